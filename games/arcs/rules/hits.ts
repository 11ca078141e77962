import { option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import { CITY, type Content } from '../data/content.ts'
import { cityTypes, kindOf, shipsAt } from './board.ts'
import { canInfluence, isGuarded, provokeOutrage, stealable, stealGuild } from './court.ts'
import { ACTIONS, courtCard } from './cards.ts'
import type { Fight, Play, Some } from './frames.ts'
import { distinctBuildings, hitBuilding, hitShip } from './pieces.ts'
import { isLed, knows } from './seats.ts'
import { receiveToken } from './slots.ts'
import { PLACES, SEATS, SLOTS, TYPES, type State } from './state.ts'

/** The resolution of hits (ARCS-8.5 to 8.13), destroyed cities (ARCS-9.1) and the raid (ARCS-9.8). */

/** Apply what leaves no choice and ask for what does, in the order of the rules. */
export function goOnFighting(c: Content, s: State, play: Play, fight: Fight): void {
  const f: Fight = { ...fight }
  const mine = f.system * SEATS + f.seat
  const theirs = f.system * SEATS + f.rival
  for (;;) {
    if (f.self > 0) {
      // ARCS-8.5
      if (s.fresh[mine] + s.damaged[mine] === 0) f.self = 0
      else if (s.fresh[mine] > 0 && s.damaged[mine] > 0) {
        play.push({ step: 'takeHit', ...f })
        return
      } else {
        f.self--
        hitShip(s, play, f.system, f.seat, s.fresh[mine] === 0, f.rival)
      }
    } else if (f.intercept > 0) {
      // ARCS-8.6: once, whatever the number of icons.
      f.intercept = 0
      f.self = s.fresh[theirs]
    } else if (f.hits > 0 && s.fresh[theirs] + s.damaged[theirs] > 0) {
      // ARCS-8.7
      if (s.fresh[theirs] > 0 && s.damaged[theirs] > 0) {
        play.push({ step: 'dealHit', ...f })
        return
      }
      f.hits--
      if (hitShip(s, play, f.system, f.rival, s.fresh[theirs] === 0, f.seat)) f.took++
    } else if (f.hits > 0 || f.building > 0) {
      // ARCS-8.7, ARCS-8.8: hits that find no ship, and building hits.
      const targets = distinctBuildings(c, s, f.system, f.rival)
      if (targets.length === 0) {
        f.hits = 0
        f.building = 0
      } else if (targets.length > 1) {
        play.push({ step: 'dealHit', ...f })
        return
      } else strikeBuilding(c, s, play, f, targets[0])
    } else return aftermath(c, s, play, f)
  }
}

function strikeBuilding(c: Content, s: State, play: Play, f: Fight, place: number): void {
  if (f.hits > 0) f.hits--
  else f.building--
  const city = kindOf(s.buildings[place]) === CITY
  const types = city ? cityTypes(c, s, f.system) : 0
  if (!hitBuilding(s, play, place, f.seat)) return
  f.took++
  if (!city) return
  f.razed++
  f.types |= types
}

/** ARCS-8.12: Outrage, Ransack, raid, abilities after battle. */
function aftermath(c: Content, s: State, play: Play, f: Fight): void {
  const attackers = shipsAt(s, f.system, f.seat)
  for (let type = 0; type < TYPES; type++) if ((f.types & (1 << type)) !== 0) provokeOutrage(c, s, play, f.seat, type)
  if (f.rifles === 0) {
    play.push({ step: 'afterBattle', seat: f.seat, rival: f.rival, system: f.system, took: f.took, attackers })
    if (f.keys > 0 && attackers > 0) play.push({ step: 'raid', seat: f.seat, rival: f.rival, keys: f.keys })
  }
  // ARCS-17.1
  if (f.rifles === 0 && isLed(c, s, f.rival, 'beloved')) return
  for (let i = 0; i < f.razed; i++) play.push({ step: 'ransack', seat: f.seat, rival: f.rival })
}

export function hitSteps(c: Content): Some<'takeHit' | 'dealHit' | 'raid' | 'afterBattle'> {
  return {
    // Only asked when there are fresh and damaged ships to choose from.
    takeHit: {
      micro: true,
      ask(_s, _frame, options) {
        options.push(option('hitShip', 0), option('hitShip', 1))
      },
      take(s, { step: _step, ...fight }, { a: damaged }, play) {
        hitShip(s, play, fight.system, fight.seat, damaged === 1, fight.rival)
        goOnFighting(c, s, play, { ...fight, self: fight.self - 1 })
      },
    },
    dealHit: {
      micro: true,
      ask(s, f, options) {
        if (f.hits > 0 && shipsAt(s, f.system, f.rival) > 0) options.push(option('hitShip', 0), option('hitShip', 1))
        else for (const place of distinctBuildings(c, s, f.system, f.rival)) options.push(option('hitBuilding', place % PLACES))
      },
      take(s, { step: _step, ...fight }, { k, a }, play) {
        if (k === 'hitBuilding') strikeBuilding(c, s, play, fight, fight.system * PLACES + a)
        else {
          fight.hits--
          if (hitShip(s, play, fight.system, fight.rival, a === 1, fight.seat)) fight.took++
        }
        goOnFighting(c, s, play, fight)
      },
    },
    // ARCS-9.8, ARCS-13.22
    raid: {
      micro: true,
      ask(s, { rival, keys }, options) {
        options.push(option('stop'))
        const cards = stealable(c, s, rival)
        for (let card = 0; cards >> card !== 0; card++)
          if ((cards & (1 << card)) !== 0 && c.court.keys[card] <= keys) options.push(option('steal', courtCard(card)))
        if (isGuarded(c, s, rival)) return
        let listed = 0
        for (let slot = 0; slot < SLOTS; slot++) {
          const held = s.slots[rival * SLOTS + slot]
          const cost = c.slotKeys[slot]
          const same = 1 << ((held - 1) * 5 + cost)
          if (held === 0 || cost > keys || (listed & same) !== 0) continue
          listed |= same
          options.push(option('loot', held - 1, cost, slot))
        }
      },
      blocked(s, { rival, keys }, blocked) {
        const open = stealable(c, s, rival)
        for (let card = 0; s.holds[rival] >> card !== 0; card++) {
          if ((s.holds[rival] & (1 << card)) === 0) continue
          const steal = option('steal', courtCard(card))
          if ((open & (1 << card)) === 0) blocked.push({ option: steal, reason: because('ARCS-13.22', 'guarded') })
          else if (c.court.keys[card] > keys) blocked.push({ option: steal, reason: because('ARCS-9.8', 'tooDear', { keys: c.court.keys[card] }) })
        }
        for (let slot = 0; slot < SLOTS; slot++) {
          const held = s.slots[rival * SLOTS + slot]
          if (held === 0 || (c.slotKeys[slot] <= keys && !isGuarded(c, s, rival))) continue
          const reason = isGuarded(c, s, rival) ? because('ARCS-13.22', 'guarded') : because('ARCS-9.8', 'tooDear', { keys: c.slotKeys[slot] })
          blocked.push({ option: option('loot', held - 1, c.slotKeys[slot], slot), reason })
        }
      },
      take(s, { seat, rival, keys }, { k, a, b: cost, c: slot }, play) {
        if (k === 'stop') return
        if (k === 'steal') {
          play.push({ step: 'raid', seat, rival, keys: keys - c.court.keys[a - ACTIONS] })
          return stealGuild(c, s, play, a - ACTIONS, seat)
        }
        play.push({ step: 'raid', seat, rival, keys: keys - cost })
        s.slots[rival * SLOTS + slot] = 0
        if (play.live) play.tell('looted', { seat, rival, type: a })
        receiveToken(c, s, play, seat, a)
      },
    },
    afterBattle: {
      run(s, { seat, rival, system, took, attackers }, play) {
        // ARCS-18.7
        if (attackers > 0 && s.damaged[system * SEATS + seat] > 0 && knows(c, s, seat, 'drones')) {
          s.damaged[system * SEATS + seat]--
          s.fresh[system * SEATS + seat]++
          if (play.live) play.tell('repaired', { seat, system, what: 'repairShip', kind: -1 })
        }
        // ARCS-17.1
        if (took > 0 && isLed(c, s, rival, 'beloved') && canInfluence(s, rival)) play.push({ step: 'beloved', seat: rival })
      },
    },
  }
}
