import type { Append, AppendResult, Storage } from './port.ts'

interface Waiting {
  readonly entry: Append
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the entries of one tick, and those that arrive while a commit is under way, into one commit: many matches
 * share the price of one write to disk, and none waits longer than for the commit before its own.
 */
export class GroupCommit {
  readonly #storage: Pick<Storage, 'append'>
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

  constructor(storage: Pick<Storage, 'append'>) {
    this.#storage = storage
  }

  /** Resolves when the entry is durable; rejects with its `StorageError`. */
  append(entry: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves when nothing is waiting any more: call it before closing the storage. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTick()
      const group = this.#waiting
      this.#waiting = []
      await this.#commit(group)
    }
    this.#running = undefined
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    let results: AppendResult[]
    try {
      results = await this.#storage.append(group.map(({ entry }) => entry))
    } catch (error) {
      for (const { reject } of group) reject(error)
      return
    }
    group.forEach(({ resolve, reject }, i) => {
      const result = results[i]
      if (result.ok) resolve()
      else reject(result.error)
    })
  }
}

/** After the sockets that are ready now have been read, so that their moves join the group. */
const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))
