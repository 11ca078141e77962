import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { CREDITS, specials } from '../data/names.ts'
import { isActive } from './bases.ts'
import type { Play, Some } from './frames.ts'
import { gain } from './resources.ts'
import { claimRewards } from './rewards.ts'
import { listSet } from './sets.ts'
import type { State } from './state.ts'

/** Technology and assault levels, advanced technologies, and research that turns into levels. */

/** SY-10.6, SY-10.7 */
export function raiseTech(c: Content, s: State, play: Play, seat: number, by: number): void {
  const from = s.tech[seat]
  s.tech[seat] = Math.min(c.box.techMax, from + by)
  if (s.tech[seat] === from) return
  if (play.live) play.tell('techLevel', { seat, level: s.tech[seat] })
  claimRewards(c, s, play, seat)
  // The lowest level is chosen for first, so it is pushed last.
  for (let level = s.tech[seat]; level > from; level--) {
    if (c.technologies.choice[level] === 0 || (s.levels[seat] & (1 << level)) !== 0) continue
    s.levels[seat] |= 1 << level
    play.push({ step: 'pickTech', seat, level })
  }
}

/** New reinforcements arrive armed (SY-10.5). */
export function raiseAssault(c: Content, s: State, play: Play, seat: number, by: number): void {
  const from = s.assault[seat]
  s.assault[seat] = Math.min(c.box.assaultMax, from + by)
  if (s.assault[seat] === from) return
  s.armed[seat] += s.assault[seat] - from
  if (play.live) play.tell('assaultLevel', { seat, level: s.assault[seat] })
  claimRewards(c, s, play, seat)
}

export function loseAssault(s: State, play: Play, seat: number): void {
  if (s.assault[seat] === 0) return
  s.assault[seat]--
  s.armed[seat] = Math.min(s.armed[seat], s.assault[seat])
  if (play.live) play.tell('assaultLevel', { seat, level: s.assault[seat] })
}

const MILITARY = specials.indexOf('military')

/** Are all research boxes of an own active base full, with a level left to reach (SY-9.8, SY-9.9)? */
export function canConvert(c: Content, s: State, seat: number, at: number): boolean {
  const boxes = c.territories.boxes[at]
  if (boxes === 0 || s.owner[at] !== seat || s.research[at] < boxes || !isActive(s, at)) return false
  return c.territories.special[at] === MILITARY ? s.assault[seat] < c.box.assaultMax : s.tech[seat] < c.box.techMax
}

export function convertResearch(c: Content, s: State, play: Play, seat: number, at: number): void {
  s.research[at] = 0
  if (play.live) play.tell('researched', { seat, at })
  if (c.territories.special[at] === MILITARY) raiseAssault(c, s, play, seat, 1)
  else raiseTech(c, s, play, seat, 1)
}

/** Advanced technologies that nobody has. */
export function technologiesLeft(s: State): number {
  let taken = 0
  for (const held of s.techs) taken |= held
  return ~taken
}

export function levelSteps(c: Content): Some<'pickTech'> {
  return {
    pickTech: {
      micro: true,
      ask(s, { level }, options) {
        listSet(options, 'technology', technologiesLeft(s) & c.technologies.choice[level])
        if (options.length === 0) options.push(option('takeCredits'))
      },
      take(s, { seat, level }, { k, a }, play) {
        if (k === 'technology') {
          s.techs[seat] |= 1 << a
          if (play.live) play.tell('technology', { seat, technology: a })
        } else {
          gain(s, seat, CREDITS, c.technologies.consolation[level])
          if (play.live) play.tell('consoled', { seat, credits: c.technologies.consolation[level] })
        }
      },
    },
  }
}
