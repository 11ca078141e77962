import { parentPort } from 'node:worker_threads'
import { playerOf } from './player.ts'
import { nameOf, type Prepared } from './series.ts'
import type { Ask } from './thread.ts'

/** Plays one game after the other, of whatever series it is asked for, and answers each with its result. */
let last: { name: string; play: ReturnType<typeof playerOf> } | undefined

parentPort?.on('message', ({ prepared, number }: Ask) => {
  void playing(prepared).then((play) => parentPort?.postMessage(play(number)))
})

function playing(prepared: Prepared): ReturnType<typeof playerOf> {
  const name = nameOf(prepared.series)
  if (last?.name !== name) last = { name, play: playerOf(prepared) }
  return last.play
}
