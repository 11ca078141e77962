import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plain, type Language } from '#words/line.ts'
import { resArcanaManners } from '../games/res-arcana-manners.ts'
import { visitor } from '../harness.ts'
import { Player } from '../player.ts'
import { setStage } from '../stage.ts'
import { playNow as playGame, scrollsSideways, windowOf } from '../whole-games.ts'
import { uiWords, webWords } from '../words.ts'

const stage = setStage()

/** The house is tried out with one game. */
const playNow = (page: Page, language: Language): Promise<void> => playGame(page, stage.server, language, 'Res Arcana', 1)

const playerAt = (page: Page, language: Language, seed: string, adventurous: number): Player => new Player(page, language, resArcanaManners(language), seed, adventurous)

/** Nothing that axe calls serious or critical. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3).join(', ')}`)
}

describe('coming back', () => {
  it('finds seat, game and “my games” again after the server was killed and the browser closed', async () => {
    const { page } = await visitor(stage.browser, 'en')
    await playNow(page, 'en')
    const player = playerAt(page, 'en', 'back', 30)
    for (let i = 0; i < 12; i++) await player.step()
    const link = page.url()
    const kept = await page.context().storageState()
    await page.context().close()
    stage.server = await stage.server.restart()
    const { page: again } = await visitor(stage.browser, 'en', windowOf.fr, { storageState: kept })
    await again.goto(stage.server.address)
    await again.getByRole('link', { name: /Res Arcana/ }).first().waitFor()
    await again.goto(link)
    const back = playerAt(again, 'en', 'back again', 0)
    await back.bar.waitFor()
    for (let i = 0; i < 12; i++) await back.step()
    expect(back.clicks).toBeGreaterThan(2)
    await again.context().close()
  }, 200_000)
})

describe('taking back', () => {
  it('goes past what was revealed without asking anybody where there are only bots', async () => {
    const { page, errors } = await visitor(stage.browser, 'it')
    await playNow(page, 'it')
    const player = playerAt(page, 'it', 'taking back', 0)
    const { undo, undoAlone, log, logUndo } = uiWords.it
    const further = page.getByRole('button', { name: `${undo} ${undoAlone.reach}` })
    for (let i = 0; i < 40 && (i < 6 || (await further.count()) === 0); i++) await player.step()
    await further.click()
    await page.getByRole('dialog', { name: undoAlone.title }).getByRole('button', { name: undoAlone.send, exact: true }).click()
    await page.getByRole('button', { name: log, exact: true }).click()
    await page.getByText(plain(logUndo(1)).split(':', 1)[0]).first().waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  }, 120_000)
})

describe('two people', () => {
  it('meet by the link, each in a language of their own and by the name they typed, and talk', async () => {
    const { page: host } = await visitor(stage.browser, 'fr')
    const { page: friend } = await visitor(stage.browser, 'it')
    await host.goto(stage.server.address)
    await host.getByRole('button', { name: webWords.fr.tableAt('Res Arcana'), exact: true }).last().click()
    await host.getByRole('heading', { name: webWords.fr.lobbyTitle }).waitFor()
    const invite = await host.getByRole('textbox', { name: webWords.fr.invite }).inputValue()
    await friend.goto(invite)
    await friend.getByRole('textbox', { name: webWords.it.invitedName }).fill('  Ippazia ')
    await friend.getByRole('button', { name: webWords.it.sitDown, exact: true }).click()
    await host.getByText('Ippazia', { exact: true }).waitFor()
    await host.getByRole('button', { name: webWords.fr.start, exact: true }).click()
    const players = [playerAt(host, 'fr', 'host', 30), playerAt(friend, 'it', 'friend', 30)]
    for (const player of players) await player.bar.waitFor()
    await host.getByRole('button', { name: webWords.fr.chat }).first().click()
    await host.getByRole('textbox', { name: uiWords.fr.chatField }).fill('Bonne chance !')
    await host.getByRole('button', { name: uiWords.fr.chatSend }).click()
    await friend.getByRole('button', { name: webWords.it.chat }).first().click()
    await friend.getByText('Bonne chance !').waitFor()
    for (let i = 0; i < 20; i++) for (const player of players) await player.step()
    for (const player of players) expect(player.clicked.size).toBeGreaterThan(5)
    await host.context().close()
    await friend.context().close()
  }, 200_000)
})

describe('on one device', () => {
  it('a game against a bot goes on without any server', async () => {
    const { page } = await visitor(stage.browser, 'en')
    await page.goto(stage.server.address)
    await page.getByRole('button', { name: webWords.en.options }).click()
    await page.getByRole('radio', { name: webWords.en.paceInstant, exact: true }).check()
    await page.getByRole('dialog').getByRole('button', { name: uiWords.en.close, exact: true }).first().click()
    await page.getByRole('button', { name: webWords.en.onDeviceAt('Res Arcana'), exact: true }).last().click()
    await page.getByRole('button', { name: webWords.en.begin, exact: true }).click()
    const player = playerAt(page, 'en', 'device', 4)
    await player.bar.waitFor()
    await page.context().setOffline(true)
    await player.playToEnd(120)
    await page.context().close()
  }, 180_000)

  it('the last person stays a person: always in a game for one, else as long as there is no other', async () => {
    const { page } = await visitor(stage.browser, 'en')
    await page.goto(stage.server.address)
    const { toBot, toPerson, person, begin } = webWords.en
    const dialogue = page.getByRole('dialog')
    const [makeBot, makePerson] = [toBot, toPerson].map((name) => dialogue.getByRole('button', { name, exact: true }))

    await page.getByRole('button', { name: webWords.en.onDeviceAt('NGATA'), exact: true }).last().click()
    await dialogue.getByRole('textbox', { name: person }).waitFor()
    expect(await makeBot.count()).toBe(0)
    await dialogue.getByRole('button', { name: uiWords.en.close, exact: true }).first().click()

    await page.getByRole('button', { name: webWords.en.onDeviceAt('Res Arcana'), exact: true }).last().click()
    expect(await makeBot.isDisabled()).toBe(true)
    await makePerson.click()
    await makeBot.first().click()
    expect(await dialogue.getByRole('textbox', { name: person }).count()).toBe(1)
    expect(await makeBot.isDisabled()).toBe(true)
    expect(await dialogue.getByRole('button', { name: begin, exact: true }).isEnabled()).toBe(true)
    await page.context().close()
  }, 60_000)
})

describe('everyone can play', () => {
  for (const theme of ['dark', 'light'] as const)
    it(`axe finds nothing serious, ${theme}`, async () => {
      const { page } = await visitor(stage.browser, 'fr', windowOf.fr, { colorScheme: theme })
      await page.goto(stage.server.address)
      await page.getByRole('heading', { name: webWords.fr.shelfTitle }).waitFor()
      const shelf = await seriousFindings(page)
      await page.getByRole('button', { name: webWords.fr.tableAt('Res Arcana'), exact: true }).last().click()
      await page.getByRole('heading', { name: webWords.fr.lobbyTitle }).waitFor()
      const lobby = await seriousFindings(page)
      await playNow(page, 'fr')
      const player = playerAt(page, 'fr', theme, 40)
      const table: string[] = []
      for (let i = 0; i < 16; i++) {
        await player.step()
        if (i % 8 === 7) table.push(...(await seriousFindings(page)))
      }
      expect({ shelf, lobby, table }).toEqual({ shelf: [], lobby: [], table: [] })
      await page.context().close()
    }, 120_000)

  it('a game begins and moves on by keyboard alone', async () => {
    const { page } = await visitor(stage.browser, 'en')
    await page.goto(stage.server.address)
    await page.getByRole('button', { name: webWords.en.playBotsAt('Res Arcana', 1), exact: true }).last().focus()
    await page.keyboard.press('Enter')
    const bar = page.getByRole('region', { name: uiWords.en.yourDecision })
    await bar.waitFor()
    const first = await bar.getByRole('status').first().innerText()
    const { confirms } = resArcanaManners('en')
    for (let i = 0; i < 60 && (await bar.getByRole('status').first().innerText()) === first; i++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') ?? document.activeElement?.textContent ?? '')
      if (focused === 'false' || confirms.some((each) => focused.includes(each)) || (await page.evaluate(() => document.activeElement?.closest('.ui-options') !== null))) await page.keyboard.press('Enter')
    }
    expect(await bar.getByRole('status').first().innerText()).not.toBe(first)
    await page.context().close()
  }, 60_000)

  it('no page scrolls sideways on a phone', async () => {
    const { page } = await visitor(stage.browser, 'it', windowOf.it)
    await page.goto(stage.server.address)
    await page.getByRole('heading', { name: webWords.it.shelfTitle }).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    await page.context().close()
  })
})
