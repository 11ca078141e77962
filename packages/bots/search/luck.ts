import { branchOf, fastChance, type Chance, type Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import type { Option } from '#kernel/options.ts'
import type { Evaluation } from '../evaluation.ts'

/** Is called before every choice of a game, and lets fate decide upon it. */
export type Fate = (state: State<object>, asked: Pending, option: Option) => void

/**
 * The luck of one imagined world, the same for every game that is played on in it: the dice of one occasion fall alike. In
 * one stream a single roll more would shift all that come after it, and the games would have little in common.
 */
export function worldLuck({ occasion }: Evaluation, random: Random): () => Fate {
  const chance = fastChance(random)
  return () => {
    if (!occasion) {
      const own = [...chance]
      return (state) => void (state.chance = own)
    }
    const streams = new Map<number, Chance>()
    return (state, asked, option) => {
      const number = occasion(state, asked, option)
      let stream = streams.get(number)
      if (!stream) streams.set(number, (stream = branchOf(chance, number)))
      state.chance = stream
    }
  }
}
