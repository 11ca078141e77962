import { HEIST, IMPOSSIBLE, MISSION, SLEEPER, TERRITORIES } from '../../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../../data/names.ts'
import { assaultCrew, forceOf, winsAgainst } from '../../rules/assault-odds.ts'
import { ACTION_DIE, facesThatReach } from '../../rules/dice.ts'
import { EASIEST, handsCost, handsShift } from '../../rules/missions.ts'
import { luckOf } from '../../rules/seats.ts'
import { stockOf } from '../../rules/resources.ts'
import { RESOURCES, ROW } from '../../rules/state.ts'
import { lastRound } from '../time.ts'
import { landWorth, stepWorth, zoneWorth } from './land.ts'
import { creditWorth, crewCost, gainWorth, influenceCost, manningCost, now, type Sight } from './sight.ts'

/** Missions, heists and assaults; and what the cards for them are worth in hand. */

/** Credits that a consequence die shows on average. */
const SHOWN = 3.5

const chance = (win: number, plus: number): number => facesThatReach(win, plus) / ACTION_DIE

/** What a mission pays that stands so to its territory. */
export function rewardWorth(x: Sight, card: number, row: number): number {
  const { c, s, seat, n } = x
  const of = c.operations.of[card]
  const part = row === ROW.cooperative ? 0.5 : 1
  const paid = (resource: number): number => Math.ceil(c.missions.reward[of * RESOURCES + resource] * part)
  const bonus = c.syndicates.missionCredits[s.syndicate[seat] * c.territories.inZone.length + c.territories.zone[c.missions.territory[of]]]
  const toRival = row === ROW.cooperative && s.seats === 2 ? n.rivalCredits * (c.missions.reward[of * RESOURCES + CREDITS] - paid(CREDITS)) : 0
  return gainWorth(x, paid(CREDITS) + bonus, paid(INFLUENCE), paid(CREW)) - toRival
}

export function lootWorth(x: Sight, card: number, at: number): number {
  const { c, s, n } = x
  const of = c.operations.of[card]
  const thrown = SHOWN * (s.fortified[at] === 1 ? c.heists.diceFortified[of] : c.heists.diceOpen[of])
  const victim = s.owner[at]
  return (victim < s.seats ? Math.min(stockOf(s, victim, CREDITS), thrown) : thrown) * (creditWorth(x) + n.rivalCredits)
}

/** What the roll is worth that must show a number, and how much more with extra hands; they can't be hired where that is -Infinity. */
function rolled(x: Sight, card: number, win: number, plus: number, pays: number): { alone: number; withHands: number } {
  const { c, s, seat, n } = x
  const worth = (odds: number): number => odds * (pays + n.mission + stepWorth(x, 'missions')) - (1 - odds) * n.noticed
  const [credits, influence, crew] = handsCost(c, s, seat, card)
  const canHire = credits <= x.credits && influence <= x.influence && crew <= x.crew
  const price = credits * creditWorth(x) + influenceCost(x, influence) + crewCost(x, crew)
  return { alone: worth(chance(win, plus)), withHands: canHire ? worth(chance(Math.max(EASIEST, win - handsShift(c, card)), plus)) - price : -Infinity }
}

function best(x: Sight, card: number, win: number, pays: number): number {
  const { alone, withHands } = rolled(x, card, win, luckOf(x.c, x.s, x.seat), pays)
  return Math.max(alone, withHands)
}

/** Are extra hands worth their price for the mission under way? */
export function wantsHands(x: Sight): boolean {
  const { c, s, seat } = x
  const pays = c.operations.kind[s.jobCard] === HEIST ? lootWorth(x, s.jobCard, s.jobAt) : rewardWorth(x, s.jobCard, s.jobRow)
  const { alone, withHands } = rolled(x, s.jobCard, s.jobWin, s.jobPlus + luckOf(c, s, seat), pays)
  return withHands > alone
}

/** A mission on a rival's territory, shared or not. */
export const sharedWorth = (x: Sight, card: number, row: number): number => best(x, card, x.c.missions.win[x.c.operations.of[card] * 4 + row], rewardWorth(x, card, row))

export function missionWorth(x: Sight, card: number): number {
  const { c, s, seat } = x
  const of = c.operations.of[card]
  if (c.operations.kind[card] === HEIST) return best(x, card, c.heists.win[of], bestLoot(x, card))
  const owner = s.owner[c.missions.territory[of]]
  if (owner === seat) return sharedWorth(x, card, ROW.own)
  if (owner < 0 || c.syndicates.smuggles[s.syndicate[seat]]) return sharedWorth(x, card, ROW.unoccupied)
  return Math.max(sharedWorth(x, card, ROW.cooperative), sharedWorth(x, card, ROW.hostile))
}

function bestLoot(x: Sight, card: number): number {
  const { c, s, seat } = x
  let most = 0
  for (let at = 0; at < TERRITORIES; at++)
    if (s.owner[at] >= 0 && s.owner[at] !== seat && c.territories.zone[at] === c.heists.zone[c.operations.of[card]]) most = Math.max(most, lootWorth(x, card, at))
  return most
}

/** Would a token that adds to the roll make much more likely what pays much? */
const PAYS_MUCH = 7
export function wantsBoost(x: Sight): boolean {
  const { c, s, seat } = x
  const toShow = Math.max(EASIEST, s.jobWin - handsShift(c, s.jobCard)) - luckOf(c, s, seat) - s.jobPlus
  return toShow > EASIEST && (c.operations.kind[s.jobCard] === HEIST || rewardWorth(x, s.jobCard, s.jobRow) > PAYS_MUCH)
}

/** A base of a rival that falls. */
function prizeWorth(x: Sight, at: number): number {
  const { c, s, n } = x
  const area = c.territories.zone[at]
  const loss = s.owner[at] < s.seats ? (n.rivalLand * zoneWorth(x, area)) / (s.seats - 1) : 0
  return landWorth(x, at) + loss + stepWorth(x, 'assaults won') - manningCost(x, area)
}

/** An assault with all reinforcements that are armed, if there is crew for it, else without any. */
export function assaultWorth(x: Sight, at: number, crew = x.crew): number {
  const { c, s, seat, n } = x
  const used = crew >= assaultCrew(c, s, seat, s.armed[seat]) ? s.armed[seat] : 0
  const win = winsAgainst(c, s, at)[forceOf(c, s, seat, used)]
  if (win >= IMPOSSIBLE) return -Infinity
  return chance(win, 0) * prizeWorth(x, at) - crewCost(x, Math.min(x.crew, assaultCrew(c, s, seat, used))) - n.assault
}

export const isRivals = ({ s, seat }: Sight, at: number): boolean => s.owner[at] >= 0 && s.owner[at] !== seat

/** Is there a die and crew for an assault with reinforcements? */
export const canStorm = ({ c, s, seat, crew }: Sight): boolean => s.dice[seat] > 0 && crew >= assaultCrew(c, s, seat, 1)

/** What one more reinforcement does at once: one face more that wins. */
export function faceMore(x: Sight): number {
  if (!canStorm(x)) return 0
  let most = 0
  for (let at = 0; at < TERRITORIES; at++) if (isRivals(x, at)) most = Math.max(most, prizeWorth(x, at))
  return most / ACTION_DIE
}

export const sleeperWorth = (x: Sight, card: number): number => (card >= 0 && x.c.operations.kind[card] === SLEEPER ? x.n.sleepers[x.c.sleepers.does[x.c.operations.of[card]]] * now(x, x.n.sleepersInTime) : 0)

/** A sleeper in hand may be laid at some time. */
const SOME_TIME = 0.5
/** Dice of a round to come. */
const DICE = 2

/** Dice until the end of the game. */
const diceToCome = ({ s, seat }: Sight): number => s.dice[seat] + DICE * Math.max(0, Math.ceil(lastRound(s)) - s.round)

/** What a card is worth in a hand of so many. */
export function cardWorth(x: Sight, card: number, hand: number): number {
  const { c, s, n } = x
  if (c.operations.kind[card] === SLEEPER) return SOME_TIME * sleeperWorth(x, card)
  const wait = c.operations.kind[card] === MISSION ? Math.max(0, c.missions.gate[c.operations.of[card]] - s.round) : 0
  if (s.round + wait > lastRound(s)) return 0
  return missionWorth(x, card) * Math.pow(n.wait, wait) * (hand > diceToCome(x) ? n.spareCard : n.card)
}
