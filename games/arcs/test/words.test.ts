import { describe, expect, test } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import type { EventData, GameEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { isAsk, type Frame } from '#kernel/steps.ts'
import type { Reader } from '#words/game-words.ts'
import { languages, plain, ref, type Language } from '#words/line.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { arcsEvaluation } from '../bot/evaluation.ts'
import type { EventType } from '../rules/events.ts'
import { verbTable } from '../rules/notation.ts'
import type { State } from '../rules/state.ts'
import { askedSteps, reasonKeys, sources, type ArcsWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { events } from '../words/fr/events.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { flawsOf } from './flaws.ts'
import { game, Table } from './table.ts'
import { rareCases } from './words-cases.ts'

const tongues: Readonly<Record<Language, ArcsWords>> = { fr, it, en }
/** Names that melt, and names that do not. */
const names = ['Inès', 'Marco', 'Anna', 'Tomas']
const LONGEST = 6_000
/** So often a kind of question is worded in full; after that only now and then. */
const OFTEN = 60

/** Listens to games and words everything that anybody at the table could be shown. */
class Ear {
  readonly heard = { steps: new Set<string>(), verbs: new Set<string>(), events: new Set<string>(), reasons: new Set<string>() }
  private readonly flaws = new Set<string>()
  private readonly known = new Set<string>()
  private readonly asked = new Map<string, number>()

  /** Every question of a position with its options, to whoever is asked, and to the others who wait. */
  questions(state: State, languages: readonly Language[], always: boolean): void {
    for (const pending of game.pending(state)) {
      const { step } = pending.frame
      const times = (this.asked.get(step) ?? 0) + 1
      this.asked.set(step, times)
      if (!always && times > OFTEN && times % 15 > 0) continue
      const reader = readerOf(state, pending.seat)
      this.heard.steps.add(step)
      for (const language of languages) {
        this.sentence(language, plain(tongues[language].prompt(step, pending.frame, reader)))
        this.sentence(language, plain(tongues[language].waiting(step, pending.seat, reader)))
        this.options(language, state, pending, reader)
      }
    }
  }

  /** A line of the log, as its subject, another seat and a spectator read it. */
  event(event: GameEvent, state: State): void {
    this.heard.events.add(event.type)
    const { seat = 0 } = event.data as { seat?: number }
    for (const viewer of [seat, (seat + 1) % state.seats, state.seats]) {
      const seen = game.seeEvent(event, viewer)
      const key = `${viewer}/${seen.type}/${JSON.stringify(seen.data)}`
      if (this.known.has(key)) continue
      this.known.add(key)
      const reader = readerOf(state, viewer)
      for (const language of languages) {
        const line = tongues[language].event(seen, reader)
        if (line && event.type === 'chapter') this.button(language, plain(line))
        else if (line) this.sentence(language, plain(line))
        else if (!silent.includes(event.type)) this.flaws.add(`${event.type} says nothing`)
      }
    }
  }

  /** A choice of seat 0 without arguments. */
  choice(verb: string, state: State): void {
    this.heard.verbs.add(verb)
    for (const language of languages) this.button(language, plain(tongues[language].option(verb, {}, { viewer: 0, seats: state.seats, view: state, player })))
  }

  /** What was found since the last time. */
  found(): string[] {
    const found = [...this.flaws]
    this.flaws.clear()
    return found
  }

  private options(language: Language, state: State, pending: Pending, reader: Reader): void {
    const worded = (option: Pending['options'][number]): string => plain(tongues[language].option(option.k, game.notation.facets(option), reader))
    const texts = pending.options.map(worded)
    if (new Set(texts).size < texts.length) this.flaws.add(`two options read alike in ${pending.frame.step}: ${texts.join(' | ')}`)
    for (const text of texts) this.button(language, text)
    for (const option of pending.options) this.heard.verbs.add(option.k)
    for (const { option, reason } of game.blocked(state, pending)) {
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

/** Events that need no line, or only for some: what others are dealt. */
const silent = ['pipSpent', 'turnEnded', 'dealt']

const player = (seat: number) => ref('player', String(seat), names[seat])
const readerOf = (state: State, viewer: number): Reader => ({ viewer, seats: state.seats, view: game.view(state, viewer), player })

const ear = new Ear()

function listenTo(variant: Readonly<Record<string, string>>, seats: number, seed: string): void {
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
  for (const seats of [2, 3, 4])
    for (const leaders of ['none', 'draft', 'draftTwoLore'])
      test(`read well in random games of ${seats}, leaders ${leaders}`, () => {
        for (let i = 0; i < 3; i++) listenTo({ leaders, discard: i % 2 === 0 ? 'together' : 'split' }, seats, `${leaders}/${i}`)
        expect(ear.found()).toEqual([])
      })

  test.each(Object.entries(rareCases))('read well with %s', (_, position) => {
    const table = position()
    ear.questions(table.state, languages, true)
    for (const event of table.events) ear.event(event, table.state)
    expect(ear.found()).toEqual([])
  })

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
    expect(texts.flatMap((text) => flawsOf(language, text))).toEqual([])
  })

  sayEveryFeature(arcsEvaluation, tongues, flawsOf)
})
