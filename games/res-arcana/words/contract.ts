import type { GameWords } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Topics } from '#words/tongue.ts'
import type { Feature } from '../bot/evaluation.ts'
import type { Told } from '../rules/events.ts'
import type { Frames } from '../rules/frames.ts'
import type { verbs } from '../rules/options.ts'
import type { Labels } from './labels.ts'

/** The words of Res Arcana in one language: what every game has, and what this table needs besides. */
export interface ResArcanaWords extends GameWords {
  /** What is printed on a component, made from its table, with the rulings that belong to it. */
  cardText(id: string): CardText
  readonly labels: Labels
  /** The rules drawer. */
  readonly rules: readonly RulesSection[]
}

export interface CardText {
  /** One sentence for each power, in the order of the table. */
  readonly powers: readonly Line[]
  readonly collect?: Line
  readonly discount?: Line
  readonly points?: Line
  /** Short answers to what players ask about this card. */
  readonly rulings: readonly Line[]
  /** “Artifact · Dragon” */
  readonly typeLine: string
}

export interface RulesSection {
  readonly title: string
  readonly lines: readonly Line[]
}

/** The steps that ask a player something; all others run by themselves. */
export const askedSteps = [
  'keep',
  'chooseMage',
  'takeItem',
  'chooseFirst',
  'pick',
  'askOrder',
  'takeOrLeave',
  'collectChoice',
  'upkeep',
  'turn',
  'discardGain',
  'swapItem',
  'pay',
  'payOne',
  'payType',
  'payAmount',
  'destroy',
  'discardCost',
  'turnOther',
  'gain',
  'gainOther',
  'storeOn',
  'chooseRival',
  'straighten',
  'placeFromHand',
  'placeFromDiscard',
  'chooseDeck',
  'reorder',
  'discardDrawn',
  'attacked',
  'loseEssence',
  'reactToCheck',
] as const satisfies readonly Frames['step'][]

export type AskedStep = (typeof askedSteps)[number]

/** Why something cannot be chosen: code and rule of each of the rules' reasons. */
export const reasonKeys = [
  'turned RA-8.2',
  'notTurned RA-20.21',
  'cannotPay RA-8.1',
  'notEnoughOnIt RA-8.5',
  'nothingToDestroy RA-8.1',
  'noCardToDiscard RA-8.1',
  'nothingToTurn RA-8.8',
  'cannotPay RA-7.4',
  'cannotPay RA-7.5',
  'deckEmpty RA-7.6',
  'cannotPay RA-7.7',
  'cannotPay RA-11.2',
  'turned RA-12.2',
  'cannotPay RA-12.2',
  'onlyDragons RA-12.3',
  'sameItem RA-10.2',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** Where points come from in the final score. */
export const sources = ['artifact', 'mage', 'item', 'monument', 'place', 'token', 'react', 'game1', 'game2', 'game3'] as const
export type Source = (typeof sources)[number]

/** What every language of Res Arcana must have words for. */
export interface ResArcanaTopics extends Topics {
  readonly frames: Frames
  readonly asked: AskedStep
  readonly verbs: typeof verbs
  readonly told: Told
  readonly reason: ReasonKey
  readonly source: Source
  readonly feature: Feature
}
