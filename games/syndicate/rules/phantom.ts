import { option } from '#kernel/options.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { bandNow } from './alert.ts'
import { declareAssault } from './assault.ts'
import type { Frames, Some } from './frames.ts'
import { beginTurn } from './round.ts'
import { isPhantom } from './seats.ts'
import { openTrade } from './trade.ts'

/** The phantom's turn (SY-16.20): base cards are drawn; its own bases are fortified, those of the players assaulted. */
export function phantomSteps(c: Content): Some<'phantom' | 'parley' | 'phantomDraws'> {
  return {
    // Before it acts the two players may trade, as in a rival's turn (SY-16.25).
    phantom: {
      run(s, _frame, play) {
        beginTurn(s, s.seats)
        if (play.live) play.tell('phantomTurn', {})
        play.next({ step: 'phantomDraws', left: c.box.phantomDraws, drawn: 0 }, { step: 'endTurn', seat: s.seats })
        if (s.trading === 0) return
        const seats: Frames[] = []
        for (let seat = 0; seat < s.seats; seat++) seats.push({ step: 'parley', seat })
        play.lanes(seats)
        openTrade(s, play)
      },
    },
    parley: {
      single: 'ask',
      ask: (_s, _frame, options) => void options.push(option('ready')),
      take() {},
    },
    phantomDraws: {
      run(s, { left, drawn }, play) {
        const pool: number[] = []
        for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] >= 0 && (drawn & (1 << at)) === 0) pool.push(at)
        if (left === 0 || pool.length === 0) return
        const at = pool[play.chance(pool.length)]
        if (play.live) play.tell('phantomDrew', { at, owner: s.owner[at] })
        play.push({ step: 'phantomDraws', left: left - 1, drawn: drawn | (1 << at) })
        if (!isPhantom(s, s.owner[at])) {
          const force = c.box.phantomReinforcements[bandNow(c, s)]
          declareAssault(c, s, play, s.seats, at, force, force)
        } else if (s.fortified[at] === 0) {
          s.fortified[at] = 1
          if (play.live) play.tell('fortified', { seat: s.seats, at })
        }
      },
    },
  }
}
