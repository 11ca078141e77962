import type { Ability } from './handlers.ts'
import type { Faction, Phase, Ryhzu } from './names.ts'
import type { Sourced } from './origin.ts'

/** Strength, Attack and Shield. */
export type Combat = readonly [number, number, number]

export interface LeaderRow {
  readonly n: string
  readonly base: Combat
  readonly up: Combat
  /** Gems to deploy, base and upgraded. */
  readonly dep: number
  readonly depUp: number
  /** Gems to upgrade. */
  readonly upg: number
  readonly ph: Phase | 'pin'
  readonly does: readonly Ability[]
  /** On the upgraded side; the same where it is left out. */
  readonly doesUp?: readonly Ability[]
}

export interface RyhzuRow {
  readonly n: Ryhzu
  readonly base: Combat
  readonly up: Combat
  readonly upg: number
  /** The price token that summons it. */
  readonly token: number
  /** What Jrayek pay at Income for one that they command. */
  readonly upkeep: string
  readonly gainIfOpponent: string
}

export const leaders: Sourced<Readonly<Record<Faction, readonly LeaderRow[]>>> = {
  origin: 'found',
  parts: { 'circadians[0].dep': 'book', 'jrayek[2].upg': 'book', 'jrayek[1].base[0]': 'book' },
  doubts: {
    'circadians[0].dep': 'The book deploys Sable for a gem; one public source has 0, and 1 on the upgraded side, so the example may show an upgraded Sable.',
  },
  rows: {
    circadians: [
      { n: 'Sable', base: [2, 0, 1], up: [4, 2, 1], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['seesPlan'] },
      { n: 'Akira', base: [2, 0, 2], up: [4, 0, 4], dep: 0, depUp: 1, upg: 1, ph: 'recruit', does: ['offer:E1>G1'], doesUp: ['offer:G1'] },
      { n: 'Renzo', base: [3, 2, 0], up: [5, 3, 0], dep: 0, depUp: 1, upg: 1, ph: 'pin', does: ['pinsAs:3'], doesUp: ['pinsAs:5'] },
      { n: 'Zoey', base: [2, 2, 0], up: [3, 3, 0], dep: 0, depUp: 1, upg: 0, ph: 'combat', does: ['retreatsAnywhere'] },
      {
        n: 'Melvan',
        base: [2, 0, 0],
        up: [3, 1, 1],
        dep: 0,
        depUp: 1,
        upg: 0,
        ph: 'combat',
        does: ['strengthAwayFromBase:2'],
        doesUp: ['strengthAwayFromBase:3'],
      },
    ],
    ai: [
      { n: 'Adecai', base: [3, 0, 0], up: [5, 0, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['woundsOnVictory:1'] },
      { n: 'Injura', base: [-2, 3, 0], up: [2, 4, 0], dep: 1, depUp: 2, upg: 1, ph: 'combat', does: ['attackOnVictory:1'] },
      {
        n: 'Xiao',
        base: [2, 1, 1],
        up: [3, 3, 1],
        dep: 0,
        depUp: 1,
        upg: 1,
        ph: 'combat',
        does: ['gainIfNoneWounded:X1'],
        doesUp: ['gainIfNoneWounded:X2'],
      },
      { n: 'Phoros', base: [-2, 3, 0], up: [2, 4, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['freeWheel'] },
      { n: 'Demo', base: [2, 1, 0], up: [4, 2, 0], dep: 0, depUp: 0, upg: 2, ph: 'combat', does: ['defeatedToBase'] },
    ],
    zcharo: [
      { n: 'Oachra', base: [2, 2, 0], up: [3, 3, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['woundsFirst'] },
      {
        n: 'Cahzor',
        base: [2, 0, 0],
        up: [4, 0, 0],
        dep: 0,
        depUp: 1,
        upg: 0,
        ph: 'combat',
        does: ['strengthIfOpposingBuilding:1'],
        doesUp: ['strengthPerOpposingBuilding:1'],
      },
      { n: 'Zucalah', base: [3, 0, 0], up: [6, 0, 0], dep: 0, depUp: 1, upg: 0, ph: 'harvest', does: ['offer:E1>C1'], doesUp: ['offer:C1'] },
      { n: 'Ejax', base: [1, 1, 0], up: [2, 1, 2], dep: 0, depUp: 1, upg: 0, ph: 'combat', does: ['strengthByRound'] },
      { n: 'Urzo', base: [3, 0, 0], up: [5, 0, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['takesOpposingCard'] },
    ],
    leyrien: [
      {
        n: 'Niruveh',
        base: [2, 0, 1],
        up: [3, 0, 3],
        dep: 0,
        depUp: 1,
        upg: 0,
        ph: 'build',
        does: ['doublesReward'],
        doesUp: ['doublesReward', 'buildsWithoutFoundation'],
      },
      { n: 'Eeyla', base: [2, 2, 0], up: [4, 3, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['onVictory:F1'] },
      { n: 'Vehlac', base: [3, 0, 0], up: [6, 0, 0], dep: 1, depUp: 1, upg: 0, ph: 'move', does: ['movesAlone'] },
      { n: 'Ivi', base: [2, 0, 0], up: [3, 1, 1], dep: 0, depUp: 1, upg: 0, ph: 'move', does: ['sharesRegion'] },
      { n: 'Rylach', base: [1, 0, 1], up: [3, 0, 2], dep: 1, depUp: 1, upg: 0, ph: 'move', does: ['moraleWhereMoveEnds'] },
    ],
    jrayek: [
      { n: 'Jayen', base: [4, 0, 1], up: [7, 0, 2], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['losesHalfOnVictory'] },
      { n: 'Ikryla', base: [2, 0, 0], up: [4, 2, 0], dep: 0, depUp: 1, upg: 0, ph: 'income', does: ['incomeAtRelic:C1|G1'] },
      { n: 'Lynke', base: [1, 2, 0], up: [3, 4, 0], dep: 0, depUp: 1, upg: 1, ph: 'combat', does: ['strengthPerAttack:2'] },
      {
        n: 'Vahla',
        base: [2, 0, 0],
        up: [2, 0, 2],
        dep: 0,
        depUp: 1,
        upg: 2,
        ph: 'combat',
        does: ['strengthAgainstRyhzu:4'],
        doesUp: ['strengthWithAnyRyhzu:4'],
      },
      { n: 'Kajali', base: [2, 1, 0], up: [4, 2, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['noSelectingHere'] },
    ],
    oxataya: [
      { n: 'Tovati', base: [1, 2, 0], up: [3, 3, 0], dep: 0, depUp: 1, upg: 1, ph: 'combat', does: ['strengthIfOnlyLeader:2'] },
      { n: 'Azaru', base: [2, 0, 0], up: [3, 0, 0], dep: 1, depUp: 1, upg: 0, ph: 'combat', does: ['beforeBattle:C1'], doesUp: ['beforeBattle:C1+G1'] },
      { n: 'Xanya', base: [2, 0, 1], up: [4, 0, 2], dep: 0, depUp: 1, upg: 0, ph: 'recruit', does: ['movesAlone'], doesUp: ['movesWithFighters'] },
      {
        n: 'Rhan',
        base: [2, 0, 2],
        up: [3, 0, 2],
        dep: 1,
        depUp: 1,
        upg: 1,
        ph: 'combat',
        does: ['strengthPerOtherLeader:2'],
        doesUp: ['strengthPerOtherLeader:3'],
      },
      { n: 'Onari', base: [1, 1, 0], up: [3, 2, 1], dep: 1, depUp: 1, upg: 0, ph: 'move', does: ['leavesLakesFreely'] },
      {
        n: 'Latanja',
        base: [2, 0, 0],
        up: [3, 1, 0],
        dep: 0,
        depUp: 1,
        upg: 1,
        ph: 'combat',
        does: ['redeploysOnVictory:4'],
        doesUp: ['redeploysOnVictory:10'],
      },
    ],
  },
}

export const ryhzuRows: Sourced<readonly RyhzuRow[]> = {
  origin: 'found',
  parts: { '[*].upg': 'inferred', '[0].up': 'book' },
  rows: [
    { n: 'Uryk', base: [2, 2, 0], up: [3, 3, 0], upg: 0, token: 1, upkeep: 'E3', gainIfOpponent: 'E1' },
    { n: 'Halke', base: [2, 0, 2], up: [3, 0, 3], upg: 0, token: 3, upkeep: 'E2', gainIfOpponent: 'E1' },
    { n: 'Katarin', base: [3, 0, 0], up: [5, 0, 0], upg: 0, token: 6, upkeep: 'G1', gainIfOpponent: 'G1' },
  ],
}
