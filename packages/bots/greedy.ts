import { Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { decisionsOf, type Bot, type SeatAtTable } from './bot.ts'
import { evaluate, strength, type Evaluation } from './evaluation.ts'

/** Counted in positions, not in time, so that the same position always gets the same answer. */
export interface GreedyBudget {
  /** Imagined states in which every option is tried. */
  readonly samples: number
  /** Settled positions judged per decision, shared out evenly among options and samples. */
  readonly positions: number
  /** An option always gets at least so many. */
  readonly least: number
}

const USUAL: GreedyBudget = { samples: 2, positions: 240, least: 6 }

/** Rivals' answers on the way to a settled position; a rule that asks for more is judged where it stands. */
const LONGEST_PAUSE = 200

/**
 * Looks one compound move ahead: each option is applied to imagined states, the seat's own
 * continuations are searched for the best one, and only settled positions are judged.
 */
export class GreedyBot implements Bot {
  readonly name = 'greedy'
  private readonly evaluation: Evaluation
  private readonly budget: GreedyBudget
  private readonly scratch: number[] = []

  constructor(evaluation: Evaluation, budget: GreedyBudget = USUAL) {
    this.evaluation = evaluation
    this.budget = budget
  }

  choose(table: SeatAtTable, random: Random): string {
    const all = this.appraise(table, random)
    let best = all[0] ?? fail('bot.notAsked', `Seat ${table.seat} is not asked anything`)
    for (const each of all) if (each.value > best.value) best = each
    return best.key
  }

  /** What each option of the seat is worth, in their order. A single one is not thought about. */
  appraise(table: SeatAtTable, random: Random): Appraisal[] {
    const { game, seat } = table
    const samples = Array.from({ length: this.budget.samples }, () => table.sample(random))
    const salt = random.word()
    const decisions = decisionsOf(game, samples[0], seat)
    const choices = decisions.flatMap(({ options }, at) => options.map((option, i) => ({ key: game.notation.key(option), at, i })))
    if (choices.length === 1) return [{ key: choices[0].key, value: 0 }]
    const allowance = Math.max(this.budget.least, Math.floor(this.budget.positions / (choices.length * samples.length)))
    const values = choices.map(() => 0)
    samples.forEach((sample, number) => {
      const found = choices.map(({ at, i }) => {
        const state = game.copy(sample)
        const pending = decisionsOf(game, state, seat)[at]
        game.choose(state, pending, pending.options[i])
        // Every option meets the same luck and the same rivals.
        return this.bestCompletion(game, state, seat, new Random(`${salt}/${number}`), allowance)
      })
      if (game.settled(sample)) this.stopTheClock(game, sample, seat, found)
      found.forEach(({ value }, i) => (values[i] += value / samples.length))
    })
    return choices.map(({ key }, i) => ({ key, value: values[i] }))
  }

  /** The best of the options that let the clock run on is worth what the position is worth as it stands. */
  private stopTheClock(game: Game, sample: State<object>, seat: number, found: Found[]): void {
    const now = this.clockOf(sample)
    const later = found.filter(({ clock }) => clock > now)
    if (later.length === 0) return
    const shift = this.judge(game, sample, seat) - Math.max(...later.map(({ value }) => value))
    for (const each of later) each.value += shift
  }

  /** A finished game has no clock. */
  private clockOf(state: State<object>): number {
    return state.over === 0 ? (this.evaluation.clock?.(state) ?? 0) : -1
  }

  /** The value of the best way found to complete the move: all ways while they are few, else some at random. */
  private bestCompletion(game: Game, state: State<object>, seat: number, random: Random, allowance: number): Found {
    const search: Search = { game, seat, random, left: allowance, best: { value: -Infinity, clock: 0 } }
    this.deepen(search, state)
    if (search.left < 0) for (let i = 0; i < allowance; i++) this.weigh(search, this.completeAtRandom(game, game.copy(state), seat, random))
    return search.best
  }

  private weigh(search: Search, state: State<object>): void {
    const value = this.judge(search.game, state, search.seat)
    if (value > search.best.value) search.best = { value, clock: this.clockOf(state) }
  }

  /** Depth first over all continuations; gives up below zero. */
  private deepen(search: Search, state: State<object>): void {
    const { game, seat, random } = search
    const micro = this.untilOwnChoice(game, state, seat, random)
    if (!micro) {
      if (--search.left >= 0) this.weigh(search, state)
      return
    }
    const at = game.pending(state).indexOf(micro)
    for (let i = 0; i < micro.options.length && search.left >= 0; i++) {
      const next = game.copy(state)
      const pending = game.pending(next)[at]
      game.choose(next, pending, pending.options[i])
      this.deepen(search, next)
    }
  }

  private judge(game: Game, state: State<object>, seat: number): number {
    return evaluate(game, this.evaluation, state, seat, this.scratch)
  }

  private completeAtRandom(game: Game, state: State<object>, seat: number, random: Random): State<object> {
    for (;;) {
      const micro = this.untilOwnChoice(game, state, seat, random)
      if (!micro) return state
      game.choose(state, micro, micro.options[random.int(micro.options.length)])
    }
  }

  /** Runs on to the seat's next continuation, which is returned, or to a settled position. Rivals who have to answer on the way do so. */
  private untilOwnChoice(game: Game, state: State<object>, seat: number, random: Random): Pending | undefined {
    const { answers } = this.evaluation
    for (let i = 0; i < LONGEST_PAUSE && state.over === 0; i++) {
      const all = game.pending(state)
      const own = ownMicro(game, state, seat)
      if (own) return own
      const halfMade = all.find((each) => game.isMicro(each))
      if (!halfMade && all.some((each) => each.seat === seat && each.required)) return undefined
      const rival = halfMade ?? all.find((each) => each.seat !== seat && (each.place === 'lane' || answers?.has(each.frame.step)))
      if (!rival) return undefined
      game.choose(state, rival, this.answerOf(game, state, rival, random))
    }
    return undefined
  }

  /** A rival's answer: what leaves it strongest; at random where that cannot be seen at once. */
  private answerOf(game: Game, state: State<object>, pending: Pending, random: Random): Option {
    const { options, seat } = pending
    let best = options[random.int(options.length)]
    if (options.length === 1 || game.isMicro(pending) || game.isSealed(pending)) return best
    const at = game.pending(state).indexOf(pending)
    let most = -Infinity
    options.forEach((option, i) => {
      const next = game.copy(state)
      const same = game.pending(next)[at]
      game.choose(next, same, same.options[i])
      for (let own = ownMicro(game, next, seat); own; own = ownMicro(game, next, seat)) game.choose(next, own, own.options[random.int(own.options.length)])
      const value = next.over === 0 ? strength(this.evaluation, next, seat, this.scratch) : evaluate(game, this.evaluation, next, seat, this.scratch)
      if (value > most) {
        most = value
        best = option
      }
    })
    return best
  }
}

const ownMicro = (game: Game, state: State<object>, seat: number): Pending | undefined => game.pending(state).find((each) => each.seat === seat && game.isMicro(each))

export interface Appraisal {
  readonly key: string
  readonly value: number
}

/** The best settled position found, and when it is. */
interface Found {
  value: number
  readonly clock: number
}

interface Search {
  readonly game: Game
  readonly seat: number
  readonly random: Random
  left: number
  best: Found
}
