import type { Content } from '../data/content.ts'
import { INFLUENCE } from '../data/names.ts'
import type { Play } from './frames.ts'
import { pay, stockOf } from './resources.ts'
import type { State } from './state.ts'

/** The alert track and the Sovereign's destroyer. */

export const bandNow = (c: Content, s: State): number => c.alertBand[s.seats][s.alert]

export function raiseAlert(c: Content, s: State, play: Play, by: number): void {
  const level = Math.min(c.alertMax[s.seats], s.alert + by)
  if (level === s.alert) return
  s.alert = level
  if (play.live) play.tell('alert', { level })
}

/** Below the maximum the destroyer goes back to the track (SY-16.5). */
export function lowerAlert(c: Content, s: State, play: Play, by: number): void {
  const level = Math.max(1, s.alert - by)
  if (level === s.alert) return
  s.alert = level
  if (play.live) play.tell('alert', { level })
  if (level < c.alertMax[s.seats]) recallDestroyer(s, play)
}

/** The owner pays influence, and the destroyer leaves (SY-16.4). */
export function liftBlockade(c: Content, s: State, play: Play, seat: number): void {
  pay(s, seat, INFLUENCE, c.box.destroyerInfluence)
  if (play.live) play.tell('blockadeLifted', { seat, at: s.destroyer })
  s.destroyer = -1
}

function recallDestroyer(s: State, play: Play): void {
  if (s.destroyer < 0) return
  if (play.live) play.tell('destroyerLeft', { at: s.destroyer })
  s.destroyer = -1
}

/** A mission has failed on a territory (SY-5.8, SY-16.1). */
export function missionNoticed(c: Content, s: State, play: Play, at: number): void {
  if (s.blockade === 0 || s.alert < c.alertMax[s.seats]) return raiseAlert(c, s, play, 1)
  if (s.destroyer === at) return
  if (play.live) play.tell('destroyerMoved', { from: s.destroyer, at })
  s.destroyer = at
}

/** May the seat pay the destroyer to leave its base? */
export function canLift(c: Content, s: State, seat: number): boolean {
  return s.destroyer >= 0 && s.owner[s.destroyer] === seat && stockOf(s, seat, INFLUENCE) >= c.box.destroyerInfluence
}
