import { describe, expect, it } from 'vitest'
import { gameById } from '#games/registry.ts'
import { languages, type Language } from '#words/line.ts'
import type { GameStage } from './game-stage.ts'
import { coarse, visitor } from './harness.ts'
import { answeredOn } from './laid-out.ts'
import { Player, type Manners } from './player.ts'
import { windowOf } from './whole-games.ts'

/** Clicks after which a decision counts as one that the table cannot answer. */
const MOST_CLICKS = 60

/** The test that every game's table passes: each kind of decision that the rules ask is answered on it, where the records meet it first. */
export function everyDecision(stage: GameStage, manners: (language: Language) => Manners): void {
  it('the records meet every kind of decision', () => {
    const met = new Set(stage.decisions.map(({ id }) => id))
    expect(gameById(stage.game).make().askedSteps.filter((step) => !met.has(step))).toEqual([])
  })

  describe('every kind of decision is answered on the table', () => {
    languages.forEach((language, nth) =>
      it(`in ${language} at ${windowOf[language].width} px`, async () => {
        const { page, errors } = await visitor(stage.browser, language, windowOf[language], { ...stage.seated, ...coarse })
        const answered = answeredOn(page)
        await page.goto(stage.server.address)
        const unanswered: string[] = []
        for (const { id: step } of stage.decisions.filter((_, i) => i % languages.length === nth)) {
          await page.evaluate((path) => {
            history.pushState(null, '', path)
            dispatchEvent(new PopStateEvent('popstate'))
          }, `/table/${step}`)
          const player = new Player(page, language, manners(language), step, MOST_CLICKS)
          await player.bar.waitFor()
          while (player.clicks < MOST_CLICKS && !answered.has(step)) await player.step()
          if (!answered.has(step)) unanswered.push(`${step}: ${[...player.clicked].join(', ')}`)
        }
        expect(unanswered).toEqual([])
        expect(errors).toEqual([])
        await page.context().close()
      }, 180_000),
    )
  })
}
