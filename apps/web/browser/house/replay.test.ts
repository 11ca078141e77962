import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { games } from '#games/registry.ts'
import { replay } from '#kernel/record.ts'
import { launch } from '../harness.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

/** The rules as a browser runs them, with one function to replay a record. */
async function bundle(): Promise<string> {
  const contents = `
    import { gameById } from '#games/registry.ts'
    import { replay } from '#kernel/record.ts'
    globalThis.replayHash = (game, text) => replay(gameById(game).make(), text).lastHash`
  const { outputFiles } = await build({ stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, write: false, format: 'iife', platform: 'browser', target: 'es2022', absWorkingDir: root })
  return outputFiles[0].text
}

describe('a record gives the same hashes in the browser as in Node', () => {
  for (const { id, make } of games)
    it(id, async () => {
      const folder = join(root, 'games', id, 'test', 'golden')
      const texts = readdirSync(folder).filter((name) => name.endsWith('.rec')).map((name) => readFileSync(join(folder, name), 'utf8'))
      const page = await browser.newPage()
      await page.addScriptTag({ content: await bundle() })
      const inBrowser = await page.evaluate(({ id, texts }) => texts.map((text) => (globalThis as unknown as { replayHash(game: string, text: string): string }).replayHash(id, text)), { id, texts })
      expect(inBrowser).toEqual(texts.map((text) => replay(make(), text).lastHash))
      await page.close()
    }, 120_000)
})
