import { fail } from '#kernel/errors.ts'
import { print, rounded, table } from './command.ts'
import { Progress } from './progress.ts'
import { readLearning, writeLearning, type Run } from './routine-file.ts'
import { learnedOf, PARTS } from './routine-games.ts'
import { afterRound, beginLearning, result, SNAPSHOT_EVERY, type Learning } from './routine-rounds.ts'
import { prepare, versionOf, type Prepared, type Results } from './series.ts'
import type { Setup } from './setup.ts'
import { Thread, threadsOr } from './thread.ts'
import { wilson } from './wilson.ts'

export interface RoutineFlags {
  readonly games: number | undefined
  readonly rounds: number | undefined
  readonly step: number | undefined
  readonly seed: string | undefined
  readonly file: string | undefined
  readonly workers: number | undefined
  readonly json: boolean
}

/** Games by which a result is judged. */
const JUDGED_BY = 1000

/**
 * Learns the numbers of a routine as evolution strategies do: games in which every seat has them moved a little up or
 * down show in what direction results get better.
 */
export async function tuneRoutine({ entry, game, seats, variant }: Setup, flags: RoutineFlags): Promise<number> {
  const learned = learnedOf(entry.id, entry.evaluation)
  const run: Run = { version: versionOf(game.id, {}), game: game.id, seats, variant, seed: flags.seed ?? '1', games: flags.games ?? 6000, step: flags.step ?? 1.5 }
  const rounds = flags.rounds ?? 64
  let learning = (flags.file === undefined ? undefined : readLearning(flags.file, run)) ?? beginLearning(learned.numbers(seats))
  const threads = Array.from({ length: Math.min(threadsOr(flags.workers), PARTS) }, () => new Thread())
  const progress = new Progress(`tune ${game.id}`, learning.rounds)
  try {
    while (learning.rounds < rounds) {
      learning = afterRound(learning, await slopesShown(threads, run, learning), { rounds, step: run.step, steps: learned.steps })
      if (flags.file !== undefined) writeLearning(flags.file, run, learning)
      progress.at(learning.rounds, rounds)
      if (learning.rounds % SNAPSHOT_EVERY === 0 && learning.rounds < rounds) progress.say(`after ${learning.rounds} rounds ${told(await judged(threads, run, learning), seats)}`)
    }
    const verdict = await judged(threads, run, learning)
    progress.done()
    const end = result(learning)
    const numbers = learned.names.map((name, i) => ({ name, now: rounded(learning.first[i]), learned: rounded(end[i]) }))
    const report = { rounds: learning.rounds, games: learning.rounds * run.games, ...verdict, numbers: Object.fromEntries(numbers.map(({ name, ...each }) => [name, each])) }
    if (flags.json) print(JSON.stringify(report))
    else {
      print(table([['number', 'now', 'learned'], ...numbers.map(({ name, now, learned: after }) => [name, now, after])]))
      print(`${report.games} games in ${report.rounds} rounds; ${told(verdict, seats)}`)
    }
    return 0
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

/** By number, how much better results are with a step more of it. */
async function slopesShown(threads: readonly Thread[], { game, seats, variant, seed, games }: Run, { rounds, first, numbers, snapshots }: Learning): Promise<number[]> {
  const parts = await inParts(threads, await prepare('practice', { game, seats, variant, seed: `${seed}/${seats}/${rounds}`, games, numbers, earlier: [first, ...snapshots] }))
  const moved = parts.reduce((sum, part) => sum + part.seats, 0)
  return numbers.map((_, i) => parts.reduce((sum, { slopes }) => sum + slopes[i], 0) / moved)
}

interface Verdict {
  readonly share: number
  readonly interval: readonly [number, number]
}

/** What is learned so far against the numbers of the beginning. */
async function judged(threads: readonly Thread[], { game, seats, variant, seed }: Run, learning: Learning): Promise<Verdict> {
  const parts = await inParts(threads, await prepare('trial', { game, seats, variant, seed: `${seed}/${seats}/trial`, games: JUDGED_BY, numbers: result(learning), against: learning.first }))
  const won = parts.reduce((sum, part) => sum + part.won, 0)
  const [low, high] = wilson(won, JUDGED_BY)
  return { share: rounded(won / JUDGED_BY, 4), interval: [rounded(low, 4), rounded(high, 4)] }
}

function told({ share, interval: [low, high] }: Verdict, seats: number): string {
  return `one seat wins ${percent(share)} against the numbers of the beginning (95 % interval ${percent(low)} to ${percent(high)}, fair is ${percent(1 / seats)})`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

type Part<K extends 'practice' | 'trial'> = Exclude<Results[K], { readonly error: string }>

/** All parts in their order, whichever is finished first. */
async function inParts<K extends 'practice' | 'trial'>(threads: readonly Thread[], prepared: Prepared<K>): Promise<Part<K>[]> {
  const parts: Part<K>[] = []
  let begun = 0
  await Promise.all(
    threads.map(async (thread) => {
      while (begun < PARTS) {
        const number = begun++
        const part = await thread.play(prepared, number)
        // Stopped, since another thread has met a fault.
        if (!part) return
        if ('error' in part) fail(part.code ?? 'routine.fault', part.error)
        else parts[number] = part as Part<K>
      }
    }),
  )
  return parts
}
