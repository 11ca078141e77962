import './recruits.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { SECTORS } from '../../rules/state.ts'
import { useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { effectText } from '../view.ts'

/** The recruit track: fighters in each sector, on their way to the base. */
export function Recruits({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, words, t } = useTable()
  const faction = view.faction[seat]
  const sectors = c.factions.sectors[faction].map((_, sector) => view.sectors[seat * SECTORS + sector])
  const fast = c.factions.fastEnergy[faction]
  const hints = [
    ...(fast >= 0 ? [t.board.fastAdvance(fast)] : []),
    t.board.exchange(c.start.exchangePoints, words.effect(effectText(c.effects[c.factions.exchange[faction]]))),
    ...(view.reserve[seat] > 0 ? [t.board.reserveFighters(view.reserve[seat])] : []),
  ]
  const tip = useTip(() => (
    <span className="circ-tip">
      <b>{t.board.recruits}</b>
      {hints.map((hint) => (
        <span key={hint}>{hint}</span>
      ))}
    </span>
  ))
  return (
    <div className="circ-recruits" role="img" aria-label={[t.board.recruits, ...sectors.map((n, i) => t.board.sectorOf(i + 1, n)), ...hints].join(', ')} tabIndex={0} {...tip}>
      <span className="circ-recruits-name">{t.board.recruits}</span>
      {view.reserve[seat] > 0 && <span className="circ-sector circ-sector-out">{view.reserve[seat]}</span>}
      {sectors.map((n, i) => (
        <span key={i} className="circ-sector-step">
          <span className={classNames('circ-sector', n === 0 && 'circ-sector-empty')}>
            <MarkSign mark="fighter" size={13} filled />
            {n}
          </span>
          <i>→</i>
        </span>
      ))}
      <MarkSign mark="base" size={15} />
    </div>
  )
}
