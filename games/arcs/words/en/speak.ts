import { english, type Noun } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { dice as dieIds, resources as resourceIds, suits as suitIds, type Ambition, type Die, type Piece, type Resource } from '../../data/names.ts'
import { kindOfCard, suitLetters } from '../card-text.ts'
import { cardId, isMine, placeOf, systemId, type Icons, type Known } from '../known.ts'
import { ambitions, cards, dice, pieces, resources, suits, symbols } from './names.ts'

/** How English speaks of things: amounts, lists, places, whose. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'and')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'or')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

// --- cards ---

/** The noun of any card by its id; an action card is its suit and number. */
export function nounOf(id: string): Noun {
  return cards[id] ?? { text: `${suits[suitIds[suitLetters.indexOf(id.charAt(0))]]} ${id.slice(1)}`, gender: 'm', bare: true }
}

export function the(id: string): Line {
  const noun = nounOf(id)
  const whole = english.the(noun)
  return line`${whole.slice(0, whole.length - noun.text.length)}${ref(kindOfCard(id), id, noun.text)}`
}
/** “joins”, “join” */
export const agree = (id: string, one: string, many: string): string => (nounOf(id).plural ? many : one)

// --- resources, pieces, dice ---

export const resourceName = (id: Resource, n = 1): Ref => ref('resource', id, n === 1 ? resources[id].one : resources[id].many)
/** “2 Weapons” */
export const amountOf = (id: Resource, n: number): Line => line`${n} ${resourceName(id, n)}`
export const amount = (type: number, n: number): Line => amountOf(resourceIds[type], n)

export const countOf = (piece: Piece, n: number): string => plural(n, pieces[piece].one, pieces[piece].many)
export const keys = (n: number): string => plural(n, 'key', 'keys')
export const hits = (n: number): string => plural(n, 'hit', 'hits')
export const cardCount = (n: number): string => plural(n, 'card', 'cards')
export const pips = (n: number): string => plural(n, 'pip', 'pips')

/** “3 fresh ships and 1 damaged” */
export function shipGroup(fresh: number, damaged: number): string {
  if (damaged === 0) return plural(fresh, 'fresh ship', 'fresh ships')
  if (fresh === 0) return plural(damaged, 'damaged ship', 'damaged ships')
  return `${plural(fresh, 'fresh ship', 'fresh ships')} and ${damaged} damaged`
}

/** “3 ships”, “3 ships, 1 of them damaged,”: as the log tells it. */
export function shipsTold(fresh: number, damaged: number): string {
  if (fresh === 0) return plural(damaged, 'damaged ship', 'damaged ships')
  return countOf('ship', fresh + damaged) + (damaged > 0 ? ` (${damaged} damaged)` : '')
}

/** “assault” */
export const dieName = (die: Die): Ref => ref('die', die, dice[die])
/** “2 assault dice” */
export const diceOf = (die: Die, n: number): Line => line`${n} ${dieName(die)} ${n === 1 ? 'die' : 'dice'}`
export const diceTaken = (counts: readonly number[]): Line => and(counts.flatMap((n, die) => (n > 0 ? [diceOf(dieIds[die], n)] : [])))

/** “2 hits, 1 key”, in the order in which they are resolved. */
export function iconsOf({ self, intercept, hits: struck, building, keys: found }: Icons): string[] {
  return [
    ...(self > 0 ? [plural(self, 'self-hit', 'self-hits')] : []),
    ...(intercept > 0 ? [plural(intercept, 'intercept', 'intercepts')] : []),
    ...(struck > 0 ? [hits(struck)] : []),
    ...(building > 0 ? [plural(building, 'building hit', 'building hits')] : []),
    ...(found > 0 ? [keys(found)] : []),
  ]
}

// --- ambitions ---

export const ambitionName = (id: Ambition): Ref => ref('ambition', id, ambitions[id])
export const marker = (first: number, second: number): string => `${first}/${second}`

// --- places ---

/** “gate 2”, “2 Hex” */
export function systemName(id: string): string {
  const { cluster, symbol } = placeOf(id)
  return symbol === 'gate' ? `gate ${cluster}` : `${cluster} ${symbols[symbol]}`
}
export const place = (id: string): Ref => ref('system', id, systemName(id))
/** “at gate 2”, “in 2 Hex” */
export const at = (id: string): Line => line`${placeOf(id).symbol === 'gate' ? 'at' : 'in'} ${place(id)}`

// --- players ---

/** “Camille’s”, “Inès’” */
export const genitive = (player: Ref): Line => [player, english.genitive(player.text).slice(player.text.length)]

/** What English can say at one table, to one reader. */
export interface English extends Known {
  /** The reader's name, at the head of a prompt. */
  readonly you: Ref
  /** “Inès draws”, or “You draw” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  /** “Marco”, “you” */
  player(seat: number): Line
  /** “Marco’s”, “your” */
  whose(seat: number): Line
  the(card: number): Line
  list(cards: readonly number[]): Line
  at(system: number): Line
  place(system: number): Ref
}

export function speak(known: Known): English {
  const { reader } = known
  const mine = (seat: number): boolean => isMine(known, seat)
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  return {
    ...known,
    you: reader.player(reader.viewer),
    does: (seat, third, second) => (mine(seat) ? [as(seat, 'You'), ` ${second}`] : [reader.player(seat), ` ${third}`]),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat) => [mine(seat) ? as(seat, 'you') : reader.player(seat)],
    whose: (seat) => (mine(seat) ? ['your'] : genitive(reader.player(seat))),
    the: (card) => the(cardId(known, card)),
    list: (all) => and(all.map((card) => the(cardId(known, card)))),
    at: (system) => at(systemId(known, system)),
    place: (system) => place(systemId(known, system)),
  }
}
