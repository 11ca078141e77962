import { tracks, type Phase } from './names.ts'

/**
 * What components do beyond plain effects. A component lists short texts `name` or `name:argument`;
 * each name has a handler in the rules. Below, by the place where a text may stand, every name with
 * the kinds of its arguments.
 */
export const argumentKinds = ['number', 'effect', 'terrain', 'ryhzu'] as const
export type ArgumentKind = (typeof argumentKinds)[number]

const none = [] as const
const number = ['number'] as const
const effect = ['effect'] as const

export const handlers = {
  /** Placing a price token. */
  token: {
    collectVault: none,
    gain: effect,
    /** One research on the track of the priced phase. */
    advanceTrack: none,
    summon: ['ryhzu'],
  },

  /** A faction as a whole. */
  faction: {
    /** So many controlled regions next to the ship may be harvested without a foundry, each for its point. */
    harvestByShip: number,
    /** Intelligence cards exist. */
    intelligence: none,
    /** All fortresses stand on terrains that differ. */
    fortressesApart: none,
    /** Fortresses are not built on this terrain. */
    noFortressOn: ['terrain'],
    morale: none,
    /** A victory here, controlling the region afterwards, boosts its morale. */
    moraleByVictoryOn: ['terrain'],
    ryhzu: none,
    lakes: none,
    manyLeaders: none,
    gloryPerAttribute: number,
    gloryPerWound: number,
    gloryPerResearch: number,
    gloryByMorale: none,
    gloryPerVictoryOverLeaders: number,
    gloryPerVictory: number,
  },

  /** A fortress in its region. */
  fortress: {
    strength: number,
    shield: number,
    /** So many regions more in the region count. */
    regions: number,
    /** Wounds so many of the fighters that enter, once, until it is reset in Income. */
    trap: number,
    boostsMorale: none,
    /** Recruits and leaders may appear here. */
    recruitsHere: none,
  },

  /** A leader or Ryh-zu, base or upgraded. Bonuses count in battles of its region. */
  leader: {
    /** The opponent plans and reveals first. */
    seesPlan: none,
    /** Once in its phase, when acting. */
    offer: effect,
    pinsAs: number,
    /** Retreats along with the fighters, to any region with own presence. */
    retreatsAnywhere: none,
    strengthAwayFromBase: number,
    woundsOnVictory: number,
    attackOnVictory: number,
    gainIfNoneWounded: effect,
    /** The double-attack section despite leaders, and die sections without the gem. */
    freeWheel: none,
    defeatedToBase: none,
    woundsFirst: none,
    strengthIfOpposingBuilding: number,
    strengthPerOpposingBuilding: number,
    strengthByRound: none,
    takesOpposingCard: none,
    doublesReward: none,
    buildsWithoutFoundation: none,
    onVictory: effect,
    /** Moves alone at the end of its phase. */
    movesAlone: none,
    /** Moves with any number of fighters at the end of its phase. */
    movesWithFighters: none,
    sharesRegion: none,
    moraleWhereMoveEnds: none,
    losesHalfOnVictory: none,
    incomeAtRelic: effect,
    /** One Strength for so many Attack of its side. */
    strengthPerAttack: number,
    strengthAgainstRyhzu: number,
    strengthWithAnyRyhzu: number,
    noSelectingHere: none,
    strengthIfOnlyLeader: number,
    beforeBattle: effect,
    strengthPerOtherLeader: number,
    leavesLakesFreely: none,
    /** After a victory, up to so many fighters from here. */
    redeploysOnVictory: number,
  },

  /** An attribute, base or upgraded. */
  attribute: {
    intelligenceOnVictory: none,
    intelligenceOnBattle: none,
    fighterStrength: number,
    /** So many times in a Combat phase, for so much energy. */
    takesBackCard: ['number', 'number'],
    freeMovesFromBase: number,
    baseReachesPresence: none,
    extraDraws: number,
    shiftsCount: number,
    recruitPoints: number,
    /** So much Attack in battles that one selected with so many own fighters. */
    attackIfSelectedWith: ['number', 'number'],
    dieToll: number,
    /** Once in its phase, when acting. */
    offer: effect,
    shieldWithBuilding: number,
    strengthWithBuilding: number,
    strengthOn: ['number', 'terrain'],
    onDefeat: effect,
    terrainNetwork: ['terrain'],
    /** Own base and regions with an own fortress belong to the network. */
    networkOfFortresses: none,
    incomeWithMorale: effect,
    /** An effect at Income with so many controlled regions of the terrain. */
    incomeWithTerrain: ['effect', 'number', 'terrain'],
    /** After a victory, for so many gems. */
    moraleForGems: number,
    attackWithMorale: number,
    shieldWithMorale: number,
    onWounding: effect,
    upkeepLess: number,
    noUpkeep: none,
    strengthPerCompanion: number,
    harvestsLakes: effect,
    lakeTokens: none,
    lakesAdjacent: none,
    baseToLakes: none,
    /** So much Attack with so many own leaders. */
    attackWithLeaders: ['number', 'number'],
    attackPerFurtherLeader: number,
    shieldPerFurtherLeader: number,
    rerolls: none,
    strengthAfterReroll: number,
  },

  /** What happens once when an attribute is upgraded. */
  upgrade: {
    gain: effect,
    addReserve: none,
  },

  /** A Tactics card used in battle. */
  use: {
    strength: number,
    attack: number,
    shield: number,
    opposingShield: number,
    dieStrengthAsAttack: none,
    attackWithBuilding: number,
    shieldIfFewerUnits: number,
    strengthIfSelected: number,
    strengthWithLeader: number,
    strengthPerOpposingLeader: number,
    /** So much Strength with so many fighters. */
    strengthWithFighters: ['number', 'number'],
    strengthIfCardUsed: number,
    fewerWounds: number,
    winsTies: none,
    onVictory: effect,
    onDefeat: effect,
    onRetreat: effect,
    onDefeatPerRazed: effect,
    woundsOnDefeat: number,
    redeploysOnVictory: none,
    takesEnergyOnVictory: number,
  },

  /** A Tactics card played in its phase. */
  play: {
    gain: effect,
    /** Only with a relic in a controlled region. */
    gainAtRelic: effect,
    boost: none,
    ignoresLock: number,
    collectVault: none,
    raisesCount: number,
    /** By one, or by any number up to this. */
    lowersCount: number,
    movesFighters: number,
    fastAdvances: number,
    doublesReward: none,
    harvestsWithoutFoundry: number,
    ignoresPinning: none,
  },

  /** An intelligence card in the hands of the Circadians. */
  held: {
    shieldAgainst: number,
    strengthAgainstRyhzu: number,
    attackAgainst: number,
    ignoresMorale: number,
    /** At the end of its phase, if the faction shown gained research in it. */
    gainIfTheyResearched: effect,
  },

  /** An intelligence card that the Circadians have given away. */
  given: {
    gain: effect,
    ignoresLock: number,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly ArgumentKind[]>>>>

/** Phases in which a text of a played card means something; any phase where there is no list. */
export function playPhases(name: string): readonly Phase[] | undefined {
  switch (name) {
    case 'boost':
      return tracks
    case 'collectVault':
      return ['setPrices']
    case 'raisesCount':
    case 'lowersCount':
      return ['income']
    case 'movesFighters':
    case 'ignoresPinning':
      return ['move']
    case 'fastAdvances':
      return ['recruit']
    case 'doublesReward':
      return ['build']
    case 'harvestsWithoutFoundry':
      return ['harvest']
    default:
      return undefined
  }
}

export type Place = keyof typeof handlers
export type Handler<P extends Place> = keyof (typeof handlers)[P] & string
/** A text such as `onVictory:E3`. */
export type Ability = string

/** Names of the handlers that a set of rules has, by place. */
export type HandlerNames = Readonly<Record<Place, readonly string[]>>

export const handlerNames = Object.fromEntries(
  Object.entries(handlers).map(([place, names]) => [place, Object.keys(names)]),
) as unknown as HandlerNames
