import { describe, expect, test } from 'vitest'
import type { EventData } from '#kernel/events.ts'
import type { Language } from '#words/line.ts'
import { Ear } from '#words/test/ear.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { nameEveryVariantAndSource, readWellWith, useEveryKey } from '#words/test/house-words.ts'
import { ngataEvaluation } from '../bot/evaluation.ts'
import { ENDED, type EventType } from '../rules/events.ts'
import { verbs } from '../rules/options.ts'
import { RESULT } from '../rules/state.ts'
import { askedSteps, reasonKeys, sources, type NgataWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { events } from '../words/fr/events.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { flawsOf } from './flaws.ts'
import { plainChoice } from './smuggler.ts'
import { game, mission, Table } from './table.ts'
import { ends, rareCases } from './words-cases.ts'

const tongues: Readonly<Record<Language, NgataWords>> = { fr, it, en }

const allKeys = [1, 2, 0, 1]
/** Data that games come to seldom. */
const turnsOfPhrase: readonly (readonly [type: EventType, data: EventData])[] = [
  ['refilled', { fuel: 0 }],
  ['lostCargo', { keys: allKeys, crystals: 1, cubes: 2 }],
  ['lostCargo', { keys: [0, 0, 0, 0], crystals: 3, cubes: 0 }],
  ['gained', { credits: 1, influence: 0 }],
  ['gained', { credits: 0, influence: 2 }],
  ['metTrader', { card: 13, at: 3, tile: 0 }],
  ['endedMission', { mission: mission('C13'), how: ENDED.abandoned, delivered: 1 }],
  ['endedMission', { mission: mission('C13'), how: ENDED.failed, delivered: 0 }],
  ['gameOver', { result: RESULT.won, opened: 3 }],
  ['gameOver', { result: RESULT.alert, opened: 1 }],
  ['gameOver', { result: RESULT.missions, opened: 0 }],
]

const ear = new Ear({ game, tongues, flawsOf, often: { first: 40, thenEvery: 12 } })

describe('words', () => {
  for (const variation of ['one', 'two'])
    test(`read well in random campaigns of variation ${variation}`, () => {
      for (let i = 0; i < 12; i++) {
        const variant = { variation, exchange: i % 2 === 0 ? 'bank' : 'none', flight: i % 3 === 0 ? 'dice' : 'calm' }
        ear.listenTo(variant, 1, `${variation}/${i}`, (state, random) => (i % 2 === 1 && random.int(3) > 0 ? plainChoice(state) : undefined))
      }
      expect(ear.found()).toEqual([])
    })

  readWellWith(ear, rareCases)

  test.each(Object.entries(ends))('read well with %s', (_, end) => {
    const { state, events } = end()
    for (const event of events) ear.event(event, state)
    expect(ear.found()).toEqual([])
  })

  test('read well at rare turns of phrase', () => {
    const { state } = new Table()
    for (const [type, data] of turnsOfPhrase) ear.event({ type, data, to: 0 }, state)
    expect(ear.found()).toEqual([])
  })

  useEveryKey(ear, { askedSteps, verbs, events, reasonKeys })
  nameEveryVariantAndSource(ear, sources)
  sayEveryFeature(ngataEvaluation, tongues, flawsOf)
})
