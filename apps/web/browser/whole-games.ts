import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Level } from '#bots/level-names.ts'
import { languages, type Language } from '#words/line.ts'
import { coarse, visitor, type Server } from './harness.ts'
import { Player, type Manners } from './player.ts'
import type { Stage } from './stage.ts'
import { uiWords, webWords } from './words.ts'

interface Games {
  readonly bots: number
  /** Bots of this level, seated in the lobby; without it the bots of “play now”. */
  readonly level?: Level
  manners(language: Language): Manners
  /** In which languages a game is played; in all of them when left out. */
  readonly languages?: readonly Language[]
  /** Clicks before the player hurries to the end. */
  readonly adventurous: number
  /** The longest that a game may take. */
  readonly seconds: number
  /** How many different things are pressed at least. */
  readonly variety: number
}

const phone = { width: 390, height: 844 }
export const windowOf: Record<Language, { width: number; height: number }> = { fr: { width: 1280, height: 800 }, it: phone, en: { width: 1440, height: 900 } }

/** From the shelf to the first decision: two clicks at most. */
export async function playNow(page: Page, server: Server, language: Language, title: string, bots: number): Promise<void> {
  await page.goto(server.address)
  await page.getByRole('button', { name: webWords[language].playBotsAt(title, bots), exact: true }).last().click()
  await page.getByRole('region', { name: uiWords[language].yourDecision }).waitFor()
}

/** From the shelf by way of the lobby, where the host seats bots of a level. */
async function playAtLevel(page: Page, server: Server, language: Language, title: string, bots: number, level: Level): Promise<void> {
  const web = webWords[language]
  await page.goto(server.address)
  await page.getByRole('button', { name: web.tableAt(title), exact: true }).last().click()
  for (let i = 0; i < bots; i++) {
    await page.getByRole('button', { name: web.putBot, exact: true }).first().click()
    const choice = page.getByRole('combobox', { name: web.botLevel, exact: true }).nth(i)
    await choice.selectOption(level)
    // The host's wish comes back from the server before the next one is made.
    await expect.poll(() => choice.inputValue()).toBe(level)
  }
  await page.getByRole('button', { name: web.start, exact: true }).click()
  await page.getByRole('region', { name: uiWords[language].yourDecision }).waitFor()
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** The test that every game passes: a whole game against bots, from the shelf to the final score. */
export function wholeGames(stage: Stage, { bots, level, manners, languages: spoken = languages, adventurous, seconds, variety }: Games): void {
  describe('a whole game against bots, by role and spoken name only', () => {
    for (const language of spoken)
      it(`in ${language}`, async () => {
        const { page, errors } = await visitor(stage.browser, language, windowOf[language], coarse)
        const { title } = manners(language)
        await (level === undefined ? playNow(page, stage.server, language, title, bots) : playAtLevel(page, stage.server, language, title, bots, level))
        const player = new Player(page, language, manners(language), `game ${language}`, adventurous)
        await player.playToEnd(seconds)
        expect(await page.getByRole('dialog').getByRole('table').isVisible()).toBe(true)
        expect(player.clicked.size).toBeGreaterThan(variety)
        expect(await scrollsSideways(page)).toBe(false)
        expect(errors).toEqual([])
        await page.context().close()
      }, (seconds + 30) * 1000)
  })
}

interface Meeting {
  manners(language: Language): Manners
  readonly languages: readonly [Language, Language]
  readonly adventurous: number
  readonly seconds: number
}

/** A whole game between two phones that meet by the link, each in a language of its own. */
export function twoPeople(stage: Stage, { manners, languages: [first, second], adventurous, seconds }: Meeting): void {
  describe('a whole game between two browsers', () => {
    it(`in ${first} and ${second}`, async () => {
      const host = await visitor(stage.browser, first, phone, coarse)
      const friend = await visitor(stage.browser, second, phone, coarse)
      await host.page.goto(stage.server.address)
      await host.page.getByRole('button', { name: webWords[first].tableAt(manners(first).title), exact: true }).last().click()
      const invite = await host.page.getByRole('textbox', { name: webWords[first].invite }).inputValue()
      await friend.page.goto(invite)
      await friend.page.getByRole('button', { name: webWords[second].sitDown, exact: true }).click()
      await host.page.getByRole('button', { name: webWords[first].start, exact: true }).click()
      const players = [new Player(host.page, first, manners(first), 'host', adventurous), new Player(friend.page, second, manners(second), 'friend', adventurous)]
      await Promise.all(players.map((player) => player.playToEnd(seconds)))
      for (const { page, errors } of [host, friend]) {
        expect(await page.getByRole('dialog').getByRole('table').isVisible()).toBe(true)
        expect(errors).toEqual([])
        await page.context().close()
      }
    }, (seconds + 30) * 1000)
  })
}
