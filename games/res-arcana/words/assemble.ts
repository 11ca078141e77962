import type { Reader, VariantWords } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import { commonWords, type CommonTongue } from '#words/tongue.ts'
import type { Component } from '../data/content.ts'
import type { Tables } from '../data/tables.ts'
import { compile } from '../data/tables.ts'
import type { Told } from '../rules/events.ts'
import { rulesOf, type Rules } from '../rules/state.ts'
import type { CardText, ResArcanaTopics, ResArcanaWords, RulesSection } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'

/** Everything that one language brings. */
export interface Tongue<T extends Known> extends CommonTongue<ResArcanaTopics, T> {
  name(kind: string, id: string): string
  speak(known: Known): T
  /** Every event of this game has a line. */
  readonly events: { readonly [K in keyof Told]: (data: Told[K], t: T) => Line }
  readonly variants: Readonly<Record<string, VariantWords>>
  cardText(component: Component, rules: Rules): CardText
  readonly labels: Labels
  readonly rules: readonly RulesSection[]
}

/** Its parts, as its files declare them. */
export type Prompts<T extends Known> = Tongue<T>['prompts']
export type Waiting = Tongue<Known>['waiting']
export type Options<T extends Known> = Tongue<T>['options']
export type Events<T extends Known> = Tongue<T>['events']
export type Reasons = Tongue<Known>['reasons']
export type Features = Tongue<Known>['features']

/** The words of a language for some tables: those of the book, or a host's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): ResArcanaWords {
  const rules = rulesOf(compile(tables))
  const speak = (reader: Reader): T => tongue.speak(know(rules, reader))
  return {
    ...commonWords<ResArcanaTopics, T>(tongue, speak),
    name: (kind, id) => tongue.name(kind, id),
    variants: tongue.variants,
    cardText: (id) => tongue.cardText(rules.components[rules.content.byId.get(id) ?? 0], rules),
    labels: tongue.labels,
    rules: tongue.rules,
  }
}
