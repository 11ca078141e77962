import type { Essence, Essences } from './essence.ts'

/**
 * What the tables become when they are compiled: one fixed-shape record per component, which is
 * all that the rules ever look at. The number of a component in `components` is its identity in
 * every state: artifacts 0–39, mages 40–49, items 50–57, monuments 58–67, places 68–77.
 */
export interface Content {
  readonly components: readonly Component[]
  readonly byId: ReadonlyMap<string, number>
  /** Five tiles of two sides each. */
  readonly tiles: readonly { readonly sun: number; readonly moon: number }[]
  /** The mage and three artifacts of each numbered set of the first game. */
  readonly starterSets: readonly { readonly mage: number; readonly artifacts: readonly number[] }[]
  /** Artifacts that belong to no starter set: the only ones dealt into decks in the first game. */
  readonly unnumberedArtifacts: readonly number[]
}

export const FIRST_ARTIFACT = 0
export const ARTIFACTS = 40
export const FIRST_MAGE = 40
export const MAGES = 10
export const FIRST_ITEM = 50
export const ITEMS = 8
export const FIRST_MONUMENT = 58
export const MONUMENTS = 10
export const FIRST_PLACE = 68
export const PLACES = 10
export const COMPONENTS = 78
export const MOST_POWERS = 4

export const KINDS = ['artifact', 'mage', 'item', 'monument', 'place'] as const
export type Kind = (typeof KINDS)[number]

export type Origin = 'book' | 'found' | 'inferred' | 'lore' | 'designed'

export interface Component {
  readonly index: number
  readonly id: string
  readonly kind: Kind
  readonly origin: Origin
  readonly dragon: boolean
  readonly creature: boolean
  readonly cost: Cost
  readonly points: Points
  readonly collect: Collect
  readonly discount: Discount
  readonly powers: readonly Power[]
  /** 1 to 4, or 0 for none. */
  readonly starterSet: number
}

/** What placing or claiming costs. `total` is the sum of the printed numbers. */
export interface Cost {
  readonly fixed: Essences
  readonly any: number
  readonly total: number
}

/** `printed`, plus one for each `perStored` essence lying here, plus so much for each own beast in play. */
export interface Points {
  readonly printed: number
  readonly perStored: Essence | -1
  readonly perCreature: number
  readonly perDragon: number
}

/** `n` off the cost; a discount that spares Gold never removes a printed Gold. */
export interface Discount {
  readonly on: 'nothing' | 'artifact' | 'dragon'
  readonly n: number
  readonly sparesGold: boolean
}

/** `fixed`, and `n` more essences of one's choice among the set `of`, in any mix. */
export interface Gain {
  readonly fixed: Essences
  readonly n: number
  readonly of: number
}

export type Collect =
  | { readonly kind: 'none' }
  | { readonly kind: 'gain'; readonly gain: Gain }
  /** Gain only if at least one `stays` is left lying here. */
  | { readonly kind: 'interest'; readonly stays: Essence; readonly gain: Gain }
  /** Put `n` more of each type that is left lying here. */
  | { readonly kind: 'grow'; readonly n: number }
  /** Pay, or turn this. */
  | { readonly kind: 'upkeep'; readonly pay: Essences }

export const WHENS = ['action', 'life loss', 'dragon power', 'victory check', 'claim'] as const
export type When = (typeof WHENS)[number]

/** An action of one's turn, a react to one of three conditions, or what happens when it is claimed. */
export interface Power {
  readonly when: When
  readonly cost: PowerCost
  readonly effect: Effect
}

export interface PowerCost {
  /** Turn this component. */
  readonly turn: boolean
  /** Usable only while this is turned, unlike every other action. */
  readonly whileTurned: boolean
  readonly pay: Essences
  /** So many essences more, of any type. */
  readonly any: number
  /** One essence of this set, or 0. */
  readonly oneOf: number
  /** X essences of one type, X chosen, zero allowed. */
  readonly x: boolean
  /** Removed from this component. */
  readonly fromThis: Essences
  readonly destroy: Destroy
  /** Cards discarded from hand. */
  readonly discard: 0 | 1
  /** Turn another own straight component of this type. */
  readonly turnOther: 'none' | 'creature' | 'dragon'
  /** Nothing but turning this, named essences and destroying this: most powers. */
  readonly simple: boolean
}

export type Destroy = 'none' | 'this' | 'artifact' | 'other artifact' | 'dragon or creature'

export type Effect =
  /** From the supply to the pool; then each rival gains its part. */
  | { readonly kind: 'gain'; readonly gain: Gain; readonly rivals: Essences }
  /** From the supply onto this. */
  | { readonly kind: 'store'; readonly gain: Gain }
  /** The essence just paid goes onto this, or onto one own component. */
  | { readonly kind: 'store paid'; readonly on: 'this' | 'own component' }
  /** As many as were paid for X: Gold, or one type that is not Gold and not what was paid. */
  | { readonly kind: 'gain x'; readonly as: 'gold' | 'one other' }
  /** As many as the printed cost of the card destroyed or discarded, and `plus`. */
  | { readonly kind: 'gain cost'; readonly of: 'destroyed' | 'discarded'; readonly plus: number; readonly as: 'gold' | 'not gold' }
  /** As many `gain` as one rival's pool holds of `count`. */
  | { readonly kind: 'gain per rival'; readonly gain: Essence; readonly count: Essence }
  | { readonly kind: 'attack'; readonly loss: number; readonly wayOut: WayOut }
  | { readonly kind: 'draw'; readonly n: number }
  | { readonly kind: 'draw and discard'; readonly n: number }
  | { readonly kind: 'reorder'; readonly n: number }
  | { readonly kind: 'straighten'; readonly what: 'this' | 'component' | 'creature' }
  | { readonly kind: 'place'; readonly what: 'artifact' | 'dragon'; readonly from: 'hand' | 'discard' | 'any discard'; readonly terms: PlaceTerms }
  | { readonly kind: 'check' }
  /** Cancels the loss; then the essences go from the supply onto this. */
  | { readonly kind: 'ignore'; readonly store: Essences }
  /** For the check reacted to and no longer. */
  | { readonly kind: 'points'; readonly n: number }

export type WayOut =
  | { readonly kind: 'none' }
  | { readonly kind: 'pay'; readonly pay: Essences }
  | { readonly kind: 'discard' }
  | { readonly kind: 'destroy artifact' }

export interface PlaceTerms {
  readonly free: boolean
  readonly off: number
  readonly sparesGold: boolean
}
