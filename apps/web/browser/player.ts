import type { Locator, Page } from 'playwright-core'
import { Random } from '#kernel/chance.ts'
import type { Language } from '#words/line.ts'
import { uiWords, webWords } from './words.ts'

/** How somebody plays one game: the spoken names, or how they begin, of what is pressed when. */
export interface Manners {
  readonly title: string
  /** What completes a form. */
  readonly confirms: readonly string[]
  /** What brings the end nearer, pressed as soon as the fun is over. */
  readonly hurries: readonly string[]
  /** What decides nothing: it folds, explains, steps amounts or takes back. */
  readonly asides: readonly string[]
}

/**
 * Plays as somebody would who cannot see the code: it knows regions, buttons and cards by their role
 * and spoken name only. It tries things for a while and then hurries to the end.
 */
export class Player {
  readonly page: Page
  private readonly language: Language
  private readonly manners: Manners
  private readonly random: Random
  private readonly adventurous: number
  /** How many clicks it made, and the names of what it clicked. */
  clicks = 0
  readonly clicked = new Set<string>()
  private sameFor = 0
  private lastSeen = ''

  constructor(page: Page, language: Language, manners: Manners, seed: string, adventurous: number) {
    this.page = page
    this.language = language
    this.manners = manners
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
    const controls = await named(this.bar.getByRole('button').or(this.page.getByRole('dialog').getByRole('button')))
    if (await this.end.isVisible()) return
    if (this.isLost(controls)) return this.press(this.any(controls.filter(({ enabled }) => enabled)))
    const offered = controls.filter((each) => this.decides(each))
    const confirm = controls.find(({ name }) => this.manners.confirms.includes(name) || name === uiWords[this.language].confirm)
    if (confirm?.enabled && this.random.int(10) < 8) return this.press(confirm)
    const more = controls.filter(({ name, enabled }) => enabled && name === uiWords[this.language].more)
    if (confirm && !confirm.enabled && more.length > 0 && this.random.int(10) < 8) return this.press(this.any(more))
    const hurry = this.clicks > this.adventurous ? this.hurry(offered) : undefined
    if (hurry) return this.press(hurry)
    const all = [...offered, ...(await this.things())]
    if (all.length === 0) return this.page.waitForTimeout(25)
    return this.press(this.any(all))
  }

  /** The same choices again and again: time to take something back. */
  private isLost(controls: readonly Control[]): boolean {
    const seen = controls.map(({ name }) => name).join()
    this.sameFor = seen === this.lastSeen ? this.sameFor + 1 : 0
    this.lastSeen = seen
    return this.sameFor > 0 && this.sameFor % 20 === 0 && controls.some(({ enabled }) => enabled)
  }

  private any(controls: readonly Control[]): Control {
    return controls[this.random.int(controls.length)]
  }

  private hurry(offered: readonly Control[]): Control | undefined {
    for (const begins of this.manners.hurries) {
      const found = offered.find(({ name }) => name.startsWith(begins))
      if (found) return found
    }
    return undefined
  }

  /** Is it a button that can be pressed and decides something? */
  private decides({ name, enabled, pressed }: Control): boolean {
    const ui = uiWords[this.language]
    const web = webWords[this.language]
    const asides = [ui.hideChoices, ui.showChoices, ui.whyNot, ui.undo, ui.undoLast, ui.back, ui.cancel, ui.retract, ui.always, ui.less, ui.more, ui.close, web.playAgain, web.lookAtBoard, ...this.manners.asides]
    return enabled && pressed !== 'true' && name !== '' && !asides.some((each) => name.startsWith(each))
  }

  /** Things on the table that can be chosen say so by being pressable; others are only enlarged. */
  private async things(): Promise<Control[]> {
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

/** What a person could press now: neither switched off nor under an open dialogue. */
async function named(locator: Locator): Promise<Control[]> {
  const found = await locator.evaluateAll((buttons) => {
    const dialogue = [...document.querySelectorAll('dialog:modal')].at(-1)
    return buttons.map((each) => ({
      name: each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
      enabled: !(each as HTMLButtonElement).disabled && each.getAttribute('aria-disabled') !== 'true' && each.closest('[inert]') === null && (dialogue === undefined || dialogue.contains(each)),
      pressed: each.getAttribute('aria-pressed'),
    }))
  })
  return found.map((each, i) => ({ ...each, locator: locator.nth(i) }))
}
