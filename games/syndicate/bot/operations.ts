import { MISSION, SLEEPER, sleeperEffects, type Content, type SleeperEffect } from '../data/content.ts'
import { countBases } from '../rules/bases.ts'
import { ACTION_DIE, facesThatReach } from '../rules/dice.ts'
import { EASIEST } from '../rules/missions.ts'
import { handOf, sleeperOf } from '../rules/operations.ts'
import { luckOf } from '../rules/seats.ts'
import { WHEN, whenOf, whomOf } from '../rules/sleepers.ts'
import { RESOURCES, ROW, type State } from '../rules/state.ts'
import { keptFor } from './kept.ts'

/** What operation cards, dice and the card face down are good for. */

const VALUE = [1, 0.8, 0.5]
/** A failure is noticed; a mission accomplished is a step to its reward. */
const NOTICED = 0.4
const STEP = 0.5
/** What selling brings. */
const SOLD = 0.7

/** A card for which there will be a die, and one more than can be used. */
const USABLE = 0.5
const SPARE = 0.1
/** A card is worth so much less for every round that it must wait. */
const WAIT = 0.85

/** Missions, heists and sleepers in hand: as many as there will be dice, the others nearly nothing. */
export function handWorth(c: Content, s: State, seat: number, dice: number, last: number, scratch: number[]): number {
  const hand = handOf(s, seat)
  const luck = luckOf(c, s, seat)
  for (let i = 0; i < hand.length; i++) {
    const wait = waitFor(c, s, hand[i])
    insert(scratch, i, s.round + wait > last ? SOLD : cardWorth(c, s, seat, hand[i], luck) * Math.pow(WAIT, wait))
  }
  let sum = 0
  for (let i = 0; i < hand.length; i++) sum += scratch[i] * (i < dice ? USABLE : SPARE)
  return sum
}

/** Puts a value among the first `count` of a list, the highest first. */
function insert(list: number[], count: number, value: number): void {
  let i = count
  for (; i > 0 && list[i - 1] < value; i--) list[i] = list[i - 1]
  list[i] = value
}

/** Rounds until a mission may be run. */
function waitFor(c: Content, s: State, card: number): number {
  return c.operations.kind[card] === MISSION ? Math.max(0, c.missions.gate[c.operations.of[card]] - s.round) : 0
}

function cardWorth(c: Content, s: State, seat: number, card: number, luck: number): number {
  const of = c.operations.of[card]
  if (c.operations.kind[card] === SLEEPER) return 0.6 * worthOf(s, seat, c.sleepers.does[of])
  if (c.operations.kind[card] !== MISSION) return Math.max(SOLD, chance(c.heists.win[of], c.heists.handsShift[of], luck) * c.heists.diceOpen[of] * 2.5)
  const owner = s.owner[c.missions.territory[of]]
  const row = owner < 0 || c.syndicates.smuggles[s.syndicate[seat]] ? ROW.unoccupied : owner === seat ? ROW.own : ROW.cooperative
  const reward = rewardsOf(c)[of] * (row === ROW.cooperative ? 0.55 : 1)
  const wins = chance(c.missions.win[of * 4 + row], c.missions.handsShift[of] / 2, luck)
  return Math.max(SOLD, wins * (reward + STEP) - (1 - wins) * NOTICED)
}

/** What missions bring. */
const rewardsOf = keptFor((c) => c.missions.territory.map((_, of) => VALUE.reduce((sum, each, i) => sum + c.missions.reward[of * RESOURCES + i] * each, 0)))

const chance = (win: number, eased: number, luck: number): number => facesThatReach(Math.max(EASIEST, Math.round(win - eased)), luck) / ACTION_DIE

/** What each sleeper brings when it is sprung, times how often that is. */
const SLEEPERS: Readonly<Record<SleeperEffect, number>> = {
  'double cross': 2.4,
  ambush: 1.6,
  informant: 1.6,
  sabotage: 1.2,
  'frame job': 1.5,
  'cooked books': 1.8,
  'claim jump': 2.6,
  skim: 3.2,
  safehouse: 3,
}
/** Any card makes rivals think twice. */
const DECOY = 0.25
/** Whoever is asked decides as well as the best order, but keeps the table waiting. */
const ASKED = 0.95

function worthOf(s: State, seat: number, does: number): number {
  const effect = sleeperEffects[does]
  const bases = countBases(s, seat)
  if (effect === 'skim') {
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && countBases(s, rival) > bases) return SLEEPERS.skim
    return SLEEPERS.skim / 3
  }
  const wantsBases = effect === 'ambush' || effect === 'safehouse' || effect === 'cooked books'
  return SLEEPERS[effect] * (wantsBases ? Math.min(1, bases / 3) : 1)
}

/** By how much of what could happen the standing order springs it. */
const ORDERS = [0, 1, 0.7, 0.4]

export function sleeperWorth(c: Content, s: State, seat: number): number {
  const card = sleeperOf(s, seat)
  if (card < 0) return 0
  const asked = (s.asks & (1 << seat)) !== 0
  if (c.operations.kind[card] !== SLEEPER) return asked ? 0 : DECOY
  const order = s.orders[seat]
  const ready = ORDERS[whenOf(order)] * (whenOf(order) !== WHEN.never && whomOf(order) >= 0 ? 0.5 : 1)
  return DECOY + worthOf(s, seat, c.sleepers.does[c.operations.of[card]]) * (asked ? ASKED : ready)
}
