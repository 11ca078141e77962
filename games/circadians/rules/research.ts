import { option, type Option } from '#kernel/options.ts'
import type { Blocked } from '#kernel/steps.ts'
import type { Content } from '../data/content.ts'
import { COLUMNS } from '../data/names.ts'
import { isOwnMove, type Play, type Researching, type Some } from './frames.ts'
import { canUnlock, listPays, PAY, payLock } from './locks.ts'
import { why } from './reasons.ts'
import { LAST_COLUMN, OWED, OWED_KINDS, SEATS, TRACKS, type Position, type State } from './state.ts'
import { gainGlory } from './victory.ts'

/** Research: one marker one column to the right, past a gem lock if there is one, with what the column gives at once. */

export const columnOf = (s: Position, seat: number, track: number): number => s.research[track * SEATS + seat]

const isLocked = (c: Content, s: State, seat: number, track: number): boolean => c.research.lock[track * COLUMNS + columnOf(s, seat, track) + 1] > 0

export function canAdvance(c: Content, s: State, seat: number, track: number): boolean {
  return columnOf(s, seat, track) < LAST_COLUMN && canUnlock(c, s, seat, isLocked(c, s, seat, track))
}

export function canResearch(c: Content, s: State, seat: number, track = -1): boolean {
  if (track >= 0) return canAdvance(c, s, seat, track)
  for (let each = 0; each < TRACKS; each++) if (canAdvance(c, s, seat, each)) return true
  return false
}

/** Research waits, like cards, while Income is taken by all at once. */
export function gainResearch(s: State, play: Play, seat: number, count: number): void {
  if (s.together === 1) s.owed[seat * OWED_KINDS + OWED.research] += count
  else play.push({ step: 'researching', seat, left: count, track: -1 })
}

function advance(c: Content, s: State, play: Play, seat: number, track: number): void {
  const column = ++s.research[track * SEATS + seat]
  s.researched |= 1 << s.faction[seat]
  if (play.live) play.tell('researched', { seat, track, column })
  const immediate = c.research.imm[track * COLUMNS + column]
  if (immediate > 0) play.push({ step: 'gain', seat, effect: immediate, paid: 0 })
  gainGlory(c, s, play, seat, c.factions.does.gloryPerResearch[s.faction[seat]])
}

export function researchSteps(c: Content): Some<'researching' | 'research' | 'researchElsewhere'> {
  const research = {
    ask(s: State, { seat, track }: Researching, options: Option[]) {
      let free = false
      for (let each = 0; each < TRACKS; each++) {
        if ((track >= 0 && each !== track) || columnOf(s, seat, each) >= LAST_COLUMN) continue
        const locked = isLocked(c, s, seat, each)
        if (!locked) free = true
        listPays(c, s, seat, locked, 'advance', each, options)
      }
      if (!free) options.push(option('decline'))
    },
    blocked(s: State, { seat, track }: Researching, blocked: Blocked[]) {
      for (let each = 0; each < TRACKS; each++) {
        if ((track >= 0 && each !== track) || canAdvance(c, s, seat, each)) continue
        const end = columnOf(s, seat, each) >= LAST_COLUMN
        blocked.push({ option: option('advance', each, end ? PAY.nothing : PAY.gem), reason: end ? why.trackIsFull : why.noGemForLock })
      }
    },
    take(s: State, { seat, left, track }: Researching, { k, a: chosen, b: pay }: Option, play: Play) {
      if (k === 'decline') return
      if (left > 1) play.push({ step: 'researching', seat, left: left - 1, track })
      payLock(c, s, play, seat, pay)
      advance(c, s, play, seat, chosen)
    },
  }

  return {
    researching: {
      run(s, { seat, left, track }, play) {
        if (canResearch(c, s, seat, track)) play.push({ step: isOwnMove(s) ? 'research' : 'researchElsewhere', seat, left, track })
        else if (play.live) play.tell('researchLost', { seat, count: left })
      },
    },
    research: { micro: true, ...research },
    researchElsewhere: research,
  }
}
