import type { Box } from './box.ts'

/** Indices stand for ids everywhere below; -1 means none. Sets of zones, territories or cards are bit masks. Amounts are credits, influence, crew, flat. */
export interface Content {
  readonly territories: {
    readonly ids: readonly string[]
    readonly zone: readonly number[]
    /** Index in `specials`, or -1. */
    readonly special: readonly number[]
    /** Resources of any kind that a mine adds. */
    readonly mining: readonly number[]
    readonly boxes: readonly number[]
    /** Territories that the beams of a military installation reach, as a mask. */
    readonly beams: readonly number[]
    /** Military installations whose beams reach the territory, as a mask. */
    readonly shieldedBy: readonly number[]
    /** Added to mission rolls. */
    readonly luck: readonly number[]
    readonly inZone: readonly number[]
  }
  readonly zones: {
    readonly buy: readonly number[]
    readonly income: readonly number[]
    /** What a base costs in crew every round, never negative. */
    readonly upkeep: readonly number[]
    readonly fortify: readonly number[]
  }
  readonly routes: {
    readonly ids: readonly string[]
    readonly stops: readonly number[]
    readonly gain: readonly number[]
  }
  readonly syndicates: {
    readonly ids: readonly string[]
    readonly start: readonly number[]
    readonly racket: readonly number[]
    readonly tech: readonly number[]
    readonly assault: readonly number[]
    readonly base: readonly number[]
    readonly baseFortified: readonly boolean[]
    readonly smuggles: readonly boolean[]
    readonly draws: readonly number[]
    readonly assaultCrew: readonly number[]
    readonly reinforcedCrew: readonly number[]
    /** Credits for an ordinary mission, by zone, flat. */
    readonly missionCredits: readonly number[]
    readonly pardonLess: readonly number[]
    readonly pardonLeast: readonly number[]
    readonly halfFortify: readonly boolean[]
    readonly exchangePay: readonly number[]
    readonly exchangeGain: readonly number[]
  }
  readonly technologies: {
    readonly ids: readonly string[]
    readonly level: readonly number[]
    readonly does: Readonly<Record<TechnologyEffect, number>>
    readonly any: readonly number[]
    readonly credits: readonly number[]
    readonly draws: readonly number[]
    readonly vp: readonly number[]
    /** Crew relief by zone, flat. */
    readonly relief: readonly number[]
    /** By level: cards of that level or a lower one, as a mask; 0 where none is taken. */
    readonly choice: readonly number[]
    /** By level: credits when no card is left. */
    readonly consolation: readonly number[]
  }
  readonly operations: {
    readonly ids: readonly string[]
    /** `MISSION`, `HEIST` or `SLEEPER`. */
    readonly kind: readonly number[]
    /** Index among the cards of its kind; copies of a sleeper share one. */
    readonly of: readonly number[]
  }
  readonly missions: {
    readonly ids: readonly string[]
    readonly territory: readonly number[]
    readonly gate: readonly number[]
    /** By mission and standing, flat. */
    readonly win: readonly number[]
    readonly handsCost: readonly number[]
    readonly handsShift: readonly number[]
    readonly reward: readonly number[]
  }
  readonly heists: {
    readonly ids: readonly string[]
    readonly zone: readonly number[]
    readonly win: readonly number[]
    readonly handsCost: readonly number[]
    readonly handsShift: readonly number[]
    readonly diceOpen: readonly number[]
    readonly diceFortified: readonly number[]
  }
  readonly sleepers: {
    readonly ids: readonly string[]
    /** Index in `sleeperEffects`. */
    readonly does: readonly number[]
    /** The number that the effect speaks of. */
    readonly amount: readonly number[]
    /** The most that a raised win number may be. */
    readonly most: readonly number[]
  }
  readonly tokens: {
    /** Kinds, then one entry for each of the 37 tokens. */
    readonly ids: readonly string[]
    readonly does: readonly number[]
    readonly zone: readonly number[]
    /** Resources gained by `gain`, flat. */
    readonly amounts: readonly number[]
    /** The number that the effect speaks of: tech levels for `levels`, a mask of zones for `fortify`. */
    readonly amount: readonly number[]
    readonly assault: readonly number[]
    readonly kind: readonly number[]
    readonly copies: readonly string[]
  }
  readonly sovereign: {
    readonly ids: readonly string[]
    /** Index in `sovereignEffects`. */
    readonly does: readonly number[]
    readonly zones: readonly number[]
    /** By card and band, flat: what the effect counts with; of a crackdown the threshold of an open base. */
    readonly amount: readonly number[]
    /** By card and band, flat: threshold of a fortified base; fall of the alert in a lull. */
    readonly second: readonly number[]
    readonly resource: readonly number[]
    /** The card that announces the last round. */
    readonly end: number
  }
  readonly rewards: {
    readonly ids: readonly string[]
    /** Index in `feats`. */
    readonly feat: readonly number[]
    readonly zone: readonly number[]
    readonly count: readonly number[]
    readonly vp: readonly number[]
  }
  readonly assaults: {
    readonly crew: readonly number[]
    readonly open: readonly number[]
    /** 7 where it is not allowed. */
    readonly fortified: readonly number[]
  }
  /** By ladder, the price of each box. */
  readonly market: readonly (readonly number[])[]
  /** By number of players. */
  readonly alertMax: readonly number[]
  /** By number of players, then by level: yellow 0, orange 1, red 2. */
  readonly alertBand: readonly (readonly number[])[]
  readonly exchanges: {
    readonly give: readonly number[]
    readonly amount: readonly number[]
    readonly get: readonly number[]
  }
  readonly box: Omit<Box['rows'], 'origins'>
  readonly readings: {
    readonly fortifyWith: readonly string[]
    readonly pointsPerBase: readonly number[]
    readonly lastCollection: readonly string[]
    /** Indices in `ties`. */
    readonly ties: readonly number[]
  }
}

export const TERRITORIES = 18
export const OPERATIONS = 78
export const SOVEREIGN_CARDS = 16
export const TECHNOLOGIES = 12
export const TOKENS = 37
export const SYNDICATES = 10

export const MISSION = 0
export const HEIST = 1
export const SLEEPER = 2

/** Not allowed: no die shows it. */
export const IMPOSSIBLE = 7

export const technologyEffects = [
  'reroll',
  'half hands',
  'collect any',
  'collect credits',
  'draw',
  'deflect',
  'third die',
  'crew relief',
  'silent',
  'points',
  'lance',
  'half pardon',
] as const
export type TechnologyEffect = (typeof technologyEffects)[number]

export const sleeperEffects = ['double cross', 'ambush', 'informant', 'sabotage', 'frame job', 'cooked books', 'claim jump', 'skim', 'safehouse'] as const
export type SleeperEffect = (typeof sleeperEffects)[number]

export const tokenEffects = ['gain', 'any', 'levels', 'draw', 'roll', 'fortify', 'alert', 'die', 'immune', 'points'] as const
export type TokenEffect = (typeof tokenEffects)[number]

export const sovereignEffects = ['tax', 'lull', 'crackdown', 'example', 'lose', 'embargo', 'shutdown', 'patrols', 'end'] as const
export type SovereignEffect = (typeof sovereignEffects)[number]

/** Steps of an embargo, as `amount` of its card counts them. */
export const embargoSteps = ['market closed', 'not rearmed', 'level lost'] as const

export const feats = ['all zones', 'route', 'bases', 'bases in zone', 'fortified bases', 'tech', 'assault', 'missions', 'assaults won'] as const
export type Feat = (typeof feats)[number]

export const ties = ['bases', 'fortified', 'influence', 'crew'] as const
