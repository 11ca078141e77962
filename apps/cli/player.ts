import { gameById } from '#games/registry.ts'
import { arenaPlayer } from './arena-games.ts'
import { botMaker } from './bots-by-name.ts'
import { practicePlayer, trialPlayer } from './routine-games.ts'
import type { Prepared, Results } from './series.ts'
import { coursePlayer } from './tune-games.ts'

/** Plays the games of a series by their numbers; where games are quick a number is a part of them. */
export async function playerOf({ series, code }: Prepared): Promise<(number: number) => Results[keyof Results]> {
  if (series.kind === 'practice') return practicePlayer(series.plan)
  if (series.kind === 'trial') return trialPlayer(series.plan)
  const { evaluation } = gameById(series.plan.game)
  const makers = await Promise.all(series.plan.bots.map((name) => botMaker(name, evaluation, code)))
  return series.kind === 'arena' ? arenaPlayer(series.plan, makers) : coursePlayer(series.plan, makers)
}
