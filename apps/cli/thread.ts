import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Kind, Prepared, Results } from './series.ts'

/** What a thread is sent. */
export interface Ask {
  readonly prepared: Prepared
  readonly number: number
}

/** All cores, unless told. */
export const threadsOr = (count: number | undefined): number => count ?? availableParallelism()

/** A worker thread that plays one game at a time. */
export class Thread {
  private worker: Worker | undefined
  private waiting: Waiting | undefined

  /** Nothing when the thread was stopped meanwhile. */
  async play<K extends Kind>(prepared: Prepared<K>, number: number): Promise<Results[K] | undefined> {
    const result = await new Promise<Results[Kind] | undefined>((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.worker ??= this.start()
      this.worker.postMessage({ prepared, number } satisfies Ask)
    })
    return result as Results[K] | undefined
  }

  /** In the middle of a game too. */
  async stop(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    this.waiting?.resolve(undefined)
    await worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(new URL('./series-thread.js', import.meta.url))
    const fallen = (error: Error): void => {
      if (this.worker !== worker) return
      this.worker = undefined
      this.waiting?.reject(error)
    }
    worker.on('message', (result: Results[Kind]) => this.waiting?.resolve(result))
    worker.on('error', fallen)
    worker.on('exit', (code) => fallen(new Error(`The thread ended in the middle of a game (${code})`)))
    return worker
  }
}

interface Waiting {
  resolve(result: Results[Kind] | undefined): void
  reject(error: Error): void
}
