import { describe, expect, test } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { isAsk } from '#kernel/steps.ts'
import { languages } from '#words/line.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { circadiansEvaluation } from '../bot/evaluation.ts'
import { verbTable } from '../rules/notation.ts'
import { askedSteps, reasonKeys, sources } from '../words/contract.ts'
import { events } from '../words/fr/events.ts'
import { game } from './table.ts'
import { rareCases, turnsOfPhrase } from './words-cases.ts'
import { Ear, player, tongues } from './words-ear.ts'
import { flawsOf } from './flaws.ts'

const ear = new Ear()

function listenTo(seats: number, seed: string): void {
  const random = new Random(`words/${seats}/${seed}`)
  const told: GameEvent[] = []
  const state = game.start({ factions: seed === 'choose' ? 'choose' : 'random' }, seats, secretFromSeed(seed), (event) => told.push(event))
  while (state.over === 0) {
    for (const event of told.splice(0)) ear.event(event, state)
    ear.questions(state, [languages[state.ply % 3]], false)
    const { pending, option } = randomChoice(game, state, random)
    game.choose(state, pending, option, (event) => told.push(event))
  }
  for (const event of told) ear.event(event, state)
}

describe('words', () => {
  for (const seats of [2, 3, 4, 5])
    test(`read well in random games of ${seats}`, () => {
      for (const seed of ['choose', 'a', 'b', 'c', 'd']) listenTo(seats, seed)
      expect(ear.found()).toEqual([])
    })

  test.each(Object.entries(rareCases))('read well with %s', (_, position) => {
    const table = position()
    ear.questions(table.state, languages, true)
    for (const event of table.events) ear.event(event, table.state)
    expect(ear.found()).toEqual([])
  })

  test('read well at rare turns of phrase', () => {
    const state = game.start({ factions: 'random' }, 3, secretFromSeed('phrases'), () => undefined)
    for (const [type, data] of turnsOfPhrase) ear.event({ type, data, to: 0 }, state)
    expect(ear.found()).toEqual([])
  })

  test('have no key that nothing uses, and lack none', () => {
    const asked = Object.entries(game.definition.steps).flatMap(([step, rule]) => (isAsk(rule as never) ? [step] : []))
    expect(asked.toSorted()).toEqual([...askedSteps].toSorted())
    const { heard } = ear
    const unlike = (said: ReadonlySet<string>, keys: readonly string[]): string[] => [...keys.filter((key) => !said.has(key)).map((key) => `unused: ${key}`), ...[...said].filter((key) => !keys.includes(key)).map((key) => `unknown: ${key}`)]
    expect({
      steps: unlike(heard.steps, askedSteps),
      verbs: unlike(heard.verbs, Object.keys(verbTable)),
      events: unlike(heard.events, Object.keys(events)),
      reasons: unlike(heard.reasons, reasonKeys),
    }).toEqual({ steps: [], verbs: [], events: [], reasons: [] })
  })

  test.each(languages)('leave the acts of the table alone, and name every variant and source, in %s', (language) => {
    const words = tongues[language]
    for (const type of ['table.undo', 'table.bot', 'table.person', 'table.resign']) expect(words.event({ type, data: { seat: 0 } }, { viewer: 0, seats: 2, view: undefined, player })).toBeUndefined()
    expect(Object.keys(words.variants)).toEqual(Object.keys(game.definition.variants))
    for (const [name, { values }] of Object.entries(game.definition.variants)) expect(Object.keys(words.variants[name].values)).toEqual([...values])
    const texts = [
      words.title,
      words.tagline,
      ...sources.map((source) => words.source(source)),
      ...Object.values(words.variants).flatMap(({ label, values }) => [label, ...Object.values(values).flatMap((value) => [value.label, value.hint])]),
    ]
    expect(texts.flatMap((text) => flawsOf(language, text))).toEqual([])
  })

  sayEveryFeature(circadiansEvaluation, tongues, flawsOf)
})
