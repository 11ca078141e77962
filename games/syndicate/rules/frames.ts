import type { Play as KernelPlay } from '#kernel/play.ts'
import type { Steps as KernelSteps } from '#kernel/steps.ts'
import type { State } from './state.ts'

/** Something to which sleepers may react; `seat` is whoever does it (the phantom too), -1 for the Sovereign. */
export type Event = { event: number; seat: number; at: number }

export type Frames =
  // setting up
  | { step: 'syndicate'; seat: number }
  | { step: 'layOut' }
  // phase 1
  | { step: 'playerPhase' }
  | { step: 'beginTurn'; seat: number }
  | { step: 'turn'; seat: number }
  | { step: 'spent'; seat: number }
  | { step: 'endTurn'; seat: number }
  | { step: 'nextShort'; after: number }
  | { step: 'parley'; seat: number }
  | { step: 'phantom' }
  | { step: 'phantomDraws'; left: number; drawn: number }
  // missions
  | { step: 'share'; seat: number }
  | { step: 'target'; seat: number }
  | { step: 'boost'; seat: number; from: number }
  | { step: 'hands'; seat: number }
  | { step: 'reroll'; seat: number; die: number }
  | { step: 'payOut'; seat: number }
  // assaults
  | { step: 'reinforce'; seat: number; at: number }
  | { step: 'storm'; seat: number }
  | { step: 'fall'; seat: number; at: number }
  // sleepers
  | { step: 'order'; seat: number }
  | ({ step: 'reactions' } & Event)
  | { step: 'react'; seat: number; event: number; by: number; at: number }
  | ({ step: 'springs' } & Event)
  // bases, levels, tokens
  | { step: 'purchase'; seat: number; at: number }
  | { step: 'times'; seat: number; rate: number }
  | { step: 'sellFor'; seat: number }
  | { step: 'pickTech'; seat: number; level: number }
  | { step: 'freeFort'; seat: number; zones: number }
  | { step: 'any'; seat: number; left: number; from: number; to: number }
  // phase 2
  | { step: 'sovereignPhase' }
  | { step: 'pardon'; seat: number }
  | { step: 'punish'; done: number }
  | { step: 'tax'; seat: number }
  | { step: 'unpaid'; seat: number; left: number; from: number }
  | { step: 'example'; seat: number }
  | { step: 'crackdown'; seat: number; bases: number }
  | { step: 'seize'; at: number }
  | { step: 'patrol'; seat: number; left: number }
  | { step: 'lull' }
  | { step: 'endSovereign' }
  // phase 3
  | { step: 'collection' }
  | { step: 'crew'; seat: number; unpaid: number }
  | { step: 'income'; seat: number; unpaid: number }
  | { step: 'afterIncome' }
  | { step: 'reset' }
  | { step: 'cube'; seat: number }
  | { step: 'nextRound' }
  // trading
  | { step: 'market'; seat: number }
  | { step: 'prune' }
  | { step: 'draft'; seat: number; to: number; give: number[]; get: number[]; things: number[] }

export type Play = KernelPlay<Frames>
export type Steps = KernelSteps<State, Frames>
/** A part of the table of steps, as one file defines it. */
export type Some<Names extends Frames['step']> = Pick<Steps, Names>
