import type { Collection } from './collection.ts'
import type { Kind } from './series.ts'
import { Thread } from './thread.ts'

/** Plays what is missing on this machine. The results do not depend on how many threads there are. */
export async function playHere<K extends Kind>(collection: Collection<K>, count: number): Promise<void> {
  const numbers = collection.missing()
  const threads = Array.from({ length: Math.min(count, numbers.length) }, () => new Thread())
  const stop = (): Promise<unknown> => Promise.all(threads.map((thread) => thread.stop()))
  try {
    await Promise.all(
      threads.map(async (thread) => {
        while (!collection.finished) {
          const number = numbers.shift()
          if (number === undefined) return
          const result = await thread.play(collection.prepared, number)
          if (result) collection.add(result)
          // Games that are still under way elsewhere would come too late to count.
          if (collection.finished) await stop()
        }
      }),
    )
  } finally {
    await stop()
  }
}
