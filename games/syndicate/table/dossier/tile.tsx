import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plain } from '#words/line.ts'
import { useTable } from '../context.tsx'
import { Amounts, MarkSign } from '../signs.tsx'
import { ChanceRing } from './ring.tsx'
import type { Way } from './ways.ts'

interface TileProps {
  readonly way: Way
  readonly picked: boolean
  onPick(): void
}

/** One way to attempt a mission: chance, face needed, gain, cost, what it is worth on average. */
export function WayTile({ way, picked, onPick }: TileProps): ReactElement {
  const { t } = useTable()
  const { shared, hands, forecast, chance, expected, affordable } = way
  const free = forecast.cost.every((n) => n === 0)
  const spoken = [
    t.dossier.way(shared, hands),
    t.dossier.chance(t.percent(chance)),
    plain(t.dossier.gain(forecast.gain)),
    free ? t.dossier.noCost : plain(t.dossier.cost(forecast.cost)),
    t.dossier.expected(t.decimal(expected)),
  ].join(', ')
  return (
    <button type="button" className={classNames('syn-way', affordable && 'syn-way-can', picked && 'syn-way-picked')} aria-pressed={picked} aria-label={spoken} disabled={!affordable} onClick={onPick}>
      <span className="syn-way-head">
        <MarkSign mark={shared === true ? 'shared' : hands ? 'hands' : 'alone'} size={14} />
        {t.dossier.way(shared, hands)}
      </span>
      <ChanceRing chance={chance} />
      <span className="syn-way-figures">
        <b className="syn-way-face">{t.dossier.face(forecast.win)}</b>
        <span className="syn-way-gain">
          + <Amounts amounts={forecast.gain} size={13} />
        </span>
        {free ? (
          <span className="syn-muted">{t.dossier.noCost}</span>
        ) : (
          <span className="syn-way-cost">
            − <Amounts amounts={forecast.cost} size={13} />
          </span>
        )}
      </span>
      <span className="syn-way-worth" title={t.dossier.expectedHint}>
        {t.dossier.expected(t.decimal(expected))}
      </span>
    </button>
  )
}
