import type { Random } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Bot, SeatAtTable } from './bot.ts'
import type { Evaluation } from './evaluation.ts'
import { GreedyBot } from './greedy.ts'

/** Of ten options a beginner overlooks so many. */
const OVERLOOKED = 5

/** Takes the best of what it notices, after a short look. */
export class NoviceBot implements Bot {
  readonly name = 'novice'
  private readonly eye: GreedyBot

  constructor(evaluation: Evaluation) {
    this.eye = new GreedyBot(evaluation, { samples: 1, positions: 30, least: 1 })
  }

  choose(table: SeatAtTable, random: Random): string {
    const all = this.eye.appraise(table, random)
    if (all.length === 0) fail('bot.notAsked', `Seat ${table.seat} is not asked anything`)
    const certain = random.int(all.length)
    const noticed = all.filter((_, i) => i === certain || random.int(10) >= OVERLOOKED)
    let best = noticed[0]
    for (const each of noticed) if (each.value > best.value) best = each
    return best.key
  }
}
