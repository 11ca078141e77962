import { evenChance, Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
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

/** Rivals' answers one after the other on the way to a settled position; a rule that asks for more is judged where it stands. */
const LONGEST_PAUSE = 200

/** What dice or a shuffle decide is tried so often: each face of a usual die once. */
const ROLLS = 6

/**
 * Looks one compound move ahead: each option is applied to imagined states, the seat's own
 * continuations are searched for the best one, and only settled positions are judged. What luck
 * decides counts by its mean: nobody chooses dice by what they are going to show.
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

  /** What each option of the seat is worth, in their order, mere talk left out. A single one is not thought about. */
  appraise(table: SeatAtTable, random: Random): Appraisal[] {
    const { game, seat } = table
    const samples = Array.from({ length: this.budget.samples }, () => table.sample(random))
    const salt = random.word()
    const decisions = decisionsOf(game, samples[0], seat)
    const all = decisions.flatMap(({ options }, at) => options.map((option, i) => ({ verb: option.k, key: game.notation.key(option), at, i })))
    const { talk } = this.evaluation
    const telling = talk ? all.filter(({ verb }) => !talk.has(verb)) : all
    const choices = telling.length > 0 ? telling : all
    if (choices.length === 1) return [{ key: choices[0].key, value: 0 }]
    const allowance = Math.max(this.budget.least, Math.floor(this.budget.positions / (choices.length * samples.length)))
    const values = choices.map(() => 0)
    samples.forEach((sample, number) => {
      const found = choices.map(({ at, i }) => {
        // Every option meets the same luck and the same rivals.
        const search: Search = { game, seat, random: new Random(`${salt}/${number}`), allowance, left: 0, price: 1 }
        return this.afterLuck(search, sample, game.pending(sample).indexOf(decisionsOf(game, sample, seat)[at]), i, (state) => this.bestCompletion(search, state))
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

  /** What the move is worth that goes on with option `i` of the pending decision `at`: the mean over several rolls if luck has a say in it. */
  private afterLuck(search: Search, state: State<object>, at: number, i: number, goOn: (next: State<object>) => Found): Found {
    const { game, random, price } = search
    const sure = game.copy(state)
    this.take(game, sure, at, i)
    if (!game.play.chanceUsed) return goOn(sure)
    search.price = price / ROLLS
    let sum = 0
    let clock = 0
    for (let roll = 0; roll < ROLLS; roll++) {
      const next = game.copy(state)
      next.chance = evenChance(random, roll, ROLLS)
      this.take(game, next, at, i)
      const found = goOn(next)
      sum += found.value
      if (roll === 0) clock = found.clock
    }
    search.price = price
    return { value: sum / ROLLS, clock }
  }

  private take(game: Game, state: State<object>, at: number, i: number): void {
    const pending = game.pending(state)[at]
    game.choose(state, pending, pending.options[i])
  }

  /** The best way found to complete the move: of all ways while they are few, else of some at random. */
  private bestCompletion(search: Search, state: State<object>): Found {
    search.left = search.allowance * search.price
    let best = this.deepen(search, state)
    if (search.left >= 0) return best
    for (let i = 0; i < search.allowance; i++) {
      const found = this.completeAtRandom(search, state)
      if (found.value > best.value) best = found
    }
    return best
  }

  /** Depth first over all continuations; gives up below zero. */
  private deepen(search: Search, state: State<object>, pauses = 0): Found {
    const { game, seat, random } = search
    const asked = pauses < LONGEST_PAUSE ? this.onTheWay(game, state, seat) : undefined
    if (!asked) {
      search.left -= search.price
      return search.left >= 0 ? this.found(search, state) : nothingFound()
    }
    const at = game.pending(state).indexOf(asked)
    if (asked.seat !== seat) return this.afterLuck(search, state, at, this.answerOf(game, state, asked, random), (next) => this.deepen(search, next, pauses + 1))
    const count = asked.options.length
    let best = nothingFound()
    for (let i = 0; i < count && search.left >= 0; i++) {
      const found = this.afterLuck(search, state, at, i, (next) => this.deepen(search, next))
      if (found.value > best.value) best = found
    }
    return best
  }

  private completeAtRandom(search: Search, state: State<object>, pauses = 0): Found {
    const { game, seat, random } = search
    const asked = pauses < LONGEST_PAUSE ? this.onTheWay(game, state, seat) : undefined
    if (!asked) return this.found(search, state)
    const at = game.pending(state).indexOf(asked)
    const isOwn = asked.seat === seat
    const i = isOwn ? random.int(asked.options.length) : this.answerOf(game, state, asked, random)
    return this.afterLuck(search, state, at, i, (next) => this.completeAtRandom(search, next, isOwn ? 0 : pauses + 1))
  }

  private found({ game, seat }: Search, state: State<object>): Found {
    return { value: this.judge(game, state, seat), clock: this.clockOf(state) }
  }

  private judge(game: Game, state: State<object>, seat: number): number {
    return evaluate(game, this.evaluation, state, seat, this.scratch)
  }

  /** What is to be chosen before the position is settled: the seat's next continuation, or the answer of a rival. */
  private onTheWay(game: Game, state: State<object>, seat: number): Pending | undefined {
    if (state.over !== 0) return undefined
    const { answers } = this.evaluation
    const all = game.pending(state)
    const own = ownMicro(game, state, seat)
    if (own) return own
    const halfMade = all.find((each) => game.isMicro(each))
    if (!halfMade && all.some((each) => each.seat === seat && each.required)) return undefined
    return halfMade ?? all.find((each) => each.seat !== seat && (each.place === 'lane' || answers?.has(each.frame.step)))
  }

  /** A rival's answer: what leaves it strongest; at random where that cannot be seen at once. */
  private answerOf(game: Game, state: State<object>, pending: Pending, random: Random): number {
    const { options, seat } = pending
    let best = random.int(options.length)
    if (options.length === 1 || game.isMicro(pending) || game.isSealed(pending)) return best
    const at = game.pending(state).indexOf(pending)
    let most = -Infinity
    options.forEach((_, i) => {
      const next = game.copy(state)
      const same = game.pending(next)[at]
      game.choose(next, same, same.options[i])
      for (let micro = anyMicro(game, next); micro; micro = anyMicro(game, next)) game.choose(next, micro, micro.options[random.int(micro.options.length)])
      const value = next.over === 0 ? strength(this.evaluation, next, seat, this.scratch) : evaluate(game, this.evaluation, next, seat, this.scratch)
      if (value > most) {
        most = value
        best = i
      }
    })
    return best
  }
}

const anyMicro = (game: Game, state: State<object>): Pending | undefined => game.pending(state).find((each) => game.isMicro(each))
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

const nothingFound = (): Found => ({ value: -Infinity, clock: 0 })

interface Search {
  readonly game: Game
  readonly seat: number
  readonly random: Random
  readonly allowance: number
  left: number
  /** What judging one position takes from what is left: rolls of the same dice share it. */
  price: number
}
