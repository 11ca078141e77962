import type { Option } from '#kernel/options.ts'

/** What was found out about one choice at a node. */
export class Move {
  visits = 0
  /** How often it could have been chosen. */
  available = 0
  /** Rewards of the seat that chooses, summed. */
  sum = 0
  /** What the evaluation thinks of it at first sight, between 0 and 1. */
  promise: number
  /** Is it what greedy would choose? */
  isFavourite = false
  readonly key: string

  constructor(key: string, promise: number) {
    this.key = key
    this.promise = promise
  }

  /**
   * What it is worth as far as one knows. The promise counts for a few visits, and is raised by what
   * other choices brought beyond theirs: else the first one looked into would be the only one ever.
   */
  worth(surplus: number): number {
    return (this.sum + FIRST_SIGHT * (this.promise + surplus)) / (this.visits + FIRST_SIGHT)
  }
}

/** Visits for which the promise of a choice counts. */
const FIRST_SIGHT = 3

/** How much rewards are taken to differ before any were seen, and how many visits it takes to forget that. */
const FIRST_SPREAD = 0.05
const FIRST_VISITS = 4

/** A decision as the observer can tell it from others. */
export class Node {
  visits = 0
  readonly seat: number
  readonly moves = new Map<string, Move>()
  /** What the observer sees there, if it was looked at: see `Memory`. */
  sight: string | undefined
  private readonly next = new Map<string, Node>()
  /** Choices that have come to an end. */
  private count = 0
  private sum = 0
  private squares = 0
  private promised = 0

  constructor(seat: number) {
    this.seat = seat
  }

  /** What follows upon `seen`, made when it is met first. */
  after(seen: string, seat: number): Node {
    const name = `${seat}/${seen}`
    let node = this.next.get(name)
    if (!node) this.next.set(name, (node = new Node(seat)))
    return node
  }

  /** A choice at first sight, or at a closer one. */
  look(key: string, promise: number): Move {
    let move = this.moves.get(key)
    if (!move) this.moves.set(key, (move = new Move(key, promise)))
    this.promised += move.visits * (promise - move.promise)
    move.promise = promise
    return move
  }

  get followers(): Iterable<Node> {
    return this.next.values()
  }

  add(move: Move, reward: number): void {
    move.visits++
    move.sum += reward
    this.count++
    this.sum += reward
    this.squares += reward * reward
    this.promised += move.promise
  }

  /** What choices brought beyond what they promised, on an average. */
  get surplus(): number {
    return this.count > 0 ? (this.sum - this.promised) / this.count : 0
  }

  /** How much the rewards of this node differ from each other: the measure of what a difference of means says. */
  get spread(): number {
    const { count, sum, squares } = this
    const deviations = count > 0 ? Math.max(0, squares - (sum * sum) / count) : 0
    return Math.sqrt((deviations + FIRST_VISITS * FIRST_SPREAD ** 2) / (count + FIRST_VISITS))
  }
}

/** The name of an option within a search; shorter work than its readable key. */
export const keyOf = ({ k, a, b, c }: Option): string => `${k}:${a}:${b}:${c}`
