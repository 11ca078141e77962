import { AxeBuilder } from '@axe-core/playwright'
import { expect, it } from 'vitest'
import { visitor } from '../harness.ts'
import { setStage } from '../stage.ts'
import { playNow } from '../whole-games.ts'
import { uiWords, webWords } from '../words.ts'

const stage = setStage()

it('whoever plays alone against bots is told the best choices and what speaks for them, and can follow them', async () => {
  const words = uiWords.fr
  const { page, errors } = await visitor(stage.browser, 'fr')
  await playNow(page, stage.server, 'fr', 'Res Arcana', 1)
  const question = page.getByRole('region', { name: words.yourDecision })
  const asked = await question.innerText()
  await page.getByRole('button', { name: words.hint, exact: true }).click()
  const panel = page.getByRole('region', { name: words.hint, exact: true })
  await panel.getByRole('button', { name: words.hintAsk }).click()
  const best = panel.getByRole('list', { name: words.hintBest })
  await best.waitFor({ timeout: 60_000 })
  expect(await best.getByText(/^\d+\s% de chances de gagner$/).count()).toBeGreaterThan(0)
  expect(await panel.getByRole('button', { name: words.hintAsk }).count()).toBe(0)
  const { violations } = await new AxeBuilder({ page }).include('.ui-hint').analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  const [choice] = await best.locator('.ui-hint-choice').allInnerTexts()
  await best.getByRole('button', { name: `${words.hintTake} ${choice}` }).click()
  // The board comes back, with something else to decide or somebody else to wait for.
  await panel.waitFor({ state: 'hidden' })
  await expect.poll(async () => ((await question.count()) > 0 ? question.innerText() : '')).not.toBe(asked)
  expect(errors).toEqual([])
  await page.context().close()
}, 200_000)

it('the host of a table allows hints among people, or does not', async () => {
  const { page } = await visitor(stage.browser, 'it')
  await page.goto(stage.server.address)
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
