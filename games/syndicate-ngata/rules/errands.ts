import type { Option } from '#kernel/options.ts'
import { MISSIONS } from '../data/content.ts'
import type { Play } from './frames.ts'
import { DELIVER_CUBE } from './options.ts'
import type { Rules } from './rules.ts'
import { isBlocked } from './ship.ts'
import type { State } from './state.ts'
import { confrontationCard, zone } from './zones.ts'

/** The red-cube mission of a confrontation: two cubes, one for each of two territories (NG-7.8 to NG-7.10, NG-7.15). */

const BOTH = 3

/** NG-7.10 */
export function canTakeErrand({ c: { confrontations } }: Rules, s: State, confrontation: number): boolean {
  const cubes = confrontations.mission[confrontation].length
  return cubes > 0 && s.cubes === 0 && s.compartment >= cubes
}

export function takeErrand(s: State, play: Play, confrontation: number): void {
  s.cubes = BOTH
  play.move(confrontationCard(confrontation), zone.errand)
  if (play.live) play.tell('tookErrand', { card: confrontation })
}

/** The confrontation whose cubes are aboard, or -1. */
export const errandOf = (s: State): number => (s.cubes > 0 ? s.cards.at[zone.errand][0] - MISSIONS : -1)

/** Cubes for the territory where the ship is, as a set. */
function cubesForHere({ c: { confrontations } }: Rules, s: State): number {
  const targets = confrontations.mission[errandOf(s)]
  let cubes = 0
  for (let i = 0; i < targets.length; i++) if (targets[i] === s.at) cubes |= 1 << i
  return cubes & s.cubes
}

export function listErrand(rules: Rules, s: State, options: Option[]): void {
  if (s.cubes > 0 && !isBlocked(s) && cubesForHere(rules, s) !== 0) options.push(DELIVER_CUBE[errandOf(s)])
}

export function deliverCube(rules: Rules, s: State, play: Play): void {
  const card = errandOf(s)
  s.cubes &= ~cubesForHere(rules, s)
  if (play.live) play.tell('deliveredCube', { card, at: s.at })
  if (s.cubes === 0) endErrand(s, play, 1)
}

/** NG-7.15 */
export function endErrand(s: State, play: Play, done: number): void {
  const card = s.cards.at[zone.errand][0]
  s.cubes = 0
  play.move(card, zone.resolved)
  if (play.live) play.tell('endedErrand', { card: card - MISSIONS, done })
}
