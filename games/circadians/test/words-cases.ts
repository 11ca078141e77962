import type { EventData } from '#kernel/events.ts'
import type { EventType } from '../rules/events.ts'
import { Table } from './table.ts'

const circadians = (): Table => new Table('circadians', 'ai')
const zcharo = (): Table => new Table('zcharo', 'jrayek')

const sable = (): Table => circadians().leader('Sable', 'C-3').fighters('ai', 'C-3', 3).hand('ai', 'T09').only('combat', { step: 'battles', seat: 0 }).select('C-3', 'ai')

/** A battle that the Circadians lose and the AI win, both with these plans. */
const lost = (own: string, theirs: string, ...hand: string[]): Table =>
  circadians().fighters('circadians', 'C-3', 1).fighters('ai', 'C-3', 6).hand('circadians', ...hand).has('circadians', 6, 1).fight('circadians', 'C-3', 'ai', { circadians: own, ai: theirs })

/** Positions that random games come to seldom. */
export const rareCases: Readonly<Record<string, () => Table>> = {
  // combat
  'a retreat with Zoey': () =>
    circadians().leader('Zoey', 'C-3').fighters('circadians', 'C-3', 2).fighters('ai', 'C-3', 3).fighters('circadians', 'E-4', 1).fighters('circadians', 'D-1', 1).leader('Akira', 'D-1')
      .fight('ai', 'C-3', 'circadians', { circadians: 'retreat', ai: 'guard' }),
  'a plan before Sable': sable,
  'a bluff seen by Sable': () => sable().by('ai', 'planBluff:guard'),
  'a card seen by Sable': () => {
    const table = sable()
    return table.by('ai', table.keys('ai').find((key) => key.startsWith('planWith:guard')) ?? '')
  },
  'intelligence before planning': () => circadians().intel('ai', 'held').fighters('circadians', 'C-3', 4).fighters('ai', 'C-3', 1).only('combat', { step: 'battles', seat: 0 }).select('C-3', 'ai'),
  'a card to take back': () => circadians().fighters('circadians', 'C-3', 5).fighters('ai', 'C-3', 1).hand('circadians', 'T09').fight('circadians', 'C-3', 'ai', { circadians: 'guard T09', ai: 'guard' }),
  'a card taken back': () =>
    circadians().fighters('circadians', 'C-3', 5).fighters('ai', 'C-3', 1).hand('circadians', 'T09').fight('circadians', 'C-3', 'ai', { circadians: 'guard T09', ai: 'guard' }).playLike('takeBack:'),
  'a card taken by Urzo': () =>
    zcharo().leader('Urzo', 'C-3').fighters('zcharo', 'C-3', 3).fighters('jrayek', 'C-3', 3).hand('jrayek', 'T09').fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard', jrayek: 'guard T09' }),
  'tribute after a victory': () =>
    zcharo().fighters('zcharo', 'C-3', 6).fighters('jrayek', 'C-3', 1).hand('zcharo', 'T25').has('jrayek', 4, 0).fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard T25', jrayek: 'guard' }),
  'cards to put away after a defeat': () => lost('guard T13', 'guard', 'T13'),
  'a Ryh-zu that changes sides': () => zcharo().fighters('zcharo', 'C-3', 8).ryhzu('Uryk', 'C-3', 'jrayek').fighters('jrayek', 'C-3', 1).fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard', jrayek: 'guard' }),
  'a die that costs a toll': () => circadians().fighters('circadians', 'C-3', 2).fighters('ai', 'C-3', 2).has('circadians', 0, 2).only('combat', { step: 'battles', seat: 0 }).select('C-3', 'ai'),
  'Kajali in the way': () => {
    const table = new Table('zcharo', 'ai', 'jrayek').leader('Kajali', 'C-3').fighters('zcharo', 'C-3', 9).fighters('ai', 'C-3', 2)
    return table.fighters('zcharo', 'D-3', 2).fighters('ai', 'D-3', 2).fighters('zcharo', 'E-4', 2).fighters('ai', 'E-4', 2).only('combat', { step: 'battles', seat: 0 })
  },
  // effects
  'an offer of Akira': () => circadians().leader('Akira', 'D-1').price('recruit', 'circadians', 3).phase('recruit').play('act'),
  'attributes to upgrade': () => circadians().has('circadians', 6, 1).upgraded('covert').only('income', { step: 'attributeUpgrading', seat: 0 }),
  'an attribute upgraded': () => circadians().has('circadians', 6, 1).only('relics', { step: 'attributeUpgrading', seat: 0 }).play('upgradeAttribute:tactical'),
  'a production token to turn': () => zcharo().fighters('zcharo', 'C-3', 1).token('C-3', 'p1').only('harvest', { step: 'tokenTurning', seat: 0 }),
  'a production token turned': () => zcharo().fighters('zcharo', 'C-3', 1).token('C-3', 'p1').only('harvest', { step: 'tokenTurning', seat: 0 }).play('turnToken:C-3'),
  'a track at its end': () => zcharo().column('zcharo', 'build', 5).only('discover', { step: 'researching', seat: 0, left: 1, track: -1 }),
  'no leader within means': () => zcharo().leader('Urzo', 'reserve').leader('Cahzor', 'reserve').leader('Ejax', 'reserve').has('zcharo', 6, 0).only('recruit', { step: 'deploy', seat: 0 }),
  'an empty deck': () => zcharo().shortDeck(0).column('zcharo', 'build', 5).price('build', 'zcharo', 3).phase('build').play('act', 'secondary'),
  'a locked card without a gem': () => zcharo().hand('zcharo', 'T12').has('zcharo', 6, 0).newRound(2),
  'a region harvested already': () => zcharo().building('zcharo', 'foundry', 'C-3').fighters('zcharo', 'C-3', 1).only('harvest', { step: 'harvesting', seat: 0, points: 2, anywhere: 0 }).play('harvest:C-3'),
  'a secondary action without any use': () => zcharo().has('zcharo', 9, 3).leader('Urzo', 'D-1').leader('Cahzor', 'C-3').leader('Ejax', 'E-4').price('recruit', 'zcharo', 3).phase('recruit').play('act'),
  // building
  'a foundation that is taken': () => zcharo().building('zcharo', 'foundry', 'C-3').fighters('zcharo', 'D-3', 1).fighters('zcharo', 'E-4', 1).only('build', { step: 'site', seat: 0, kind: 1 }),
  'buildings of a kind': () =>
    zcharo().building('zcharo', 'foundry', 'C-3').building('zcharo', 'foundry', 'D-3').building('zcharo', 'foundry', 'E-4').only('build', { step: 'building', seat: 0, points: 2, unlocked: 0 }),
  'a kind of building in its region': () => zcharo().building('zcharo', 'foundry', 'C-3').fighters('zcharo', 'D-3', 1).fighters('zcharo', 'E-4', 1).only('build', { step: 'site', seat: 0, kind: 0 }),
  'fortresses apart': () => circadians().building('circadians', 'fortress', 'C-3').fighters('circadians', 'E-3', 1).fighters('circadians', 'D-3', 1).fighters('circadians', 'E-4', 1).only('build', { step: 'site', seat: 0, kind: 2 }),
  'no fortress in a marsh': () => new Table('leyrien', 'ai').fighters('leyrien', 'C-3', 1).fighters('leyrien', 'D-3', 1).fighters('leyrien', 'E-4', 1).only('build', { step: 'site', seat: 0, kind: 2 }),
  // income
  'a Ryh-zu beyond means': () => new Table('jrayek', 'ai').has('jrayek', 0, 0).ryhzu('Katarin', 'C-3', 'jrayek').only('income', { step: 'income' }).by('jrayek', 'baseIncome:E2'),
  'Ikryla at a relic': () => new Table('jrayek', 'ai').leader('Ikryla', 'C-3').only('income', { step: 'income' }),
}

/** Data that games come to seldom. */
export const turnsOfPhrase: readonly (readonly [type: EventType, data: EventData])[] = [
  ['won', { seats: [0, 1], how: 4 }],
  ['won', { seats: [1], how: 2 }],
  ['won', { seats: [2], how: 3 }],
  ['drew', { seat: 0, count: 0 }],
  ['researchLost', { seat: 0, count: 1 }],
  ['researchLost', { seat: 1, count: 2 }],
  ['trapped', { seat: 0, owner: 1, region: 9, wounds: 1 }],
  ['trapped', { seat: 1, owner: 0, region: 9, wounds: 2 }],
  ['razed', { seat: 0, kind: 1, region: 9 }],
  ['razed', { seat: 1, kind: 1, region: 9 }],
  ['razed', { seat: 1, kind: 2, region: 9 }],
  ['leaderDefeated', { seat: 0, leader: 9, region: 9, home: 1 }],
  ['rolled', { seat: 0, face: 0, strength: 1, shield: 1, again: 1 }],
  ['compared', { region: 9, seats: [0, 1], totals: [9, 2, 1, 13, 3, 0], winner: 1 }],
  ['compared', { region: 9, seats: [0, 1], totals: [7, 0, 0, 5, 0, 0], winner: 1 }],
  ['compared', { region: 9, seats: [0, 1], totals: [5, 0, 0, 5, 0, 0], winner: 0 }],
  ['flare', { seat: 0 }],
  ['acts', { seat: 1, track: 2, cost: 1, pricer: 0, paid: 1 }],
  ['acts', { seat: 1, track: 2, cost: 5, pricer: 5, paid: 0 }],
  ['moved', { seat: 0, from: 9, to: 10, fighters: 0, leaders: [9], redeploy: 0 }],
  ['toll', { seat: 1, rival: 0, energy: 2 }],
  ['unlocked', { seat: 1, pay: 3 }],
]
