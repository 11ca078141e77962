import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, Server, visitor } from '../harness.ts'
import { playNow } from '../whole-games.ts'
import { uiWords, webWords } from '../words.ts'

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
}, 30_000)

it('whoever plays alone against bots is told the best choices and what speaks for them', async () => {
  const words = uiWords.fr
  const { page, errors } = await visitor(browser, 'fr')
  await playNow(page, server, 'fr', 'Res Arcana', 1)
  await page.getByRole('region', { name: words.yourDecision }).waitFor()
  await page.getByRole('button', { name: words.hint, exact: true }).click()
  const panel = page.getByRole('region', { name: words.hint, exact: true })
  await panel.getByRole('button', { name: words.hintAsk }).click()
  const best = panel.getByRole('list', { name: words.hintBest })
  await best.waitFor({ timeout: 60_000 })
  expect(await best.getByText(/^\d+\s% de chances de gagner$/).count()).toBeGreaterThan(0)
  expect(await panel.getByRole('button', { name: words.hintAsk }).count()).toBe(0)
  const { violations } = await new AxeBuilder({ page }).include('.ui-hint').analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  expect(errors).toEqual([])
  await page.context().close()
}, 200_000)

it('the host of a table allows hints among people, or does not', async () => {
  const { page } = await visitor(browser, 'it')
  await page.goto(server.address)
  await page.getByRole('button', { name: webWords.it.tableAt('Res Arcana'), exact: true }).last().click()
  const allowed = page.getByRole('switch', { name: webWords.it.hints })
  await allowed.waitFor()
  expect(await allowed.isChecked()).toBe(false)
  await allowed.click()
  await expect.poll(() => allowed.isChecked()).toBe(true)
  await page.reload()
  await allowed.waitFor()
  expect(await allowed.isChecked()).toBe(true)
  await page.context().close()
}, 120_000)
