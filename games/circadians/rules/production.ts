import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { controls, isLand, isPresent } from './board.ts'
import type { Some } from './frames.ts'
import { LAND, REGIONS, type State } from './state.ts'

/** Loose production tokens: placed over a printed one, or on a lake, and turned to their better side. */

function placeable(c: Content, s: State, seat: number, region: number, lake: number): boolean {
  if (s.token[region] > 0) return false
  if (lake === 1 && s.land[region] !== LAND.lake) return false
  if (region === s.base[seat]) return c.factions.baseTile[s.faction[seat]]
  return (lake === 1 || isLand(s, region)) && isPresent(s, region, seat) && controls(s, region, seat)
}

export function canPlaceToken(c: Content, s: State, seat: number, lake: number): boolean {
  if (s.tokensLeft === 0) return false
  for (let region = 0; region < REGIONS; region++) if (placeable(c, s, seat, region, lake)) return true
  return false
}

const turnable = (s: State, seat: number, region: number): boolean =>
  s.token[region] > 0 &&
  (s.tokensUp & (1 << (s.token[region] - 1))) === 0 &&
  (region === s.base[seat] || (isPresent(s, region, seat) && controls(s, region, seat)))

export function canTurnToken(s: State, seat: number): boolean {
  for (let region = 0; region < REGIONS; region++) if (turnable(s, seat, region)) return true
  return false
}

/** What a region produces: the loose token on it, or what is printed. */
export function productionOf(c: Content, s: State, region: number): number {
  const token = s.token[region] - 1
  if (token < 0) return s.printed[region]
  return (s.tokensUp & (1 << token)) !== 0 ? c.production.upgraded[token] : c.production.base[token]
}

export function productionSteps(c: Content): Some<'tokenPlacing' | 'placeToken' | 'tokenTurning' | 'turnToken'> {
  return {
    tokenPlacing: {
      run(s, { seat, lake }, play) {
        if (canPlaceToken(c, s, seat, lake)) play.push({ step: 'placeToken', seat, lake })
      },
    },
    placeToken: {
      micro: true,
      ask(s, { seat, lake }, options) {
        for (let token = 0; token < c.production.ids.length; token++) {
          if ((s.tokensLeft & (1 << token)) === 0) continue
          for (let region = 0; region < REGIONS; region++) if (placeable(c, s, seat, region, lake)) options.push(option('placeToken', token, region))
        }
        options.push(option('decline'))
      },
      take(s, { seat }, { k, a: token, b: region }, play) {
        if (k === 'decline') return
        s.token[region] = token + 1
        s.tokensLeft &= ~(1 << token)
        if (play.live) play.tell('tokenPlaced', { seat, token, region })
      },
    },
    tokenTurning: {
      run(s, { seat }, play) {
        if (canTurnToken(s, seat)) play.push({ step: 'turnToken', seat })
      },
    },
    turnToken: {
      micro: true,
      ask(s, { seat }, options) {
        for (let region = 0; region < REGIONS; region++) if (turnable(s, seat, region)) options.push(option('turnToken', region))
        options.push(option('decline'))
      },
      take(s, { seat }, { k, a: region }, play) {
        if (k === 'decline') return
        s.tokensUp |= 1 << (s.token[region] - 1)
        if (play.live) play.tell('tokenTurned', { seat, token: s.token[region] - 1, region })
      },
    },
  }
}
