import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { randomChoice } from '#kernel/random-play.ts'
import type { Variant } from '#kernel/variant.ts'
import type { GameWords, Reader } from '../game-words.ts'
import { languages, plain, ref, type Language } from '../line.ts'
import type { FlawsOf } from './flaws.ts'

/** A game with its words, and what is particular about how they read. */
export interface Spoken<G extends object> {
  readonly game: Game<G>
  readonly tongues: Readonly<Record<Language, GameWords>>
  readonly flawsOf: FlawsOf
  /** So often a kind of question is worded in random games; after that only every so-manieth time. */
  readonly often: { readonly first: number; readonly thenEvery: number }
  /** Events that need no line, or only for some. */
  readonly silent?: readonly string[]
  /** Events whose lines are headings of the log, without a full stop. */
  readonly headings?: readonly string[]
  /** A full stop that belongs to a name, and may end a button. */
  readonly ownStop?: string
  /** What the copies of a card have in common, by the id of one: they read alike, and should. Anything else is returned as it is. */
  readonly design?: (id: string) => string
}

/** A table of a test, with the game that is played there if it is one of its own. */
export interface Laid<G extends object> {
  readonly game?: Game<G>
  readonly state: State<G>
  readonly events: readonly GameEvent[]
}

/** Names that melt, and names that do not. */
const names = ['Inès', 'Marco', 'Anna', 'Tomas', 'Otto']
export const player = (seat: number) => ref('player', String(seat), names[seat])

const LONGEST = 8_000

/** Listens to games and words everything that anybody at the table could be shown. */
export class Ear<G extends object> {
  readonly heard = { steps: new Set<string>(), verbs: new Set<string>(), events: new Set<string>(), reasons: new Set<string>() }
  readonly spoken: Spoken<G>
  private readonly flaws = new Set<string>()
  private readonly known = new Set<string>()
  private readonly asked = new Map<string, number>()

  constructor(spoken: Spoken<G>) {
    this.spoken = spoken
  }

  /** A random game; a plan may choose in place of chance. */
  listenTo(variant: Variant, seats: number, seed: number | string, plan?: (state: State<G>, random: Random) => Option | undefined): void {
    const { game } = this.spoken
    const random = new Random(`words/${seats}/${seed}`)
    const told: GameEvent[] = []
    const listen = (event: GameEvent): number => told.push(event)
    const state = game.start(variant, seats, secretFromSeed(seed), listen)
    while (state.over === 0 && state.ply < LONGEST) {
      for (const event of told.splice(0)) this.event(event, state)
      for (const pending of game.pending(state)) if (this.isDue(pending)) this.question(game, state, pending, [languages[state.ply % 3]])
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, plan?.(state, random) ?? option, listen)
    }
    for (const event of told) this.event(event, state)
  }

  /** What a table asks, in every language, and what was told there. */
  table({ game = this.spoken.game, state: laid, events }: Laid<G>): void {
    // Set by hand: what the engine remembers of it may be old.
    const state = game.copy(laid)
    const all = game.pending(state)
    if (all.length === 0) this.flaws.add('nobody is asked')
    for (const pending of all) this.question(game, state, pending, languages)
    for (const event of events) this.event(event, state, game)
  }

  /** A line of the log, as its subject, another seat and a spectator read it. */
  event(event: GameEvent, state: State<G>, game = this.spoken.game): void {
    const { tongues, silent = [], headings = [] } = this.spoken
    const { seats } = state
    this.heard.events.add(event.type)
    // Somebody who has no seat may be the subject too.
    const { seat = 0 } = event.data as { seat?: number }
    for (const viewer of new Set([Math.max(0, Math.min(seat, seats - 1)), (Math.max(0, seat) + 1) % seats, seats])) {
      const seen = game.seeEvent(event, viewer)
      const key = `${seats}/${viewer}/${seen.type}/${JSON.stringify(seen.data)}`
      if (this.known.has(key)) continue
      this.known.add(key)
      const reader = readerOf(game, state, viewer)
      for (const language of languages) {
        const line = tongues[language].event(seen, reader)
        if (line && headings.includes(event.type)) this.button(language, plain(line))
        else if (line) this.sentence(language, plain(line))
        else if (!silent.includes(event.type)) this.flaws.add(`${event.type} says nothing`)
      }
    }
  }

  /** A choice of seat 0 without arguments. */
  choice(verb: string, state: State<G>): void {
    this.heard.verbs.add(verb)
    for (const language of languages) this.button(language, plain(this.spoken.tongues[language].option(verb, {}, { viewer: 0, seats: state.seats, view: state, player })))
  }

  /** What was found since the last time. */
  found(): string[] {
    const found = [...this.flaws]
    this.flaws.clear()
    return found
  }

  private isDue({ frame: { step } }: Pending): boolean {
    const times = (this.asked.get(step) ?? 0) + 1
    this.asked.set(step, times)
    const { first, thenEvery } = this.spoken.often
    return times <= first || times % thenEvery === 0
  }

  /** A question with its options, to whoever is asked, and to the others who wait. */
  private question(game: Game<G>, state: State<G>, pending: Pending, spoken: readonly Language[]): void {
    const { frame, seat } = pending
    const reader = readerOf(game, state, seat)
    this.heard.steps.add(frame.step)
    for (const language of spoken) {
      const words = this.spoken.tongues[language]
      this.sentence(language, plain(words.prompt(frame.step, frame, reader)))
      this.sentence(language, plain(words.waiting(frame.step, seat, reader)))
      this.options(language, game, pending, reader)
      for (const { option, reason } of game.blocked(state, pending)) {
        this.button(language, plain(words.option(option.k, game.notation.facets(option), reader)))
        this.sentence(language, plain(words.reason(reason, reader)))
        this.heard.reasons.add(`${reason.why} ${reason.rule}`)
      }
    }
  }

  private options(language: Language, { notation }: Game<G>, { frame, options }: Pending, reader: Reader): void {
    const { tongues, design = (id) => id } = this.spoken
    const offered = new Map<string, Option>()
    const designs = (option: Option): string => notation.key(option).split(':').map(design).join(':')
    for (const option of options) {
      const text = plain(tongues[language].option(option.k, notation.facets(option), reader))
      const other = offered.get(text)
      if (other && (designs(other) !== designs(option) || notation.key(other) === notation.key(option))) this.flaws.add(`two options read alike in ${frame.step}: ${text}`)
      offered.set(text, option)
      this.button(language, text)
      this.heard.verbs.add(option.k)
    }
  }

  private sentence(language: Language, text: string): void {
    this.check(language, text)
    if (!/[.?]$/.test(text)) this.flaws.add(`no full stop: “${text}”`)
  }

  private button(language: Language, text: string): void {
    const { ownStop } = this.spoken
    this.check(language, text)
    if (/[.?]$/.test(text) && !(ownStop && text.endsWith(ownStop))) this.flaws.add(`a full stop on a button: “${text}”`)
  }

  private check(language: Language, text: string): void {
    const key = language + text
    if (this.known.has(key)) return
    this.known.add(key)
    for (const flaw of this.spoken.flawsOf(language, text)) this.flaws.add(`${language}: ${flaw}`)
  }
}

const readerOf = <G extends object>(game: Game<G>, state: State<G>, viewer: number): Reader => ({ viewer, seats: state.seats, view: game.view(state, viewer), player })
