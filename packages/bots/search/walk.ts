import { evenChance, fastChance, type Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import type { Evaluation } from '../evaluation.ts'
import { CARE, horizonFor, type SearchBudget } from './budget.ts'
import { Habits } from './habits.ts'
import type { Memory } from './memory.ts'
import { rewards } from './rewards.ts'
import { next } from './routine.ts'
import { roomAt, selected } from './selection.ts'
import { keyOf, type Move, type Node } from './tree.ts'

/** A move that is not done after so many choices is judged where it stands. */
const LONGEST_MOVE = 120

/** A line of choices that is followed no further. */
const DEEPEST = 160

/** So many other rolls tell what could be expected. */
const ROLLS = 6

interface Choice {
  readonly pending: Pending
  readonly option: Option
  readonly move: Move
}

/** What an iteration came to: the position that was judged, and the choice at the root that led to it. */
export interface Judged {
  readonly first: Move
  readonly end: State<object>
}

/** One search: what its iterations share. */
export class Walk {
  private readonly game: Game
  private readonly evaluation: Evaluation
  private readonly curiosity: number
  private readonly observer: number
  private readonly random: Random
  private readonly memory: Memory
  private readonly scratch: number[] = []
  private readonly reward: number[] = []
  /** What luck has brought every seat on the way, beyond what could be expected of it. */
  private readonly luck: number[] = []
  private readonly path: { node: Node; move: Move }[] = []
  /** Choices made beyond the tree. */
  private readonly played: { readonly seat: number; readonly key: string }[] = []
  private readonly habits = new Habits()
  private readonly iterations: number
  private readonly care: number
  private isAlone = false
  /** Was luck needed to try the last move? */
  private lucky = false

  constructor(game: Game, evaluation: Evaluation, { iterations, curiosity }: SearchBudget, observer: number, random: Random, memory: Memory) {
    this.game = game
    this.evaluation = evaluation
    this.curiosity = curiosity
    this.observer = observer
    this.random = random
    this.memory = memory
    this.iterations = iterations
    this.care = evaluation.care ?? CARE
  }

  /** From the root to the end of as many turns as are looked at; what it promises goes to every choice on the way. */
  iterate(root: Node, begun: State<object>): Judged {
    const { game, observer, path } = this
    let state = begun
    this.isAlone = state.seats === 1
    /** So many turns of others and of one's own again are looked at after this one. */
    const horizon = horizonFor(this.iterations, state.seats, this.evaluation)
    path.length = 0
    this.played.length = 0
    for (let seat = 0; seat < state.seats; seat++) this.luck[seat] = 0
    let node = root
    let mover = observer
    let sealed: Choice[] = []
    let plain = true
    let turns = 0
    let time = this.clockOf(state)
    let isBeyond = false
    /** The position as it stood when the last move did nothing but let time pass. */
    let stood: State<object> | undefined
    for (let depth = 0; depth < DEEPEST && state.over === 0; depth++) {
      const all = game.pending(state)
      if (depth > 0 && !this.halfMade(all)) {
        if ((this.passesTurn(all, mover) || this.clockOf(state) !== time) && ++turns > horizon) break
        time = this.clockOf(state)
      }
      if (depth > 0 && node.visits === 0) isBeyond = true
      if (isBeyond && !this.halfMade(all)) {
        const pending = next(all)
        mover = pending.seat
        const { after, isPause } = this.quickChoice(state, pending)
        stood = isPause ? state : undefined
        state = after
        continue
      }
      node.visits++
      if (depth > 0 && plain && turns === 0 && node.seat === observer) this.memory.note(node, game, state)
      const choice = this.select(node, state, depth === 0 ? all.filter(({ seat }) => seat === observer) : [next(all)])
      const { pending, option, move } = choice
      path.push({ node, move })
      mover = pending.seat
      // Answers under seal are seen by the others when all are in.
      const stillSealed = game.isSealed(pending) && all.filter((each) => game.isSealed(each)).length > 1
      const isPause = this.isPause(option)
      const before = isPause || this.evaluation.weighsLuck ? game.copy(state) : undefined
      if (!this.halfMade(all)) stood = isPause ? before : undefined
      game.choose(state, pending, option)
      if (this.brought(choice)) plain = false
      if (before && !stood && game.play.chanceUsed) this.weighLuck(before, pending, option, state)
      if (state.over !== 0) break
      sealed.push(choice)
      const told = stillSealed ? '~' : sealed.map((each) => this.seen(state, each)).join(';')
      node = node.after(told, next(game.pending(state)).seat)
      if (!stillSealed) sealed = []
    }
    if (state.over === 0) state = stood ?? state
    rewards(game, this.evaluation, state, this.reward, this.scratch)
    for (let seat = 0; seat < state.seats; seat++) this.reward[seat] -= this.luck[seat]
    for (const { node: chooser, move } of path) {
      chooser.add(move, this.reward[chooser.seat])
      this.habits.add(chooser.seat, move.key, this.reward[chooser.seat])
    }
    for (const { seat, key } of this.played) this.habits.add(seat, key, this.reward[seat])
    return { first: path[0].move, end: state }
  }

  /** Another seat is on turn; what several do at once is nobody's turn. Alone every move is a turn. */
  private passesTurn(all: readonly Pending[], mover: number): boolean {
    const { seat, place } = next(all)
    return (seat !== mover || this.isAlone) && place === 'main'
  }

  /** Time passes for everybody. */
  private clockOf(state: State<object>): number {
    return this.evaluation.clock?.(state) ?? 0
  }

  /** Did the choice that was just made bring something that it does not say itself: a roll, or a card that the observer was shown? A card that a rival names was the one shown. */
  private brought({ pending: { seat }, option }: Choice): boolean {
    const { chanceUsed, shown } = this.game.play
    if (chanceUsed || (shown & (1 << this.observer)) === 0) return chanceUsed
    return seat === this.observer || !this.game.notation.roles(option).some(([, kind]) => kind === this.game.cardKind)
  }

  /** What the observer has learned of a choice that was made: all of it, unless it names a card that is still hidden from the observer. */
  private seen(state: State<object>, { pending: { seat }, option, move }: Choice): string {
    if (seat === this.observer) return move.key
    const values = [option.a, option.b, option.c]
    let told = option.k
    this.game.notation.roles(option).forEach(([, kind], i) => {
      told += kind === this.game.cardKind && this.game.isHiddenFrom(state, values[i], this.observer) ? ':?' : `:${values[i]}`
    })
    return told
  }

  /** One of the options that there are this time; those that only begin a talk while there is nothing else. */
  private select(node: Node, state: State<object>, asked: readonly Pending[]): Choice {
    const { talk } = this.evaluation
    const telling = talk !== undefined && asked.some(({ options }) => options.some(({ k }) => !talk.has(k)))
    const moves: Move[] = []
    const choices: Choice[] = []
    const strangers: { readonly pending: Pending; readonly option: Option }[] = []
    const consider = (pending: Pending, option: Option, move: Move): void => {
      move.available++
      moves.push(move)
      choices.push({ pending, option, move })
    }
    for (const pending of asked)
      for (const option of pending.options) {
        if (telling && talk.has(option.k)) continue
        const move = node.moves.get(keyOf(option))
        if (move) consider(pending, option, move)
        else strangers.push({ pending, option })
      }
    // Looking at an option for the first time costs most: where there are many, not all are looked at from the beginning.
    for (let room = roomAt(node) - moves.length; room > 0 && strangers.length > 0; room--) {
      const [{ pending, option }] = strangers.splice(this.random.int(strangers.length), 1)
      consider(pending, option, node.look(keyOf(option), this.promise(state, pending, option)))
    }
    return choices[selected(node, moves, this.curiosity)]
  }

  /** What the chooser may expect of an option at first sight: the evaluation of a settled position behind it. */
  private promise(state: State<object>, asked: Pending, option: Option): number {
    if (asked.options.length === 1) return 0.5
    return this.rewardOf(asked.seat, this.isPause(option) ? state : this.tried(state, asked, option))
  }

  /** The best of a few options, and the settled position after it. What luck decides is decided again. */
  private quickChoice(state: State<object>, asked: Pending): { after: State<object>; isPause: boolean } {
    const { seat, options } = asked
    const favourite = this.habits.favourite(seat, options)
    const tries = Math.min(favourite >= 0 ? this.care - 1 : this.care, options.length)
    const from = favourite >= 0 ? favourite : this.random.int(options.length)
    const stride = tries > 1 ? 1 + this.random.int(Math.floor((options.length - 1) / (tries - 1))) : 1
    let best = { after: state, option: options[from], isPause: false, lucky: false, value: -Infinity }
    for (let i = 0; i < tries; i++) {
      const option = options[(from + i * stride) % options.length]
      const isPause = this.isPause(option)
      const after = isPause ? state : this.tried(state, asked, option)
      const value = this.rewardOf(seat, after)
      if (value > best.value) best = { after, option, isPause, lucky: !isPause && this.lucky, value }
    }
    const { option, isPause, lucky } = best
    this.played.push({ seat, key: keyOf(option) })
    if (!lucky && !isPause) return best
    const after = this.tried(state, asked, option)
    if (this.evaluation.weighsLuck && lucky) this.weighLuck(state, asked, option, after)
    return { after, isPause }
  }

  /** Does an option nothing but let time pass? Then it is worth what the position is worth as it stands. */
  private isPause({ k }: Option): boolean {
    return this.evaluation.pauses?.has(k) ?? false
  }

  private rewardOf(seat: number, state: State<object>): number {
    rewards(this.game, this.evaluation, state, this.reward, this.scratch)
    return this.reward[seat]
  }

  /** How much better luck was than it is on an average: told apart from what choices bring, it hides less of that. */
  private weighLuck(before: State<object>, asked: Pending, option: Option, after: State<object>): void {
    const { game } = this
    this.addLuck(game.copy(after), 1)
    for (let part = 0; part < ROLLS; part++) {
      const other = game.copy(before)
      other.chance = evenChance(this.random, part, ROLLS)
      game.choose(other, asked, option)
      this.addLuck(other, -1 / ROLLS)
    }
  }

  private addLuck(state: State<object>, weight: number): void {
    this.settle(state)
    rewards(this.game, this.evaluation, state, this.reward, this.scratch)
    for (let seat = 0; seat < state.seats; seat++) this.luck[seat] += weight * this.reward[seat]
  }

  /** The settled position after an option, in a copy with luck of its own. */
  private tried(state: State<object>, asked: Pending, option: Option): State<object> {
    const { game } = this
    const copy = game.copy(state)
    copy.chance = fastChance(this.random)
    game.choose(copy, asked, option)
    this.lucky = game.play.chanceUsed
    this.settle(copy)
    return copy
  }

  /** Runs on until nobody is in the middle of a move, by habit or at random. */
  private settle(state: State<object>): void {
    for (let i = 0; i < LONGEST_MOVE && state.over === 0; i++) {
      const open = this.halfMade(this.game.pending(state))
      if (!open) return
      const favourite = this.random.int(2) === 0 ? this.habits.favourite(open.seat, open.options) : -1
      this.game.choose(state, open, open.options[favourite >= 0 ? favourite : this.random.int(open.options.length)])
      if (this.game.play.chanceUsed) this.lucky = true
    }
  }

  private halfMade(all: readonly Pending[]): Pending | undefined {
    const { answers } = this.evaluation
    return all.find((each) => this.game.isMicro(each) || answers?.has(each.frame.step))
  }
}
