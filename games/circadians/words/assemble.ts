import type { Facets } from '#kernel/options.ts'
import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Feature } from '../bot/evaluation.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import type { EventType, Told } from '../rules/events.ts'
import type { OptionVerb } from '../rules/notation.ts'
import { componentTexts, type ComponentWords } from './component-text.ts'
import type { AskedStep, CircadiansWords, FacetsOf, FrameOf, OriginPage, ReasonKey, Source } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'

/** `T` is what the language can say of things: names with their articles, verbs, amounts. */
export type Prompts<T> = { readonly [K in AskedStep]: (frame: FrameOf<K>, t: T) => Line }
export type Options<T> = { readonly [V in OptionVerb]: (facets: FacetsOf<V>, t: T) => Line }
/** Undefined for what needs no line of its own. */
export type Events<T> = { readonly [K in EventType]: (data: Told[K], t: T) => Line | undefined }
/** What stands after a player's name: “chooses a faction.” */
export type Waiting = Readonly<Record<AskedStep, string>>
export type Reasons<T> = Readonly<Record<ReasonKey, (args: Readonly<Record<string, number | string>>, t: T) => Line>>

/** What a hint says of the bot's features. */
export type Features = Readonly<Record<Feature, string>>

/** Everything that one language brings. */
export interface Tongue<T extends Known> {
  readonly title: string
  readonly tagline: string
  name(kind: string, id: string, tables: Tables): string
  speak(known: Known): T
  readonly prompts: Prompts<T>
  readonly waiting: Waiting
  readonly options: Options<T>
  readonly events: Events<T>
  readonly reasons: Reasons<T>
  readonly variants: Readonly<Record<string, VariantWords>>
  readonly sources: Readonly<Record<Source, string>>
  readonly features: Features
  readonly components: ComponentWords
  labels(tables: Tables): Labels
  rules(tables: Tables): readonly RulesSection[]
}

/** The words of a language for some tables: ours, or an owner's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): CircadiansWords {
  const c = compile(tables)
  const labels = tongue.labels(tables)
  const texts = componentTexts(tongue.components, tables)
  const speak = (reader: Reader): T => tongue.speak(know(c, tables, reader))
  return {
    title: tongue.title,
    tagline: tongue.tagline,
    name: (kind, id) => tongue.name(kind, id, tables),
    prompt: (step, frame, reader) => (tongue.prompts[step as AskedStep] as (frame: unknown, t: T) => Line)(frame, speak(reader)),
    waiting: (step, seat, reader) => [reader.player(seat), ` ${tongue.waiting[step as AskedStep]}`],
    option: (verb, facets, reader) => (tongue.options[verb as OptionVerb] as (facets: Facets, t: T) => Line)(facets, speak(reader)),
    event: (event, reader) => (tongue.events[event.type as EventType] as ((data: unknown, t: T) => Line | undefined) | undefined)?.(event.data, speak(reader)),
    reason: ({ why, rule, args = {} }, reader) => tongue.reasons[`${why} ${rule}` as ReasonKey]?.(args, speak(reader)) ?? [rule],
    variants: tongue.variants,
    source: (source) => tongue.sources[source as Source],
    features: tongue.features,
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
