import { french, type Noun } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { dice as dieIds, resources as resourceIds, suits as suitIds, type Ambition, type Die, type Piece, type Resource } from '../../data/names.ts'
import { kindOfCard, suitLetters } from '../card-text.ts'
import { cardId, isMine, placeOf, systemId, type Icons, type Known } from '../known.ts'
import { ambitions, cards, dice, pieces, resources, suits, symbols } from './names.ts'

/** How French speaks of things: articles that melt, amounts, lists, places. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'et')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'ou')
export const plural = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`

// --- cards ---

/** The noun of any card by its id; an action card is its suit and number. */
export function nounOf(id: string): Noun {
  return cards[id] ?? { text: `${suits[suitIds[suitLetters.indexOf(id.charAt(0))]]} ${id.slice(1)}`, gender: 'f', bare: true }
}

/** An article and the name as a thing that can be pointed at. */
export function the(id: string): Line {
  const noun = nounOf(id)
  const whole = french.the(noun)
  return line`${whole.slice(0, whole.length - noun.text.length)}${ref(kindOfCard(id), id, noun.text)}`
}
/** “rejoint”, “rejoignent” */
export const agree = (id: string, one: string, many: string): string => (nounOf(id).plural ? many : one)

// --- resources, pieces, dice ---

export const resourceName = (id: Resource, n = 1): Ref => ref('resource', id, n > 1 ? resources[id].many : resources[id].one)
/** “2 Fuels” */
export const amountOf = (id: Resource, n: number): Line => line`${n} ${resourceName(id, n)}`
export const amount = (type: number, n: number): Line => amountOf(resourceIds[type], n)
/** “d’Arme”, “de Fuel” */
export function ofResource(id: Resource, n = 1): Line {
  const name = resourceName(id, n)
  return line`${french.ofName(name.text).slice(0, -name.text.length)}${name}`
}
/** “le Fuel”, “l’Arme” */
export function theResource(id: Resource): Line {
  const { one: text, gender } = resources[id]
  return line`${french.the({ text, gender }).slice(0, -text.length)}${resourceName(id)}`
}

export const countOf = (piece: Piece, n: number): string => plural(n, pieces[piece].one, pieces[piece].many)
export const keys = (n: number): string => plural(n, 'clé', 'clés')
export const hits = (n: number): string => plural(n, 'dégât', 'dégâts')
export const cardCount = (n: number): string => plural(n, 'carte', 'cartes')
export const pips = (n: number): string => plural(n, 'point d’action', 'points d’action')

/** “3 vaisseaux intacts et 1 endommagé” */
export function shipGroup(fresh: number, damaged: number): string {
  if (damaged === 0) return plural(fresh, 'vaisseau intact', 'vaisseaux intacts')
  if (fresh === 0) return plural(damaged, 'vaisseau endommagé', 'vaisseaux endommagés')
  return `${plural(fresh, 'vaisseau intact', 'vaisseaux intacts')} et ${plural(damaged, 'endommagé', 'endommagés')}`
}

/** “3 vaisseaux”, “3 vaisseaux, dont 1 endommagé”: as the log tells it. */
export function shipsTold(fresh: number, damaged: number): string {
  if (fresh === 0) return plural(damaged, 'vaisseau endommagé', 'vaisseaux endommagés')
  return countOf('ship', fresh + damaged) + (damaged > 0 ? `, dont ${plural(damaged, 'endommagé', 'endommagés')}` : '')
}

/** “d’assaut” */
export const dieName = (die: Die): Ref => ref('die', die, dice[die])
/** “2 dés d’assaut” */
export const diceOf = (die: Die, n: number): Line => line`${plural(n, 'dé', 'dés')} ${dieName(die)}`
export const diceTaken = (counts: readonly number[]): Line => and(counts.flatMap((n, die) => (n > 0 ? [diceOf(dieIds[die], n)] : [])))

/** “2 dégâts, 1 clé”, in the order in which they are resolved. */
export function iconsOf({ self, intercept, hits: struck, building, keys: found }: Icons): string[] {
  return [
    ...(self > 0 ? [plural(self, 'brûlure', 'brûlures')] : []),
    ...(intercept > 0 ? [plural(intercept, 'interception', 'interceptions')] : []),
    ...(struck > 0 ? [hits(struck)] : []),
    ...(building > 0 ? [plural(building, 'dégât aux bâtiments', 'dégâts aux bâtiments')] : []),
    ...(found > 0 ? [keys(found)] : []),
  ]
}

// --- ambitions ---

export const ambitionName = (id: Ambition): Ref => ref('ambition', id, ambitions[id])
export function ofAmbition(id: Ambition): Line {
  return line`${french.ofName(ambitions[id]).slice(0, -ambitions[id].length)}${ambitionName(id)}`
}
export const marker = (first: number, second: number): string => `${first}/${second}`

// --- places ---

/** “porte 2”, “2 Hexagone” */
export function systemName(id: string): string {
  const { cluster, symbol } = placeOf(id)
  return symbol === 'gate' ? `porte ${cluster}` : `${cluster} ${symbols[symbol]}`
}
const isGate = (id: string): boolean => placeOf(id).symbol === 'gate'
const place = (id: string): Ref => ref('system', id, systemName(id))
export const theSystem = (id: string): Line => (isGate(id) ? line`la ${place(id)}` : [place(id)])
/** “à la porte 2”, “en 2 Hexagone” */
export const at = (id: string): Line => (isGate(id) ? line`à la ${place(id)}` : line`en ${place(id)}`)
export const from = (id: string): Line => (isGate(id) ? line`de la ${place(id)}` : line`de ${place(id)}`)
export const since = (id: string): Line => line`depuis ${theSystem(id)}`

// --- players ---

/** “de Camille”, “d’Inès” */
export const ofPlayer = (player: Ref): Line => line`${french.ofName(player.text).slice(0, -player.text.length)}${player}`

/** What French can say at one table, to one reader. */
export interface French extends Known {
  /** The reader's name, at the head of a prompt. */
  readonly you: Ref
  /** “Inès pioche”, or “Vous piochez” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** “Marco vole 1 Fuel à Inès”, “Marco vous vole 1 Fuel”. */
  doesTo(seat: number, rival: number, third: string, second: string, what: Line | string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  /** “Marco”, “vous” */
  player(seat: number): Line
  /** “de Marco”, “d’Inès” */
  ofPlayer(seat: number): Line
  /** “la cité de Marco”, “votre cité” */
  whose(seat: number, article: string, your: string, what: string): Line
  the(card: number): Line
  list(cards: readonly number[]): Line
  at(system: number): Line
  from(system: number): Line
  theSystem(system: number): Line
}

export function speak(known: Known): French {
  const { reader } = known
  const mine = (seat: number): boolean => isMine(known, seat)
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const does: French['does'] = (seat, third, second) => (mine(seat) ? [as(seat, 'Vous'), ` ${second}`] : [reader.player(seat), ` ${third}`])
  const player = (seat: number): Line => [mine(seat) ? as(seat, 'vous') : reader.player(seat)]
  return {
    ...known,
    you: reader.player(reader.viewer),
    does,
    doesTo: (seat, rival, third, second, what) => (mine(rival) ? line`${reader.player(seat)} vous ${third} ${what}` : line`${does(seat, third, second)} ${what} à ${reader.player(rival)}`),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player,
    ofPlayer: (seat) => ofPlayer(reader.player(seat)),
    whose: (seat, article, your, what) => (mine(seat) ? [`${your} ${what}`] : line`${article} ${what} ${ofPlayer(reader.player(seat))}`),
    the: (card) => the(cardId(known, card)),
    list: (all) => and(all.map((card) => the(cardId(known, card)))),
    at: (system) => at(systemId(known, system)),
    from: (system) => from(systemId(known, system)),
    theSystem: (system) => theSystem(systemId(known, system)),
  }
}
