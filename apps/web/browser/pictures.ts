import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRecord } from '#kernel/record.ts'
import { languages, type Language } from '#words/line.ts'
import { openSqlite } from '../../server/storage/sqlite.ts'
import { writeLobby } from '../../server/tables/lobby.ts'
import { launch, Server, visitor } from './harness.ts'
import { playNow, scrollsSideways } from './whole-games.ts'
import { uiWords, webWords } from './words.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Pictures to look at are left here. */
const gallery = join(root, 'test-results', 'pictures')

export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
const widths = sizes.map(({ width }) => width).join(', ')

/** The tests that every game's pictures pass: its most crowded position, committed as a record, and its first turn. */
export function picturesOf(game: string, title: string | Readonly<Record<Language, string>>, bots: number): void {
  const titleIn = (language: Language): string => (typeof title === 'string' ? title : title[language])
  let server: Server
  let browser: Browser
  /** The browser of somebody who sits in the crowded game. */
  let seated: BrowserContextOptions

  beforeAll(async () => {
    mkdirSync(gallery, { recursive: true })
    browser = await launch()
    server = await Server.start()
    const { page } = await visitor(browser, 'en')
    await page.goto(server.address)
    await page.getByRole('heading', { name: webWords.en.shelfTitle }).waitFor()
    await page.getByRole('button', { name: webWords.en.tableAt(titleIn('en')), exact: true }).last().click()
    await page.getByRole('heading', { name: webWords.en.lobbyTitle }).waitFor()
    const own = new URL(page.url()).pathname.split('/').pop() ?? ''
    seated = { storageState: await page.context().storageState() }
    server = await server.restart('SIGTERM', (dataDir) => layOut(game, dataDir, own))
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  }, 30_000)

  async function openCrowded(language: Language, size: { width: number; height: number }, theme: 'dark' | 'light'): Promise<Page> {
    const { page } = await visitor(browser, language, size, { ...seated, colorScheme: theme })
    await page.goto(`${server.address}/table/crowded`)
    await page.getByRole('region', { name: uiWords[language].yourDecision }).getByRole('status').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    return page
  }

  describe('the most crowded position', () => {
    for (const language of languages)
      it(`fits at ${widths} px in ${language}`, async () => {
        const page = await openCrowded(language, sizes[0], language === 'it' ? 'light' : 'dark')
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.screenshot({ path: join(gallery, `${game}-crowded-${size.width}-${language}.png`) })
          expect(await scrollsSideways(page), `${size.width} px`).toBe(false)
          expect(await page.getByRole('main').isVisible()).toBe(true)
        }
        await page.context().close()
      }, 60_000)
  })

  it(`the first turn can be looked at, ${widths} px`, async () => {
    const { page } = await visitor(browser, 'fr', sizes[0])
    await playNow(page, server, 'fr', title, bots)
    await page.getByRole('region', { name: uiWords.fr.yourDecision }).getByRole('status').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.screenshot({ path: join(gallery, `${game}-first-${size.width}.png`) })
    }
    await page.context().close()
  }, 60_000)
}

/** Puts the committed position into the database as a running match, with the host of a table of theirs at seat 0. */
async function layOut(game: string, dataDir: string, tableOfGuest: string): Promise<void> {
  const storage = await openSqlite(dataDir)
  const seat = (await storage.match(tableOfGuest))?.seats[0]
  const guestId = seat?.kind === 'person' ? seat.guestId : ''
  const { header, lines } = parseRecord(readFileSync(join(root, 'games', game, 'test', 'crowded.rec'), 'utf8'))
  const at = Date.now()
  const others = Array.from({ length: header.seats - 1 }, () => ({ kind: 'bot', level: 'greedy' }) as const)
  const seats = [{ kind: 'person', guestId, keptByBot: false } as const, ...others]
  const match = await storage.createMatch({ id: 'crowded', game: header.game, rulesVersion: String(header.rules), tableName: 'Crowded', invite: 'crowded', lobby: writeLobby({ host: guestId, variant: header.variant, standing: [] }), seats, createdAt: at })
  await storage.updateMatch('crowded', match.revision, { standing: { status: 'running' }, header: JSON.stringify(header), waitingFor: 1, waitingSince: at }, at)
  const [result] = await storage.append([{ matchId: 'crowded', ply: 0, lines, waitingFor: 1, waitingSince: at, at }])
  expect(result).toEqual({ ok: true })
  await storage.close()
}
