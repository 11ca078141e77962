import { italian, type Noun } from '#words/grammar.ts'
import { line, listOf, plain, ref, type Line, type Ref } from '#words/line.ts'
import { dice as dieIds, resources as resourceIds, suits as suitIds, type Ambition, type Die, type Piece, type Resource } from '../../data/names.ts'
import { kindOfCard, suitLetters } from '../card-text.ts'
import { cardId, isMine, placeOf, systemId, type Icons, type Known } from '../known.ts'
import { ambitions, cards, dice, pieces, resources, suits, symbols } from './names.ts'

/** How Italian speaks of things: articles that melt, amounts, lists, places. */

/** “Custode ed Empate”: the d that keeps two vowels apart. */
export function and(items: readonly (Line | string)[]): Line {
  const last = items.at(-1) ?? ''
  return listOf(items, /^e/i.test(typeof last === 'string' ? last : plain(last)) ? 'ed' : 'e')
}
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'o')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

// --- cards ---

/** The noun of any card by its id; an action card is its suit and number. */
export function nounOf(id: string): Noun {
  return cards[id] ?? { text: `${suits[suitIds[suitLetters.indexOf(id.charAt(0))]]} ${id.slice(1)}`, gender: 'f', bare: true }
}

function withArticle(id: string, article: (noun: Noun) => string): Line {
  const noun = nounOf(id)
  const whole = article(noun)
  return line`${whole.slice(0, whole.length - noun.text.length)}${ref(kindOfCard(id), id, noun.text)}`
}

export const the = (id: string): Line => withArticle(id, italian.the)
export const on = (id: string): Line => withArticle(id, italian.on)
/** “si aggiunge”, “si aggiungono” */
export const agree = (id: string, one: string, many: string): string => (nounOf(id).plural ? many : one)

// --- resources, pieces, dice ---

export const resourceName = (id: Resource, n = 1): Ref => ref('resource', id, n === 1 ? resources[id].one : resources[id].many)
/** “2 Armi” */
export const amountOf = (id: Resource, n: number): Line => line`${n} ${resourceName(id, n)}`
export const amount = (type: number, n: number): Line => amountOf(resourceIds[type], n)

/** “il Carburante”, “l’Arma” */
export function theResource(id: Resource): Line {
  const { one: text, gender } = resources[id]
  return line`${italian.the({ text, gender }).slice(0, -text.length)}${resourceName(id)}`
}
export const isFeminine = (id: Resource): boolean => resources[id].gender === 'f'

export const countOf = (piece: Piece, n: number): string => plural(n, pieces[piece].one, pieces[piece].many)
export const keys = (n: number): string => plural(n, 'chiave', 'chiavi')
export const hits = (n: number): string => plural(n, 'colpo', 'colpi')
export const buildingHits = (n: number): string => plural(n, 'colpo agli edifici', 'colpi agli edifici')
export const cardCount = (n: number): string => plural(n, 'carta', 'carte')
export const pips = (n: number): string => plural(n, 'punto azione', 'punti azione')
export const diceCount = (n: number): string => plural(n, 'dado', 'dadi')

/** “3 navi integre e 1 danneggiata” */
export function shipGroup(fresh: number, damaged: number): string {
  if (damaged === 0) return plural(fresh, 'nave integra', 'navi integre')
  if (fresh === 0) return plural(damaged, 'nave danneggiata', 'navi danneggiate')
  return `${plural(fresh, 'nave integra', 'navi integre')} e ${plural(damaged, 'danneggiata', 'danneggiate')}`
}

/** “3 navi”, “3 navi (1 danneggiata)”: as the log tells it. */
export function shipsTold(fresh: number, damaged: number): string {
  if (fresh === 0) return plural(damaged, 'nave danneggiata', 'navi danneggiate')
  return countOf('ship', fresh + damaged) + (damaged > 0 ? ` (${plural(damaged, 'danneggiata', 'danneggiate')})` : '')
}

/** “Assalto” */
export const dieName = (die: Die): Ref => ref('die', die, dice[die])
/** “2 dadi Assalto” */
export const diceOf = (die: Die, n: number): Line => line`${diceCount(n)} ${dieName(die)}`
export const diceTaken = (counts: readonly number[]): Line => and(counts.flatMap((n, die) => (n > 0 ? [diceOf(dieIds[die], n)] : [])))

/** “2 colpi, 1 chiave”, in the order in which they are resolved. */
export function iconsOf({ self, intercept, hits: struck, building, keys: found }: Icons): string[] {
  return [
    ...(self > 0 ? [plural(self, 'bruciatura', 'bruciature')] : []),
    ...(intercept > 0 ? [plural(intercept, 'intercettazione', 'intercettazioni')] : []),
    ...(struck > 0 ? [hits(struck)] : []),
    ...(building > 0 ? [buildingHits(building)] : []),
    ...(found > 0 ? [keys(found)] : []),
  ]
}

// --- ambitions ---

export const ambitionName = (id: Ambition): Ref => ref('ambition', id, ambitions[id])
export const marker = (first: number, second: number): string => `${first}/${second}`

// --- places ---

/** “portale 2”, “2 Esagono” */
export function systemName(id: string): string {
  const { cluster, symbol } = placeOf(id)
  return symbol === 'gate' ? `portale ${cluster}` : `${cluster} ${symbols[symbol]}`
}
const isGate = (id: string): boolean => placeOf(id).symbol === 'gate'
const place = (id: string): Ref => ref('system', id, systemName(id))
export const theSystem = (id: string): Line => (isGate(id) ? line`il ${place(id)}` : [place(id)])
/** “nel portale 2”, “in 2 Esagono” */
export const at = (id: string): Line => (isGate(id) ? line`nel ${place(id)}` : line`in ${place(id)}`)
/** “dal portale 2”, “da 2 Esagono” */
export const from = (id: string): Line => (isGate(id) ? line`dal ${place(id)}` : line`da ${place(id)}`)
/** “al portale 2”, “a 2 Esagono” */
export const toSystem = (id: string): Line => (isGate(id) ? line`al ${place(id)}` : line`a ${place(id)}`)

// --- players ---

/** “a Marco”, “ad Anna” */
export const toPlayer = (player: Ref): Line => line`${italian.toName(player.text).slice(0, -player.text.length)}${player}`

/** What Italian can say at one table, to one reader. */
export interface Italian extends Known {
  /** The reader's name, at the head of a prompt. */
  readonly you: Ref
  /** “Inès pesca”, or “Tu peschi” to the reader: without the pronoun it would sound like an order. */
  does(seat: number, third: string, second: string): Line
  /** “Marco ruba 1 Arma a Inès”, “Marco ti ruba 1 Arma”. */
  doesTo(seat: number, rival: number, third: string, second: string, what: Line | string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  /** “Marco”, “te” after a preposition */
  player(seat: number): Line
  toPlayer(seat: number): Line
  /** “la città di Marco”, “la tua città” */
  city(seat: number): Line
  /** “un agente di Marco”, “uno dei tuoi agenti” */
  agents(seat: number, n: number): Line
  the(card: number): Line
  on(card: number): Line
  list(cards: readonly number[]): Line
  at(system: number): Line
  from(system: number): Line
  toSystem(system: number): Line
}

export function speak(known: Known): Italian {
  const { reader } = known
  const mine = (seat: number): boolean => isMine(known, seat)
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const does: Italian['does'] = (seat, third, second) => (mine(seat) ? [as(seat, 'Tu'), ` ${second}`] : [reader.player(seat), ` ${third}`])
  return {
    ...known,
    you: reader.player(reader.viewer),
    does,
    doesTo: (seat, rival, third, second, what) => (mine(rival) ? line`${reader.player(seat)} ti ${third} ${what}` : line`${does(seat, third, second)} ${what} ${toPlayer(reader.player(rival))}`),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat) => [mine(seat) ? as(seat, 'te') : reader.player(seat)],
    toPlayer: (seat) => toPlayer(reader.player(seat)),
    city: (seat) => (mine(seat) ? ['la tua città'] : line`la città di ${reader.player(seat)}`),
    agents: (seat, n) => (mine(seat) ? [`${n === 1 ? 'uno' : n} dei tuoi agenti`] : line`${n === 1 ? 'un agente' : countOf('agent', n)} di ${reader.player(seat)}`),
    the: (card) => the(cardId(known, card)),
    on: (card) => on(cardId(known, card)),
    list: (all) => and(all.map((card) => the(cardId(known, card)))),
    at: (system) => at(systemId(known, system)),
    from: (system) => from(systemId(known, system)),
    toSystem: (system) => toSystem(systemId(known, system)),
  }
}
