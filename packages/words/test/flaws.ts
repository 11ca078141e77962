import type { Language } from '../line.ts'

/** What a game's texts are about. */
export interface Vocabulary {
  /** Keys that must not come through, besides those that any game has. */
  readonly keys: RegExp
  /** Words of each language that would slip into another one first; what two languages share is not among them. */
  readonly own: Readonly<Record<Language, readonly string[]>>
  /** Things that are counted: one of them, and many, as alternatives in the same order. */
  readonly counted: Readonly<Record<Language, readonly [one: string, many: string]>>
  /** What French articles do not melt with, as alternatives: names with a sounded h. */
  readonly sounded?: string
  readonly further?: readonly Rule[]
}

export type Rule = readonly [flaw: string, pattern: RegExp]
export type FlawsOf = (language: Language, text: string) => string[]

/** What is wrong with a text that a player would read; nothing, it is hoped. */
export function flawFinder({ keys, own, counted, sounded, further = [] }: Vocabulary): FlawsOf {
  const [fr, it, en] = [own.fr, own.it, own.en].map((words) => word(words))
  const many = (language: Language, zero: 'one' | 'many'): Rule => ['one and many', number(counted[language], zero)]
  const rules: Readonly<Record<Language, readonly Rule[]>> = {
    fr: [['English', en], ['Italian', it], ...french, ['an article that should melt', melting(sounded)], many('fr', 'one')],
    it: [['English', en], ['French', fr], ...italian, many('it', 'many')],
    en: [['French', fr], ['Italian', it], ...english, many('en', 'many')],
  }
  return (language, text) => {
    // Files have the same names in every language.
    const read = text.replace(/\w+\.json/g, 'json')
    return [...common, ['a raw key', keys] as const, ...further, ...rules[language]].filter(([, pattern]) => pattern.test(read)).map(([flaw]) => `${flaw}: “${text}”`)
  }
}

/** A whole word, letters with accents included. */
const word = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

/** “1 cards”, “3 card”: one word for each side of one. */
const number = ([one, many]: readonly [string, string], zero: 'one' | 'many'): RegExp =>
  new RegExp(`(?<![\\d/,.] ?)(?<!\\d)${zero === 'one' ? '[01]' : '1'} (${many})(?!\\p{L})|(?<![/,.] ?)(?<![\\d-])(${zero === 'many' ? '0|' : ''}[2-9]|\\d\\d) (${one})(?!\\p{L})`, 'u')

const melting = (sounded: string | undefined): RegExp =>
  new RegExp(`(?<![\\p{L}-])([dlnsj]e|la|que|qu) (?!huit|haut|hors-${sounded === undefined ? '' : `|${sounded}`})[aeiouhàâéèêëîïôöùûüœæ]`, 'iu')

const common: readonly Rule[] = [
  ['empty', /^\s*$/],
  ['a gap at an end', /^\s|\s$/],
  ['two spaces', /[ \u00a0]{2}/],
  ['a space before a mark', / [.,)]|\( /],
  // The full stop of “& Co.” is part of a name.
  ['a doubled mark', /(?<!Co)[.,:;]{2}|[?!]\.|,\)/],
  ['a hole', /undefined|\bnull\b|NaN|Infinity|\[object|[{}$]/],
  ['a raw key', /_|(?<!\p{L})\p{Ll}+\p{Lu}|(?<!\p{L})p[1-8](?!\p{L})/u],
  ['a straight quote', /['"]/],
  ['a small first letter', /^[“«\s]*\p{Ll}/u],
  ['an amount without its thing', /\d [.,;)]/],
]

const french: readonly Rule[] = [
  ['a breaking space before a mark', / [:;?!»%]|« /],
  ['no space before a mark', /[^\u00a0][:;?!»%]/],
  ['an article that has not melted', /(?<!\p{L})((de|à) les? (?=\p{L})|si ils?(?!\p{L}))/u],
]

const italian: readonly Rule[] = [
  ['an article that should melt', /(?<!\p{L})(il|del|dello|della|al|allo|alla|sul|sullo|sulla|dal|dallo|dalla|nel|nello|nella|una(?! (in|o) )) [aeiou]/iu],
  ['an article that should melt', /(?<!\p{L})(lo|la) [AEIOU]/u],
  ['an article before a hard start', /(?<!\p{L})(il|un|del|al|sul|dal|i|dei|ai|sui|dai) (s[^aeiou]|z|gn|ps)/iu],
  ['an article that has not melted', /(?<!\p{L})(di|a|su|da|in) (il|lo|i|gli|le) (?=\p{L})/u],
  ['a space before a mark', / [:;?!»]|« |\d %/],
]

const english: readonly Rule[] = [
  ['a space before a mark', / [:;?!]|\d %/],
  ['a or an', /\ba [aeio](?!ne)|\ban [^aeiou]/i],
]
