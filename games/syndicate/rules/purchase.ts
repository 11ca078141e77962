import type { Content } from '../data/content.ts'
import { fortifyPrice } from './bases.ts'
import type { Play, Some } from './frames.ts'
import { EVENT } from './reactions.ts'
import { canPay, pay, payAll, stockOf } from './resources.ts'
import { claimRewards } from './rewards.ts'
import { RESOURCES, type State } from './state.ts'
import { zone } from './zones.ts'

/** Buying and fortifying bases (SY-9). */

const tokenPiles = [zone.exoTokens, zone.middleTokens, zone.innerTokens]

export function canBuyIn(c: Content, s: State, seat: number, area: number): boolean {
  return canPay(s, seat, c.zones.buy, area * RESOURCES)
}

export function startPurchase(play: Play, seat: number, at: number): void {
  play.next({ step: 'reactions', event: EVENT.purchase, seat, at }, { step: 'purchase', seat, at })
}

export function canFortifyIn(c: Content, s: State, seat: number, area: number): boolean {
  for (let resource = 0; resource < RESOURCES; resource++) if (stockOf(s, seat, resource) < fortifyPrice(c, s, seat, area, resource)) return false
  return true
}

export function buyFortification(c: Content, s: State, play: Play, seat: number, at: number): void {
  for (let resource = 0; resource < RESOURCES; resource++) pay(s, seat, resource, fortifyPrice(c, s, seat, c.territories.zone[at], resource))
  fortify(c, s, play, seat, at)
}

export function fortify(c: Content, s: State, play: Play, seat: number, at: number): void {
  s.fortified[at] = 1
  if (play.live) play.tell('fortified', { seat, at })
  claimRewards(c, s, play, seat)
}

/** The first buyer takes the token, which only the buyer sees (SY-9.2, SY-9.3). */
function takeToken(c: Content, s: State, play: Play, seat: number, at: number): void {
  if (s.token[at] === 0) return
  s.token[at] = 0
  const token = play.top(tokenPiles[c.territories.zone[at]])
  play.move(token, zone.tokens + seat)
  if (play.live) play.tell('tokenTaken', { seat, at }, { card: token }, 1 << seat)
}

export function purchaseSteps(c: Content): Some<'purchase'> {
  return {
    purchase: {
      run(s, { seat, at }, play) {
        if (s.calledOff === 1) {
          s.jumped |= 1 << at
          return
        }
        payAll(s, seat, c.zones.buy, c.territories.zone[at] * RESOURCES)
        s.owner[at] = seat
        if (play.live) play.tell('bought', { seat, at })
        takeToken(c, s, play, seat, at)
        claimRewards(c, s, play, seat)
      },
    },
  }
}
