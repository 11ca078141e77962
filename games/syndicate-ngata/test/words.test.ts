import { describe, expect, test } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import type { EventData, GameEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { isAsk } from '#kernel/steps.ts'
import type { Reader } from '#words/game-words.ts'
import { languages, plain, ref, type Language } from '#words/line.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { ngataEvaluation } from '../bot/evaluation.ts'
import { ENDED, type EventType } from '../rules/events.ts'
import type { Ngata } from '../rules/game.ts'
import { verbs } from '../rules/options.ts'
import { RESULT, type State } from '../rules/state.ts'
import { askedSteps, reasonKeys, sources, type NgataWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { events } from '../words/fr/events.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { plainChoice } from './smuggler.ts'
import { game, mission, Table } from './table.ts'
import { rareCases } from './words-cases.ts'
import { flawsOf } from './flaws.ts'

const tongues: Readonly<Record<Language, NgataWords>> = { fr, it, en }
/** So often a kind of question is worded in full; after that only now and then. */
const OFTEN = 40

/** Listens to games and words everything that anybody at the table could be shown. */
class Ear {
  readonly heard = { steps: new Set<string>(), verbs: new Set<string>(), events: new Set<string>(), reasons: new Set<string>() }
  private readonly flaws = new Set<string>()
  private readonly known = new Set<string>()
  private readonly asked = new Map<string, number>()

  /** The question of a position with its options, and what those who look on read meanwhile. */
  questions(state: State, languages: readonly Language[], always: boolean, on = game): void {
    for (const pending of on.pending(state)) {
      const { step } = pending.frame
      const times = (this.asked.get(step) ?? 0) + 1
      this.asked.set(step, times)
      if (!always && times > OFTEN && times % 12 > 0) continue
      const reader = readerOf(state, pending.seat)
      this.heard.steps.add(step)
      for (const language of languages) {
        this.sentence(language, plain(tongues[language].prompt(step, pending.frame, reader)))
        this.sentence(language, plain(tongues[language].waiting(step, pending.seat, reader)))
        this.options(language, on, state, pending, reader)
      }
    }
  }

  /** A line of the log, as the player and a spectator read it. */
  event(event: GameEvent, state: State): void {
    this.heard.events.add(event.type)
    for (const viewer of [0, 1]) {
      const seen = game.seeEvent(event, viewer)
      const key = `${viewer}/${seen.type}/${JSON.stringify(seen.data)}`
      if (this.known.has(key)) continue
      this.known.add(key)
      const reader = readerOf(state, viewer)
      for (const language of languages) {
        const line = tongues[language].event(seen, reader)
        if (line) this.sentence(language, plain(line))
        else this.flaws.add(`${event.type} says nothing`)
      }
    }
  }

  /** What was found since the last time. */
  found(): string[] {
    const found = [...this.flaws]
    this.flaws.clear()
    return found
  }

  private options(language: Language, on: Ngata, state: State, pending: Pending, reader: Reader): void {
    const worded = (option: Pending['options'][number]): string => plain(tongues[language].option(option.k, game.notation.facets(option), reader))
    const texts = pending.options.map(worded)
    if (new Set(texts).size < texts.length) this.flaws.add(`two options read alike in ${pending.frame.step}: ${texts.join(' | ')}`)
    for (const text of texts) this.button(language, text)
    for (const option of pending.options) this.heard.verbs.add(option.k)
    for (const { option, reason } of on.blocked(state, pending)) {
      this.button(language, worded(option))
      this.sentence(language, plain(tongues[language].reason(reason, reader)))
      this.heard.reasons.add(`${reason.why} ${reason.rule}`)
    }
  }

  private sentence(language: Language, text: string): void {
    this.check(language, text)
    if (!/[.?]$/.test(text)) this.flaws.add(`no full stop: “${text}”`)
  }

  private button(language: Language, text: string): void {
    this.check(language, text)
    if (/[.?]$/.test(text)) this.flaws.add(`a full stop on a button: “${text}”`)
  }

  private check(language: Language, text: string): void {
    const key = language + text
    if (this.known.has(key)) return
    this.known.add(key)
    for (const flaw of flawsOf(language, text)) this.flaws.add(`${language}: ${flaw}`)
  }
}

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

const player = (seat: number) => ref('player', String(seat), 'Inès')
const readerOf = (state: State, viewer: number): Reader => ({ viewer, seats: 1, view: game.view(state, viewer), player })

const ear = new Ear()

function listenTo(variant: Readonly<Record<string, string>>, seed: string, planned: boolean): void {
  const random = new Random(`words/${seed}`)
  const told: GameEvent[] = []
  const state = game.start(variant, 1, secretFromSeed(seed), (event) => told.push(event))
  while (state.over === 0) {
    for (const event of told.splice(0)) ear.event(event, state)
    ear.questions(state, [languages[state.ply % 3]], false)
    const { pending, option } = randomChoice(game, state, random)
    game.choose(state, pending, planned && random.int(3) > 0 ? plainChoice(state) : option, (event) => told.push(event))
  }
  for (const event of told) ear.event(event, state)
}

describe('words', () => {
  for (const variation of ['one', 'two'])
    test(`read well in random campaigns of variation ${variation}`, () => {
      for (let i = 0; i < 12; i++) listenTo({ variation, exchange: i % 2 === 0 ? 'bank' : 'none', flight: i % 3 === 0 ? 'dice' : 'calm' }, `${variation}/${i}`, i % 2 === 1)
      expect(ear.found()).toEqual([])
    })

  test.each(Object.entries(rareCases))('read well with %s', (_, position) => {
    const table = position()
    if (table.state.over === 0) table.asked()
    ear.questions(table.state, languages, true, table.game)
    for (const event of table.events) ear.event(event, table.state)
    expect(ear.found()).toEqual([])
  })

  test('read well at rare turns of phrase', () => {
    const { state } = new Table()
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
      verbs: unlike(heard.verbs, Object.keys(verbs)),
      events: unlike(heard.events, Object.keys(events)),
      reasons: unlike(heard.reasons, reasonKeys),
    }).toEqual({ steps: [], verbs: [], events: [], reasons: [] })
  })

  test.each(languages)('leave the acts of the table alone, and name every variant and source, in %s', (language) => {
    const words = tongues[language]
    for (const type of ['table.undo', 'table.bot', 'table.person', 'table.resign']) expect(words.event({ type, data: { seat: 0 } }, { viewer: 0, seats: 1, view: undefined, player })).toBeUndefined()
    expect(Object.keys(words.variants)).toEqual(Object.keys(game.definition.variants))
    for (const [name, { values }] of Object.entries(game.definition.variants)) expect(Object.keys(words.variants[name].values).toSorted()).toEqual([...values].toSorted())
    const texts = [
      words.tagline,
      ...sources.map((source) => words.source(source)),
      ...Object.values(words.variants).flatMap(({ label, values }) => [label, ...Object.values(values).flatMap((value) => [value.label, value.hint])]),
    ]
    expect(texts.flatMap((text) => flawsOf(language, text.replace(/^\d+ /, 'X ')))).toEqual([])
  })

  sayEveryFeature(ngataEvaluation, tongues, flawsOf)
})
