import type { Outcome } from '#kernel/definition.ts'
import type { Play } from './frames.ts'
import type { Rules } from './rules.ts'
import { RESULT, type State } from './state.ts'

/** Winning and losing (NG-1). */

/** NG-1.3: the alert rises; at its end everything stops where it stands, so ask `s.over` afterwards. */
export function raiseAlert(rules: Rules, s: State, play: Play, by = 1): void {
  const max = rules.c.variations[s.variation].alertMax
  for (let i = 0; i < by && s.over === 0; i++) {
    s.alert++
    if (play.live) play.tell('alert', { level: s.alert, max })
    if (s.alert >= max) finish(s, play, RESULT.alert)
  }
}

export function finish(s: State, play: Play, result: number): void {
  s.result = result
  if (play.live) play.tell('gameOver', { result, opened: s.opened })
  play.finish()
}

/** NG-1.6: a lone player has won or has not; the score tells how far the smuggler came. */
export function outcome(s: State): Outcome {
  return { places: [s.result === RESULT.won ? 1 : 2], scores: [s.opened], breakdown: [{ source: 'vaults', points: [s.opened] }] }
}
