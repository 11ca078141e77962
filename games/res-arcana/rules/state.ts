import type { Play as KernelPlay } from '#kernel/play.ts'
import type { State as KernelState } from '#kernel/definition.ts'
import { int, ints, list, type InferFields } from '#kernel/schema.ts'
import type { Steps as KernelSteps } from '#kernel/steps.ts'
import { COMPONENTS } from '../data/content.ts'
import type { Component, Content } from '../data/content.ts'
import type { Frames } from './frames.ts'

/** The game's own fields. Everything here is public; what is hidden is where cards are. */
export const fields = {
  /** Best of three? 0 or 1. */
  match: int,
  /** One of TOGETHER, ON_REQUEST, IN_ORDER. */
  collecting: int,
  /** Somebody asked for the coming Collect to be done in turn order. */
  orderAsked: int,
  /** 1 to 3 in a match. */
  game: int,
  round: int,
  /** First player of this game. */
  first: int,
  /** Who holds the first-player token. */
  token: int,
  passed: ints,
  /** `pool[seat · 5 + essence]` */
  pool: ints,
  /** `on[component · 5 + essence]`: what lies on components. */
  on: ints,
  turned: ints,
  /** Points that a react adds to the check in progress. */
  bonus: ints,
  /** Derived from the tableau, see discounts.ts: `off[seat · 4 + …]`. */
  off: ints,
  /** In a match: two for a win, one for a shared win. */
  won: ints,
  /** In a match: each finished game's totals, seat by seat. */
  results: ints,
  /** In a match: the decks drafted for game 2. */
  picked: list(ints),
}

export type Own = InferFields<typeof fields>
export type State = KernelState<Own>
export type Play = KernelPlay<Frames>
export type StepsOf<K extends Frames['step']> = Pick<KernelSteps<State, Frames>, K>

export const TOGETHER = 0
export const ON_REQUEST = 1
export const IN_ORDER = 2

/** The content and what the rules look up in it often. */
export interface Rules {
  readonly content: Content
  readonly components: readonly Component[]
  /** For each component, the numbers of its powers that are actions. */
  readonly actions: readonly (readonly number[])[]
  /** For each component, the number of its react to life loss or to a dragon's power, or -1. */
  readonly lifeReact: readonly number[]
  readonly dragonReact: readonly number[]
  /** Components with a react to a victory check. */
  readonly checkReacts: readonly number[]
}

export function rulesOf(content: Content): Rules {
  const { components } = content
  const reactTo = (when: string): number[] => components.map((c) => c.powers.findIndex((power) => power.when === when))
  return {
    content,
    components,
    actions: components.map((c) => c.powers.flatMap((power, i) => (power.when === 'action' ? [i] : []))),
    lifeReact: reactTo('life loss'),
    dragonReact: reactTo('dragon power'),
    checkReacts: components.filter((c) => c.powers.some((power) => power.when === 'victory check')).map((c) => c.index),
  }
}

export function freshFields(seats: number): Own {
  const perSeat = (n: number): number[] => new Array<number>(seats * n).fill(0)
  return {
    match: 0,
    collecting: TOGETHER,
    orderAsked: 0,
    game: 1,
    round: 0,
    first: 0,
    token: 0,
    passed: perSeat(1),
    pool: perSeat(5),
    on: new Array<number>(COMPONENTS * 5).fill(0),
    turned: new Array<number>(COMPONENTS).fill(0),
    bonus: perSeat(1),
    off: perSeat(4),
    won: perSeat(1),
    results: [],
    picked: Array.from({ length: seats }, () => []),
  }
}
