import { option, type Option } from '#kernel/options.ts'
import type { Reason } from '#kernel/reason.ts'
import { MOST_PER_TYPE, PLAIN_FOUNDATION, type Content } from '../data/content.ts'
import { boardFoundations, BOARD_FOUNDATION, BUILDING } from '../data/names.ts'
import { controls, countOf, isLand, isPresent } from './board.ts'
import type { Play, Some } from './frames.ts'
import { canUnlock, listPays, PAY, payLock } from './locks.ts'
import { boostMorale } from './morale.ts'
import { why } from './reasons.ts'
import { KINDS, REGIONS, SEATS, SITES, type State } from './state.ts'
import { leaderOnMap, raise } from './units.ts'

/** Build points: buildings on foundations, and foundations from the board (kinds 3 and up in options). */

const FOUNDATIONS = boardFoundations.length

const bare = (c: Content, s: State, seat: number): boolean => leaderOnMap(c, s, seat, c.leaders.does.buildsWithoutFoundation) >= 0

const buildingLocked = (c: Content, s: State, seat: number, kind: number): boolean => {
  const row = s.faction[seat] * KINDS + kind
  return c.factions.locks[row * MOST_PER_TYPE + s.built[seat * KINDS + kind]] > 0
}

const foundationLocked = (c: Content, s: State, seat: number, foundation: number): boolean =>
  c.factions.foundationLocks[s.faction[seat] * FOUNDATIONS + foundation] > 0

/** May this kind of building stand in the region, foundations aside? */
function allowedIn(c: Content, s: State, seat: number, kind: number, region: number): boolean {
  if (!isLand(s, region) || !isPresent(s, region, seat) || !controls(s, region, seat)) return false
  const most = kind === BUILDING.outpost ? c.factions.outpostsPerRegion[s.faction[seat]] : 1
  if (countOf(s, region, seat, kind) >= most) return false
  return kind !== BUILDING.fortress || fortressAllowed(c, s, seat, region)
}

function fortressAllowed(c: Content, s: State, seat: number, region: number): boolean {
  const { does } = c.factions
  const faction = s.faction[seat]
  if (does.noFortressOn[faction] === s.land[region] + 1) return false
  if (does.fortressesApart[faction] === 0) return true
  for (let other = 0; other < REGIONS; other++)
    if (s.land[other] === s.land[region] && countOf(s, other, seat, BUILDING.fortress) > 0) return false
  return true
}

const siteOpen = (s: State, at: number, withoutFoundation: boolean): boolean => s.sites[at] === 0 && (withoutFoundation || s.foundations[at] > 0)

function hasSite(c: Content, s: State, seat: number, kind: number): boolean {
  const withoutFoundation = bare(c, s, seat)
  for (let region = 0; region < REGIONS; region++) {
    if (s.fighters[region * SEATS + seat] + s.heads[region * SEATS + seat] + s.owned[region * SEATS + seat] === 0) continue
    if (!allowedIn(c, s, seat, kind, region)) continue
    for (let site = 0; site < SITES; site++) if (siteOpen(s, region * SITES + site, withoutFoundation)) return true
  }
  return false
}

function canBuildKind(c: Content, s: State, seat: number, kind: number, unlocked: number): boolean {
  if (s.built[seat * KINDS + kind] >= c.factions.buildings[s.faction[seat] * KINDS + kind]) return false
  return (unlocked > 0 || canUnlock(c, s, seat, buildingLocked(c, s, seat, kind))) && hasSite(c, s, seat, kind)
}

function canLayKind(c: Content, s: State, seat: number, foundation: number, unlocked: number): boolean {
  return (s.laid[seat] & (1 << foundation)) === 0 && (unlocked > 0 || canUnlock(c, s, seat, foundationLocked(c, s, seat, foundation)))
}

/** A controlled land region with room for another foundation. */
function layable(c: Content, s: State, seat: number, region: number): boolean {
  if (!isLand(s, region) || !isPresent(s, region, seat)) return false
  let count = 0
  for (let site = 0; site < SITES; site++) if (s.foundations[region * SITES + site] > 0) count++
  return count < c.map.foundationsPerRegion && count < SITES && controls(s, region, seat)
}

function hasLayable(c: Content, s: State, seat: number): boolean {
  for (let region = 0; region < REGIONS; region++) if (layable(c, s, seat, region)) return true
  return false
}

export function canLay(c: Content, s: State, seat: number, unlocked: number): boolean {
  if (!hasLayable(c, s, seat)) return false
  for (let foundation = 0; foundation < FOUNDATIONS; foundation++) if (canLayKind(c, s, seat, foundation, unlocked)) return true
  return false
}

export function canBuild(c: Content, s: State, seat: number, unlocked: number): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (canBuildKind(c, s, seat, kind, unlocked)) return true
  return canLay(c, s, seat, unlocked)
}

function listFoundations(c: Content, s: State, seat: number, unlocked: number, options: Option[]): void {
  if (!hasLayable(c, s, seat)) return
  for (let foundation = 0; foundation < FOUNDATIONS; foundation++)
    if (canLayKind(c, s, seat, foundation, unlocked))
      listPays(c, s, seat, unlocked === 0 && foundationLocked(c, s, seat, foundation), 'build', KINDS + foundation, options)
}

/** Why a building or foundation of the board cannot be built now. */
function whyNot(c: Content, s: State, seat: number, what: number): Reason {
  const foundation = what - KINDS
  if (foundation >= 0) {
    if ((s.laid[seat] & (1 << foundation)) !== 0) return why.alreadyBuilt
    return hasLayable(c, s, seat) ? why.noGemForLock : why.noRoomForFoundation
  }
  if (s.built[seat * KINDS + what] >= c.factions.buildings[s.faction[seat] * KINDS + what]) return why.noneLeft
  return hasSite(c, s, seat, what) ? why.noGemForLock : why.noSite
}

/** Why this kind of building cannot stand in a controlled region, if so. */
function whyNotIn(c: Content, s: State, seat: number, kind: number, region: number): Reason | undefined {
  const most = kind === BUILDING.outpost ? c.factions.outpostsPerRegion[s.faction[seat]] : 1
  if (countOf(s, region, seat, kind) >= most) return why.oneOfAKind
  if (kind === BUILDING.fortress && !fortressAllowed(c, s, seat, region)) return c.factions.does.fortressesApart[s.faction[seat]] > 0 ? why.sameTerrain : why.wrongTerrain
  for (let site = 0; site < SITES; site++) if (siteOpen(s, region * SITES + site, bare(c, s, seat))) return undefined
  return why.noFreeFoundation
}

/** The foundation leaves the board: what it uncovers works from now on. */
function layFoundation(c: Content, s: State, play: Play, seat: number, foundation: number, region: number): void {
  let site = SITES - 1
  for (let each = SITES - 1; each >= 0; each--) if (s.foundations[region * SITES + each] === 0) site = each
  for (let each = SITES - 1; each >= 0; each--) if (s.foundations[region * SITES + each] === 0 && s.sites[region * SITES + each] === 0) site = each
  s.foundations[region * SITES + site] = PLAIN_FOUNDATION + 1
  s.laid[seat] |= 1 << foundation
  if (play.live) play.tell('laid', { seat, foundation, region })
  if (foundation === BOARD_FOUNDATION.handlimit) play.push({ step: 'gain', seat, effect: c.start.handLimitReward, paid: 0 })
}

function raiseBuilding(c: Content, s: State, play: Play, seat: number, kind: number, region: number, site: number): void {
  const foundation = s.foundations[region * SITES + site]
  const { does } = c.factions.fortress
  raise(s, region, site, seat, kind)
  if (play.live) play.tell('built', { seat, kind, region })
  if (kind === BUILDING.fortress && does.trap[s.faction[seat]] > 0) s.traps |= 1 << region
  const reward = foundation > 0 ? c.foundations.reward[foundation - 1] : 0
  if (reward > 0) {
    const times = 1 + s.doubles + (leaderOnMap(c, s, seat, c.leaders.does.doublesReward) >= 0 ? 1 : 0)
    s.doubles = 0
    for (let i = 0; i < times; i++) play.push({ step: 'gain', seat, effect: reward, paid: 0 })
  }
  if (kind === BUILDING.fortress && does.boostsMorale[s.faction[seat]] > 0) boostMorale(c, s, play, region)
}

export function buildSteps(c: Content): Some<'building' | 'build' | 'site' | 'laying' | 'layFoundation' | 'layAt'> {
  return {
    building: {
      run(s, { seat, points, unlocked }, play) {
        if (points > 0 && canBuild(c, s, seat, unlocked)) play.push({ step: 'build', seat, points, unlocked })
      },
    },
    build: {
      micro: true,
      ask(s, { seat, unlocked }, options) {
        for (let kind = 0; kind < KINDS; kind++)
          if (canBuildKind(c, s, seat, kind, unlocked)) listPays(c, s, seat, unlocked === 0 && buildingLocked(c, s, seat, kind), 'build', kind, options)
        listFoundations(c, s, seat, unlocked, options)
        options.push(option('done'))
      },
      blocked(s, { seat, unlocked }, blocked) {
        for (let kind = 0; kind < KINDS; kind++)
          if (!canBuildKind(c, s, seat, kind, unlocked)) blocked.push({ option: option('build', kind, PAY.nothing), reason: whyNot(c, s, seat, kind) })
        for (let foundation = 0; foundation < FOUNDATIONS; foundation++)
          if (!canLayKind(c, s, seat, foundation, unlocked) || !hasLayable(c, s, seat))
            blocked.push({ option: option('build', KINDS + foundation, PAY.nothing), reason: whyNot(c, s, seat, KINDS + foundation) })
      },
      take(s, { seat, points, unlocked }, { k, a: what, b: pay }, play) {
        if (k === 'done') return
        payLock(c, s, play, seat, pay)
        play.push({ step: 'building', seat, points: points - 1, unlocked })
        if (what < KINDS) play.push({ step: 'site', seat, kind: what })
        else play.push({ step: 'layAt', seat, foundation: what - KINDS })
      },
    },
    site: {
      micro: true,
      ask(s, { seat, kind }, options) {
        const withoutFoundation = bare(c, s, seat)
        for (let region = 0; region < REGIONS; region++) {
          if (!allowedIn(c, s, seat, kind, region)) continue
          for (let site = 0; site < SITES; site++) if (siteOpen(s, region * SITES + site, withoutFoundation)) options.push(option('site', region, site))
        }
      },
      blocked(s, { seat, kind }, blocked) {
        for (let region = 0; region < REGIONS; region++)
          if (isLand(s, region) && isPresent(s, region, seat) && controls(s, region, seat)) {
            const reason = whyNotIn(c, s, seat, kind, region)
            if (reason) blocked.push({ option: option('site', region, 0), reason })
          }
      },
      take(s, { seat, kind }, { a: region, b: site }, play) {
        raiseBuilding(c, s, play, seat, kind, region, site)
      },
    },
    laying: {
      run(s, { seat }, play) {
        if (canLay(c, s, seat, 0)) play.push({ step: 'layFoundation', seat })
      },
    },
    layFoundation: {
      micro: true,
      ask: (s, { seat }, options) => listFoundations(c, s, seat, 0, options),
      take(s, { seat }, { a: what, b: pay }, play) {
        payLock(c, s, play, seat, pay)
        play.push({ step: 'layAt', seat, foundation: what - KINDS })
      },
    },
    layAt: {
      micro: true,
      ask(s, { seat }, options) {
        for (let region = 0; region < REGIONS; region++) if (layable(c, s, seat, region)) options.push(option('lay', region))
      },
      take(s, { seat, foundation }, { a: region }, play) {
        layFoundation(c, s, play, seat, foundation, region)
      },
    },
  }
}
