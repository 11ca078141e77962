import { french, type Noun } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { ESSENCE_NAMES } from '../../data/essence.ts'
import { isMine, type Known } from '../known.ts'
import { components, essences as essenceNouns } from './names.ts'

/** How French speaks of things: articles that melt, amounts, lists. */

export const nounOf = (id: string): Noun => components[id]

/** An article and the name as a thing that can be pointed at. */
function withArticle(id: string, article: (noun: Noun) => string): Line {
  const noun = nounOf(id)
  return line`${article(noun).slice(0, -noun.text.length)}${ref('component', id, noun.text)}`
}

export const the = (id: string): Line => withArticle(id, french.the)
export const of = (id: string): Line => withArticle(id, french.of)
export const to = (id: string): Line => withArticle(id, french.to)

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'et')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'ou')

/** “2 Vies” */
export const amount = (essence: number, n: number): Line => line`${n} ${essenceName(essence, n)}`
/** “Vie”, “Vies”: the name alone. */
export const essenceName = (essence: number, n: number): Ref => ref('essence', ESSENCE_NAMES[essence], n > 1 ? essenceNouns[essence].many : essenceNouns[essence].one)
/** “de Vies”, “d’Or” */
export function ofEssence(essence: number, n: number): Line {
  const noun = essenceName(essence, n)
  return line`${french.ofName(noun.text).slice(0, -noun.text.length)}${noun}`
}

const amounts = (all: readonly number[]): Line[] => all.flatMap((n, essence) => (n > 0 ? [amount(essence, n)] : []))
/** “2 Vies, 1 Sérénité et 1 Or” */
export const essences = (all: readonly number[]): Line => and(amounts(all))
export const anyEssence = (n: number): Line => line`${n} ${ref('essence', 'any', n > 1 ? 'essences' : 'essence')}`
export const notGold = (n: number): Line => line`${n} ${ref('essence', 'notGold', n > 1 ? 'essences sauf Or' : 'essence sauf Or')}`

export const plural = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`
export const cards = (n: number): string => plural(n, 'carte', 'cartes')
export const points = (n: number): string => plural(n, 'point', 'points')

/** “le”, “la”, “les” after an order: “engagez-la”. */
export const it = ({ gender, plural: many }: Noun): string => (many ? 'les' : gender === 'm' ? 'le' : 'la')
/** “engagé”, “engagée”, “engagées”. */
export const agreed = (participle: string, { gender, plural: many }: Noun): string => participle + (gender === 'f' ? 'e' : '') + (many ? 's' : '')

/** What French can say at one table, to one reader. */
export interface French extends Known {
  the(card: number): Line
  of(card: number): Line
  to(card: number): Line
  noun(card: number): Noun
  list(cards: readonly number[]): Line
  /** “Inès pioche”, or “Vous piochez” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  player(seat: number): Line
  ofPlayer(seat: number): Line
  toPlayer(seat: number): Line
}

export function speak(known: Known): French {
  const id = (card: number): string => known.rules.components[card].id
  const { reader } = known
  const say = (seat: number, third: string, second: string): string => (isMine(known, seat) ? second : third)
  const player = (seat: number): Line => [isMine(known, seat) ? { ...reader.player(seat), text: 'vous' } : reader.player(seat)]
  return {
    ...known,
    the: (card) => the(id(card)),
    of: (card) => of(id(card)),
    to: (card) => to(id(card)),
    noun: (card) => nounOf(id(card)),
    list: (all) => and(all.map((card) => the(id(card)))),
    does: (seat, third, second) => (isMine(known, seat) ? [{ ...reader.player(seat), text: 'Vous' }, ` ${second}`] : [reader.player(seat), ` ${third}`]),
    say,
    player,
    ofPlayer: (seat) => ofPlayer(isMine(known, seat) ? { ...reader.player(seat), text: 'vous' } : reader.player(seat)),
    toPlayer: (seat) => line`à ${player(seat)}`,
  }
}

/** “de Camille”, “d’Inès” */
export const ofPlayer = (player: Ref): Line => line`${french.ofName(player.text).slice(0, -player.text.length)}${player}`
