import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import { commonWords, type CommonTongue } from '#words/tongue.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import { rulesOf } from '../rules/rules.ts'
import type { CardKind, CardText, NgataTopics, NgataWords } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'

/** Everything that one language brings for some tables. */
export interface Tongue<T extends Known> extends CommonTongue<NgataTopics, T> {
  name(kind: string, id: string): string
  speak(known: Known): T
  readonly variants: Readonly<Record<string, VariantWords>>
  cardText(kind: CardKind, id: string): CardText
  readonly labels: Labels
  readonly rules: readonly RulesSection[]
}

/** Its parts, as its files declare them. */
export type Prompts<T extends Known> = Tongue<T>['prompts']
export type Waiting = Tongue<Known>['waiting']
export type Options<T extends Known> = Tongue<T>['options']
export type Events<T extends Known> = Tongue<T>['events']
export type Reasons<T extends Known> = Tongue<T>['reasons']
export type Features = Tongue<Known>['features']

/** The words of a language for some tables: ours, or an owner's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): NgataWords {
  const rules = rulesOf(compile(tables))
  const speak = (reader: Reader): T => tongue.speak(know(rules, reader))
  return {
    ...commonWords<NgataTopics, T>(tongue, speak),
    name: tongue.name,
    variants: tongue.variants,
    cardText: tongue.cardText,
    labels: tongue.labels,
    rules: tongue.rules,
  }
}
