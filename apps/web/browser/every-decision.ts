import { describe, expect, it } from 'vitest'
import { gameById } from '#games/registry.ts'
import { languages, type Language } from '#words/line.ts'
import { coarse, visitor } from './harness.ts'
import { answeredOn, layOut, type LaidOut } from './laid-out.ts'
import { Player, type Manners } from './player.ts'
import { momentsOf } from './records.ts'
import { setStage } from './stage.ts'
import { windowOf } from './whole-games.ts'

/** Clicks after which a decision counts as one that the table cannot answer. */
const MOST_CLICKS = 60

/** The test that every game's table passes: each kind of decision that the rules ask is answered on it, where the records meet it first. */
export function everyDecision(id: string, manners: (language: Language) => Manners): void {
  const positions = firstMeetings(id)

  it('the records meet every kind of decision', () => {
    const met = new Set(positions.map((each) => each.id))
    expect(gameById(id).make().askedSteps.filter((step) => !met.has(step))).toEqual([])
  })

  describe('every kind of decision is answered on the table', () => {
    const stage = setStage((browser) => layOut(browser, manners('en').title, positions))

    languages.forEach((language, nth) =>
      it(`in ${language} at ${windowOf[language].width} px`, async () => {
        const { page, errors } = await visitor(stage.browser, language, windowOf[language], { ...stage.seated, ...coarse })
        const answered = answeredOn(page)
        await page.goto(stage.server.address)
        const unanswered: string[] = []
        for (const { id: step } of positions.filter((_, i) => i % languages.length === nth)) {
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

/** For each kind of decision, the earliest place in the game's records where somebody is asked it. */
function firstMeetings(id: string): LaidOut[] {
  const met = new Map<string, LaidOut>()
  for (const { pending, ply, layOut: laidOut } of momentsOf(id)) for (const { frame, seat } of pending) if (ply < (met.get(frame.step)?.lines.length ?? Infinity)) met.set(frame.step, laidOut(frame.step, seat))
  return [...met.values()]
}
