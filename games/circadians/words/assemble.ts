import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import { commonWords, type CommonTongue } from '#words/tongue.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import { componentTexts, type ComponentWords } from './component-text.ts'
import type { CircadiansTopics, CircadiansWords, OriginPage } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'

/** Everything that one language brings. */
export interface Tongue<T extends Known> extends CommonTongue<CircadiansTopics, T> {
  name(kind: string, id: string, tables: Tables): string
  speak(known: Known): T
  readonly variants: Readonly<Record<string, VariantWords>>
  readonly components: ComponentWords
  labels(tables: Tables): Labels
  rules(tables: Tables): readonly RulesSection[]
}

/** Its parts, as its files declare them. */
export type Prompts<T extends Known> = Tongue<T>['prompts']
export type Waiting = Tongue<Known>['waiting']
export type Options<T extends Known> = Tongue<T>['options']
export type Events<T extends Known> = Tongue<T>['events']
export type Reasons<T extends Known> = Tongue<T>['reasons']
export type Features = Tongue<Known>['features']

/** The words of a language for some tables: ours, or an owner's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): CircadiansWords {
  const c = compile(tables)
  const labels = tongue.labels(tables)
  const texts = componentTexts(tongue.components, tables)
  const speak = (reader: Reader): T => tongue.speak(know(c, tables, reader))
  return {
    ...commonWords<CircadiansTopics, T>(tongue, speak),
    name: (kind, id) => tongue.name(kind, id, tables),
    variants: tongue.variants,
    ...texts,
    labels,
    rules: [...tongue.rules(tables), originSection(texts.origins, labels)],
  }
}

/** The page on origins as the last section of the rules. */
function originSection({ title, intro, tables }: OriginPage, { origins: t }: Labels): RulesSection {
  const lines = tables.map(({ name, file, origin, designed, doubts }): Line => {
    const whence = designed && origin !== 'designed' ? `${t.names[origin]}, ${t.designedInside}` : t.names[origin]
    return [`${name} (${file}) – ${[`${whence}.`, ...doubts].join(' ')}`]
  })
  return { title, lines: [...intro, ...lines] }
}
