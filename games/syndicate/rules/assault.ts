import { option } from '#kernel/options.ts'
import { because, type Reason } from '#kernel/reason.ts'
import { IMPOSSIBLE, type Content } from '../data/content.ts'
import { CREW } from '../data/names.ts'
import { raiseAlert } from './alert.ts'
import { assaultCrew, forceOf, setOdds, winsAgainst } from './assault-odds.ts'
import { changeOwner } from './bases.ts'
import { ACTION_DIE, roll } from './dice.ts'
import type { Play, Some } from './frames.ts'
import { useDie } from './missions.ts'
import { EVENT } from './reactions.ts'
import { pay, stockOf } from './resources.ts'
import { claimRewards } from './rewards.ts'
import { isPhantom } from './seats.ts'
import type { State } from './state.ts'

/** Assaults on the bases of others (SY-7), the phantom's too. */

/** May the seat assault with so many reinforcements, given what each number of them must show? */
function canAssaultWith(c: Content, s: State, seat: number, wins: readonly number[], used: number): boolean {
  return stockOf(s, seat, CREW) >= assaultCrew(c, s, seat, used) && wins[forceOf(c, s, seat, used)] < IMPOSSIBLE
}

export function canAssault(c: Content, s: State, seat: number, at: number): boolean {
  if (stockOf(s, seat, CREW) < assaultCrew(c, s, seat, 0)) return false
  const wins = winsAgainst(c, s, at)
  for (let used = 0; used <= s.armed[seat]; used++) if (canAssaultWith(c, s, seat, wins, used)) return true
  return false
}

const whyNotCrew = (s: State, seat: number, crew: number): Reason | undefined => (stockOf(s, seat, CREW) < crew ? because('SY-7.2', 'tooFewCrew', { crew }) : undefined)

/** Declare it: sleepers may react, then the die is rolled. */
export function declareAssault(c: Content, s: State, play: Play, seat: number, at: number, used: number, force: number): void {
  s.jobCard = -1
  s.jobAt = at
  s.jobForce = force
  s.jobHarder = 0
  setOdds(c, s)
  if (play.live) play.tell('assault', { seat, owner: s.owner[at], at, reinforcements: used, win: s.jobWin })
  play.next({ step: 'reactions', event: EVENT.assault, seat, at }, { step: 'storm', seat })
}

export function assaultSteps(c: Content): Some<'reinforce' | 'storm' | 'fall'> {
  return {
    reinforce: {
      micro: true,
      ask(s, { seat, at }, options) {
        const wins = winsAgainst(c, s, at)
        for (let used = 0; used <= s.armed[seat]; used++) if (canAssaultWith(c, s, seat, wins, used)) options.push(option('reinforce', used))
      },
      blocked(s, { seat, at }, blocked) {
        const wins = winsAgainst(c, s, at)
        for (let used = 0; used <= s.assault[seat]; used++) {
          const reason = used > s.armed[seat] ? because('SY-7.7', 'notArmed') : wins[forceOf(c, s, seat, used)] === IMPOSSIBLE ? because('SY-7.4', 'noReinforcements') : whyNotCrew(s, seat, assaultCrew(c, s, seat, used))
          if (reason) blocked.push({ option: option('reinforce', used), reason })
        }
      },
      take(s, { seat, at }, { a: used }, play) {
        pay(s, seat, CREW, assaultCrew(c, s, seat, used))
        s.armed[seat] -= used
        useDie(s, seat)
        declareAssault(c, s, play, seat, at, used, forceOf(c, s, seat, used))
      },
    },
    storm: {
      run(s, { seat }, play) {
        const at = s.jobAt
        const die = roll(play, ACTION_DIE)
        const wins = die >= s.jobWin
        if (play.live) play.tell('assaultRoll', { seat, owner: s.owner[at], at, die, win: s.jobWin, success: wins ? 1 : 0 })
        s.jobAt = -1
        raiseAlert(c, s, play, 1)
        if (wins) play.next({ step: 'reactions', event: EVENT.loss, seat, at }, { step: 'fall', seat, at })
      },
    },
    // The winner gets the base unfortified and face up; a destroyer that lies there stays (SY-7.5).
    fall: {
      run(s, { seat, at }, play) {
        if (s.calledOff === 1) return
        if (play.live) play.tell('baseTaken', { seat, owner: s.owner[at], at })
        changeOwner(c, s, at, seat)
        s.fortified[at] = 0
        s.down[at] = 0
        if (isPhantom(s, seat)) return
        s.assaults[seat]++
        claimRewards(c, s, play, seat)
      },
    },
  }
}
