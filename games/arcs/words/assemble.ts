import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import { commonWords, type CommonTongue } from '#words/tongue.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import type { ArcsTopics, ArcsWords, CardText } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'

/** Everything that one language brings. */
export interface Tongue<T extends Known> extends CommonTongue<ArcsTopics, T> {
  name(kind: string, id: string): string
  speak(known: Known): T
  variants(tables: Tables): Readonly<Record<string, VariantWords>>
  cardText(id: string, tables: Tables): CardText
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

/** The words of a language for some tables: those of the box, or a host's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): ArcsWords {
  const c = compile(tables)
  const speak = (reader: Reader): T => tongue.speak(know(c, tables, reader))
  return {
    ...commonWords<ArcsTopics, T>(tongue, speak),
    name: (kind, id) => tongue.name(kind, id),
    variants: tongue.variants(tables),
    cardText: (id) => tongue.cardText(id, tables),
    labels: tongue.labels,
    rules: tongue.rules,
  }
}
