import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import { STARPORT, type Content } from '../data/content.ts'
import { adjacent, controller, hasBuilding, hasFreshStarport, hasPiece, rivalControls, shipsAt } from './board.ts'
import type { Play, Some, Voyage } from './frames.ts'
import { captureFromSupply } from './pieces.ts'
import { isLed, knows } from './seats.ts'
import { SEATS, SYSTEMS, type State } from './state.ts'

/** Move and Catapult (ARCS-7.8 to 7.10), with Sprinter Drives (ARCS-18.3) and Gate Ports (ARCS-18.8). */

/** ARCS-17.5 */
const capacity = (c: Content, s: State, seat: number): number => (isLed(c, s, seat, 'disorganized') ? 2 : c.limits.ships)

export function canMove(s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) if (shipsAt(s, system, seat) > 0) return true
  return false
}

const clusterBit = (c: Content, system: number): number => 1 << c.systems.cluster[system]

/** Do pieces of any Rival stand here? */
function rivalPieces(s: State, system: number, seat: number): boolean {
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && hasPiece(s, system, rival)) return true
  return false
}

/** May the seat battle somewhere, without the `moving` ships that stand in `at`? */
export function battleExists(s: State, seat: number, at = -1, moving = 0): boolean {
  for (let system = 0; system < SYSTEMS; system++)
    if (shipsAt(s, system, seat) - (system === at ? moving : 0) > 0 && rivalPieces(s, system, seat)) return true
  return false
}

/** ARCS-17.6: could the travelling ships still end where a battle is possible, if they go to `to`? */
function reachesBattle(c: Content, s: State, v: Voyage, to: number, visited: number): boolean {
  if (rivalPieces(s, to, v.seat)) return true
  if (v.catapult === 0 || !c.systems.gate[to] || rivalControls(s, to, v.seat)) return false
  const seen = visited | clusterBit(c, to)
  for (const next of adjacent(c, s, to)) {
    if (c.systems.gate[next] && (seen & clusterBit(c, next)) !== 0) continue
    if (reachesBattle(c, s, v, next, seen)) return true
  }
  return false
}

/** Where a voyage may go next. A gate passed since the last drop-off is not visited again. */
function mayGo(c: Content, s: State, v: Voyage, to: number, battleElsewhere: boolean): boolean {
  if (c.systems.gate[to] && (v.visited & clusterBit(c, to)) !== 0) return false
  return battleElsewhere || reachesBattle(c, s, v, to, v.visited)
}

function listLegs(c: Content, s: State, v: Voyage, options: Option[]): void {
  const free = v.battle === 0 || battleExists(s, v.seat, v.system, v.fresh + v.damaged)
  for (const to of adjacent(c, s, v.system)) if (mayGo(c, s, v, to, free)) options.push(option('to', to))
}

function blockedLegs(c: Content, s: State, v: Voyage, blocked: Blocked[]): void {
  for (const to of adjacent(c, s, v.system))
    if (c.systems.gate[to] && (v.visited & clusterBit(c, to)) !== 0) blocked.push({ option: option('to', to), reason: because('ARCS-7.10', 'gatePassed') })
}

function hasLeg(c: Content, s: State, v: Voyage): boolean {
  const free = v.battle === 0 || battleExists(s, v.seat, v.system, v.fresh + v.damaged)
  for (const to of adjacent(c, s, v.system)) if (mayGo(c, s, v, to, free)) return true
  return false
}

function voyage(c: Content, s: State, seat: number, system: number, fresh: number, damaged: number, battle: number, sprint: number): Voyage {
  const visited = c.systems.gate[system] ? clusterBit(c, system) : 0
  const catapult = hasBuilding(s, system, seat, STARPORT) ? 1 : 0
  return { seat, system, fresh, damaged, catapult, visited, battle, sprint, landed: [] }
}

/** Can a battle be reached by moving something first (ARCS-17.6)? */
export function canMoveThenBattle(c: Content, s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) if (startsBattle(c, s, seat, system)) return true
  return false
}

/** One ship alone keeps most behind, so if it cannot go, no group can. */
function startsBattle(c: Content, s: State, seat: number, system: number): boolean {
  return shipsAt(s, system, seat) > 0 && hasLeg(c, s, voyage(c, s, seat, system, 1, 0, 1, 0))
}

function sail(s: State, play: Play, v: Voyage, to: number): void {
  s.fresh[v.system * SEATS + v.seat] -= v.fresh
  s.damaged[v.system * SEATS + v.seat] -= v.damaged
  s.fresh[to * SEATS + v.seat] += v.fresh
  s.damaged[to * SEATS + v.seat] += v.damaged
  if (play.live) play.tell('moved', { seat: v.seat, from: v.system, to, fresh: v.fresh, damaged: v.damaged })
}

/** ARCS-18.8: judged before the ships arrive. */
function passGatePorts(c: Content, s: State, play: Play, seat: number, to: number): void {
  if (!c.systems.gate[to]) return
  const boss = controller(s, to)
  if (boss < 0 || boss === seat || !knows(c, s, boss, 'gate ports') || !hasFreshStarport(s, to, boss)) return
  captureFromSupply(s, play, boss, seat)
}

function land(landed: readonly number[], system: number, fresh: number): number[] {
  const result = landed.slice()
  for (let i = 0; i < result.length; i += 2)
    if (result[i] === system) {
      result[i + 1] += fresh
      return result
    }
  if (fresh > 0) result.push(system, fresh)
  return result
}

function endVoyage(c: Content, s: State, play: Play, v: Voyage): void {
  if (v.sprint === 1 || !knows(c, s, v.seat, 'sprint')) return
  const landed = land(v.landed, v.system, v.fresh)
  if (landed.length > 0) play.push({ step: 'sprint', seat: v.seat, battle: v.battle, landed })
}

export function moveSteps(c: Content): Some<'move' | 'moveAfter' | 'group' | 'leg' | 'catapult' | 'sprint'> {
  const from = (s: State, seat: number, battle: number, options: Option[]): void => {
    for (let system = 0; system < SYSTEMS; system++)
      if (shipsAt(s, system, seat) > 0 && (battle === 0 || startsBattle(c, s, seat, system))) options.push(option('from', system))
  }

  const travel = (s: State, v: Voyage, to: number, play: Play): void => {
    const stops = !c.systems.gate[to] || rivalControls(s, to, v.seat)
    passGatePorts(c, s, play, v.seat, to)
    sail(s, play, v, to)
    const visited = c.systems.gate[to] ? v.visited | clusterBit(c, to) : v.visited
    const there: Voyage = { seat: v.seat, system: to, fresh: v.fresh, damaged: v.damaged, catapult: v.catapult, visited, battle: v.battle, sprint: v.sprint, landed: v.landed }
    if (v.catapult === 1 && !stops) play.push({ step: 'catapult', ...there })
    else endVoyage(c, s, play, there)
  }

  return {
    move: {
      micro: true,
      ask: (s, { seat, battle }, options) => from(s, seat, battle, options),
      take: (_s, { seat, battle }, { a: system }, play) => play.push({ step: 'group', seat, system, battle }),
    },
    // ARCS-17.6: the move after the battle may be left out.
    moveAfter: {
      micro: true,
      ask(s, { seat }, options) {
        options.push(option('decline'))
        from(s, seat, 0, options)
      },
      take(_s, { seat }, { k, a: system }, play) {
        if (k === 'from') play.push({ step: 'group', seat, system, battle: 0 })
      },
    },
    group: {
      micro: true,
      ask(s, { seat, system, battle }, options) {
        const fresh = s.fresh[system * SEATS + seat]
        const damaged = s.damaged[system * SEATS + seat]
        const most = capacity(c, s, seat)
        for (let f = 0; f <= fresh; f++)
          for (let d = f === 0 ? 1 : 0; d <= damaged && f + d <= most; d++)
            if (battle === 0 || hasLeg(c, s, voyage(c, s, seat, system, f, d, 1, 0))) options.push(option('group', f, d))
      },
      take(s, { seat, system, battle }, { a: fresh, b: damaged }, play) {
        play.push({ step: 'leg', ...voyage(c, s, seat, system, fresh, damaged, battle, 0) })
      },
    },
    leg: {
      micro: true,
      ask: (s, frame, options) => listLegs(c, s, frame, options),
      blocked: (s, frame, blocked) => blockedLegs(c, s, frame, blocked),
      take: (s, frame, { a: to }, play) => travel(s, frame, to, play),
    },
    // At a gate, with the right to go on.
    catapult: {
      micro: true,
      ask(s, v, options) {
        if (v.battle === 0 || battleExists(s, v.seat)) options.push(option('stop'))
        listLegs(c, s, v, options)
        for (let f = 0; f <= v.fresh; f++)
          for (let d = 0; d <= v.damaged; d++) {
            if (f + d === 0 || f + d === v.fresh + v.damaged) continue
            if (v.battle === 0 || hasLeg(c, s, without(c, v, f, d))) options.push(option('drop', f, d))
          }
      },
      blocked: (s, frame, blocked) => blockedLegs(c, s, frame, blocked),
      take(s, v, { k, a, b }, play) {
        if (k === 'stop') return endVoyage(c, s, play, v)
        if (k === 'to') return travel(s, v, a, play)
        if (play.live) play.tell('dropped', { seat: v.seat, system: v.system, fresh: a, damaged: b })
        play.push({ step: 'leg', ...without(c, v, a, b) })
      },
    },
    // ARCS-18.3: one group of the fresh ships that moved, once.
    sprint: {
      micro: true,
      ask(s, { seat, battle, landed }, options) {
        options.push(option('decline'))
        const most = capacity(c, s, seat)
        for (let i = 0; i < landed.length; i += 2)
          for (let f = 1; f <= landed[i + 1] && f <= most; f++)
            if (battle === 0 || hasLeg(c, s, voyage(c, s, seat, landed[i], f, 0, 1, 1))) options.push(option('sprint', landed[i], f))
      },
      take(s, { seat, battle }, { k, a: system, b: fresh }, play) {
        if (k === 'sprint') play.push({ step: 'leg', ...voyage(c, s, seat, system, fresh, 0, battle, 1) })
      },
    },
  }
}

/** The voyage after ships were left behind; from here it may turn back. */
function without(c: Content, v: Voyage, fresh: number, damaged: number): Voyage {
  return {
    seat: v.seat,
    system: v.system,
    fresh: v.fresh - fresh,
    damaged: v.damaged - damaged,
    catapult: v.catapult,
    visited: clusterBit(c, v.system),
    battle: v.battle,
    sprint: v.sprint,
    landed: land(v.landed, v.system, fresh),
  }
}
