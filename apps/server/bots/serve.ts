import { parentPort } from 'node:worker_threads'
import { seatAt, type Bot, type SeatAtTable } from '#bots/bot.ts'
import { advise } from '#bots/hint.ts'
import { makeBot } from '#bots/levels.ts'
import type { GameEntry } from '#games/registry.ts'
import { Random } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Decided, Task, Thought } from './thought.ts'

/** Bots remember what they thought about their match; those asked longest ago are forgotten. */
const MOST_BOTS = 12

/** The whole of a worker in which bots think about these games, one decision at a time. */
export function serveBots(entries: readonly GameEntry[]): void {
  const games = new Map<string, Game>()
  const bots = new Map<string, Bot>()
  const entryOf = (id: string): GameEntry => entries.find((each) => each.id === id) ?? fail('game.unknown', `There is no game "${id}"`)
  const gameOf = ({ game: id, override }: Task): Game => {
    const name = `${id} ${override === undefined ? '' : JSON.stringify(override)}`
    const game = games.get(name) ?? entryOf(id).make(override)
    games.set(name, game)
    return game
  }
  const botOf = ({ match, seat, level, game }: Thought): Bot => {
    const name = `${match} ${seat} ${level}`
    const bot = bots.get(name) ?? makeBot(level, entryOf(game).evaluation)
    bots.delete(name)
    bots.set(name, bot)
    for (const oldest of bots.keys()) if (bots.size > MOST_BOTS) bots.delete(oldest)
    return bot
  }
  const done = (task: Task): Decided => {
    const game = gameOf(task)
    const table: SeatAtTable = seatAt(game, game.parse(task.state), task.seat)
    const random = new Random(task.seed)
    return task.t === 'choose' ? { key: botOf(task).choose(table, random) } : { advice: advise(table, entryOf(task.game).evaluation, random) }
  }
  parentPort?.on('message', (text: string) => {
    let decided: Decided
    try {
      decided = done(JSON.parse(text) as Task)
    } catch (error) {
      decided = { error: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(JSON.stringify(decided))
  })
}
