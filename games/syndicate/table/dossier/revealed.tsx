import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { ACTION_DIE, facesThatReach } from '../../rules/dice.ts'
import { rowsFor } from '../../rules/forecast.ts'
import { luckOf } from '../../rules/seats.ts'
import { IMPOSSIBLE } from '../../data/content.ts'
import { useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { asState } from '../view.ts'
import { DossierHead } from './head.tsx'
import { ChanceRing } from './ring.tsx'

/** What a rival is attempting, to look at. */
export function Revealed(): ReactElement {
  const { c, view, t, who } = useTable()
  const { jobCard, jobAt, jobRow, jobWin, jobPlus, turn } = view
  const seat = turn >= 0 && turn < view.seats ? turn : 0
  const isAssault = jobCard < 0
  const plus = isAssault ? 0 : jobPlus + luckOf(c, asState(view), seat)
  // Before it is announced the numbers are those of the last job.
  const known = jobAt >= 0 && !view.waiting.some(({ step }) => step === 'share' || step === 'target' || step === 'reinforce')
  return (
    <section className="ui-panel syn-dossier" aria-label={t.areas.decision}>
      {isAssault ? (
        <h2 className="syn-dossier-title">
          <MarkSign mark="assault" size={20} />
          <LineText line={t.assault.title(c.territories.ids[jobAt])} reach="none" />
        </h2>
      ) : (
        <DossierHead card={jobCard} seat={seat} rows={jobAt >= 0 ? rowsFor(c, asState(view), seat, jobCard) : []} row={jobAt >= 0 ? jobRow : -1} />
      )}
      <p className="syn-muted">
        <LineText line={t.map.missionOf(who(turn))} reach="none" />
      </p>
      {known && (
        <div className="syn-reroll">
          <span className="syn-way-face">{jobWin >= IMPOSSIBLE ? t.assault.notAllowed : t.dossier.face(jobWin)}</span>
          <ChanceRing chance={Math.round((facesThatReach(jobWin, plus) * 100) / ACTION_DIE)} size={64} />
        </div>
      )}
    </section>
  )
}
