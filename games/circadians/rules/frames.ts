import type { Play as KernelPlay } from '#kernel/play.ts'
import type { Steps as KernelSteps } from '#kernel/steps.ts'
import { PHASE } from '../data/names.ts'
import type { State } from './state.ts'

/** Units on the way from one region to another. */
export type March = {
  seat: number
  from: number
  to: number
  /** Into a region with own presence; nobody is pinned. */
  redeploy: number
  /** Move points before this march; -1 where it costs none. */
  points: number
  /** Fighters that may come at most. */
  most: number
  /** The leader that must come, or -1; may others come too? */
  lead: number
  crew: number
  /** The region where two leaders stand together and must part in this turn, or -1. */
  part: number
  picked: number[]
}

/**
 * Some questions come in the middle of one's own move, and onlookers wait for its end. The same ones come
 * up in battles and with relics, where everybody is to see what led to them: those are asked `Elsewhere`.
 */
export type Choosing = { seat: number; effect: number; paid: number }
export type Researching = { seat: number; left: number; track: number }
export type Recruiting = { seat: number; points: number }
export type Keeping = { seat: number; left: number }

export type Frames =
  // setting up
  | { step: 'chooseFaction'; seat: number }
  | { step: 'keepLeaders' }
  | { step: 'dismiss'; seat: number }
  | { step: 'layOut' }
  | { step: 'placeBase'; seat: number }
  | { step: 'neutralFoundations' }
  | { step: 'firstUnits' }
  | { step: 'firstLeader'; seat: number }
  | { step: 'firstFighters'; seat: number }
  | { step: 'printedMountains' }
  // the round
  | { step: 'round' }
  | { step: 'pricing'; seat: number; left: number }
  | { step: 'price'; seat: number; left: number }
  | { step: 'neutralPrices' }
  | { step: 'phase'; phase: number }
  | { step: 'turnOf'; seat: number }
  | { step: 'actOrPass'; seat: number }
  | { step: 'passOn'; seat: number }
  | { step: 'passing'; seat: number }
  | { step: 'acting'; seat: number; did: number; offered: number }
  | { step: 'act'; seat: number; did: number; offered: number }
  | { step: 'endTurn'; seat: number }
  | { step: 'endPhase' }
  // effects
  | { step: 'gain'; seat: number; effect: number; paid: number }
  | ({ step: 'choose' } & Choosing)
  | ({ step: 'chooseElsewhere' } & Choosing)
  | { step: 'researching'; seat: number; left: number; track: number }
  | ({ step: 'research' } & Researching)
  | ({ step: 'researchElsewhere' } & Researching)
  | { step: 'building'; seat: number; points: number; unlocked: number }
  | { step: 'build'; seat: number; points: number; unlocked: number }
  | { step: 'site'; seat: number; kind: number }
  | { step: 'laying'; seat: number }
  | { step: 'layFoundation'; seat: number }
  | { step: 'layAt'; seat: number; foundation: number }
  | { step: 'harvesting'; seat: number; points: number; anywhere: number }
  | { step: 'harvest'; seat: number; points: number; anywhere: number }
  | { step: 'recruiting'; seat: number; points: number }
  | ({ step: 'recruit' } & Recruiting)
  | ({ step: 'recruitElsewhere' } & Recruiting)
  | { step: 'deploying'; seat: number }
  | { step: 'deploy'; seat: number }
  | { step: 'leaderUpgrading'; seat: number }
  | { step: 'upgradeLeader'; seat: number }
  | { step: 'attributeUpgrading'; seat: number }
  | { step: 'upgradeAttribute'; seat: number }
  | { step: 'tokenPlacing'; seat: number; lake: number }
  | { step: 'placeToken'; seat: number; lake: number }
  | { step: 'tokenTurning'; seat: number }
  | { step: 'turnToken'; seat: number }
  | { step: 'boosting'; seat: number; region: number }
  | { step: 'moraleRow'; seat: number; back: number }
  | ({ step: 'keepDrawn' } & Keeping)
  | ({ step: 'keepDrawnElsewhere' } & Keeping)
  | { step: 'drawing'; seat: number; count: number }
  | { step: 'handLimit'; seat: number }
  | { step: 'discard'; seat: number }
  // moving
  | { step: 'moving'; seat: number; points: number; part: number }
  | { step: 'move'; seat: number; points: number; part: number }
  | { step: 'redeploying'; seat: number; left: number; from: number; most: number; crew: number }
  | { step: 'redeploy'; seat: number; left: number; from: number; most: number; crew: number }
  | { step: 'freeMoving'; seat: number; lead: number; most: number }
  | { step: 'freeMove'; seat: number; lead: number; most: number }
  | ({ step: 'march' } & March)
  // combat
  | { step: 'battles'; seat: number }
  | { step: 'selectBattle'; seat: number }
  | { step: 'beforeBattle' }
  | { step: 'useIntelligence'; seat: number }
  | { step: 'planning' }
  | { step: 'plan'; seat: number; side: number }
  | { step: 'planOpenly'; seat: number; side: number }
  | { step: 'reveal' }
  | { step: 'reroll'; seat: number; side: number }
  | { step: 'firstWounds' }
  | { step: 'compare' }
  | { step: 'outcomeFor'; side: number }
  | { step: 'attacks' }
  | { step: 'woundEffects' }
  | { step: 'retreats' }
  | { step: 'retreat'; seat: number; side: number }
  | { step: 'clearRegion' }
  | { step: 'afterBattle' }
  | { step: 'moraleForGems'; seat: number; gems: number }
  | { step: 'takeCard'; side: number }
  | { step: 'takingBack'; side: number }
  | { step: 'takeBack'; seat: number; side: number }
  | { step: 'endBattle' }
  // income and relics
  | { step: 'income' }
  | { step: 'giveIntelligence'; seat: number }
  | { step: 'lowerCount'; seat: number; most: number }
  | { step: 'incomeTogether' }
  | { step: 'incomeLane'; seat: number; items: number }
  | { step: 'takeIncome'; seat: number; items: number }
  | { step: 'incomeInTurn'; seat: number }
  | { step: 'endIncome' }
  | { step: 'relics' }
  | { step: 'relicCards'; seat: number }
  | { step: 'playRelicCard'; seat: number }
  | { step: 'collectRelic' }
  | { step: 'unitsHome'; seat: number; region: number }
  | { step: 'endRound' }

/** Does the question come in the middle of a move? */
export const isOwnMove = (s: State): boolean => s.phase !== PHASE.combat && s.phase !== PHASE.relics

export type Play = KernelPlay<Frames>
export type Steps = KernelSteps<State, Frames>
/** A part of the table of steps, as one file defines it. */
export type Some<Names extends Frames['step']> = Pick<Steps, Names>
