import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Content, DieContent } from '../data/content.ts'
import { hasBuilding, hasBuildingAnywhere, hasFreshStarport, hasPiece, shipsAt } from './board.ts'
import { weaponIcons } from './court.ts'
import type { Play, Roll, Some } from './frames.ts'
import { goOnFighting } from './hits.ts'
import { hitShip } from './pieces.ts'
import { holds, isLed, knows } from './seats.ts'
import { SEATS, SYSTEMS, type State } from './state.ts'

/** Battle from the choice of a system to the roll (ARCS-8.1 to 8.4); hits.ts resolves it. */

const ASSAULT = 0
const SKIRMISH = 1
const RAID = 2
const KINDS = 3
const dieVerbs = ['assault', 'skirmish', 'raid'] as const
/** Which rerolls are still open. */
const REROLL = [1, 2] as const

/** The system and a Rival there, or nothing to battle. */
export function canBattle(s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) {
    if (shipsAt(s, system, seat) === 0) continue
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && hasPiece(s, system, rival)) return true
  }
  return false
}

/** ARCS-8.3 and ARCS-18.5. */
export function raidDiceAllowed(c: Content, s: State, system: number, rival: number): boolean {
  if (knows(c, s, rival, 'harbors') && hasFreshStarport(s, system, rival)) return false
  return hasBuilding(s, system, rival, -1) || !hasBuildingAnywhere(s, rival)
}

/** How many dice must and may be taken (ARCS-8.2, ARCS-13.8, ARCS-17.5). */
export function diceRange(c: Content, s: State, seat: number, system: number): readonly [number, number] {
  const least = isLed(c, s, seat, 'committed') ? 2 : 0
  const gate = c.systems.gate[system] && holds(c, s, seat, 'gate dice') ? 2 : 0
  return [least, shipsAt(s, system, seat) + least + gate]
}

/** How many dice of the next kind may be taken: from, to. */
function kindRange(c: Content, s: State, seat: number, rival: number, system: number, taken: readonly number[]): readonly [number, number] {
  const [least, most] = diceRange(c, s, seat, system)
  const kind = taken.length
  const raid = raidDiceAllowed(c, s, system, rival) ? c.dicePerKind : 0
  let sum = 0
  for (const count of taken) sum += count
  const cap = kind === RAID ? raid : c.dicePerKind
  const later = kind === ASSAULT ? c.dicePerKind + raid : kind === SKIRMISH ? raid : 0
  return [Math.min(cap, Math.max(0, least - sum - later)), Math.max(0, Math.min(cap, most - sum))]
}

/** Roll some dice of a kind, adding the faces that show up. */
function roll(die: DieContent, count: number, play: Play, faces: number[], base: number): void {
  for (let i = 0; i < count; i++) {
    let side = play.chance(6)
    let face = 0
    while (side >= die.sides[face]) side -= die.sides[face++]
    faces[base + face]++
  }
}

/** Where the faces of a kind begin in a list of all faces. */
function faceBase(c: Content, kind: number): number {
  let base = 0
  for (let each = 0; each < kind; each++) base += c.dice[each].sides.length
  return base
}

/** Rerolls that the attacker may make now. */
function openRerolls(c: Content, s: State, frame: Roll): number {
  let open = 0
  if (frame.dice[ASSAULT] > 0 && knows(c, s, frame.seat, 'reroll assault') && s.fresh[frame.system * SEATS + frame.seat] > 0) open |= REROLL[ASSAULT]
  if (frame.dice[SKIRMISH] > 0 && holds(c, s, frame.seat, 'reroll skirmish')) open |= REROLL[SKIRMISH]
  return open
}

/** Count the icons and resolve them. */
function resolve(c: Content, s: State, play: Play, frame: Roll): void {
  const { seat, rival, system, faces, dice } = frame
  let self = 0
  let intercept = 0
  let hits = 0
  let building = 0
  let keys = 0
  let at = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const die = c.dice[kind]
    for (let face = 0; face < die.sides.length; face++, at++) {
      const count = faces[at]
      if (count === 0) continue
      self += count * die.self[face]
      intercept += count * die.intercept[face]
      hits += count * die.hit[face]
      building += count * die.building[face]
      keys += count * die.key[face]
    }
  }
  // ARCS-18.6, then ARCS-18.4
  if (frame.allFresh === 1 && intercept > 0 && knows(c, s, seat, 'signal breaker')) intercept--
  if (dice[ASSAULT] > 0 && knows(c, s, rival, 'mirror')) intercept++
  if (play.live) play.tell('battleResult', { seat, rival, system, self, intercept, hits, building, keys })
  goOnFighting(c, s, play, { seat, rival, system, rifles: 0, self, intercept, hits, building, keys, took: 0, razed: 0, types: 0 })
}

export function battleSteps(c: Content): Some<'battle' | 'railgun' | 'collect' | 'rolled' | 'reroll' | 'rifles' | 'riflesAt'> {
  const faceCount = faceBase(c, KINDS)

  const showRoll = (play: Play, { seat, rival, system, dice, faces }: Roll, again: readonly number[]): void => {
    if (play.live) play.tell('rolled', { seat, rival, system, dice: dice.slice(), faces: faces.slice(), again })
  }

  return {
    battle: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++) {
          if (shipsAt(s, system, seat) === 0) continue
          for (let rival = 0; rival < s.seats; rival++)
            if (rival !== seat && hasPiece(s, system, rival)) options.push(option('battle', system, rival))
        }
      },
      take(s, { seat }, { a: system, b: rival }, play) {
        const allFresh = s.damaged[system * SEATS + seat] === 0 ? 1 : 0
        if (play.live) play.tell('battle', { seat, rival, system })
        play.push({ step: 'collect', seat, rival, system, allFresh, dice: [] })
        // ARCS-18.12
        if (s.fresh[system * SEATS + rival] > 0 && knows(c, s, rival, 'railguns')) play.push({ step: 'railgun', seat, rival, system })
      },
    },
    railgun: {
      micro: true,
      ask: (s, { seat, system }, options) => listShips(s, system, seat, options),
      take(s, { seat, rival, system }, { a: damaged }, play) {
        hitShip(s, play, system, seat, damaged === 1, rival)
      },
    },
    // One kind after the other; what is forced is not asked.
    collect: {
      micro: true,
      ask(s, { seat, rival, system, dice }, options) {
        const [from, to] = kindRange(c, s, seat, rival, system, dice)
        for (let count = from; count <= to; count++) options.push(option(dieVerbs[dice.length], count))
      },
      blocked(s, { rival, system }, blocked) {
        if (raidDiceAllowed(c, s, system, rival)) return
        const harbor = knows(c, s, rival, 'harbors') && hasFreshStarport(s, system, rival)
        blocked.push({ option: option('raid', 1), reason: harbor ? because('ARCS-18.5', 'hiddenHarbors') : because('ARCS-8.3', 'noBuildingToRaid') })
      },
      take(s, { seat, rival, system, allFresh, dice }, { a: count }, play) {
        const taken = [...dice, count]
        if (taken.length < KINDS) {
          play.push({ step: 'collect', seat, rival, system, allFresh, dice: taken })
          return
        }
        const faces = new Array<number>(faceCount).fill(0)
        for (let kind = 0; kind < KINDS; kind++) roll(c.dice[kind], taken[kind], play, faces, faceBase(c, kind))
        const frame: Roll = { seat, rival, system, allFresh, dice: taken, faces, rerolls: 0 }
        showRoll(play, frame, [0, 0, 0])
        frame.rerolls = openRerolls(c, s, frame)
        if (frame.rerolls === 0) resolve(c, s, play, frame)
        else play.push({ step: 'rolled', ...frame })
      },
    },
    // ARCS-13.13, ARCS-18.14: each once, in the order that the attacker likes.
    rolled: {
      micro: true,
      ask(_s, { rerolls }, options) {
        options.push(option('accept'))
        for (const kind of [ASSAULT, SKIRMISH] as const) if ((rerolls & REROLL[kind]) !== 0) options.push(option('reroll', kind))
      },
      take(s, frame, { k, a: kind }, play) {
        if (k === 'accept') return resolve(c, s, play, frame)
        const left = kind === ASSAULT ? s.fresh[frame.system * SEATS + frame.seat] : weaponIcons(c, s, frame.seat)
        const rerolls = frame.rerolls & ~REROLL[kind as 0 | 1]
        play.push({ ...frame, step: 'reroll', rerolls, kind, left, from: 0, picked: c.dice[kind].sides.map(() => 0) })
      },
    },
    // Faces to roll again, one die at a time in the order of faces.
    reroll: {
      micro: true,
      ask(_s, { kind, left, from, picked, faces }, options) {
        options.push(option('roll'))
        const base = faceBase(c, kind)
        if (left > 0) for (let face = from; face < picked.length; face++) if (faces[base + face] > picked[face]) options.push(option('again', kind, face))
      },
      take(s, frame, { k, b: face }, play) {
        const { kind, left, picked } = frame
        if (k === 'again') {
          const more = picked.slice()
          more[face]++
          play.push({ ...frame, left: left - 1, from: face, picked: more })
          return
        }
        const base = faceBase(c, kind)
        const faces = frame.faces.slice()
        let count = 0
        for (let each = 0; each < picked.length; each++) {
          faces[base + each] -= picked[each]
          count += picked[each]
        }
        roll(c.dice[kind], count, play, faces, base)
        const next: Roll = { seat: frame.seat, rival: frame.rival, system: frame.system, allFresh: frame.allFresh, dice: frame.dice, faces, rerolls: frame.rerolls }
        if (count > 0) showRoll(play, next, dieVerbs.map((_, each) => (each === kind ? count : 0)))
        if (next.rerolls === 0) resolve(c, s, play, next)
        else play.push({ step: 'rolled', ...next })
      },
    },
    // ARCS-18.2: from where.
    rifles: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++) if (riflesReach(c, s, seat, system)) options.push(option('from', system))
      },
      take: (_s, { seat }, { a: system }, play) => play.push({ step: 'riflesAt', seat, system }),
    },
    riflesAt: {
      micro: true,
      ask(s, { seat, system }, options) {
        for (const target of c.systems.adjacent[s.out][system])
          for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && hasPiece(s, target, rival)) options.push(option('fire', target, rival))
      },
      take(s, { seat, system }, { a: target, b: rival }, play) {
        const dice = Math.min(c.dicePerKind, s.fresh[system * SEATS + seat])
        const faces = new Array<number>(faceCount).fill(0)
        const base = faceBase(c, SKIRMISH)
        roll(c.dice[SKIRMISH], dice, play, faces, base)
        let hits = 0
        c.dice[SKIRMISH].hit.forEach((hit, face) => (hits += hit * faces[base + face]))
        if (play.live) play.tell('riflesFired', { seat, rival, from: system, system: target, dice, hits })
        goOnFighting(c, s, play, { seat, rival, system: target, rifles: 1, self: 0, intercept: 0, hits, building: 0, keys: 0, took: 0, razed: 0, types: 0 })
      },
    },
  }
}

function riflesReach(c: Content, s: State, seat: number, system: number): boolean {
  if (s.fresh[system * SEATS + seat] === 0) return false
  for (const target of c.systems.adjacent[s.out][system])
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && hasPiece(s, target, rival)) return true
  return false
}

export function canFireRifles(c: Content, s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) if (riflesReach(c, s, seat, system)) return true
  return false
}

/** A fresh or a damaged ship of the owner. */
function listShips(s: State, system: number, owner: number, options: Option[]): void {
  if (s.fresh[system * SEATS + owner] > 0) options.push(option('hitShip', 0))
  if (s.damaged[system * SEATS + owner] > 0) options.push(option('hitShip', 1))
}
