import { fail } from '#kernel/errors.ts'
import type { Collection } from './collection.ts'
import { print } from './command.ts'
import type { Flags } from './flags.ts'
import { playHere } from './play-here.ts'
import { callOff, playThere } from './queue/play-there.ts'
import type { Kind } from './series.ts'
import { threadsOr } from './thread.ts'

export const LONG_RUN_FLAGS = { file: 'text', workers: 'count', queue: 'switch', silence: 'count', cancel: 'switch', json: 'switch' } as const
export const LONG_RUN_USAGE = '[--file F] [--workers W | --queue [--silence SECONDS] [--cancel]] [--json]'

/** A worker that gives no sign of life for so many seconds is taken for dead. */
const SILENCE = 60

/** Plays what is missing, here or by the queue. False when the run was only taken off the queue. */
export async function playLong<K extends Kind>(collection: Collection<K>, flags: Flags<typeof LONG_RUN_FLAGS>): Promise<boolean> {
  if (!flags.queue && (flags.cancel || flags.silence !== undefined)) fail('cli.flag', '--silence and --cancel go with --queue.')
  if (flags.cancel) {
    await callOff(collection)
    print('The run is off the queue; what was played is kept.')
    return false
  }
  if (flags.queue) await playThere(collection, flags.silence ?? SILENCE)
  else await playHere(collection, threadsOr(flags.workers))
  return true
}
