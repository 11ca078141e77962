import { describe, expect, test } from 'vitest'
import type { EventData } from '#kernel/events.ts'
import type { Frame } from '#kernel/steps.ts'
import type { Language } from '#words/line.ts'
import { Ear } from '#words/test/ear.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { nameEveryVariantAndSource, readWellWith, useEveryKey } from '#words/test/house-words.ts'
import { arcsEvaluation } from '../bot/evaluation.ts'
import type { EventType } from '../rules/events.ts'
import { verbTable } from '../rules/notation.ts'
import { askedSteps, reasonKeys, sources, type ArcsWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { events } from '../words/fr/events.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { flawsOf } from './flaws.ts'
import { game, Table } from './table.ts'
import { rareCases } from './words-cases.ts'

const tongues: Readonly<Record<Language, ArcsWords>> = { fr, it, en }

/** Verbs that are never the reader's to choose, being alone: a record of the game words them all the same. */
const forced: readonly (readonly [verb: string, frame: Frame])[] = [
  ['placeAll', { step: 'placeShips', seat: 0, systems: [1, 2, 3] }],
  ['placeAll', { step: 'lead', seat: 0 }],
  ['goOn', { step: 'extort', seat: 0, type: 0, left: 1 }],
  ['goOn', { step: 'ransack', seat: 0, rival: 1 }],
  ['goOn', { step: 'pressgang', seat: 0, from: 0, done: 0 }],
]

/** Data that games come to seldom. */
const turnsOfPhrase: readonly (readonly [type: EventType, data: EventData])[] = [
  ['passed', { seat: 1, to: 1 }],
  ['gameOver', { power: [12, 27, 27, 3] }],
  ['scored', { ambition: 0, power: [0, 0, 0, 0] }],
  ['scored', { ambition: 4, power: [2, 2, 2, 0] }],
  ['declared', { seat: 0, ambition: 3, marker: 2, first: 5, second: 3, zero: 0 }],
  ['captured', { seat: 2, rival: 0, count: 2 }],
  ['lostTokens', { seat: 0, type: 2, count: 3 }],
  ['rolled', { seat: 0, rival: 1, system: 4, dice: [0, 0, 0], faces: [], again: [0, 0, 0] }],
  ['rolled', { seat: 0, rival: 1, system: 4, dice: [3, 1, 0], faces: [], again: [2, 0, 0] }],
  ['battleResult', { seat: 0, rival: 2, system: 4, self: 0, intercept: 0, hits: 0, building: 0, keys: 0 }],
  ['riflesFired', { seat: 2, rival: 0, from: 0, system: 1, dice: 1, hits: 0 }],
  ['moved', { seat: 0, from: 0, to: 5, fresh: 2, damaged: 1 }],
  ['dropped', { seat: 0, system: 4, fresh: 1, damaged: 2 }],
  ['shipsPlaced', { seat: 0, system: 1, count: 1, damaged: 1 }],
  ['built', { seat: 0, system: 1, what: 'buildStarport', damaged: 1 }],
  ['built', { seat: 2, system: 0, what: 'buildCity', damaged: 1 }],
  ['built', { seat: 1, system: 4, what: 'buildShip', damaged: 1 }],
  ['repaired', { seat: 2, system: 0, what: 'repairBuilding', kind: 1 }],
  ['repaired', { seat: 2, system: 0, what: 'repairBuilding', kind: 0 }],
  ['abducted', { seat: 2, card: 30, count: 1 }],
  ['cityFreed', { seat: 0, owner: 2, system: 1 }],
  ['pressganged', { seat: 0, owner: 2, type: 5 }],
]

const ear = new Ear({
  game,
  tongues,
  flawsOf,
  often: { first: 60, thenEvery: 15 },
  // Others are not told what is dealt to a player.
  silent: ['pipSpent', 'turnEnded', 'dealt'],
  headings: ['chapter'],
})

describe('words', () => {
  for (const seats of [2, 3, 4])
    for (const leaders of ['none', 'draft', 'draftTwoLore'])
      test(`read well in random games of ${seats}, leaders ${leaders}`, () => {
        for (let i = 0; i < 3; i++) ear.listenTo({ leaders, discard: i % 2 === 0 ? 'together' : 'split' }, seats, `${leaders}/${i}`)
        expect(ear.found()).toEqual([])
      })

  readWellWith(ear, rareCases)

  test('read well at rare turns of phrase', () => {
    const { state } = new Table().ships('1a', 0, 1)
    for (const [type, data] of turnsOfPhrase) ear.event({ type, data, to: 0 }, state)
    expect(ear.found()).toEqual([])
  })

  test('read well for what the kernel chooses by itself', () => {
    const { state } = new Table().ships('1a', 0, 1)
    for (const [verb, frame] of forced) ear.choice(verb, { ...state, stack: [frame] })
    expect(ear.found()).toEqual([])
  })

  useEveryKey(ear, { askedSteps, verbs: verbTable, events, reasonKeys })
  nameEveryVariantAndSource(ear, sources)
  sayEveryFeature(arcsEvaluation, tongues, flawsOf)
})
