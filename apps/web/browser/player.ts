import type { ElementHandle, Locator, Page } from 'playwright-core'
import { Random } from '#kernel/chance.ts'
import type { Language } from '#words/line.ts'
import { uiWords, webWords } from './words.ts'

/** How somebody plays one game: the spoken names of what is pressed when. */
export interface Manners {
  readonly title: string
  /** What completes a form. */
  readonly confirms: readonly string[]
  /** What brings the end nearer, or how it begins; pressed as soon as the fun is over. */
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

  /** Until the final score is shown. */
  async playToEnd(mostSeconds: number): Promise<void> {
    const deadline = Date.now() + mostSeconds * 1000
    while (await this.step()) {
      if (Date.now() > deadline) throw new Error(`Not at the end after ${this.clicks} clicks: ${await this.bar.innerText()}`)
    }
  }

  /** One click, or a short wait for the others; false when the final score is shown. */
  async step(): Promise<boolean> {
    const seen = await look(this.page, uiWords[this.language].yourDecision)
    const next = this.next(seen.controls)
    if (next === 'over') return false
    if (next === undefined) await this.page.waitForTimeout(25)
    else await this.press(next, await seen.element(next))
    await seen.forget()
    return true
  }

  private next(controls: readonly Control[]): Control | 'over' | undefined {
    const ui = uiWords[this.language]
    const asked = controls.filter(({ place }) => place !== 'board')
    if (asked.some(({ place, name }) => place === 'dialogue' && name.startsWith(webWords[this.language].playAgain))) return 'over'
    const offered = asked.filter((each) => this.decides(each))
    // A card enlarged by curiosity is put back; a dialogue that asks something stays open.
    const close = asked.find(({ place, name, enabled }) => place === 'dialogue' && enabled && name === ui.close)
    if (close && !offered.some(({ place }) => place === 'dialogue')) return close
    if (this.isLost(asked)) return this.any(asked.filter(({ enabled }) => enabled))
    const confirm = controls.find(({ name }) => this.manners.confirms.includes(name) || name === ui.confirm)
    if (confirm?.enabled && this.random.int(10) < 8) return confirm
    const more = asked.filter(({ name, enabled }) => enabled && name === ui.more)
    if (confirm && !confirm.enabled && more.length > 0 && this.random.int(10) < 8) return this.any(more)
    const hurry = this.clicks > this.adventurous ? this.hurry(offered) : undefined
    if (hurry) return hurry
    // Things on the table that can be chosen say so by being pressable; others are only enlarged.
    const things = controls.filter(({ place, enabled, pressed }) => place === 'board' && enabled && pressed === 'false')
    // However much lies on the table, what the bar offers is taken every other time: it may be what ends a move.
    const either = [offered, things].filter(({ length }) => length > 0)
    return either.length === 0 ? undefined : this.any(either[this.random.int(either.length)])
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
    const asides = [ui.hideChoices, ui.showChoices, ui.whyNot, ui.undo, ui.undoLast, ui.back, ui.cancel, ui.retract, ui.always, ui.less, ui.more, ui.close, web.playAgain, web.lookAtBoard]
    return enabled && pressed !== 'true' && name !== '' && !this.manners.asides.includes(name) && !asides.some((each) => name.startsWith(each))
  }

  private async press({ name }: Control, element: ElementHandle | null): Promise<void> {
    this.clicks++
    this.clicked.add(name)
    // What was there a moment ago may be gone: a rival has moved, a dialogue opened.
    const at = await element?.evaluate(middleInSight).catch(() => undefined)
    if (at) await this.page.mouse.click(at.x, at.y)
    else await element?.click({ timeout: 700 }).catch(() => undefined)
  }
}

/** Where a finger would meet it; undefined if something lies over it, or it is out of sight. */
function middleInSight(node: Node): { x: number; y: number } | undefined {
  const element = node as Element
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { x: left + width / 2, y: top + height / 2 }
  return element.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined
}

interface Control {
  readonly index: number
  readonly name: string
  /** In the bar that asks, in a dialogue, or anywhere else on the table. */
  readonly place: 'bar' | 'dialogue' | 'board'
  /** Could a person press it now? It is neither switched off nor under an open dialogue. */
  readonly enabled: boolean
  readonly pressed: string | null
}

interface Look {
  readonly controls: readonly Control[]
  element(control: Control): Promise<ElementHandle | null>
  forget(): Promise<void>
}

/** Every button that is shown, with its spoken name: one glance at the page. */
async function look(page: Page, barName: string): Promise<Look> {
  const buttons = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLElement>('button, [role=button]')].filter((each) => each.closest('main, dialog, [role=dialog]') && each.checkVisibility({ visibilityProperty: true }) && each.closest('[aria-hidden=true]') === null))
  const controls = await buttons.evaluate((all, barName): Control[] => {
    const open = document.querySelectorAll('dialog:modal')
    // Of several open dialogues the one that lies on top: everywhere, its backdrop included, it is what a finger meets.
    const dialogue = open.length === 0 ? undefined : (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog:modal') ?? open[open.length - 1])
    const bar = [...document.querySelectorAll('section[aria-labelledby]')].find((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() === barName)
    return all.map((each, index) => ({
      index,
      name: each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
      place: bar?.contains(each) ? 'bar' : each.closest('dialog, [role=dialog]') ? 'dialogue' : 'board',
      enabled: !(each as HTMLButtonElement).disabled && each.getAttribute('aria-disabled') !== 'true' && each.closest('[inert]') === null && (dialogue === undefined || dialogue.contains(each)),
      pressed: each.getAttribute('aria-pressed'),
    }))
  }, barName)
  return {
    controls,
    element: async ({ index }) => (await buttons.getProperty(String(index))).asElement() as ElementHandle | null,
    forget: () => buttons.dispose(),
  }
}
