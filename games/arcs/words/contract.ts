import type { GameWords, RulesSection } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Topics } from '#words/tongue.ts'
import type { Feature } from '../bot/evaluation.ts'
import { ambitions } from '../data/names.ts'
import type { Told } from '../rules/events.ts'
import type { Frames } from '../rules/frames.ts'
import type { verbTable } from '../rules/notation.ts'
import type { Labels } from './labels.ts'

/** The words of Arcs in one language: what every game has, and what this table needs besides. */
export interface ArcsWords extends GameWords {
  /** What a card says: an action card, a Court card, a leader, a lore or a setup card, by its id. */
  cardText(id: string): CardText
  readonly labels: Labels
  /** The rules drawer. */
  readonly rules: readonly RulesSection[]
}

export interface CardText {
  /** The name in the reader's language. Only a few French and Italian titles are the printed ones; the rest are ours. */
  readonly title: string
  /** The English title, as it is printed. */
  readonly printed: string
  /** “Guild · Fuel · raid cost 2” */
  readonly typeLine: string
  /** One for each thing that the card does, in the order of its table. */
  readonly texts: readonly CardLine[]
  /** Short answers to what players ask about this card. */
  readonly rulings: readonly Line[]
}

export interface CardLine {
  /** The name of an ability or a new action, where it has one: “Beloved”, “Summon (Build)”. */
  readonly title?: string
  readonly text: Line
}

/** The steps that ask a player something; all others run by themselves. */
export const askedSteps = [
  'draft',
  'mulligan',
  'lead',
  'follow',
  'before',
  'turn',
  'comeback',
  'generous',
  'declared',
  'exchange',
  'bold',
  'overflow',
  'overflowElsewhere',
  'arrange',
  'arrangeElsewhere',
  'tax',
  'build',
  'repair',
  'influence',
  'influenceAfter',
  'beloved',
  'secure',
  'move',
  'moveAfter',
  'group',
  'leg',
  'catapult',
  'sprint',
  'pressgang',
  'execute',
  'abduct',
  'trade',
  'tradeGive',
  'summon',
  'prune',
  'battle',
  'railgun',
  'collect',
  'rolled',
  'reroll',
  'takeHit',
  'dealHit',
  'ransack',
  'raid',
  'rifles',
  'riflesAt',
  'foresee',
  'fence',
  'levy',
  'placeShips',
  'extort',
  'persuade',
  'uprising',
  'demands',
  'outrageSpreads',
  'freedom',
  'freedomSeize',
  'struggle',
] as const satisfies readonly Frames['step'][]

export type AskedStep = (typeof askedSteps)[number]

/** Why something cannot be chosen: code and rule of each of the rules' reasons. */
export const reasonKeys = [
  'tooLow ARCS-5.2',
  'alreadySeized ARCS-5.7',
  'outraged ARCS-9.3',
  'noCityToTax ARCS-7.3',
  'noControlledCity ARCS-17.4',
  'noPieces ARCS-7.7',
  'nowhereToBuild ARCS-7.4',
  'noShips ARCS-7.8',
  'nothingDamaged ARCS-7.11',
  'noAgents ARCS-20.5',
  'emptyCourt ARCS-12.6',
  'noMajority ARCS-7.13',
  'paranoid ARCS-17.8',
  'nobodyToBattle ARCS-7.15',
  'noBuildingToRaid ARCS-8.3',
  'hiddenHarbors ARCS-18.5',
  'tooDear ARCS-9.8',
  'guarded ARCS-13.22',
  'emptySupply ARCS-12.3',
  'noCaptives ARCS-13.12',
  'tooFewWeapons ARCS-13.14',
  'nothingToTrade ARCS-13.23',
  'alreadySummoned ARCS-18.1',
  'noControlledCity ARCS-18.1',
  'nobodyInReach ARCS-18.2',
  'nothingToPrune ARCS-18.10',
  'callow ARCS-17.4',
  'notControlled ARCS-7.1',
  'alreadyTaxed ARCS-7.3',
  'portBusy ARCS-7.5',
  'noneLeft ARCS-7.7',
  'noSlot ARCS-7.4',
  'outnumbered ARCS-7.13',
  'tooManyAgents ARCS-13.14',
  'gatePassed ARCS-7.10',
  'justSecured ARCS-6.8',
  'alreadyFenced ARCS-13.24',
  'noEffect ARCS-6.2',
  'armedAlready ARCS-6.5',
  'noGuildToGive ARCS-17.7',
  'noMarker ARCS-4.8',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** Where Power comes from in the final score. */
export const sources = ambitions
export type Source = (typeof sources)[number]

/** What every language of Arcs must have words for. */
export interface ArcsTopics extends Topics {
  readonly frames: Frames
  readonly asked: AskedStep
  readonly verbs: typeof verbTable
  readonly told: Told
  readonly reason: ReasonKey
  readonly source: Source
  readonly feature: Feature
}
