import { describe, expect, it } from 'vitest'
import { words } from '#games/circadians/words/en.ts'
import { visitor } from '../harness.ts'
import type { LaidOut } from '../laid-out.ts'
import { momentsOf } from '../records.ts'
import type { Stage } from '../stage.ts'

/** What a player sees who has fought the last battle of a round and has Income to take. */
export function battleEnds(stage: Stage): void {
  describe('the end of a battle', () => {
    it('is looked at before Income opens, and once only', async () => {
      const { combat, income } = words.labels
      const { page, errors } = await visitor(stage.browser, 'en', { width: 1280, height: 800 }, stage.seated)
      const battle = page.getByRole('dialog', { name: combat.title('') })
      const sheet = page.getByRole('dialog', { name: income.title })
      await page.goto(`${stage.server.address}/table/fought`)
      await battle.waitFor()
      expect(await sheet.count()).toBe(0)
      await battle.getByRole('button', { name: combat.close, exact: true }).last().click()
      await sheet.waitFor()
      expect(await battle.count()).toBe(0)

      await page.reload()
      await sheet.waitFor()
      expect(await battle.count()).toBe(0)
      expect(errors).toEqual([])
      await page.context().close()
    }, 60_000)
  })
}

/** The first moment in the records at which somebody takes Income after a battle of this round. */
export function incomeAfterBattle(): LaidOut {
  for (const { pending, events, layOut: laidOut } of momentsOf('circadians')) {
    const fought = events.findLast(({ type }) => type === 'battle' || type === 'priced')
    const taker = pending.find(({ frame, seat }) => frame.step === 'takeIncome' && fought?.type === 'battle' && (fought.data['seat'] === seat || fought.data['opponent'] === seat))
    if (taker) return laidOut('fought', taker.seat)
  }
  throw new Error('No record has a battle just before Income')
}
