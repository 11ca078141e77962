import type { GameWords, RulesSection } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Topics } from '#words/tongue.ts'
import type { Feature } from '../bot/evaluation.ts'
import type { Origin } from '../data/origin.ts'
import type { Told } from '../rules/events.ts'
import type { Frames } from '../rules/frames.ts'
import type { verbTable } from '../rules/notation.ts'
import type { Labels } from './labels.ts'

/** The words of Circadians in one language: what every game has, and what this table needs besides. */
export interface CircadiansWords extends GameWords {
  /** A Tactics card by its design, such as `T01`; a copy such as `T01b` will do. */
  cardText(id: string): CardText
  leaderText(id: string): LeaderText
  attributeText(id: string): AttributeText
  factionText(id: string): FactionText
  /** By the faction that the card shows. */
  intelligenceText(faction: string): IntelligenceText
  /** What placing a price token does besides pricing, for a faction and a number of factions. */
  priceText(faction: string, token: number, factions: number): readonly Line[]
  /** Columns count from 0. */
  columnText(track: string, column: number): ColumnText
  sectionText(id: string): SectionText
  /** An effect of the tables, such as `E2|G1`, as a phrase: “2 energy or 1 gem”. */
  effect(text: string): string
  readonly labels: Labels
  /** The rules drawer. */
  readonly rules: readonly RulesSection[]
  /** The page that says which values are ours. */
  readonly origins: OriginPage
}

/** Strength, Attack and Shield as the card has them. */
export interface SideText {
  readonly strength: number
  readonly attack: number
  readonly shield: number
  /** Gems to deploy. */
  readonly deploy: number
  readonly texts: readonly Line[]
}

export interface CardText {
  readonly title: string
  /** The two combat values; X is what the die shows. */
  readonly left: string
  readonly right: string
  /** What the card does in battle; empty where only its values count. */
  readonly combat: readonly Line[]
  /** The phase in which it may be played. */
  readonly phase: string
  readonly play: readonly Line[]
  /** “locked”, “only when passing”, “before the main action” */
  readonly notes: readonly string[]
  readonly origin: Origin
}

export interface LeaderText {
  readonly title: string
  /** “Leader of the AI”, “Ryh-zu” */
  readonly typeLine: string
  readonly base: SideText
  readonly upgraded: SideText
  /** Gems to upgrade. */
  readonly upgrade: number
  readonly origin: Origin
}

export interface AttributeText {
  readonly title: string
  readonly typeLine: string
  /** Gems to upgrade. */
  readonly cost: number
  readonly base: readonly Line[]
  readonly upgraded: readonly Line[]
  readonly origin: Origin
}

export interface FactionText {
  readonly title: string
  /** One line that tells how it plays. */
  readonly summary: string
  /** “Wins at once with 14 glory.” */
  readonly goal: Line
  /** What gives glory, what else it can do, and what its fortresses do. */
  readonly powers: readonly Line[]
  readonly fortress: readonly Line[]
  /** Rewards on the way, by glory. */
  readonly gloryTrack: readonly { readonly at: number; readonly gain: string }[]
  readonly relicRow: readonly string[]
  readonly baseIncome: string
  /** What the base yields in Harvest, or null. */
  readonly production: string | null
  readonly recruiting: readonly Line[]
  readonly origin: Origin
}

export interface IntelligenceText {
  readonly title: string
  readonly held: { readonly phase: string; readonly texts: readonly Line[] }
  readonly given: { readonly phase: string; readonly texts: readonly Line[] }
  readonly origin: Origin
}

export interface ColumnText {
  readonly main: string
  /** Once on arriving, or null. */
  readonly immediate: string | null
  readonly secondary: string
  readonly locked: boolean
  /** All of it as one sentence. */
  readonly hint: Line
  readonly doubt: string | null
}

export interface SectionText {
  readonly name: string
  /** Its two icons, what it costs and asks for. */
  readonly hint: Line
}

export interface OriginPage {
  readonly title: string
  readonly intro: readonly Line[]
  /** Table by table, what is ours and what is doubtful, and the file that would correct it. */
  readonly tables: readonly { readonly name: string; readonly file: string; readonly origin: Origin; readonly designed: boolean; readonly doubts: readonly string[] }[]
}

/** The steps that ask a player something; all others run by themselves. */
export const askedSteps = [
  'chooseFaction',
  'dismiss',
  'placeBase',
  'firstLeader',
  'firstFighters',
  'price',
  'actOrPass',
  'passing',
  'acting',
  'choose',
  'chooseElsewhere',
  'research',
  'researchElsewhere',
  'build',
  'site',
  'layFoundation',
  'layAt',
  'harvest',
  'recruit',
  'recruitElsewhere',
  'deploy',
  'upgradeLeader',
  'upgradeAttribute',
  'placeToken',
  'turnToken',
  'moraleRow',
  'keepDrawn',
  'keepDrawnElsewhere',
  'discard',
  'move',
  'redeploy',
  'freeMove',
  'march',
  'selectBattle',
  'useIntelligence',
  'plan',
  'planOpenly',
  'reroll',
  'moraleForGems',
  'retreat',
  'takeBack',
  'giveIntelligence',
  'lowerCount',
  'takeIncome',
  'playRelicCard',
] as const satisfies readonly Frames['step'][]

export type AskedStep = (typeof askedSteps)[number]

/** Why something cannot be chosen: code and rule of each of the rules' reasons. */
export const reasonKeys = [
  'tooLittleEnergy CC-5.3',
  'mainDone CC-5.5',
  'mainFirst CC-5.5',
  'secondaryDone CC-5.5',
  'noUse CC-5.5',
  'tooDear CC-5.6',
  'noGemForLock CC-5.7',
  'justCollected CC-4.7',
  'trackIsFull CC-6.1',
  'noRoomForFoundation CC-7.2',
  'taken CC-3.1',
  'noneLeft CC-7.3',
  'noSite CC-7.3',
  'noFreeFoundation CC-7.3',
  'oneOfAKind CC-7.4',
  'alreadyBuilt CC-7.9',
  'alreadyHarvested CC-8.3',
  'alreadyOnMap CC-9.5',
  'tooFewGems CC-9.5',
  'pinned CC-10.6',
  'leadersMustPart CC-10.8',
  'alreadyUpgraded CC-10.10',
  'tooFewGems CC-10.10',
  'noGemForDie CC-11.4',
  'tooFewFighters CC-11.5',
  'leaderFights CC-11.5',
  'alreadyUpgraded CC-12.5',
  'tooFewGems CC-12.5',
  'sameTerrain CC-16.5',
  'wrongTerrain CC-19.6',
  'cannotKeep CC-20.4',
  'justGained CC-15.2',
  'tooLate CC-5.8',
  'noEffect CC-15.1',
  'onlyActing CC-15.6',
  'onlyPassing CC-15.6',
  'noGemForLock CC-15.4',
  'noEnergyForToll CC-17.13',
  'barred CC-20.13',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** What the end of the game compares. */
export const sources = ['glory', 'regions', 'relics'] as const
export type Source = (typeof sources)[number]

/** What every language of Circadians must have words for. */
export interface CircadiansTopics extends Topics {
  readonly frames: Frames
  readonly asked: AskedStep
  readonly verbs: typeof verbTable
  readonly told: Told
  readonly reason: ReasonKey
  readonly source: Source
  readonly feature: Feature
}
