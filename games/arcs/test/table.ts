import { keyedChance, secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import { compile } from '../data/compile.ts'
import { CITY, STARPORT, type Content } from '../data/content.ts'
import { ambitions, resources, type Ambition, type Resource } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'
import { building, cityTypes, controller, freeSlot, kindOf, ownerOf } from '../rules/board.ts'
import { ACTIONS, courtCard, zone } from '../rules/cards.ts'
import { makeArcs } from '../rules/game.ts'
import { shipsOnMap, standing, tokensOf } from '../rules/seats.ts'
import { OUTRAGE, OUTSIDE, PLACES, SEATS, SLOTS, TROPHY, TYPES, type State } from '../rules/state.ts'

export const game = makeArcs()
export const content: Content = compile(bookTables)

/** A table of a test: pieces are put where the test wants them, and keys are played by whoever is asked. */
export class Table {
  state: State
  events: GameEvent[] = []
  private dirty = false

  /** A started game whose map, hands and boards are then cleared; seat 0 is about to lead. */
  constructor(seats: 2 | 3 | 4 = 4, variant: Record<string, string> = {}) {
    this.state = game.start({ setup: `${seats}SETUP01`, ...variant }, seats, secretFromSeed('test'))
    const s = this.state
    s.initiative = 0
    s.stack = [{ step: 'lead', seat: 0 }]
    s.fresh.fill(0)
    s.damaged.fill(0)
    s.buildings.fill(0)
    s.slots.fill(0)
    for (let type = 0; type < TYPES; type++) s.supply[type] = content.tokens - s.phantom[type]
    for (let seat = 0; seat < seats; seat++) {
      s.cities[seat] = 5
      s.starports[seat] = 5
      s.ships[seat] = 15
      for (const card of s.cards.at[zone.hand + seat].slice()) this.shift(card, zone.deck)
    }
    // By way of the shuffled deck, so that nobody knows anything.
    for (const card of s.cards.at[zone.discard].slice()) this.shift(card, zone.deck)
    game.play.shuffle(zone.deck)
    for (const card of s.cards.at[zone.deck].slice()) this.shift(card, zone.discard)
    this.touch()
  }

  // --- laying out ---

  ships(system: string, seat: number, fresh: number, damaged = 0): this {
    const at = this.system(system) * SEATS + seat
    this.state.fresh[at] += fresh
    this.state.damaged[at] += damaged
    this.state.ships[seat] -= fresh + damaged
    return this.touch()
  }

  city(system: string, seat: number, damaged = false): this {
    return this.put(system, seat, CITY, damaged)
  }

  starport(system: string, seat: number, damaged = false): this {
    return this.put(system, seat, STARPORT, damaged)
  }

  cloudCity(system: string, seat: number): this {
    this.state.cities[seat]--
    this.state.buildings[this.system(system) * PLACES + OUTSIDE] = building(seat, CITY, 0)
    return this.touch()
  }

  tokens(seat: number, ...types: Resource[]): this {
    const open = content.slotOrder.filter((slot) => slot < content.openSlots[this.state.cities[seat]])
    types.forEach((type) => {
      const slot = open.find((each) => this.state.slots[seat * SLOTS + each] === 0)
      if (slot === undefined) throw new Error('no slot is left')
      this.state.slots[seat * SLOTS + slot] = resources.indexOf(type) + 1
      this.state.supply[resources.indexOf(type)]--
    })
    return this.touch()
  }

  /** A token in a given slot, from 1. */
  tokenIn(seat: number, slot: number, type: Resource): this {
    this.state.slots[seat * SLOTS + slot - 1] = resources.indexOf(type) + 1
    this.state.supply[resources.indexOf(type)]--
    return this.touch()
  }

  supply(type: Resource, count: number): this {
    const index = resources.indexOf(type)
    this.state.phantom[index] += this.state.supply[index] - count
    this.state.supply[index] = count
    return this.touch()
  }

  hand(seat: number, ...cards: string[]): this {
    for (const card of this.state.cards.at[zone.hand + seat].slice()) this.shift(card, zone.discard)
    for (const card of cards) this.shift(this.card(card), zone.hand + seat)
    return this.touch()
  }

  /** The Court, from left to right; the rest of the Court cards lie in the deck. */
  court(...cards: string[]): this {
    const s = this.state
    for (const card of s.row) if (card >= 0) this.shift(courtCard(card), zone.courtDeck)
    s.row.fill(-1)
    cards.forEach((id, place) => {
      this.shift(this.card(id), zone.court)
      s.row[place] = this.card(id) - ACTIONS
    })
    return this.touch()
  }

  agents(card: string, seat: number, count: number): this {
    this.state.influence[this.state.row.indexOf(this.card(card) - ACTIONS) * SEATS + seat] += count
    this.state.agents[seat] -= count
    return this.touch()
  }

  holds(seat: number, ...cards: string[]): this {
    for (const id of cards) {
      const card = this.card(id)
      const place = this.state.row.indexOf(card - ACTIONS)
      this.shift(card, zone.guilds + seat)
      if (place >= 0) {
        const next = this.state.cards.at[zone.courtDeck].findLast((each) => !cards.includes(this.name(each))) ?? -1
        this.shift(next, zone.court)
        this.state.row[place] = next - ACTIONS
      }
      this.state.holds[seat] |= 1 << (card - ACTIONS)
    }
    return this.touch()
  }

  discardCourt(id: string): this {
    this.shift(this.card(id), zone.courtDiscard)
    return this.touch()
  }

  leader(seat: number, id: string): this {
    this.state.leader[seat] = content.leaders.ids.indexOf(id)
    return this.touch()
  }

  lore(seat: number, ...ids: string[]): this {
    for (const id of ids) this.state.lore[seat] |= 1 << content.lore.ids.indexOf(id)
    return this.touch()
  }

  captives(holder: number, owner: number, count: number): this {
    this.state.captives[holder * SEATS + owner] += count
    this.state.agents[owner] -= count
    return this.touch()
  }

  trophies(holder: number, owner: number, ships: number): this {
    this.state.trophies[(holder * SEATS + TROPHY.ship) * SEATS + owner] += ships
    this.state.ships[owner] -= ships
    return this.touch()
  }

  outrage(seat: number, type: Resource): this {
    this.state.outrage[seat * TYPES + resources.indexOf(type)] = OUTRAGE.agent
    this.state.agents[seat]--
    return this.touch()
  }

  declared(ambition: Ambition, marker: number): this {
    this.state.markers[marker] = ambitions.indexOf(ambition)
    return this.touch()
  }

  set(fields: Partial<State>): this {
    Object.assign(this.state, fields)
    return this.touch()
  }

  /** Seat 0 is about to follow: the last seat led this card, did nothing, and has another card left. */
  afterLead(card: string, ...cards: string[]): this {
    const last = this.state.seats - 1
    this.state.initiative = last
    this.state.stack = [{ step: 'lead', seat: last }]
    this.hand(last, card, card === 'M6' ? 'M5' : 'M6')
    this.hand(0, ...cards)
    this.play(`lead:${card}`)
    return this.finishTurn()
  }

  /** Seat 0 leads this card and has another one left. */
  leads(card: string): this {
    this.hand(0, card, card === 'M6' ? 'M5' : 'M6')
    return this.play(`lead:${card}`)
  }

  finishTurn(): this {
    const { seat } = this.asked()
    while (this.asked().seat === seat && ['before', 'turn'].includes(this.step())) {
      const key = this.step() === 'turn' ? 'end' : 'goOn'
      game.answer(this.now(), seat, key, (event) => this.events.push(event))
      if (key === 'end') break
    }
    if (this.state.over === 0 && this.step() === 'comeback') game.answer(this.state, seat, this.keys().at(-1) ?? '')
    return this
  }

  // --- playing ---

  /**
   * Play keys one after the other; windows that the test does not care about are passed through.
   * A key with a question mark is what the kernel may have taken by itself, being the only option.
   */
  play(...keys: string[]): this {
    for (const written of keys) {
      const key = written.replace('?', '')
      this.reach(key)
      if (key !== written && !this.keys().includes(key)) continue
      game.answer(this.now(), this.asked().seat, key, (event) => this.events.push(event))
      game.check(this.state)
    }
    return this
  }

  /** Play a key again and again with other luck until the table is as wanted. */
  luckily(key: string, wanted: (table: this) => boolean): this {
    this.reach(key)
    const before = game.copy(this.now())
    for (let i = 0; i < 20_000; i++) {
      this.state = game.copy(before)
      this.state.chance = keyedChance(secretFromSeed(`luck${i}`))
      this.events = []
      game.answer(this.state, this.asked().seat, key, (event) => this.events.push(event))
      if (wanted(this)) return this
    }
    throw new Error(`no luck with ${key}`)
  }

  /** Collect dice for a battle and roll until the table is as wanted. */
  rolls(dice: readonly [number, number, number], wanted: (table: this) => boolean): this {
    for (const [i, kind] of ['assault', 'skirmish', 'raid'].entries()) {
      const key = `${kind}:${dice[i]}`
      if (!this.offers(key)) continue
      const events: GameEvent[] = []
      game.answer(game.copy(this.now()), this.asked().seat, key, (event) => events.push(event))
      if (events.some((event) => event.type === 'rolled')) return this.luckily(key, wanted)
      this.play(key)
    }
    throw new Error('nothing was rolled')
  }

  /** Keys offered now. */
  keys(): string[] {
    return this.asked().options.map((option) => game.notation.key(option))
  }

  offers(key: string): boolean {
    this.reach(key)
    return this.keys().includes(key)
  }

  asked() {
    const pending = game.pending(this.now())[0]
    if (!pending) throw new Error('nobody is asked')
    return pending
  }

  step(): string {
    return this.asked().frame.step
  }

  reasons(): string[] {
    return game.blocked(this.now(), this.asked()).map(({ option, reason }) => `${game.notation.key(option)} ${reason.rule}`)
  }

  // --- looking ---

  fresh(system: string, seat: number): number {
    return this.state.fresh[this.system(system) * SEATS + seat]
  }

  damaged(system: string, seat: number): number {
    return this.state.damaged[this.system(system) * SEATS + seat]
  }

  /** Buildings of a system as words: `0 city`, `1 starport damaged`. */
  buildings(system: string): string[] {
    const base = this.system(system) * PLACES
    return this.state.buildings
      .slice(base, base + PLACES)
      .filter((code) => code !== 0)
      .map((code) => `${ownerOf(code)} ${kindOf(code) === CITY ? 'city' : 'starport'}${(code - 1) % 2 === 1 ? ' damaged' : ''}`)
  }

  controller(system: string): number {
    return controller(this.now(), this.system(system))
  }

  has(seat: number, type: Resource): number {
    return tokensOf(this.state, seat, resources.indexOf(type))
  }

  slots(seat: number): string[] {
    return this.state.slots.slice(seat * SLOTS, (seat + 1) * SLOTS).map((held) => (held === 0 ? '-' : resources[held - 1]))
  }

  captivesOf(holder: number): number {
    return this.state.captives.slice(holder * SEATS, (holder + 1) * SEATS).reduce((sum, count) => sum + count, 0)
  }

  trophiesOf(holder: number): number {
    return this.state.trophies.slice(holder * 16, (holder + 1) * 16).reduce((sum, count) => sum + count, 0)
  }

  isOutraged(seat: number, type: Resource): boolean {
    return this.state.outrage[seat * TYPES + resources.indexOf(type)] !== OUTRAGE.none
  }

  handOf(seat: number): string[] {
    return this.state.cards.at[zone.hand + seat].map((card) => this.name(card))
  }

  guildsOf(seat: number): string[] {
    return this.state.cards.at[zone.guilds + seat].map((card) => this.name(card)).sort()
  }

  where(card: string): string {
    return game.zones.names[this.state.cards.zone[this.card(card)]]
  }

  onMap(seat: number): number {
    return shipsOnMap(content, this.state, seat)
  }

  counts(seat: number, ambition: Ambition): number {
    return standing(content, this.state, seat, ambitions.indexOf(ambition))
  }

  cityTypes(system: string): Resource[] {
    const types = cityTypes(content, this.state, this.system(system))
    return resources.filter((_, type) => (types & (1 << type)) !== 0)
  }

  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type)
  }

  card(id: string): number {
    const card = [...content.cards.ids, ...content.court.ids].indexOf(id)
    if (card < 0) throw new Error(`no card ${id}`)
    return card
  }

  name(card: number): string {
    return card < ACTIONS ? content.cards.ids[card] : content.court.ids[card - ACTIONS]
  }

  system(id: string): number {
    const system = content.systems.ids.indexOf(id)
    if (system < 0) throw new Error(`no system ${id}`)
    return system
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

  private put(system: string, seat: number, kind: number, damaged: boolean): this {
    const at = this.system(system)
    const place = content.systems.gate[at] ? at * PLACES + kind : freeSlot(content, this.state, at)
    if (place < 0) throw new Error(`no slot is left in ${system}`)
    this.state.buildings[place] = building(seat, kind, damaged ? 1 : 0)
    if (kind === CITY) this.state.cities[seat]--
    else this.state.starports[seat]--
    return this.touch()
  }

  /** Pass the window before actions, keep slots as they are and come back at the last gate, unless the test answers itself. */
  private reach(key: string): void {
    for (let i = 0; i < 10 && game.pending(this.now()).length > 0 && !this.keys().includes(key); i++) {
      const step = this.step()
      if (step === 'before') game.answer(this.state, this.asked().seat, 'goOn')
      else if (step.startsWith('arrange')) game.answer(this.state, this.asked().seat, 'keep')
      else if (step === 'comeback') game.answer(this.state, this.asked().seat, this.keys().at(-1) ?? '')
      else return
    }
  }
}
