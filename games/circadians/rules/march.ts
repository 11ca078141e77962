import type { Content } from '../data/content.ts'
import { forceOf, pinOf, reachOf } from './board.ts'
import type { March, Play } from './frames.ts'
import { returnMorale } from './morale.ts'
import { LAND, REGIONS, SEATS, type State } from './state.ts'
import { isRyhzu, leadersAt, leaderSum, placeLeader, sideOf, takeFighters, weightOf } from './units.ts'
import { gainGlory } from './victory.ts'

/** One group of units from one region to the next: who is pinned, who may enter, and what happens on arrival. */

/** Own leaders in a region that may not be two: those that share regions are left out. */
export function crowdOf(c: Content, s: State, seat: number, region: number): number {
  const chiefs = s.chiefs[region * SEATS + seat]
  return chiefs === 0 ? 0 : chiefs - leaderSum(c, s, region, seat, c.leaders.does.sharesRegion)
}

const crowds = (c: Content, s: State, leader: number): number => (isRyhzu(c, leader) || c.leaders.does.sharesRegion[sideOf(s, leader)] > 0 ? 0 : 1)

/** How much of its force a seat may take out of a region. */
export function mobileForce(s: State, seat: number, region: number, redeploy: number): number {
  const force = forceOf(s, region, seat)
  return redeploy === 1 || s.unpinned === 1 ? force : force - pinOf(s, region, seat)
}

/** The leaders of a march: the one that must come, then those picked. */
export const groupOf = (m: March): readonly number[] => (m.lead >= 0 ? [m.lead, ...m.picked] : m.picked)

/** Fighters that a trap in the region would wound. */
function trapFor(c: Content, s: State, seat: number, region: number): number {
  if ((s.traps & (1 << region)) === 0 || trapper(c, s, region) === seat) return 0
  return c.factions.fortress.does.trap[s.faction[trapper(c, s, region)]]
}

function trapper(c: Content, s: State, region: number): number {
  for (let seat = 0; seat < s.seats; seat++)
    if (c.factions.fortress.does.trap[s.faction[seat]] > 0 && s.owned[region * SEATS + seat] > 0) return seat
  return -1
}

/** Move points left after the march; it is free from the base now and then, and from lakes with the right leader. */
export function pointsAfter(c: Content, s: State, m: March, group: readonly number[]): number {
  if (m.points < 0) return 0
  if (m.from === s.base[m.seat] && s.freeMoves > 0) return m.points
  return leavesFreely(c, s, m.from, group) ? m.points : m.points - 1
}

export function leavesFreely(c: Content, s: State, from: number, group: readonly number[]): boolean {
  if (s.land[from] !== LAND.lake || (s.lakesLeft & (1 << from)) === 0) return false
  for (const leader of group) if (c.leaders.does.leavesLakesFreely[sideOf(s, leader)] > 0) return true
  return false
}

/**
 * Two leaders may meet on the way as long as the turn can still part them (the ruling of CC-10.9):
 * with a point left, one of them not pinned, and an adjacent region without another leader. Only
 * one such meeting at a time.
 */
export function mayEnter(c: Content, s: State, m: March, group: readonly number[], fighters: number): boolean {
  if (c.factions.does.manyLeaders[s.faction[m.seat]] > 0) return true
  let coming = 0
  for (const leader of group) coming += crowds(c, s, leader)
  if (coming === 0 && m.part < 0) return true
  const jam = jamAfter(c, s, m, coming)
  if (jam === NO_JAM) return true
  return jam >= 0 && pointsAfter(c, s, m, group) > 0 && canPart(c, s, m, group, coming, fighters, jam)
}

const NO_JAM = -1
const TOO_MANY = -2

/** The region where two leaders stand together after the march. */
function jamAfter(c: Content, s: State, m: March, coming: number): number {
  const arrived = crowdOf(c, s, m.seat, m.to) + coming
  const stayed = m.part < 0 || m.part === m.to ? 0 : crowdOf(c, s, m.seat, m.part) - (m.from === m.part ? coming : 0)
  if (arrived > 2 || stayed > 2 || (arrived > 1 && stayed > 1)) return TOO_MANY
  return arrived > 1 ? m.to : stayed > 1 ? m.part : NO_JAM
}

/** The same once it is decided who comes. */
export function jamOf(c: Content, s: State, m: March, group: readonly number[]): number {
  if (c.factions.does.manyLeaders[s.faction[m.seat]] > 0) return NO_JAM
  let coming = 0
  for (const leader of group) coming += crowds(c, s, leader)
  return jamAfter(c, s, m, coming)
}

/** Can one of the leaders in `jam` go on after the march? */
function canPart(c: Content, s: State, m: March, group: readonly number[], coming: number, fighters: number, jam: number): boolean {
  const { seat, from, to } = m
  let moved = 0
  for (const leader of group) moved += weightOf(c, s, leader)
  let force = forceOf(s, jam, seat)
  if (jam === to) force += moved + Math.max(0, fighters - trapFor(c, s, seat, to))
  if (jam === from) force -= moved + fighters
  const mobile = s.unpinned === 1 ? force : force - pinOf(s, jam, seat)
  const reach = reachOf(c, s, seat, jam)
  const faction = s.faction[seat]
  for (let i = 0; i < c.leaders.count[faction]; i++) {
    const leader = c.leaders.first[faction] + i
    const at = group.includes(leader) ? to : s.leaderAt[leader]
    if (at !== jam || crowds(c, s, leader) === 0 || weightOf(c, s, leader) > mobile) continue
    for (let next = 0; next < REGIONS; next++) {
      if ((reach & (1 << next)) === 0) continue
      const shift = next === to ? coming : next === from ? -coming : 0
      if (crowdOf(c, s, seat, next) + shift === 0) return true
    }
  }
  return false
}

/** May this leader come along, after those picked before? */
export function mayCome(c: Content, s: State, m: March, leader: number): boolean {
  if (s.land[m.to] === LAND.lake && isRyhzu(c, leader)) return false
  const mobile = restOf(c, s, m) - weightOf(c, s, leader)
  if (mobile < 0) return false
  const group = [...groupOf(m), leader]
  return mayEnter(c, s, m, group, 0) || mayEnter(c, s, m, group, Math.min(m.most, s.fighters[m.from * SEATS + m.seat], mobile))
}

/** What of the mobile force is left for others. */
export function restOf(c: Content, s: State, m: March): number {
  let rest = mobileForce(s, m.seat, m.from, m.redeploy)
  for (const leader of groupOf(m)) rest -= weightOf(c, s, leader)
  return rest
}

/** Is there any group at all for this march? */
export function canMarch(c: Content, s: State, m: March): boolean {
  const mobile = mobileForce(s, m.seat, m.from, m.redeploy)
  if (mobile <= 0) return false
  if (m.lead >= 0) {
    const alone: March = { ...m, lead: -1 }
    return mayCome(c, s, alone, m.lead)
  }
  const fighters = Math.min(m.most, s.fighters[m.from * SEATS + m.seat], mobile)
  if (fighters > 0 && (m.part < 0 || mayEnter(c, s, m, [], 1) || mayEnter(c, s, m, [], fighters))) return true
  if (m.crew === 0) return false
  for (const leader of leadersAt(c, s, m.from, m.seat)) if (mayCome(c, s, m, leader)) return true
  return false
}

/** Units arrive: a trap may go off, and morale leaves a region that was given up. */
export function travel(c: Content, s: State, play: Play, seat: number, from: number, to: number, fighters: number, leaders: readonly number[], redeploy: number): void {
  s.fighters[from * SEATS + seat] -= fighters
  s.fighters[to * SEATS + seat] += fighters
  for (const leader of leaders) {
    placeLeader(c, s, leader, to)
    if (!isRyhzu(c, leader)) s.strode |= 1 << (leader - c.leaders.first[s.faction[seat]])
  }
  if (play.live) play.tell('moved', { seat, from, to, fighters, leaders: leaders.slice(), redeploy })
  returnMorale(c, s, play)
  const wounds = Math.min(fighters, trapFor(c, s, seat, to))
  if (wounds === 0) return
  const owner = trapper(c, s, to)
  s.traps &= ~(1 << to)
  takeFighters(s, to, seat, wounds)
  if (play.live) play.tell('trapped', { seat, owner, region: to, wounds })
  returnMorale(c, s, play)
  gainGlory(c, s, play, owner, wounds * c.factions.does.gloryPerWound[s.faction[owner]])
}

