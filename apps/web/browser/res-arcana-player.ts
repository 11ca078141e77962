import type { Locator, Page } from 'playwright-core'
import { words as en } from '#games/res-arcana/words/en.ts'
import { words as fr } from '#games/res-arcana/words/fr.ts'
import { words as it } from '#games/res-arcana/words/it.ts'
import { Random } from '#kernel/chance.ts'
import { en as uiEn } from '#ui/words/en.ts'
import { fr as uiFr } from '#ui/words/fr.ts'
import { it as uiIt } from '#ui/words/it.ts'
import type { Language } from '#words/line.ts'
import { en as webEn } from '../words/en.ts'
import { fr as webFr } from '../words/fr.ts'
import { it as webIt } from '../words/it.ts'

export const gameWords = { fr, it, en }
export const uiWords = { fr: uiFr, it: uiIt, en: uiEn }
export const webWords = { fr: webFr, it: webIt, en: webEn }

/**
 * Plays Res Arcana as somebody would who cannot see the code: it knows regions, buttons and cards
 * by their role and spoken name only. It tries things for a while and then hurries to the end.
 */
export class Player {
  readonly page: Page
  private readonly language: Language
  private readonly random: Random
  private readonly adventurous: number
  /** How many clicks it made, and the names of what it clicked. */
  clicks = 0
  readonly clicked = new Set<string>()

  constructor(page: Page, language: Language, seed: string, adventurous: number) {
    this.page = page
    this.language = language
    this.random = new Random(seed)
    this.adventurous = adventurous
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: uiWords[this.language].yourDecision })
  }

  get end(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: webWords[this.language].playAgain })
  }

  /** Until the final score is shown. */
  async playToEnd(mostSeconds: number): Promise<void> {
    const deadline = Date.now() + mostSeconds * 1000
    while (!(await this.end.isVisible())) {
      if (Date.now() > deadline) throw new Error(`Not at the end after ${this.clicks} clicks: ${await this.bar.innerText()}`)
      await this.step()
    }
  }

  async step(): Promise<void> {
    if (await this.closedDialogue()) return
    const labels = gameWords[this.language].labels
    const offered = await this.offered()
    const confirms = [labels.finishCollect, labels.confirmPayment, labels.confirmChoice, uiWords[this.language].confirm]
    const confirm = offered.find(({ name }) => confirms.includes(name))
    if (confirm && this.random.int(10) < 8) return this.press(confirm)
    const pass = offered.find(({ name }) => name.startsWith(labels.actionPass))
    if (pass && this.clicks > this.adventurous) return this.press(pass)
    const all = [...offered, ...(await this.cards())]
    if (all.length === 0) return this.page.waitForTimeout(25)
    return this.press(all[this.random.int(all.length)])
  }

  /** Buttons of the bar that decide something: not those that fold, explain, take back or step amounts. */
  private async offered(): Promise<Control[]> {
    const ui = uiWords[this.language]
    const labels = gameWords[this.language].labels
    const aside = [ui.hideChoices, ui.showChoices, ui.whyNot, ui.undo, ui.undoLast, ui.back, ui.cancel, ui.retract, ui.always, ui.less, ui.more, labels.cancel, labels.confirmPassNo, labels.whyReact]
    const controls = await named(this.bar.getByRole('button'))
    return controls.filter(({ name, enabled, pressed }) => enabled && pressed !== 'true' && name !== '' && !aside.some((each) => name.startsWith(each)))
  }

  /** Cards on the table that can be chosen say so by being pressable; others are only enlarged. */
  private async cards(): Promise<Control[]> {
    const controls = await named(this.page.getByRole('main').getByRole('button', { pressed: false }))
    return controls.filter(({ enabled, pressed }) => enabled && pressed === 'false')
  }

  /** A card enlarged by curiosity is put back. */
  private async closedDialogue(): Promise<boolean> {
    const close = this.page.getByRole('dialog').getByRole('button', { name: uiWords[this.language].close, exact: true })
    if (!(await close.first().isVisible()) || (await this.end.isVisible())) return false
    await close.first().click({ timeout: 700 }).catch(() => undefined)
    return true
  }

  private async press({ locator, name }: Control): Promise<void> {
    this.clicks++
    this.clicked.add(name)
    // What was there a moment ago may be gone: a rival has moved, a dialogue opened.
    await locator.click({ timeout: 700 }).catch(() => undefined)
  }
}

interface Control {
  readonly locator: Locator
  readonly name: string
  readonly enabled: boolean
  readonly pressed: string | null
}

async function named(locator: Locator): Promise<Control[]> {
  const found = await locator.evaluateAll((buttons) =>
    buttons.map((each) => ({
      name: each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
      enabled: !(each as HTMLButtonElement).disabled && each.getAttribute('aria-disabled') !== 'true' && each.closest('[inert]') === null,
      pressed: each.getAttribute('aria-pressed'),
    })),
  )
  return found.map((each, i) => ({ ...each, locator: locator.nth(i) }))
}
