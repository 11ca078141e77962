import './march-form.css'
import type { ReactElement } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { LeaderSign, MarkSign } from '../signs.tsx'
import { contentOf, leaderHere, regionId, type CircadiansView } from '../view.ts'
import { forecast, wayTo } from './forecast.ts'
import { usePlan, type Companion, type Plan, type Refusal } from './plan.ts'
import { SideNote } from './side-note.tsx'
import { labelsOf } from './spoken.ts'

type Props = TableProps<CircadiansView>

/** Who goes where, and what that would bring: between the prompt and Undo. */
export function MarchForm({ props, turn }: { readonly props: Props; readonly turn: Turn }): ReactElement | null {
  const plan = usePlan(props, turn)
  const { words: ui } = useFurniture()
  if (!plan) return null
  const { march: t } = labelsOf(props)
  const c = contentOf(props.override)
  const { from, to, end, free } = plan
  return (
    <div className="circ-march">
      <div className="circ-march-note" role="status">
        <Note props={props} plan={plan} />
      </div>
      {from !== undefined && <Party props={props} plan={plan} />}
      <div className="circ-march-ends">
        {free && from !== undefined && <IconButton icon="chevronLeft" label={ui.back} look="plain" onClick={plan.clear} />}
        {end && (
          <Button onClick={() => turn.choose(end)}>
            <LineText line={props.words.option(end.verb, end.facets, props.reader)} reach="none" />
          </Button>
        )}
        {to !== undefined && (
          <Button look="primary" onClick={() => plan.go(to)}>
            {t.go} · {regionId(c, to)}
          </Button>
        )}
      </div>
    </div>
  )
}

function Party({ props, plan }: { readonly props: Props; readonly plan: Plan }): ReactElement {
  const { march: t } = labelsOf(props)
  const { party, counts, companions, take, frame } = plan
  const identity = props.players[frame.seat]?.identity ?? 0
  const most = counts.at(-1) ?? 0
  return (
    <div className="circ-march-party">
      {most > 0 && (
        <div className="circ-march-number">
          <Stepper
            label={t.fighters}
            hideLabel
            face={<PlayerShape identity={identity} size={18} />}
            value={party.fighters}
            min={counts[0] ?? 0}
            max={most}
            onChange={(wanted) => {
              const next = wanted > party.fighters ? counts.find((n) => n >= wanted) : counts.findLast((n) => n <= wanted)
              if (next !== undefined) take({ ...party, fighters: next })
            }}
          />
          <span className="circ-march-most">/ {most}</span>
        </div>
      )}
      {companions.map((companion) => (
        <CompanionButton key={companion.leader} props={props} plan={plan} companion={companion} />
      ))}
    </div>
  )
}

/** A leader to take along; one who cannot come says why. */
function CompanionButton({ props, plan, companion }: { readonly props: Props; readonly plan: Plan; readonly companion: Companion }): ReactElement {
  const { march: t } = labelsOf(props)
  const { leader, comes, must, refusal } = companion
  const { name, upgraded, ryhzu } = leaderHere(contentOf(props.override), props.view, leader)
  const { party, take, frame } = plan
  const why = refusal === undefined ? undefined : refusalText(props, refusal)
  const fixed = must || refusal !== undefined
  return (
    <button
      type="button"
      className={classNames('circ-march-leader', comes && 'circ-march-leader-comes')}
      aria-pressed={comes}
      aria-disabled={fixed}
      aria-label={why === undefined ? t.takeAlong(name) : `${t.takeAlong(name)}. ${why}`}
      title={why ?? t.takeAlong(name)}
      onClick={() => {
        if (!fixed) take({ ...party, leaders: comes ? party.leaders.filter((each) => each !== leader) : [...party.leaders, leader] })
      }}
    >
      <LeaderSign name={name} upgraded={upgraded} ryhzu={ryhzu} identity={props.players[frame.seat]?.identity ?? 0} size={24} />
      <span>{name}</span>
    </button>
  )
}

function refusalText(props: Props, refusal: Refusal): string {
  const { march: t } = labelsOf(props)
  const c = contentOf(props.override)
  switch (refusal.why) {
    case 'noLake':
      return t.ryhzuNoLake
    case 'oneLeader':
      return t.oneLeader(c.leaders.ids[refusal.other], regionId(c, refusal.region))
    case 'pinned':
      return t.pinnedHint
  }
}

/** Before a target is pointed at, who is pinned; then both forces with their Strength. */
function Note({ props, plan }: { readonly props: Props; readonly plan: Plan }): ReactElement | null {
  const { march: t } = labelsOf(props)
  const c = contentOf(props.override)
  const { from, to, pin, frame, party } = plan
  if (from === undefined) return null
  if (to === undefined)
    return (
      <>
        <span>{t.chooseTarget}</span>
        {pin && (
          <span className="circ-march-pin" title={t.pinnedHint}>
            <MarkSign mark="pin" size={13} filled />
            {t.pinned(pin.stay)}
          </span>
        )}
      </>
    )
  const { kind, mine, rivals } = forecast(c, props.view, frame.seat, from, to, party)
  const id = regionId(c, to)
  const way = wayTo(c, props.view, frame.seat, from, to)
  return (
    <>
      <span>
        {kind === 'battle' ? t.toBattle(id) : kind === 'join' ? t.toJoin(id) : t.toControl(id)}
        {way !== undefined && ` (${t.near[way]})`}
      </span>
      {kind === 'battle' && [mine, ...rivals].map((side) => <SideNote key={side.seat} props={props} side={side} />)}
    </>
  )
}
