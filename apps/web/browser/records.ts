import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameById } from '#games/registry.ts'
import type { Pending } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import { parseRecord, Recorder, resume } from '#kernel/record.ts'
import type { LaidOut } from './laid-out.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Moment {
  /** Who is asked what. */
  readonly pending: readonly Pending[]
  /** All that has happened in this record so far. */
  readonly events: readonly GameEvent[]
  readonly ply: number
  /** The table as it stands, for the visitor to take a seat at. */
  layOut(id: string, seat: number): LaidOut
}

/** Every moment of a game's records, its most crowded position last. */
export function* momentsOf(id: string): Generator<Moment> {
  const folder = join(root, 'games', id, 'test')
  const game = gameById(id).make()
  for (const file of [...readdirSync(join(folder, 'golden')).filter((name) => name.endsWith('.rec')).map((name) => join('golden', name)), 'crowded.rec']) {
    const { header, lines } = parseRecord(readFileSync(join(folder, file), 'utf8'))
    const events: GameEvent[] = []
    const recorder = new Recorder(game, header, (event) => events.push(event))
    for (const [ply, line] of lines.entries()) {
      if (!game.outcome(recorder.state)) yield { pending: game.pending(recorder.state), events, ply, layOut: (name, seat) => ({ id: name, header, lines: lines.slice(0, ply), seat }) }
      resume(recorder, line, (event) => events.push(event))
    }
  }
}
