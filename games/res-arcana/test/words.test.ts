import { describe, expect, test } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Game } from '#kernel/game.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { isAsk } from '#kernel/steps.ts'
import { allVariants } from '#kernel/variant.ts'
import type { Reader } from '#words/game-words.ts'
import { languages, plain, ref, type Language } from '#words/line.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { resArcanaEvaluation } from '#games/res-arcana/bot/evaluation.ts'
import type { EventType } from '#games/res-arcana/rules/events.ts'
import { makeResArcana } from '#games/res-arcana/rules/game.ts'
import { verbs } from '#games/res-arcana/rules/options.ts'
import * as reasons from '#games/res-arcana/rules/reasons.ts'
import type { Own, State } from '#games/res-arcana/rules/state.ts'
import { askedSteps, reasonKeys, sources, type ResArcanaWords } from '#games/res-arcana/words/contract.ts'
import { words as en } from '#games/res-arcana/words/en.ts'
import { events as frenchEvents } from '#games/res-arcana/words/fr/events.ts'
import { words as fr } from '#games/res-arcana/words/fr.ts'
import { words as italian } from '#games/res-arcana/words/it.ts'
import { given, use, type Table } from './builder.ts'
import { flawsOf } from './flaws.ts'

const tongues: Readonly<Record<Language, ResArcanaWords>> = { fr, it: italian, en }
const names = ['Inès', 'Bastien', 'Octave', 'Anna']
const game = makeResArcana()
const LONGEST = 2_000
/** So often a kind of question is worded in full; after that only now and then. */
const OFTEN = 120

/** Listens to games and words everything that anybody at the table could be shown. */
class Ear {
  private readonly flaws = new Set<string>()
  readonly heard = { steps: new Set<string>(), verbs: new Set<string>(), events: new Set<string>(), reasons: new Set<string>() }
  private readonly known = new Set<string>()
  private readonly asked = new Map<string, number>()

  /** Every question of a position with its options, to whoever is asked, and to the others who wait. */
  questions(on: Game<Own>, state: State, languages: readonly Language[], always: boolean): void {
    for (const pending of on.pending(state)) {
      const { step } = pending.frame
      const times = (this.asked.get(step) ?? 0) + 1
      this.asked.set(step, times)
      if (!always && times > OFTEN && times % 12 > 0) continue
      const reader = readerOf(on, state, pending.seat)
      this.heard.steps.add(step)
      for (const language of languages) {
        const words = tongues[language]
        this.sentence(language, plain(words.prompt(step, pending.frame, reader)))
        this.sentence(language, plain(words.waiting(step, pending.seat, reader)))
        this.options(language, on, state, pending, reader)
      }
    }
  }

  private options(language: Language, on: Game<Own>, state: State, pending: Pending, reader: Reader): void {
    const worded = (option: Pending['options'][number]): string => plain(tongues[language].option(option.k, on.notation.facets(option), reader))
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

  /** A line of the log, as its subject, another seat and a spectator read it. */
  event(on: Game<Own>, seats: number, event: GameEvent, view: unknown): void {
    this.heard.events.add(event.type)
    const { seat = 0 } = event.data as { seat?: number }
    for (const viewer of [seat, (seat + 1) % seats, seats]) {
      const seen = on.seeEvent(event, viewer)
      const key = `${viewer}/${seen.type}/${JSON.stringify(seen.data)}`
      if (this.known.has(key)) continue
      this.known.add(key)
      for (const language of languages) {
        const line = tongues[language].event(seen, { viewer, seats, view, player })
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

  sentence(language: Language, text: string): void {
    this.check(language, text)
    if (!/[.?]$/.test(text)) this.flaws.add(`no full stop: “${text}”`)
  }

  private button(language: Language, text: string): void {
    this.check(language, text.replace(/\d$/, 'X'))
    if (/[.?]$/.test(text)) this.flaws.add(`a full stop on a button: “${text}”`)
  }

  private check(language: Language, text: string): void {
    const key = language + text
    if (this.known.has(key)) return
    this.known.add(key)
    for (const flaw of flawsOf(language, text)) this.flaws.add(`${language}: ${flaw}`)
  }
}

const player = (seat: number) => ref('player', String(seat), names[seat])
const readerOf = (on: Game<Own>, state: State, viewer: number): Reader => ({ viewer, seats: state.seats, view: on.view(state, viewer), player })

const ear = new Ear()

function listenTo(variant: Readonly<Record<string, string>>, seats: number, seed: number): void {
  const random = new Random(`words/${seats}/${seed}`)
  let view: unknown
  const listen = (event: GameEvent): void => ear.event(game, seats, event, view)
  const state = game.start(variant, seats, secretFromSeed(seed), listen) as State
  view = game.view(state, 0)
  while (state.over === 0 && state.ply < LONGEST) {
    ear.questions(game, state, [languages[state.ply % 3]], false)
    const { pending, option } = randomChoice(game, state, random)
    game.choose(state, pending, option, listen)
  }
}

function listenToTable(table: Table): void {
  ear.questions(table.game, table.state, languages, true)
  for (const event of table.events) ear.event(table.game, table.state.seats, event, table.game.view(table.state, 0))
}

/** What random games do not come to, or not always. */
const rareCases: Readonly<Record<string, () => Table>> = {
  'a pool so large that the amounts come in pages': () => given([{ pool: 'E250', play: ['prism'] }, {}]).choose(use('prism', 2), 'payType:elan'),
  'a react to a check': () => given([{ pool: 'G3', play: ['golden_statue', 'coral_castle'] }, {}]).choose(use('coral_castle')),
  'a react to a check, used': () => given([{ pool: 'G3', play: ['golden_statue', 'coral_castle'] }, {}]).choose(use('coral_castle'), 'react:golden_statue'),
  'an empty deck of monuments': () => given([{ pool: 'G4' }, {}], { display: ['temple', 'oracle'], monuments: [] }),
  'an attack of the Elvish Bow on a Dragon Bridle': () => given([{ play: ['elvish_bow'] }, { pool: 'L1 C1', play: ['dragon_bridle', 'elemental_spring'] }]).choose(use('elvish_bow')),
  'an attack that cannot be answered by everything': () =>
    given([{ play: ['bone_dragon'] }, { pool: 'E1', mage: 'healer', play: ['temple turned', 'dancing_sword', 'tree_of_life'] }]).choose(use('bone_dragon')),
  'powers that lack something': () => given([{ pool: 'E5 L5 C5 D5', play: ['athanor', 'guard_dog', 'sacrificial_pit', 'sacred_grove', 'sacrificial_dagger'] }, {}]),
  'an item with essences on it': () => given([{ play: ['mermaid'], pool: 'C2', item: 'research C1' }, {}]).choose('pass'),
  'a Windup Man that grows': () => given([{ play: ['windup_man C2 G1', 'vault G1', 'cursed_forge G2'], pool: 'D1' }, {}], { turn: 'collect' }),
  'a dragon at a discount': () => given([{ play: ['dragon_bridle', 'dragon_egg'], mage: 'artificer', pool: 'E6 G1', hand: ['fire_dragon', 'windup_man', 'wind_dragon'] }, {}]),
}

describe('words', () => {
  test.each([2, 3, 4])('read well in random games of %i, with all variants', (seats) => {
    allVariants(game.definition.variants, seats).forEach((variant, seed) => listenTo(variant, seats, seed))
    expect(ear.found()).toEqual([])
  })

  test.each(Object.entries(rareCases))('read well with %s', (_, position) => {
    listenToTable(position())
    expect(ear.found()).toEqual([])
  })

  test('read well at every kind of end', () => {
    const told = [
      { type: 'won', data: { game: 1, winners: [0, 1], points: [11, 11, 3] } },
      { type: 'won', data: { game: 1, winners: [1], points: [11, 11, 3] } },
      { type: 'matchWon', data: { winners: [0, 1], score: [3, 3] } },
      { type: 'looked', data: { seat: 1, deck: 1, amount: 0 } },
      { type: 'looked', data: { seat: 1, deck: 0, amount: 1 } },
      { type: 'setUp', data: { game: 2, places: [68, 70], monuments: [58, 61] } },
    ]
    for (const event of told) ear.event(game, 3, { ...event, to: 0 }, undefined)
    expect(ear.found()).toEqual([])
  })

  test('have no key that nothing uses, and lack none', () => {
    const asked = Object.entries(game.definition.steps).flatMap(([step, rule]) => (isAsk(rule as never) ? [step] : []))
    expect(asked.toSorted()).toEqual([...askedSteps].toSorted())
    expect([...ear.heard.steps].toSorted()).toEqual([...askedSteps].toSorted())
    expect([...ear.heard.verbs].toSorted()).toEqual(Object.keys(verbs).toSorted())
    expect([...ear.heard.events].toSorted()).toEqual((Object.keys(frenchEvents) as EventType[]).toSorted())
    const given = Object.values(reasons).map(({ why, rule }) => `${why} ${rule}`)
    expect(given.toSorted()).toEqual([...reasonKeys].toSorted())
    expect([...ear.heard.reasons].toSorted()).toEqual([...reasonKeys].toSorted())
  })

  test.each(languages)('name the acts of the table nowhere, and every variant and source, in %s', (language) => {
    const words = tongues[language]
    for (const type of ['table.undo', 'table.bot', 'table.person', 'table.resign']) expect(words.event({ type, data: { seat: 0 } }, { viewer: 0, seats: 2, view: undefined, player })).toBeUndefined()
    for (const [name, { values }] of Object.entries(game.definition.variants)) expect(Object.keys(words.variants[name].values)).toEqual([...values])
    expect(Object.keys(words.variants)).toEqual(Object.keys(game.definition.variants))
    const texts = [words.tagline, ...sources.map((source) => words.source(source)), ...Object.values(words.variants).flatMap(({ label, values }) => [label, ...Object.values(values).flatMap((value) => [value.label, value.hint])])]
    expect(texts.flatMap((text) => flawsOf(language, text.replace(/\d$/, 'X')))).toEqual([])
  })

  sayEveryFeature(resArcanaEvaluation, tongues, flawsOf)
})
