import { english } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { keys as keyIds, type Key } from '../../data/names.ts'
import type { Trade } from '../card-text.ts'
import { isMine, numeral, vaultNumber, type Known } from '../known.ts'
import { withArticle, type Lexicon } from '../lexicon.ts'
import { keyNames } from './names.ts'

/** How English speaks of things: articles, amounts, lists, places. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'and')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'or')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const credits = (n: number): Line => line`${n} ${ref('resource', 'credits', n === 1 ? 'credit' : 'credits')}`
export const influence = (n: number): Line => line`${n} ${ref('resource', 'influence', 'influence')}`
export const fuel = (n: number): Line => line`${n} ${ref('fuel', 'fuel', 'fuel')}`
export const dice = (n: number): string => plural(n, 'die', 'dice')
/** “4+”; nothing is above a six. */
export const face = (need: number): string => (need >= 6 ? String(need) : `${need}+`)
export const crystals = (n: number): string => plural(n, 'crystal', 'crystals')
export const cubes = (n: number): string => plural(n, 'red cube', 'red cubes')
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`
export const vaultName = (number: number): string => `vault ${numeral(number)}`

/** “3 credits and 1 influence” */
export const purse = (c: number, i: number): Line => and([...(c > 0 || i === 0 ? [credits(c)] : []), ...(i > 0 ? [influence(i)] : [])])

/** “2 green keys” */
export const keyCount = (key: Key, n: number): Line => line`${n} ${ref('key', key, n === 1 ? keyNames[key].one : keyNames[key].many)}`
export const aKey = (key: Key): Line => line`a ${ref('key', key, keyNames[key].one)}`
/** Each colour by itself, where there are any. */
export const keyParts = (counts: readonly number[]): readonly Line[] => counts.flatMap((n, key) => (n > 0 ? [keyCount(keyIds[key], n)] : []))
export const keyCounts = (counts: readonly number[]): Line => and(keyParts(counts))
const countsOf = (all: readonly Key[]): readonly number[] => keyIds.map((key) => all.filter((each) => each === key).length)
export const keyList = (all: readonly Key[]): Line => keyCounts(countsOf(all))

/** “4, 2 and 6” */
export const faces = (all: readonly number[]): string => all.join(', ').replace(/, (\d)$/, ' and $1')

/** One side of a trade: “a green key and 3 credits”. */
export function side(given: Trade['give'] | Trade['get']): Line {
  const any = 'anyKeys' in given ? given.anyKeys : 0
  return and([
    ...(any > 0 ? [`${plural(any, 'key', 'keys')} of any colour`] : []),
    ...keyParts(countsOf(given.keys)),
    ...(given.credits > 0 ? [credits(given.credits)] : []),
    ...(given.influence > 0 ? [influence(given.influence)] : []),
  ])
}

/** Things of the tables in sentences. */
export function thingsOf(lexicon: Lexicon) {
  const the = (kind: 'confrontation' | 'technology', id: string): Line => {
    const noun = lexicon[kind](id)
    return line`${withArticle(kind, id, noun, english.the(noun))}`
  }
  return {
    ...lexicon,
    /** “Borrowed Borer” in quotation marks. */
    quoted: (id: string): Line => line`“${lexicon.mission(id)}”`,
    theConfrontation: (id: string): Line => the('confrontation', id),
    theTechnology: (id: string): Line => the('technology', id),
    places: (ids: readonly string[]): Line => and(ids.map((id) => [lexicon.territory(id)])),
    anyPlace: (ids: readonly string[]): Line => or(ids.map((id) => [lexicon.territory(id)])),
  }
}
export type Things = ReturnType<typeof thingsOf>

/** What English can say at one table, to one reader. */
export interface English extends Known, Things {
  /** “Inès draws”, or “You draw” to the reader. */
  does(third: string, second: string): Line
  /** One of two words: about the player, or to the reader. */
  say(third: string, second: string): string
  at(territory: number): Ref
  missionAt(mission: number): Line
  cardAt(confrontation: number): Line
  /** “stops”, “stop” */
  agree(confrontation: number, one: string, many: string): string
  technologyAt(technology: number): Line
  /** “vault II” */
  vaultAt(vault: number): string
  keyAt(key: number): Line
}

export const speaker = (things: Things) => (known: Known): English => {
  const { c, reader } = known
  const mine = isMine(known)
  return {
    ...known,
    ...things,
    does: (third, second) => (mine ? [{ ...reader.player(0), text: 'You' }, ` ${second}`] : [reader.player(0), ` ${third}`]),
    say: (third, second) => (mine ? second : third),
    at: (territory) => things.territory(c.territories.ids[territory]),
    missionAt: (mission) => things.quoted(c.missions.ids[mission]),
    cardAt: (confrontation) => things.theConfrontation(c.confrontations.ids[confrontation]),
    agree: (confrontation, one, many) => (things.confrontation(c.confrontations.ids[confrontation]).plural ? many : one),
    technologyAt: (technology) => things.theTechnology(c.technologies.ids[technology]),
    vaultAt: (vault) => vaultName(vaultNumber(known, vault)),
    keyAt: (key) => aKey(keyIds[key]),
  }
}
