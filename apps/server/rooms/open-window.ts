import type { Waits } from '#host/window.ts'
import type { Position } from '../worker/messages.ts'
import type { Life } from './life.ts'

/** Closes the windows to react of one match when their time is up. How long that is depends only on whom they wait for. */
export class OpenWindow {
  readonly #times: Readonly<Record<Waits, () => number>>
  #open: { readonly n: number; readonly timer: NodeJS.Timeout } | undefined

  /** Milliseconds, asked once for each window. */
  constructor(times: Readonly<Record<Waits, () => number>>) {
    this.#times = times
  }

  get isOpen(): boolean {
    return this.#open !== undefined
  }

  follow(window: Position['window'], life: Life): void {
    if (window?.n === this.#open?.n) return
    this.forget()
    if (!window) return
    // A life that ends meanwhile takes its window with it; the next one opens it anew.
    const close = (): void => void life.ask({ t: 'close', window: window.n }).catch(() => undefined)
    this.#open = { n: window.n, timer: setTimeout(close, this.#times[window.waits]()).unref() }
  }

  forget(): void {
    clearTimeout(this.#open?.timer)
    this.#open = undefined
  }
}
