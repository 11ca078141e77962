import * as cards from './cards.ts'
import { draw } from './chance.ts'
import { fail } from './errors.ts'
import type { EventData, GameEvent } from './events.ts'
import type { KernelState } from './state.ts'
import type { Frame } from './steps.ts'

/**
 * What a rule may do besides changing its own game's fields: push steps, use chance, move and show
 * cards, tell what happened, end the game. These primitives also mark the barriers of undo.
 */
export class Play<F extends Frame = Frame> {
  readonly zones: cards.Zones
  private readonly kin: cards.Kin
  state!: KernelState
  /** The stack on which the running step lies: the main one, a seat's lane or an aside. */
  stack: Frame[] = []
  /** Is anybody listening? Guard the making of events with it: in search nobody is. */
  live = false
  /** Viewers who were shown something new since the last choice, and whether chance was used. */
  shown = 0
  chanceUsed = false
  forced = 0
  /** A lane may not use chance: its place in the stream would depend on who answers first. */
  inLane = false
  /** Told of every move of a card, by tests that keep their own account. */
  watcher: ((card: number, to: number) => void) | undefined
  private listener: ((event: GameEvent) => void) | undefined

  constructor(zones: cards.Zones, family: readonly number[]) {
    this.zones = zones
    this.kin = cards.kinOf(family)
  }

  begin(state: KernelState, listener: ((event: GameEvent) => void) | undefined): void {
    this.state = state
    this.listener = listener
    this.live = listener !== undefined
    this.shown = 0
    this.chanceUsed = false
  }

  /** The step to do next. */
  push(frame: F): void {
    if (this.state.over === 0) this.stack.push(frame)
  }

  /** Several steps, to be done in the order given. */
  next(...frames: readonly F[]): void {
    for (let i = frames.length - 1; i >= 0; i--) this.push(frames[i])
  }

  /** All the seats named by the frames at once. */
  lanes(frames: readonly F[]): void {
    const lanes: Frame[][] = Array.from({ length: this.state.seats }, () => [])
    for (const frame of frames) lanes[frame['seat'] as number].unshift(frame)
    if (this.state.over === 0) this.stack.push({ step: 'lanes', lanes })
  }

  /** Let a seat that is not on turn do something if it wants to, whatever else goes on. */
  openAside(frame: F): void {
    this.state.window++
    this.state.asides[frame['seat'] as number].push(frame)
  }

  closeAsides(): void {
    this.state.window++
    for (const aside of this.state.asides) aside.length = 0
  }

  /** The game is over: whatever was in progress is unwound. */
  finish(): void {
    this.state.over = 1
    this.state.stack.length = 0
    this.stack.length = 0
    for (const aside of this.state.asides) aside.length = 0
  }

  /** A uniform whole number from 0 to n-1. */
  chance(n: number): number {
    if (this.inLane) fail('rules.lane', 'Chance was used while several seats decide at once')
    this.chanceUsed = true
    return draw(this.state.chance, n)
  }

  /** Cards enter the game at set-up. */
  enter(card: number, zone: number): void {
    cards.enter(this.state.cards, this.zones, card, zone, this.state.seats)
  }

  /** To the top of a zone. */
  move(card: number, zone: number): void {
    this.shown |= cards.move(this.state.cards, this.zones, this.kin, card, zone, this.state.seats)
    this.watcher?.(card, zone)
  }

  moveToBottom(card: number, zone: number): void {
    this.shown |= cards.move(this.state.cards, this.zones, this.kin, card, zone, this.state.seats, 0)
    this.watcher?.(card, zone)
  }

  /** The top card of a pile, or -1. */
  top(zone: number): number {
    const pile = this.state.cards.at[zone]
    return pile.length > 0 ? pile[pile.length - 1] : -1
  }

  shuffle(zone: number): void {
    const pile = this.state.cards.at[zone]
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.chance(i + 1)
      const held = pile[i]
      pile[i] = pile[j]
      pile[j] = held
    }
    cards.forgetOrder(this.state.cards, this.zones, zone, this.state.seats)
  }

  /** Show a card where it lies to some viewers (a bit per seat). */
  show(card: number, viewers: number): void {
    this.shown |= cards.show(this.state.cards, this.zones, card, viewers, this.state.seats)
  }

  /** A seat lays the top cards of a pile back in an order of its own, bottom to top. */
  arrange(zone: number, order: readonly number[], seat: number): void {
    cards.arrange(this.state.cards, zone, order, seat)
  }

  rotate(ring: readonly number[]): void {
    this.shown |= cards.rotate(this.state.cards, this.zones, ring, this.state.seats)
    if (this.watcher) for (const zone of ring) for (const card of this.state.cards.at[zone]) this.watcher(card, zone)
  }

  /** Everybody: seats and spectators. */
  get everyone(): number {
    return cards.everyone(this.state.seats)
  }

  /** Tell what happened; `secret` only to the viewers in `to`. */
  tell(type: string, data: EventData, secret?: EventData, to = 0): void {
    if (!this.listener) return
    this.listener(secret ? { type, data, secret, to } : { type, data, to: 0 })
  }

  /** Something that is not a card was shown to viewers: undo stops here. */
  barrier(viewers = this.everyone): void {
    this.shown |= viewers
  }
}

/** For rules that must not be reached; a match that meets it is set aside. */
export const impossible = (what: string): never => fail('rules.impossible', what)
