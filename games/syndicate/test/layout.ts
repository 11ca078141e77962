import { secretFromSeed } from '#kernel/chance.ts'
import type { Variant } from '#kernel/variant.ts'
import { makeSyndicate } from '../rules/game.ts'
import { SOVEREIGN_FIRST, TOKEN_FIRST } from '../rules/operations.ts'
import { orderOf, whens } from '../rules/sleepers.ts'
import { LADDERS, PHASE, RESOURCES, type State } from '../rules/state.ts'
import { openTrade } from '../rules/trade.ts'
import { zone } from '../rules/zones.ts'
import { content, indexIn, numberOfCard, numberOfSyndicate, numberOfTerritory, numberOfToken } from './numbers.ts'

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
 * Things are put where a test wants them. It begins in round 1 with seat 0 on turn and first player; everyone plays the syndicate
 * without a bonus, has technology 1, assault 0, two armed dice, and neither resources, cards nor bases.
 */
export class Layout {
  state: State
  readonly card = numberOfCard
  readonly syndicateCard = numberOfSyndicate
  readonly tokenCard = numberOfToken
  readonly territory = numberOfTerritory
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

  /** What was put down counts from here on. */
  protected now(): State {
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
}
