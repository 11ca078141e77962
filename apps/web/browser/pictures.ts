import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages, type Language } from '#words/line.ts'
import { CROWDED, type GameStage } from './game-stage.ts'
import { visitor } from './harness.ts'
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

/** With `PICTURES=all` everything is drawn in every language at every size; else the crowded position at one size a language, and the first turn in one language. */
const all = process.env['PICTURES'] === 'all'
const sizesOf = (language: Language): readonly Size[] => (all ? sizes : [sizes[languages.indexOf(language)]])

/** The tests that every game's pictures pass: its most crowded position, committed as a record, and its first turn. */
export function picturesOf(stage: GameStage, title: string | Readonly<Record<Language, string>>, bots: number): void {
  const { game } = stage
  const titleIn = (language: Language): string => (typeof title === 'string' ? title : title[language])
  beforeAll(() => void mkdirSync(gallery, { recursive: true }))

  async function openCrowded(language: Language, size: { width: number; height: number }, theme: 'dark' | 'light'): Promise<Page> {
    const { page } = await visitor(stage.browser, language, size, { ...stage.seated, colorScheme: theme })
    await page.goto(`${stage.server.address}/table/${CROWDED}`)
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

  for (const language of all ? languages : (['fr'] as const))
    it(`the first turn can be looked at, ${widthsOf(sizes)} px in ${language}`, async () => {
      const { page } = await visitor(stage.browser, language, sizes[0])
      await playNow(page, stage.server, language, titleIn(language), bots)
      await page.getByRole('region', { name: uiWords[language].yourDecision }).getByRole('status').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.screenshot({ path: join(gallery, `${game}-first-${size.width}-${language}.png`) })
        expect(await scrollsSideways(page), `${size.width} px`).toBe(false)
      }
      await page.context().close()
    }, 60_000)
}
