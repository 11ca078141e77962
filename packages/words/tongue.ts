import type { EventData } from '#kernel/events.ts'
import type { VerbTable } from '#kernel/options.ts'
import type { Frame } from '#kernel/steps.ts'
import type { GameWords, Reader } from './game-words.ts'
import type { Line } from './line.ts'

/** What every language of a game must have words for: types only, as the rules and the evaluation have them. */
export interface Topics {
  /** All frames of the rules, and the steps among them that ask a player something. */
  readonly frames: Frame
  readonly asked: string
  readonly verbs: VerbTable
  /** The data of each type of event. */
  readonly told: object
  /** Code and rule of each reason why something cannot be chosen: `tooDear SY-2.2`. */
  readonly reason: string
  /** Where points come from in the final score. */
  readonly source: string
  /** What the bot's evaluation counts. */
  readonly feature: string
}

/** What a language brings in every game. `T` is what it can say of things: names with their articles, verbs, amounts. */
export interface CommonTongue<G extends Topics, T> {
  readonly title: string
  readonly tagline: string
  readonly prompts: { readonly [K in G['asked']]: (frame: Extract<G['frames'], { step: K }>, t: T) => Line }
  /** What stands after a player's name: “chooses a card to lead.” */
  readonly waiting: Readonly<Record<G['asked'], string>>
  readonly options: { readonly [V in keyof G['verbs']]: (facets: FacetsOf<G['verbs'][V]>, t: T) => Line }
  /** Undefined for what needs no line of its own. */
  readonly events: { readonly [K in keyof G['told']]: (data: G['told'][K], t: T) => Line | undefined }
  /** A text where the sentence is always the same. */
  readonly reasons: Readonly<Record<G['reason'], string | ((args: Readonly<Record<string, number | string>>, t: T) => Line)>>
  readonly sources: Readonly<Record<G['source'], string>>
  /** What a hint says of the bot's features. */
  readonly features: Readonly<Record<G['feature'], string>>
}

/** The facets of a verb by their roles: `{ at: '2h', defender: 'p3' }`. */
type FacetsOf<Roles extends VerbTable[string]> = { readonly [R in Roles[number] as R[0]]: string }

/** Where all games are read alike: the kernel asks and tells in plain words. */
interface AnyTopics extends Topics {
  readonly told: Readonly<Record<string, EventData>>
}

/** The part of a game's words that is made in the same way for all games. */
export function commonWords<G extends Topics, T>(tongue: CommonTongue<G, T>, speak: (reader: Reader) => T): Omit<GameWords, 'name' | 'variants' | 'rules'> {
  // That the language has a word for each of the game's topics was checked where the language is written.
  const { title, tagline, prompts, waiting, options, events, reasons, sources, features } = tongue as unknown as CommonTongue<AnyTopics, T>
  return {
    title,
    tagline,
    prompt: (step, frame, reader) => prompts[step](frame, speak(reader)),
    waiting: (step, seat, reader) => [reader.player(seat), ` ${waiting[step]}`],
    option: (verb, facets, reader) => options[verb](facets, speak(reader)),
    event: ({ type, data }, reader) => events[type]?.(data, speak(reader)),
    reason: ({ why, rule, args = {} }, reader) => {
      const said = reasons[`${why} ${rule}`] ?? rule
      return typeof said === 'string' ? [said] : said(args, speak(reader))
    },
    source: (source) => sources[source],
    features,
  }
}
