import { describe, expect, test } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { Ear } from '#words/test/ear.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { nameEveryVariantAndSource, readWellWith, useEveryKey } from '#words/test/house-words.ts'
import { circadiansEvaluation } from '../bot/evaluation.ts'
import { verbTable } from '../rules/notation.ts'
import { askedSteps, reasonKeys, sources } from '../words/contract.ts'
import { events } from '../words/fr/events.ts'
import { flawsOf } from './flaws.ts'
import { game } from './table.ts'
import { tongues } from './tongues.ts'
import { rareCases, turnsOfPhrase } from './words-cases.ts'

const ear = new Ear({
  game,
  tongues,
  flawsOf,
  often: { first: 25, thenEvery: 20 },
  silent: ['battleEnded'],
  headings: ['round', 'phase'],
  design: (id) => id.replace(/^(T\d\d)[a-z]$/, '$1'),
})

describe('words', () => {
  for (const seats of [2, 3, 4, 5])
    test(`read well in random games of ${seats}`, () => {
      for (const seed of ['choose', 'a', 'b', 'c', 'd']) ear.listenTo({ factions: seed === 'choose' ? 'choose' : 'random' }, seats, seed)
      expect(ear.found()).toEqual([])
    })

  readWellWith(ear, rareCases)

  test('read well at rare turns of phrase', () => {
    const state = game.start({ factions: 'random' }, 3, secretFromSeed('phrases'), () => undefined)
    for (const [type, data] of turnsOfPhrase) ear.event({ type, data, to: 0 }, state)
    expect(ear.found()).toEqual([])
  })

  useEveryKey(ear, { askedSteps, verbs: verbTable, events, reasonKeys })
  nameEveryVariantAndSource(ear, sources)
  sayEveryFeature(circadiansEvaluation, tongues, flawsOf)
})
