import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { seatToAsk } from '#bots/play.ts'
import type { GameEntry } from '#games/registry.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { rounded, table } from './command.ts'

/** How long people wait for whole turns: the choices of one seat in a row, with nobody else's between them; alone every choice is a turn. */
export interface TurnSpeed {
  readonly game: string
  readonly seats: number
  readonly bot: string
  readonly turns: number
  readonly choices: number
  readonly meanMilliseconds: number
  readonly longestMilliseconds: number
  /** Choices of the longest turn. */
  readonly longestChoices: number
}

interface Turn {
  readonly seat: number
  choices: number
  milliseconds: number
}

/** The bot plays against itself, game after game, and remembers within a game. The turn that is going on when the time is up is finished. */
export function measureTurns(entry: GameEntry, seats: number, name: string, seconds: number): TurnSpeed {
  const game = entry.make()
  const turns: Turn[] = []
  let took = 0
  for (let number = 0; took < seconds * 1000; number++) {
    const bots = Array.from({ length: seats }, () => makeBot(name, entry.evaluation))
    const randoms = bots.map((_, seat) => new Random(`turns/${number}/${seat}`))
    const state = game.start({}, seats, secretFromSeed(`turns/${number}`))
    let turn: Turn | undefined
    while (state.over === 0) {
      const seat = seatToAsk(game, state)
      if (turn?.seat !== seat || seats === 1) {
        if (took >= seconds * 1000) break
        turn = { seat, choices: 0, milliseconds: 0 }
        turns.push(turn)
      }
      const started = performance.now()
      const key = bots[seat].choose(seatAt(game, state, seat), randoms[seat])
      const time = performance.now() - started
      took += time
      turn.choices++
      turn.milliseconds += time
      game.answer(state, seat, key)
    }
  }
  const longest = turns.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
  return {
    game: game.id,
    seats,
    bot: name,
    turns: turns.length,
    choices: turns.reduce((sum, { choices }) => sum + choices, 0),
    meanMilliseconds: rounded(took / turns.length, 1),
    longestMilliseconds: rounded(longest.milliseconds, 1),
    longestChoices: longest.choices,
  }
}

export function turnsInWords(rows: readonly TurnSpeed[]): string {
  return table([
    ['turns', 'seats', 'bot', 'turns', 'choices', 'ms/turn', 'longest', 'its choices'],
    ...rows.map((row) => [row.game, row.seats, row.bot, row.turns, row.choices, row.meanMilliseconds, row.longestMilliseconds, row.longestChoices]),
  ])
}
