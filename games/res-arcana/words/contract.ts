import type { GameWords } from '#words/game-words.ts'
import type { Line, Ref } from '#words/line.ts'
import type { Frames } from '../rules/frames.ts'
import type { verbs, Verb } from '../rules/options.ts'
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
export type FrameOf<K extends AskedStep> = Extract<Frames, { step: K }>

/** The facets of a verb by their roles: `{ card: 'crypt', power: '2' }`. */
export type FacetsOf<V extends Verb> = { readonly [R in (typeof verbs)[V][number] as R[0]]: string }

/** Why something cannot be chosen: the codes in the rules' reasons. */
export const whys = [
  'turned',
  'notTurned',
  'cannotPay',
  'notEnoughOnIt',
  'nothingToDestroy',
  'noCardToDiscard',
  'nothingToTurn',
  'deckEmpty',
  'onlyDragons',
  'sameItem',
] as const
export type Why = (typeof whys)[number]

/** Where points come from in the final score. */
export const sources = ['artifact', 'mage', 'item', 'monument', 'place', 'token', 'react', 'game1', 'game2', 'game3'] as const
export type Source = (typeof sources)[number]

/** A player in a label: a thing that can be pointed at. */
export type PlayerRef = Ref
