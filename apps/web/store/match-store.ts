import type { Prompt, TableSection, Update } from '#host/channel.ts'
import type { Hint, Said, TableInfo, Wish } from '#host/protocol.ts'
import type { SeenEvent } from '#kernel/events.ts'
import { OrreryError } from '#kernel/errors.ts'
import type { Link, LinkState, News } from '../connection/link.ts'

/** The game as this viewer has been told it. */
export interface Position {
  /** The view's sections; those that an update does not name keep their identity. */
  readonly view: Readonly<Record<string, unknown>>
  readonly prompts: readonly Prompt[]
  readonly table: TableSection
  readonly log: readonly SeenEvent[]
}

export interface Snapshot {
  readonly link: LinkState
  readonly info: TableInfo | undefined
  /** Undefined in the lobby, and until the first update. */
  readonly position: Position | undefined
  readonly said: readonly Said[]
  /** The last one asked for. */
  readonly hint: Hint | undefined
  /** On this device: the seats that must answer. */
  readonly waiting: readonly number[]
  /** The ply at which the viewer has last answered, on this page. */
  readonly answeredAt: number | undefined
  /** Why the table cannot be opened. */
  readonly error: string | undefined
}

const blank: Snapshot = { link: 'connecting', info: undefined, position: undefined, said: [], hint: undefined, waiting: [], answeredAt: undefined, error: undefined }

/** An update on top of what was known: sections replaced, the log cut at `from` and continued. */
export function applyUpdate(known: Position | undefined, { number, sections, log }: Update): Position {
  const before = number === 1 ? undefined : known
  const { prompts, table, ...view } = sections
  const kept = before?.log ?? []
  return {
    view: Object.keys(view).length === 0 && before ? before.view : { ...before?.view, ...view },
    prompts: (prompts as readonly Prompt[] | undefined) ?? before?.prompts ?? [],
    table: (table as TableSection | undefined) ?? before?.table ?? noTable,
    log: log.events.length === 0 && log.from === kept.length ? kept : [...kept.slice(0, log.from), ...log.events],
  }
}

const noTable: TableSection = { controls: [], resigned: [], undo: 0, proposal: null, canRetract: false, standing: {}, outcome: null, window: null }

/** Follows one table over a link for as long as somebody listens. */
export class MatchStore {
  readonly id: string
  readonly #link: Link
  readonly #listeners = new Set<() => void>()
  #ends: (() => void)[] = []
  #snapshot: Snapshot
  #number = 0

  constructor(link: Link, id: string) {
    this.id = id
    this.#link = link
    this.#snapshot = { ...blank, link: link.state }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#open()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#close()
    }
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  async answer(prompt: Prompt, keys: readonly string[]): Promise<void> {
    const ply = Number(this.#snapshot.position?.view['ply'] ?? 0)
    await this.wish({ t: 'answer', id: prompt.id, keys })
    this.#set({ answeredAt: ply })
  }

  wish(wish: Wish): Promise<void> {
    return this.#link.request(this.id, wish)
  }

  /** After a failure. */
  retry(): void {
    this.#set({ error: undefined })
    this.#join()
  }

  #open(): void {
    this.#ends = [this.#link.onNews((news) => this.#hear(news)), this.#link.onState((state) => this.#set({ link: state }))]
    this.#snapshot = { ...this.#snapshot, link: this.#link.state }
    this.#join()
  }

  #close(): void {
    for (const end of this.#ends) end()
    this.#link.leave(this.id)
  }

  #join(): void {
    this.#link.join(this.id).catch((error: unknown) => this.#set({ error: error instanceof OrreryError ? error.code : 'unknown' }))
  }

  #hear(news: News): void {
    if (news.t === 'trouble' || news.match !== this.id) return
    switch (news.t) {
      case 'table':
        return this.#set({ info: news.table, error: undefined })
      case 'waiting':
        return this.#set({ waiting: news.seats })
      case 'said':
        return this.#set({ said: merged(this.#snapshot.said, news.messages) })
      case 'hint':
        return this.#set({ hint: news.hint })
      case 'update':
        return this.#update(news.update)
    }
  }

  #update(update: Update): void {
    // A gap cannot happen on one connection; should it, everything is asked for again.
    if (update.number !== 1 && update.number !== this.#number + 1) return this.#join()
    this.#number = update.number
    this.#set({ position: applyUpdate(this.#snapshot.position, update) })
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Joining again repeats what was said; every message is shown once. */
function merged(known: readonly Said[], more: readonly Said[]): readonly Said[] {
  const numbers = new Set(known.map(({ n }) => n))
  const fresh = more.filter(({ n }) => !numbers.has(n))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.n - b.n)
}
