import { HEIST, MISSION, type Content } from '../data/content.ts'
import { assaultCrew, forceOf, winsAgainst } from './assault-odds.ts'
import { ACTION_DIE, facesThatReach } from './dice.ts'
import { EASIEST, handsCost, handsShift } from './missions.ts'
import { luckOf } from './seats.ts'
import { RESOURCES, ROW, type State } from './state.ts'

/** What a mission or an assault would need and bring, as things are: for tables and bots. Reads only what everybody sees. */

export interface Forecast {
  /** The lowest face that succeeds, before anything is added to the die. */
  readonly win: number
  /** Of six faces, how many succeed. */
  readonly faces: number
  /** Credits, influence, crew: what it costs besides the die, and what success brings. */
  readonly cost: readonly number[]
  readonly gain: readonly number[]
}

/** The rows of the card that a seat may choose on the mission's territory. */
export function rowsFor(c: Content, s: State, seat: number, card: number): number[] {
  if (c.operations.kind[card] === HEIST) return [ROW.hostile]
  const owner = s.owner[c.missions.territory[c.operations.of[card]]]
  if (owner === seat) return [ROW.own]
  return owner < 0 || c.syndicates.smuggles[s.syndicate[seat]] ? [ROW.unoccupied] : [ROW.cooperative, ROW.hostile]
}

/** A mission in one of its rows, or a heist on the base at `target`, with or without hands; `plus` is what tokens add. */
export function missionForecast(c: Content, s: State, seat: number, card: number, row: number, hands: boolean, plus: number, target = -1): Forecast {
  const of = c.operations.of[card]
  const isMission = c.operations.kind[card] === MISSION
  const plain = isMission ? c.missions.win[of * 4 + row] : c.heists.win[of]
  const win = hands ? Math.max(EASIEST, plain - handsShift(c, card)) : plain
  return {
    win,
    faces: facesThatReach(win, plus + luckOf(c, s, seat)),
    cost: hands ? handsCost(c, s, seat, card) : [0, 0, 0],
    gain: isMission ? missionGain(c, s, seat, of, row) : [lootExpected(c, s, of, target), 0, 0],
  }
}

function missionGain(c: Content, s: State, seat: number, of: number, row: number): number[] {
  const gain = c.missions.reward.slice(of * RESOURCES, (of + 1) * RESOURCES)
  if (row === ROW.cooperative) for (let i = 0; i < RESOURCES; i++) gain[i] = Math.ceil(gain[i] / 2)
  gain[0] += c.syndicates.missionCredits[s.syndicate[seat] * c.territories.inZone.length + c.territories.zone[c.missions.territory[of]]]
  return gain
}

/** What the consequence dice show on average, rounded down, if the victim has so much. */
function lootExpected(c: Content, s: State, of: number, target: number): number {
  if (target < 0) return 0
  const dice = s.fortified[target] === 1 ? c.heists.diceFortified[of] : c.heists.diceOpen[of]
  const shown = Math.floor((dice * (ACTION_DIE + 1)) / 2)
  const victim = s.owner[target]
  return victim < s.seats ? Math.min(shown, s.stock[victim * RESOURCES]) : shown
}

/** An assault with so many reinforcements. */
export function assaultForecast(c: Content, s: State, seat: number, at: number, used: number): Forecast {
  const win = winsAgainst(c, s, at)[forceOf(c, s, seat, used)]
  return { win, faces: facesThatReach(win, 0), cost: [0, 0, assaultCrew(c, s, seat, used)], gain: [0, 0, 0] }
}
