import './top-mark.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { RoundSlot } from '#ui/round-slot.tsx'
import { PHASE } from '../../rules/state.ts'
import { useTable } from '../context.tsx'
import { MarkSign, type Mark } from '../signs.tsx'
import { Alert } from './alert.tsx'

const marks: Readonly<Record<'players' | 'sovereign' | 'collection', Mark>> = { players: 'mission', sovereign: 'sovereign', collection: 'market' }

/** In the top bar: the round and its three phases; on a phone the alert besides. */
export function TopMark({ narrow }: { readonly narrow: boolean }): ReactElement {
  const { view, t } = useTable()
  const { phases } = t.round
  const isLast = view.last > 0 && view.last === view.round
  return (
    <RoundSlot>
      <span className="syn-top" data-atmosphere="syndicate">
        <b className={isLast ? 'syn-top-last' : undefined}>{isLast ? t.round.lastRound : t.round.round(view.round)}</b>
        {narrow ? (
          <Alert small />
        ) : (
          <ol className="syn-phases" aria-label={t.areas.roundTrack}>
            {(['players', 'sovereign', 'collection'] as const).map((phase) => (
              <li key={phase} className={classNames('syn-phase', view.phase === PHASE[phase] && 'syn-phase-now')} aria-current={view.phase === PHASE[phase] ? 'step' : undefined}>
                <MarkSign mark={marks[phase]} size={16} />
                {phases[phase]}
              </li>
            ))}
          </ol>
        )}
      </span>
    </RoundSlot>
  )
}
