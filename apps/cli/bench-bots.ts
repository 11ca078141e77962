import { decisionsOf, seatAt, type SeatAtTable } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { nextChoice } from '#bots/play.ts'
import type { GameEntry } from '#games/registry.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { rounded, table } from './command.ts'

/** The bots that are measured when nobody names others. */
export const MEASURED_BOTS: readonly string[] = ['greedy', 'search:160', 'search:1600']

export interface BotSpeed {
  readonly game: string
  readonly seats: number
  readonly bot: string
  /** Real choices only: a single option is not thought about. */
  readonly decisionsPerSecond: number
  /** States imagined: a search imagines one for each iteration, and hardly any more; where it plays games on by routine, several in each. */
  readonly iterationsPerSecond: number
  readonly meanMilliseconds: number
  readonly longestMilliseconds: number
  readonly decisions: number
}

/** Each bot by itself on one core, at the same positions from all of a game between greedy bots. */
export function measureBots(entry: GameEntry, seats: number, names: readonly string[], seconds: number): BotSpeed[] {
  const game = entry.make()
  const positions = samplePositions(entry, game, seats)
  return names.map((name) => {
    const random = new Random(`bench/${name}`)
    let iterations = 0
    // A bot that remembers would find half of the work done when a position comes again.
    const ask = ({ state, seat }: Position): void => void makeBot(name, entry.evaluation).choose(counted(seatAt(game, state, seat), () => iterations++), random)
    ask(positions[0])
    iterations = 0
    let longest = 0
    let decisions = 0
    let took = 0
    while (took < seconds * 1000) {
      const started = performance.now()
      ask(positions[decisions++ % positions.length])
      const time = performance.now() - started
      took += time
      if (time > longest) longest = time
    }
    return {
      game: game.id,
      seats,
      bot: name,
      decisionsPerSecond: rounded((decisions / took) * 1000, 1),
      iterationsPerSecond: Math.round((iterations / took) * 1000),
      meanMilliseconds: rounded(took / decisions, 1),
      longestMilliseconds: rounded(longest, 1),
      decisions,
    }
  })
}

export function botsInWords(rows: readonly BotSpeed[]): string {
  return table([
    ['bots', 'seats', 'bot', 'decisions/s', 'iterations/s', 'ms/decision', 'longest', 'decisions'],
    ...rows.map((row) => [row.game, row.seats, row.bot, row.decisionsPerSecond, row.iterationsPerSecond, row.meanMilliseconds, row.longestMilliseconds, row.decisions]),
  ])
}

interface Position {
  readonly state: State<object>
  readonly seat: number
}

const SAMPLED_POSITIONS = 40

/** So many choices from beginning to end of one game, in an order in which the first few are spread over it too. */
function samplePositions(entry: GameEntry, game: Game, seats: number): Position[] {
  const bots = Array.from({ length: seats }, () => makeBot('greedy', entry.evaluation))
  const randoms = bots.map((_, seat) => new Random(`positions/${seat}`))
  const state = game.start({}, seats, secretFromSeed('positions'))
  const met: Position[] = []
  while (state.over === 0) {
    const { seat, key } = nextChoice(game, state, bots, randoms)
    if (decisionsOf(game, state, seat).flatMap(({ options }) => options).length > 1) met.push({ state: game.copy(state), seat })
    game.answer(state, seat, key)
  }
  const count = Math.min(SAMPLED_POSITIONS, met.length)
  const spread = Array.from({ length: count }, (_, i) => met[Math.floor((i * met.length) / count)])
  const random = new Random('order')
  for (let i = spread.length - 1; i > 0; i--) {
    const j = random.int(i + 1)
    ;[spread[i], spread[j]] = [spread[j], spread[i]]
  }
  return spread
}

function counted(table: SeatAtTable, count: () => void): SeatAtTable {
  return {
    ...table,
    sample(random) {
      count()
      return table.sample(random)
    },
  }
}
