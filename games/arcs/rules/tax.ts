import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import { CITY, type Content } from '../data/content.ts'
import { RESOURCE } from '../data/names.ts'
import { cityTypes, controller, hasBuilding, isDamaged, kindOf, ownerOf, shipsAt } from './board.ts'
import type { Some } from './frames.ts'
import { captureFromSupply } from './pieces.ts'
import { isLed, tokensOf } from './seats.ts'
import { loseToken, typesHeld } from './slots.ts'
import { PLACES, SYSTEMS, TYPES, type State } from './state.ts'

/** Tax (ARCS-7.1 to 7.3), Nurture (ARCS-18.10) and Trade (ARCS-13.23). */

/** The word for a tax that yields nothing. */
const NOTHING = TYPES

/** May the seat tax cities of this owner in a system that `boss` controls? */
const mayTax = (seat: number, owner: number, boss: number, callow: boolean): boolean => boss === seat || (owner === seat && !callow)

export function canTax(c: Content, s: State, seat: number, loyal: boolean): boolean {
  const callow = isLed(c, s, seat, 'callow')
  for (let system = 0; system < SYSTEMS; system++) {
    let boss = -2
    for (let i = 0; i < PLACES; i++) {
      const code = s.buildings[system * PLACES + i]
      if (code === 0 || kindOf(code) !== CITY || (s.marks[system] & (1 << i)) !== 0) continue
      const owner = ownerOf(code)
      if (owner === seat && !callow) return true
      if (owner !== seat && loyal) continue
      if (boss === -2) boss = controller(s, system)
      if (boss === seat) return true
    }
  }
  return false
}

/** One option for each owner of untaxed cities in a system, and for each type that such a city may yield. */
function listTaxes(c: Content, s: State, seat: number, loyal: boolean, options: Option[]): void {
  const callow = isLed(c, s, seat, 'callow')
  for (let system = 0; system < SYSTEMS; system++) {
    let listed = 0
    for (let i = 0; i < PLACES; i++) {
      const code = s.buildings[system * PLACES + i]
      if (code === 0 || kindOf(code) !== CITY || (s.marks[system] & (1 << i)) !== 0) continue
      const owner = ownerOf(code)
      if ((listed & (1 << owner)) !== 0 || (owner !== seat && loyal) || !mayTax(seat, owner, controller(s, system), callow)) continue
      listed |= 1 << owner
      const types = cityTypes(c, s, system)
      if (types === 0) options.push(option('tax', system, owner, NOTHING))
      for (let type = 0; type < TYPES; type++) if ((types & (1 << type)) !== 0) options.push(option('tax', system, owner, type))
    }
  }
}

/** Own cities and those where the seat has ships, that it cannot tax now. */
function blockedTaxes(c: Content, s: State, seat: number, loyal: boolean, blocked: Blocked[]): void {
  const callow = isLed(c, s, seat, 'callow')
  for (let system = 0; system < SYSTEMS; system++)
    for (let owner = 0; owner < s.seats; owner++) {
      if (!hasBuilding(s, system, owner, CITY) || (owner !== seat && (loyal || shipsAt(s, system, seat) === 0))) continue
      const tax = option('tax', system, owner, firstType(cityTypes(c, s, system)))
      if (!mayTax(seat, owner, controller(s, system), callow)) blocked.push({ option: tax, reason: owner === seat ? because('ARCS-17.4', 'callow') : because('ARCS-7.1', 'notControlled') })
      else if (cityToMark(s, system, owner) < 0) blocked.push({ option: tax, reason: because('ARCS-7.3', 'alreadyTaxed') })
    }
}

const firstType = (types: number): number => (types === 0 ? NOTHING : 31 - Math.clz32(types & -types))

/** Which of several equal cities is marked as taxed: a damaged one, which is the first to be lost. */
function cityToMark(s: State, system: number, owner: number): number {
  let found = -1
  for (let i = 0; i < PLACES; i++) {
    const code = s.buildings[system * PLACES + i]
    if (code === 0 || kindOf(code) !== CITY || ownerOf(code) !== owner || (s.marks[system] & (1 << i)) !== 0) continue
    if (found < 0 || isDamaged(code)) found = i
  }
  return found
}

export function taxSteps(c: Content): Some<'tax' | 'trade' | 'tradeGive'> {
  return {
    tax: {
      micro: true,
      ask: (s, { seat, loyal }, options) => listTaxes(c, s, seat, loyal === 1, options),
      blocked: (s, { seat, loyal }, blocked) => blockedTaxes(c, s, seat, loyal === 1, blocked),
      take(s, { seat, pip }, { a: system, b: owner, c: type }, play) {
        s.marks[system] |= 1 << cityToMark(s, system, owner)
        if (play.live) play.tell('taxed', { seat, owner, system, type })
        // ARCS-17.2, ARCS-17.3
        if (pip === 1 && isLed(c, s, seat, 'attuned')) play.push({ step: 'gain', seat, type: RESOURCE.psionic })
        if (pip === 1 && isLed(c, s, seat, 'insatiable')) play.push({ step: 'gain', seat, type: RESOURCE.fuel })
        if (type !== NOTHING) play.push({ step: 'gain', seat, type })
        if (owner !== seat) captureFromSupply(s, play, seat, owner)
      },
    },
    trade: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++) {
          let listed = 0
          for (let i = 0; i < PLACES; i++) {
            const code = s.buildings[system * PLACES + i]
            if (code === 0 || kindOf(code) !== CITY || (listed & (1 << ownerOf(code))) !== 0) continue
            const owner = ownerOf(code)
            listed |= 1 << owner
            if (owner === seat || controller(s, system) !== seat || !hasGift(s, seat, owner)) continue
            const types = cityTypes(c, s, system) & typesHeld(s, owner)
            for (let type = 0; type < TYPES; type++) if ((types & (1 << type)) !== 0) options.push(option('trade', system, owner, type))
          }
        }
      },
      take: (_s, { seat }, { b: rival, c: type }, play) => play.push({ step: 'tradeGive', seat, rival, type }),
    },
    tradeGive: {
      micro: true,
      ask(s, { seat, rival }, options) {
        const gifts = typesHeld(s, seat) & ~typesHeld(s, rival)
        for (let type = 0; type < TYPES; type++) if ((gifts & (1 << type)) !== 0) options.push(option('giveToken', type))
      },
      take(s, { seat, rival, type }, { a: given }, play) {
        loseToken(c, s, rival, type)
        loseToken(c, s, seat, given)
        if (play.live) play.tell('traded', { seat, rival, taken: type, given })
        play.next({ step: 'receive', seat, type }, { step: 'receive', seat: rival, type: given })
      },
    },
  }
}

/** ARCS-13.23: a type that the Rival does not have, judged before the exchange. */
const hasGift = (s: State, seat: number, rival: number): boolean => (typesHeld(s, seat) & ~typesHeld(s, rival)) !== 0

export function canTrade(c: Content, s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) {
    if (controller(s, system) !== seat) continue
    for (let i = 0; i < PLACES; i++) {
      const code = s.buildings[system * PLACES + i]
      if (code === 0 || kindOf(code) !== CITY || ownerOf(code) === seat) continue
      const rival = ownerOf(code)
      if (!hasGift(s, seat, rival)) continue
      const types = cityTypes(c, s, system)
      for (let type = 0; type < TYPES; type++) if ((types & (1 << type)) !== 0 && tokensOf(s, rival, type) > 0) return true
    }
  }
  return false
}
