import { fail } from '#kernel/errors.ts'
import type { Loss } from '../worker/match-workers.ts'
import type { RoomDeps } from './life-cycle.ts'
import { Room } from './room.ts'

const SWEEPS_PER_LIMIT = 4
const LONGEST_BETWEEN_SWEEPS = 5000

/** The rooms that somebody needs at this moment; all others sleep in storage. */
export class Rooms {
  readonly #deps: RoomDeps
  readonly #rooms = new Map<string, Room>()
  readonly #sleepAfter: number
  readonly #sweep: NodeJS.Timeout

  constructor(deps: RoomDeps, sleepAfter: number) {
    this.#deps = deps
    this.#sleepAfter = sleepAfter
    const shortest = Math.min(sleepAfter, deps.keepAfter || sleepAfter)
    this.#sweep = setInterval(() => this.sweep(), Math.min(shortest / SWEEPS_PER_LIMIT, LONGEST_BETWEEN_SWEEPS))
    this.#sweep.unref()
  }

  /** Of a match that exists. */
  at(id: string): Room {
    const room = this.#rooms.get(id) ?? new Room(id, this.#deps)
    this.#rooms.set(id, room)
    room.touch()
    return room
  }

  /** The same for an id from outside. */
  async open(id: string): Promise<Room> {
    if (!this.#rooms.has(id) && !(await this.#deps.storage.match(id))) fail('match.unknown', 'There is no such match')
    return this.at(id)
  }

  /** If somebody is there. */
  find(id: string): Room | undefined {
    return this.#rooms.get(id)
  }

  /** Matches that wait for a bot go on by themselves. */
  async wakeThoseAwaitingBots(): Promise<void> {
    for (const id of await this.#deps.storage.matchesAwaitingBots()) await this.at(id).wake().catch(() => undefined)
  }

  lost({ why, matches, guilty }: Loss): void {
    this.#deps.log.error({ why, matches: matches.length }, 'a worker is replaced')
    for (const id of matches) this.#rooms.get(id)?.lost(id === guilty, why)
  }

  sweep(): void {
    const now = performance.now()
    for (const room of this.#rooms.values()) {
      const { idleSince } = room
      if (idleSince === undefined) room.keepSeatsOfAbsent(now)
      else if (now - idleSince >= this.#sleepAfter) {
        this.#rooms.delete(room.id)
        void room.close()
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    await Promise.all([...this.#rooms.values()].map((room) => room.close()))
  }
}
