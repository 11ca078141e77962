import { impossible } from '#kernel/play.ts'
import { dropCrystal, dropCubes, dropKey, listDrops } from './cargo.ts'
import { face, listFled } from './confront.ts'
import { finish } from './ending.ts'
import { deliverCube, listErrand } from './errands.ts'
import { ENDED } from './events.ts'
import type { Some } from './frames.ts'
import { refuel } from './fuel.ts'
import { attempt, discard, draw, listHand } from './missions.ts'
import { REFUEL, type Verb } from './options.ts'
import type { Rules } from './rules.ts'
import { activeMission } from './ship.ts'
import { defend, deliver, endSpecial, listSpecial, pickUp, startMission } from './specials.ts'
import { PLAYER, RESULT } from './state.ts'
import { isStranded } from './stranded.ts'
import { exchange, listTrades, trade } from './traders.ts'
import { fly, jump, listTravel, takeRoute } from './travel.ts'
import { listKeys, placeKey } from './vaults.ts'
import { blockedActions } from './why-not.ts'

/** NG-4.1: any number of actions in any order, one after the other. */
export function actSteps(rules: Rules): Some<'next' | 'act'> {
  return {
    // NG-1.4
    next: {
      run(s, _frame, play) {
        if (isStranded(rules, s)) finish(s, play, RESULT.missions)
        else play.push({ step: 'act', seat: PLAYER })
      },
    },
    act: {
      single: 'ask',
      ask(s, _frame, options) {
        listKeys(rules, s, options)
        listErrand(rules, s, options)
        const active = activeMission(s)
        if (active >= 0) listSpecial(rules, s, active, options)
        listHand(rules, s, options)
        listTrades(rules, s, options)
        listFled(s, options)
        listTravel(rules, s, options)
        options.push(REFUEL)
        listDrops(s, options)
      },
      take(s, _frame, { k, a, b, c }, play) {
        play.push({ step: 'next' })
        switch (k as Verb) {
          case 'fly':
            return fly(rules, s, play, a)
          case 'route':
            return takeRoute(rules, s, play, a)
          case 'jump':
            return jump(rules, s, play, a)
          case 'refuel':
            return refuel(rules, s, play)
          case 'draw':
            return draw(play, a)
          case 'attempt':
            return attempt(rules, s, play, a, b, c)
          case 'start':
            return startMission(rules, s, play, a)
          case 'pickUp':
            return pickUp(s, play, a)
          case 'deliver':
            return deliver(rules, s, play, a, b)
          case 'defend':
            return defend(rules, s, play, a)
          case 'discard':
            return discard(play, a)
          case 'abandon':
            return endSpecial(rules, s, play, ENDED.abandoned)
          case 'deliverCube':
            return deliverCube(rules, s, play)
          case 'dropKey':
            return dropKey(s, play, a)
          case 'dropCrystal':
            return dropCrystal(rules, s, play)
          case 'dropCubes':
            return dropCubes(rules, s, play)
          case 'trade':
            return trade(rules, s, play, a)
          case 'exchange':
            return exchange(s, play)
          case 'face':
            return face(s, play, a)
          case 'place':
            return placeKey(rules, s, play, a)
          default:
            return impossible(`"${k}" is no action`)
        }
      },
      blocked(s, _frame, blocked) {
        blockedActions(rules, s, blocked)
      },
    },
  }
}
