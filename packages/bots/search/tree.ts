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
  readonly key: string

  constructor(key: string, promise: number) {
    this.key = key
    this.promise = promise
  }

  /** The promise counts as one visit. */
  get mean(): number {
    return (this.sum + this.promise) / (this.visits + 1)
  }
}

/** A decision as the observer can tell it from others. */
export class Node {
  visits = 0
  readonly seat: number
  readonly moves = new Map<string, Move>()
  private readonly next = new Map<string, Node>()

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
}

/** The name of an option within a search; shorter work than its readable key. */
export const keyOf = ({ k, a, b, c }: Option): string => `${k}:${a}:${b}:${c}`
