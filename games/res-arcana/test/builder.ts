import { secretFromSeed } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { EventData, GameEvent } from '#kernel/events.ts'
import { Game } from '#kernel/game.ts'
import type { Pending } from '#kernel/definition.ts'
import type { Play } from '#kernel/play.ts'
import { COMPONENTS, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE } from '#games/res-arcana/data/content.ts'
import { ESSENCE_LETTERS, ESSENCE_NAMES } from '#games/res-arcana/data/essence.ts'
import { bookTables, compile, type Tables } from '#games/res-arcana/data/tables.ts'
import { makeResArcana } from '#games/res-arcana/rules/game.ts'
import { countDiscounts } from '#games/res-arcana/rules/paying.ts'
import { IN_ORDER, ON_REQUEST, rulesOf, TOGETHER, type Own, type State } from '#games/res-arcana/rules/state.ts'
import { pointsOf } from '#games/res-arcana/rules/victory.ts'
import * as z from '#games/res-arcana/rules/zones.ts'

/**
 * A player of a position. Components in play are written `crypt`, `crypt turned`, `athanor E6` or
 * `athanor E6 L1 turned`. Decks and discards are written from the top down. Everybody knows in which
 * zone of a position a card lies, nobody knows a place in a deck.
 */
export interface Player {
  readonly pool?: string
  readonly mage?: string
  readonly item?: string
  readonly play?: readonly string[]
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly passed?: boolean
}

export interface Position {
  /** Whose turn it is, or a round that begins with its Collect. */
  readonly turn?: number | 'collect'
  readonly token?: number
  readonly round?: number
  readonly collect?: 'together' | 'on request' | 'in order'
  /** The game of a match that is played, the points won so far, and the decks drafted for game 2. */
  readonly match?: { readonly game: number; readonly won?: readonly number[]; readonly picked?: readonly (readonly string[])[] }
  /** Places that nobody has; the sun sides of the tiles that nobody has when left out. */
  readonly places?: readonly string[]
  /** The face-up monuments; two that nobody names when left out. */
  readonly display?: readonly string[]
  /** The top of the monument deck, from the top down; all others that nobody has lie below. */
  readonly monuments?: readonly string[]
  /** Of the stream of chance. */
  readonly seed?: number
  /** Other tables than the book's, for what no component of the box can show. */
  readonly tables?: Tables
}

/** Mages and items that do nothing by themselves: no discount, no react, no collect (but that of a fourth mage). */
const QUIET_MAGES = ['scholar', 'transmuter', 'alchemist', 'duelist']
const QUIET_ITEMS = ['research', 'reanimate', 'transmutation', 'alchemy', 'divination']
const DULL_MONUMENTS = ['great_pyramid', 'library']

const content = compile(bookTables)
const rules = rulesOf(content)
const book = makeResArcana()

export const cardOf = (id: string): number => content.byId.get(id) ?? fail('test.id', `There is no component "${id}"`)
export const idOf = (card: number): string => (card < 0 ? '?' : content.components[card].id)

/** A position with these players, seat by seat, run on to its first real decision. */
export function given(players: readonly Player[], position: Position = {}): Table {
  laidOut = { players, position }
  return new Table(position.tables ? withPositions(makeResArcana(position.tables)) : positions, players.length, {}, position.seed ?? 0)
}

let laidOut: { players: readonly Player[]; position: Position } = { players: [], position: {} }

/** A game whose set-up lays out the position wanted. */
const withPositions = ({ definition }: Game<Own>): Game<Own> =>
  new Game<Own>({ ...definition, setup: (state, _variant, play) => layOut(state as State, play, laidOut.players, laidOut.position) })

/** Made once, for a game hashes its tables. */
const positions = withPositions(book)

/** A real game from its set-up on. */
export const started = (seats: number, variant: Readonly<Record<string, string>> = {}, seed: number | string = 1): Table => new Table(book, seats, variant, seed)

function layOut(state: State, play: Play, players: readonly Player[], position: Position): void {
  const named = new Set(players.flatMap(({ mage = '', item = '' }) => [mage, item]).map((entry) => entry.split(' ')[0]))
  const spare = (ids: readonly string[]): string => {
    const id = ids.find((each) => !named.has(each)) ?? fail('test.spare', 'Everything is taken')
    named.add(id)
    return id
  }
  const enter = (entry: string, zone: number): void => {
    const [id, ...marks] = entry.split(' ')
    const card = cardOf(id)
    if (state.cards.zone[card] >= 0) fail('test.twice', `${id} is named twice`)
    play.enter(card, zone)
    state.turned[card] = marks.includes('turned') ? 1 : 0
    amounts(marks.filter((mark) => mark !== 'turned').join(' ')).forEach((amount, essence) => (state.on[card * 5 + essence] = amount))
  }
  const downwards = (ids: readonly string[], zone: number): void => ids.toReversed().forEach((id) => enter(id, zone))
  players.forEach((player, seat) => {
    amounts(player.pool ?? '').forEach((amount, essence) => (state.pool[seat * 5 + essence] = amount))
    const { mage = spare(QUIET_MAGES), item = spare(QUIET_ITEMS), play: inPlay = [], hand = [], deck = [], discard = [] } = player
    for (const entry of [mage, item, ...inPlay]) enter(entry, z.TABLEAU + seat)
    for (const id of hand) enter(id, z.HAND + seat)
    downwards(deck, z.DECK + seat)
    downwards(discard, z.DISCARD + seat)
    state.passed[seat] = player.passed ? 1 : 0
    countDiscounts(rules, state, seat)
  })
  layOutTable(state, enter, position)
  state.token = position.token ?? 0
  state.first = state.token
  if (position.match) {
    const { game, won = [0, 0], picked = [[], []] } = position.match
    Object.assign(state, { match: 1, game, won: [...won], picked: picked.map((ids) => ids.map(cardOf)) })
  }
  state.collecting = { together: TOGETHER, 'on request': ON_REQUEST, 'in order': IN_ORDER }[position.collect ?? 'together']
  const { turn = 0, round = 2 } = position
  state.round = turn === 'collect' ? round - 1 : round
  play.push(turn === 'collect' ? { step: 'round' } : { step: 'turnOf', seat: turn })
}

/** What nobody has: places, monuments, items, and the boxes. */
function layOutTable(state: State, enter: (id: string, zone: number) => void, { places, display, monuments = [] }: Position): void {
  const out = (first: number, last: number): string[] => content.components.slice(first, last).flatMap(({ id, index }) => (state.cards.zone[index] < 0 ? [id] : []))
  const isFree = (card: number): boolean => state.cards.zone[card] < 0
  for (const id of places ?? content.tiles.flatMap(({ sun, moon }) => (isFree(sun) && isFree(moon) ? [idOf(sun)] : []))) enter(id, z.UNCLAIMED)
  const dull = (id: string): number => (DULL_MONUMENTS.includes(id) ? 0 : 1)
  const free = out(FIRST_MONUMENT, FIRST_PLACE).filter((id) => !monuments.includes(id)).toSorted((a, b) => dull(a) - dull(b))
  for (const id of display ?? free.slice(0, 2)) enter(id, z.DISPLAY)
  const below = out(FIRST_MONUMENT, FIRST_PLACE).filter((id) => !monuments.includes(id))
  for (const id of [...monuments, ...below].toReversed()) enter(id, z.MONUMENT_DECK)
  for (const id of out(0, FIRST_MAGE)) enter(id, z.UNUSED)
  for (const id of out(FIRST_MAGE, FIRST_ITEM)) enter(id, z.MAGE_BOX)
  for (const id of out(FIRST_ITEM, FIRST_MONUMENT)) enter(id, z.CENTRE)
  for (const id of out(FIRST_PLACE, COMPONENTS)) enter(id, z.BOX)
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** `E2 G1` as five amounts. */
function amounts(text: string): number[] {
  const five = [0, 0, 0, 0, 0]
  for (const mark of words(text)) {
    const essence = ESSENCE_LETTERS.findIndex((letter) => letter === mark[0])
    if (essence < 0 || !/^.\d+$/.test(mark)) fail('test.essences', `"${mark}" is no amount of an essence`)
    five[essence] += Number(mark.slice(1))
  }
  return five
}

/** A game in progress and everything that a spec asks of it. */
export class Table {
  readonly game: Game<Own>
  readonly state: State
  readonly events: GameEvent[] = []
  /** The pools as the events tell them. */
  private readonly told: number[]
  private readonly listen = (event: GameEvent): void => {
    this.events.push(event)
    this.account(event)
  }

  constructor(game: Game<Own>, seats: number, variant: Readonly<Record<string, string>>, seed: number | string) {
    this.game = game
    this.told = new Array<number>(seats * 5).fill(0)
    this.state = game.start(variant, seats, secretFromSeed(seed), (event) => this.events.push(event))
    this.told.splice(0, seats * 5, ...this.state.pool)
    this.check()
  }

  /** Each key is answered by the only seat that is offered it. */
  choose(...keys: readonly string[]): this {
    for (const key of keys) {
      const seats = this.pending.filter((each) => this.offered(each).includes(key)).map(({ seat }) => seat)
      if (seats.length !== 1) fail('test.key', `"${key}" is offered to ${seats.length} seats: ${JSON.stringify(this.offers())}`)
      this.by(seats[0], key)
    }
    return this
  }

  by(seat: number, ...keys: readonly string[]): this {
    for (const key of keys) {
      if (!this.keys(seat).includes(key)) fail('test.key', `"${key}" is not offered to seat ${seat}: ${JSON.stringify(this.offers())}`)
      this.game.answer(this.state, seat, key, this.listen)
      this.check()
    }
    return this
  }

  /** Everybody passes, takes an item that does nothing by itself and lets checks be, until the next round begins. */
  everybodyPasses(): this {
    const { round } = this.state
    const calm = [PASS, 'decline', ...QUIET_ITEMS.map((id) => `item:${id}`)]
    while (!this.over && this.state.round === round) {
      const keys = this.keys()
      this.by(this.seat, calm.find((key) => keys.includes(key)) ?? fail('test.pass', `Nobody can pass: ${JSON.stringify(this.offers())}`))
    }
    return this
  }

  /** A mix of essences chosen one by one; what was forced counts towards it. */
  mix(verb: string, essences: string, seat = this.seat): this {
    const wanted = amounts(essences)
    const before = this.pendingOf(seat)?.frame
    const chosen = [0, 0, 0, 0, 0]
    for (let frame = before; frame && frame['card'] === before?.['card'] && this.offer(verb, seat).length > 0; frame = this.pendingOf(seat)?.frame) {
      const counted = frame['paid'] ?? frame['got'] ?? frame['lost']
      const taken = Array.isArray(counted) ? counted.map(Number) : chosen
      const next = wanted.findIndex((amount, essence) => amount > taken[essence])
      if (next < 0) fail('test.mix', `${essences} is not all of it: ${JSON.stringify(this.offers())}`)
      chosen[next]++
      this.by(seat, `${verb}:${ESSENCE_NAMES[next]}`)
    }
    return this
  }

  pays(essences: string, seat = this.seat): this {
    return this.mix('pay', essences, seat)
  }

  gains(essences: string, seat = this.seat): this {
    return this.mix('gain', essences, seat)
  }

  collects(id: string, essences: string, seat = this.seat): this {
    return this.mix(`collect:${id}`, essences, seat)
  }

  loses(essences: string, seat = this.seat): this {
    return this.mix('loseEssence', essences, seat)
  }

  /** The seat that is asked; there must be just one. */
  get seat(): number {
    const seats = new Set(this.pending.map(({ seat }) => seat))
    return seats.size === 1 ? [...seats][0] : fail('test.seat', `${seats.size} seats are asked: ${JSON.stringify(this.offers())}`)
  }

  /** The seats that are asked. */
  get asked(): number[] {
    return this.pending.map(({ seat }) => seat)
  }

  /** What the seat is asked. */
  step(seat = this.seat): string {
    return this.pendingOf(seat)?.frame.step ?? 'nothing'
  }

  /** The keys offered to a seat. */
  keys(seat = this.seat): string[] {
    const pending = this.pendingOf(seat)
    return pending ? this.offered(pending) : []
  }

  /** The keys of one verb, without it: `offer('use')` of `use:crypt:1` is `crypt:1`. */
  offer(verb: string, seat = this.seat): string[] {
    return this.keys(seat).filter((key) => key.startsWith(`${verb}:`)).map((key) => key.slice(verb.length + 1))
  }

  /** Why the key is not offered, by the number of the rule; undefined when no reason is given. */
  why(key: string, seat = this.seat): string | undefined {
    const pending = this.pendingOf(seat)
    const blocked = pending ? this.game.blocked(this.state, pending) : []
    return blocked.find(({ option }) => this.game.notation.key(option) === key)?.reason.rule
  }

  pool(seat: number): string {
    return amountsAt(this.state.pool, seat)
  }

  on(id: string): string {
    return amountsAt(this.state.on, cardOf(id))
  }

  isTurned(id: string): boolean {
    return this.state.turned[cardOf(id)] === 1
  }

  points(seat: number): number {
    return pointsOf(rules, this.state, seat)
  }

  /** What lies in a zone, in order of ids for hands, from the bottom up for piles. */
  ids(zone: number): string[] {
    return this.state.cards.at[zone].map(idOf)
  }

  hand = (seat: number): string[] => this.ids(z.HAND + seat)
  inPlay = (seat: number): string[] => this.ids(z.TABLEAU + seat)
  discard = (seat: number): string[] => this.ids(z.DISCARD + seat)
  /** From the top down. */
  deck = (seat: number): string[] => this.ids(z.DECK + seat).toReversed()
  monumentDeck = (): string[] => this.ids(z.MONUMENT_DECK).toReversed()
  display = (): string[] => this.ids(z.DISPLAY)

  item(seat: number): string {
    return this.inPlay(seat).find((id) => cardOf(id) >= FIRST_ITEM && cardOf(id) < FIRST_MONUMENT) ?? 'none'
  }

  mage(seat: number): string {
    return this.inPlay(seat).find((id) => cardOf(id) >= FIRST_MAGE && cardOf(id) < FIRST_ITEM) ?? 'none'
  }

  get over(): boolean {
    return this.state.over === 1
  }

  get places(): readonly number[] {
    return this.game.outcome(this.state)?.places ?? []
  }

  /** The events of a type, as one viewer learns of them. */
  seen(type: string, viewer: number): EventData[] {
    return this.events.filter((event) => event.type === type).map((event) => this.game.seeEvent(event, viewer).data)
  }

  /** A zone as a viewer sees it, from the bottom up: `?` is a face-down card. */
  view(viewer: number, zone: number): string[] {
    return this.game.view(this.state, viewer).cards.at[zone].map(idOf)
  }

  /** Cards that the viewer knows to be in a pile without knowing where. */
  members(viewer: number, zone: number): string[] {
    return this.game.view(this.state, viewer).cards.members[zone].map(idOf)
  }

  get pending(): readonly Pending[] {
    return this.game.pending(this.state)
  }

  private account({ type, data }: GameEvent): void {
    if (type === 'setUp') this.told.fill(1)
    const sign = { gained: 1, collected: 1, took: 1, paid: -1, lost: -1 }[type]
    const { seat, essences } = data
    if (sign !== undefined && Array.isArray(essences)) essences.forEach((amount: number, essence) => (this.told[Number(seat) * 5 + essence] += sign * amount))
  }

  /** The state holds together, the events told of every change, and nothing is offered and refused at once. */
  private check(): void {
    this.game.check(this.state)
    if (this.game.settled(this.state) && this.told.join() !== this.state.pool.join()) fail('test.told', `The events tell of pools ${this.told.join()}, which are ${this.state.pool.join()}`)
    for (const each of this.pending) {
      const offered = this.offered(each)
      const both = this.game.blocked(this.state, each).find(({ option }) => offered.includes(this.game.notation.key(option)))
      if (both) fail('test.blocked', `"${this.game.notation.key(both.option)}" is offered and refused by ${both.reason.rule}`)
    }
  }

  private pendingOf(seat: number): Pending | undefined {
    return this.pending.find((each) => each.seat === seat)
  }

  private offered(pending: Pending): string[] {
    return pending.options.map((option) => this.game.notation.key(option))
  }

  private offers(): unknown {
    return this.pending.map((each) => [each.seat, each.frame.step, this.offered(each)])
  }
}

const amountsAt = (all: readonly number[], owner: number): string => ESSENCE_LETTERS.flatMap((letter, i) => (all[owner * 5 + i] === 0 ? [] : [`${letter}${all[owner * 5 + i]}`])).join(' ')

export const use = (id: string, power = 1): string => `use:${id}:${power}`
export const place = (id: string): string => `place:${id}`
export const claim = (id: string): string => `claim:${id}`
export const discard = (id: string): string => `discard:${id}`
export const react = (id: string): string => `react:${id}`
export const PASS = 'pass'
