import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { MatchRow } from '#host/protocol.ts'
import type { Header } from '#kernel/record.ts'
import type { LocalSeat } from './local-protocol.ts'

/** A match on this device without its lines. */
export interface KeptMatch {
  readonly id: string
  readonly name: string
  readonly header: Header
  readonly seats: readonly LocalSeat[]
  readonly status: 'running' | 'finished'
  readonly waitingFor: readonly number[]
  readonly waitingSince: number
  readonly plies: number
}

/** The game as a row of “my games”. */
export function rowOf({ id, name, header, seats, status, waitingFor, waitingSince, plies }: KeptMatch): MatchRow {
  return {
    id,
    game: header.game,
    name,
    status,
    seats: seats.map((seat) => (seat.kind === 'person' ? { ...seat, online: true, kept: false } : seat)),
    seat: waitingFor.find((seat) => seats[seat].kind === 'person') ?? seats.findIndex(({ kind }) => kind === 'person'),
    waitingFor,
    waitingSince,
    plies,
  }
}

/** Where games on this device are kept: the header and one line per move, appended. */
export interface Keep {
  all(): Promise<KeptMatch[]>
  read(id: string): Promise<{ match: KeptMatch; lines: string[] } | undefined>
  /** The match as it stands now, and the lines that are new. Resolves when they are safe. */
  write(match: KeptMatch, from: number, lines: readonly string[]): Promise<void>
  forget(id: string): Promise<void>
}

interface Tables extends DBSchema {
  matches: { key: string; value: KeptMatch }
  lines: { key: [string, number]; value: string }
}

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity])

export class DeviceKeep implements Keep {
  readonly #db: Promise<IDBPDatabase<Tables>>

  constructor() {
    this.#db = openDB<Tables>('orrery', 1, {
      upgrade(db) {
        db.createObjectStore('matches', { keyPath: 'id' })
        db.createObjectStore('lines')
      },
    })
  }

  async all(): Promise<KeptMatch[]> {
    return (await this.#db).getAll('matches')
  }

  async read(id: string): Promise<{ match: KeptMatch; lines: string[] } | undefined> {
    const transaction = (await this.#db).transaction(['matches', 'lines'])
    const [match, lines] = await Promise.all([transaction.objectStore('matches').get(id), transaction.objectStore('lines').getAll(linesOf(id))])
    return match && { match, lines }
  }

  async write(match: KeptMatch, from: number, lines: readonly string[]): Promise<void> {
    const transaction = (await this.#db).transaction(['matches', 'lines'], 'readwrite')
    const store = transaction.objectStore('lines')
    // `add` and not `put`: two tabs can never both write the same line.
    await Promise.all([...lines.map((line, i) => store.add(line, [match.id, from + i])), transaction.objectStore('matches').put(match), transaction.done])
  }

  async forget(id: string): Promise<void> {
    const transaction = (await this.#db).transaction(['matches', 'lines'], 'readwrite')
    await Promise.all([transaction.objectStore('matches').delete(id), transaction.objectStore('lines').delete(linesOf(id)), transaction.done])
  }
}

/** For browsers that keep nothing (a private window), and for tests. */
export class MemoryKeep implements Keep {
  readonly #matches = new Map<string, { match: KeptMatch; lines: string[] }>()

  all = (): Promise<KeptMatch[]> => Promise.resolve([...this.#matches.values()].map(({ match }) => match))

  read = (id: string): Promise<{ match: KeptMatch; lines: string[] } | undefined> => Promise.resolve(this.#matches.get(id))

  write(match: KeptMatch, from: number, lines: readonly string[]): Promise<void> {
    const known = this.#matches.get(match.id)?.lines ?? []
    if (known.length !== from) return Promise.reject(new Error(`Line ${from} does not follow ${known.length}`))
    this.#matches.set(match.id, { match, lines: [...known, ...lines] })
    return Promise.resolve()
  }

  forget(id: string): Promise<void> {
    this.#matches.delete(id)
    return Promise.resolve()
  }
}
