import { expect } from 'vitest'
import type WebSocket from 'ws'
import type { Prompt, TableSection, Update } from '#host/channel.ts'
import type { Hint, Reply, Request, Said, TableInfo } from '#host/protocol.ts'
import type { Random } from '#kernel/chance.ts'
import type { SeenEvent } from '#kernel/events.ts'

type Asked<T = Request> = T extends Request ? Omit<T, 'n'> : never

/** What a client keeps of one match, as the browser does. */
export class Seen {
  sections: Record<string, unknown> = {}
  log: SeenEvent[] = []
  number = 0
  table: TableInfo | undefined
  readonly said: Said[] = []
  readonly hints: Hint[] = []

  take({ number, sections, log }: Update): void {
    if (number === 1) this.sections = {}
    else if (number !== this.number + 1) throw new Error(`Update ${number} after ${this.number}`)
    this.number = number
    Object.assign(this.sections, sections)
    this.log = [...this.log.slice(0, log.from), ...log.events]
  }

  get prompts(): readonly Prompt[] {
    return (this.sections['prompts'] ?? []) as readonly Prompt[]
  }

  get required(): Prompt | undefined {
    return this.prompts.find(({ required }) => required)
  }

  get matchTable(): TableSection {
    return this.sections['table'] as TableSection
  }

  get over(): boolean {
    return this.number > 0 && this.matchTable.outcome !== null
  }
}

/** A socket as a client holds it: requests with answers, and what it has been told of each match. */
export class Line {
  /** Every message, as it came. */
  readonly raw: string[] = []
  /** Errors that answer no request. */
  readonly alarms: { code: string }[] = []
  closed: { code: number; reason: string } | undefined
  readonly #socket: WebSocket
  readonly #matches = new Map<string, Seen>()
  readonly #asked = new Map<number, (reply: Reply) => void>()
  readonly #waiting = new Set<() => void>()
  #n = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#take(data.toString('utf8')))
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
      this.#giveUp()
      for (const check of this.#waiting) check()
    })
    socket.on('error', () => undefined)
  }

  /** Rejects with the code of the refusal. */
  static open(socket: WebSocket): Promise<Line> {
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(new Line(socket)))
      socket.on('error', reject)
      socket.on('unexpected-response', (_request, response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => reject(new Error(`${response.statusCode} ${(JSON.parse(text) as { code: string }).code}`)))
      })
    })
  }

  match(id: string): Seen {
    const seen = this.#matches.get(id) ?? new Seen()
    this.#matches.set(id, seen)
    return seen
  }

  /** Resolves with the answer, whatever it is; with `socket.closed` when none can come. */
  ask(request: Asked, n = ++this.#n): Promise<Reply> {
    return new Promise((resolve) => {
      this.#asked.set(n, resolve)
      if (this.closed) this.#giveUp()
      else this.send(JSON.stringify({ ...request, n }))
    })
  }

  /** The code of a refusal, or `ok`. */
  async code(request: Asked): Promise<string> {
    const reply = await this.ask(request)
    return reply.t === 'error' ? reply.code : reply.t
  }

  send(text: string | Buffer): void {
    this.#socket.send(text)
  }

  /** Resolves when the condition holds. */
  until(what: string, holds: () => boolean, limit = 15_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(check)
        reject(new Error(`Waited in vain until ${what}; last heard: ${this.raw.at(-1)?.slice(0, 300)}`))
      }, limit)
      const check = (): void => {
        if (!holds()) return
        this.#waiting.delete(check)
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.add(check)
      check()
    })
  }

  /** Answers what must be answered, at random, until the game is over or `stop` says so. Gives the number of answers. */
  async play(match: string, random: Random, stop: () => boolean = () => false): Promise<number> {
    const seen = this.match(match)
    let answers = 0
    for (;;) {
      await this.until(`it is my turn in ${match}`, () => seen.over || stop() || this.closed !== undefined || seen.required !== undefined)
      const prompt = seen.required
      if (seen.over || stop() || !prompt || this.closed) return answers
      const reply = await this.ask({ t: 'answer', match, id: prompt.id, keys: [prompt.options[random.int(prompt.options.length)].key] })
      if (reply.t !== 'ok') throw new Error(`Refused: ${JSON.stringify(reply)}`)
      answers++
    }
  }

  /** Reads nothing any more. */
  pause(): void {
    this.#socket.pause()
  }

  drop(): void {
    this.#socket.terminate()
  }

  #giveUp(): void {
    for (const [n, resolve] of this.#asked) resolve({ t: 'error', n, code: 'socket.closed', message: '' })
    this.#asked.clear()
  }

  #take(text: string): void {
    this.raw.push(text)
    const reply = JSON.parse(text) as Reply
    switch (reply.t) {
      case 'ok':
      case 'error':
        if (reply.n === 0 && reply.t === 'error') this.alarms.push(reply)
        this.#asked.get(reply.n)?.(reply)
        this.#asked.delete(reply.n)
        break
      case 'table':
        this.match(reply.match).table = reply.table
        break
      case 'said':
        this.match(reply.match).said.push(...reply.messages)
        break
      case 'hint':
        this.match(reply.match).hints.push(reply.hint)
        break
      case 'update':
        this.match(reply.match).take(reply.update)
        break
    }
    for (const check of this.#waiting) check()
  }
}

/** Lets whoever must answer do so, at random, so many times or to the end. Gives the number of answers. */
export async function takeTurns(lines: readonly Line[], match: string, random: Random, count: number): Promise<number> {
  for (let answers = 0; answers < count; answers++) {
    while (!lines.some((line) => line.match(match).required ?? line.match(match).over)) await new Promise((resolve) => setTimeout(resolve, 1))
    const line = lines.find((each) => each.match(match).required)
    if (!line) return answers
    await line.play(match, random, once())
  }
  return count
}

const once = () => {
  let asked = 0
  return () => asked++ > 1
}

/** Nobody but the two people on the first seats is asked anything, and both have heard of it. */
export async function settled(lines: readonly Line[], match: string): Promise<void> {
  const quiet = () =>
    lines.some((line) => {
      const seen = line.match(match)
      // Whoever must answer sees the true position.
      return seen.over || (seen.required && (seen.sections['waiting'] as { seat: number }[]).every(({ seat }) => seat < 2))
    })
  do {
    await expect.poll(quiet, { interval: 2, timeout: 10_000 }).toBe(true)
    // An answer comes after whatever was sent before.
    for (const line of lines) await line.code({ t: 'leave', match: 'nothing' })
  } while (!quiet())
}
