import type { Facets } from '#kernel/options.ts'
import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Feature } from '../bot/evaluation.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import type { EventType, Told } from '../rules/events.ts'
import type { Verb } from '../rules/options.ts'
import { rulesOf } from '../rules/rules.ts'
import type { AskedStep, CardKind, CardText, FacetsOf, FrameOf, NgataWords, ReasonKey, Source } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'

/** `T` is what the language can say of things: names with their articles, verbs, amounts. */
export type Prompts<T> = { readonly [K in AskedStep]: (frame: FrameOf<K>, t: T) => Line }
export type Options<T> = { readonly [V in Verb]: (facets: FacetsOf<V>, t: T) => Line }
/** Undefined for what needs no line of its own. */
export type Events<T> = { readonly [K in EventType]: (data: Told[K], t: T) => Line | undefined }
/** What stands after the player's name: “decides what to do next.” */
export type Waiting = Readonly<Record<AskedStep, string>>
export type Reasons<T> = Readonly<Record<ReasonKey, (t: T) => Line>>

/** What a hint says of the bot's features. */
export type Features = Readonly<Record<Feature, string>>

/** Everything that one language brings for some tables. */
export interface Tongue<T extends Known> {
  readonly title: string
  readonly tagline: string
  name(kind: string, id: string): string
  speak(known: Known): T
  readonly prompts: Prompts<T>
  readonly waiting: Waiting
  readonly options: Options<T>
  readonly events: Events<T>
  readonly reasons: Reasons<T>
  readonly variants: Readonly<Record<string, VariantWords>>
  readonly sources: Readonly<Record<Source, string>>
  readonly features: Features
  cardText(kind: CardKind, id: string): CardText
  readonly labels: Labels
  readonly rules: readonly RulesSection[]
}

/** The words of a language for some tables: ours, or an owner's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): NgataWords {
  const rules = rulesOf(compile(tables))
  const speak = (reader: Reader): T => tongue.speak(know(rules, reader))
  return {
    title: tongue.title,
    tagline: tongue.tagline,
    name: tongue.name,
    prompt: (step, frame, reader) => (tongue.prompts[step as AskedStep] as (frame: unknown, t: T) => Line)(frame, speak(reader)),
    waiting: (step, seat, reader) => [reader.player(seat), ` ${tongue.waiting[step as AskedStep]}`],
    option: (verb, facets, reader) => (tongue.options[verb as Verb] as (facets: Facets, t: T) => Line)(facets, speak(reader)),
    event: (event, reader) => (tongue.events[event.type as EventType] as ((data: unknown, t: T) => Line | undefined) | undefined)?.(event.data, speak(reader)),
    reason: ({ why, rule }, reader) => tongue.reasons[`${why} ${rule}` as ReasonKey]?.(speak(reader)) ?? [rule],
    variants: tongue.variants,
    source: (source) => tongue.sources[source as Source],
    features: tongue.features,
    cardText: tongue.cardText,
    labels: tongue.labels,
    rules: tongue.rules,
  }
}
