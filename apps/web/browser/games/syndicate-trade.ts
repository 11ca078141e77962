import type { Browser, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Language } from '#words/line.ts'
import { Server, visitor } from '../harness.ts'
import { Player } from '../player.ts'
import { setStage } from '../stage.ts'
import { scrollsSideways, windowOf } from '../whole-games.ts'
import { uiWords, webWords } from '../words.ts'
import { gameWords, syndicateManners } from './syndicate-manners.ts'

/** Bots leave people time to trade while it is their turn; once the deal is done they hurry. */
const WHILE_TRADING = { BOT_DELAY_MS: '10000' }
const BOTS = 2
const FRIEND = 'Bruno'

/** Somebody who knows the table by roles and spoken names. */
class Trader {
  readonly page: Page
  readonly errors: readonly string[]
  readonly language: Language

  private constructor(page: Page, errors: readonly string[], language: Language) {
    this.page = page
    this.errors = errors
    this.language = language
  }

  static async arrive(browser: Browser, language: Language): Promise<Trader> {
    const { page, errors } = await visitor(browser, language, windowOf[language])
    return new Trader(page, errors, language)
  }

  get labels() {
    return gameWords[this.language].labels
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: uiWords[this.language].yourDecision })
  }

  get dialogue(): Locator {
    return this.page.getByRole('dialog')
  }

  side(side: 'give' | 'get'): Locator {
    return this.dialogue.getByRole('region', { name: this.labels.trade[side], exact: true })
  }

  /** One more of a resource: credits, influence, crew. */
  async add(side: 'give' | 'get', resource: number): Promise<void> {
    await this.side(side).getByRole('button', { name: uiWords[this.language].more, exact: true }).nth(resource).click()
  }

  async send(): Promise<void> {
    await this.dialogue.getByRole('button', { name: this.labels.trade.send }).click()
  }

  /** What the trader has, as the dialogue says it: credits, influence, crew. */
  async stock(): Promise<number[]> {
    const said = new RegExp(`^${this.labels.trade.outOf(0).replace('0', '(\\d+)')}$`)
    const texts = await this.side('give').getByText(said).allInnerTexts()
    return texts.map((text) => Number(said.exec(text)?.[1]))
  }

  async openTrade(): Promise<void> {
    await this.bar.getByRole('button', { name: this.labels.trade.title }).click()
  }

  async endTurn(): Promise<void> {
    const end = this.bar.getByRole('button', { name: this.labels.turn.end, exact: true })
    if (!(await end.isVisible())) return
    // Whoever's turn it was a moment ago may have no turn any more.
    const pressed = await end.click({ timeout: 2000 }).then(() => true, () => false)
    if (!pressed) return
    await this.bar.getByRole('button', { name: uiWords[this.language].confirm, exact: true }).click()
  }
}

/** The host lays a table of four with two bots and the option to trade; the friend comes by the link. */
async function sitDown({ address }: Server, host: Trader, friend: Trader): Promise<void> {
  const web = webWords[host.language]
  await host.page.goto(address)
  await host.page.getByRole('button', { name: web.tableAt(syndicateManners(host.language).title), exact: true }).last().click()
  for (let i = 0; i < BOTS; i++) {
    await host.page.getByRole('button', { name: web.putBot, exact: true }).first().click()
    const level = host.page.getByRole('combobox', { name: web.botLevel, exact: true }).nth(i)
    await level.selectOption('novice')
    await expect.poll(() => level.inputValue()).toBe('novice')
  }
  const trading = host.page.getByRole('switch', { name: gameWords[host.language].variants['trading'].values['on'].label })
  await trading.click()
  await expect.poll(() => trading.isChecked()).toBe(true)
  await friend.page.goto(await host.page.getByRole('textbox', { name: web.invite }).inputValue())
  await friend.page.getByRole('textbox', { name: webWords[friend.language].invitedName }).fill(FRIEND)
  await friend.page.getByRole('button', { name: webWords[friend.language].sitDown, exact: true }).click()
  await host.page.getByText(FRIEND).first().waitFor()
  await host.page.getByRole('button', { name: web.start, exact: true }).click()
  for (const { page } of [host, friend]) await page.getByRole('main').getByRole('button', { pressed: false }).first().click()
}

/** The friend has to go; a bot plays on, and the friend looks on. */
async function leaveSeatToBot({ page, language }: Trader): Promise<void> {
  const web = webWords[language]
  await page.reload()
  await page.getByRole('button', { name: web.drawer, exact: true }).click()
  await page.getByRole('tab', { name: web.options, exact: true }).click()
  await page.getByRole('button', { name: web.letBotPlay, exact: true }).click()
  await page.getByText(web.keptByBot).waitFor()
}

interface Evening {
  /** Clicks before the host hurries to the end, and how many different things are pressed at least. */
  readonly adventurous: number
  readonly variety: number
  readonly seconds: number
}

/** A whole game between two people and two bots in which the people trade. */
export function tradingPeople({ adventurous, variety, seconds }: Evening): void {
  describe('a whole game of four with trade between two browsers', () => {
    const stage = setStage(async () => ({ server: await Server.start(undefined, 0, WHILE_TRADING), seated: {} }))

    it('an offer, a counter-offer, a deal, and the game goes on to its end', async () => {
      const host = await Trader.arrive(stage.browser, 'fr')
      const friend = await Trader.arrive(stage.browser, 'it')
      await sitDown(stage.server, host, friend)
      while (!(await mayTrade(host, friend))) for (const trader of [host, friend]) await trader.endTurn()

      await host.openTrade()
      await host.dialogue.getByRole('button', { name: FRIEND }).click()
      await host.add('give', 0)
      await host.add('get', 2)
      const [hostHad, friendHad] = [await host.stock(), await stockAfterOpening(friend, () => host.send())]

      await friend.dialogue.getByRole('button', { name: friend.labels.trade.counter, exact: true }).click()
      await friend.add('get', 0)
      await friend.send()
      await host.dialogue.getByRole('button', { name: host.labels.trade.accept, exact: true }).click()

      await expect.poll(() => host.stock()).toEqual([hostHad[0] - 2, hostHad[1], hostHad[2] + 1])
      await expect.poll(() => friend.stock()).toEqual([friendHad[0] + 2, friendHad[1], friendHad[2] - 1])
      for (const { dialogue, language } of [host, friend]) await dialogue.getByRole('button', { name: uiWords[language].close, exact: true }).click()

      stage.server = await stage.server.restart('SIGTERM')
      await leaveSeatToBot(friend)
      const player = new Player(host.page, host.language, syndicateManners(host.language), 'host', adventurous)
      await player.playToEnd(seconds)
      expect(player.clicked.size).toBeGreaterThan(variety)
      for (const { page, errors } of [host, friend]) {
        await page.getByRole('dialog').getByRole('table').waitFor()
        expect(await scrollsSideways(page)).toBe(false)
        expect(errors.filter((error) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(error))).toEqual([])
        await page.context().close()
      }
    }, (seconds + 60) * 1000)
  })
}

/** Neither of the two is on turn, and both have heard of it. */
async function mayTrade(...traders: readonly Trader[]): Promise<boolean> {
  for (let i = 0; i < 2; i++) {
    for (const { bar, labels } of traders) if (!(await bar.getByRole('button', { name: labels.trade.title }).isVisible())) return false
    await traders[0].page.waitForTimeout(250)
  }
  return true
}

/** What somebody has at the moment when an offer comes. */
async function stockAfterOpening(trader: Trader, offer: () => Promise<void>): Promise<number[]> {
  await offer()
  await trader.bar.getByText('· 1').waitFor()
  await trader.openTrade()
  return trader.stock()
}
