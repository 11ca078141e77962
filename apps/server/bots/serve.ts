import { parentPort } from 'node:worker_threads'
import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import type { GameEntry } from '#games/registry.ts'
import { Random } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Decided, Thought } from './thought.ts'

/** The whole of a worker in which bots think about these games, one decision at a time. */
export function serveBots(entries: readonly GameEntry[]): void {
  const games = new Map<string, Game>()
  const gameOf = (entry: GameEntry, override: unknown): Game => {
    const name = `${entry.id} ${override === undefined ? '' : JSON.stringify(override)}`
    const game = games.get(name) ?? entry.make(override)
    games.set(name, game)
    return game
  }
  const choose = ({ game: id, override, state, seat, level, seed }: Thought): string => {
    const entry = entries.find((each) => each.id === id) ?? fail('game.unknown', `There is no game "${id}"`)
    const game = gameOf(entry, override)
    return makeBot(level, entry.evaluation).choose(seatAt(game, game.parse(state), seat), new Random(seed))
  }
  parentPort?.on('message', (text: string) => {
    let decided: Decided
    try {
      decided = { key: choose(JSON.parse(text) as Thought) }
    } catch (error) {
      decided = { error: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(JSON.stringify(decided))
  })
}
