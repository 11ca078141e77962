import type { Learned } from '#bots/evaluation.ts'
import type { Content } from '../../data/content.ts'
import type { State } from '../../rules/state.ts'
import { forFour } from './for-four.ts'
import { forThree } from './for-three.ts'
import { forTwo } from './for-two.ts'
import { listed, namesIn, shaped, stepsOf, type Numbers } from './numbers.ts'
import { routineBy, type Routine } from './routine.ts'

/** With two players, three, and four or more. */
const tables: readonly Numbers[] = [forTwo, forThree, forFour]
const indexFor = (seats: number): number => Math.max(0, Math.min(tables.length - 1, seats - 2))

/** Who plays by routine goes by what games at a table of this size have taught. */
export function routineOf(c: Content): Routine {
  const routines = tables.map((numbers) => routineBy(c, numbers))
  return (s, asked) => routines[indexFor(s.seats)](s, asked)
}

export const learnedBy = (c: Content): Learned<State> => ({
  names: namesIn(forTwo),
  steps: stepsOf(forTwo),
  numbers: (seats) => listed(tables[indexFor(seats)]),
  routineBy: (numbers) => ({ choose: routineBy(c, shaped(forTwo, numbers)) }),
})
