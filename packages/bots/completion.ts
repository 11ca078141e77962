import { evenChance, type Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { evaluate, strength, type Evaluation } from './evaluation.ts'
import { sameOptions, type Plan } from './plan.ts'

/** Rivals' answers one after the other on the way to a settled position; a rule that asks for more is judged where it stands. */
const LONGEST_PAUSE = 200

/** What dice or a shuffle decide is tried so often: each face of a usual die once. */
const ROLLS = 6

/** After each roll of them the move is completed with a part of the care: rolls share what one sure thing gets twice. */
const HASTE = 3

/** The best settled position found, when it is, and how to get there. */
export interface Found {
  value: number
  readonly clock: number
  /** As far as neither luck nor a rival has a say. */
  readonly plan: Plan | undefined
  /** Were all the ways seen? */
  readonly isSure: boolean
}

const NOTHING: Found = { value: -Infinity, clock: 0, plan: undefined, isSure: true }

/**
 * Completes a seat's compound move: its own continuations are searched for the best one, rivals
 * answer as they would, and only settled positions are judged. What luck decides counts by its
 * mean: nobody chooses dice by what they are going to show.
 */
export class Completion {
  private readonly game: Game
  private readonly evaluation: Evaluation
  private readonly seat: number
  private readonly random: Random
  /** Positions that may be judged for one option, of which so many are left. */
  private readonly allowance: number
  private left = 0
  /** What judging one position takes from what is left: rolls of the same dice share it. */
  private price = 1
  private readonly scratch: number[] = []

  constructor(game: Game, evaluation: Evaluation, seat: number, random: Random, allowance: number) {
    this.game = game
    this.evaluation = evaluation
    this.seat = seat
    this.random = random
    this.allowance = allowance
  }

  /** What the move is worth that begins with an option of a pending decision. */
  worth(state: State<object>, asked: Pending, option: Option): Found {
    return this.afterLuck(state, asked, option, (next) => this.best(next))
  }

  /** The same for a move that goes on as planned, as far as the plan goes. */
  worthOf(state: State<object>, asked: Pending, option: Option, plan: Plan | undefined): Found {
    return this.afterLuck(state, asked, option, (next) => this.follow(next, plan))
  }

  private follow(state: State<object>, plan: Plan | undefined): Found {
    const asked = plan && this.onTheWay(state, 0)
    if (!asked || asked.seat !== this.seat || !sameOptions(asked.options, plan.options)) return this.best(state)
    const found = this.afterLuck(state, asked, asked.options[plan.choice], (next) => this.follow(next, plan.next))
    return { ...found, plan: { options: plan.options, choice: plan.choice, next: found.plan } }
  }

  /** The best way found to complete the move: of all ways while they are few, else of some at random. */
  private best(state: State<object>): Found {
    const allowance = this.price < 1 ? Math.ceil(this.allowance / HASTE) : this.allowance
    this.left = allowance * this.price
    const found = this.deepen(state)
    if (this.left >= 0) return found
    let best: Found = { ...found, isSure: false }
    for (let left = allowance; left > 0; left -= 1 / this.price) {
      const other = this.atRandom(state)
      if (other.value > best.value) best = other
    }
    return best
  }

  /** Depth first over all continuations; gives up below zero. */
  private deepen(state: State<object>, pauses = 0): Found {
    const asked = this.onTheWay(state, pauses)
    if (!asked) {
      this.left -= this.price
      return this.left >= 0 ? this.judged(state) : NOTHING
    }
    if (asked.seat !== this.seat) return { ...this.afterLuck(state, asked, this.answerOf(state, asked), (next) => this.deepen(next, pauses + 1)), plan: undefined }
    const { options } = asked
    let best = NOTHING
    for (let i = 0; i < options.length && this.left >= 0; i++) {
      const found = this.afterLuck(state, asked, options[i], (next) => this.deepen(next))
      if (found.value > best.value) best = { ...found, plan: { options, choice: i, next: found.plan } }
    }
    return best
  }

  /** Some way to the end of the move. Nothing is copied on it until luck has a say. */
  private atRandom(start: State<object>): Found {
    const { game, random } = this
    const state = game.copy(start)
    state.chance = evenChance(random, 0, this.rolls)
    const taken: Taken[] = []
    let isFree = true
    let pauses = 0
    for (let asked = this.onTheWay(state, pauses); asked; asked = this.onTheWay(state, pauses)) {
      const isOwn = asked.seat === this.seat
      pauses = isOwn ? 0 : pauses + 1
      const option = isOwn ? asked.options[random.int(asked.options.length)] : this.answerOf(state, asked)
      isFree &&= isOwn
      taken.push({ asked, option, isFree })
      game.choose(state, asked, option)
      if (game.play.chanceUsed) {
        const roll = (part: number): State<object> => {
          const next = game.copy(start)
          next.chance = evenChance(random, part, this.rolls)
          for (const each of taken) game.choose(next, each.asked, each.option)
          return next
        }
        return { ...this.mean(state, roll, (next) => this.atRandom(next)), plan: planOf(taken), isSure: false }
      }
    }
    return { ...this.judged(state), plan: planOf(taken), isSure: false }
  }

  /** What comes of one choice: the mean over several rolls if luck has a say in it. */
  private afterLuck(state: State<object>, asked: Pending, option: Option, goOn: (next: State<object>) => Found): Found {
    const { game, random } = this
    const roll = (part: number): State<object> => {
      const next = game.copy(state)
      next.chance = evenChance(random, part, this.rolls)
      game.choose(next, asked, option)
      return next
    }
    const first = roll(0)
    return game.play.chanceUsed ? this.mean(first, roll, goOn) : goOn(first)
  }

  /** Luck upon luck upon luck is rolled once, or rolls would never end. */
  private get rolls(): number {
    return this.price < 1 / HASTE ? 1 : ROLLS
  }

  private mean(first: State<object>, roll: (part: number) => State<object>, goOn: (next: State<object>) => Found): Found {
    const { price, rolls } = this
    if (rolls > 1) this.price = price / HASTE
    const found = goOn(first)
    let sum = found.value
    for (let part = 1; part < rolls; part++) sum += goOn(roll(part)).value
    this.price = price
    return { value: sum / rolls, clock: found.clock, plan: undefined, isSure: true }
  }

  private judged(state: State<object>): Found {
    return { value: this.judge(state), clock: this.clockOf(state), plan: undefined, isSure: true }
  }

  judge(state: State<object>): number {
    return evaluate(this.game, this.evaluation, state, this.seat, this.scratch)
  }

  /** A finished game has no clock. */
  clockOf(state: State<object>): number {
    return state.over === 0 ? (this.evaluation.clock?.(state) ?? 0) : -1
  }

  /** What is to be chosen before the position is settled: the seat's next continuation, or the answer of a rival. */
  private onTheWay(state: State<object>, pauses: number): Pending | undefined {
    if (state.over !== 0 || pauses >= LONGEST_PAUSE) return undefined
    const { game, seat } = this
    const { answers } = this.evaluation
    const all = game.pending(state)
    const own = all.find((each) => each.seat === seat && game.isMicro(each))
    if (own) return own
    const halfMade = anyMicro(game, state)
    if (!halfMade && all.some((each) => each.seat === seat && each.required)) return undefined
    return halfMade ?? all.find((each) => each.seat !== seat && (each.place === 'lane' || answers?.has(each.frame.step)))
  }

  /** A rival's answer: what leaves it strongest; at random where that cannot be seen at once. */
  private answerOf(state: State<object>, asked: Pending): Option {
    const { game, random } = this
    const { options, seat } = asked
    let best = options[random.int(options.length)]
    if (options.length === 1 || game.isMicro(asked) || game.isSealed(asked)) return best
    let most = -Infinity
    for (const option of options) {
      const next = game.copy(state)
      game.choose(next, asked, option)
      for (let micro = anyMicro(game, next); micro; micro = anyMicro(game, next)) game.choose(next, micro, micro.options[random.int(micro.options.length)])
      const value = next.over === 0 ? strength(this.evaluation, next, seat, this.scratch) : evaluate(game, this.evaluation, next, seat, this.scratch)
      if (value > most) {
        most = value
        best = option
      }
    }
    return best
  }
}

/** A choice on the way; free if no rival had a say before. */
interface Taken {
  readonly asked: Pending
  readonly option: Option
  readonly isFree: boolean
}

const planOf = (taken: readonly Taken[]): Plan | undefined =>
  taken.reduceRight<Plan | undefined>((next, { asked: { options }, option, isFree }) => (isFree ? { options, choice: options.indexOf(option), next } : undefined), undefined)

const anyMicro = (game: Game, state: State<object>): Pending | undefined => game.pending(state).find((each) => game.isMicro(each))
