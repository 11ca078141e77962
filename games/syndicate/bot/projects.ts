import { option, type Option } from '#kernel/options.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { handOf } from '../rules/operations.ts'
import { stockOf } from '../rules/resources.ts'
import { PHASE, RESOURCES, type State } from '../rules/state.ts'
import { keptFor } from './kept.ts'
import { cardsByWorth } from './operations.ts'

/** Bases that can be had by exchanging and selling first. */

/** More cards are not sold for one base. */
const MOST_SOLD = 3

/** What makes one free territory better than another of its zone: a token, a mine, luck, research, each in credits of a game. */
const TOKEN = 3
const MINE = 4
const LUCK = 4
const RESEARCH = 2

/** How the influence for a base is come by, and how many cards are sold for credits that are wanting. */
interface Way {
  readonly soldForCredits: number
  readonly soldForInfluence: number
  readonly fromCrew: number
  readonly fromCredits: number
}

const ratesOf = keptFor((c) => {
  const rate = (give: number, get: number): number => c.exchanges.give.findIndex((each, i) => each === give && c.exchanges.get[i] === get)
  return { crew: rate(CREW, INFLUENCE), credits: rate(CREDITS, INFLUENCE) }
})

export function projectsOf(c: Content, s: State, seat: number): Option[][] {
  if (s.phase !== PHASE.players || s.turn !== seat || s.extended === 1) return []
  const projects: Option[][] = []
  for (let area = 0; area < c.territories.inZone.length; area++) {
    const credits = c.zones.buy[area * RESOURCES + CREDITS]
    const influence = c.zones.buy[area * RESOURCES + INFLUENCE]
    const ways = waysTo(c, s, seat, credits, influence)
    if (ways.length === 0) continue
    const at = bestFree(c, s, area)
    if (at < 0) continue
    for (const way of ways) projects.push([...steps(c, s, seat, way), option('buy', at)])
  }
  return projects
}

/** With as little crew as may be, with as much as there is, and with as many cards. None if nothing is wanting, or too much. */
function waysTo(c: Content, s: State, seat: number, credits: number, influence: number): Way[] {
  const soldForCredits = Math.max(0, credits - stockOf(s, seat, CREDITS))
  const wanting = Math.max(0, influence - stockOf(s, seat, INFLUENCE))
  const cards = Math.min(MOST_SOLD, handOf(s, seat).length)
  if (soldForCredits + wanting === 0 || soldForCredits > cards) return []
  const rates = ratesOf(c)
  const most = (rate: number, spare: number): number => (rate < 0 ? 0 : Math.floor(spare / c.exchanges.amount[rate]))
  const mostFromCredits = most(rates.credits, Math.max(0, stockOf(s, seat, CREDITS) - credits))
  const mostFromCrew = Math.min(wanting, most(rates.crew, stockOf(s, seat, CREW)))
  const ways: Way[] = []
  const add = (sold: number, fromCrew: number): void => {
    const fromCredits = wanting - sold - fromCrew
    if (fromCredits < 0 || fromCredits > mostFromCredits || fromCrew > mostFromCrew || sold + soldForCredits > cards) return
    if (!ways.some((each) => each.soldForInfluence === sold && each.fromCrew === fromCrew)) ways.push({ soldForCredits, soldForInfluence: sold, fromCrew, fromCredits })
  }
  const mostSold = Math.min(wanting, cards - soldForCredits)
  add(0, Math.max(0, wanting - mostFromCredits))
  add(0, mostFromCrew)
  add(mostSold, Math.max(0, wanting - mostSold - mostFromCredits))
  add(Math.max(0, wanting - mostFromCrew - mostFromCredits), mostFromCrew)
  return ways
}

/** The cards that are worth least are sold. */
function steps(c: Content, s: State, seat: number, { soldForCredits, soldForInfluence, fromCrew, fromCredits }: Way): Option[] {
  const all: Option[] = []
  const cards = soldForCredits + soldForInfluence > 0 ? cardsByWorth(c, s, seat) : []
  for (let i = 0; i < soldForCredits + soldForInfluence; i++) all.push(option('sell', cards[i]), option('sellFor', i < soldForCredits ? CREDITS : INFLUENCE))
  const rates = ratesOf(c)
  if (fromCrew > 0) all.push(option('exchange', rates.crew), option('times', fromCrew))
  if (fromCredits > 0) all.push(option('exchange', rates.credits), option('times', fromCredits))
  return all
}

function bestFree(c: Content, s: State, area: number): number {
  let best = -1
  let most = -1
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] >= 0 || c.territories.zone[at] !== area || (s.jumped & (1 << at)) !== 0) continue
    const appeal = TOKEN * s.token[at] + MINE * c.territories.mining[at] + LUCK * c.territories.luck[at] + (c.territories.boxes[at] > 0 ? RESEARCH : 0)
    if (appeal <= most) continue
    most = appeal
    best = at
  }
  return best
}
