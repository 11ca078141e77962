import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { compile } from '#games/syndicate-ngata/data/compile.ts'
import { bookTables } from '#games/syndicate-ngata/data/tables.ts'
import { earnedPassages, loadPassage } from '#games/syndicate-ngata/words/story.ts'
import { parseRecord } from '#kernel/record.ts'
import { everyDecision } from '../every-decision.ts'
import { setGameStage } from '../game-stage.ts'
import { visitor } from '../harness.ts'
import { picturesOf } from '../pictures.ts'
import { uiWords, webWords } from '../words.ts'
import { Campaign } from './syndicate-ngata-campaign.ts'
import { ngataManners, ngataWords } from './syndicate-ngata-manners.ts'

const record = parseRecord(readFileSync(new URL('../../../../games/syndicate-ngata/test/golden/one-won.rec', import.meta.url), 'utf8'))
const content = compile(bookTables)
const VARIATION = 0
const language = 'fr'

const stage = setGameStage('syndicate-ngata', 'NGATA', [{ id: 'campaign', header: record.header, lines: [], seat: 0 }])

describe('a whole campaign, by role and spoken name only', () => {
  it('is won, and its story is fetched page by page as it is earned', async () => {
    const { page, errors } = await visitor(stage.browser, language, { width: 1280, height: 800 }, stage.seated)
    const fetched = scriptsOf(page)
    const { labels } = ngataWords[language]
    const campaign = new Campaign(page, language, record.header)
    await page.goto(`${stage.server.address}/table/campaign`)
    await page.getByRole('region', { name: uiWords[language].yourDecision }).waitFor()
    expect(fetched.passages()).toEqual([])

    await page.getByRole('button', { name: labels.end.readStory }).click()
    await expectPage(page, 0)
    expect(fetched.passages()).toEqual(['prologue'])
    await closeStory(page)

    for (const line of record.lines) {
      const before = campaign.opened
      await campaign.play(line)
      if (campaign.opened === before || campaign.opened === content.variations[VARIATION].vaults.length) continue
      // The vault that opens opens its page.
      await expectPage(page, campaign.opened)
      expect(fetched.passages()).toEqual(earnedPassages(content, { variation: VARIATION, opened: campaign.opened }))
      await closeStory(page)
    }

    const end = page.getByRole('dialog', { name: webWords[language].youWin })
    await end.getByRole('button', { name: webWords[language].lookAtBoard }).click()
    await page.getByRole('region', { name: labels.end.titles.won }).getByRole('button', { name: labels.end.readStory }).click()
    await expectPage(page, content.variations[VARIATION].vaults.length)
    const earned = earnedPassages(content, { variation: VARIATION, opened: content.variations[VARIATION].vaults.length })
    expect(fetched.passages()).toEqual(earned)

    // Their words came with them and with nothing else.
    const { passages, others } = await fetched.texts()
    for (const id of [...earned, 'V21', 'V22', 'V23', 'V24']) {
      const trace = await traceOf(id)
      expect([id, passages.includes(trace), others.includes(trace)]).toEqual([id, earned.includes(id), false])
    }
    const kept = await (await fetch(`${stage.server.address}/service-worker.js`)).text()
    expect(kept).toContain('/assets/')
    expect(kept).not.toContain('"/assets/story/')
    expect(errors).toEqual([])
    await page.context().close()
  }, 180_000)
})

/** The page of the story for the vault of a number lies open, with its own words. */
async function expectPage(page: Page, number: number): Promise<void> {
  const id = earnedPassages(content, { variation: VARIATION, opened: number })[number]
  const passage = await loadPassage(content, { variation: VARIATION, opened: number }, id, language)
  await story(page).getByRole('heading', { name: passage?.title ?? '', exact: true }).waitFor()
}

const story = (page: Page): Locator => page.getByRole('dialog', { name: ngataWords[language].labels.story.title, exact: true })

const closeStory = (page: Page): Promise<void> => story(page).getByRole('button', { name: uiWords[language].close, exact: true }).click()

/** Words of a passage that no build spells otherwise. */
async function traceOf(id: string): Promise<string> {
  const variation = content.variations.findIndex(({ vaults }) => vaults.some((vault) => content.vaults.ids[vault] === id))
  const opened = variation < 0 ? 0 : content.variations[variation].vaults.length
  const passage = await loadPassage(content, { variation: Math.max(0, variation), opened }, id, language)
  const [trace] = passage?.paragraphs.flatMap((paragraph) => paragraph.match(/[a-z]+ [a-z ]{12,}[a-z]/g) ?? []) ?? []
  return trace ?? id
}

interface Scripts {
  /** The passages fetched so far, in their order. */
  passages(): readonly string[]
  texts(): Promise<{ readonly passages: string; readonly others: string }>
}

/** Which scripts a page has fetched. */
function scriptsOf(page: Page): Scripts {
  const passages = new Map<string, Promise<string>>()
  const others: Promise<string>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const passage = /^\/assets\/story\/(\w+)\./.exec(pathname)
    if (passage) passages.set(passage[1], response.text())
    else if (pathname.endsWith('.js')) others.push(response.text())
  })
  const joined = async (texts: Iterable<Promise<string>>): Promise<string> => (await Promise.all(texts)).join('\n')
  return { passages: () => [...passages.keys()], texts: async () => ({ passages: await joined(passages.values()), others: await joined(others) }) }
}

everyDecision(stage, ngataManners)
picturesOf(stage, 'NGATA', 0)
