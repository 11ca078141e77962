import type { View } from '#kernel/definition.ts'
import { isLanes, type Frame } from '#kernel/steps.ts'
import type { Reader } from '#words/game-words.ts'
import type { Cost, Effect, Gain, PlaceTerms, Power } from '../data/content.ts'
import { E, ESSENCE_NAMES, G, L, NO_ESSENCES, type Essence } from '../data/essence.ts'
import type { Frames } from '../rules/frames.ts'
import { AS_PRINTED, quote } from '../rules/paying.ts'
import type { Own, Rules } from '../rules/state.ts'
import { pointsOn } from '../rules/victory.ts'
import { HAND, TABLEAU } from '../rules/zones.ts'

/** What a sentence in any language can look up: the tables, the reader's view and the reader's question. */
export interface Known {
  readonly rules: Rules
  readonly reader: Reader
  readonly view: View<Own> | undefined
  readonly frame: Frames | undefined
}

export function know(rules: Rules, reader: Reader): Known {
  const view = reader.view as View<Own> | undefined
  return { rules, reader, view, frame: view && questionTo(view, reader.viewer) }
}

function questionTo(view: View<Own>, seat: number): Frames | undefined {
  const top = view.stack.at(-1)
  const frame: Frame | undefined = top && isLanes(top) ? top.lanes[seat]?.at(-1) : top
  return frame && frame['seat'] === seat ? (frame as unknown as Frames) : undefined
}

export const cardOf = ({ rules }: Known, id: string): number => rules.content.byId.get(id) ?? 0
export const seatOf = (facet: string): number => Number(facet.slice('seat'.length))
export const essenceOf = (facet: string): Essence => Math.max(E, (ESSENCE_NAMES as readonly string[]).indexOf(facet)) as Essence
export const isMine = ({ reader }: Known, seat: number): boolean => reader.viewer === seat
export const inSet = (set: number): Essence[] => ([0, 1, 2, 3, 4] as const).filter((essence) => (set & (1 << essence)) !== 0)

export const powerOf = ({ rules }: Known, card: number, power: number): Power => rules.components[card].powers[power]

/** The effect of a power when it is of the kind that a step needs. */
export function effectOf<K extends Effect['kind']>(known: Known, card: number, power: number, kind: K): Extract<Effect, { kind: K }> | undefined {
  const effect = powerOf(known, card, power)?.effect
  return effect?.kind === kind ? (effect as Extract<Effect, { kind: K }>) : undefined
}

export const poolOf = ({ view }: Known, seat: number): readonly number[] => view?.pool.slice(seat * 5, seat * 5 + 5) ?? []
export const lyingOn = ({ view }: Known, card: number): readonly number[] => view?.on.slice(card * 5, card * 5 + 5) ?? []
const handSize = ({ view }: Known, seat: number): number => view?.cards.at[HAND + seat].length ?? 0
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** The magic item of a seat. */
export const itemOf = ({ rules, view }: Known, seat: number): number | undefined => view?.cards.at[TABLEAU + seat].find((card) => rules.components[card].kind === 'item')

/** What a component's Collect lets its owner choose, less what is chosen already. */
export function collectGain({ rules }: Known, card: number, left: number): Gain {
  const { collect } = rules.components[card]
  return { fixed: NO_ESSENCES, n: left, of: collect.kind === 'gain' || collect.kind === 'interest' ? collect.gain.of : 0 }
}

/** Who plays after a seat, or undefined when all the others have passed. */
export function nextPlayer({ view }: Known, seat: number): number | undefined {
  if (!view) return undefined
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (seat + 1 + i) % view.seats)
  return others.find((other) => view.passed[other] === 0)
}

/** What an artifact would cost the reader now. */
export type Price =
  | { readonly kind: 'free' }
  | { readonly kind: 'printed'; readonly cost: Cost }
  /** Only one type is asked for. */
  | { readonly kind: 'one type'; readonly essence: Essence; readonly n: number; readonly printed: number }
  /** The payer chooses; so many of them are Gold in any case. */
  | { readonly kind: 'choice'; readonly n: number; readonly gold: number; readonly printed: number }

export function priceOf(known: Known, card: number): Price | undefined {
  const { rules, view, reader } = known
  const { cost } = rules.components[card]
  if (!view || reader.viewer >= view.seats) return undefined
  const { left, removed, goldRemoved } = quote(rules, view, reader.viewer, card, termsOf(known))
  if (left === 0) return { kind: 'free' }
  if (removed === 0) return { kind: 'printed', cost }
  const types = inSet(31).filter((essence) => cost.fixed[essence] > 0)
  if (cost.any === 0 && types.length === 1) return { kind: 'one type', essence: types[0], n: left, printed: cost.total }
  return { kind: 'choice', n: left, gold: cost.fixed[G] - goldRemoved, printed: cost.total }
}

function termsOf(known: Known): PlaceTerms {
  const { frame } = known
  if (frame?.step !== 'placeFromHand' && frame?.step !== 'placeFromDiscard') return AS_PRINTED
  return effectOf(known, frame.card, frame.power, 'place')?.terms ?? AS_PRINTED
}

/** What taking an attack's loss would cost the reader: Life first, two others for each that is missing. */
export function lossOf(known: Known): { readonly life: number; readonly others: number } | undefined {
  const { frame } = known
  if (frame?.step !== 'attacked') return undefined
  const loss = effectOf(known, frame.card, frame.power, 'attack')?.loss ?? 0
  const pool = poolOf(known, frame.seat)
  const life = Math.min(loss, pool[L])
  return { life, others: Math.min(2 * (loss - life), sum(pool) - life) }
}

/** What destroying or discarding a card would give, in the power that asks for it. */
export function worthOf(known: Known, card: number): { readonly n: number; readonly gold: boolean } | undefined {
  const { frame } = known
  if (frame?.step !== 'destroy' && frame?.step !== 'discardCost') return undefined
  const effect = effectOf(known, frame.card, frame.power, 'gain cost')
  return effect && { n: known.rules.components[card].cost.total + effect.plus, gold: effect.as === 'gold' }
}

/** The react of a component that answers the present question. */
export function reactOf(known: Known, card: number): Power | undefined {
  const checks = known.frame?.step === 'reactToCheck'
  return known.rules.components[card].powers.find(({ when }) => (checks ? when === 'victory check' : when === 'life loss' || when === 'dragon power'))
}

/** The only react of a component, whatever it answers. */
export const anyReactOf = ({ rules }: Known, card: number): Power | undefined => rules.components[card].powers.find(({ when }) => when !== 'action' && when !== 'claim')

/** Points of a component in the reader's tableau, and without what lies on it. */
export function pointsIfEmptied(known: Known, card: number): { readonly before: number; readonly after: number } | undefined {
  const { rules, view, reader } = known
  if (!view || reader.viewer >= view.seats || !view.cards.at[TABLEAU + reader.viewer].includes(card)) return undefined
  const on = view.on.slice()
  on.fill(0, card * 5, card * 5 + 5)
  return { before: pointsOn(rules, view, reader.viewer, card), after: pointsOn(rules, { ...view, on }, reader.viewer, card) }
}

/** One more essence of a type on a component of the reader's: what are its points then? */
export function pointsWithOneMore(known: Known, card: number, essence: number): { readonly before: number; readonly after: number } | undefined {
  const points = pointsIfEmptied(known, card)
  return points && { before: points.before, after: points.before + (known.rules.components[card].points.perStored === essence ? 1 : 0) }
}

/** In a draft: do the packets go to the left? The first four cards are kept from packets that do. */
export const packetGoesLeft = (known: Known): boolean => handSize(known, known.reader.viewer) < 4
