import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseRecord } from '#kernel/record.ts'
import { layOut, type LaidOut } from './laid-out.ts'
import { momentsOf } from './records.ts'
import { setStage, type Stage } from './stage.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The match of a game's most crowded position. */
export const CROWDED = 'crowded'

export interface GameStage extends Stage {
  readonly game: string
  /** Each kind of decision where the game's records meet it first; the match is called like the decision. */
  readonly decisions: readonly LaidOut[]
}

/** The one browser and server of a game's tests, with its most crowded position, every kind of decision and `more` laid out. */
export function setGameStage(game: string, title: string, more: readonly LaidOut[] = []): GameStage {
  const decisions = firstMeetings(game)
  const { header, lines } = parseRecord(readFileSync(join(root, 'games', game, 'test', 'crowded.rec'), 'utf8'))
  const stage = setStage((browser) => layOut(browser, title, [{ id: CROWDED, header, lines, seat: 0 }, ...decisions, ...more]))
  return Object.assign(stage, { game, decisions })
}

/** For each kind of decision, the earliest place in the game's records where somebody is asked it. */
function firstMeetings(game: string): LaidOut[] {
  const met = new Map<string, LaidOut>()
  for (const { pending, ply, layOut: laidOut } of momentsOf(game)) for (const { frame, seat } of pending) if (ply < (met.get(frame.step)?.lines.length ?? Infinity)) met.set(frame.step, laidOut(frame.step, seat))
  return [...met.values()]
}
