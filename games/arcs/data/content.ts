import type { CourtEffect } from './court.ts'
import type { LeaderAbility } from './leaders.ts'
import type { LoreEffect } from './lore.ts'

/** Indices stand for names everywhere below; -1 means none. Sets of cards, verbs or clusters are bit masks. */
export interface Content {
  readonly systems: {
    readonly ids: readonly string[]
    readonly cluster: readonly number[]
    readonly gate: readonly boolean[]
    readonly type: readonly number[]
    readonly slots: readonly number[]
    /** Neighbours by mask of clusters out of play, then by system. */
    readonly adjacent: readonly (readonly (readonly number[])[])[]
  }
  readonly cards: {
    readonly ids: readonly string[]
    readonly suit: readonly number[]
    readonly number: readonly number[]
    readonly pips: readonly number[]
    /** An ambition, -1 for none, `anyAmbition` for a free choice. */
    readonly ambition: readonly number[]
  }
  /** Standard actions of each suit, as a mask of verbs. */
  readonly suitVerbs: readonly number[]
  /** The standard action that a new action stands in for; itself for a standard one. */
  readonly baseVerb: readonly number[]
  readonly court: {
    readonly ids: readonly string[]
    readonly icon: readonly number[]
    readonly keys: readonly number[]
    readonly guilds: number
    readonly byIcon: readonly number[]
    readonly loyal: readonly number[]
    readonly cartel: readonly number[]
    readonly union: readonly number[]
    readonly does: Readonly<Record<CourtEffect, number>>
    /** Cards whose Prelude action begins with discarding the card. */
    readonly discardable: number
    readonly preludes: number
  }
  readonly leaders: {
    readonly ids: readonly string[]
    readonly boxes: readonly (readonly StartBoxContent[])[]
    readonly resources: readonly (readonly number[])[]
    readonly outrage: readonly (readonly number[])[]
    readonly has: Readonly<Record<LeaderAbility, number>>
  }
  readonly plainBoxes: readonly StartBoxContent[]
  readonly lore: {
    readonly ids: readonly string[]
    readonly does: Readonly<Record<LoreEffect, number>>
  }
  /** New actions that Court cards (31 bits) and lore cards give, by verb. */
  readonly verbCourt: readonly number[]
  readonly verbLore: readonly number[]
  readonly setups: readonly SetupContent[]
  readonly counts: Readonly<Record<number, CountContent>>
  readonly ambitions: {
    /** Mask of resource types whose icons count. */
    readonly icons: readonly number[]
    readonly captives: readonly boolean[]
    readonly trophies: readonly boolean[]
    readonly phantom: readonly number[]
  }
  readonly markers: {
    readonly first: readonly (readonly number[])[]
    readonly second: readonly (readonly number[])[]
  }
  readonly lastChapter: number
  readonly dice: readonly DieContent[]
  readonly dicePerKind: number
  readonly limits: { readonly cities: number; readonly starports: number; readonly ships: number; readonly agents: number }
  readonly tokens: number
  /** Raid cost of the seven slots, the seventh being Ancient Holdings. */
  readonly slotKeys: readonly number[]
  /** Slots from the dearest to the cheapest to raid. */
  readonly slotOrder: readonly number[]
  readonly openSlots: readonly number[]
  readonly cityBonus: readonly number[]
}

export interface StartBoxContent {
  readonly building: number
  readonly ships: number
}

export interface SetupContent {
  readonly id: string
  readonly players: number
  readonly out: number
  readonly seats: readonly {
    readonly places: readonly (readonly number[])[]
    readonly resources: readonly number[]
  }[]
}

export interface CountContent {
  readonly low: number
  readonly high: number
  readonly hand: number
  readonly courtRow: number
  readonly goal: number
}

/** Faces that differ, each with the number of die sides that show it. */
export interface DieContent {
  readonly sides: readonly number[]
  readonly hit: readonly number[]
  readonly self: readonly number[]
  readonly intercept: readonly number[]
  readonly building: readonly number[]
  readonly key: readonly number[]
}

export const anyAmbition = 5
export const CITY = 0
export const STARPORT = 1
export const extraSlot = 6
