import type { Locator, Page } from 'playwright-core'
import { gameById } from '#games/registry.ts'
import { compile } from '#games/syndicate-ngata/data/compile.ts'
import type { Key } from '#games/syndicate-ngata/data/names.ts'
import { bookTables } from '#games/syndicate-ngata/data/tables.ts'
import { rulesOf } from '#games/syndicate-ngata/rules/rules.ts'
import { PLAYER } from '#games/syndicate-ngata/rules/state.ts'
import { attemptOf, know } from '#games/syndicate-ngata/words/known.ts'
import type { Facets } from '#kernel/options.ts'
import { Recorder, resume, type Header } from '#kernel/record.ts'
import type { Reader } from '#words/game-words.ts'
import { plain, type Language } from '#words/line.ts'
import { uiWords } from '../words.ts'
import { ngataWords } from './syndicate-ngata-manners.ts'

const rules = rulesOf(compile(bookTables))

/**
 * Plays a recorded campaign once more at the table, choice by choice, by role and spoken name. The
 * match has the record's secret, so that dice and cards fall as they did.
 */
export class Campaign {
  private readonly page: Page
  private readonly language: Language
  private readonly recorder: Recorder<object>
  private readonly game = gameById('syndicate-ngata').make()
  private ply = 0
  private readonly waiting: (() => void)[] = []

  constructor(page: Page, language: Language, header: Header) {
    this.page = page
    this.language = language
    this.recorder = new Recorder(this.game, header, () => undefined)
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { t, update } = JSON.parse(String(payload)) as { t: string; update?: { sections: { ply?: number } } }
        if (t !== 'update' || update?.sections.ply === undefined) return
        this.ply = update.sections.ply
        for (const wake of this.waiting.splice(0)) wake()
      }),
    )
  }

  /** Vaults opened so far. */
  get opened(): number {
    return (this.recorder.state as { opened?: number }).opened ?? 0
  }

  /** Makes the choice of a line of the record at the table. */
  async play(line: string): Promise<void> {
    const key = line.split(' ')[1]
    const [verb] = key.split(':')
    const [pending] = this.game.pending(this.recorder.state)
    const option = pending.options.find((each) => this.game.notation.key(each) === key)
    if (!option) throw new Error(`"${key}" is not offered`)
    await this.press(verb, this.game.notation.facets(option))
    resume(this.recorder, line, () => undefined)
    await this.reached(this.recorder.state.ply)
  }

  private async reached(ply: number): Promise<void> {
    while (this.ply < ply) {
      const news = new Promise<true>((resolve) => this.waiting.push(() => resolve(true)))
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20_000))
      if (!(await Promise.race([news, late]))) throw new Error(`Still at ply ${this.ply}, not at ${ply}`)
    }
  }

  private get words() {
    return ngataWords[this.language]
  }

  private get reader(): Reader {
    return { viewer: PLAYER, seats: 1, view: this.game.view(this.recorder.state, PLAYER), player: (seat) => ({ kind: 'player', id: String(seat), text: '' }) }
  }

  private said(verb: string, facets: Facets): string {
    return plain(this.words.option(verb, facets, this.reader))
  }

  private button(name: string | RegExp, within: Page | Locator = this.page.getByRole('main')): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' }).first()
  }

  private panel(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  private async press(verb: string, facets: Facets): Promise<void> {
    const { labels } = this.words
    switch (verb) {
      case 'fly':
      case 'route':
      case 'jump':
        return this.go(facets['to'], { fly: labels.map.ways.zone, route: labels.map.ways.route, jump: labels.map.ways.jump }[verb])
      case 'refuel':
        return this.button(begins(`${labels.ship.refuel},`)).click()
      case 'draw':
        return this.button(labels.missions.draw).click()
      case 'attempt':
        return this.attempt(facets)
      case 'start':
        await this.mission(facets['mission'])
        return this.button(this.said(verb, facets), this.panel(this.words.name('mission', facets['mission']))).click()
      case 'discard':
      case 'abandon':
        await this.mission(facets['mission'])
        await this.button(labels.missions[verb], this.panel(this.words.name('mission', facets['mission']))).click()
        return this.confirm()
      case 'dropKey':
      case 'dropCrystal':
      case 'dropCubes':
        await this.button(begins(`${verb === 'dropKey' ? labels.keys[facets['key'] as Key].name : verb === 'dropCrystal' ? labels.ship.crystal : labels.ship.cube}`)).click()
        await this.button(this.said(verb, facets), this.bar).click()
        return this.confirm()
      case 'place':
        return this.button(`${labels.vaults.place}: ${labels.keys[facets['key'] as Key].name}`).click()
      case 'bribe': {
        const amount = Number(facets['amount'])
        const price = facets['with'] === 'credits' ? labels.ship.amount(amount, 0) : labels.ship.amount(0, amount)
        return this.answer(`${labels.confrontation.answers.bribe.name}: ${price}`, labels.confrontation.answers.bribe.name)
      }
      case 'attack':
      case 'dragnet':
      case 'errand': {
        const { name } = labels.confrontation.answers[verb]
        return this.answer(begins(name), name)
      }
      case 'flee':
        await this.button(begins(`${this.words.name('territory', facets['to'])},`)).click()
        return this.button(this.said(verb, facets), this.panel(labels.areas.confrontation)).click()
      case 'trade':
        return this.button(this.said(verb, facets)).click()
      default:
        // Whatever is done where the ship is stands in the bar.
        return this.button(this.said(verb, facets), this.bar).click()
    }
  }

  private get bar(): Locator {
    return this.page.getByRole('region', { name: uiWords[this.language].yourDecision })
  }

  private confirm(): Promise<void> {
    return this.button(uiWords[this.language].confirm, this.bar).click()
  }

  /** Looks at a place on the map and takes one of the ways to it. */
  private async go(to: string, way: string): Promise<void> {
    const name = this.words.name('territory', to)
    await this.button(begins(`${name},`)).click()
    await this.button(begins(`${this.words.labels.map.go}: ${name}, ${way},`), this.panel(name)).click()
  }

  private async mission(id: string): Promise<void> {
    await this.button(begins(`${this.words.name('mission', id)},`)).click()
  }

  private async attempt(facets: Facets): Promise<void> {
    const { missions } = this.words.labels
    const hands = Number(facets['hands'])
    const green = facets['with'] === 'green'
    const mission = rules.c.missions.ids.indexOf(facets['mission'])
    const { chance } = attemptOf(know(rules, this.reader), mission, hands, green)
    await this.mission(facets['mission'])
    const panel = this.panel(this.words.name('mission', facets['mission']))
    const key = rules.c.missions.greenNeed[mission] > 0 ? `, ${green ? missions.withGreen : missions.withoutGreen}` : ''
    const tile = this.button(begins(`${hands === 0 ? missions.noHands : missions.hands(hands)}${key}, ${missions.chance(chance)}`), panel)
    if ((await tile.getAttribute('aria-pressed')) === 'false') await tile.click()
    await this.button(missions.roll, panel).click()
  }

  private async answer(tile: string | RegExp, commit: string): Promise<void> {
    const panel = this.panel(this.words.labels.areas.confrontation)
    await this.button(tile, panel).click()
    await this.button(commit, panel).click()
  }
}

/** Spoken names that begin so, whatever kinds of blanks a language puts between figures and signs. */
const begins = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}`)
