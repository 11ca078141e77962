import { RESOURCE, verbs, type Verb } from '../data/names.ts'
import type { Content } from '../data/content.ts'
import { canBattle, canFireRifles } from './battle.ts'
import { canBuild, canPrune, canRepair, canSummon } from './build.ts'
import { canAbduct, canInfluence, canSecure } from './court.ts'
import type { Play } from './frames.ts'
import { canMove } from './move.ts'
import { isLed } from './seats.ts'
import { MODE, SEATS, type State } from './state.ts'
import { canTax, canTrade } from './tax.ts'

/** The seven standard actions and the new ones as one list of verbs: may it be done, and doing it. */

export const V = Object.fromEntries(verbs.map((verb, i) => [verb, i])) as Readonly<Record<Verb, number>>

/** Has the verb a legal target? Stops at the first one. */
export function can(c: Content, s: State, seat: number, verb: number): boolean {
  switch (verbs[verb]) {
    case 'tax':
      return canTax(c, s, seat, false)
    case 'build':
      return canBuild(c, s, seat)
    case 'move':
      return canMove(s, seat)
    case 'repair':
      return canRepair(s, seat)
    case 'influence':
      return canInfluence(s, seat)
    case 'secure':
      return canSecure(c, s, seat)
    case 'battle':
      return canBattle(s, seat)
    case 'manufacture':
      return s.supply[RESOURCE.material] > 0
    case 'synthesize':
      return s.supply[RESOURCE.fuel] > 0
    case 'pressgang':
    case 'execute':
      return hasCaptives(s, seat)
    case 'abduct':
      return canAbduct(c, s, seat, 0) || canAbduct(c, s, seat, 1) || canAbduct(c, s, seat, 2) || canAbduct(c, s, seat, 3)
    case 'trade':
      return canTrade(c, s, seat)
    case 'summon':
      return canSummon(s, seat)
    case 'fireRifles':
      return canFireRifles(c, s, seat)
    case 'nurture':
      return canTax(c, s, seat, true)
    case 'prune':
      return canPrune(c, s, seat)
  }
}

/** `pip`: paid with a pip of the card; what that means for Copy and Pivot is ARCS-16.4. */
export function perform(c: Content, s: State, play: Play, seat: number, verb: number, pip: boolean): void {
  const copied = pip && isCopyOrPivot(s, seat)
  switch (verbs[verb]) {
    case 'tax':
      return play.push({ step: 'tax', seat, loyal: 0, pip: copied ? 1 : 0 })
    case 'nurture':
      return play.push({ step: 'tax', seat, loyal: 1, pip: copied ? 1 : 0 })
    case 'build':
      return play.push({ step: 'build', seat })
    case 'move':
      return play.push({ step: 'move', seat, battle: 0 })
    case 'repair':
      return play.push({ step: 'repair', seat })
    case 'influence':
      return play.push({ step: 'influence', seat, secure: 0 })
    case 'secure':
      if (copied && isLed(c, s, seat, 'charismatic')) play.push({ step: 'influenceAfter', seat })
      return play.push({ step: 'secure', seat })
    case 'battle':
      if (copied && isLed(c, s, seat, 'tactical')) play.push({ step: 'moveAfter', seat })
      return play.push({ step: 'battle', seat })
    case 'manufacture':
      return play.push({ step: 'gain', seat, type: RESOURCE.material })
    case 'synthesize':
      return play.push({ step: 'gain', seat, type: RESOURCE.fuel })
    case 'pressgang':
      return play.push({ step: 'pressgang', seat, from: 0, done: 0 })
    case 'execute':
      return play.push({ step: 'execute', seat, from: 0, done: 0 })
    case 'abduct':
      return play.push({ step: 'abduct', seat })
    case 'trade':
      return play.push({ step: 'trade', seat })
    case 'summon':
      return play.push({ step: 'summon', seat })
    case 'fireRifles':
      return play.push({ step: 'rifles', seat })
    case 'prune':
      return play.push({ step: 'prune', seat })
  }
}

export const isCopyOrPivot = (s: State, seat: number): boolean => s.mode[seat] === MODE.copy || s.mode[seat] === MODE.pivot

const NEW = V.manufacture

/** Add the new actions of a seat that stand in for a standard action of the mask (ARCS-6.9). */
export function withNewActions(c: Content, s: State, seat: number, mask: number): number {
  let all = mask
  const court = s.holds[seat]
  const lore = s.lore[seat]
  if (court === 0 && lore === 0) return all
  for (let verb = NEW; verb < verbs.length; verb++)
    if ((mask & (1 << c.baseVerb[verb])) !== 0 && ((court & c.verbCourt[verb]) !== 0 || (lore & c.verbLore[verb]) !== 0)) all |= 1 << verb
  return all
}

function hasCaptives(s: State, seat: number): boolean {
  for (let owner = 0; owner < SEATS; owner++) if (s.captives[seat * SEATS + owner] > 0) return true
  return false
}
