import type { Handler, Place } from './handlers.ts'
import type { Effect } from './notation.ts'

export const HEXES = 26
/** What a hex is for a number of factions. Slots are impassable unless a base stands on them. */
export const KIND = { none: 0, land: 1, lake: 2, slot: 3 } as const

/** Kinds of foundation: six with relics, three others, two for each faction, and the plain ones of the boards. */
export const RELICS = 6
export const OTHER_FOUNDATION = 6
export const START_FOUNDATION = 9
export const PLAIN_FOUNDATION = 21
export const MOST_PER_TYPE = 4
export const CARDS = 50
/** The combat value X. */
export const X = -1

/**
 * What the components of one kind do. `does.name[i]` is the first argument of component i, 1 where there is
 * none, and 0 for a component without that ability. Effects are indices in `Content.effects`; terrains and
 * Ryh-zu in first place are indices plus one.
 */
export interface Abilities<P extends Place> {
  readonly does: Readonly<Record<Handler<P>, readonly number[]>>
  readonly second: Readonly<Record<Handler<P>, readonly number[]>>
  readonly third: Readonly<Record<Handler<P>, readonly number[]>>
}

/** Indices stand for names everywhere below; -1 means none, effect 0 is no effect. Numbers of factions count from 2. */
export interface Content {
  readonly effects: readonly Effect[]

  readonly map: {
    readonly ids: readonly string[]
    readonly q: readonly number[]
    readonly r: readonly number[]
    /** Hexes that share a side, whatever lies on it. */
    readonly near: readonly (readonly number[])[]
    /** Sides shared by two hexes, and which one two hexes share: `a * HEXES + b`, or -1. */
    readonly edges: readonly (readonly [number, number])[]
    readonly edgeOf: readonly number[]
    /** `(factions - 2) * HEXES + hex`. */
    readonly kind: readonly number[]
    /** The tile set of a slot, and terrain and production printed on the board. */
    readonly tileSet: readonly number[]
    readonly terrain: readonly number[]
    readonly prod: readonly number[]
    readonly lakes: readonly number[]
    /** By number of factions. */
    readonly slots: readonly (readonly number[])[]
    /** Legal pairs of start regions by number of factions and slot. */
    readonly pairs: readonly (readonly (readonly (readonly [number, number])[])[])[]
    readonly printedMountains: readonly number[]
    readonly mountainPieces: number
    readonly foundationsPerRegion: number
    /** By number of factions: pairs of hexes that a tunnel joins. */
    readonly tunnels: readonly (readonly (readonly [number, number])[])[]
    /** By number of factions: sets of tiles in play. */
    readonly tileSets: readonly (readonly number[])[]
  }

  /** Terrain tiles, three in each set: `set * 3 + i`. */
  readonly tiles: { readonly terrain: readonly number[]; readonly prod: readonly number[] }

  readonly foundations: {
    /** Location reward by kind of foundation. */
    readonly reward: readonly number[]
    readonly removed: readonly number[]
  }

  /** The loose tokens that are in the box. */
  readonly production: { readonly ids: readonly string[]; readonly base: readonly number[]; readonly upgraded: readonly number[] }

  /** `track * COLUMNS + column`, columns from 0. */
  readonly research: {
    readonly main: readonly number[]
    readonly imm: readonly number[]
    readonly aux: readonly number[]
    readonly lock: readonly number[]
  }

  /** `((factions === 2 ? 1 : 0) * 6 + faction) * PRICE_TOKENS + token`, tokens from 0. */
  readonly prices: Abilities<'token'> & {
    readonly toOwner: readonly number[]
    readonly toBank: readonly number[]
    readonly inVault: readonly number[]
    /** What pricing a phase gives, by track. */
    readonly bonus: readonly number[]
  }

  readonly neutral: {
    readonly ids: readonly string[]
    readonly toLeft: readonly number[]
    readonly toRight: readonly number[]
    readonly toBank: readonly number[]
    /** `(factions - 2) * ROUNDS + round - 1`: tokens in use, the cheapest first. */
    readonly inRound: readonly (readonly number[])[]
  }

  readonly factions: Abilities<'faction'> & {
    readonly fortress: Abilities<'fortress'>
    readonly vault: readonly number[]
    readonly gloryTarget: readonly number[]
    /** By faction and glory. */
    readonly gloryTrack: readonly (readonly number[])[]
    readonly winsLate: readonly boolean[]
    readonly baseTile: readonly boolean[]
    readonly baseProd: readonly number[]
    readonly relicRow: readonly (readonly number[])[]
    readonly baseIncome: readonly number[]
    /** `faction * 3 + type`. */
    readonly buildings: readonly number[]
    /** `(faction * 3 + type) * MOST_PER_TYPE + slot`. */
    readonly locks: readonly number[]
    /** `faction * 5 + foundation`. */
    readonly foundationLocks: readonly number[]
    readonly sectors: readonly (readonly number[])[]
    readonly start: readonly number[]
    readonly fighters: readonly number[]
    /** -1 without fast advance. */
    readonly fastEnergy: readonly number[]
    readonly exchange: readonly number[]
    readonly reserve: readonly number[]
    readonly leadersKept: readonly number[]
    readonly outpostsPerRegion: readonly number[]
  }

  readonly morale: { readonly combatRow: readonly number[]; readonly gloryRow: readonly number[] }

  /** Leaders of all factions in order, then the Ryh-zu. Sides are `leader * 2 + upgraded`. */
  readonly leaders: Abilities<'leader'> & {
    readonly ids: readonly string[]
    /** -1 for a Ryh-zu. */
    readonly faction: readonly number[]
    readonly first: readonly number[]
    readonly count: readonly number[]
    readonly firstRyhzu: number
    readonly strength: readonly number[]
    readonly attack: readonly number[]
    readonly shield: readonly number[]
    /** Gems to deploy, by side. */
    readonly deploy: readonly number[]
    readonly upgrade: readonly number[]
    /** -1 for an ability that belongs to no phase. */
    readonly phase: readonly number[]
  }

  /** By Ryh-zu, from 0. */
  readonly ryhzu: {
    readonly upkeepEnergy: readonly number[]
    readonly upkeepGems: readonly number[]
    readonly gainEnergy: readonly number[]
    readonly gainGems: readonly number[]
  }

  /** Attributes of all factions in order. Sides are `attribute * 2 + upgraded`. */
  readonly attributes: Abilities<'attribute'> & {
    readonly ids: readonly string[]
    readonly faction: readonly number[]
    readonly first: readonly number[]
    readonly count: readonly number[]
    readonly cost: readonly number[]
    readonly phase: readonly number[]
    /** By attribute. */
    readonly upgrade: Abilities<'upgrade'>
  }

  /** By faction shown; nothing for the Circadians themselves. */
  readonly intelligence: {
    readonly held: Abilities<'held'>
    readonly heldPhase: readonly number[]
    readonly given: Abilities<'given'>
    readonly givenPhase: readonly number[]
  }

  /** Tactics by design; `design` tells the design of each of the 50 cards. */
  readonly tactics: {
    readonly ids: readonly string[]
    readonly design: readonly number[]
    readonly left: readonly number[]
    readonly right: readonly number[]
    readonly use: Abilities<'use'>
    readonly play: Abilities<'play'>
    readonly phase: readonly number[]
    readonly lock: readonly number[]
    readonly whenActing: readonly boolean[]
    readonly whenPassing: readonly boolean[]
    readonly early: readonly boolean[]
  }

  readonly wheel: {
    readonly ids: readonly string[]
    /** Icons: 0 Strength, 1 Attack, 2 Shield, -1 none. */
    readonly left: readonly number[]
    readonly right: readonly number[]
    readonly retreat: readonly boolean[]
    readonly die: readonly boolean[]
    readonly gem: readonly number[]
    /** 0 where a section asks for nothing. */
    readonly needsFighters: readonly number[]
    readonly mostLeaders: readonly number[]
    readonly withoutCard: readonly number[]
    readonly plainLeft: number
    readonly plainRight: number
    readonly plainX: number
    readonly dieStrength: readonly number[]
    readonly dieShield: readonly number[]
    readonly maxWounds: number
    readonly outpostStrength: number
    readonly fighterStrength: number
  }

  readonly income: {
    /** By region count up to the last row. */
    readonly regionCount: readonly number[]
    readonly regionTimes: readonly number[]
    /** By type of building. */
    readonly slots: readonly number[]
  }

  readonly start: {
    readonly energy: number
    readonly gems: number
    readonly handLimit: number
    readonly largeHandLimit: number
    readonly handLimitReward: number
    readonly unlockEnergy: number
    readonly exchangePoints: number
    readonly prices: readonly number[]
  }
}
