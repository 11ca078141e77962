import { keyedChance, secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import type { Play } from '#kernel/play.ts'
import { buildings, factions, phases, tracks, type Building, type Faction, type Phase, type Track } from '../data/names.ts'
import { controllerOf, recomputeNear, regionCount, unitsOf } from '../rules/board.ts'
import { zone } from '../rules/cards.ts'
import type { Frames } from '../rules/frames.ts'
import { makeCircadians } from '../rules/game.ts'
import { AWAY, INTEL, KINDS, NEUTRAL, SEATS, SECTORS, SITES } from '../rules/state.ts'
import { ownerOf } from '../rules/units.ts'
import { content as c, designOf, found, hex, Layout, leaderOf, setTable, type Layer, type State } from './layout.ts'

export const game = makeCircadians()

/** The neutral token that costs 3 to the bank. */
const PLAIN_PRICE = c.neutral.ids.indexOf('n24a')

/** What the table that begins now looks like, once its cards are in the deck. */
let layOut: Layer = () => undefined

/** The game with a set-up of the test's own. */
const stage = new Game({
  ...game.definition,
  setup: (s, _variant, play) => {
    for (let card = 0; card < game.definition.cards; card++) play.enter(card, zone.deck)
    layOut(s, play as unknown as Play<Frames>)
  },
})

/** A table of a test: laid out first, then begun at a phase or step; keys are played by whoever is asked. */
export class Table extends Layout {
  events: GameEvent[] = []
  private readonly layers: Layer[] = []
  private begun: State | undefined

  lay(layer: Layer): this {
    if (this.begun) {
      stage.play.begin(this.begun, undefined)
      layer(this.begun, stage.play as unknown as Play<Frames>)
      this.begun = stage.copy(this.begun)
    } else this.layers.push(layer)
    return this
  }

  // --- starting ---

  /** From the beginning of a phase. Phases that nobody has priced lie under a neutral token. */
  phase(phase: Phase): this {
    return this.begin({ step: 'phase', phase: phases.indexOf(phase) })
  }

  /** From setting prices in this round; nothing is priced yet. */
  newRound(round: number): this {
    return this.round(round).lay((s) => (s.round = round - 1)).begin({ step: 'round' })
  }

  /** A step of a phase alone; afterwards somebody is asked for a price, so that the table stands still. */
  only(phase: Phase, ...frames: Frames[]): this {
    return this.set({ phase: phases.indexOf(phase) }).begin(...frames, { step: 'price', seat: 0, left: 1 })
  }

  /**
   * The battles of the factions on the map, selected from `selector` clockwise, the first one here. Plans are written
   * `dieLeft T03` or `guard bluff`; dice are the Strength that they shall show.
   */
  fight(selector: Faction, id: string, opponent: Faction, plans: Readonly<Partial<Record<Faction, string>>>, dice: Readonly<Partial<Record<Faction, number>>> = {}): this {
    this.only('combat', { step: 'battles', seat: this.seat(selector) })
    this.select(id, opponent)
    return this.reveal(plans, dice)
  }

  /** The only battle there is has been selected already. */
  select(id: string, opponent: Faction): this {
    const key = this.keyOf((option) => option.k === 'battle' && option.a === hex(id) && option.b === this.seat(opponent))
    if (key !== undefined) this.play(key)
    if (this.state.fightAt !== hex(id) || !this.state.fightSeat.includes(this.seat(opponent))) throw new Error(`there is no battle with ${opponent} in ${id}`)
    return this
  }

  /** Both plan; the last answer is given again and again until the dice are as wanted. */
  reveal(plans: Readonly<Partial<Record<Faction, string>>>, dice: Readonly<Partial<Record<Faction, number>>> = {}): this {
    const order = Object.entries(plans) as [Faction, string][]
    order.forEach(([faction, plan], i) => {
      const key = this.planKey(faction, plan)
      if (i < order.length - 1 || Object.keys(dice).length === 0) return void this.by(faction, key)
      this.luckily(key, () => Object.entries(dice).every(([each, strength]) => this.told('rolled').some(({ data }) => data['seat'] === this.seat(each as Faction) && data['strength'] === strength)))
    })
    return this
  }

  private planKey(faction: Faction, plan: string): string {
    const [section, card] = plan.split(' ')
    if (card === undefined) return `plan:${section}`
    if (card === 'bluff') return `planBluff:${section}`
    const index = found(c.wheel.ids, section)
    const key = this.keyOf((option) => option.k === 'planWith' && option.a === index && c.tactics.design[option.b] === designOf(card), faction)
    if (key === undefined) throw new Error(`${faction} cannot plan ${plan}: ${this.keys(faction).join(' ')}`)
    return key
  }

  begin(...frames: Frames[]): this {
    const held = frames.some(({ step }) => step === 'price')
    layOut = (s, play) => {
      setTable(s, this.seats)
      for (const layer of this.layers) layer(s, play)
      if (!held)
        for (let track = 0; track < tracks.length; track++) {
          if (s.pricer[track] >= 0) continue
          s.pricer[track] = NEUTRAL
          s.price[track] = PLAIN_PRICE
        }
      recomputeNear(c, s)
      for (const frame of [...frames].reverse()) play.push(frame)
    }
    this.begun = stage.start({}, this.seats.length, secretFromSeed('test'), (event) => this.events.push(event))
    stage.check(this.begun)
    return this
  }

  // --- playing ---

  /** Play keys one after the other. A key with a question mark is played if it is offered; who goes for the secondary action skips the main one. */
  play(...keys: string[]): this {
    for (const written of keys) {
      const key = written.replace('?', '')
      if (key === 'secondary' && this.offers('skipMain')) this.answer('skipMain')
      if (key !== written && !this.keys().includes(key)) continue
      this.answer(key)
    }
    return this
  }

  /** Whoever is asked among several answers for itself. */
  by(faction: Faction, ...keys: string[]): this {
    for (const key of keys) {
      stage.answer(this.state, this.seat(faction), key, (event) => this.events.push(event))
      stage.check(this.state)
    }
    return this
  }

  /** Play a key again and again with other luck until the table is as wanted. */
  luckily(key: string, wanted: (table: this) => boolean): this {
    const before = stage.copy(this.state)
    for (let i = 0; i < 5000; i++) {
      this.begun = stage.copy(before)
      this.begun.chance = keyedChance(secretFromSeed(`luck${i}`))
      this.events = []
      this.answer(key)
      if (wanted(this)) return this
    }
    throw new Error(`no luck with ${key}`)
  }

  /** Answer with the first option whose key begins so. */
  playLike(start: string): this {
    const key = this.keys().find((each) => each.startsWith(start))
    if (key === undefined) throw new Error(`nothing like ${start} among ${this.keys().join(' ')}`)
    return this.play(key)
  }

  /** Everything that is asked is declined, or answered with the first option, until the table stands still. */
  drain(): this {
    const quiet = ['decline', 'done', 'end', 'keep', 'pass']
    while (this.step() !== 'over' && this.step() !== 'price') this.play(quiet.find((key) => this.offers(key)) ?? this.keys()[0])
    return this
  }

  /** The same, if there is such an option. */
  playLikely(start: string): this {
    return this.offersLike(start) ? this.playLike(start) : this
  }

  /** Play a Tactics card of whoever is asked. */
  playCard(id: string, pay = 0): this {
    const key = this.keyOf((option) => option.k === 'play' && c.tactics.design[option.a] === designOf(id) && (pay === 0 || option.b === pay))
    if (key === undefined) throw new Error(`${id} cannot be played: ${this.keys().join(' ')}`)
    return this.play(key)
  }

  offersCard(id: string): boolean {
    return this.keyOf((option) => option.k === 'play' && c.tactics.design[option.a] === designOf(id)) !== undefined
  }

  /** Discard a card of this design. */
  discard(id: string): this {
    const key = this.keyOf((option) => option.k === 'discard' && c.tactics.design[option.a] === designOf(id))
    if (key === undefined) throw new Error(`${id} cannot be discarded`)
    return this.play(key)
  }

  private keyOf(wanted: (option: Option) => boolean, faction?: Faction): string | undefined {
    for (const { seat, options } of stage.pending(this.state)) {
      const option = faction === undefined || seat === this.seat(faction) ? options.find(wanted) : undefined
      if (option) return stage.notation.key(option)
    }
    return undefined
  }

  private answer(key: string): void {
    const pending = stage.pending(this.state).find(({ options }) => options.some((each) => stage.notation.key(each) === key))
    if (!pending) throw new Error(`${key} is not offered; ${this.state.over ? 'the game is over' : `${stage.pending(this.state).map(({ frame }) => frame.step).join()}: ${this.keys().join(' ')}`}`)
    stage.answer(this.state, pending.seat, key, (event) => this.events.push(event))
    stage.check(this.state)
  }

  // --- looking ---

  get state(): State {
    if (!this.begun) throw new Error('the table has not begun')
    return this.begun
  }

  /** Keys offered now, to everybody who is asked or to one faction. */
  keys(faction?: Faction): string[] {
    return stage
      .pending(this.state)
      .filter(({ seat }) => faction === undefined || seat === this.seat(faction))
      .flatMap(({ options }) => options.map((option) => stage.notation.key(option)))
  }

  offers(key: string): boolean {
    return this.keys().includes(key)
  }

  offersLike(start: string): boolean {
    return this.keys().some((key) => key.startsWith(start))
  }

  step(): string {
    return this.state.over ? 'over' : (stage.pending(this.state)[0]?.frame.step ?? '')
  }

  asked(): Faction[] {
    return stage.pending(this.state).map(({ seat }) => this.seats[seat])
  }

  reasons(): string[] {
    return stage
      .pending(this.state)
      .flatMap((pending) => stage.blocked(this.state, pending))
      .map(({ option, reason }) => `${stage.notation.key(option)} ${reason.rule}`)
  }

  energy(faction: Faction): number {
    return this.state.energy[this.seat(faction)]
  }

  gems(faction: Faction): number {
    return this.state.gems[this.seat(faction)]
  }

  gloryOf(faction: Faction): number {
    return this.state.glory[this.seat(faction)]
  }

  columnOf(faction: Faction, track: Track): number {
    return this.state.research[tracks.indexOf(track) * SEATS + this.seat(faction)] + 1
  }

  fightersAt(faction: Faction, id: string): number {
    return this.state.fighters[this.place(this.state, id) * SEATS + this.seat(faction)]
  }

  unitsAt(faction: Faction, id: string): number {
    return unitsOf(this.state, this.place(this.state, id), this.seat(faction))
  }

  sectorsOf(faction: Faction): number[] {
    return this.state.sectors.slice(this.seat(faction) * SECTORS, this.seat(faction) * SECTORS + c.factions.sectors[factions.indexOf(faction)].length)
  }

  /** The hex of a leader or Ryh-zu, `base`, `reserve` or `box`. */
  whereIs(name: string): string {
    const at = this.state.leaderAt[leaderOf(name)]
    if (at === AWAY.reserve) return 'reserve'
    if (at === AWAY.box) return 'box'
    return this.state.base.includes(at) ? `${this.seats[this.state.base.indexOf(at)]} base` : c.map.ids[at]
  }

  commander(name: string): Faction | undefined {
    const seat = ownerOf(c, this.state, leaderOf(name))
    return this.seats[seat]
  }

  isUpgraded(name: string): boolean {
    return this.state.leaderUp[leaderOf(name)] === 1
  }

  attributeUp(id: string): boolean {
    const attribute = found(c.attributes.ids, id)
    const faction = c.attributes.faction[attribute]
    return (this.state.attributes[this.state.seatOf[faction]] & (1 << (attribute - c.attributes.first[faction]))) !== 0
  }

  /** Buildings in a region as words: `zcharo outpost`. */
  buildingsAt(id: string): string[] {
    return this.state.sites
      .slice(hex(id) * SITES, hex(id) * SITES + SITES)
      .filter((code) => code > 0)
      .map((code) => `${this.seats[Math.floor((code - 1) / KINDS)]} ${buildings[(code - 1) % KINDS]}`)
  }

  foundationsAt(id: string): number {
    return this.state.foundations.slice(hex(id) * SITES, hex(id) * SITES + SITES).filter((kind) => kind > 0).length
  }

  /** Buildings that have left the board. */
  builtBy(faction: Faction, kind: Building): number {
    return this.state.built[this.seat(faction) * KINDS + buildings.indexOf(kind)]
  }

  controller(id: string): Faction | undefined {
    return this.seats[controllerOf(this.state, this.place(this.state, id))]
  }

  count(faction: Faction): number {
    return regionCount(c, this.state, this.seat(faction))
  }

  /** The region count that a faction took its row for in this Income. */
  counted(faction: Faction): number | undefined {
    return this.told('regionCount').findLast(({ data }) => data['seat'] === this.seat(faction))?.data['count'] as number | undefined
  }

  /** Designs in hand, whether gained in this phase or before. */
  handOf(faction: Faction): string[] {
    const { at } = this.state.cards
    return [...at[zone.hand + this.seat(faction)], ...at[zone.drawn + this.seat(faction)]].map((card) => c.tactics.ids[c.tactics.design[card]]).sort()
  }

  discarded(): string[] {
    return this.state.cards.at[zone.discard].map((card) => c.tactics.ids[c.tactics.design[card]])
  }

  hasMorale(id: string): boolean {
    return (this.state.morale & (1 << this.place(this.state, id))) !== 0
  }

  relicAt(number: number): string | undefined {
    return c.map.ids[this.state.relicAt[number - 1]]
  }

  intelOf(shown: Faction): string {
    return Object.entries(INTEL).find(([, value]) => value === this.state.intel[factions.indexOf(shown)])?.[0] ?? ''
  }

  flareGun(): Faction {
    return this.seats[this.state.flare]
  }

  winners(): Faction[] {
    return (stage.outcome(this.state)?.places ?? []).flatMap((place, seat) => (place === 1 ? [this.seats[seat]] : []))
  }

  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type)
  }

  /** Strength, Attack and shields of a side of the last battle. */
  totals(faction: Faction): number[] {
    const side = this.state.fightSeat.indexOf(this.seat(faction))
    return this.state.fightTotal.slice(side * 3, side * 3 + 3)
  }

  /** Who won the last battle. */
  victor(): Faction {
    return this.seats[this.state.fightSeat[this.state.fightWon]]
  }

  /** What seat sees. */
  view(faction: Faction): unknown {
    return stage.view(this.state, this.seat(faction))
  }
}
