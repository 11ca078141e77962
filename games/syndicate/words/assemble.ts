import type { Facets } from '#kernel/options.ts'
import type { Reader, RulesSection, VariantWords } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Feature } from '../bot/evaluation.ts'
import { compile } from '../data/compile.ts'
import type { Tables } from '../data/tables.ts'
import type { EventType, Told } from '../rules/events.ts'
import type { OptionVerb } from '../rules/notation.ts'
import { cardText, rewardText, technologyText, territoryText, type CardWords } from './card-text.ts'
import type { AskedStep, FacetsOf, FrameOf, ReasonKey, Source, SyndicateWords } from './contract.ts'
import { know, type Known } from './known.ts'
import type { Labels } from './labels.ts'
import type { Lexicon } from './lexicon.ts'

/** `T` is what the language can say of things: names with their articles, verbs, amounts. */
export type Prompts<T> = { readonly [K in AskedStep]: (frame: FrameOf<K>, t: T) => Line }
export type Options<T> = { readonly [V in OptionVerb]: (facets: FacetsOf<V>, t: T) => Line }
/** Undefined for what needs no line of its own. */
export type Events<T> = { readonly [K in EventType]: (data: Told[K], t: T) => Line | undefined }
/** What stands after a player's name: “chooses a syndicate.” */
export type Waiting = Readonly<Record<AskedStep, string>>
export type Reasons<T> = Readonly<Record<ReasonKey, (args: Readonly<Record<string, number | string>>, t: T) => Line>>

/** What a hint says of the bot's features. */
export type Features = Readonly<Record<Feature, string>>

/** Everything that one language brings. */
export interface Tongue<T extends Known> {
  readonly title: string
  readonly tagline: string
  lexicon(tables: Tables): Lexicon
  name(kind: string, id: string, names: Lexicon): string
  speak(known: Known): T
  readonly prompts: Prompts<T>
  readonly waiting: Waiting
  readonly options: Options<T>
  readonly events: Events<T>
  readonly reasons: Reasons<T>
  variants(tables: Tables): Readonly<Record<string, VariantWords>>
  readonly sources: Readonly<Record<Source, string>>
  readonly features: Features
  cards(tables: Tables, names: Lexicon): CardWords
  labels(names: Lexicon): Labels
  rules(tables: Tables, names: Lexicon): readonly RulesSection[]
}

/** The words of a language for some tables: ours, or a host's corrections. */
export function assemble<T extends Known>(tongue: Tongue<T>, tables: Tables): SyndicateWords {
  const c = compile(tables)
  const names = tongue.lexicon(tables)
  const cards = tongue.cards(tables, names)
  const speak = (reader: Reader): T => tongue.speak(know(c, tables, names, reader))
  return {
    title: tongue.title,
    tagline: tongue.tagline,
    name: (kind, id) => tongue.name(kind, id, names),
    prompt: (step, frame, reader) => (tongue.prompts[step as AskedStep] as (frame: unknown, t: T) => Line)(frame, speak(reader)),
    waiting: (step, seat, reader) => [reader.player(seat), ` ${tongue.waiting[step as AskedStep]}`],
    option: (verb, facets, reader) => (tongue.options[verb as OptionVerb] as (facets: Facets, t: T) => Line)(facets, speak(reader)),
    event: (event, reader) => (tongue.events[event.type as EventType] as ((data: unknown, t: T) => Line | undefined) | undefined)?.(event.data, speak(reader)),
    reason: ({ why, rule, args = {} }, reader) => tongue.reasons[`${why} ${rule}` as ReasonKey]?.(args, speak(reader)) ?? [rule],
    variants: tongue.variants(tables),
    source: (source) => tongue.sources[source as Source],
    features: tongue.features,
    cardText: (id) => cardText(cards, tables, names, id),
    technologyText: (id) => technologyText(cards, tables, names, id),
    territoryText: (id, fortifyWith = 'crew') => territoryText(cards, tables, names, id, fortifyWith),
    rewardText: (id) => rewardText(cards, tables, names, id),
    labels: tongue.labels(names),
    rules: tongue.rules(tables, names),
  }
}
