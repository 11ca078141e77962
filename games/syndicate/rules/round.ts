import type { Frames, Play, Some } from './frames.ts'
import { isPhantom, placeAfter, placesAround } from './seats.ts'
import { PHASE, type State } from './state.ts'
import { closeTrade, openTrade } from './trade.ts'

/** Phase 1: whose turn it is, in whole turns (SY-4) or in short ones (SY-16.15). */

/** Whatever is counted per turn begins again. */
export function beginTurn(s: State, seat: number): void {
  s.turn = seat
  s.actions = 0
  s.ordered = 0
  s.jumped = 0
  s.extraDice = 0
}

/** Dice that a token lent for the turn go back (SY-20.8). */
function endTurn(s: State, play: Play, seat: number): void {
  if (!isPhantom(s, seat)) s.dice[seat] -= s.extraDice
  s.extraDice = 0
  s.turn = -1
  closeTrade(s, play)
  if (play.live) play.tell('turnEnded', { seat })
}

/** Short turns: whoever did nothing is out; the phantom acts once (SY-16.26). */
function passOn(s: State, play: Play, after: number): void {
  for (let i = 1; i <= placesAround(s); i++) {
    const place = placeAfter(s, after, i)
    if ((s.out & (1 << place)) !== 0) continue
    if (isPhantom(s, place)) s.out |= 1 << place
    return play.next(turnOf(s, place), { step: 'nextShort', after: place })
  }
}

const turnOf = (s: State, place: number): Frames => (isPhantom(s, place) ? { step: 'phantom' } : { step: 'beginTurn', seat: place })

export function roundSteps(): Some<'playerPhase' | 'beginTurn' | 'endTurn' | 'nextShort'> {
  return {
    playerPhase: {
      run(s, _frame, play) {
        s.phase = PHASE.players
        s.out = 0
        if (play.live) play.tell('round', { round: s.round, first: s.first, last: s.last === s.round ? 1 : 0 })
        play.push({ step: 'sovereignPhase' })
        const around = placesAround(s)
        if (s.extended === 1) return play.push({ step: 'nextShort', after: placeAfter(s, s.first, around - 1) })
        for (let i = around - 1; i >= 0; i--) play.push(turnOf(s, placeAfter(s, s.first, i)))
      },
    },
    nextShort: { run: (s, { after }, play) => passOn(s, play, after) },
    beginTurn: {
      run(s, { seat }, play) {
        beginTurn(s, seat)
        if (play.live) play.tell('turn', { seat })
        play.next({ step: 'turn', seat }, { step: 'endTurn', seat })
        openTrade(s, play)
      },
    },
    endTurn: {
      run(s, { seat }, play) {
        if (s.extended === 1 && s.actions === 0) s.out |= 1 << seat
        endTurn(s, play, seat)
      },
    },
  }
}
