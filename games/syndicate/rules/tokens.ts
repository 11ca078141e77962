import { TERRITORIES, tokenEffects, type Content } from '../data/content.ts'
import { CREDITS, CREW } from '../data/names.ts'
import { lowerAlert } from './alert.ts'
import type { Play, Some } from './frames.ts'
import { raiseAssault, raiseTech } from './levels.ts'
import { drawOperations, TOKEN_FIRST } from './operations.ts'
import { fortify } from './purchase.ts'
import { gainAll } from './resources.ts'
import { listSet } from './sets.ts'
import { RESOURCES, type State } from './state.ts'
import { zone } from './zones.ts'

/** Bonus tokens played in one's own turn (SY-11.3, SY-20). */

/** Own unfortified bases in the zones of a mask, as a set. */
function freeToFortify(c: Content, s: State, seat: number, zones: number): number {
  let set = 0
  for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] === seat && s.fortified[at] === 0 && (zones & (1 << c.territories.zone[at])) !== 0) set |= 1 << at
  return set
}

/** Would playing the token by itself do anything? Roll tokens are announced with a mission. */
export function canPlayToken(c: Content, s: State, seat: number, token: number): boolean {
  const kind = c.tokens.kind[token - TOKEN_FIRST]
  switch (tokenEffects[c.tokens.does[kind]]) {
    case 'levels':
      return (c.tokens.amount[kind] > 0 && s.tech[seat] < c.box.techMax) || (c.tokens.assault[kind] > 0 && s.assault[seat] < c.box.assaultMax)
    case 'fortify':
      return freeToFortify(c, s, seat, c.tokens.amount[kind]) !== 0
    case 'alert':
      return s.alert > 1
    case 'immune':
      return (s.immune & (1 << seat)) === 0
    case 'roll':
      return false
    default:
      return true
  }
}

export function playToken(c: Content, s: State, play: Play, seat: number, token: number): void {
  const kind = c.tokens.kind[token - TOKEN_FIRST]
  const amount = c.tokens.amount[kind]
  play.move(token, zone.usedTokens)
  if (play.live) play.tell('tokenPlayed', { seat, card: token })
  switch (tokenEffects[c.tokens.does[kind]]) {
    case 'gain':
      return gainAll(s, seat, c.tokens.amounts, kind * RESOURCES)
    case 'any':
      return play.push({ step: 'any', seat, left: amount, from: CREDITS, to: CREW })
    case 'levels':
      raiseAssault(c, s, play, seat, c.tokens.assault[kind])
      return raiseTech(c, s, play, seat, amount)
    case 'draw':
      return drawOperations(s, play, seat, amount)
    case 'fortify':
      return play.push({ step: 'freeFort', seat, zones: amount })
    case 'alert':
      return lowerAlert(c, s, play, amount)
    case 'die':
      s.dice[seat]++
      s.extraDice++
      return
    case 'immune':
      s.immune |= 1 << seat
      return
    case 'points':
      s.points[seat] += amount
      return
    case 'roll':
  }
}

export function tokenSteps(c: Content): Some<'freeFort'> {
  return {
    freeFort: {
      micro: true,
      ask: (s, { seat, zones }, options) => listSet(options, 'fortify', freeToFortify(c, s, seat, zones)),
      take: (s, { seat }, { a }, play) => fortify(c, s, play, seat, a),
    },
  }
}
