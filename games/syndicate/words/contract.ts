import type { GameWords, RulesSection } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Topics } from '#words/tongue.ts'
import type { Feature } from '../bot/evaluation.ts'
import type { Told } from '../rules/events.ts'
import type { Frames } from '../rules/frames.ts'
import type { verbTable } from '../rules/notation.ts'
import type { Labels } from './labels.ts'

/** The words of Syndicate in one language: what every game has, and what this table needs besides. */
export interface SyndicateWords extends GameWords {
  /** What a card says: an operation, a Sovereign card, a token or a syndicate, by its id. */
  cardText(id: string): CardText
  technologyText(id: string): CardText
  /** A territory with its prices, its income and what is special about it; `fortifyWith` is the table's reading of the price (SY-17.1). */
  territoryText(id: string, fortifyWith?: FortifyWith): CardText
  rewardText(id: string): CardText
  readonly labels: Labels
  /** The rules drawer. */
  readonly rules: readonly RulesSection[]
}

/** What fortifying costs besides credits. */
export type FortifyWith = 'crew' | 'influence'

export interface CardText {
  /** The name in the reader's language; all translations are ours. */
  readonly title: string
  /** The name in the tables. */
  readonly printed: string
  /** “Mission · Tycho · from round 5” */
  readonly typeLine: string
  readonly texts: readonly CardLine[]
  /** Short answers to what players ask about this card. */
  readonly rulings: readonly Line[]
  /** No public source gives its values, so they are ours. */
  readonly designed: boolean
}

export interface CardLine {
  /** “Reward”, “Extra hands” */
  readonly title?: string
  readonly text: Line
}

/** The steps that ask a player something; all others run by themselves. */
export const askedSteps = [
  'syndicate',
  'turn',
  'spent',
  'parley',
  'share',
  'target',
  'boost',
  'hands',
  'reroll',
  'reinforce',
  'order',
  'react',
  'times',
  'sellFor',
  'pickTech',
  'freeFort',
  'any',
  'pardon',
  'unpaid',
  'example',
  'patrol',
  'crew',
  'cube',
  'market',
  'draft',
] as const satisfies readonly Frames['step'][]

export type AskedStep = (typeof askedSteps)[number]

/** Why something cannot be chosen: code and rule of each of the rules' reasons. */
export const reasonKeys = [
  'noDie SY-5.1',
  'noDie SY-6.1',
  'noDie SY-7.1',
  'tooEarly SY-5.1',
  'nobodyToRob SY-6.1',
  'tooDear SY-5.4',
  'tooFewCrew SY-7.2',
  'noReinforcements SY-7.4',
  'notArmed SY-7.7',
  'tooDear SY-2.2',
  'claimJumped SY-22.7',
  'tooDear SY-2.4',
  'alreadyFortified SY-9.4',
  'tooFewCredits SY-10.2',
  'ladderFull SY-10.3',
  'highestLevel SY-10.4',
  'embargo SY-21.10',
  'withMission SY-11.4',
  'highestLevel SY-20.3',
  'nothingToFortify SY-20.6',
  'lowestAlert SY-20.7',
  'alreadyImmune SY-20.9',
  'noPardon SY-15.1',
  'framed SY-22.5',
  'tooFewInfluence SY-12.5',
  'moveUnderWay SY-16.9',
  'twoActions SY-16.15',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** Where points come from in the final score. */
export const sources = ['credits', 'rewards', 'tokens', 'technologies', 'bases'] as const
export type Source = (typeof sources)[number]

/** What every language of Syndicate must have words for. */
export interface SyndicateTopics extends Topics {
  readonly frames: Frames
  readonly asked: AskedStep
  readonly verbs: typeof verbTable
  readonly told: Told
  readonly reason: ReasonKey
  readonly source: Source
  readonly feature: Feature
}
