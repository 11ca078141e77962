import type { Pending } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Option } from '#kernel/options.ts'
import type { Reader } from '#words/game-words.ts'
import { languages, plain, ref, type Language } from '#words/line.ts'
import type { State } from '../rules/state.ts'
import type { SyndicateWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { game } from './table.ts'
import { flawsOf } from './flaws.ts'

export const tongues: Readonly<Record<Language, SyndicateWords>> = { fr, it, en }

/** Names that melt, and names that do not. */
const names = ['Inès', 'Marco', 'Anna', 'Tomas', 'Olga']
export const player = (seat: number) => ref('player', String(seat), names[seat])
export const readerOf = (state: State, viewer: number): Reader => ({ viewer, seats: state.seats, view: game.view(state, viewer), player })

/** So often a kind of question is worded in full; after that only now and then. */
const OFTEN = 40

/** Events that need no line. */
const silent = ['turnEnded']
/** Headings of the log, without a full stop. */
const headings = ['round', 'collection']

/** Listens to games and words everything that anybody at the table could be shown. */
export class Ear {
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
      if (!always && times > OFTEN && times % 25 > 0) continue
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
    for (const viewer of new Set([Math.max(0, Math.min(seat, state.seats - 1)), (Math.max(0, seat) + 1) % state.seats, state.seats])) {
      const seen = game.seeEvent(event, viewer)
      const key = `${state.seats}/${viewer}/${seen.type}/${JSON.stringify(seen.data)}`
      if (this.known.has(key)) continue
      this.known.add(key)
      const reader = readerOf(state, viewer)
      for (const language of languages) {
        const line = tongues[language].event(seen, reader)
        if (line && headings.includes(event.type)) this.button(language, plain(line))
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
    const words = tongues[language]
    const worded = (option: Option): string => plain(words.option(option.k, game.notation.facets(option), reader))
    const texts = new Map<string, string>()
    for (const option of pending.options) {
      const text = worded(option)
      const facets = game.notation.facets(option)
      // Copies of a card read alike, and so they should.
      const key = 'card' in facets ? `${option.k} ${words.name('card', facets['card'])}` : game.notation.key(option)
      if ((texts.get(text) ?? key) !== key) this.flaws.add(`two options read alike in ${pending.frame.step}: ${text}`)
      texts.set(text, key)
      this.button(language, text)
      this.heard.verbs.add(option.k)
    }
    for (const { option, reason } of game.blocked(state, pending)) {
      this.button(language, worded(option))
      this.sentence(language, plain(words.reason(reason, reader)))
      this.heard.reasons.add(`${reason.why} ${reason.rule}`)
    }
  }

  private sentence(language: Language, text: string): void {
    this.check(language, text)
    if (!/[.?]$/.test(text)) this.flaws.add(`no full stop: “${text}”`)
  }

  private button(language: Language, text: string): void {
    this.check(language, text)
    if (/[.?]$/.test(text) && !text.endsWith('Co.')) this.flaws.add(`a full stop on a button: “${text}”`)
  }

  private check(language: Language, text: string): void {
    const key = language + text
    if (this.known.has(key)) return
    this.known.add(key)
    for (const flaw of flawsOf(language, text)) this.flaws.add(`${language}: ${flaw}`)
  }
}
