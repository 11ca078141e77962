import type { Experience } from '#bots/evaluation.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { handOf } from '../rules/operations.ts'
import { stockOf } from '../rules/resources.ts'
import type { State } from '../rules/state.ts'
import { forFour, forTwo, PARTS, things, type Thing } from './lessons.ts'
import { openingWorth } from './openings.ts'
import { sleeperWorth } from './operations.ts'
import { shake } from './shake.ts'
import { collectionsLeft } from './time.ts'

/** What whole games have taught, about syndicates and about things that a seat has. */

const at = Object.fromEntries(things.map((thing, i) => [thing, i])) as Readonly<Record<Thing, number>>
const BASES = [at.exoBases, at.middleBases, at.innerBases]
const COLUMNS = forTwo.cards.length

/** Rows of the table for so many players; between two and four it is the mean. */
function rowsFor(seats: number): readonly (readonly number[])[] {
  const part = Math.min(1, (seats - 2) / 2)
  return things.map((thing) => forTwo[thing].map((worth, column) => worth + part * (forFour[thing][column] - worth)))
}
const rowsBySeats = [2, 3, 4, 5].map(rowsFor)

function count(c: Content, s: State, seat: number, out: number[]): void {
  const split = (held: number, [first, all]: readonly [number, number], one: number, other: number): void => {
    out[one] = Math.min(held, first)
    out[other] = Math.max(0, Math.min(held, all) - first)
  }
  split(stockOf(s, seat, CREDITS), PARTS.credits, at.firstCredits, at.furtherCredits)
  split(stockOf(s, seat, INFLUENCE), PARTS.influence, at.firstInfluence, at.furtherInfluence)
  split(stockOf(s, seat, CREW), PARTS.crew, at.firstCrew, at.furtherCrew)
  for (const zone of BASES) out[zone] = 0
  for (let place = 0; place < TERRITORIES; place++) if (s.owner[place] === seat) out[BASES[c.territories.zone[place]]]++
  out[at.techLevels] = s.tech[seat]
  out[at.assaultLevels] = s.assault[seat]
  out[at.cards] = handOf(s, seat).length
  out[at.sleeper] = sleeperWorth(c, s, seat)
}

/** Between which columns of the table a position lies: the first of them, and how far from it. */
function placeOf(s: State): { column: number; part: number } {
  const place = Math.max(0, Math.min(COLUMNS - 1, collectionsLeft(s) - 1))
  const column = Math.min(COLUMNS - 2, Math.floor(place))
  return { column, part: place - column }
}

export function experienceOf(c: Content): Experience<State> {
  const counted: number[] = []
  return {
    lessons: things.flatMap((thing) => forTwo[thing].map((_, column) => `${thing}, ${column + 1} to come`)),
    worths: (seats) => rowsFor(seats).flat(),
    count(state, seat, out) {
      count(c, state, seat, counted)
      const { column, part } = placeOf(state)
      out.length = things.length * COLUMNS
      out.fill(0)
      things.forEach((_, i) => {
        out[i * COLUMNS + column] = (1 - part) * counted[i]
        out[i * COLUMNS + column + 1] = part * counted[i]
      })
    },
    worth(state, seat) {
      if (state.syndicate[seat] < 0) return 0
      count(c, state, seat, counted)
      const { column, part } = placeOf(state)
      const rows = rowsBySeats[state.seats - 2]
      let sum = openingWorth(c, state, seat)
      for (let i = 0; i < rows.length; i++) sum += counted[i] * (rows[i][column] + part * (rows[i][column + 1] - rows[i][column]))
      return sum
    },
    shake: (play, state, random) => shake(c, play, state, random),
    clear: 40,
  }
}
