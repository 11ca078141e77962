import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { LONGEST_GAME, seatToAsk } from '#bots/play.ts'
import type { GameEntry } from '#games/registry.ts'
import { Random } from '#kernel/chance.ts'
import { must } from '#kernel/conformance/properties.ts'
import type { Table } from '#kernel/conformance/suite.ts'
import { Recorder, seededHeader } from '#kernel/record.ts'

/** One of every way to think, quick enough for many games. */
const KINDS: readonly string[] = ['greedy', 'search:12', 'novice', 'random']

/**
 * A game between bots of all kinds with what bots owe: they choose what is offered, they are never
 * at a loss, and a bot of the same kind that has only ever met what the seat could imagine chooses
 * the same. Returns the number of choices.
 */
export function botsConform(entry: GameEntry, { seats, variant }: Table, seed: string): number {
  const game = entry.make()
  const random = new Random(seed)
  const first = random.int(KINDS.length)
  const kinds = Array.from({ length: seats }, (_, seat) => KINDS[(first + seat) % KINDS.length])
  const pairs = kinds.map((kind) => ({ knowing: makeBot(kind, entry.evaluation), guessing: makeBot(kind, entry.evaluation) }))
  const recorder = new Recorder(game, seededHeader(game, variant, seats, seed))
  while (recorder.state.over === 0) {
    const { state } = recorder
    must(state.ply < LONGEST_GAME, 'the game ends', () => `${kinds.join(', ')}: ${state.ply} choices`)
    const seat = seatToAsk(game, state)
    const stream = `${seed}/${state.ply}`
    const key = pairs[seat].knowing.choose(seatAt(game, state, seat), new Random(stream))
    const twin = game.imagine(state, seat, random)
    const other = pairs[seat].guessing.choose(seatAt(game, twin, seat), new Random(stream))
    must(key === other, 'a bot is honest', () => `${kinds[seat]} at ply ${state.ply}, seat ${seat}: ${key} | ${other}`)
    recorder.choose(seat, key)
    game.check(recorder.state)
  }
  return recorder.state.ply
}
