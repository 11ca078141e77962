import type { Ability } from './handlers.ts'
import type { Phase } from './names.ts'
import type { Sourced } from './origin.ts'

/** A combat value, or X: the Strength that the die shows. */
export type CombatValue = number | 'X'

export interface TacticsRow {
  readonly id: string
  readonly n: number
  readonly name: string
  readonly L: CombatValue
  readonly R: CombatValue
  /** When used in battle. */
  readonly combat: readonly Ability[]
  /** When played in this phase. */
  readonly ph: Phase
  readonly fx: readonly Ability[]
  readonly lock?: boolean
  /** May it be played by a faction that passes, or only by one? Neither when left out. */
  readonly pass?: 'also' | 'only'
  /** Must it come before the main action? */
  readonly early?: boolean
}

export const tactics: Sourced<readonly TacticsRow[]> = {
  origin: 'designed',
  parts: {
    '[0].L': 'book',
    '[0].R': 'book',
    '[0].combat': 'book',
    '[0].fx': 'found',
    '[0].pass': 'found',
    '[1].L': 'found',
    '[1].R': 'found',
    '[2].combat': 'book',
    '[2].fx': 'found',
    '[3].combat': 'book',
    '[4].combat': 'book',
    '[5].combat': 'book',
  },
  rows: [
    { id: 'T01', n: 2, name: 'Crossfire', L: 1, R: 3, combat: ['attack:2'], ph: 'harvest', fx: ['gain:E5'], pass: 'only' },
    { id: 'T02', n: 2, name: 'Relic Rites', L: 5, R: 0, combat: [], ph: 'relics', fx: ['gainAtRelic:E3>F1'], lock: true },
    { id: 'T03', n: 2, name: 'Overcharge', L: 3, R: 1, combat: ['dieStrengthAsAttack'], ph: 'move', fx: ['gain:D1'], early: true },
    { id: 'T04', n: 2, name: 'Fighting Withdrawal', L: 2, R: 1, combat: ['onRetreat:G1'], ph: 'recruit', fx: ['gain:R2'], pass: 'also' },
    { id: 'T05', n: 2, name: 'Dug In', L: 3, R: 2, combat: ['attackWithBuilding:2'], ph: 'build', fx: ['ignoresLock:1'] },
    { id: 'T06', n: 2, name: 'Last Stand', L: 2, R: 3, combat: ['shieldIfFewerUnits:2'], ph: 'income', fx: ['raisesCount:1'] },
    { id: 'T07', n: 2, name: 'Ambush', L: 'X', R: 2, combat: ['strengthIfSelected:2'], ph: 'discover', fx: ['boost'], early: true },
    { id: 'T08', n: 2, name: 'Bulwark', L: 1, R: 4, combat: ['shield:1'], ph: 'build', fx: ['boost'], early: true },
    { id: 'T09', n: 2, name: 'Massed Ranks', L: 3, R: 3, combat: [], ph: 'recruit', fx: ['boost'], early: true },
    { id: 'T10', n: 2, name: 'Forced March', L: 2, R: 2, combat: ['strengthWithLeader:2'], ph: 'move', fx: ['boost'], early: true },
    { id: 'T11', n: 2, name: 'Plunder', L: 2, R: 2, combat: ['onVictory:E3'], ph: 'harvest', fx: ['boost'], early: true },
    { id: 'T12', n: 2, name: 'Sabotage', L: 3, R: 1, combat: ['opposingShield:2'], ph: 'setPrices', fx: ['collectVault'], lock: true },
    { id: 'T13', n: 2, name: 'Decoy', L: 0, R: 4, combat: ['onDefeat:C1'], ph: 'income', fx: ['lowersCount:2'] },
    { id: 'T14', n: 2, name: 'Headhunt', L: 4, R: 1, combat: ['strengthPerOpposingLeader:1'], ph: 'move', fx: ['movesFighters:2'] },
    { id: 'T15', n: 2, name: 'Field Medics', L: 1, R: 3, combat: ['fewerWounds:1'], ph: 'recruit', fx: ['fastAdvances:2'] },
    { id: 'T16', n: 2, name: 'Salvage', L: 2, R: 2, combat: ['onDefeatPerRazed:E2'], ph: 'build', fx: ['doublesReward'] },
    { id: 'T17', n: 2, name: 'Scorched Earth', L: 2, R: 'X', combat: ['woundsOnDefeat:2'], ph: 'harvest', fx: ['harvestsWithoutFoundry:1'] },
    { id: 'T18', n: 2, name: 'Rally', L: 3, R: 0, combat: ['strengthWithFighters:3:6'], ph: 'recruit', fx: ['gain:DL'], lock: true },
    { id: 'T19', n: 2, name: 'Blueprint', L: 1, R: 2, combat: ['onVictory:G1'], ph: 'build', fx: ['gain:FD'], pass: 'also' },
    { id: 'T20', n: 2, name: 'Insight', L: 2, R: 3, combat: [], ph: 'discover', fx: ['gain:X1'], lock: true, pass: 'also' },
    { id: 'T21', n: 2, name: 'Counterplan', L: 1, R: 1, combat: ['strengthIfCardUsed:2'], ph: 'setPrices', fx: ['gain:E2'] },
    { id: 'T22', n: 2, name: 'Hold the Line', L: 3, R: 2, combat: ['winsTies'], ph: 'move', fx: ['ignoresPinning'] },
    { id: 'T23', n: 2, name: 'Breakthrough', L: 4, R: 0, combat: ['redeploysOnVictory'], ph: 'move', fx: ['gain:M1'], pass: 'only' },
    { id: 'T24', n: 2, name: 'Veterans', L: 'X', R: 'X', combat: ['strength:1'], ph: 'discover', fx: ['gain:E4'], pass: 'only' },
    { id: 'T25', n: 2, name: 'Tribute', L: 2, R: 2, combat: ['takesEnergyOnVictory:2'], ph: 'income', fx: ['gain:D1'] },
  ],
}
