import { describe, expect, test } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { EventData, GameEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { isAsk, type Frame } from '#kernel/steps.ts'
import type { Variant } from '#kernel/variant.ts'
import { languages } from '#words/line.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import type { EventType } from '../rules/events.ts'
import { verbTable } from '../rules/notation.ts'
import { askedSteps, reasonKeys, sources } from '../words/contract.ts'
import { events } from '../words/fr/events.ts'
import { game, Table } from './table.ts'
import { rareCases } from './words-cases.ts'
import { Ear, player, tongues } from './words-ear.ts'
import { flawsOf } from './flaws.ts'

const LONGEST = 8_000

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

const ear = new Ear()

function listenTo(variant: Variant, seats: number, seed: string): void {
  const random = new Random(`words/${seats}/${seed}`)
  const told: GameEvent[] = []
  const state = game.start(variant, seats, secretFromSeed(seed), (event) => told.push(event))
  while (state.over === 0 && state.ply < LONGEST) {
    for (const event of told.splice(0)) ear.event(event, state)
    ear.questions(state, [languages[state.ply % 3]], false)
    const { pending, option } = randomChoice(game, state, random)
    game.choose(state, pending, option, (event) => told.push(event))
  }
  for (const event of told) ear.event(event, state)
}

describe('words', () => {
  for (const [seats, name, variant] of tables)
    test(`read well in random games of ${seats}, ${name}`, () => {
      for (let i = 0; i < 2; i++) listenTo(variant, seats, `${name}/${i}`)
      expect(ear.found()).toEqual([])
    })

  test.each(Object.entries(rareCases))('read well with %s', (_, position) => {
    const table = position()
    expect(table.keys().length).toBeGreaterThan(0)
    ear.questions(table.state, languages, true)
    for (const event of table.events) ear.event(event, table.state)
    expect(ear.found()).toEqual([])
  })

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
      words.tagline,
      ...sources.map((source) => words.source(source)),
      ...Object.values(words.variants).flatMap(({ label, values }) => [label, ...Object.values(values).flatMap((value) => [value.label, value.hint])]),
    ]
    expect(texts.flatMap((text) => flawsOf(language, text.replace(/^\d/, 'X')))).toEqual([])
  })

  sayEveryFeature(syndicateEvaluation, tongues, flawsOf)
})
