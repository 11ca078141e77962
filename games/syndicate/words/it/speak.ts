import { italian, type Noun } from '#words/grammar.ts'
import { line, listOf, plain, ref, type Line, type Ref } from '#words/line.ts'
import { resources as resourceIds, type Band, type Ladder, type Resource, type Zone } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import { cardId, isMine, isPhantom, territoryId, type Amounts, type Known } from '../known.ts'
import { lexicon as makeLexicon, type Lexicon } from '../lexicon.ts'
import { rewardName, tokenName } from './effects.ts'
import { bandNames, ladderNames, syndicates, zoneNames } from './names.ts'
import { titles } from './titles.ts'

/** How Italian speaks of things: articles that melt, amounts, lists, places, players. */

/** “Kafka ed Etna”: the d that keeps two vowels apart. */
export function and(items: readonly (Line | string)[]): Line {
  const last = items.at(-1) ?? ''
  return listOf(items, /^e/i.test(typeof last === 'string' ? last : plain(last)) ? 'ed' : 'e')
}
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'o')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const lexicon = (tables: Tables): Lexicon => makeLexicon(tables, { titles, token: tokenName, reward: rewardName })

// --- resources ---

/** “3 crediti”, “2 d’influenza”, “4 d’equipaggio” */
export function amountOf(id: Resource, n: number): Line {
  switch (id) {
    case 'credits':
      return line`${n} ${ref('resource', id, n === 1 ? 'credito' : 'crediti')}`
    case 'influence':
      return line`${n} d’${ref('resource', id, 'influenza')}`
    case 'crew':
      return line`${n} d’${ref('resource', id, 'equipaggio')}`
  }
}
export const amount = (resource: number, n: number): Line => amountOf(resourceIds[resource], n)
/** “8 crediti e 4 d’influenza” */
export function amounts(all: Amounts): Line {
  const some = all.flatMap((n, resource) => (n > 0 ? [amount(resource, n)] : []))
  return some.length > 0 ? and(some) : ['nulla']
}
export const isNothing = (all: Amounts): boolean => all.every((n) => n === 0)
/** “nessun credito” */
export const noneOf: Readonly<Record<Resource, string>> = { credits: 'nessun credito', influence: 'nessuna influenza', crew: 'nessun equipaggio' }
/** “crediti”, “influenza”, “equipaggio” */
export const someOf: Readonly<Record<Resource, string>> = { credits: 'crediti', influence: 'influenza', crew: 'equipaggio' }

export const cardCount = (n: number): string => plural(n, 'carta', 'carte')
export const baseCount = (n: number): string => plural(n, 'base', 'basi')
export const points = (n: number): string => plural(n, 'punto vittoria', 'punti vittoria')
export const reinforcements = (n: number): string => (n === 0 ? 'senza rinforzi' : `con ${plural(n, 'rinforzo', 'rinforzi')}`)
export const anyOf = (n: number): string => `${plural(n, 'risorsa', 'risorse')} a scelta`
/** “4 o più”, “6” */
export const face = (n: number): string => (n >= 6 ? String(n) : `${n} o più`)
export const percent = (n: number): string => `${n > 0 && n < 1 ? '<1' : Math.round(n)}%`

// --- names ---

const zoneName = (zone: Zone): Ref => ref('zone', zone, zoneNames[zone].name)
/** “in zona mediana” */
export const inZone = (zone: Zone): Line => line`in ${zoneName(zone)}`
export const bandName = (band: Band): Ref => ref('band', band, bandNames[band])
/** “di tecnologia”, “d’assalto” */
export const ofLadder = (ladder: Ladder): string => (ladder === 'assault' ? `d’${ladderNames[ladder]}` : `di ${ladderNames[ladder]}`)
/** “in zona mediana o interna” */
export function zonesOf(zones: readonly Zone[]): Line {
  return line`in zona ${or(zones.map((zone): Line => [ref('zone', zone, zoneNames[zone].adjective)]))}`
}

function nounOf(names: Lexicon, id: string): Noun {
  const { text } = names.card(id)
  const noun: Noun | undefined = syndicates[id]
  return noun && noun.text === text ? noun : { text, gender: 'm', bare: true }
}

/** “la Famiglia Ngata”, “i Terrestri”, “Orion” */
export function theSyndicate(names: Lexicon, id: string): Line {
  const noun = nounOf(names, id)
  const whole = italian.the(noun)
  return line`${whole.slice(0, whole.length - noun.text.length)}${names.card(id)}`
}

export const quoted = (thing: Ref): Line => line`«${thing}»`
export const phantomRef: Ref = ref('phantom', 'phantom', 'fantasma')
/** “a Marco”, “ad Anna” */
export const toName = (player: Ref): Line => line`${italian.toName(player.text).slice(0, -player.text.length)}${player}`

/** What Italian can say at one table, to one reader. */
export interface Italian extends Known {
  /** The reader's name, at the head of a prompt. */
  readonly you: Ref
  /** “Inès pesca”, or “Tu peschi” to the reader: without the pronoun it would sound like an order. */
  does(seat: number, third: string, second: string): Line
  /** “Marco prende 4 crediti a Inès”, “Marco ti prende 4 crediti”. */
  doesTo(seat: number, rival: number, third: string, second: string, what: Line | string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  /** “Marco”, “tu”, “il fantasma”: who does something. */
  subject(seat: number): Line
  /** “Marco”, “te”, “il fantasma”: after a preposition. */
  player(seat: number): Line
  /** “di Marco”, “del fantasma” */
  ofPlayer(seat: number): Line
  /** “a Marco”, “ad Anna”, “al fantasma” */
  toPlayer(seat: number): Line
  /** “l’offerta di Marco”, “la tua offerta” */
  whose(seat: number, article: string, your: string, what: string): Line
  /** “la base di Marco su Koss”, “la tua base su Koss” */
  baseOf(seat: number, at: number): Line
  place(at: number): Ref
  /** “su Koss” */
  at(at: number): Line
  /** “di Koss” */
  of(at: number): Line
  /** “su Koss”, by the id of the territory */
  on(id: string): Line
  /** The title of a card in quotation marks. */
  card(card: number): Line
  title(id: string): Line
  cards(cards: readonly number[]): Line
}

export function speak(known: Known): Italian {
  const { reader, names } = known
  const mine = (seat: number): boolean => isMine(known, seat)
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const named = (seat: number): Line => (isPhantom(known, seat) ? line`il ${phantomRef}` : [reader.player(seat)])
  const third = (seat: number): Line => (isPhantom(known, seat) ? line`Il ${phantomRef}` : [reader.player(seat)])
  const does: Italian['does'] = (seat, other, second) => (mine(seat) ? [as(seat, 'Tu'), ` ${second}`] : line`${third(seat)} ${other}`)
  const ofPlayer = (seat: number): Line => (isPhantom(known, seat) ? line`del ${phantomRef}` : line`di ${reader.player(seat)}`)
  const toPlayer = (seat: number): Line => (isPhantom(known, seat) ? line`al ${phantomRef}` : toName(reader.player(seat)))
  const whose: Italian['whose'] = (seat, article, your, what) => (mine(seat) ? [`${your} ${what}`] : line`${article}${article.endsWith('’') ? '' : ' '}${what} ${ofPlayer(seat)}`)
  const place = (at: number): Ref => names.territory(territoryId(known, at))
  const card = (number: number): Line => quoted(names.card(cardId(known, number)))
  return {
    ...known,
    you: reader.player(reader.viewer),
    does,
    doesTo: (seat, rival, other, second, what) => (mine(rival) ? line`${third(seat)} ti ${other} ${what}` : line`${does(seat, other, second)} ${what} ${toPlayer(rival)}`),
    say: (seat, other, second) => (mine(seat) ? second : other),
    subject: (seat) => (mine(seat) ? [as(seat, 'tu')] : named(seat)),
    player: (seat) => (mine(seat) ? [as(seat, 'te')] : named(seat)),
    ofPlayer,
    toPlayer,
    whose,
    baseOf: (seat, at) => line`${whose(seat, 'la', 'la tua', 'base')} su ${place(at)}`,
    place,
    at: (at) => line`su ${place(at)}`,
    of: (at) => line`di ${place(at)}`,
    on: (id) => line`su ${names.territory(id)}`,
    card,
    title: (id) => quoted(names.card(id)),
    cards: (all) => and(all.map(card)),
  }
}
