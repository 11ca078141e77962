import type { Handler, HandlerNames, Place } from '../data/handlers.ts'
import { playHandlers } from './hand.ts'
import { attributeBonus, fortressBonus, heldBonus, leaderBonus, useBonus } from './totals.ts'

/**
 * Where the rules ask for what components do. Bonuses in battle are functions in tables (totals.ts),
 * cards played in a phase as well (hand.ts); every other text is asked for at one of these moments.
 */
type Hook =
  | 'price token placed'
  | 'research gained'
  | 'attribute upgraded'
  | 'turn'
  | 'drawing'
  | 'building'
  | 'harvesting'
  | 'recruiting'
  | 'moving'
  | 'phase end'
  | 'selecting a battle'
  | 'planning'
  | 'rolling'
  | 'victory or defeat'
  | 'wounds'
  | 'retreat'
  | 'clearing'
  | 'income'

type Rest<P extends Place, Tables> = Readonly<Record<Exclude<Handler<P>, keyof Tables>, Hook>>

const token: Rest<'token', object> = {
  collectVault: 'price token placed',
  gain: 'price token placed',
  advanceTrack: 'price token placed',
  summon: 'price token placed',
}

const faction: Rest<'faction', object> = {
  harvestByShip: 'harvesting',
  intelligence: 'victory or defeat',
  fortressesApart: 'building',
  noFortressOn: 'building',
  morale: 'income',
  moraleByVictoryOn: 'clearing',
  ryhzu: 'income',
  lakes: 'moving',
  manyLeaders: 'moving',
  gloryPerAttribute: 'attribute upgraded',
  gloryPerWound: 'wounds',
  gloryPerResearch: 'research gained',
  gloryByMorale: 'income',
  gloryPerVictoryOverLeaders: 'victory or defeat',
  gloryPerVictory: 'victory or defeat',
}

const fortress: Rest<'fortress', typeof fortressBonus> = {
  regions: 'income',
  trap: 'moving',
  boostsMorale: 'building',
  recruitsHere: 'recruiting',
}

const leader: Rest<'leader', typeof leaderBonus> = {
  seesPlan: 'planning',
  offer: 'turn',
  pinsAs: 'moving',
  retreatsAnywhere: 'retreat',
  woundsOnVictory: 'victory or defeat',
  attackOnVictory: 'victory or defeat',
  gainIfNoneWounded: 'wounds',
  freeWheel: 'planning',
  defeatedToBase: 'clearing',
  woundsFirst: 'wounds',
  takesOpposingCard: 'clearing',
  doublesReward: 'building',
  buildsWithoutFoundation: 'building',
  onVictory: 'victory or defeat',
  movesAlone: 'phase end',
  movesWithFighters: 'phase end',
  sharesRegion: 'moving',
  moraleWhereMoveEnds: 'turn',
  losesHalfOnVictory: 'victory or defeat',
  incomeAtRelic: 'income',
  noSelectingHere: 'selecting a battle',
  beforeBattle: 'selecting a battle',
  leavesLakesFreely: 'moving',
  redeploysOnVictory: 'victory or defeat',
}

const attribute: Rest<'attribute', typeof attributeBonus> = {
  intelligenceOnVictory: 'victory or defeat',
  intelligenceOnBattle: 'victory or defeat',
  fighterStrength: 'planning',
  takesBackCard: 'clearing',
  freeMovesFromBase: 'moving',
  baseReachesPresence: 'moving',
  extraDraws: 'drawing',
  shiftsCount: 'income',
  recruitPoints: 'recruiting',
  dieToll: 'rolling',
  offer: 'turn',
  onDefeat: 'victory or defeat',
  terrainNetwork: 'moving',
  networkOfFortresses: 'moving',
  incomeWithMorale: 'income',
  incomeWithTerrain: 'income',
  moraleForGems: 'victory or defeat',
  onWounding: 'wounds',
  upkeepLess: 'income',
  noUpkeep: 'income',
  harvestsLakes: 'harvesting',
  lakeTokens: 'harvesting',
  lakesAdjacent: 'moving',
  baseToLakes: 'moving',
  rerolls: 'rolling',
}

const upgrade: Rest<'upgrade', object> = { gain: 'attribute upgraded', addReserve: 'attribute upgraded' }

const use: Rest<'use', typeof useBonus> = {
  fewerWounds: 'wounds',
  winsTies: 'victory or defeat',
  onVictory: 'victory or defeat',
  onDefeat: 'victory or defeat',
  onRetreat: 'retreat',
  onDefeatPerRazed: 'clearing',
  woundsOnDefeat: 'victory or defeat',
  redeploysOnVictory: 'victory or defeat',
  takesEnergyOnVictory: 'victory or defeat',
}

const held: Rest<'held', typeof heldBonus> = { ignoresMorale: 'planning', gainIfTheyResearched: 'phase end' }

const given: Rest<'given', object> = { gain: 'turn', ignoresLock: 'turn' }

/** The texts that these rules understand; any other is refused by name. */
export const ruleHandlers: HandlerNames = {
  token: Object.keys(token),
  faction: Object.keys(faction),
  fortress: Object.keys({ ...fortressBonus, ...fortress }),
  leader: Object.keys({ ...leaderBonus, ...leader }),
  attribute: Object.keys({ ...attributeBonus, ...attribute }),
  upgrade: Object.keys(upgrade),
  use: Object.keys({ ...useBonus, ...use }),
  play: Object.keys(playHandlers),
  held: Object.keys({ ...heldBonus, ...held }),
  given: Object.keys(given),
}
