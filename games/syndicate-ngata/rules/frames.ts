import type { Play as KernelPlay } from '#kernel/play.ts'
import type { Steps as KernelSteps } from '#kernel/steps.ts'
import type { State } from './state.ts'

export type Frames =
  // act.ts
  | { step: 'next' }
  | { step: 'act'; seat: number }
  // travel.ts: `again` is 1 when the dice of a hyperjump are rolled for the second time
  | { step: 'consequence'; dice: number; again: number }
  | { step: 'jumped'; seat: number; dice: number[] }
  // confront.ts: `fled` is 1 for a card that lay under a tile
  | { step: 'confront'; seat: number; card: number; fled: number }
  // cargo.ts: what stays in the compartment, kind by kind; `room` slots are still to be filled
  | { step: 'keep'; seat: number; room: number; from: number; kept: number[] }
  // specials.ts
  | { step: 'chooseTechnology'; seat: number }
  // traders.ts: keys of any colours still to be given
  | { step: 'giveKeys'; seat: number; trade: number; left: number; from: number }

export type Play = KernelPlay<Frames>
export type Steps = KernelSteps<State, Frames>
/** A part of the table of steps, as one file defines it. */
export type Some<Names extends Frames['step']> = Pick<Steps, Names>
