import { italian } from '#words/grammar.ts'
import { line, listOf, plain, ref, type Line, type Ref } from '#words/line.ts'
import { keys as keyIds, type Key } from '../../data/names.ts'
import type { Trade } from '../card-text.ts'
import { isMine, numeral, vaultNumber, type Known } from '../known.ts'
import { withArticle, type Lexicon } from '../lexicon.ts'
import { keyNames } from './names.ts'

/** How Italian speaks of things: articles that melt, amounts, lists, places. */

/** “Koss ed Etna”: the d that keeps two vowels apart. */
export function and(items: readonly (Line | string)[]): Line {
  const last = items.at(-1) ?? ''
  return listOf(items, /^e/i.test(typeof last === 'string' ? last : plain(last)) ? 'ed' : 'e')
}
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'o')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const credits = (n: number): Line => line`${n} ${ref('resource', 'credits', n === 1 ? 'credito' : 'crediti')}`
export const influence = (n: number): Line => line`${n} d’${ref('resource', 'influence', 'influenza')}`
export const fuel = (n: number): Line => line`${n} di ${ref('fuel', 'fuel', 'carburante')}`
export const dice = (n: number): string => plural(n, 'dado', 'dadi')
/** “4+”; nothing is above a six. */
export const face = (need: number): string => (need >= 6 ? String(need) : `${need}+`)
export const crystals = (n: number): string => plural(n, 'cristallo', 'cristalli')
export const cubes = (n: number): string => plural(n, 'cubo rosso', 'cubi rossi')
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`
export const vaultName = (number: number): string => `caveau ${numeral(number)}`

/** “3 crediti e 1 influenza” */
export const purse = (c: number, i: number): Line => and([...(c > 0 || i === 0 ? [credits(c)] : []), ...(i > 0 ? [influence(i)] : [])])

/** “2 chiavi verdi” */
export const keyCount = (key: Key, n: number): Line => line`${n} ${ref('key', key, n === 1 ? keyNames[key].one : keyNames[key].many)}`
export const aKey = (key: Key): Line => line`una ${ref('key', key, keyNames[key].one)}`
/** Each colour by itself, where there are any. */
export const keyParts = (counts: readonly number[]): readonly Line[] => counts.flatMap((n, key) => (n > 0 ? [keyCount(keyIds[key], n)] : []))
export const keyCounts = (counts: readonly number[]): Line => and(keyParts(counts))
const countsOf = (all: readonly Key[]): readonly number[] => keyIds.map((key) => all.filter((each) => each === key).length)
export const keyList = (all: readonly Key[]): Line => keyCounts(countsOf(all))

/** “4, 2 e 6” */
export const faces = (all: readonly number[]): string => all.join(', ').replace(/, (\d)$/, ' e $1')

/** One side of a trade: “1 chiave verde e 3 crediti”. */
export function side(given: Trade['give'] | Trade['get']): Line {
  const any = 'anyKeys' in given ? given.anyKeys : 0
  return and([
    ...(any > 0 ? [`${plural(any, 'chiave', 'chiavi')} a scelta`] : []),
    ...keyParts(countsOf(given.keys)),
    ...(given.credits > 0 ? [credits(given.credits)] : []),
    ...(given.influence > 0 ? [influence(given.influence)] : []),
  ])
}

/** Things of the tables in sentences. */
export function thingsOf(lexicon: Lexicon) {
  const withForm = (kind: 'confrontation' | 'technology', id: string, form: (typeof italian)['the']): Line => {
    const noun = lexicon[kind](id)
    return line`${withArticle(kind, id, noun, form(noun))}`
  }
  return {
    ...lexicon,
    /** “Trapano in prestito” in quotation marks. */
    quoted: (id: string): Line => line`“${lexicon.mission(id)}”`,
    theConfrontation: (id: string): Line => withForm('confrontation', id, italian.the),
    ofConfrontation: (id: string): Line => withForm('confrontation', id, italian.of),
    theTechnology: (id: string): Line => withForm('technology', id, italian.the),
    places: (ids: readonly string[]): Line => and(ids.map((id) => [lexicon.territory(id)])),
    /** “a Koss, a Etna e a Io” */
    atAll: (ids: readonly string[]): Line => and(ids.map((id) => line`a ${lexicon.territory(id)}`)),
    atAny: (ids: readonly string[]): Line => or(ids.map((id) => line`a ${lexicon.territory(id)}`)),
  }
}
export type Things = ReturnType<typeof thingsOf>

/** What Italian can say at one table, to one reader. */
export interface Italian extends Known, Things {
  /** “Inès pesca”, or “Peschi” to the reader. */
  does(third: string, second: string): Line
  /** One of two words: about the player, or to the reader. */
  say(third: string, second: string): string
  at(territory: number): Ref
  missionAt(mission: number): Line
  cardAt(confrontation: number): Line
  ofCardAt(confrontation: number): Line
  /** “appare”, “appaiono” */
  agree(confrontation: number, one: string, many: string): string
  technologyAt(technology: number): Line
  /** “caveau II” */
  vaultAt(vault: number): string
  keyAt(key: number): Line
}

export const speaker = (things: Things) => (known: Known): Italian => {
  const { c, reader } = known
  const mine = isMine(known)
  const card = (confrontation: number): string => c.confrontations.ids[confrontation]
  return {
    ...known,
    ...things,
    does: (third, second) => (mine ? [second.charAt(0).toUpperCase() + second.slice(1)] : [reader.player(0), ` ${third}`]),
    say: (third, second) => (mine ? second : third),
    at: (territory) => things.territory(c.territories.ids[territory]),
    missionAt: (mission) => things.quoted(c.missions.ids[mission]),
    cardAt: (confrontation) => things.theConfrontation(card(confrontation)),
    ofCardAt: (confrontation) => things.ofConfrontation(card(confrontation)),
    agree: (confrontation, one, many) => (things.confrontation(card(confrontation)).plural ? many : one),
    technologyAt: (technology) => things.theTechnology(c.technologies.ids[technology]),
    vaultAt: (vault) => vaultName(vaultNumber(known, vault)),
    keyAt: (key) => aKey(keyIds[key]),
  }
}
