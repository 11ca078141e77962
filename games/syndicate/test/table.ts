import { keyedChance, secretFromSeed } from '#kernel/chance.ts'
import type { Outcome, Pending } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import { resources, type Resource } from '../data/names.ts'
import { TOKEN_FIRST } from '../rules/operations.ts'
import { RESOURCES } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'
import { game, Layout } from './layout.ts'
import { content } from './numbers.ts'

export { game } from './layout.ts'
export { content } from './numbers.ts'

/** A table of a test: keys are played by whoever is asked, and what became of them can be looked at. */
export class Table extends Layout {
  events: GameEvent[] = []

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
