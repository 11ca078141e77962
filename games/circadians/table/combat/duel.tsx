import { useState, type ReactElement, type ReactNode } from 'react'
import { LineText } from '#ui/line.tsx'
import { plain, type Line } from '#words/line.ts'
import { X } from '../../data/content.ts'
import { BLUFF, NO_CARD } from '../../rules/totals.ts'
import { asState } from '../view.ts'
import type { ToldBattle, ToldSide } from './battle-log.ts'
import { Beats, revealLines } from './beats.tsx'
import { HandPick } from './hand-pick.tsx'
import type { Plan, PlanInHand } from './plan.ts'
import { reachOf, unplanned } from './reach.ts'
import type { Scene } from './scene.ts'
import { sealedPlan, hasSealed } from './sealed.ts'
import { SidePanel, stakesOf } from './side-panel.tsx'
import { sumOf, type SumLine } from './sum.ts'
import { TotalsTable } from './totals-table.tsx'
import { Wheel, WheelBack } from './wheel.tsx'

export type SumLines = readonly [readonly SumLine[], readonly SumLine[]]

/** What both sides have declared, while it lies on the table. */
export const declaredLines = ({ c, view }: Scene): SumLines => [sumOf(c, asState(view), unplanned(view), 0), sumOf(c, asState(view), unplanned(view), 1)]

interface DuelProps {
  readonly scene: Scene
  readonly battle: ToldBattle
  /** The battle is going on. */
  readonly live: boolean
  readonly lines: SumLines | undefined
  readonly plan: PlanInHand | undefined
  /** Beats of the reveal that are shown by now. */
  readonly shown: number
  readonly question: ReactNode
}

/** Both sides and wheels; below them the own plan, and later the reveal. */
export function Duel({ scene, battle, live, lines, plan, shown, question }: DuelProps): ReactElement {
  const [pointed, setPointed] = useState<number>()
  const own = battle.sides.findIndex(({ seat }) => seat === scene.viewer)
  const order = own === 1 ? [1, 0] : [0, 1]
  const open = live && battle.winner === undefined
  const card = plan ? (pointed ?? plan.counted) : NO_CARD
  return (
    <>
      <div className={plan || shown === 0 ? 'circ-duel-top' : 'circ-duel-top circ-duel-told'}>
        {order.map((side) => (
          <SidePanel key={side} scene={scene} seat={battle.sides[side].seat} told={battle.sides[side]} lines={lines?.[side] ?? []} stakes={open ? stakesOf(scene, side) : undefined} />
        ))}
        <div className="circ-duel-wheels">
          {order.map((side) => (
            <SideWheel key={side} scene={scene} told={battle.sides[side]} live={live} plan={plan?.side === side ? plan : undefined} shown={shown} />
          ))}
        </div>
      </div>
      {battle.before.length > 0 && !plan && <Told scene={scene} battle={battle} />}
      {plan ? (
        <div className="circ-duel-plan">
          <HandPick scene={scene} plan={plan} onPoint={setPointed} />
          <TotalsTable scene={scene} plan={plan} card={plan.bluff ? NO_CARD : card} reach={reachOf(scene.c, scene.view, 1 - plan.side)} />
        </div>
      ) : (
        shown > 0 && <Beats scene={scene} battle={battle} shown={shown} />
      )}
      {question}
    </>
  )
}

/** What happened before the plans were made. */
function Told({ scene: { props }, battle }: { readonly scene: Scene; readonly battle: ToldBattle }): ReactElement {
  return (
    <ul className="circ-duel-before">
      {battle.before.map((event, i) => (
        <li key={i}>
          <LineText line={props.words.event(event, props.reader) ?? []} reach="none" />
        </li>
      ))}
    </ul>
  )
}

interface SideWheelProps {
  readonly scene: Scene
  readonly told: ToldSide
  readonly live: boolean
  readonly plan: PlanInHand | undefined
  readonly shown: number
}

/** The wheel of a side: being planned, sealed, hidden or open. */
function SideWheel({ scene, told, live, plan, shown }: SideWheelProps): ReactElement {
  const { t, view, viewer, who, identityOf } = scene
  const { seat } = told
  const identity = identityOf(seat)
  const mine = seat === viewer
  if (plan)
    return (
      <Figure caption={[]}>
        <OpenWheel scene={scene} seat={seat} plan={plan} label={t.yourWheel} can={plan.can} onTurn={(section) => plan.set({ section })} />
      </Figure>
    )
  const sealed = live && hasSealed(view, seat)
  // Plans made openly lie open at once, others with the first beat.
  if (told.plan && (shown > 0 || live))
    return (
      <Figure caption={revealLines(scene, told)}>
        <OpenWheel scene={scene} seat={seat} plan={{ ...told.plan, bluff: told.plan.card === BLUFF }} thrown={told.die?.strength} label={plain(t.wheelOf(who(seat)))} />
      </Figure>
    )
  const own = mine && live ? sealedPlan(view) : undefined
  if (own)
    return (
      <Figure caption={[[t.sealedByYou]]}>
        <OpenWheel scene={scene} seat={seat} plan={own} label={t.yourWheel} />
      </Figure>
    )
  const asked = view.waiting.find((each) => each.seat === seat)?.step
  const state = sealed ? t.sealed(who(seat)) : asked === 'planOpenly' ? t.open(who(seat)) : asked === 'plan' ? t.plans(who(seat)) : []
  return (
    <Figure caption={state.length === 0 ? [] : sealed || asked === 'plan' ? [state, [t.hidden], [t.mayBluff]] : [state]}>
      <WheelBack identity={identity} label={plain(state.length === 0 ? t.wheelOf(who(seat)) : state)} sealed={sealed} />
    </Figure>
  )
}

function Figure({ caption, children }: { readonly caption: readonly Line[]; readonly children: ReactNode }): ReactElement {
  return (
    <figure className="circ-duel-wheel">
      {children}
      {caption.length > 0 && (
        <figcaption>
          {caption.map((each, i) => (
            <span key={i}>
              <LineText line={each} reach="none" />
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}

interface OpenWheelProps {
  readonly scene: Scene
  readonly seat: number
  readonly plan: Plan
  /** What the die shows, once it is thrown: the value of X. */
  readonly thrown?: number | undefined
  readonly label: string
  can?(section: number): boolean
  onTurn?(section: number): void
}

function OpenWheel({ scene, seat, plan, thrown, label, can, onTurn }: OpenWheelProps): ReactElement {
  const { c, words, t } = scene
  const { section } = plan
  const card = plan.bluff ? NO_CARD : plan.card
  const design = card >= 0 ? c.tactics.design[card] : -1
  const value = (printed: number): string => (printed === X ? (thrown === undefined ? 'X' : String(thrown)) : String(printed))
  const name = words.sectionText(c.wheel.ids[section]).name
  return (
    <Wheel
      scene={scene}
      identity={scene.identityOf(seat)}
      section={section}
      label={`${label}: ${name}`}
      card={design >= 0 ? words.cardText(c.tactics.ids[design]).title : plan.bluff ? t.bluffShort : t.withoutCard}
      values={design >= 0 ? [value(c.tactics.left[design]), value(c.tactics.right[design])] : [String(c.wheel.plainLeft), String(c.wheel.plainRight)]}
      {...(can ? { can } : {})}
      {...(onTurn ? { onTurn } : {})}
    />
  )
}
