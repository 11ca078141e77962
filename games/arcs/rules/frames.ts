import type { Play as KernelPlay } from '#kernel/play.ts'
import type { Steps as KernelSteps } from '#kernel/steps.ts'
import type { State } from './state.ts'

/** Ships on the move: where they are, how they may go on, and what they have left behind. */
export type Voyage = {
  seat: number
  system: number
  fresh: number
  damaged: number
  /** May they go on from gate to gate? */
  catapult: number
  /** Gates passed since the last drop-off, by cluster. */
  visited: number
  /** A legal battle must be possible afterwards (Warrior). */
  battle: number
  /** This is the bonus move of Sprinter Drives. */
  sprint: number
  /** Fresh ships set down: system, count, system, count. */
  landed: number[]
}

/** A battle, or Galactic Rifles: what is still to be resolved. */
export type Fight = {
  seat: number
  rival: number
  system: number
  rifles: number
  self: number
  intercept: number
  hits: number
  building: number
  keys: number
  /** Trophies that the attacker took. */
  took: number
  /** Cities destroyed and the types that they outrage. */
  razed: number
  types: number
}

/** A roll on the table: counts of each kind of face, assault, skirmish and raid one after the other. */
export type Roll = { seat: number; rival: number; system: number; allFresh: number; dice: number[]; faces: number[]; rerolls: number }

export type Frames =
  // setting up
  | { step: 'draft'; seat: number }
  | { step: 'placePieces' }
  | { step: 'deal' }
  | { step: 'mulligan'; seat: number }
  | { step: 'undealt' }
  // rounds
  | { step: 'round' }
  | { step: 'lead'; seat: number }
  | { step: 'followers'; played: number }
  | { step: 'follow'; seat: number }
  | { step: 'before'; seat: number }
  | { step: 'turn'; seat: number }
  | { step: 'endTurn'; seat: number }
  | { step: 'comeback'; seat: number }
  | { step: 'endRound' }
  | { step: 'endChapter' }
  | { step: 'nextChapter' }
  // declaring
  | { step: 'generous'; seat: number; ambition: number; zero: number }
  | { step: 'declared'; seat: number; left: number }
  | { step: 'exchange'; seat: number; rival: number }
  | { step: 'bold'; seat: number; from: number }
  // resources
  | { step: 'gain'; seat: number; type: number }
  | { step: 'receive'; seat: number; type: number }
  | { step: 'overflow'; seat: number; type: number }
  | { step: 'overflowElsewhere'; seat: number; type: number }
  | { step: 'arrange'; seat: number; at: number }
  | { step: 'arrangeElsewhere'; seat: number; at: number }
  | { step: 'covered'; seat: number }
  // actions
  | { step: 'tax'; seat: number; loyal: number; pip: number }
  | { step: 'build'; seat: number }
  | { step: 'repair'; seat: number }
  | { step: 'influence'; seat: number; secure: number }
  | { step: 'influenceAfter'; seat: number }
  | { step: 'beloved'; seat: number }
  | { step: 'secure'; seat: number }
  | { step: 'refill'; place: number }
  | { step: 'move'; seat: number; battle: number }
  | { step: 'moveAfter'; seat: number }
  | { step: 'group'; seat: number; system: number; battle: number }
  | ({ step: 'leg' } & Voyage)
  | ({ step: 'catapult' } & Voyage)
  | { step: 'sprint'; seat: number; battle: number; landed: number[] }
  | { step: 'pressgang'; seat: number; from: number; done: number }
  | { step: 'execute'; seat: number; from: number; done: number }
  | { step: 'abduct'; seat: number }
  | { step: 'trade'; seat: number }
  | { step: 'tradeGive'; seat: number; rival: number; type: number }
  | { step: 'summon'; seat: number }
  | { step: 'prune'; seat: number }
  // battle
  | { step: 'battle'; seat: number }
  | { step: 'railgun'; seat: number; rival: number; system: number }
  | { step: 'collect'; seat: number; rival: number; system: number; allFresh: number; dice: number[] }
  | ({ step: 'rolled' } & Roll)
  | ({ step: 'reroll' } & Roll & { kind: number; left: number; from: number; picked: number[] })
  | ({ step: 'takeHit' } & Fight)
  | ({ step: 'dealHit' } & Fight)
  | { step: 'ransack'; seat: number; rival: number }
  | { step: 'raid'; seat: number; rival: number; keys: number }
  | { step: 'afterBattle'; seat: number; rival: number; system: number; took: number; attackers: number }
  | { step: 'rifles'; seat: number }
  | { step: 'riflesAt'; seat: number; system: number }
  // cards
  | { step: 'foresee'; seat: number; discarded: number }
  | { step: 'fence'; seat: number }
  | { step: 'levy'; seat: number }
  | { step: 'placeShips'; seat: number; systems: number[] }
  | { step: 'extort'; seat: number; type: number; left: number }
  | { step: 'persuade'; seat: number }
  | { step: 'uprising'; seat: number }
  | { step: 'demands'; seat: number }
  | { step: 'outrageSpreads'; seat: number }
  | { step: 'freedom'; seat: number; card: number }
  | { step: 'freedomSeize'; seat: number }
  | { step: 'songReturns'; card: number }
  | { step: 'struggle'; seat: number }
  | { step: 'struggleShuffle' }

export type Play = KernelPlay<Frames>
export type Steps = KernelSteps<State, Frames>
/** A part of the table of steps, as one file defines it. */
export type Some<Names extends Frames['step']> = Pick<Steps, Names>
