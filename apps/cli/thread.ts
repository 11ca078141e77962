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
  private end: (() => void) | undefined

  /** Nothing when the thread was stopped meanwhile. */
  play<K extends Kind>(prepared: Prepared<K>, number: number): Promise<Results[K] | undefined> {
    const worker = (this.worker ??= new Worker(new URL('./series-thread.js', import.meta.url)))
    return new Promise<Results[K] | undefined>((resolve, reject) => {
      this.end = () => resolve(undefined)
      worker.once('error', reject)
      worker.once('message', (result: Results[K]) => {
        worker.off('error', reject)
        resolve(result)
      })
      worker.postMessage({ prepared, number } satisfies Ask)
    })
  }

  /** In the middle of a game too. */
  async stop(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    this.end?.()
    await worker?.terminate()
  }
}
