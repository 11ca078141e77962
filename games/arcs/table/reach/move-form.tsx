import './move-form.css'
import type { ReactElement } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { line, type Line } from '#words/line.ts'
import { rivalControls } from '../../rules/board.ts'
import { PieceSign } from '../signs.tsx'
import { asState, content, type ArcsView } from '../view.ts'
import { controlAfter, usePlan, type Plan } from './plan.ts'
import { labelsOf, whoIs } from './spoken.ts'
import { isCatapult } from './voyage.ts'

/** How many ships go, where, and what that would do: between the prompt and Undo. */
export function MoveForm({ props, turn }: { readonly props: TableProps<ArcsView>; readonly turn: Turn }): ReactElement | null {
  const plan = usePlan(props, turn)
  const { words: ui } = useFurniture()
  if (!plan) return null
  const { turn: t } = labelsOf(props)
  const { from, to, end, free, frame } = plan
  const chosen = free && from !== undefined
  return (
    <div className="reach-move">
      <p className="reach-move-note" role="status">
        <LineText line={noteOf(props, plan)} reach="none" />
      </p>
      {from !== undefined && <Numbers props={props} plan={plan} />}
      <div className="reach-move-ends">
        {chosen && (
          <IconButton icon="chevronLeft" label={ui.back} look="plain" onClick={plan.clear} />
        )}
        {end && (
          <Button onClick={() => turn.choose(end)}>{frame.step === 'catapult' ? t.stopHere : <LineText line={props.words.option(end.verb, end.facets, props.reader)} reach="none" />}</Button>
        )}
        {to !== undefined && (
          <Button look="primary" onClick={() => plan.go(to)}>
            {t.moveHere} · {props.words.name('system', content.systems.ids[to])}
          </Button>
        )}
      </div>
    </div>
  )
}

function Numbers({ props, plan }: { readonly props: TableProps<ArcsView>; readonly plan: Plan }): ReactElement | null {
  const { map } = labelsOf(props)
  const { group, groups, most, take, frame } = plan
  const identity = props.players[frame.seat]?.identity ?? 0
  if (groups.length < 2) return null
  // Where both cannot be had, the other number gives way.
  const set = (fresh: number, damaged: number, keep: 'fresh' | 'damaged'): void => {
    const fitting = groups.filter((each) => (keep === 'fresh' ? each.fresh === fresh : each.damaged === damaged))
    const off = (each: { readonly fresh: number; readonly damaged: number }): number => Math.abs(each.fresh - fresh) + Math.abs(each.damaged - damaged)
    if (fitting.length > 0) take(fitting.reduce((best, each) => (off(each) < off(best) ? each : best)))
  }
  const kinds = [
    { label: map.freshWord, damaged: false, value: group.fresh, max: most.fresh, onChange: (n: number) => set(n, group.damaged, 'fresh') },
    { label: map.damagedWord, damaged: true, value: group.damaged, max: most.damaged, onChange: (n: number) => set(group.fresh, n, 'damaged') },
  ]
  return (
    <div className="reach-move-numbers">
      {kinds.map(
        ({ label, damaged, value, max, onChange }) =>
          max > 0 && (
            <div key={label} className="reach-move-number" title={label}>
              <Stepper label={label} hideLabel face={<PieceSign piece="ship" identity={identity} damaged={damaged} size={22} />} value={value} min={0} max={max} onChange={onChange} />
              <span className="reach-move-most">/ {max}</span>
            </div>
          ),
      )}
    </div>
  )
}

/** Who would control the destination, and whether the Catapult goes on from there; before one is pointed at, how many there are. */
function noteOf(props: TableProps<ArcsView>, plan: Plan): Line {
  const { map } = labelsOf(props)
  const { to, from, destinations } = plan
  if (from === undefined) return []
  const flies = isCatapult(props.view, plan.frame, from)
  if (to === undefined) return [[map.inReach(destinations.length), ...(flies ? [map.mayGoOn] : [])].join('. ')]
  const control = controlNote(props, plan, to)
  if (!flies || !content.systems.gate[to]) return control
  return line`${control} ${rivalControls(asState(props.view), to, plan.frame.seat) ? map.stopsHere : map.mayGoOn}`
}

function controlNote(props: TableProps<ArcsView>, { group, frame }: Plan, to: number): Line {
  const { map } = labelsOf(props)
  const id = content.systems.ids[to]
  const { who, mine, theirs, before } = controlAfter(props.view, frame.seat, to, group.fresh)
  if (who === frame.seat) return before === frame.seat ? map.wouldKeepControl(id, mine, theirs) : map.wouldTakeControl(id, mine, theirs)
  if (who >= 0) return map.wouldNotControl(id, whoIs(props, who))
  return mine > 0 ? map.wouldTie(id, mine) : map.wouldNotControl(id, 'you')
}
