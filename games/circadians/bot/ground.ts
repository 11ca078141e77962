import type { Content } from '../data/content.ts'
import { FACTION, PHASE } from '../data/names.ts'
import { buildingsOf, currentRelicRegion, isPresent } from '../rules/board.ts'
import { fortressRegions } from '../rules/income.ts'
import { INTEL, LAND, REGIONS, SEATS, type State } from '../rules/state.ts'
import type { Reckoner } from '../rules/totals.ts'
import { forecast, noForecast, threatOn } from './battles.ts'

/** What a seat has on the map, each region by how likely it is to be held. */
export interface Ground {
  /** Regions for Income, and land regions. */
  count: number
  land: number
  /** The relic of this round, those of the next ones by how soon they come, and all of them together. */
  relic: number
  relicsAhead: number
  allRelics: number
  /** Rival forces next to regions that nobody disputes. */
  threat: number
  fighters: number
  /** Buildings and leaders that battles may cost. */
  buildingsAtRisk: number
  leadersAtRisk: number
  /** Glory that battles may bring. */
  glory: number
}

export const noGround = (): Ground => ({ count: 0, land: 0, relic: 0, relicsAhead: 0, allRelics: 0, threat: 0, fighters: 0, buildingsAtRisk: 0, leadersAtRisk: 0, glory: 0 })

/** Relics of coming rounds, by how far ahead. */
const AHEAD = [0, 1.2, 0.6, 0.3, 0.2, 0.1]
/** Fighters count a little less at home, and where they may be thrown out. */
const AT_HOME = 0.85
const THROWN_OUT = 0.75
/** Wounded fighters are not lost for good. */
const WOUNDED = 0.6
/** Intelligence cards that are given away count as regions; they are not always. */
const INTELLIGENCE = 0.7

const outlook = noForecast()

export function groundOf(c: Content, reckoner: Reckoner, s: State, seat: number, out: Ground): void {
  const faction = s.faction[seat]
  const { gloryPerVictory, gloryPerVictoryOverLeaders, gloryPerWound } = c.factions.does
  const relic = s.round > 0 ? currentRelicRegion(s) : -1
  Object.assign(out, noGround())
  out.count = (c.factions.baseTile[faction] ? 1 : 0) + fortressRegions(c, s, seat)
  if (faction === FACTION.circadians) for (const held of s.intel) if (held === INTEL.held) out.count += INTELLIGENCE
  out.allRelics = 1
  out.fighters = s.fighters[s.base[seat] * SEATS + seat] * AT_HOME
  for (let region = 0; region < REGIONS; region++) {
    const which = s.relicAt.indexOf(region)
    if (s.land[region] > LAND.lake || !isPresent(s, region, seat)) {
      if (which >= 0) out.allRelics = 0
      continue
    }
    const here = region * SEATS + seat
    forecast(c, reckoner, s, region, seat, outlook)
    const { hold } = outlook
    out.count += hold
    if (s.land[region] < LAND.lake) out.land += hold
    if (which >= 0) {
      out.allRelics *= hold
      if (region === relic) out.relic = hold
      else out.relicsAhead += hold * AHEAD[which + 1 - Math.max(1, s.round)]
    }
    if (hold === 1 && s.phase <= PHASE.move) out.threat += threatOn(c, s, region, seat)
    out.fighters += s.fighters[here] * (THROWN_OUT + (1 - THROWN_OUT) * hold) - WOUNDED * outlook.wounded
    out.buildingsAtRisk += (1 - hold) * buildingsOf(s, region, seat)
    out.leadersAtRisk += (1 - hold) * s.chiefs[here]
    out.glory += outlook.wins * gloryPerVictory[faction] + outlook.winsOverLeaders * gloryPerVictoryOverLeaders[faction] + outlook.wounding * gloryPerWound[faction]
  }
}
