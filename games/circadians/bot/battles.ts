import type { Content } from '../data/content.ts'
import { BUILDING, PHASE } from '../data/names.ts'
import { countOf, forceOf, isPresent } from '../rules/board.ts'
import { LAND, SEATS, type State } from '../rules/state.ts'
import { handSize } from '../rules/tactics.ts'
import { NO_CARD, type Battle, type Plan, type Reckoner } from '../rules/totals.ts'

/** What becomes of regions that two factions share: the battles that will be fought there. */

/** A lead in Strength of so much makes a victory e times as likely as a defeat. */
const SURE = 2.2
/** What cards and a gem for the die add to what lies on the table. */
const CARDS = [0, 1.2, 1.8, 2.2, 2.5, 2.7]
const DIE = 1.2
/** Attack that a plan adds on average, and shields. */
const PLANNED_ATTACK = 1
const PLANNED_SHIELD = 0.5
/** Forces next door beyond this frighten no more. */
const FRIGHT = 4

export interface Forecast {
  /** How likely the seat is to control the region after Combat. */
  hold: number
  /** Battles that it may win there, and those against leaders. */
  wins: number
  winsOverLeaders: number
  /** Fighters that it will wound, and lose. */
  wounding: number
  wounded: number
}

export const noForecast = (): Forecast => ({ hold: 0, wins: 0, winsOverLeaders: 0, wounding: 0, wounded: 0 })

const open: Plan = { section: -1, card: NO_CARD, die: -1, rerolled: false }

const readiness = (s: State, seat: number): number => CARDS[Math.min(CARDS.length - 1, handSize(s, seat))] + (s.gems[seat] > 0 ? DIE : 0)

/** The seat is present in the region. */
export function forecast(c: Content, reckoner: Reckoner, s: State, region: number, seat: number, out: Forecast): void {
  out.hold = 1
  out.wins = 0
  out.winsOverLeaders = 0
  out.wounding = 0
  out.wounded = 0
  if (s.land[region] >= LAND.base || s.phase > PHASE.combat) return
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat || !isPresent(s, region, rival)) continue
    const battle: Battle = { region, seats: [seat, rival], plans: [open, open], intelligence: 0 }
    const own = reckoner.total(s, battle, 0)
    const other = reckoner.total(s, battle, 1)
    const lead = own.strength - other.strength + readiness(s, seat) - readiness(s, rival)
    const chance = 1 / (1 + Math.exp(-lead / SURE))
    out.hold *= chance
    out.wins += chance
    if (s.heads[region * SEATS + rival] > 0) out.winsOverLeaders += chance
    out.wounding += wounds(c, own.attack, other.shield, s.fighters[region * SEATS + rival])
    out.wounded += wounds(c, other.attack, own.shield, s.fighters[region * SEATS + seat])
  }
}

const wounds = (c: Content, attack: number, shield: number, fighters: number): number =>
  Math.min(c.wheel.maxWounds, fighters, Math.max(0, attack + PLANNED_ATTACK - shield - PLANNED_SHIELD))

/** How much a region is threatened that nobody disputes now: by rival forces one step away, against what stands here. */
export function threatOn(c: Content, s: State, region: number, seat: number): number {
  let most = 0
  for (let rest = s.near[region]; rest !== 0; rest &= rest - 1) {
    const next = 31 - Math.clz32(rest & -rest)
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat) most = Math.max(most, forceOf(s, next, rival))
  }
  const defence = forceOf(s, region, seat) + countOf(s, region, seat, BUILDING.outpost) * c.wheel.outpostStrength
  return Math.max(0, Math.min(FRIGHT, most - defence))
}
