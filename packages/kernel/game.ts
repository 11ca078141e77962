import { checkCards, emptyCards, knowsZone, viewCards, type Zones } from './cards.ts'
import { fastChance, keyedChance, type Random } from './chance.ts'
import { dealAgain } from './deal.ts'
import type { GameDefinition, Outcome, Pending, State, View } from './definition.ts'
import { Engine, type Listener } from './engine.ts'
import { fail } from './errors.ts'
import { seeEvent, type GameEvent, type SeenEvent } from './events.ts'
import { hashData, Hasher } from './hash.ts'
import { Notation, type Option } from './options.ts'
import { Play } from './play.ts'
import { record, type Schema } from './schema.ts'
import { kernelSchema, type KernelState } from './state.ts'
import { isAsk, isLanes, seatOf, type AskStep, type Blocked, type Frame, type SealedFrame, type Step } from './steps.ts'
import { fullVariant, type Variant } from './variant.ts'

/** A game on the kernel: everything that host, bots, commands and tests ask of it. */
export class Game<G extends object = object> {
  readonly definition: GameDefinition<G>
  readonly id: string
  readonly zones: Zones
  readonly notation: Notation
  readonly tablesHash: string
  readonly play: Play
  /** The kind of argument, in the verb table, that is a card with a hidden place. */
  readonly cardKind: string
  private readonly engine: Engine<G>
  private readonly family: readonly number[]
  private readonly schema: Schema<State<G>>
  private readonly steps: Readonly<Record<string, Step<State<G>, Frame>>>

  constructor(definition: GameDefinition<G>) {
    this.definition = definition
    this.id = definition.id
    this.zones = definition.zones
    this.notation = new Notation(definition.verbs, definition.names)
    this.tablesHash = hashData(definition.tables)
    this.family = definition.family ?? new Array<number>(definition.cards).fill(0)
    this.play = new Play(this.zones, this.family)
    this.cardKind = definition.cardKind ?? 'card'
    this.steps = definition.steps
    this.engine = new Engine(this.steps, this.play)
    this.schema = record({ ...kernelSchema.fields, ...definition.fields }) as unknown as Schema<State<G>>
    for (const key of Object.keys(definition.fields)) if (key in kernelSchema.fields) fail('kernel.field', `"${key}" belongs to the kernel`)
  }

  /** A new game, run on to its first real decision. */
  start(variant: Variant, seats: number, secret: string, listener?: Listener): State<G> {
    if (!Number.isInteger(seats) || seats < this.definition.seats.min || seats > this.definition.seats.max)
      fail('game.seats', `${this.id} is played by ${this.definition.seats.min} to ${this.definition.seats.max}, not by ${seats}`)
    const full = fullVariant(this.definition.variants, variant, seats)
    const kernel: KernelState = {
      seats,
      ply: 0,
      epoch: 0,
      window: 0,
      over: 0,
      answers: new Array<number>(seats).fill(0),
      stack: [],
      asides: Array.from({ length: seats }, () => []),
      chance: keyedChance(secret),
      cards: emptyCards(this.zones, this.definition.cards, seats),
    }
    // The game's fields first: they then lie inside the object itself, and rules play faster by a third.
    const state = Object.assign(this.definition.fresh(seats, full), kernel) as State<G>
    this.play.begin(state, listener)
    this.play.stack = state.stack
    this.definition.setup(state, full, this.play)
    this.engine.settle(state)
    return state
  }

  /** Who is asked what. Never empty unless the game is over. */
  pending(state: State<G>): readonly Pending[] {
    return this.engine.pending(state)
  }

  /** Does what was chosen and runs on to the next real decision. Trusts that the option was offered, here or in the state of which this is a copy: see `answer`. */
  choose(state: State<G>, pending: Pending, option: Option, listener?: Listener): void {
    this.engine.choose(state, pending, option, listener)
  }

  /** The same for a key from outside: refused unless it is offered to this seat. */
  answer(state: State<G>, seat: number, key: string, listener?: Listener): void {
    for (const pending of this.pending(state)) {
      if (pending.seat !== seat) continue
      const option = pending.options.find((each) => this.notation.key(each) === key)
      if (option) return this.choose(state, pending, option, listener)
    }
    fail('move.refused', `"${key}" is not offered to seat ${seat}`)
  }

  /** Take a sealed answer back while others are still thinking. */
  retract(state: State<G>, seat: number): void {
    this.engine.retract(state, seat)
  }

  canRetract(state: State<G>, seat: number): boolean {
    const top = state.stack[state.stack.length - 1]
    return top !== undefined && isLanes(top) && (top.lanes[seat].at(-1) as SealedFrame | undefined)?.answer !== undefined
  }

  /** An answer names the decision that it answers, so that a late one does no harm. */
  decisionId(state: State<G>, pending: Pending): string {
    const { seat } = pending
    return pending.place === 'aside' ? `w${state.window}.${seat}.${state.answers[seat]}` : `${state.epoch}.${seat}.${state.answers[seat]}`
  }

  /** The kinds of decision that seats are asked. */
  get askedSteps(): string[] {
    return Object.keys(this.steps).filter((name) => isAsk(this.steps[name]))
  }

  /** Nobody is in the middle of a compound move. */
  settled(state: State<G>): boolean {
    for (const pending of this.pending(state)) if (this.isMicro(pending)) return false
    return true
  }

  /** Nobody is in the middle of a compound move on the main stack: onlookers may see the position. Lanes are areas of their own. */
  complete(state: State<G>): boolean {
    for (const pending of this.pending(state)) if (pending.place === 'main' && this.isMicro(pending)) return false
    return true
  }

  isMicro(pending: Pending): boolean {
    return (this.steps[pending.frame.step] as AskStep<unknown, Frame>).micro ?? false
  }

  blocked(state: State<G>, pending: Pending): readonly Blocked[] {
    const blocked: Blocked[] = []
    const step = this.steps[pending.frame.step]
    if (isAsk(step)) step.blocked?.(state, pending.frame, blocked)
    return blocked
  }

  isSealed(pending: Pending): boolean {
    return (this.steps[pending.frame.step] as AskStep<unknown, Frame>).sealed ?? false
  }

  /** The answer that counts for whoever gives none in time; undefined where the table waits for as long as it takes. */
  otherwise(pending: Pending): Option | undefined {
    const { otherwise } = this.steps[pending.frame.step] as AskStep<unknown, Frame>
    if (otherwise === undefined) return undefined
    return pending.options.find((each) => each.k === otherwise) ?? fail('rules.otherwise', `"${pending.frame.step}" does not offer "${otherwise}"`)
  }

  /** Does the viewer not know which zone the card is in? */
  isHiddenFrom(state: State<G>, card: number, viewer: number): boolean {
    return state.cards.zone[card] >= 0 && !knowsZone(state.cards, this.zones, card, viewer)
  }

  /** What one viewer learns of an event. */
  seeEvent(event: GameEvent, viewer: number): SeenEvent {
    return seeEvent(event, viewer)
  }

  outcome(state: State<G>): Outcome | undefined {
    return state.over === 0 ? undefined : this.definition.outcome(state)
  }

  copy(state: State<G>): State<G> {
    return this.schema.copy(state)
  }

  hash(state: State<G>): string {
    const hasher = new Hasher()
    this.schema.mix(state, hasher)
    return hasher.digest()
  }

  /** A state read from outside (a snapshot) is checked field by field. */
  parse(json: string): State<G> {
    const state = JSON.parse(json) as State<G>
    this.schema.check(state, 'state')
    return state
  }

  check(state: State<G>): void {
    this.schema.check(state, 'state')
    checkCards(state.cards, this.zones, state.seats)
    this.definition.check(state)
  }

  /** What a seat, or the spectator (number `seats`), may know. Shares data with the state: use it up before the next choice. */
  view(state: State<G>, viewer: number): View<G> {
    const seen = this.schema.see(state, viewer) as Record<string, unknown>
    delete seen['answers']
    delete seen['epoch']
    delete seen['window']
    return {
      ...seen,
      viewer,
      cards: viewCards(state.cards, this.zones, viewer),
      stack: state.stack.map((frame) => this.seeFrame(frame, viewer)),
      asides: state.asides.map((aside) => aside.map((frame) => this.seeFrame(frame, viewer))),
      waiting: this.pending(state).map(({ seat, frame, required }) => ({ seat, step: frame.step, required })),
    } as unknown as View<G>
  }

  /** A state that the viewer must reckon with, as likely as any: hidden cards dealt again, sealed answers made again, a fresh stream of chance. */
  imagine(state: State<G>, viewer: number, random: Random): State<G> {
    const imagined = this.copy(state)
    dealAgain(imagined.cards, this.zones, this.family, viewer, imagined.seats, random)
    imagined.chance = fastChance(random)
    this.definition.redeal?.(imagined, viewer, random)
    for (const stack of this.stacks(imagined)) for (let i = 0; i < stack.length; i++) stack[i] = this.redealFrame(imagined, stack[i], viewer, random)
    return imagined
  }

  private stacks(state: KernelState): Frame[][] {
    const stacks = [state.stack, ...state.asides]
    for (const frame of state.stack) if (isLanes(frame)) stacks.push(...frame.lanes)
    return stacks
  }

  private redealFrame(state: State<G>, frame: Frame, viewer: number, random: Random): Frame {
    if (isLanes(frame) || seatOf(frame) === viewer) return frame
    const step = this.steps[frame.step]
    if (!isAsk(step)) return frame
    const redealt = step.redeal ? step.redeal(state, frame, viewer, random) : frame
    if ((redealt as SealedFrame).answer === undefined) return redealt
    const options: Option[] = []
    const { verb: _verb, answer: _answer, ...open } = redealt as SealedFrame
    step.ask(state, open as Frame, options)
    const { k, a, b, c } = options[random.int(options.length)]
    const sealed: SealedFrame = { ...(open as Frame), verb: k, answer: [a, b, c] }
    return sealed
  }

  private seeFrame(frame: Frame, viewer: number): Frame {
    if (isLanes(frame)) return { step: 'lanes', lanes: frame.lanes.map((lane) => lane.map((each) => this.seeFrame(each, viewer))) }
    if (seatOf(frame) === viewer) return frame
    const step = this.steps[frame.step]
    const seen: Record<string, unknown> = { ...frame }
    if (isAsk(step)) for (const local of step.secret ?? []) delete seen[local]
    if ((frame as SealedFrame).answer !== undefined) {
      delete seen['verb']
      delete seen['answer']
      seen['answered'] = 1
    }
    return seen as unknown as Frame
  }
}
