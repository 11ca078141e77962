/** How far a long command is, on stderr: a line that rewrites itself on a terminal, else one line now and then. */
export class Progress {
  private readonly label: string
  /** What was there at the beginning tells nothing about the pace. */
  private readonly before: number
  private readonly started = Date.now()
  private next: number
  private shown = false

  constructor(label: string, before = 0) {
    this.label = label
    this.before = before
    this.next = this.started + FIRST
  }

  /** `done` of `total` in whatever is counted; `detail` follows. */
  at(done: number, total: number, detail: () => string = () => ''): void {
    const now = Date.now()
    if (now < this.next) return
    this.next = now + (process.stderr.isTTY ? EVERY_ON_TERMINAL : EVERY_IN_LOG)
    const part = total > 0 ? Math.min(1, done / total) : 0
    const left = done > this.before ? Math.ceil(((now - this.started) / 1000 / (done - this.before)) * Math.max(0, total - done)) : 0
    const more = detail()
    this.write(`${this.label}: ${Math.floor(part * 100)} %, about ${left} s left${more ? `, ${more}` : ''}`)
  }

  /** What is being done, where there is nothing to count. */
  say(detail: string): void {
    this.write(`${this.label}: ${detail}`)
  }

  done(): void {
    if (this.shown && process.stderr.isTTY) process.stderr.write('\n')
  }

  private write(text: string): void {
    this.shown = true
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
  }
}

const FIRST = 1_000
const EVERY_ON_TERMINAL = 250
const EVERY_IN_LOG = 10_000
