import type { Ability } from './handlers.ts'
import type { BoardFoundation, Building, Faction } from './names.ts'
import type { Sourced } from './origin.ts'

export interface RecruitRow {
  /** Fighters on each sector of the recruit track at the start, from the left. */
  readonly sectors: readonly number[]
  /** Fighters placed on the two start regions. */
  readonly start: number
  /** Energy for an advance from the first sector straight to base; null where there is none. */
  readonly fastEnergy: number | null
  /** What three Recruit points buy. */
  readonly exchange3: string
  readonly reserveFighters?: number
}

export interface FactionRow {
  readonly id: Faction
  /** Place in the vault, from the left. */
  readonly vault: number
  readonly color: string
  readonly gloryTarget: number
  readonly gloryTrack: readonly { readonly at: number; readonly gain: string }[]
  readonly win: 'immediate' | 'endOfRelics'
  /** Without a base tile a ship stands on the slot; it is no region. */
  readonly baseTile: boolean
  readonly baseProd: string | null
  readonly startFoundations: readonly [string, string]
  readonly relicRow: readonly string[]
  readonly baseIncome: string
  /** A gem lock, 1, or none, 0, for each building from the left. */
  readonly locks: Readonly<Record<Building, readonly (0 | 1)[]>>
  readonly foundationLocks: readonly BoardFoundation[]
  readonly recruit: RecruitRow
  readonly leaderPool: number
  readonly leadersKept: number
  readonly outpostsPerRegion: number
  readonly powers: readonly Ability[]
  readonly fortress: readonly Ability[]
}

export const factionBoards: Sourced<readonly FactionRow[]> = {
  origin: 'found',
  parts: {
    '[*].gloryTarget': 'book',
    '[*].leaderPool': 'inferred',
    '[*].leadersKept': 'inferred',
    '[2].win': 'book',
    '[1].baseIncome': 'book',
    '[0].powers[1]': 'book',
    '[0].powers[2]': 'designed',
    '[0].powers[3]': 'book',
    '[0].fortress': 'book',
    '[1].powers': 'book',
    '[1].fortress': 'designed',
    '[2].outpostsPerRegion': 'book',
    '[2].powers': 'book',
    '[3].powers[1]': 'designed',
    '[3].powers[2]': 'designed',
    '[3].powers[3]': 'book',
    '[3].fortress': 'designed',
    '[4].powers[1]': 'book',
    '[5].powers': 'book',
  },
  doubts: {
    '[0].powers[0]': 'That one region may be harvested without a building is found; that it lies next to the ship is ours.',
    '[0].powers[2]': 'A restriction on building fortresses exists; this one is ours.',
    '[1].baseIncome': 'One public source has E3; the book shows E2|G1.',
    '[1].fortress[0]': 'That a fortress carries a trap which Income resets is found; what the trap does is ours.',
    '[3].powers[1]': 'A restriction on building fortresses exists; this one is ours.',
    '[3].powers[2]': 'When victories boost morale is ours; the tokens and their two rows are found.',
  },
  rows: [
    {
      id: 'circadians',
      vault: 0,
      color: 'gold',
      gloryTarget: 4,
      gloryTrack: [
        { at: 1, gain: 'D1' },
        { at: 2, gain: 'E1' },
      ],
      win: 'immediate',
      baseTile: false,
      baseProd: null,
      startFoundations: ['X1', 'E2'],
      relicRow: ['X1+G1', 'X1+UA', 'X1+G1', 'X1+UA', 'X1+UA'],
      baseIncome: 'E3',
      locks: { foundry: [0, 0, 0], outpost: [0, 0, 0], fortress: [1, 1, 1] },
      foundationLocks: ['research', 'adjacent'],
      recruit: { sectors: [6, 2, 0], start: 2, fastEnergy: 3, exchange3: 'G1' },
      leaderPool: 5,
      leadersKept: 3,
      outpostsPerRegion: 1,
      powers: ['harvestByShip:1', 'intelligence', 'fortressesApart', 'gloryPerAttribute:1'],
      fortress: ['regions:1'],
    },
    {
      id: 'ai',
      vault: 1,
      color: 'grey',
      gloryTarget: 18,
      gloryTrack: [
        { at: 5, gain: 'E1' },
        { at: 10, gain: 'G1' },
        { at: 13, gain: 'R1' },
      ],
      win: 'immediate',
      baseTile: true,
      baseProd: 'E1',
      startFoundations: ['G1', 'E2'],
      relicRow: ['X1+F1', 'X1+F2', 'X1+F2', 'X1+F3', 'X1+F4'],
      baseIncome: 'E2|G1',
      locks: { foundry: [0, 0, 0], outpost: [1, 1, 1], fortress: [0, 1, 1] },
      foundationLocks: ['research', 'adjacent'],
      recruit: { sectors: [13], start: 7, fastEnergy: null, exchange3: 'G1', reserveFighters: 10 },
      leaderPool: 5,
      leadersKept: 3,
      outpostsPerRegion: 1,
      powers: ['gloryPerWound:1'],
      fortress: ['trap:2'],
    },
    {
      id: 'zcharo',
      vault: 2,
      color: 'blue',
      gloryTarget: 20,
      gloryTrack: [
        { at: 3, gain: 'E1' },
        { at: 5, gain: 'R1' },
        { at: 8, gain: 'E1' },
        { at: 13, gain: 'R1' },
        { at: 18, gain: 'C1' },
      ],
      win: 'endOfRelics',
      baseTile: true,
      baseProd: 'E2',
      startFoundations: ['C1', 'G1'],
      relicRow: ['X1+G1', 'X1+G1', 'X1+G1', 'X1+G1', 'X1+G1'],
      baseIncome: 'E2|G1',
      locks: { foundry: [0, 1, 1], outpost: [0, 0, 1, 1], fortress: [0, 1] },
      foundationLocks: ['research', 'unlock'],
      recruit: { sectors: [9, 5], start: 6, fastEnergy: 1, exchange3: 'C1' },
      leaderPool: 5,
      leadersKept: 3,
      outpostsPerRegion: 2,
      powers: ['gloryPerResearch:1'],
      fortress: ['strength:1'],
    },
    {
      id: 'leyrien',
      vault: 3,
      color: 'green',
      gloryTarget: 14,
      gloryTrack: [
        { at: 1, gain: 'R1' },
        { at: 3, gain: 'R1' },
        { at: 5, gain: 'X1' },
        { at: 7, gain: 'R1' },
        { at: 8, gain: 'R1' },
        { at: 11, gain: 'G1' },
      ],
      win: 'immediate',
      baseTile: true,
      baseProd: 'E2',
      startFoundations: ['C1', 'E2'],
      relicRow: ['X1+MOR', 'X1+F2', 'X1+F2', 'X1+F3', 'X1+F3'],
      baseIncome: 'E2|G1',
      locks: { foundry: [0, 0, 1], outpost: [0, 0, 1], fortress: [1, 1, 1] },
      foundationLocks: ['research', 'harvest'],
      recruit: { sectors: [8, 6], start: 6, fastEnergy: 1, exchange3: 'C1' },
      leaderPool: 5,
      leadersKept: 3,
      outpostsPerRegion: 1,
      powers: ['morale', 'noFortressOn:marsh', 'moraleByVictoryOn:marsh', 'gloryByMorale'],
      fortress: ['boostsMorale'],
    },
    {
      id: 'jrayek',
      vault: 4,
      color: 'red',
      gloryTarget: 5,
      gloryTrack: [
        { at: 1, gain: 'E2' },
        { at: 2, gain: 'E2' },
        { at: 3, gain: 'R2' },
        { at: 4, gain: 'G1' },
      ],
      win: 'immediate',
      baseTile: true,
      baseProd: 'G1',
      startFoundations: ['G1', 'X1'],
      relicRow: ['X1+E2', 'X1+F1', 'X1+E3', 'X1+F1', 'X1+F1'],
      baseIncome: 'E2|G1',
      locks: { foundry: [0, 0, 1], outpost: [0, 1, 1], fortress: [0, 0, 1] },
      foundationLocks: ['research', 'adjacent'],
      recruit: { sectors: [10, 4], start: 6, fastEnergy: 1, exchange3: 'C1' },
      leaderPool: 5,
      leadersKept: 3,
      outpostsPerRegion: 1,
      powers: ['ryhzu', 'gloryPerVictoryOverLeaders:1'],
      fortress: ['strength:1', 'shield:2'],
    },
    {
      id: 'oxataya',
      vault: 5,
      color: 'violet',
      gloryTarget: 9,
      gloryTrack: [
        { at: 1, gain: 'E1' },
        { at: 3, gain: 'G1' },
        { at: 5, gain: 'X1' },
        { at: 7, gain: 'C1' },
      ],
      win: 'immediate',
      baseTile: true,
      baseProd: 'R1',
      startFoundations: ['C1', 'C1'],
      relicRow: ['X1+F1', 'X1+F1', 'X1+F1', 'X1+F2', 'X1+F3'],
      baseIncome: 'E2|G1',
      locks: { foundry: [0, 1, 1], outpost: [0, 0, 1], fortress: [0, 1, 1] },
      foundationLocks: ['research', 'harvest'],
      recruit: { sectors: [12, 3], start: 5, fastEnergy: 1, exchange3: 'C1' },
      leaderPool: 6,
      leadersKept: 4,
      outpostsPerRegion: 1,
      powers: ['lakes', 'manyLeaders', 'gloryPerVictory:1'],
      fortress: ['recruitsHere'],
    },
  ],
}

export interface MoraleRows {
  /** Strength by tokens gone from the combat row, glory by tokens gone from the glory row. */
  readonly combatRow: readonly number[]
  readonly gloryRow: readonly number[]
  readonly perRegion: number
}

export const morale: Sourced<MoraleRows> = {
  origin: 'found',
  parts: { perRegion: 'inferred' },
  rows: { combatRow: [0, 1, 2, 3, 4], gloryRow: [0, 1, 2, 3, 5], perRegion: 1 },
}
