import type { Random } from './chance.ts'
import type { Pending, State } from './definition.ts'
import type { Game } from './game.ts'
import type { Option } from './options.ts'

/** A seat and an option at random. Optional decisions are taken up now and then, or nobody would ever move on. */
export function randomChoice<G extends object>(game: Game<G>, state: State<G>, random: Random): { pending: Pending; option: Option } {
  const all = game.pending(state)
  let pending = all[all.length > 1 ? random.int(all.length) : 0]
  if (!pending.required && random.int(3) > 0) pending = all.find((each) => each.required) ?? pending
  return { pending, option: pending.options[pending.options.length > 1 ? random.int(pending.options.length) : 0] }
}
