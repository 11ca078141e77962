import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { isPresent } from './board.ts'
import type { Play, Some } from './frames.ts'
import { REGIONS, type Position, type State } from './state.ts'

/** Morale tokens leave the two rows of the board for regions, and come back when the last unit and building is gone. */

const COMBAT = 0
const GLORY = 1

/** The seat with a morale board, or -1. */
export function moraleSeat(c: Content, s: Position): number {
  for (let seat = 0; seat < s.seats; seat++) if (c.factions.does.morale[s.faction[seat]] > 0) return seat
  return -1
}

export const hasMorale = (s: Position, region: number): boolean => (s.morale & (1 << region)) !== 0

/** Has the region none, and is there one left on the board? */
export function canBoost(c: Content, s: State, region: number): boolean {
  const tokens = c.morale.combatRow.length + c.morale.gloryRow.length - 2
  return !hasMorale(s, region) && bitCount(s.morale) < tokens
}

export function boostMorale(c: Content, s: State, play: Play, region: number): void {
  const seat = moraleSeat(c, s)
  if (seat < 0 || !canBoost(c, s, region)) return
  s.morale |= 1 << region
  if (play.live) play.tell('moraleBoosted', { seat, region })
  play.push({ step: 'moraleRow', seat, back: 0 })
}

/** Call where presence may have been lost. A token in the own base stays for good. */
export function returnMorale(c: Content, s: State, play: Play): void {
  if (s.morale === 0) return
  const seat = moraleSeat(c, s)
  for (let region = 0; region < REGIONS; region++) {
    if (!hasMorale(s, region) || region === s.base[seat] || isPresent(s, region, seat)) continue
    s.morale &= ~(1 << region)
    if (play.live) play.tell('moraleLost', { seat, region })
    play.push({ step: 'moraleRow', seat, back: 1 })
  }
}

export function moraleSteps(c: Content): Some<'boosting' | 'moraleRow'> {
  return {
    boosting: { run: (s, { region }, play) => boostMorale(c, s, play, region) },
    // On equal rows the owner chooses; otherwise the kernel takes the one that keeps them balanced.
    moraleRow: {
      ask(s, { back }, options) {
        const [combat, glory] = s.moraleRows
        const sign = back === 1 ? -1 : 1
        if (sign * (combat - glory) <= 0) options.push(option('row', COMBAT))
        if (sign * (glory - combat) <= 0) options.push(option('row', GLORY))
      },
      take(s, { back }, { a: row }) {
        s.moraleRows[row] += back === 1 ? -1 : 1
      },
    },
  }
}

export function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
