import { italian, type Noun } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { ESSENCE_NAMES } from '../../data/essence.ts'
import { isMine, type Known } from '../known.ts'
import { components, essences as essenceNouns } from './names.ts'

/** How Italian speaks of things: articles that melt, amounts, lists. */

export const nounOf = (id: string): Noun => components[id]

/** An article and the name as a thing that can be pointed at. */
function withArticle(id: string, article: (noun: Noun) => string): Line {
  const noun = nounOf(id)
  return line`${article(noun).slice(0, -noun.text.length)}${ref('component', id, noun.text)}`
}

export const the = (id: string): Line => withArticle(id, italian.the)
export const of = (id: string): Line => withArticle(id, italian.of)
export const on = (id: string): Line => withArticle(id, italian.on)
export const from = (id: string): Line => withArticle(id, italian.from)

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'e')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'o')

export const essenceName = (essence: number): Ref => ref('essence', ESSENCE_NAMES[essence], essenceNouns[essence].name)
/** “2 Vita” */
export const amount = (essence: number, n: number): Line => line`${n} ${essenceName(essence)}`
const amounts = (all: readonly number[]): Line[] => all.flatMap((n, essence) => (n > 0 ? [amount(essence, n)] : []))
/** “2 Vita, 1 Calma e 1 Oro” */
export const essences = (all: readonly number[]): Line => and(amounts(all))
export const anyEssence = (n: number): Line => line`${n} ${ref('essence', 'any', n === 1 ? 'essenza' : 'essenze')}`
export const notGold = (n: number): Line => line`${n} ${ref('essence', 'notGold', n === 1 ? 'essenza tranne Oro' : 'essenze tranne Oro')}`
/** “quanta Calma”, “quanto Oro” */
export const howMuch = (essence: number): Line => line`${essenceNouns[essence].gender === 'f' ? 'quanta' : 'quanto'} ${essenceName(essence)}`
export const asMuch = (essence: number): Line => line`${essenceNouns[essence].gender === 'f' ? 'tanta' : 'tanto'} ${essenceName(essence)}`

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const cards = (n: number): string => plural(n, 'carta', 'carte')
export const points = (n: number): string => plural(n, 'punto', 'punti')

/** “lo”, “la”, “li”, “le”: “ruotalo”. */
export const it = ({ gender, plural: many }: Noun): string => (gender === 'm' ? (many ? 'li' : 'lo') : many ? 'le' : 'la')
/** “ruotat-o”, “-a”, “-i”, “-e”. */
export const agreed = (stem: string, { gender, plural: many }: Noun): string => stem + (gender === 'm' ? (many ? 'i' : 'o') : many ? 'e' : 'a')

/** What Italian can say at one table, to one reader. */
export interface Italian extends Known {
  the(card: number): Line
  of(card: number): Line
  on(card: number): Line
  from(card: number): Line
  noun(card: number): Noun
  list(cards: readonly number[]): Line
  /** “Inès pesca”, or “Tu peschi” to the reader: without the pronoun it would sound like an order. */
  does(seat: number, third: string, second: string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  player(seat: number): Line
  toPlayer(seat: number): Line
}

export function speak(known: Known): Italian {
  const id = (card: number): string => known.rules.components[card].id
  const { reader } = known
  const player = (seat: number): Line => [isMine(known, seat) ? { ...reader.player(seat), text: 'tu' } : reader.player(seat)]
  return {
    ...known,
    the: (card) => the(id(card)),
    of: (card) => of(id(card)),
    on: (card) => on(id(card)),
    from: (card) => from(id(card)),
    noun: (card) => nounOf(id(card)),
    list: (all) => and(all.map((card) => the(id(card)))),
    does: (seat, third, second) => (isMine(known, seat) ? [{ ...reader.player(seat), text: 'Tu' }, ` ${second}`] : [reader.player(seat), ` ${third}`]),
    say: (seat, third, second) => (isMine(known, seat) ? second : third),
    player,
    toPlayer: (seat) => toPlayer(reader.player(seat)),
  }
}

/** “a Marco”, “ad Anna” */
const toPlayer = (player: Ref): Line => line`${italian.toName(player.text).slice(0, -player.text.length)}${player}`
