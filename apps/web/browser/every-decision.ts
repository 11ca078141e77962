import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameById } from '#games/registry.ts'
import { parseRecord, Recorder, resume } from '#kernel/record.ts'
import { languages, type Language } from '#words/line.ts'
import { launch, visitor } from './harness.ts'
import { answeredOn, layOut, type Laid, type LaidOut } from './laid-out.ts'
import { Player, type Manners } from './player.ts'
import { windowOf } from './whole-games.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
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
    let laid: Laid
    let browser: Browser

    beforeAll(async () => {
      browser = await launch()
      laid = await layOut(browser, manners('en').title, positions)
    }, 180_000)

    afterAll(async () => {
      await browser?.close()
      await laid?.server.stop()
    }, 30_000)

    languages.forEach((language, nth) =>
      it(`in ${language} at ${windowOf[language].width} px`, async () => {
        const { page, errors } = await visitor(browser, language, windowOf[language], laid.seated)
        const answered = answeredOn(page)
        await page.goto(laid.server.address)
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
  const folder = join(root, 'games', id, 'test')
  const game = gameById(id).make()
  const met = new Map<string, LaidOut>()
  for (const file of [...readdirSync(join(folder, 'golden')).filter((name) => name.endsWith('.rec')).map((name) => join('golden', name)), 'crowded.rec']) {
    const { header, lines } = parseRecord(readFileSync(join(folder, file), 'utf8'))
    const recorder = new Recorder(game, header, () => undefined)
    lines.forEach((line, i) => {
      if (game.outcome(recorder.state)) return
      for (const { frame, seat } of game.pending(recorder.state)) if (i < (met.get(frame.step)?.lines.length ?? Infinity)) met.set(frame.step, { id: frame.step, header, lines: lines.slice(0, i), seat })
      resume(recorder, line, () => undefined)
    })
  }
  return [...met.values()]
}
