import type { Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { decisionsOf, type Bot, type SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { rewards } from './rewards.ts'
import { keyOf, Move, Node } from './tree.ts'

/** Counted in iterations, not in time, so that the same position always gets the same answer. */
export interface SearchBudget {
  readonly iterations: number
  /** How strongly choices that were seldom tried are tried again. */
  readonly curiosity: number
  /** Decisions of any seat that a leaf is played on before it is judged. */
  readonly ahead: number
}

export const USUAL_SEARCH: SearchBudget = { iterations: 1600, curiosity: 1.2, ahead: 0 }

/** A leaf that is not settled after so many choices is judged where it stands. */
const LONGEST_MOVE = 120

/** A line of choices that is followed no further. */
const DEEPEST = 160

/**
 * Information-set Monte-Carlo tree search. Every iteration imagines what the seat cannot know, walks
 * down one tree that holds only what the seat can tell apart, adds a node, and judges a settled
 * position; every seat on the way remembers what became of its choice.
 */
export class SearchBot implements Bot {
  readonly name = 'search'
  private readonly evaluation: Evaluation
  private readonly budget: SearchBudget
  private readonly scratch: number[] = []

  constructor(evaluation: Evaluation, budget: Partial<SearchBudget> = {}) {
    this.evaluation = evaluation
    this.budget = { ...USUAL_SEARCH, ...budget }
  }

  choose(table: SeatAtTable, random: Random): string {
    const all = this.appraise(table, random)
    let best = all[0] ?? fail('bot.notAsked', `Seat ${table.seat} is not asked anything`)
    for (const each of all) if (each.visits > best.visits || (each.visits === best.visits && each.value > best.value)) best = each
    return best.key
  }

  /** What became of each option of the seat, in their order. A single one is not thought about. */
  appraise(table: SeatAtTable, random: Random): { key: string; value: number; visits: number }[] {
    const { game, seat } = table
    const first = table.sample(random)
    const options = decisionsOf(game, first, seat).flatMap((each) => each.options)
    if (options.length === 0) return []
    if (options.length === 1) return [{ key: game.notation.key(options[0]), value: 0, visits: 0 }]
    const root = new Node(seat)
    const walk = new Walk(game, this.evaluation, this.budget, seat, random, this.scratch)
    for (let i = 0; i < this.budget.iterations; i++) walk.iterate(root, i === 0 ? first : table.sample(random))
    return options.map((option) => {
      const move = root.moves.get(keyOf(option))
      return { key: game.notation.key(option), value: move?.mean ?? 0, visits: move?.visits ?? 0 }
    })
  }
}

/** One search: what its iterations share. */
class Walk {
  private readonly game: Game
  private readonly evaluation: Evaluation
  private readonly budget: SearchBudget
  private readonly observer: number
  private readonly random: Random
  private readonly scratch: number[]
  private readonly reward: number[] = []
  private readonly path: { node: Node; move: Move }[] = []
  private lowest = 1
  private highest = 0

  constructor(game: Game, evaluation: Evaluation, budget: SearchBudget, observer: number, random: Random, scratch: number[]) {
    this.game = game
    this.evaluation = evaluation
    this.budget = budget
    this.observer = observer
    this.random = random
    this.scratch = scratch
  }

  iterate(root: Node, state: State<object>): void {
    this.path.length = 0
    let node = root
    let sealed = ''
    for (let depth = 0; depth < DEEPEST && state.over === 0; depth++) {
      const all = this.game.pending(state)
      const asked = depth === 0 ? all.filter(({ seat }) => seat === this.observer) : [next(all)]
      const fresh = node.visits === 0 && depth > 0
      node.visits++
      if (fresh) break
      const { pending, option, move } = this.select(node, state, all, asked)
      this.path.push({ node, move })
      // Answers under seal are seen by the others when all are in.
      const isSealed = this.game.isSealed(pending)
      const told = isSealed ? '' : this.seen(state, pending, option)
      if (isSealed) sealed += `${pending.seat}=${move.key};`
      const stillSealed = isSealed && all.filter((each) => this.game.isSealed(each)).length > 1
      this.game.choose(state, pending, option)
      if (state.over !== 0) break
      node = node.after(stillSealed ? '~' : sealed + told, next(this.game.pending(state)).seat)
      if (!stillSealed) sealed = ''
    }
    this.settle(state)
    rewards(this.game, this.evaluation, state, this.reward, this.scratch)
    for (const { node: { seat }, move } of this.path) {
      move.visits++
      move.sum += this.reward[seat]
      const mean = move.mean
      if (mean < this.lowest) this.lowest = mean
      if (mean > this.highest) this.highest = mean
    }
  }

  /** What the observer learns of a choice: all of it, unless it names a card that stays hidden from the observer. */
  private seen(state: State<object>, { seat }: Pending, option: Option): string {
    if (seat === this.observer) return keyOf(option)
    const values = [option.a, option.b, option.c]
    let told = option.k
    this.game.notation.roles(option).forEach(([, kind], i) => {
      told += kind === this.game.cardKind && this.game.isHiddenFrom(state, values[i], this.observer) ? ':?' : `:${values[i]}`
    })
    return told
  }

  /** The most promising of the options that there are this time, with a liking for those seldom tried. */
  private select(node: Node, state: State<object>, all: readonly Pending[], asked: readonly Pending[]): { pending: Pending; option: Option; move: Move } {
    const moves: Move[] = []
    for (const pending of asked) {
      const { options } = pending
      for (let i = 0; i < options.length; i++) {
        const key = keyOf(options[i])
        let move = node.moves.get(key)
        if (!move) node.moves.set(key, (move = new Move(key, this.promise(state, all.indexOf(pending), i, pending))))
        move.available++
        moves.push(move)
      }
    }
    const chosen = moves.length === 1 ? 0 : this.bestOf(moves)
    let left = chosen
    for (const pending of asked) {
      if (left < pending.options.length) return { pending, option: pending.options[left], move: moves[chosen] }
      left -= pending.options.length
    }
    return fail('bot.notAsked', 'No option was found')
  }

  private bestOf(moves: readonly Move[]): number {
    let mean = 0
    for (const { promise } of moves) mean += promise / moves.length
    let spread = 0
    for (const { promise } of moves) spread += (promise - mean) ** 2 / moves.length
    const temperature = Math.max(1e-9, Math.sqrt(spread))
    let total = 0
    const liking = moves.map(({ promise }) => {
      const weight = Math.exp((promise - mean) / temperature)
      total += weight
      return weight
    })
    const range = Math.max(1e-6, this.highest - this.lowest)
    let best = 0
    let most = -Infinity
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]
      const exploit = (move.mean - this.lowest) / range
      const explore = (this.budget.curiosity * (liking[i] / total) * Math.sqrt(move.available)) / (1 + move.visits)
      if (exploit + explore > most) {
        most = exploit + explore
        best = i
      }
    }
    return best
  }

  /** What the chooser may expect of an option at first sight: the evaluation of a settled position behind it. */
  private promise(state: State<object>, place: number, at: number, { seat, options }: Pending): number {
    if (options.length === 1) return 0.5
    const copy = this.game.copy(state)
    const same = this.game.pending(copy)[place]
    this.game.choose(copy, same, same.options[at])
    this.settle(copy)
    rewards(this.game, this.evaluation, copy, this.reward, this.scratch)
    return this.reward[seat]
  }

  /** Runs on, at random, until nobody is in the middle of a move. */
  private settle(state: State<object>): void {
    const { answers } = this.evaluation
    for (let i = 0; i < LONGEST_MOVE && state.over === 0; i++) {
      const all = this.game.pending(state)
      const open = all.find((each) => this.game.isMicro(each) || answers?.has(each.frame.step))
      if (!open) return
      this.game.choose(state, open, open.options[this.random.int(open.options.length)])
    }
  }
}

/** What only may be answered is left alone on the way. */
const next = (all: readonly Pending[]): Pending => all.find((each) => each.required) ?? all[0] ?? fail('bot.notAsked', 'Nobody is asked anything')
