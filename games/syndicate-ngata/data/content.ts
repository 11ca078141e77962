import type { Box } from './ship.ts'

/** Indices stand for ids everywhere below; -1 means none. Sets of territories are bit masks. */
export interface Content {
  readonly territories: {
    readonly ids: readonly string[]
    readonly zone: readonly number[]
    /** Stops of the territory's own route, as a mask. */
    readonly route: readonly number[]
    readonly inZone: readonly number[]
  }
  /** Hyperjumps by zone of departure and arrival, flat; 0 within a zone. */
  readonly jumpFuel: readonly number[]
  readonly jumpDice: readonly number[]
  readonly variations: readonly {
    readonly id: string
    readonly alertMax: number
    /** Where the ship and the first deck are. */
    readonly start: number
    /** Indices in `decks`; the first is open from the start. */
    readonly decks: readonly number[]
    /** Indices in `vaults`, in the order in which they are opened. */
    readonly vaults: readonly number[]
  }[]
  readonly decks: {
    readonly ids: readonly string[]
    /** Where its missions are drawn once it is open. */
    readonly at: readonly number[]
  }
  readonly vaults: {
    readonly ids: readonly string[]
    readonly territory: readonly number[]
    /** Keys needed by colour, flat. */
    readonly keys: readonly number[]
    readonly deck: readonly number[]
  }
  readonly missions: {
    readonly ids: readonly string[]
    readonly deck: readonly number[]
    /** `ORDINARY`, `COURIER`, `TECH` or `DEFENSE`. */
    readonly kind: readonly number[]
    /** Where an ordinary mission or a defence is rolled for, and where a courier or technology mission starts. */
    readonly territory: readonly number[]
    readonly need: readonly number[]
    /** 0 where no green key helps. */
    readonly greenNeed: readonly number[]
    readonly hands: readonly (readonly number[])[]
    readonly credits: readonly number[]
    readonly influence: readonly number[]
    readonly key: readonly number[]
    readonly failAlert: readonly number[]
    readonly crystals: readonly number[]
    /** Where crystals are picked up, as a mask. */
    readonly picks: readonly number[]
    /** Where they are delivered, as a mask. */
    readonly drops: readonly number[]
    readonly capEach: readonly number[]
    /** By number delivered, from one: credits, influence, flat. */
    readonly ladder: readonly (readonly number[])[]
    /** A technology mission: a card, `CHOICE`, or -1 with `assault` levels. */
    readonly technology: readonly number[]
    readonly assault: readonly number[]
  }
  readonly confrontations: {
    readonly ids: readonly string[]
    /** `SOVEREIGN`, `SYNDICATE` or `TRADER`. */
    readonly side: readonly number[]
    /** 0 where it cannot be paid so. */
    readonly bribeCredits: readonly number[]
    readonly bribeInfluence: readonly number[]
    readonly attack: readonly number[]
    readonly flee: readonly number[]
    readonly mission: readonly (readonly number[])[]
    /** Indices in `trades`. */
    readonly trades: readonly (readonly number[])[]
  }
  readonly trades: {
    readonly ids: readonly string[]
    readonly giveCredits: readonly number[]
    readonly giveInfluence: readonly number[]
    readonly giveKeys: readonly number[]
    readonly giveAnyKeys: readonly number[]
    readonly getCredits: readonly number[]
    readonly getInfluence: readonly number[]
    readonly getKeys: readonly number[]
  }
  readonly technologies: {
    readonly ids: readonly string[]
    readonly does: readonly number[]
    readonly amount: readonly number[]
    readonly least: readonly number[]
  }
  readonly box: Omit<Box['rows'], 'origins'>
  readonly readings: {
    readonly keysAreContraband: readonly boolean[]
    readonly bankExchange: readonly boolean[]
    readonly fleeRollsDice: readonly boolean[]
  }
}

export const MISSIONS = 63
/** At most. */
export const DECKS = 6
export const CONFRONTATIONS = 18
export const KEYS = 4

export const ORDINARY = 0
export const COURIER = 1
export const TECH = 2
export const DEFENSE = 3
export const taskKinds = ['ordinary', 'courier', 'tech', 'defense'] as const

export const SOVEREIGN = 0
export const SYNDICATE = 1
export const TRADER = 2
export const meetings = ['sovereign', 'syndicate', 'trader'] as const

/** Any technology that is still unclaimed. */
export const CHOICE = 9

export const technologyEffects = ['compartment', 'tank', 'reroll', 'cheap bribes'] as const
