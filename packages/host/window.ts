import type { Pending, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import type { Match } from './match.ts'

/**
 * A window to react: a sealed question that must not stop the table. It stays open for the same short
 * time whoever is asked, whatever they hold and however soon they answer. Until then answers are held
 * here, where nobody else can see even that there is one; then all of them count at once, and for
 * whoever has given none the rules' own answer does.
 */

/** Milliseconds that a table waits for reactions of people who are there. */
export const REACTION_TIME = 4000

export interface OpenWindow {
  /** No other window of this match has the same number, not even the same one opened again after something was taken back. */
  readonly n: number
  readonly seats: readonly number[]
}

/** The answers that are held in the present window, if there is one. */
export class HeldAnswers<G extends object> {
  readonly #game: Game<G>
  readonly #answers = new Map<number, string>()
  #number = 0
  /** Of the main decision at which the window opened. */
  #epoch: number | undefined

  constructor(game: Game<G>) {
    this.#game = game
  }

  /** To be called after every change: has a window opened or closed? */
  look(state: State<G>, pending: readonly Pending[]): void {
    const epoch = pending.some((each) => this.isTimed(each)) ? state.epoch : undefined
    if (epoch === this.#epoch) return
    this.forget()
    this.#epoch = epoch
    if (epoch !== undefined) this.#number++
  }

  forget(): void {
    this.#epoch = undefined
    this.#answers.clear()
  }

  open(pending: readonly Pending[]): OpenWindow | undefined {
    if (this.#epoch === undefined) return undefined
    return { n: this.#number, seats: pending.filter((each) => this.isTimed(each)).map(({ seat }) => seat) }
  }

  isTimed(pending: Pending): boolean {
    return this.#game.otherwise(pending) !== undefined
  }

  hold(seat: number, key: string): void {
    this.#answers.set(seat, key)
  }

  /** What the seat has answered so far. */
  of(seat: number): string | undefined {
    return this.#answers.get(seat)
  }
}

/** For whom the table waits: people who are there, bots that think about it, or nobody. */
export type Waits = 'people' | 'bots' | 'nobody'

export interface Countdown {
  readonly n: number
  /** Milliseconds in all, and how many of them were left when the client was told. */
  readonly of: number
  readonly left: number
}

/** The time of a match's windows, by the clock of whoever owns the match. */
export class WindowClock<G extends object = object> {
  readonly time: number
  readonly #match: Match<G>
  readonly #now: () => number
  #n: number | undefined
  #opened = 0
  /** For whom the present window stays open. */
  waits: Waits = 'nobody'

  constructor(match: Match<G>, time: number, now: () => number) {
    this.#match = match
    this.time = time
    this.#now = now
  }

  /**
   * To be called after every change. For whom a window stays open is settled when it opens, by what
   * everybody can see: who is asked, and who of them is there.
   */
  look(isThere: (seat: number) => boolean): void {
    const { window, controls } = this.#match
    if (window?.n === this.#n) return
    this.#n = window?.n
    this.#opened = this.#now()
    const seats = window?.seats ?? []
    const people = seats.some((seat) => controls[seat].by === 'person' && isThere(seat))
    this.waits = people ? 'people' : seats.some((seat) => controls[seat].by === 'bot') ? 'bots' : 'nobody'
  }

  /** The same, and windows in which nobody is waited for are closed at once. */
  passOver(isThere: (seat: number) => boolean): string[] {
    const lines: string[] = []
    this.look(isThere)
    while (this.#n !== undefined && this.waits === 'nobody') {
      lines.push(...this.#match.closeWindow(this.#n))
      this.look(isThere)
    }
    return lines
  }

  /** Only people are told how long they have. */
  get countdown(): Countdown | undefined {
    if (this.#n === undefined || this.waits !== 'people') return undefined
    return { n: this.#n, of: this.time, left: Math.max(0, tenths(this.#opened + this.time - this.#now())) }
  }
}

/** Fine enough for a bar, and too coarse to tell how long a machine has thought. */
const tenths = (milliseconds: number): number => Math.ceil(milliseconds / 100) * 100
