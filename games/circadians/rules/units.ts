import type { Content } from '../data/content.ts'
import type { Play } from './frames.ts'
import { AWAY, KINDS, SEATS, SECTORS, SITES, type Position, type State } from './state.ts'

/** Units and buildings come, go and change hands; the derived counts of the state are kept here and nowhere else. */

/** The seat that a leader or Ryh-zu serves, or -1. */
export function ownerOf(c: Content, s: Position, leader: number): number {
  const { faction, firstRyhzu } = c.leaders
  return leader < firstRyhzu ? s.seatOf[faction[leader]] : s.command[leader - firstRyhzu]
}

export const isRyhzu = (c: Content, leader: number): boolean => leader >= c.leaders.firstRyhzu

export const sideOf = (s: Position, leader: number): number => leader * 2 + s.leaderUp[leader]

/** What a leader or Ryh-zu counts for in pinning. */
export const weightOf = (c: Content, s: Position, leader: number): number => c.leaders.does.pinsAs[sideOf(s, leader)] || 1

/** Add or take away what a leader counts for where it stands. */
function count(c: Content, s: State, leader: number, sign: 1 | -1): void {
  const region = s.leaderAt[leader]
  const seat = ownerOf(c, s, leader)
  if (region < 0 || seat < 0) return
  const at = region * SEATS + seat
  s.heads[at] += sign
  s.weight[at] += sign * weightOf(c, s, leader)
  if (!isRyhzu(c, leader)) s.chiefs[at] += sign
}

export function placeLeader(c: Content, s: State, leader: number, to: number): void {
  count(c, s, leader, -1)
  s.leaderAt[leader] = to
  count(c, s, leader, 1)
}

export function turnLeader(c: Content, s: State, leader: number): void {
  count(c, s, leader, -1)
  s.leaderUp[leader] = 1
  count(c, s, leader, 1)
}

export function setCommand(c: Content, s: State, leader: number, seat: number): void {
  count(c, s, leader, -1)
  s.command[leader - c.leaders.firstRyhzu] = seat
  count(c, s, leader, 1)
}

/** Leaders and Ryh-zu of a seat that stand in a region, in the order of the tables. */
export function leadersAt(c: Content, s: Position, region: number, seat: number): number[] {
  const found: number[] = []
  if (s.heads[region * SEATS + seat] === 0) return found
  const { first, count: counts, firstRyhzu, ids } = c.leaders
  const faction = s.faction[seat]
  for (let leader = first[faction], end = leader + counts[faction]; leader < end; leader++) if (s.leaderAt[leader] === region) found.push(leader)
  for (let leader = firstRyhzu; leader < ids.length; leader++)
    if (s.leaderAt[leader] === region && s.command[leader - firstRyhzu] === seat) found.push(leader)
  return found
}

/** The sum of a number that the leaders of a seat give in a region: one of the tables in `c.leaders.does`. */
export function leaderSum(c: Content, s: Position, region: number, seat: number, amounts: readonly number[]): number {
  if (s.heads[region * SEATS + seat] === 0) return 0
  const { first, count: counts } = c.leaders
  const faction = s.faction[seat]
  let sum = 0
  for (let leader = first[faction], end = leader + counts[faction]; leader < end; leader++) if (s.leaderAt[leader] === region) sum += amounts[sideOf(s, leader)]
  return sum
}

/** The same for effects, which do not add up but come one after the other. */
export function leaderEffects(c: Content, s: Position, region: number, seat: number, effects: readonly number[]): number[] {
  return leadersAt(c, s, region, seat)
    .map((leader) => effects[sideOf(s, leader)])
    .filter((effect) => effect > 0)
}

/** A leader of the seat somewhere on the map, base included, with an ability; or -1. */
export function leaderOnMap(c: Content, s: Position, seat: number, amounts: readonly number[]): number {
  const { first, count: counts } = c.leaders
  const faction = s.faction[seat]
  for (let leader = first[faction], end = leader + counts[faction]; leader < end; leader++)
    if (s.leaderAt[leader] >= 0 && amounts[sideOf(s, leader)] > 0) return leader
  return -1
}

export function sendToBase(c: Content, s: State, play: Play, region: number, seat: number): void {
  const at = region * SEATS + seat
  const fighters = s.fighters[at]
  const leaders = leadersAt(c, s, region, seat)
  if (fighters + leaders.length === 0) return
  s.fighters[at] = 0
  s.fighters[s.base[seat] * SEATS + seat] += fighters
  for (const leader of leaders) placeLeader(c, s, leader, s.base[seat])
  if (play.live) play.tell('sentToBase', { seat, region, fighters, leaders })
}

export function defeatLeader(c: Content, s: State, play: Play, leader: number): void {
  const seat = ownerOf(c, s, leader)
  const home = c.leaders.does.defeatedToBase[sideOf(s, leader)] > 0
  const region = s.leaderAt[leader]
  placeLeader(c, s, leader, home ? s.base[seat] : AWAY.reserve)
  if (play.live) play.tell('leaderDefeated', { seat, leader, region, home: home ? 1 : 0 })
}

/** Wounded fighters go to the first sector. Returns how many there were to wound. */
export function takeFighters(s: State, region: number, seat: number, wanted: number): number {
  const at = region * SEATS + seat
  const wounded = Math.min(wanted, s.fighters[at])
  s.fighters[at] -= wounded
  s.sectors[seat * SECTORS] += wounded
  return wounded
}

export function raise(s: State, region: number, site: number, seat: number, kind: number): void {
  s.sites[region * SITES + site] = 1 + seat * KINDS + kind
  s.owned[region * SEATS + seat] += 1 << (2 * kind)
  s.built[seat * KINDS + kind]++
}

export function tearDown(s: State, region: number, site: number): void {
  const code = s.sites[region * SITES + site] - 1
  const kind = code % KINDS
  const seat = (code - kind) / KINDS
  s.sites[region * SITES + site] = 0
  s.owned[region * SEATS + seat] -= 1 << (2 * kind)
  s.built[seat * KINDS + kind]--
}
