import type { Content } from '../data/content.ts'
import type { State } from '../rules/state.ts'

/** What a syndicate can do that others cannot, until the end, in credits. What it owns from the start is counted where it lies. */

/** In one round, set so low that every syndicate is kept at times: a card more, missions on others' ground, and of each credit, crew or influence that is saved. */
const CARD = 1.9
const SMUGGLES = 0.3
/** Of each credit that missions in one zone bring besides. */
const MISSIONS = 0.2
const ASSAULT_CREW = 0.6
const PARDON = 0.05
const FORTIFY = 0.1
const EXCHANGE = 0.1

export function talentWorth(c: Content, s: State, seat: number, left: number): number {
  const { draws, smuggles, missionCredits, assaultCrew, reinforcedCrew, pardonLess, halfFortify, exchangeGain } = c.syndicates
  const own = s.syndicate[seat]
  let round = CARD * draws[own] + PARDON * pardonLess[own]
  if (smuggles[own]) round += SMUGGLES
  if (halfFortify[own]) round += FORTIFY
  if (exchangeGain[own] > 0) round += EXCHANGE
  const zones = c.territories.inZone.length
  for (let area = 0; area < zones; area++) round += MISSIONS * missionCredits[own * zones + area]
  round += ASSAULT_CREW * (c.assaults.crew[0] - assaultCrew[own] + c.assaults.crew[1] - reinforcedCrew[own])
  return round * left
}
