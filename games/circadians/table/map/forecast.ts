import type { Content } from '../../data/content.ts'
import { BOARD_FOUNDATION, BUILDING } from '../../data/names.ts'
import { controllerOf, countOf, isPresent, trait } from '../../rules/board.ts'
import { LAND, SEATS, type State } from '../../rules/state.ts'
import { makeReckoner, type Reckoner } from '../../rules/totals.ts'
import { placeLeader } from '../../rules/units.ts'
import type { Way } from '../../words/labels.ts'
import { asState, forceAt, forcesAt, tunnelAt, type CircadiansView, type Force } from '../view.ts'
import type { Party } from './plan.ts'

/** What a march would bring: who stands there then, how strong, and why a far region is near. */

export interface Side extends Force {
  /** Strength before wheels and cards. */
  readonly strength: number
}

export interface Forecast {
  readonly kind: 'battle' | 'control' | 'join'
  readonly mine: Side
  readonly rivals: readonly Side[]
}

const reckoners = new WeakMap<Content, Reckoner>()

export function reckonerFor(c: Content): Reckoner {
  const made = reckoners.get(c) ?? makeReckoner(c)
  reckoners.set(c, made)
  return made
}

const noPlan = { section: -1, card: -1, die: -1, rerolled: false }

/** The same table with the party arrived. */
function arrived(c: Content, view: CircadiansView, seat: number, from: number, to: number, { fighters, leaders }: Party): CircadiansView {
  const { fighters: all, leaderAt, heads, chiefs, weight } = view
  const next = { ...view, fighters: [...all], leaderAt: [...leaderAt], heads: [...heads], chiefs: [...chiefs], weight: [...weight] }
  next.fighters[from * SEATS + seat] -= fighters
  next.fighters[to * SEATS + seat] += fighters
  for (const leader of leaders) placeLeader(c, next as unknown as State, leader, to)
  return next
}

export function forecast(c: Content, view: CircadiansView, seat: number, from: number, to: number, party: Party): Forecast {
  const then = arrived(c, view, seat, from, to, party)
  const others = forcesAt(c, view, to).filter((force) => force.seat !== seat)
  const mine = { ...forceAt(c, then, to, seat), strength: strengthIn(c, then, to, seat, others[0]?.seat ?? (seat + 1) % view.seats) }
  const fights = others.length > 0 || Array.from({ length: view.seats }, (_, other) => other).some((other) => other !== seat && isPresent(asState(view), to, other))
  return {
    kind: fights ? 'battle' : controllerOf(asState(view), to) === seat ? 'join' : 'control',
    mine,
    rivals: others.map((force) => ({ ...force, strength: strengthIn(c, then, to, force.seat, seat) })),
  }
}

/** Strength of a seat in a region against a rival there, before wheels and cards. */
const strengthIn = (c: Content, view: CircadiansView, region: number, seat: number, rival: number): number =>
  reckonerFor(c).total(asState(view), { region, seats: [seat, rival], plans: [noPlan, noPlan], intelligence: 0 }, 0).strength

/** The forces of a region in which several stand, each against the largest of the others. */
export function sidesIn(c: Content, view: CircadiansView, region: number): readonly Side[] {
  const forces = forcesAt(c, view, region)
  if (forces.length < 2) return []
  const size = ({ fighters, leaders }: Force): number => fighters + leaders.length
  return forces.map((force) => {
    const rival = forces.filter((each) => each !== force).reduce((best, each) => (size(each) > size(best) ? each : best))
    return { ...force, strength: strengthIn(c, view, region, force.seat, rival.seat) }
  })
}

/** Two seats against each other in a region. */
export const sidesFor = (c: Content, view: CircadiansView, region: number, [one, other]: readonly [number, number]): readonly Side[] => [
  { ...forceAt(c, view, region, one), strength: strengthIn(c, view, region, one, other) },
  { ...forceAt(c, view, region, other), strength: strengthIn(c, view, region, other, one) },
]

/** Why a region that is no neighbour is one point away; undefined for a neighbour. */
export function wayTo(c: Content, view: CircadiansView, seat: number, from: number, to: number): Way | undefined {
  const s = asState(view)
  const { does } = c.attributes
  if ((view.near[from] & (1 << to)) !== 0) return tunnelAt(c, view, from)?.to === to && !c.map.near[from].includes(to) ? 'tunnel' : undefined
  if (view.land[from] === LAND.lake && view.land[to] === LAND.lake) return 'lakes'
  if (from !== view.base[seat]) return 'network'
  if (countOf(s, to, seat, BUILDING.outpost) > 0) return 'outpost'
  if ((view.laid[seat] & (1 << BOARD_FOUNDATION.adjacent)) !== 0 && view.owned[to * SEATS + seat] > 0) return 'building'
  if (view.land[to] === LAND.lake) return 'lakes'
  return trait(c, s, seat, does.baseReachesPresence) > 0 && isPresent(s, to, seat) ? 'presence' : 'network'
}
