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
    const labels = gameWords[this.language].labels
    const ui = uiWords[this.language]
    if (await this.closedDialogue()) return
    const names = await this.offered()
    const confirm = [labels.finishCollect, labels.confirmPayment, labels.confirmChoice, labels.confirmPassYes, ui.confirm].find((name) => names.includes(name))
    if (confirm !== undefined && this.random.int(10) < 8) return this.click(confirm)
    const hurried = this.clicks > this.adventurous
    if (hurried && names.includes(labels.actionPass)) return this.click(labels.actionPass)
    const cards = await this.cards()
    const pick = this.random.int(names.length + cards.length)
    if (names.length + cards.length === 0) return this.page.waitForTimeout(25)
    if (pick < names.length) return this.click(names[pick])
    return this.clickCard(cards[pick - names.length])
  }

  /** Buttons of the bar that decide something: not those that fold, explain, take back or step amounts. */
  private async offered(): Promise<string[]> {
    const ui = uiWords[this.language]
    const labels = gameWords[this.language].labels
    const aside = [ui.hideChoices, ui.showChoices, ui.whyNot, ui.undo, ui.undoLast, ui.back, ui.cancel, ui.retract, labels.cancel, labels.confirmPassNo, labels.whyReact]
    const all = await this.bar.getByRole('button', { disabled: false }).evaluateAll((buttons) => buttons.filter((each) => !each.hasAttribute('aria-pressed')).map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''))
    const amounts = new RegExp(`^(${ui.less}|${ui.more})`)
    return all.filter((name) => name !== '' && !aside.some((each) => name.startsWith(each)) && !amounts.test(name) && !name.startsWith(ui.always))
  }

  /** Cards on the table that can be chosen say so by being pressable; others are only enlarged. */
  private cards(): Promise<string[]> {
    return this.page.getByRole('main').getByRole('button', { pressed: false }).evaluateAll((buttons) => buttons.filter((each) => each.getAttribute('aria-pressed') === 'false').map((each) => each.getAttribute('aria-label') ?? '').filter((name) => name !== ''))
  }

  /** A card enlarged by curiosity is put back. */
  private async closedDialogue(): Promise<boolean> {
    const close = this.page.getByRole('dialog').getByRole('button', { name: uiWords[this.language].close, exact: true })
    if (!(await close.first().isVisible()) || (await this.end.isVisible())) return false
    await close.first().click({ timeout: 700 }).catch(() => undefined)
    return true
  }

  private async click(name: string): Promise<void> {
    await this.press(this.bar.getByRole('button', { name, exact: true }).first(), name)
  }

  private async clickCard(name: string): Promise<void> {
    await this.press(this.page.getByRole('main').getByRole('button', { name, exact: true }).first(), name)
  }

  private async press(control: Locator, name: string): Promise<void> {
    this.clicks++
    this.clicked.add(name)
    // What was there a moment ago may be gone: a rival has moved, a dialogue opened.
    await control.click({ timeout: 700 }).catch(() => undefined)
  }
}
