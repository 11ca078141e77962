import { COURIER, DEFENSE, MISSIONS, ORDINARY } from '../../data/content.ts'
import { chanceOf } from '../../rules/odds.ts'
import type { Rules } from '../../rules/rules.ts'
import { activeMission, deliveredCrystals } from '../../rules/ship.ts'
import { defenseNeed } from '../../rules/specials.ts'
import { TERRITORIES, type State } from '../../rules/state.ts'
import { zone } from '../../rules/zones.ts'
import type { Atlas } from '../atlas.ts'
import { missionsAt } from '../jobs.ts'
import { pair } from '../plan.ts'
import type { Glance } from './glance.ts'
import { payWorth, tollAt } from './prices.ts'
import { bestAttempt, deckWorth, isForKey, ladderWorth, marketWorth, missionWorth, type Attempt } from './work.ts'

/** Where the smuggler goes next: to whatever is worth most, the way there taken off. */

/** A unit of fuel on the way, and as many of them as a die of a hyperjump is worth. */
export const FUEL = 1.2
const JUMP_DIE = 8
/** A key brought to the vault, where there is no waiting with no room for another; and the vault opened. */
const BRING = 4.5
const OPEN = 8.5
/** Cards to be drawn, by the room that there is for them: the first is what one comes for. */
const ROOM = [2.2, 0.3, 0.3, 0.1]
/** A card in hand that is worth less is none. */
export const GOOD = 0.5
/** What is under way is done rather than something new. */
const UNDER_WAY = 2.4
/** A red cube brought where it goes. */
const CUBE = 7
/** Rather any risk for a key than none, but the least of them. */
const ANY_RISK = 100

/** Fuel to a territory; a hyperjump counts its dice. */
export function wayTo(atlas: Atlas, { isLaden }: Glance, from: number, to: number): number {
  const ways = pair(from, to)
  if (from === to) return 0
  if (atlas.sameZone[ways]) return 1
  return isLaden ? atlas.jumpFuel[ways] + JUMP_DIE * atlas.jumpDice[ways] : atlas.fuel[ways]
}

const attempt: Attempt = { worth: 0, hands: 0, green: 0 }

/** Answers -1 when nothing is worth its way. What can be done where the ship is has been done, unless it is blocked. */
export function bestGoal(rules: Rules, s: State, glance: Glance, atlas: Atlas, isDesperate: boolean): number {
  const { missions, confrontations, box } = rules.c
  let best = -1
  let most = isDesperate ? -Infinity : 0
  const consider = (at: number, worth: number): void => {
    if (at < 0 || (at === s.at && (s.blocked & (1 << at)) === 0)) return
    const value = worth - FUEL * wayTo(atlas, glance, s.at, at) - tollAt(rules, s, at)
    if (value <= most) return
    most = value
    best = at
  }
  if (glance.brought > 0) consider(glance.vault, BRING * (glance.brought + (glance.load >= s.compartment ? 1 : 0)) + (glance.lacking === 0 ? OPEN : 0))
  const active = activeMission(s)
  if (active >= 0) considerActive(rules, s, atlas, active, consider)
  let good = 0
  for (const mission of s.cards.at[zone.hand]) {
    const kind = missions.kind[mission]
    const at = missions.territory[mission]
    if (missionWorth(rules, s, glance, atlas, mission) > GOOD) good++
    if (kind !== ORDINARY) {
      if (active < 0) considerIf(kind === DEFENSE ? atlas.nearest(s.at, missions.picks[mission] | (1 << at)) : at, missionWorth(rules, s, glance, atlas, mission))
    } else if (!isOneTooMany(rules, s, glance, atlas, mission))
      considerIf(at, bestAttempt(rules, s, glance, mission, attempt) + (isDesperate && isForKey(rules, glance, mission) ? ANY_RISK : 0))
  }
  if (s.cubes > 0) confrontations.mission[s.cards.at[zone.errand][0] - MISSIONS].forEach((at, i) => (s.cubes & (1 << i)) !== 0 && consider(at, CUBE))
  for (let at = 0; at < TERRITORIES && good < box.hand; at++) {
    const cards = Math.min(box.hand - good, missionsAt(rules, s, at))
    if (cards === 0) continue
    const worth = deckWorth(rules, s, glance, atlas, rules.deckAt[s.variation * TERRITORIES + at])
    let sum = 0
    for (let i = 0; i < cards; i++) sum += ROOM[Math.min(i, ROOM.length - 1)] * worth
    considerIf(at, sum)
  }
  if (s.traderTiles !== 0) considerIf(atlas.nearest(s.at, s.traderTiles), marketWorth(rules, s, glance))
  return best

  function considerIf(at: number, worth: number): void {
    if (worth > 0) consider(at, worth)
  }
}

/** One key more would not fit on a trade route: those that are aboard first. */
export const isOneTooMany = ({ c: { missions } }: Rules, s: State, { brought, load, vault }: Glance, atlas: Atlas, mission: number): boolean =>
  missions.key[mission] >= 0 && brought > 0 && load >= s.compartment && !atlas.sameZone[pair(missions.territory[mission], vault)]

/** The next place of the special mission under way. */
function considerActive(rules: Rules, s: State, atlas: Atlas, mission: number, consider: (at: number, worth: number) => void): void {
  const { missions } = rules.c
  const end = missions.territory[mission]
  switch (missions.kind[mission]) {
    case COURIER:
      return consider(atlas.nearest(s.at, openStops(rules, s, mission)), UNDER_WAY + ladderWorth(rules, s, mission, deliveredCrystals(s) + s.crystals))
    case DEFENSE:
      return consider(end, UNDER_WAY + chanceOf(defenseNeed(rules, mission, s.crystals), 1) * payWorth(s, missions.credits[mission], missions.influence[mission]))
    default: {
      const left = missions.picks[mission] & ~s.picked
      return consider(atlas.nearest(s.at, left !== 0 ? left : missions.drops[mission]), UNDER_WAY)
    }
  }
}

/** Where the courier under way may still deliver, as a set. */
export function openStops({ c: { missions } }: Rules, s: State, mission: number): number {
  let open = 0
  for (let at = 0; at < TERRITORIES; at++) if ((missions.drops[mission] & (1 << at)) !== 0 && s.delivered[at] < missions.capEach[mission]) open |= 1 << at
  return open
}
