import { french } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { keys as keyIds, type Key } from '../../data/names.ts'
import type { Trade } from '../card-text.ts'
import { isMine, numeral, vaultNumber, type Known } from '../known.ts'
import { withArticle, type Lexicon } from '../lexicon.ts'
import { keyNames } from './names.ts'

/** How French speaks of things: articles that melt, amounts, lists, places. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'et')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'ou')
export const plural = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`

export const credits = (n: number): Line => line`${n} ${ref('resource', 'credits', n > 1 ? 'crédits' : 'crédit')}`
export const influence = (n: number): Line => line`${n} d’${ref('resource', 'influence', 'influence')}`
export const fuel = (n: number): Line => line`${n} de ${ref('fuel', 'fuel', 'carburant')}`
export const dice = (n: number): string => plural(n, 'dé', 'dés')
/** “4+”; nothing is above a six. */
export const face = (need: number): string => (need >= 6 ? String(need) : `${need}+`)
export const crystals = (n: number): string => plural(n, 'cristal', 'cristaux')
export const cubes = (n: number): string => plural(n, 'cube rouge', 'cubes rouges')
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`
export const vaultName = (number: number): string => `coffre ${numeral(number)}`

/** “3 crédits et 1 d’influence” */
export const purse = (c: number, i: number): Line => and([...(c > 0 || i === 0 ? [credits(c)] : []), ...(i > 0 ? [influence(i)] : [])])

/** “2 clés vertes” */
export const keyCount = (key: Key, n: number): Line => line`${n} ${ref('key', key, n > 1 ? keyNames[key].many : keyNames[key].one)}`
export const aKey = (key: Key): Line => line`une ${ref('key', key, keyNames[key].one)}`
/** Each colour by itself, where there are any. */
export const keyParts = (counts: readonly number[]): readonly Line[] => counts.flatMap((n, key) => (n > 0 ? [keyCount(keyIds[key], n)] : []))
export const keyCounts = (counts: readonly number[]): Line => and(keyParts(counts))
const countsOf = (all: readonly Key[]): readonly number[] => keyIds.map((key) => all.filter((each) => each === key).length)
export const keyList = (all: readonly Key[]): Line => keyCounts(countsOf(all))

/** “4, 2 et 6” */
export const faces = (all: readonly number[]): string => all.join(', ').replace(/, (\d)$/, ' et $1')

/** One side of a trade: “1 clé verte et 3 crédits”. */
export function side(given: Trade['give'] | Trade['get']): Line {
  const any = 'anyKeys' in given ? given.anyKeys : 0
  return and([
    ...(any > 0 ? [`${plural(any, 'clé', 'clés')} au choix`] : []),
    ...keyParts(countsOf(given.keys)),
    ...(given.credits > 0 ? [credits(given.credits)] : []),
    ...(given.influence > 0 ? [influence(given.influence)] : []),
  ])
}

/** Things of the tables in sentences. */
export function thingsOf(lexicon: Lexicon) {
  const withForm = (kind: 'confrontation' | 'technology', id: string, form: (typeof french)['the']): Line => {
    const noun = lexicon[kind](id)
    return line`${withArticle(kind, id, noun, form(noun))}`
  }
  return {
    ...lexicon,
    /** « Foreuse d’emprunt » */
    quoted: (id: string): Line => line`« ${lexicon.mission(id)} »`,
    theConfrontation: (id: string): Line => withForm('confrontation', id, french.the),
    ofConfrontation: (id: string): Line => withForm('confrontation', id, french.of),
    theTechnology: (id: string): Line => withForm('technology', id, french.the),
    /** “d’Etna”, “de Koss” */
    from: (id: string): Line => {
      const place = lexicon.territory(id)
      return line`${french.ofName(place.text).slice(0, -place.text.length)}${place}`
    },
    places: (ids: readonly string[]): Line => and(ids.map((id) => [lexicon.territory(id)])),
    /** “à Koss, à Etna et à Io” */
    atAll: (ids: readonly string[]): Line => and(ids.map((id) => line`à ${lexicon.territory(id)}`)),
    atAny: (ids: readonly string[]): Line => or(ids.map((id) => line`à ${lexicon.territory(id)}`)),
  }
}
export type Things = ReturnType<typeof thingsOf>

/** What French can say at one table, to one reader. */
export interface French extends Known, Things {
  /** “Inès pioche”, or “Vous piochez” to the reader. */
  does(third: string, second: string): Line
  /** One of two words: about the player, or to the reader. */
  say(third: string, second: string): string
  at(territory: number): Ref
  fromAt(territory: number): Line
  missionAt(mission: number): Line
  cardAt(confrontation: number): Line
  ofCardAt(confrontation: number): Line
  /** “apparaît”, “apparaissent” */
  agree(confrontation: number, one: string, many: string): string
  technologyAt(technology: number): Line
  /** “coffre II” */
  vaultAt(vault: number): string
  keyAt(key: number): Line
}

export const speaker = (things: Things) => (known: Known): French => {
  const { c, reader } = known
  const mine = isMine(known)
  const card = (confrontation: number): string => c.confrontations.ids[confrontation]
  return {
    ...known,
    ...things,
    does: (third, second) => (mine ? [{ ...reader.player(0), text: 'Vous' }, ` ${second}`] : [reader.player(0), ` ${third}`]),
    say: (third, second) => (mine ? second : third),
    at: (territory) => things.territory(c.territories.ids[territory]),
    fromAt: (territory) => things.from(c.territories.ids[territory]),
    missionAt: (mission) => things.quoted(c.missions.ids[mission]),
    cardAt: (confrontation) => things.theConfrontation(card(confrontation)),
    ofCardAt: (confrontation) => things.ofConfrontation(card(confrontation)),
    agree: (confrontation, one, many) => (things.confrontation(card(confrontation)).plural ? many : one),
    technologyAt: (technology) => things.theTechnology(c.technologies.ids[technology]),
    vaultAt: (vault) => vaultName(vaultNumber(known, vault)),
    keyAt: (key) => aKey(keyIds[key]),
  }
}
