import './top-mark.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { RoundSlot } from '#ui/round-slot.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { phases, ROUNDS, type Phase } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { MarkSign, PhaseSign } from '../signs.tsx'

/** In the top bar: the nine phases of the round; on a phone the round, and the sign of the phase that runs. */
export function TopMark({ narrow }: { readonly narrow: boolean }): ReactElement {
  const { view, t } = useTable()
  const now = phases[view.phase]
  return (
    <RoundSlot>
      <span className="circ-top" data-atmosphere="circadians">
        {narrow ? (
          view.round > 0 && (
            <>
              <b role="img" aria-label={t.round.roundOf(view.round, ROUNDS)}>
                {view.round}/{ROUNDS}
              </b>
              <PhaseSign phase={now} size={18} label={t.round.phases[now].name} />
            </>
          )
        ) : (
          <ol className="circ-phases">
            {phases.map((phase, i) => (
              <PhaseMark key={phase} phase={phase} state={view.round === 0 || i > view.phase ? 'toCome' : i === view.phase ? 'now' : 'done'} />
            ))}
          </ol>
        )}
      </span>
    </RoundSlot>
  )
}

function PhaseMark({ phase, state }: { readonly phase: Phase; readonly state: 'done' | 'now' | 'toCome' }): ReactElement {
  const { t } = useTable()
  const { name, short, hint } = t.round.phases[phase]
  const tip = useTip(() => (
    <span className="circ-tip">
      <b>{name}</b>
      <span>{hint}</span>
    </span>
  ))
  const said = { done: t.round.phaseDone, now: t.round.phaseRuns, toCome: t.round.phaseToCome }[state]
  return (
    <li className={classNames('circ-phase', `circ-phase-${state}`)} aria-current={state === 'now' ? 'step' : undefined} {...tip}>
      {state === 'done' ? <MarkSign mark="check" size={13} /> : <PhaseSign phase={phase} size={15} />}
      <span className="circ-phase-name">{short}</span>
      <span className="ui-unseen">, {said}</span>
    </li>
  )
}
