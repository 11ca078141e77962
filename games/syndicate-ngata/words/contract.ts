import type { GameWords, RulesSection } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Topics } from '#words/tongue.ts'
import type { Feature } from '../bot/evaluation.ts'
import type { Told } from '../rules/events.ts'
import type { Frames } from '../rules/frames.ts'
import type { verbs } from '../rules/options.ts'
import type { Labels } from './labels.ts'

/** The words of the campaign in one language: what every game has, and what this table needs besides. */
export interface NgataWords extends GameWords {
  /** What a card says: a mission, a confrontation, a technology or a vault, by its id. */
  cardText(kind: CardKind, id: string): CardText
  readonly labels: Labels
  /** The rules drawer. */
  readonly rules: readonly RulesSection[]
}

export const cardKinds = ['mission', 'confrontation', 'technology', 'vault'] as const
export type CardKind = (typeof cardKinds)[number]

export interface CardText {
  /** The name in the reader's language; all translations are ours. */
  readonly title: string
  /** The name in the tables. */
  readonly printed: string
  /** “Courier mission · Cora” */
  readonly typeLine: string
  /** One for each thing that the card does, in the order of its table. */
  readonly texts: readonly CardLine[]
  /** Short answers to what players ask about this card. */
  readonly rulings: readonly Line[]
  /** No public source gives its values, so they are ours. */
  readonly designed: boolean
}

export interface CardLine {
  /** “Bribe”, “Success”, where the line has a heading. */
  readonly title?: string
  readonly text: Line
}

/** The steps that ask the player something; all others run by themselves. */
export const askedSteps = ['act', 'jumped', 'confront', 'keep', 'chooseTechnology', 'giveKeys'] as const satisfies readonly Frames['step'][]
export type AskedStep = (typeof askedSteps)[number]

/** Why something cannot be chosen: code and rule of each of the rules' reasons. */
export const reasonKeys = [
  'noFuel NG-5.5',
  'tooMuchContraband NG-4.3',
  'underATile NG-4.9',
  'handFull NG-6.1',
  'deckEmpty NG-6.1',
  'deckLocked NG-8.3',
  'elsewhere NG-6.2',
  'startsElsewhere NG-6.8',
  'anotherActive NG-6.8',
  'cannotPay NG-6.2',
  'noGreenKey NG-6.3',
  'deliveredElsewhere NG-6.14',
  'noMoreWantedHere NG-6.5',
  'crystalsMissing NG-6.6',
  'elsewhere NG-6.7',
  'noTraderHere NG-7.11',
  'cannotPay NG-7.12',
  'cannotPay NG-10.2',
  'vaultElsewhere NG-8.1',
  'keyNotWanted NG-8.1',
  'cannotPay NG-7.2',
  'noFuel NG-7.6',
  'noTile NG-7.6',
  'fledBefore NG-7.7',
  'cubesAboard NG-7.10',
  'noRoomForCubes NG-7.8',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** What the score counts. */
export const sources = ['vaults'] as const
export type Source = (typeof sources)[number]

/** What every language of the campaign must have words for. */
export interface NgataTopics extends Topics {
  readonly frames: Frames
  readonly asked: AskedStep
  readonly verbs: typeof verbs
  readonly told: Told
  readonly reason: ReasonKey
  readonly source: Source
  readonly feature: Feature
}
