import type { Content } from '../../data/content.ts'
import { trait } from '../../rules/board.ts'
import { sectionAllowed } from '../../rules/combat.ts'
import { battleOf, NO_CARD, type Battle, type Plan } from '../../rules/totals.ts'
import { SEATS } from '../../rules/state.ts'
import { reckonerFor } from '../map/forecast.ts'
import { asState, drawnOf, handOf, type CircadiansView } from '../view.ts'

/** What a plan would come to, and what the rival can reach, from what the viewer may know and nothing else. */

export interface Span {
  readonly low: number
  readonly high: number
}

export interface Preview {
  readonly strength: Span
  readonly attack: Span
  readonly shield: Span
}

const noPlan: Plan = { section: -1, card: NO_CARD, die: -1, rerolled: false }

/** Totals of a side with this section and card, over every face of the die and whether the other side uses a card, where that is open. */
export function previewOf(c: Content, view: CircadiansView, side: number, section: number, card: number): Preview {
  const s = asState(view)
  const all = throwsOf(c, view, side, section).flatMap((thrown) =>
    cardsAgainst(c, view, side).map((other) => {
      const battle = planned(planned(battleOf(s), side, { section, card, ...thrown }), 1 - side, { ...battleOf(s).plans[1 - side], card: other })
      return reckonerFor(c).total(s, battle, side)
    }),
  )
  return { strength: span(all.map(({ strength }) => strength)), attack: span(all.map(({ attack }) => attack)), shield: span(all.map(({ shield }) => shield)) }
}

/** What a side may throw: every face, and again where it may throw a second time. */
function throwsOf(c: Content, view: CircadiansView, side: number, section: number): readonly Pick<Plan, 'die' | 'rerolled'>[] {
  if (!c.wheel.die[section]) return [{ die: -1, rerolled: false }]
  const again = trait(c, asState(view), view.fightSeat[side], c.attributes.does.rerolls) > 0
  return c.wheel.dieStrength.flatMap((_, die) => [{ die, rerolled: false }, ...(again ? [{ die, rerolled: true }] : [])])
}

/** The card of the other side: the one that lies open, or none and any; an unknown one takes no shields away. */
function cardsAgainst(c: Content, view: CircadiansView, side: number): readonly number[] {
  const other = 1 - side
  if (view.fightSection[other] >= 0) return [view.fightCard[other]]
  const { opposingShield } = c.tactics.use.does
  return cardsInHand(view, view.fightSeat[other]) > 0 ? [NO_CARD, c.tactics.design.findIndex((design) => opposingShield[design] === 0)] : [NO_CARD]
}

export interface Reach extends Span {
  /** The most without a card. */
  readonly plain: number
}

/** The Strength that a side can come to; only what lies open if it has planned openly. */
export function reachOf(c: Content, view: CircadiansView, side: number): Reach {
  const [section, card] = [view.fightSection[side], view.fightCard[side]]
  if (section >= 0) {
    const { low, high } = previewOf(c, view, side, section, card).strength
    return { low, high, plain: high }
  }
  const sections = c.wheel.ids.map((_, each) => each).filter((each) => sectionAllowed(c, asState(view), side, each))
  const plain = sections.map((each) => previewOf(c, view, side, each, NO_CARD).strength)
  const withCards = possibleCards(c, view, view.fightSeat[side]).flatMap((each) => sections.map((one) => previewOf(c, view, side, one, each).strength.high))
  const most = Math.max(...plain.map(({ high }) => high))
  return { low: Math.min(...plain.map(({ low }) => low)), plain: most, high: Math.max(most, ...withCards) }
}

/** One card of each design that a seat may hold, as far as the viewer knows. */
export function possibleCards(c: Content, view: CircadiansView, seat: number): readonly number[] {
  const held = [...handOf(view, seat), ...drawnOf(view, seat)]
  const known = held.filter((card) => card >= 0)
  if (known.length === held.length) return onePerDesign(c, known)
  const elsewhere = new Set([...view.cards.at.flat(), ...view.cards.members.flat()])
  const unseen = c.tactics.design.map((_, card) => card).filter((card) => !elsewhere.has(card))
  return onePerDesign(c, [...known, ...unseen])
}

/** Fighters of the rival that a plan wounds at most, against the shields that are known. */
export function mostWounds(c: Content, view: CircadiansView, side: number, { attack }: Preview): number {
  const rival = 1 - side
  const { shield } = reckonerFor(c).total(asState(view), battleOf(asState(view)), rival)
  const fighters = view.fighters[view.fightAt * SEATS + view.fightSeat[rival]]
  return Math.max(0, Math.min(c.wheel.maxWounds, fighters, attack.high - shield))
}

/** The battle with nothing but what is declared. */
export const unplanned = (view: CircadiansView): Battle => ({ ...battleOf(asState(view)), plans: [noPlan, noPlan] })

const cardsInHand = (view: CircadiansView, seat: number): number => handOf(view, seat).length + drawnOf(view, seat).length

const planned = (battle: Battle, side: number, plan: Plan): Battle => ({ ...battle, plans: side === 0 ? [plan, battle.plans[1]] : [battle.plans[0], plan] })
const span = (values: readonly number[]): Span => ({ low: Math.min(...values), high: Math.max(...values) })
const onePerDesign = (c: Content, cards: readonly number[]): readonly number[] => cards.filter((card, i) => cards.findIndex((other) => c.tactics.design[other] === c.tactics.design[card]) === i)
