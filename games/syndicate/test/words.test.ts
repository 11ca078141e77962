import { describe, expect, test } from 'vitest'
import type { EventData } from '#kernel/events.ts'
import type { Frame } from '#kernel/steps.ts'
import type { Variant } from '#kernel/variant.ts'
import { Ear } from '#words/test/ear.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { nameEveryVariantAndSource, readWellWith, useEveryKey } from '#words/test/house-words.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import type { EventType } from '../rules/events.ts'
import { verbTable } from '../rules/notation.ts'
import { askedSteps, reasonKeys, sources } from '../words/contract.ts'
import { events } from '../words/fr/events.ts'
import { flawsOf } from './flaws.ts'
import { game, Table } from './table.ts'
import { tongues } from './tongues.ts'
import { rareCases } from './words-cases.ts'

/** Verbs that are never the reader's to choose, being alone: a record of the game words them all the same. */
const forced: readonly (readonly [verb: string, frame: Frame])[] = [
  ['goOn', { step: 'patrol', seat: 0, left: 0 }],
  ['takeCredits', { step: 'pickTech', seat: 0, level: 5 }],
]

const [MISSION, HEIST] = [0, 48]
const SAFEHOUSE = 76
const CLAIM_JUMP = 72
const deal = { give: [0, 0, 0], get: [0, 0, 0], count: 0, askedCount: 0, bases: [], askedBases: [], beams: [], askedBeams: [] }

/** Data that games come to seldom. The phantom's seat is 4 at this table. */
const turnsOfPhrase: readonly (readonly [type: EventType, data: EventData])[] = [
  ['gameOver', { scores: [12, 40, 40, 3] }],
  ['gameOver', { scores: [1, 0, 0, 0] }],
  ['round', { round: 8, first: 0, last: 1 }],
  ['startBase', { seat: 4, at: 0, fortified: 1 }],
  ['phantomDrew', { at: 10, owner: 4 }],
  ['phantomDrew', { at: 10, owner: 0 }],
  ['fortified', { seat: 4, at: 10 }],
  ['assault', { seat: 4, owner: 0, at: 10, reinforcements: 1, win: 5 }],
  ['assault', { seat: 0, owner: 4, at: 10, reinforcements: 0, win: 6 }],
  ['assaultOdds', { at: 12, force: 0, win: 7 }],
  ['assaultRoll', { seat: 4, owner: 0, at: 10, die: 3, win: 7, success: 0 }],
  ['baseTaken', { seat: 4, owner: 0, at: 13 }],
  ['missionPaid', { seat: 0, card: MISSION, gained: [4, 0, 1], partner: 4, shared: [3, 0, 1] }],
  ['missionPaid', { seat: 0, card: MISSION, gained: [4, 0, 1], partner: 2, shared: [3, 0, 1] }],
  ['missionPaid', { seat: 0, card: MISSION, gained: [0, 0, 0], partner: 2, shared: [0, 0, 0] }],
  ['looted', { seat: 0, victim: 4, at: 10, dice: [3, 4], credits: 7 }],
  ['looted', { seat: 0, victim: 1, at: 10, dice: [3], credits: 0 }],
  ['looted', { seat: 0, victim: 1, at: 17, dice: [], credits: 0 }],
  ['revealed', { seat: 0, card: HEIST }],
  ['sprung', { seat: 0, card: SAFEHOUSE, victim: 0, at: 10 }],
  ['sprung', { seat: 0, card: CLAIM_JUMP, victim: 4, at: 10 }],
  ['taxed', { seat: 0, bases: 1, credits: 0 }],
  ['taxed', { seat: 0, bases: 2, credits: 1 }],
  ['embargo', { seat: 0, effect: 0 }],
  ['embargo', { seat: 0, effect: 1 }],
  ['embargo', { seat: 0, effect: 2 }],
  ['shutdown', { seat: 0, fewer: 1 }],
  ['shutdown', { seat: 0, fewer: 3 }],
  ['collected', { seat: 0, gained: [9, 4, -6] }],
  ['collected', { seat: 0, gained: [0, 0, 0] }],
  ['destroyerMoved', { from: -1, at: 10 }],
  ['destroyerMoved', { from: 13, at: 17 }],
  ['destroyerLeft', { at: 10 }],
  ['offered', { ...deal, seat: 0, to: 1, give: [1, 0, 0] }],
  ['offered', { ...deal, seat: 0, to: 1, get: [0, 3, 0] }],
  ['offered', { ...deal, seat: 0, to: 1, give: [5, 0, 0], count: 2, askedCount: 1, askedBases: [10], askedBeams: [12] }],
  ['traded', { ...deal, seat: 0, to: 1, give: [1, 2, 3], bases: [10], beams: [11], askedCount: 2 }],
  ['traded', { ...deal, seat: 0, to: 1, get: [1, 2, 3] }],
  ['reshuffled', {}],
]

const advanced: Variant = { blockade: 'on', taxDefault: 'on', trading: 'on' }
const tables: readonly (readonly [seats: number, name: string, variant: Variant])[] = [
  [2, 'plain', {}],
  [2, 'with the phantom', { ...advanced, phantom: 'on' }],
  [2, 'with the phantom in short turns', { ...advanced, turns: 'extended', phantom: 'on' }],
  [3, 'advanced', advanced],
  [4, 'in short turns', { ...advanced, turns: 'extended' }],
  [4, 'with other readings', { blockade: 'on', fortifyWith: 'influence', pointsPerBase: '3', lastCollection: 'no' }],
  [5, 'advanced', advanced],
]

const cards = game.notation.names['card']

const ear = new Ear({
  game,
  tongues,
  flawsOf,
  often: { first: 40, thenEvery: 25 },
  silent: ['turnEnded'],
  headings: ['round', 'collection'],
  ownStop: 'Co.',
  design: (id) => (cards.includes(id) ? tongues.en.name('card', id) : id),
})

describe('words', () => {
  for (const [seats, name, variant] of tables)
    test(`read well in random games of ${seats}, ${name}`, () => {
      for (let i = 0; i < 2; i++) ear.listenTo(variant, seats, `${name}/${i}`)
      expect(ear.found()).toEqual([])
    })

  readWellWith(ear, rareCases)

  test('read well at rare turns of phrase', () => {
    const { state } = new Table()
    for (const [type, data] of turnsOfPhrase) ear.event({ type, data, to: 0 }, state)
    expect(ear.found()).toEqual([])
  })

  test('read well for what the kernel chooses by itself', () => {
    const { state } = new Table()
    for (const [verb, frame] of forced) ear.choice(verb, { ...state, stack: [frame] })
    expect(ear.found()).toEqual([])
  })

  useEveryKey(ear, { askedSteps, verbs: verbTable, events, reasonKeys })
  nameEveryVariantAndSource(ear, sources)
  sayEveryFeature(syndicateEvaluation, tongues, flawsOf)
})
