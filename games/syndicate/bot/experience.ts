import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { handOf } from '../rules/operations.ts'
import { stockOf } from '../rules/resources.ts'
import type { State } from '../rules/state.ts'
import { openingWorth } from './openings.ts'
import { sleeperWorth } from './operations.ts'
import { collectionsLeft } from './time.ts'

/** What whole games have taught about things that a seat has, beyond what the evaluation says of them. Search goes by it, greedy does not. */

/**
 * In credits for each, with one to seven collections to come. Learned from games that greedy bots played on after both
 * sides had been given or robbed of things by chance: what one has by chance shows what it is worth, what one has
 * earned shows who was winning. Every credit counts early, when it makes the next base; so do cards and reinforcements,
 * and land at the rim, which is soon gone. Crew is worth less than it looks, and so are bases near the star.
 */
export const lessons = {
  firstCredits: [0.2, 0.2, 0.2, 0.6, 0.7, 1.4, 1.7],
  furtherCredits: [0.4, 0.4, 0.3, 0.3, 0.5, 0.7, 0.4],
  firstInfluence: [-0.1, -0.2, -0.1, 0.3, 0.8, 0.8, 0.7],
  furtherInfluence: [-0.7, -0.6, -0.2, 0.4, 1, 0.9, 0.6],
  firstCrew: [-0.6, -1.1, -1.5, -1.1, -1.2, -0.9, -0.1],
  furtherCrew: [0.2, -0.2, -0.4, -0.1, -0.6, -0.1, -0.5],
  exoBases: [-0.5, -0.4, 0.1, 3.2, 6.7, 9.7, 12.3],
  middleBases: [0.4, -0.9, -2, -1.9, -2, -0.7, -0.3],
  innerBases: [0, -1.2, -2.9, -4.5, -5.9, -3.2, -1.7],
  techLevels: [0.4, 0.4, 0.9, 1.7, 2.2, 0.9, -0.2],
  assaultLevels: [0.2, 0.9, 1.7, 3.7, 5.8, 6.5, 7.2],
  cards: [-1.9, -1.4, -0.8, 0.5, 2, 1.5, 2],
  sleeper: [0.7, 0.7, 1, -0.1, 2.7, 3.6, 3.2],
} as const
export type Thing = keyof typeof lessons

export const things = Object.keys(lessons) as Thing[]
const at = Object.fromEntries(things.map((thing, i) => [thing, i])) as Readonly<Record<Thing, number>>
const BASES = [at.exoBases, at.middleBases, at.innerBases]
const COLUMNS = lessons.cards.length

/** So much of each resource is its first part, and up to so much its further part; lessons say nothing of the rest. */
const PARTS = { credits: [8, 20], influence: [10, 20], crew: [10, 16] } as const

/** How much of everything a seat has. */
export function count(c: Content, s: State, seat: number, out: number[]): void {
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

const counted: number[] = []
const rows = things.map((thing) => lessons[thing])

export function experienceOf(c: Content, s: State, seat: number): number {
  if (s.syndicate[seat] < 0) return 0
  count(c, s, seat, counted)
  const place = Math.max(0, Math.min(COLUMNS - 1, collectionsLeft(s) - 1))
  const column = Math.min(COLUMNS - 2, Math.floor(place))
  const part = place - column
  let sum = openingWorth(c, s, seat)
  for (let i = 0; i < rows.length; i++) sum += counted[i] * (rows[i][column] + part * (rows[i][column + 1] - rows[i][column]))
  return sum
}
