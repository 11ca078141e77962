import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRecord } from '#kernel/record.ts'
import { languages, type Language } from '#words/line.ts'
import { launch, visitor } from './harness.ts'
import { layOut, type Laid } from './laid-out.ts'
import { playNow, scrollsSideways } from './whole-games.ts'
import { uiWords } from './words.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Pictures to look at are left here. */
const gallery = join(root, 'test-results', 'pictures')

export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
type Size = (typeof sizes)[number]
const widthsOf = (some: readonly Size[]): string => some.map(({ width }) => width).join(', ')

/** With `PICTURES=all` every language is drawn at every size, else each at one. */
const sizesOf = (language: Language): readonly Size[] => (process.env['PICTURES'] === 'all' ? sizes : [sizes[languages.indexOf(language)]])

/** The tests that every game's pictures pass: its most crowded position, committed as a record, and its first turn. */
export function picturesOf(game: string, title: string | Readonly<Record<Language, string>>, bots: number): void {
  const titleIn = (language: Language): string => (typeof title === 'string' ? title : title[language])
  let laid: Laid
  let browser: Browser

  beforeAll(async () => {
    mkdirSync(gallery, { recursive: true })
    browser = await launch()
    const { header, lines } = parseRecord(readFileSync(join(root, 'games', game, 'test', 'crowded.rec'), 'utf8'))
    laid = await layOut(browser, titleIn('en'), [{ id: 'crowded', header, lines, seat: 0 }])
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    await laid?.server.stop()
  }, 30_000)

  async function openCrowded(language: Language, size: { width: number; height: number }, theme: 'dark' | 'light'): Promise<Page> {
    const { page } = await visitor(browser, language, size, { ...laid.seated, colorScheme: theme })
    await page.goto(`${laid.server.address}/table/crowded`)
    await page.getByRole('region', { name: uiWords[language].yourDecision }).getByRole('status').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    return page
  }

  describe('the most crowded position', () => {
    for (const language of languages)
      it(`fits at ${widthsOf(sizesOf(language))} px in ${language}`, async () => {
        const page = await openCrowded(language, sizesOf(language)[0], language === 'it' ? 'light' : 'dark')
        for (const size of sizesOf(language)) {
          await page.setViewportSize(size)
          await page.screenshot({ path: join(gallery, `${game}-crowded-${size.width}-${language}.png`) })
          expect(await scrollsSideways(page), `${size.width} px`).toBe(false)
          expect(await page.getByRole('main').isVisible()).toBe(true)
        }
        await page.context().close()
      }, 60_000)
  })

  it(`the first turn can be looked at, ${widthsOf(sizes)} px`, async () => {
    const { page } = await visitor(browser, 'fr', sizes[0])
    await playNow(page, laid.server, 'fr', titleIn('fr'), bots)
    await page.getByRole('region', { name: uiWords.fr.yourDecision }).getByRole('status').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.screenshot({ path: join(gallery, `${game}-first-${size.width}.png`) })
    }
    await page.context().close()
  }, 60_000)
}
