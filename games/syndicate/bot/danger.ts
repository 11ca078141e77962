import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { bandNow } from '../rules/alert.ts'
import { resistsAssault } from '../rules/bases.ts'
import { ACTION_DIE } from '../rules/dice.ts'
import { stockOf } from '../rules/resources.ts'
import { MAX_SEATS, RESOURCES, type State } from '../rules/state.ts'
import { keptFor } from './kept.ts'

/** What could take a base away before the end: crackdowns, the more so the higher the alert, and rivals with crew, who go for the best. */

/** The chance that a crackdown seizes a base in one round, over all cards of the deck: with the alert at its lowest, and what its highest adds. */
const SEIZED = { open: 0.03, openAtMost: 0.05, fortified: 0.01, fortifiedAtMost: 0.02 }
/** Assaults of a rival in a round who has the crew for a great one, and how much less a base draws them that resists. */
const EAGER = 0.2
const ENOUGH_CREW = 10
const RESISTING = 0.3
/** No base is sure to fall. */
const MOST = 0.25

/** What threatens the bases of one seat. */
export interface Danger {
  /** The chance to be seized in one round. */
  seizedOpen: number
  seizedFortified: number
  /** The chance to be stormed, for each point of `prizesOf`. */
  stormedOpen: number
  stormedResisting: number
}

export const noDanger = (): Danger => ({ seizedOpen: 0, seizedFortified: 0, stormedOpen: 0, stormedResisting: 0 })

/** How high the alert is: 0 at the start of its track, 1 at the end. */
export const alertPart = (c: Content, s: State): number => (s.alert - 1) / (c.alertMax[s.seats] - 1)

const prizes = new Array<number>(MAX_SEATS + 1).fill(0)

export function dangerTo(c: Content, s: State, seat: number, out: Danger): void {
  const alert = alertPart(c, s)
  out.seizedOpen = SEIZED.open + SEIZED.openAtMost * alert
  out.seizedFortified = SEIZED.fortified + SEIZED.fortifiedAtMost * alert
  out.stormedOpen = 0
  out.stormedResisting = 0
  prizes.fill(0)
  const prizeAt = prizesOf(c)
  let all = 0
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] < 0) continue
    const prize = prizeAt[at] * (resistsAssault(c, s, at) ? RESISTING : 1)
    prizes[s.owner[at]] += prize
    all += prize
  }
  const places = s.seats + s.phantom
  for (let rival = 0; rival < places; rival++) {
    if (rival === seat || all === prizes[rival]) continue
    const isReal = rival < s.seats
    const force = isReal ? s.assault[rival] : c.box.phantomReinforcements[bandNow(c, s)]
    const often = isReal ? EAGER * Math.min(1, stockOf(s, rival, CREW) / ENOUGH_CREW) : EAGER
    const each = often / ((all - prizes[rival]) * ACTION_DIE)
    out.stormedOpen += each * (force + 1)
    out.stormedResisting += each * force * RESISTING
  }
}

/** How much each base draws assaults: twice what another yields, four times as much. */
const prizesOf = keptFor((c) =>
  c.territories.zone.map((zone, at) => {
    const area = zone * RESOURCES
    const round = c.zones.income[area + CREDITS] + 0.5 * c.zones.income[area + INFLUENCE] + c.territories.mining[at] + c.territories.luck[at]
    return round * round
  }),
)

/** Of so many collections to come, those that a base will see in the hands of the seat that is in this danger. */
export function collectionsSeen(c: Content, s: State, at: number, left: number, danger: Danger): number {
  const seized = s.fortified[at] === 1 ? danger.seizedFortified : danger.seizedOpen
  const stormed = prizesOf(c)[at] * (resistsAssault(c, s, at) ? danger.stormedResisting : danger.stormedOpen)
  return left * Math.pow(1 - Math.min(MOST, seized + stormed), (left + 1) / 2)
}
