import { setTimeout as sleep } from 'node:timers/promises'
import type { Collection } from '../collection.ts'
import type { Kind } from '../series.ts'
import { Runs } from './runs.ts'

const LOOK_EVERY = 500
const PUBLISH_EVERY = 30_000

/** Has what is missing played by `orrery worker` on any number of machines, and collects it. */
export async function playThere<K extends Kind>(collection: Collection<K>, silence: number): Promise<void> {
  const runs = await Runs.at(process.env['DATABASE_URL'])
  try {
    const name = await runs.open(collection.prepared.series)
    for (let published = -Infinity; ; await sleep(LOOK_EVERY)) {
      for (const result of await runs.results<K>(name, collection.known())) collection.add(result)
      for (const number of await runs.lost(name)) collection.lose(number, `game ${number} was given up: all who played it vanished`)
      if (collection.finished) break
      if (Date.now() - published > PUBLISH_EVERY) {
        await runs.publish(name, collection.missing(), silence)
        published = Date.now()
      }
      await runs.wakeUp()
    }
    await runs.shut(name)
  } finally {
    await runs.close()
  }
}

/** Takes a series off the queue; what was played stays. */
export async function callOff<K extends Kind>(collection: Collection<K>): Promise<void> {
  const runs = await Runs.at(process.env['DATABASE_URL'])
  try {
    await runs.shut(await runs.open(collection.prepared.series))
  } finally {
    await runs.close()
  }
}
