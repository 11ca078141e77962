import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import type { Some } from './frames.ts'
import { agentsHome } from './pieces.ts'
import { trophyIndex } from './seats.ts'
import { gainToken } from './slots.ts'
import { SEATS, TROPHY, TYPES } from './state.ts'

/** What Prison Wardens do with Captives (ARCS-13.12): any number, one at a time, owners in order of seats. */
export function captiveSteps(c: Content): Some<'pressgang' | 'execute'> {
  return {
    pressgang: {
      micro: true,
      ask(s, { seat, from, done }, options) {
        if (done > 0) options.push(option('goOn'))
        const empty = s.supply.every((count) => count === 0)
        for (let owner = from; owner < SEATS; owner++) {
          if (s.captives[seat * SEATS + owner] === 0) continue
          if (empty) options.push(option('pressgang', owner, TYPES))
          for (let type = 0; type < TYPES; type++) if (s.supply[type] > 0) options.push(option('pressgang', owner, type))
        }
        if (options.length === 0) options.push(option('goOn'))
      },
      take(s, { seat, done }, { k, a: owner, b: type }, play) {
        if (k === 'goOn') return
        s.captives[seat * SEATS + owner]--
        agentsHome(s, owner, 1)
        if (play.live) play.tell('pressganged', { seat, owner, type })
        play.push({ step: 'pressgang', seat, from: owner, done: done + 1 })
        if (type < TYPES) gainToken(c, s, play, seat, type)
      },
    },
    execute: {
      micro: true,
      ask(s, { seat, from, done }, options) {
        if (done > 0) options.push(option('goOn'))
        for (let owner = from; owner < SEATS; owner++) if (s.captives[seat * SEATS + owner] > 0) options.push(option('execute', owner))
      },
      take(s, { seat, done }, { k, a: owner }, play) {
        if (k === 'goOn') return
        s.captives[seat * SEATS + owner]--
        s.trophies[trophyIndex(seat, TROPHY.agent, owner)]++
        if (play.live) play.tell('executed', { seat, owner })
        play.push({ step: 'execute', seat, from: owner, done: done + 1 })
      },
    },
  }
}
