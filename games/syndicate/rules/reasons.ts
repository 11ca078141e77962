import { option } from '#kernel/options.ts'
import { because, type Reason } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import { HEIST, MISSION, SLEEPER, TERRITORIES, tokenEffects, type Content } from '../data/content.ts'
import { CREDITS, CREW, ladders } from '../data/names.ts'
import { assaultCrew } from './assault-odds.ts'
import { canAssault } from './assault.ts'
import { resistsAssault } from './bases.ts'
import { canBuyLevel, isAtTop, isEmbargoed, nextPrice } from './market.ts'
import { canRun, heistTargets } from './missions.ts'
import { handOf, TOKEN_FIRST, tokensOf } from './operations.ts'
import { pardonPrice, canBePardoned } from './pardon.ts'
import { canBuyIn, canFortifyIn } from './purchase.ts'
import { stockOf } from './resources.ts'
import type { State } from './state.ts'
import { canPlayToken } from './tokens.ts'

/** Why something that a player might expect cannot be done. For prompts only. */

export function blockedActions(c: Content, s: State, seat: number, blocked: Blocked[]): void {
  for (const card of handOf(s, seat)) add(blocked, 'mission', card, whyNotMission(c, s, seat, card))
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] < 0) add(blocked, 'buy', at, whyNotBuy(c, s, seat, at))
    else if (s.owner[at] === seat) add(blocked, 'fortify', at, whyNotFortify(c, s, seat, at))
    else add(blocked, 'assault', at, whyNotAssault(c, s, seat, at))
  }
  for (let ladder = 0; ladder < ladders.length; ladder++) add(blocked, 'level', ladder, whyNotLevel(c, s, seat, ladder))
  for (const token of tokensOf(s, seat)) add(blocked, 'token', token, whyNotToken(c, s, seat, token))
}

/** Both actions of a short turn are taken. */
export function blockedWhenSpent(s: State, seat: number, blocked: Blocked[]): void {
  const reason = because('SY-16.15', 'twoActions')
  for (const card of handOf(s, seat)) for (const verb of ['mission', 'lay', 'sell']) add(blocked, verb, card, reason)
  for (let at = 0; at < TERRITORIES; at++) add(blocked, s.owner[at] < 0 ? 'buy' : s.owner[at] === seat ? 'fortify' : 'assault', at, reason)
  for (const token of tokensOf(s, seat)) add(blocked, 'token', token, reason)
}

function add(blocked: Blocked[], verb: string, target: number, reason: Reason | undefined): void {
  if (reason) blocked.push({ option: option(verb, target), reason })
}

export function whyNotMission(c: Content, s: State, seat: number, card: number): Reason | undefined {
  const of = c.operations.of[card]
  if (c.operations.kind[card] === SLEEPER) return undefined
  if (s.dice[seat] === 0) return because(c.operations.kind[card] === HEIST ? 'SY-6.1' : 'SY-5.1', 'noDie')
  if (c.operations.kind[card] === MISSION) return canRun(c, s, of) ? undefined : because('SY-5.1', 'tooEarly', { round: c.missions.gate[of] })
  return heistTargets(c, s, seat, c.heists.zone[of]) !== 0 ? undefined : because('SY-6.1', 'nobodyToRob', { zone: c.heists.zone[of] })
}

export function whyNotAssault(c: Content, s: State, seat: number, at: number): Reason | undefined {
  if (s.dice[seat] === 0) return because('SY-7.1', 'noDie')
  if (canAssault(c, s, seat, at)) return undefined
  const resists = resistsAssault(c, s, at)
  const crew = assaultCrew(c, s, seat, resists ? 1 : 0)
  if (stockOf(s, seat, CREW) < crew) return because('SY-7.2', 'tooFewCrew', { crew })
  return because('SY-7.4', 'noReinforcements')
}

export function whyNotBuy(c: Content, s: State, seat: number, at: number): Reason | undefined {
  if ((s.jumped & (1 << at)) !== 0) return because('SY-22.7', 'claimJumped')
  return canBuyIn(c, s, seat, c.territories.zone[at]) ? undefined : because('SY-2.2', 'tooDear')
}

export function whyNotFortify(c: Content, s: State, seat: number, at: number): Reason | undefined {
  if (s.fortified[at] === 1) return because('SY-9.4', 'alreadyFortified')
  return canFortifyIn(c, s, seat, c.territories.zone[at]) ? undefined : because('SY-2.4', 'tooDear')
}

export function whyNotLevel(c: Content, s: State, seat: number, ladder: number): Reason | undefined {
  if (canBuyLevel(c, s, seat, ladder)) return undefined
  if (isAtTop(c, s, seat, ladder)) return because('SY-10.4', 'highestLevel')
  if (isEmbargoed(s, seat, ladder)) return because('SY-21.10', 'embargo')
  const price = nextPrice(c, s, seat, ladder)
  return price < 0 ? because('SY-10.3', 'ladderFull') : because('SY-10.2', 'tooFewCredits', { price, credits: stockOf(s, seat, CREDITS) })
}

export function whyNotToken(c: Content, s: State, seat: number, token: number): Reason | undefined {
  if (canPlayToken(c, s, seat, token)) return undefined
  switch (tokenEffects[c.tokens.does[c.tokens.kind[token - TOKEN_FIRST]]]) {
    case 'roll':
      return because('SY-11.4', 'withMission')
    case 'levels':
      return because('SY-20.3', 'highestLevel')
    case 'fortify':
      return because('SY-20.6', 'nothingToFortify')
    case 'alert':
      return because('SY-20.7', 'lowestAlert')
    default:
      return because('SY-20.9', 'alreadyImmune')
  }
}

export function whyNoPardon(c: Content, s: State, seat: number): Reason | undefined {
  if (canBePardoned(c, s, seat) || (s.pardoned & (1 << seat)) !== 0) return undefined
  if (s.sovereignCard === c.sovereign.end) return because('SY-15.1', 'noPardon')
  if ((s.immune & (1 << seat)) !== 0) return because('SY-20.9', 'alreadyImmune')
  if ((s.framed & (1 << seat)) !== 0) return because('SY-22.5', 'framed')
  return because('SY-12.5', 'tooFewInfluence', { price: pardonPrice(c, s, seat) })
}
