import { option } from '#kernel/options.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE, ladders } from '../data/names.ts'
import { isActive } from './bases.ts'
import type { Frames, Play, Some } from './frames.ts'
import { drawOperations } from './operations.ts'
import { EVENT } from './reactions.ts'
import { gain, pay, stockOf } from './resources.ts'
import { finishGame } from './scoring.ts'
import { has, placeAfter, seatsFrom, techSum } from './seats.ts'
import { listSet, lowest } from './sets.ts'
import { LADDERS, PHASE, RESOURCES, type State } from './state.ts'

/** Phase 3 (SY-13), in the order of its steps: cards, re-arming, resources, research, market cubes, next round. */

function drawCards(c: Content, s: State, play: Play, seat: number): void {
  const forDice = Math.min(c.box.operationsForDice, s.dice[seat])
  const count = c.box.operationsDrawn + forDice + c.syndicates.draws[s.syndicate[seat]] + techSum(s, seat, c.technologies.draws) - s.fewer[seat]
  s.fewer[seat] = 0
  drawOperations(s, play, seat, Math.max(0, count))
}

function rearm(c: Content, s: State, seat: number): void {
  s.dice[seat] = c.box.actionDice + (has(c, s, seat, 'third die') ? 1 : 0)
  if ((s.unarmed & (1 << seat)) === 0) s.armed[seat] = s.assault[seat]
}

/** What an active base costs its owner in crew (SY-2.3, SY-19.7). */
export function upkeep(c: Content, s: State, seat: number, at: number): number {
  const area = c.territories.zone[at]
  let crew = c.zones.upkeep[area]
  if (crew === 0) return 0
  for (let rest = s.techs[seat]; rest !== 0; rest &= rest - 1) crew -= c.technologies.relief[lowest(rest) * c.territories.inZone.length + area]
  return Math.max(0, crew)
}

/** The racket and the crew of bases that need none; then the others are paid for, by choice where there is not enough (SY-13.5). */
function startIncome(c: Content, s: State, seat: number): Frames {
  const racket = s.syndicate[seat] * RESOURCES
  for (let i = 0; i < RESOURCES; i++) gain(s, seat, i, c.syndicates.racket[racket + i])
  let needed = 0
  let costly = 0
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] !== seat || !isActive(s, at)) continue
    const crew = upkeep(c, s, seat, at)
    needed += crew
    if (crew > 0) costly |= 1 << at
    else gain(s, seat, CREW, c.zones.income[c.territories.zone[at] * RESOURCES + CREW])
  }
  if (stockOf(s, seat, CREW) < needed) return crewOrIncome(c, s, seat, costly)
  for (let at = 0; at < TERRITORIES; at++) if ((costly & (1 << at)) !== 0) payCrew(c, s, seat, at)
  return { step: 'income', seat, unpaid: 0 }
}

function payCrew(c: Content, s: State, seat: number, at: number): void {
  pay(s, seat, CREW, upkeep(c, s, seat, at))
  gain(s, seat, CREW, c.zones.income[c.territories.zone[at] * RESOURCES + CREW])
}

/** Unpaid bases that the crew at hand would still pay for (SY-13.6). */
function payable(c: Content, s: State, seat: number, unpaid: number): number {
  let set = 0
  for (let at = 0; at < TERRITORIES; at++) if ((unpaid & (1 << at)) !== 0 && upkeep(c, s, seat, at) <= stockOf(s, seat, CREW)) set |= 1 << at
  return set
}

function crewOrIncome(c: Content, s: State, seat: number, unpaid: number): Frames {
  return payable(c, s, seat, unpaid) !== 0 ? { step: 'crew', seat, unpaid } : { step: 'income', seat, unpaid }
}

/** Resources of any kind that a seat collects as things are: mines, trade routes, technology. */
export function anyIncome(c: Content, s: State, seat: number): number {
  let any = techSum(s, seat, c.technologies.any)
  let active = 0
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] !== seat || !isActive(s, at)) continue
    active |= 1 << at
    any += c.territories.mining[at]
  }
  for (let route = 0; route < c.routes.stops.length; route++) if ((active & c.routes.stops[route]) === c.routes.stops[route]) any += c.routes.gain[route]
  return any
}

/** Bases not paid for are turned over (SY-13.7); the others yield their credits and influence, then come resources of any kind. */
function collect(c: Content, s: State, play: Play, seat: number, unpaid: number): void {
  for (let at = 0; at < TERRITORIES; at++) {
    if ((unpaid & (1 << at)) === 0) continue
    s.down[at] = 1
    if (play.live) play.tell('turnedOver', { seat, at })
  }
  let credits = techSum(s, seat, c.technologies.credits)
  let influence = 0
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] !== seat || !isActive(s, at)) continue
    credits += c.zones.income[c.territories.zone[at] * RESOURCES + CREDITS]
    influence += c.zones.income[c.territories.zone[at] * RESOURCES + INFLUENCE]
  }
  gain(s, seat, CREDITS, credits)
  gain(s, seat, INFLUENCE, influence)
  if (play.live) play.tell('collected', { seat, gained: incomeOf(c, s, seat) })
  const any = anyIncome(c, s, seat)
  if (any > 0) play.push({ step: 'any', seat, left: any, from: CREDITS, to: CREW })
}

/** What the seat collects as things are now, if it pays for all its active bases; resources of any kind not counted. Crew may be negative. */
export function incomeOf(c: Content, s: State, seat: number): number[] {
  const racket = s.syndicate[seat] * RESOURCES
  const income = c.syndicates.racket.slice(racket, racket + RESOURCES)
  income[CREDITS] += techSum(s, seat, c.technologies.credits)
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] !== seat || !isActive(s, at)) continue
    for (let i = 0; i < RESOURCES; i++) income[i] += c.zones.income[c.territories.zone[at] * RESOURCES + i]
    income[CREW] -= upkeep(c, s, seat, at)
  }
  return income
}

function placeResearch(c: Content, s: State, play: Play): void {
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.research[at] >= c.territories.boxes[at] || !isActive(s, at) || s.owner[at] >= s.seats) continue
    s.research[at]++
    if (play.live) play.tell('research', { seat: s.owner[at], at, markers: s.research[at] })
  }
}

function removeCube(s: State, play: Play, seat: number, ladder: number): void {
  s.cubes[seat * LADDERS + ladder]--
  if (play.live) play.tell('cubeRemoved', { seat, ladder })
}

export function collectionSteps(c: Content): Some<'collection' | 'crew' | 'income' | 'afterIncome' | 'reset' | 'cube' | 'nextRound'> {
  return {
    collection: {
      run(s, _frame, play) {
        s.phase = PHASE.collection
        if (play.live) play.tell('collection', { round: s.round })
        const order = seatsFrom(s, s.first)
        for (const seat of order) drawCards(c, s, play, seat)
        for (const seat of order) rearm(c, s, seat)
        s.unarmed = 0
        play.push({ step: 'afterIncome' })
        play.lanes(order.map((seat) => startIncome(c, s, seat)))
      },
    },
    crew: {
      micro: true,
      ask(s, { seat, unpaid }, options) {
        listSet(options, 'man', payable(c, s, seat, unpaid))
      },
      take(s, { seat, unpaid }, { a }, play) {
        payCrew(c, s, seat, a)
        if (play.live) play.tell('manned', { seat, at: a })
        play.push(crewOrIncome(c, s, seat, unpaid & ~(1 << a)))
      },
    },
    income: { run: (s, { seat, unpaid }, play) => collect(c, s, play, seat, unpaid) },
    afterIncome: {
      run: (_s, _frame, play) => play.next({ step: 'reactions', event: EVENT.collection, seat: -1, at: -1 }, { step: 'reset' }),
    },
    reset: {
      run(s, _frame, play) {
        if (s.last === s.round) return finishGame(c, s, play)
        placeResearch(c, s, play)
        play.push({ step: 'nextRound' })
        const choices: Frames[] = []
        for (let seat = 0; seat < s.seats; seat++) {
          const held = ladders.map((_, ladder) => s.cubes[seat * LADDERS + ladder])
          if (held.every((cubes) => cubes > 0)) choices.push({ step: 'cube', seat })
          else held.forEach((cubes, ladder) => cubes > 0 && removeCube(s, play, seat, ladder))
        }
        if (choices.length > 0) play.lanes(choices)
      },
    },
    cube: {
      ask: (_s, _frame, options) => ladders.forEach((_, ladder) => options.push(option('removeCube', ladder))),
      take: (s, { seat }, { a }, play) => removeCube(s, play, seat, a),
    },
    nextRound: {
      run(s, _frame, play) {
        s.round++
        s.first = placeAfter(s, s.first, 1)
        s.sovereignCard = -1
        s.immune = 0
        s.rerolled = 0
        s.embargoed = s.embargoNext
        s.embargoNext = 0
        play.push({ step: 'playerPhase' })
      },
    },
  }
}

