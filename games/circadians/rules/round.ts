import type { Content } from '../data/content.ts'
import { FACTION, PHASE } from '../data/names.ts'
import type { Frames, Play, Some } from './frames.ts'
import { firstIn } from './prices.ts'
import { INTEL, type State } from './state.ts'
import { ripen } from './tactics.ts'
import { sideOf } from './units.ts'

/** The round: nine phases one after the other, and what happens at the end of a phase. */

/** Seats from the flare gun clockwise. */
export const fromFlare = (s: State): number[] => Array.from({ length: s.seats }, (_, i) => (s.flare + i) % s.seats)

/** Leaders that move freely at the end of their phase, from the flare gun clockwise (CC-19.11, CC-21.8). */
function pushFreeMoves(c: Content, s: State, play: Play): void {
  const { first, count, phase, does } = c.leaders
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = (s.flare + i) % s.seats
    const faction = s.faction[seat]
    for (let leader = first[faction] + count[faction] - 1; leader >= first[faction]; leader--) {
      if (phase[leader] !== s.phase || s.leaderAt[leader] < 0) continue
      const crowd = does.movesWithFighters[sideOf(s, leader)] > 0
      if (crowd || does.movesAlone[sideOf(s, leader)] > 0) play.push({ step: 'freeMoving', seat, lead: leader, most: crowd ? 99 : 0 })
    }
  }
}

/** CC-24.3: what intelligence cards in the hands of the Circadians give at the end of their phase. */
function rewardIntelligence(c: Content, s: State, play: Play): void {
  const seat = s.seatOf[FACTION.circadians]
  if (seat < 0) return
  const { held, heldPhase } = c.intelligence
  for (let faction = 0; faction < heldPhase.length; faction++) {
    const effect = held.does.gainIfTheyResearched[faction]
    if (effect === 0 || heldPhase[faction] !== s.phase || s.intel[faction] !== INTEL.held || (s.researched & (1 << faction)) === 0) continue
    play.push({ step: 'gain', seat, effect, paid: 0 })
  }
}

export function roundSteps(c: Content): Some<'round' | 'phase' | 'endPhase'> {
  return {
    round: {
      run(s, _frame, play) {
        s.round++
        s.phase = PHASE.setPrices
        s.harvested.fill(0)
        s.priceLate.fill(0)
        s.pricer.fill(-1)
        s.price.fill(-1)
        s.moveLast = 0
        s.intelUsed = 0
        if (play.live) play.tell('round', { round: s.round })
        play.next({ step: 'pricing', seat: s.flare, left: s.seats * c.start.prices[s.seats - 2] }, { step: 'neutralPrices' })
      },
    },
    phase: {
      run(s, { phase }, play) {
        s.phase = phase
        s.researched = 0
        if (play.live) play.tell('phase', { phase })
        const next: Frames[] = [{ step: 'endPhase' }, { step: 'phase', phase: phase + 1 }]
        if (phase === PHASE.combat) return play.next({ step: 'battles', seat: s.flare }, ...next)
        if (phase === PHASE.income) return play.next({ step: 'income' }, ...next)
        if (phase === PHASE.relics) return play.next({ step: 'relics' })
        play.next(...next)
        const first = firstIn(s, phase - PHASE.discover)
        for (let i = s.seats - 1; i >= 0; i--) play.push({ step: 'turnOf', seat: (first + i) % s.seats })
      },
    },
    endPhase: {
      run(s, _frame, play) {
        // CC-15.2: what Income gave can be played from the next round on.
        if (s.phase !== PHASE.income) ripen(s, play)
        rewardIntelligence(c, s, play)
        pushFreeMoves(c, s, play)
      },
    },
  }
}
