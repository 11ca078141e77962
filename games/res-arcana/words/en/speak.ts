import { english } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { ESSENCE_NAMES } from '../../data/essence.ts'
import { isMine, type Known } from '../known.ts'
import { components, essences as essenceNames } from './names.ts'

/** How English speaks of things: names without articles, amounts, lists. */

export const the = (id: string): Line => [ref('component', id, components[id].text)]

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'and')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'or')

export const essenceName = (essence: number): Ref => ref('essence', ESSENCE_NAMES[essence], essenceNames[essence])
/** “2 Life” */
export const amount = (essence: number, n: number): Line => line`${n} ${essenceName(essence)}`
const amounts = (all: readonly number[]): Line[] => all.flatMap((n, essence) => (n > 0 ? [amount(essence, n)] : []))
/** “2 Life, 1 Calm and 1 Gold” */
export const essences = (all: readonly number[]): Line => and(amounts(all))
export const anyEssence = (n: number): Line => line`${n} ${ref('essence', 'any', n === 1 ? 'essence' : 'essences')}`
export const notGold = (n: number): Line => line`${n} ${ref('essence', 'notGold', n === 1 ? 'non-Gold essence' : 'non-Gold essences')}`

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const cards = (n: number): string => plural(n, 'card', 'cards')
export const points = (n: number): string => plural(n, 'point', 'points')

/** What English can say at one table, to one reader. */
export interface English extends Known {
  the(card: number): Line
  list(cards: readonly number[]): Line
  /** “Inès draws”, or “You draw” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  player(seat: number): Line
}

export function speak(known: Known): English {
  const id = (card: number): string => known.rules.components[card].id
  const { reader } = known
  return {
    ...known,
    the: (card) => the(id(card)),
    list: (all) => and(all.map((card) => the(id(card)))),
    does: (seat, third, second) => (isMine(known, seat) ? [{ ...reader.player(seat), text: 'You' }, ` ${second}`] : [reader.player(seat), ` ${third}`]),
    say: (seat, third, second) => (isMine(known, seat) ? second : third),
    player: (seat) => [isMine(known, seat) ? { ...reader.player(seat), text: 'you' } : reader.player(seat)],
  }
}

/** “Inès’ pool” */
export const genitive = (player: Ref): Line => line`${player}${english.genitive(player.text).slice(player.text.length)}`
