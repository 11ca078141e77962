import type { Play } from './frames.ts'
import type { State } from './state.ts'

/** Credits, influence and keys come and go here, and every time it is told. */

export function gain(s: State, play: Play, credits: number, influence: number): void {
  if (credits === 0 && influence === 0) return
  s.credits += credits
  s.influence += influence
  if (play.live) play.tell('gained', { credits, influence })
}

export function pay(s: State, play: Play, credits: number, influence: number): void {
  if (credits === 0 && influence === 0) return
  s.credits -= credits
  s.influence -= influence
  if (play.live) play.tell('paid', { credits, influence })
}

export function gainKey(s: State, play: Play, key: number): void {
  s.keys[key]++
  if (play.live) play.tell('gotKey', { key })
}

export function giveKey(s: State, play: Play, key: number): void {
  s.keys[key]--
  if (play.live) play.tell('gaveKey', { key })
}

/** A six-sided die. */
export const roll = (play: Play): number => play.chance(6) + 1

export function rollDice(play: Play, count: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < count; i++) dice.push(roll(play))
  return dice
}

export function highest(dice: readonly number[]): number {
  let best = 0
  for (let i = 0; i < dice.length; i++) if (dice[i] > best) best = dice[i]
  return best
}
