import type { Content } from '../data/content.ts'
import { COLUMNS, PHASE } from '../data/names.ts'
import { CODE } from '../data/notation.ts'
import { leftOf } from '../rules/board.ts'
import { costOf, priceRow } from '../rules/prices.ts'
import { LAST_COLUMN, NEUTRAL, SEATS, TRACKS, type State } from '../rules/state.ts'
import { isToCome } from './time.ts'

/** What turns of the action phases bring: those to come, the one in progress, and what others pay for theirs. */

/** What points of each kind are worth to a seat as things are. */
export interface Points {
  /** By code, for what does not depend on the position. */
  readonly ofCode: readonly number[]
  /** One research step. */
  readonly research: number
  /** Fields that a Harvest would find, the best first. */
  readonly fields: readonly number[]
  /** One more building, and how many have a place. */
  readonly building: number
  readonly places: number
}

/** Of what the secondary action is worth: often there is something better to pay for. */
const SECONDARY = 0.4

/** The main action in a column, and a part of the secondary one. */
export function columnWorth(c: Content, track: number, column: number, worths: readonly number[], points: Points): number {
  const at = track * COLUMNS + column
  let sum = SECONDARY * worths[c.research.aux[at]]
  for (const { code, n } of c.effects[c.research.main[at]].choices[0])
    if (code === CODE.X) sum += n * points.research
    else if (code === CODE.B) sum += Math.min(n, points.places) * points.building
    else if (code === CODE.H) for (let i = 0; i < n && i < points.fields.length; i++) sum += points.fields[i]
    else sum += points.ofCode[code] * n
  return sum
}

/** Turns of this round that are still to come, less what they cost, as far as the energy goes. */
export function turnsToCome(c: Content, s: State, seat: number, ofTurn: readonly number[]): number {
  let sum = 0
  let purse = s.energy[seat] + 2
  for (let track = 0; track < TRACKS; track++) {
    if (s.pricer[track] < 0 || !isToCome(s, seat, PHASE.discover + track)) continue
    const cost = costOf(c, s, seat, track)
    const gain = ofTurn[track] - cost
    if (cost > purse || gain <= 0) continue
    purse -= cost
    sum += gain
  }
  return sum
}

/** The turn in progress, as long as its main action has not been taken. */
export function turnInProgress(s: State, seat: number, ofTurn: readonly number[]): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if ((frame.step === 'acting' || frame.step === 'act') && frame['seat'] === seat) return (Number(frame['did']) & 1) === 0 ? ofTurn[s.phase - PHASE.discover] : 0
  }
  return 0
}

/** What rivals will pay the seat for acting: dear phases are often passed. */
export function tollsToCome(c: Content, s: State, seat: number): number {
  let sum = 0
  for (let track = 0; track < TRACKS; track++) {
    const pricer = s.pricer[track]
    if (pricer !== NEUTRAL && pricer !== seat) continue
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === seat || !isToCome(s, rival, PHASE.discover + track)) continue
      const cost = costOf(c, s, rival, track)
      const willing = s.energy[rival] >= cost ? Math.max(0.2, 0.95 - cost * 0.1) : 0.2
      if (pricer === seat) sum += willing * c.prices.toOwner[priceRow(s, seat, s.price[track])]
      else if (seat === leftOf(s, rival)) sum += willing * c.neutral.toLeft[s.price[track]]
      else if (rival === leftOf(s, seat)) sum += willing * c.neutral.toRight[s.price[track]]
    }
  }
  return sum
}

/** Research by what its columns bring more than the first ones in each round left: who has them acts. `columns` are worths of columns in a usual position. */
export function researchWorth(s: State, seat: number, left: number, columns: readonly number[]): number {
  let sum = 0
  for (let track = 0; track < TRACKS; track++) sum += columns[track * COLUMNS + s.research[track * SEATS + seat]] - columns[track * COLUMNS]
  return sum * left
}

/** The best next step of research. */
export function researchStep(s: State, seat: number, left: number, columns: readonly number[]): number {
  let best = 0
  for (let track = 0; track < TRACKS; track++) {
    const at = track * COLUMNS + s.research[track * SEATS + seat]
    if (at % COLUMNS < LAST_COLUMN) best = Math.max(best, columns[at + 1] - columns[at])
  }
  return best * left
}
