import { IMPOSSIBLE, MISSION, type Content } from '../data/content.ts'
import { ACTION_DIE, facesThatReach } from '../rules/dice.ts'
import { luckOf } from '../rules/seats.ts'
import { RESOURCES, ROW, type State } from '../rules/state.ts'
import { baseWorth } from './bases.ts'

/** What is under way while sleepers are asked: a mission announced or accomplished, an assault, a base about to fall. */

const VALUE = [1, 0.8, 0.5]
/** Credits that a consequence die shows on average. */
const SHOWN = 3.5

export function underWay(c: Content, s: State, seat: number, left: number): number {
  const top = s.stack[s.stack.length - 1]
  if (top === undefined || !('lanes' in top)) return 0
  for (let i = s.stack.length - 2; i >= 0; i--) {
    const frame = s.stack[i]
    const by = Number(frame['seat'])
    const at = Number(frame['at'])
    switch (frame.step) {
      case 'hands':
        return mission(c, s, seat, by) * faces(c, s, by)
      case 'payOut':
        return mission(c, s, seat, by)
      case 'storm':
        return s.jobWin === IMPOSSIBLE ? 0 : (taken(c, s, seat, by, s.jobAt, left) * facesThatReach(s.jobWin, 0)) / ACTION_DIE
      case 'fall':
      case 'seize':
        return taken(c, s, seat, frame.step === 'fall' ? by : -1, at, left)
    }
  }
  return 0
}

const faces = (c: Content, s: State, by: number): number => facesThatReach(s.jobWin, s.jobPlus + luckOf(c, s, by)) / ACTION_DIE

/** To whoever runs it, and half of it to the partner. */
function mission(c: Content, s: State, seat: number, by: number): number {
  const of = c.operations.of[s.jobCard]
  if (c.operations.kind[s.jobCard] !== MISSION) {
    const loot = SHOWN * (s.fortified[s.jobAt] === 1 ? c.heists.diceFortified[of] : c.heists.diceOpen[of])
    return seat === by ? loot : seat === s.owner[s.jobAt] ? -loot : 0
  }
  const shares = s.jobRow === ROW.cooperative
  if (seat !== by && !(shares && seat === s.owner[s.jobAt])) return 0
  let sum = 0
  for (let i = 0; i < RESOURCES; i++) sum += c.missions.reward[of * RESOURCES + i] * VALUE[i]
  return shares ? sum / 2 : sum
}

function taken(c: Content, s: State, seat: number, by: number, at: number, left: number): number {
  if (seat === by) return baseWorth(c, s, at, left)
  return seat === s.owner[at] ? -baseWorth(c, s, at, left) : 0
}
