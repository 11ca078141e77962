import type { Content } from '../data/content.ts'
import { FACTION, PHASE } from '../data/names.ts'
import { buildingsOf, currentRelicRegion, unitsOf } from '../rules/board.ts'
import { fortressRegions } from '../rules/income.ts'
import { INTEL, LAND, REGIONS, SEATS, type State } from '../rules/state.ts'
import type { Reckoner } from '../rules/totals.ts'
import { forecast, noForecast, threatOn, type Presence } from './battles.ts'
import { isToCome } from './time.ts'

/** What a seat has on the map, each region by how likely it is to be held. */
export interface Ground {
  /** Regions for Income, and land regions. */
  count: number
  land: number
  /** The relic of this round, and those of the next ones by how soon they come. */
  relic: number
  relicsAhead: number
  /** The chance to control every region with a relic when this round's are checked, and the next one's. */
  allRelics: number
  allRelicsNext: number
  /** Rival forces next to regions that nobody disputes. */
  threat: number
  fighters: number
  /** Buildings and leaders that battles may cost. */
  buildingsAtRisk: number
  leadersAtRisk: number
  /** Glory that battles may bring. */
  glory: number
}

export const noGround = (): Ground => ({ count: 0, land: 0, relic: 0, relicsAhead: 0, allRelics: 0, allRelicsNext: 0, threat: 0, fighters: 0, buildingsAtRisk: 0, leadersAtRisk: 0, glory: 0 })

/** Relics of coming rounds, by how far ahead. */
const AHEAD = [0, 1.2, 0.6, 0.3, 0.2, 0.1]
/** Fighters count a little less at home, and where they may be thrown out. */
const AT_HOME = 0.85
const THROWN_OUT = 0.75
/** Wounded fighters are not lost for good. */
const WOUNDED = 0.6
/** Intelligence cards that are given away count as regions; they are not always. */
const INTELLIGENCE = 0.7
/** The chance that units next to a region with a relic will come to hold it: where nobody is, and where a rival is. */
const COMES = 0.4
const CONQUERS = 0.15

const outlook = noForecast()
const holds = new Array<number>(REGIONS).fill(0)

export function groundOf(c: Content, reckoner: Reckoner, s: State, presence: Presence, seat: number, out: Ground): void {
  const faction = s.faction[seat]
  const { gloryPerVictory, gloryPerVictoryOverLeaders, gloryPerWound } = c.factions.does
  out.count = (c.factions.baseTile[faction] ? 1 : 0) + fortressRegions(c, s, seat)
  if (faction === FACTION.circadians) for (const held of s.intel) if (held === INTEL.held) out.count += INTELLIGENCE
  out.land = 0
  out.threat = 0
  out.fighters = s.fighters[s.base[seat] * SEATS + seat] * AT_HOME
  out.buildingsAtRisk = 0
  out.leadersAtRisk = 0
  out.glory = 0
  for (let region = 0; region < REGIONS; region++) {
    holds[region] = 0
    if ((presence.present[region] & (1 << seat)) === 0) continue
    const here = region * SEATS + seat
    forecast(c, reckoner, s, presence, region, seat, outlook)
    const { hold } = outlook
    holds[region] = hold
    out.count += hold
    if (s.land[region] < LAND.lake) out.land += hold
    if (hold === 1 && s.phase <= PHASE.move) out.threat += threatOn(c, s, region, seat)
    out.fighters += s.fighters[here] * (THROWN_OUT + (1 - THROWN_OUT) * hold) - WOUNDED * outlook.wounded
    out.buildingsAtRisk += (1 - hold) * buildingsOf(s, region, seat)
    out.leadersAtRisk += (1 - hold) * s.chiefs[here]
    out.glory += outlook.wins * gloryPerVictory[faction] + outlook.winsOverLeaders * gloryPerVictoryOverLeaders[faction] + outlook.wounding * gloryPerWound[faction]
  }
  relicsOf(s, presence, seat, out)
}

/** Regions with relics, by `holds`. */
function relicsOf(s: State, presence: Presence, seat: number, out: Ground): void {
  const current = s.round > 0 ? currentRelicRegion(s) : -1
  const comes = isToCome(s, seat, PHASE.move)
  let now = 1
  let next = 1
  let ahead = 0
  out.relicsAhead = 0
  for (let which = 0; which < s.relicAt.length; which++) {
    const region = s.relicAt[which]
    if (region < 0) continue
    const isThere = (presence.present[region] & (1 << seat)) !== 0
    const later = isThere ? holds[region] : comingTo(s, presence, seat, region)
    now *= isThere || comes ? later : 0
    if (region === current) continue
    next *= later
    ahead++
    if (isThere) out.relicsAhead += holds[region] * AHEAD[which + 1 - Math.max(1, s.round)]
  }
  out.relic = current >= 0 ? holds[current] : 0
  out.allRelics = now
  out.allRelicsNext = ahead > 0 ? next : 0
}

function comingTo(s: State, { present }: Presence, seat: number, region: number): number {
  let isNear = (s.near[s.base[seat]] & (1 << region)) !== 0 && unitsOf(s, s.base[seat], seat) > 0
  for (let rest = s.near[region]; rest !== 0 && !isNear; rest &= rest - 1) isNear = unitsOf(s, 31 - Math.clz32(rest & -rest), seat) > 0
  if (!isNear) return 0
  return present[region] === 0 ? COMES : CONQUERS
}
