import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import { commonWords, type CommonTongue } from '#words/tongue.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import { cardText, rewardText, technologyText, territoryText, type CardWords } from './card-text.ts'
import type { SyndicateTopics, SyndicateWords } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'
import type { Lexicon } from './lexicon.ts'

/** Everything that one language brings. */
export interface Tongue<T extends Known> extends CommonTongue<SyndicateTopics, T> {
  lexicon(tables: Tables): Lexicon
  name(kind: string, id: string, names: Lexicon): string
  speak(known: Known): T
  variants(tables: Tables): Readonly<Record<string, VariantWords>>
  cards(tables: Tables, names: Lexicon): CardWords
  labels(names: Lexicon): Labels
  rules(tables: Tables, names: Lexicon): readonly RulesSection[]
}

/** Its parts, as its files declare them. */
export type Prompts<T extends Known> = Tongue<T>['prompts']
export type Waiting = Tongue<Known>['waiting']
export type Options<T extends Known> = Tongue<T>['options']
export type Events<T extends Known> = Tongue<T>['events']
export type Reasons<T extends Known> = Tongue<T>['reasons']
export type Features = Tongue<Known>['features']

/** The words of a language for some tables: ours, or a host's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): SyndicateWords {
  const c = compile(tables)
  const names = tongue.lexicon(tables)
  const cards = tongue.cards(tables, names)
  const speak = (reader: Reader): T => tongue.speak(know(c, tables, names, reader))
  return {
    ...commonWords<SyndicateTopics, T>(tongue, speak),
    name: (kind, id) => tongue.name(kind, id, names),
    variants: tongue.variants(tables),
    cardText: (id) => cardText(cards, tables, names, id),
    technologyText: (id) => technologyText(cards, tables, names, id),
    territoryText: (id, fortifyWith = 'crew') => territoryText(cards, tables, names, id, fortifyWith),
    rewardText: (id) => rewardText(cards, tables, names, id),
    labels: tongue.labels(names),
    rules: tongue.rules(tables, names),
  }
}
