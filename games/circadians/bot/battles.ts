import type { Content } from '../data/content.ts'
import { BUILDING, PHASE } from '../data/names.ts'
import { countOf, forceOf, isPresent } from '../rules/board.ts'
import { LAND, REGIONS, SEATS, type State } from '../rules/state.ts'
import { handSize } from '../rules/tactics.ts'
import { NO_CARD, type Battle, type Plan, type Reckoner } from '../rules/totals.ts'

/** What becomes of regions that two factions share: the battles that will be fought there. */

/** A lead in Strength of so much makes a victory e times as likely as a defeat. */
const SURE = 3
/** What cards and a gem for the die add to what lies on the table. */
const CARDS = [0, 1.6, 2.2, 2.6, 2.8, 3]
const DIE = 1.8
/** Fighters that plans wound without any Attack on the table, and the part of such Attack that comes through: who sees it coming raises shields or retreats. */
const PLANNED_WOUNDS = 0.7
const THROUGH = 0.35
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

/** Who is where, and what each seat can add to a battle. */
export interface Presence {
  /** Seats present in each region below the bases, as a set. */
  readonly present: number[]
  readonly readiness: number[]
}

export const noPresence = (): Presence => ({ present: new Array<number>(REGIONS).fill(0), readiness: new Array<number>(SEATS).fill(0) })

const battles = new Array<number>(SEATS).fill(0)

export function presenceOf(s: State, out: Presence): void {
  battles.fill(0)
  for (let region = 0; region < REGIONS; region++) {
    let set = 0
    let count = 0
    if (s.land[region] < LAND.base)
      for (let seat = 0; seat < s.seats; seat++)
        if (isPresent(s, region, seat)) {
          set |= 1 << seat
          count++
        }
    out.present[region] = set
    if (count > 1) for (let seat = 0; seat < s.seats; seat++) if ((set & (1 << seat)) !== 0) battles[seat] += count - 1
  }
  for (let seat = 0; seat < s.seats; seat++) out.readiness[seat] = battles[seat] > 0 ? readiness(s, seat, battles[seat]) : 0
}

/** Cards and gems are spent but once: several battles share them. */
function readiness(s: State, seat: number, count: number): number {
  const cards = Math.min(CARDS.length - 1, handSize(s, seat) / count)
  const whole = Math.floor(cards)
  const more = whole < cards ? (CARDS[whole + 1] - CARDS[whole]) * (cards - whole) : 0
  return CARDS[whole] + more + DIE * Math.min(1, s.gems[seat] / count)
}

const open: Plan = { section: -1, card: NO_CARD, die: -1, rerolled: false }

/** The seat is present in the region. */
export function forecast(c: Content, reckoner: Reckoner, s: State, presence: Presence, region: number, seat: number, out: Forecast): void {
  out.hold = 1
  out.wins = 0
  out.winsOverLeaders = 0
  out.wounding = 0
  out.wounded = 0
  const rivals = presence.present[region] & ~(1 << seat)
  if (rivals === 0 || s.phase > PHASE.combat) return
  for (let rival = 0; rival < s.seats; rival++) {
    if ((rivals & (1 << rival)) === 0) continue
    const battle: Battle = { region, seats: [seat, rival], plans: [open, open], intelligence: 0 }
    const own = reckoner.total(s, battle, 0)
    const other = reckoner.total(s, battle, 1)
    const lead = own.strength - other.strength + presence.readiness[seat] - presence.readiness[rival]
    const chance = 1 / (1 + Math.exp(-lead / SURE))
    out.hold *= chance
    out.wins += chance
    if (s.heads[region * SEATS + rival] > 0) out.winsOverLeaders += chance
    out.wounding += wounds(c, own.attack - other.shield, s.fighters[region * SEATS + rival])
    out.wounded += wounds(c, other.attack - own.shield, s.fighters[region * SEATS + seat])
  }
}

const wounds = (c: Content, attack: number, fighters: number): number => Math.min(c.wheel.maxWounds, fighters, Math.max(0, PLANNED_WOUNDS + THROUGH * attack))

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
