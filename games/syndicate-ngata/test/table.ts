import { keyedChance, secretFromSeed } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import type { EventData, GameEvent } from '#kernel/events.ts'
import { compile } from '../data/compile.ts'
import { KEYS, type Content } from '../data/content.ts'
import { keys, type Key } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import type { EventType } from '../rules/events.ts'
import { makeNgata, type Ngata } from '../rules/game.ts'
import { RESULT, type State } from '../rules/state.ts'
import { confrontationCard, zone } from '../rules/zones.ts'

export const game = makeNgata()
export const content: Content = compile(bookTables)

/** The plain numbers of the ship. */
export interface Ship {
  readonly at?: string
  readonly fuel?: number
  readonly credits?: number
  readonly influence?: number
  readonly assault?: number
  readonly alert?: number
}

/** A table of a test: the campaign as it starts, changed to what the test wants, and played by keys. */
export class Table {
  state: State
  events: GameEvent[] = []
  readonly game: Ngata
  private dirty = false

  constructor(variant: Readonly<Record<string, string>> = {}, tables?: Tables) {
    this.game = tables ? makeNgata(tables) : game
    this.state = this.game.start(variant, 1, secretFromSeed('test'))
  }

  // --- laying out ---

  ship({ at, ...numbers }: Ship): this {
    if (at !== undefined) this.state.at = territory(at)
    Object.assign(this.state, numbers)
    return this.touch()
  }

  keys(...held: Key[]): this {
    for (const key of held) this.state.keys[keys.indexOf(key)]++
    return this.touch()
  }

  /** So many vaults are open. */
  opened(count: number): this {
    this.state.opened = count
    return this.touch()
  }

  placed(...placed: Key[]): this {
    for (const key of placed) this.state.placed[keys.indexOf(key)]++
    return this.touch()
  }

  hand(...missions: string[]): this {
    for (const id of missions) this.shift(mission(id), zone.hand)
    return this.touch()
  }

  gone(...missions: string[]): this {
    for (const id of missions) this.shift(mission(id), zone.gone)
    return this.touch()
  }

  /** The top card of its deck. */
  onTop(id: string): this {
    const card = mission(id)
    const deck = zone.deck + content.missions.deck[card]
    this.shift(card, zone.hand)
    this.shift(card, deck)
    return this.touch()
  }

  /** A special mission under way: crystals aboard, places where they were taken, and those delivered by place. */
  active(id: string, crystals: number, taken: readonly string[] = [], delivered: Readonly<Record<string, number>> = {}): this {
    this.shift(mission(id), zone.active)
    this.state.crystals = crystals
    this.state.picked = taken.reduce((mask, at) => mask | (1 << territory(at)), 0)
    for (const [at, count] of Object.entries(delivered)) this.state.delivered[territory(at)] = count
    return this.touch()
  }

  technologies(...ids: string[]): this {
    for (const id of ids) this.state.techs |= 1 << content.technologies.ids.indexOf(id)
    if (ids.includes('bulkheads')) this.state.compartment = 4
    if (ids.includes('tanks')) this.state.tank = 8
    return this.touch()
  }

  /** No mission is left in any deck that is open. */
  withoutMissions(): this {
    const { decks, vaults } = content.variations[this.state.variation]
    const open = [decks[0], ...vaults.slice(0, this.state.opened).map((vault) => content.vaults.deck[vault])]
    for (const deck of open) for (const card of this.state.cards.at[zone.deck + deck].slice()) this.shift(card, zone.gone)
    return this.touch()
  }

  /** The next fuel card. */
  fuelCard(kind: 'refill' | 'confrontation'): this {
    this.state.refills = kind === 'refill' ? 1 : 0
    this.state.confrontations = kind === 'refill' ? 0 : 1
    return this.touch()
  }

  /** The next confrontations, in this order. */
  next(...confrontations: string[]): this {
    for (const id of confrontations.toReversed()) {
      this.shift(confrontationCard(confrontation(id)), zone.resolved)
      this.shift(confrontationCard(confrontation(id)), zone.confrontations)
    }
    return this.touch()
  }

  /** Every confrontation that lies in the deck is resolved. */
  emptyConfrontations(): this {
    for (const card of this.state.cards.at[zone.confrontations].slice()) this.shift(card, zone.resolved)
    return this.touch()
  }

  /** Traders who were met at a territory. */
  traders(at: string, ...ids: string[]): this {
    for (const id of ids) this.shift(confrontationCard(confrontation(id)), zone.traders)
    if (ids.length > 0) this.state.traderTiles |= 1 << territory(at)
    return this.touch()
  }

  fled(id: string, at: string): this {
    this.shift(confrontationCard(confrontation(id)), zone.fled)
    this.state.fledAt[confrontation(id)] = territory(at)
    this.state.blocked |= 1 << territory(at)
    return this.touch()
  }

  /** Red cubes of a confrontation aboard: both, or the one for its first or second territory. */
  cubes(id: string, which: 'both' | 'first' | 'second' = 'both'): this {
    this.shift(confrontationCard(confrontation(id)), zone.errand)
    this.state.cubes = { first: 1, second: 2, both: 3 }[which]
    return this.touch()
  }

  /** The ship refuels and meets this confrontation. */
  meets(id: string): this {
    return this.fuelCard('confrontation').next(id).play('refuel')
  }

  // --- playing ---

  /**
   * Play keys one after the other. A key with a question mark is what the kernel may have taken by
   * itself, being the only option.
   */
  play(...written: string[]): this {
    for (const each of written) {
      const key = each.replace('?', '')
      if (key !== each && !this.keysOffered().includes(key)) continue
      this.game.answer(this.now(), 0, key, (event) => this.events.push(event))
      this.game.check(this.state)
    }
    return this
  }

  /** Pay off the confrontation, if one is open. */
  bribe(): this {
    return this.step() === 'confront' ? this.play(this.keysOffered().find((key) => key.startsWith('bribe')) ?? 'bribe') : this
  }

  /** Play a key again and again with other luck until the table is as wanted. */
  luckily(key: string, wanted: (table: this) => boolean): this {
    const before = this.game.copy(this.now())
    for (let i = 0; i < 5_000; i++) {
      this.state = this.game.copy(before)
      this.state.chance = keyedChance(secretFromSeed(`luck${i}`))
      this.events = []
      this.play(key)
      if (wanted(this)) return this
    }
    throw new Error(`no luck with ${key}`)
  }

  /** Attempt, defend or attack until it is won, or lost. */
  won(key: string, won = true): this {
    return this.luckily(key, ({ events }) => events.some(({ data }) => data['won'] === (won ? 1 : 0)))
  }

  lost(key: string): this {
    return this.won(key, false)
  }

  /** A hyperjump whose highest die is one of these. */
  jumps(to: string, ...faces: number[]): this {
    return this.luckily(`jump:${to}`, (table) => faces.includes(Math.max(...(table.told('jumpDice')[0]['dice'] as number[]))))
  }

  keysOffered(): string[] {
    return this.asked().options.map((option) => this.game.notation.key(option))
  }

  /** Keys of one verb, without the verb. */
  offered(verb: string): string[] {
    return this.keysOffered()
      .filter((key) => key === verb || key.startsWith(`${verb}:`))
      .map((key) => key.slice(verb.length + 1))
  }

  offers(key: string): boolean {
    return this.keysOffered().includes(key)
  }

  asked(): Pending {
    const pending = this.game.pending(this.now())[0]
    if (!pending) throw new Error('nobody is asked')
    return pending
  }

  step(): string {
    return this.asked().frame.step
  }

  /** Why a key is not offered: the numbers of the rules. */
  why(key: string): string[] {
    return this.game.blocked(this.now(), this.asked()).flatMap(({ option, reason }) => (this.game.notation.key(option) === key ? [reason.rule] : []))
  }

  // --- looking ---

  get at(): string {
    return content.territories.ids[this.state.at]
  }

  /** Keys aboard, by name. */
  get aboard(): Key[] {
    return keys.flatMap((key, i) => new Array<Key>(this.state.keys[i]).fill(key))
  }

  get inVault(): Key[] {
    return keys.flatMap((key, i) => new Array<Key>(this.state.placed[i]).fill(key))
  }

  /** Credits and influence. */
  get purse(): [number, number] {
    return [this.state.credits, this.state.influence]
  }

  get result(): string {
    return Object.entries(RESULT).find(([, number]) => number === this.state.result)?.[0] ?? '?'
  }

  get handIds(): string[] {
    return this.state.cards.at[zone.hand].map((card) => content.missions.ids[card])
  }

  get activeId(): string | undefined {
    return this.state.cards.at[zone.active].map((card) => content.missions.ids[card])[0]
  }

  /** The zone in which a mission or a confrontation lies. */
  where(id: string): string {
    const known = content.missions.ids.indexOf(id)
    return this.game.zones.names[this.state.cards.zone[known >= 0 ? known : confrontationCard(confrontation(id))]]
  }

  told(type: EventType): EventData[] {
    return this.events.filter((event) => event.type === type).map(({ data }) => data)
  }

  private now(): State {
    if (this.dirty) this.state = this.game.copy(this.state)
    this.dirty = false
    return this.state
  }

  private touch(): this {
    this.dirty = true
    return this
  }

  private shift(card: number, to: number): void {
    this.game.play.begin(this.state, undefined)
    this.game.play.move(card, to)
  }
}

export const territory = (id: string): number => known(content.territories.ids, id)
export const mission = (id: string): number => known(content.missions.ids, id)
export const confrontation = (id: string): number => known(content.confrontations.ids, id)

/** Keys that a vault wants, by name. */
export const keysOfVault = (vault: number): Key[] => keys.flatMap((key, i) => new Array<Key>(content.vaults.keys[vault * KEYS + i]).fill(key))

function known(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`there is no ${id}`)
  return index
}
