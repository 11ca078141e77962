import { keyedChance, secretFromSeed } from '#kernel/chance.ts'
import type { Outcome, Pending } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Variant } from '#kernel/variant.ts'
import { resources, type Resource } from '../data/names.ts'
import { makeSyndicate } from '../rules/game.ts'
import { SOVEREIGN_FIRST, TOKEN_FIRST } from '../rules/operations.ts'
import { orderOf, whens } from '../rules/sleepers.ts'
import { LADDERS, PHASE, RESOURCES, type State } from '../rules/state.ts'
import { openTrade } from '../rules/trade.ts'
import { zone } from '../rules/zones.ts'
import { content, indexIn, numberOfCard, numberOfSyndicate, numberOfTerritory, numberOfToken } from './numbers.ts'

export { content } from './numbers.ts'
export const game = makeSyndicate()

export interface BaseState {
  fortified?: boolean
  down?: boolean
  research?: number
}

export interface Order {
  when?: (typeof whens)[number]
  whom?: number
  ask?: boolean
}

/**
 * A table of a test: things are put where the test wants them, and keys are played by whoever is
 * asked. It begins in round 1 with seat 0 on turn and first player; everyone plays the syndicate
 * without a bonus, has technology 1, assault 0, two armed dice, and neither resources, cards nor bases.
 */
export class Table {
  state: State
  events: GameEvent[] = []
  private dirty = false

  constructor(seats: 2 | 3 | 4 | 5 = 4, variant: Variant = {}) {
    this.state = game.start(variant, seats, secretFromSeed('test'))
    for (let seat = 0; seat < seats; seat++) {
      const own = game.pending(this.state).find((each) => each.seat === seat)
      if (own) game.choose(this.state, own, own.options[0])
    }
    const s = this.state
    s.first = 0
    s.clockwise = 1
    s.owner.fill(-1)
    s.fortified.fill(0)
    s.token.fill(1)
    for (let seat = 0; seat < seats; seat++) {
      this.syndicate(seat, 'lazarus').levels(seat, 1, 0)
      for (const card of s.cards.at[zone.hand + seat].slice()) this.shift(card, zone.operations)
    }
    // By way of a shuffle, so that nobody knows anything.
    game.play.begin(s, undefined)
    game.play.shuffle(zone.operations)
    s.stock.fill(0)
    s.bank.fill(0)
    this.turn(0)
  }

  // --- laying out ---

  /** Whose turn it is; those who come after in the order of play follow, then the Sovereign phase. */
  turn(seat: number): this {
    const s = this.state
    const around = s.seats + s.phantom
    const after = around - 1 - ((seat - s.first + around) % around)
    s.phase = PHASE.players
    s.turn = seat
    s.actions = 0
    s.ordered = 0
    s.out = 0
    s.stack.length = 0
    s.stack.push({ step: 'sovereignPhase' })
    if (s.extended === 1) s.stack.push({ step: 'nextShort', after: seat })
    else
      for (let i = after; i > 0; i--) {
        const place = (seat + i) % around
        s.stack.push(place === s.seats ? { step: 'phantom' } : { step: 'beginTurn', seat: place })
      }
    s.stack.push({ step: 'endTurn', seat }, { step: 'turn', seat })
    for (const aside of s.asides) aside.length = 0
    game.play.begin(s, undefined)
    openTrade(s, game.play)
    return this.touch()
  }

  syndicate(seat: number, id: string): this {
    this.state.syndicate[seat] = indexIn(content.syndicates.ids, id)
    return this.touch()
  }

  resources(seat: number, credits: number, influence: number, crew: number): this {
    ;[credits, influence, crew].forEach((count, i) => {
      this.state.bank[i] += count - this.state.stock[seat * RESOURCES + i]
      this.state.stock[seat * RESOURCES + i] = count
    })
    return this.touch()
  }

  /** Technology and assault level; reinforcements are armed unless fewer are said to be. */
  levels(seat: number, tech: number, assault: number, armed = assault): this {
    this.state.tech[seat] = tech
    this.state.assault[seat] = assault
    this.state.armed[seat] = armed
    return this.touch()
  }

  dice(seat: number, count: number): this {
    this.state.dice[seat] = count
    return this.touch()
  }

  /** A base, bought or not: the token of the territory is gone. The phantom's seat is the one after the last. */
  base(at: string, seat: number, { fortified = false, down = false, research = 0 }: BaseState = {}): this {
    const territory = this.territory(at)
    this.state.owner[territory] = seat
    this.state.fortified[territory] = fortified ? 1 : 0
    this.state.down[territory] = down ? 1 : 0
    this.state.research[territory] = research
    this.state.token[territory] = 0
    return this.touch()
  }

  bases(seat: number, ...ids: string[]): this {
    for (const id of ids) this.base(id, seat)
    return this
  }

  /** The token of a free territory is gone. */
  noToken(at: string): this {
    this.state.token[this.territory(at)] = 0
    return this.touch()
  }

  hand(seat: number, ...cards: string[]): this {
    for (const card of this.state.cards.at[zone.hand + seat].slice()) this.shift(card, zone.operations)
    for (const card of cards) this.shift(this.card(card), zone.hand + seat)
    return this.touch()
  }

  /** Operation cards on top of the deck, the first to be drawn first. */
  deck(...cards: string[]): this {
    for (const card of cards.toReversed()) this.shift(this.card(card), zone.operations)
    return this.touch()
  }

  /** All cards of the operation deck but so many lie in the discard pile. */
  deckLeft(count: number): this {
    const pile = this.state.cards.at[zone.operations]
    while (pile.length > count) this.shift(pile[0], zone.discard)
    return this.touch()
  }

  /** A card face down; its standing order is to do nothing unless told otherwise. */
  sleeper(seat: number, card: string, { when = 'never', whom = -1, ask = false }: Order = {}): this {
    this.shift(this.card(card), zone.sleeper + seat)
    this.state.orders[seat] = orderOf(whens.indexOf(when), whom)
    this.state.asks = ask ? this.state.asks | (1 << seat) : this.state.asks & ~(1 << seat)
    return this.touch()
  }

  /** A token in a seat's hands, named by kind or by copy: `exo_credits` or `exo_credits2`. */
  token(seat: number, id: string): this {
    this.shift(this.tokenCard(id), zone.tokens + seat)
    return this.touch()
  }

  /** The token that the next buyer in its zone takes. */
  nextToken(id: string): this {
    const token = this.tokenCard(id)
    this.shift(token, [zone.exoTokens, zone.middleTokens, zone.innerTokens][content.tokens.zone[content.tokens.kind[token - TOKEN_FIRST]]])
    return this.touch()
  }

  technology(seat: number, ...ids: string[]): this {
    for (const id of ids) this.state.techs[seat] |= 1 << indexIn(content.technologies.ids, id)
    return this.touch()
  }

  /** So many Sovereign cards were drawn before, the Beginning of the End with them if it was. */
  drawn(count: number, withTheEnd: boolean): this {
    const end = SOVEREIGN_FIRST + content.sovereign.end
    const { at } = this.state.cards
    if (withTheEnd) this.shift(end, zone.sovereign)
    const left = [zone.above, zone.among, zone.below].flatMap((each) => at[each].toReversed()).filter((card) => card !== end)
    for (const card of left.slice(0, count - at[zone.sovereign].length)) this.shift(card, zone.sovereign)
    return this.touch()
  }

  /** The Sovereign card that is drawn next; where it lay in the deck another takes its place. */
  sovereign(id: string): this {
    const { at, zone: zoneOf } = this.state.cards
    const wanted = SOVEREIGN_FIRST + indexIn(content.sovereign.ids, id)
    const from = zoneOf[wanted]
    this.shift(wanted, zone.above)
    if (from === zone.among || from === zone.below) this.shift(at[zone.sovereignBox][0], from)
    return this.touch()
  }

  cubes(seat: number, tech: number, assault: number): this {
    this.state.cubes[seat * LADDERS] = tech
    this.state.cubes[seat * LADDERS + 1] = assault
    return this.touch()
  }

  set(values: Partial<Pick<State, 'round' | 'alert' | 'first' | 'last' | 'immune' | 'embargoed'>>): this {
    Object.assign(this.state, values)
    return this.touch()
  }

  destroyer(at: string): this {
    this.state.destroyer = this.territory(at)
    return this.touch()
  }

  /** The installation at `from`, of another player, shields `at` by agreement. */
  granted(from: string, at: string): this {
    this.state.granted[this.territory(at)] |= 1 << this.territory(from)
    return this.touch()
  }

  // --- playing ---

  /**
   * Play keys one after the other, each by the first seat to whom it is offered; questions that the
   * test does not care about are passed through. A key with a question mark is one that the kernel
   * may have taken by itself, being the only option.
   */
  play(...keys: string[]): this {
    for (const written of keys) {
      const key = written.replace('?', '')
      this.reach(key)
      if (key !== written && !this.offers(key)) continue
      this.answer(this.asker(key), key)
    }
    return this
  }

  /** Keys of one seat, when others are offered the same. */
  by(seat: number, ...keys: string[]): this {
    for (const key of keys) {
      this.reach(key)
      this.answer(seat, key)
    }
    return this
  }

  /** Play a key again and again with other luck until the table is as wanted. */
  luckily(key: string, wanted: (table: this) => boolean): this {
    this.reach(key)
    const seat = this.asker(key)
    const before = game.copy(this.now())
    const told = this.events
    for (let i = 0; i < 20_000; i++) {
      this.state = game.copy(before)
      this.state.chance = keyedChance(secretFromSeed(`luck${i}`))
      this.events = told.slice()
      game.answer(this.state, seat, key, (event) => this.events.push(event))
      if (wanted(this)) {
        game.check(this.state)
        return this
      }
    }
    throw new Error(`no luck with ${key}`)
  }

  /** Play a key after which the next mission or assault die shows a number. */
  rolls(die: number, key: string): this {
    const before = this.rolled().length
    return this.luckily(key, (table) => table.rolled()[before]?.data['die'] === die)
  }

  /** Everybody ends the turn, and the phantom acts, until the Sovereign card is drawn. */
  endTurns(): this {
    const drawn = this.told('sovereign').length
    for (let i = 0; i < 40 && this.told('sovereign').length === drawn; i++) {
      const pending = this.asked()
      const key = this.keysOf(pending).find((each) => each === 'end' || each === 'ready' || each === 'decline' || each === 'goOn')
      if (key === undefined) throw new Error(`stuck at ${pending.frame.step}`)
      this.answer(pending.seat, key)
    }
    return this
  }

  /** On to the next round: everything is declined, and choices that must be made are the first offered. */
  nextRound(): this {
    const { round } = this.now()
    for (let i = 0; i < 200 && this.state.round === round && this.state.over === 0; i++) {
      const pending = this.asked()
      const keys = this.keysOf(pending)
      this.answer(pending.seat, keys.find((each) => each === 'end' || each === 'decline' || each === 'ready') ?? keys[0])
    }
    return this
  }

  // --- asking ---

  /** The first decision that must be made. */
  asked(): Pending {
    const all = game.pending(this.now())
    const pending = all.find((each) => each.required) ?? all[0]
    if (!pending) throw new Error('nobody is asked')
    return pending
  }

  step(): string {
    return this.asked().frame.step
  }

  /** All seats that are asked something that must be answered. */
  askedSeats(): number[] {
    return game
      .pending(this.now())
      .filter((each) => each.required)
      .map((each) => each.seat)
  }

  /** Keys offered now, to anybody or to one seat. */
  keys(seat?: number): string[] {
    return game
      .pending(this.now())
      .filter((each) => seat === undefined || each.seat === seat)
      .flatMap((each) => this.keysOf(each))
  }

  offers(key: string, seat?: number): boolean {
    this.reach(key)
    return this.keys(seat).includes(key)
  }

  /** Reasons for what is blocked now: `buy:koss SY-2.2 tooDear`. */
  reasons(): string[] {
    return game.blocked(this.now(), this.asked()).map(({ option, reason }) => `${game.notation.key(option)} ${reason.rule} ${reason.why}`)
  }

  // --- looking ---

  /** Credits, influence, crew. */
  stock(seat: number): number[] {
    return this.state.stock.slice(seat * RESOURCES, (seat + 1) * RESOURCES)
  }

  has(seat: number, resource: Resource): number {
    return this.stock(seat)[resources.indexOf(resource)]
  }

  owner(at: string): number {
    return this.state.owner[this.territory(at)]
  }

  isFortified(at: string): boolean {
    return this.state.fortified[this.territory(at)] === 1
  }

  isDown(at: string): boolean {
    return this.state.down[this.territory(at)] === 1
  }

  research(at: string): number {
    return this.state.research[this.territory(at)]
  }

  handOf(seat: number): string[] {
    return this.state.cards.at[zone.hand + seat].map((card) => content.operations.ids[card])
  }

  tokensOf(seat: number): string[] {
    return this.state.cards.at[zone.tokens + seat].map((card) => content.tokens.ids[content.tokens.kind[card - TOKEN_FIRST]])
  }

  techsOf(seat: number): string[] {
    return content.technologies.ids.filter((_, tech) => (this.state.techs[seat] & (1 << tech)) !== 0)
  }

  rewardsOf(seat: number): string[] {
    return content.rewards.ids.filter((_, reward) => this.state.rewards[reward] === seat)
  }

  /** The card in a sleeper slot, or nothing. */
  sleeperOf(seat: number): string | undefined {
    return this.state.cards.at[zone.sleeper + seat].map((card) => content.operations.ids[card])[0]
  }

  /** The place of a card or token, as the zones are named: `discard`, `hand.2`. */
  where(card: string): string {
    return game.zones.names[this.state.cards.zone[this.card(card)]]
  }

  whereToken(id: string): string {
    return game.zones.names[this.state.cards.zone[this.tokenCard(id)]]
  }

  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type)
  }

  /** Mission and assault rolls so far. */
  rolled(): GameEvent[] {
    return this.events.filter((event) => event.type === 'missionRoll' || event.type === 'assaultRoll')
  }

  outcome(): Outcome {
    const outcome = game.outcome(this.now())
    if (!outcome) throw new Error('the game goes on')
    return outcome
  }

  readonly card = numberOfCard
  readonly syndicateCard = numberOfSyndicate
  readonly tokenCard = numberOfToken
  readonly territory = numberOfTerritory

  private answer(seat: number, key: string): void {
    game.answer(this.now(), seat, key, (event) => this.events.push(event))
    game.check(this.state)
  }

  private asker(key: string): number {
    for (const pending of game.pending(this.now())) if (this.keysOf(pending).includes(key)) return pending.seat
    throw new Error(`${key} is not offered, but ${this.keys().join(' ')}`)
  }

  private keysOf(pending: Pending): string[] {
    return pending.options.map((option) => game.notation.key(option))
  }

  private now(): State {
    if (this.dirty) this.state = game.copy(this.state)
    this.dirty = false
    return this.state
  }

  private touch(): this {
    this.dirty = true
    return this
  }

  private shift(card: number, to: number): void {
    game.play.begin(this.state, undefined)
    game.play.move(card, to)
  }

  /** Announce no tokens, hire no hands, ask for no pardon and react to nothing, unless the test answers itself. */
  private reach(key: string): void {
    const passes: Readonly<Record<string, string>> = { boost: 'goOn', hands: 'noHands', pardon: 'decline', react: 'decline', parley: 'ready' }
    for (let i = 0; i < 20 && game.pending(this.now()).length > 0 && !this.keys().includes(key); i++) {
      const { seat, frame } = this.asked()
      const pass = passes[frame.step]
      if (pass === undefined) return
      this.answer(seat, pass)
    }
  }
}
