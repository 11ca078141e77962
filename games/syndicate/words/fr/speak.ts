import { french, type Noun } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { resources as resourceIds, type Band, type Ladder, type Resource, type Zone } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import { cardId, isMine, isPhantom, territoryId, type Amounts, type Known } from '../known.ts'
import { lexicon as makeLexicon, type Lexicon } from '../lexicon.ts'
import { rewardName, tokenName } from './effects.ts'
import { bandNames, ladderNames, syndicates, zoneNames } from './names.ts'
import { titles } from './titles.ts'

/** How French speaks of things: articles that melt, amounts, lists, places, players. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'et')
export const or = (items: readonly (Line | string)[]): Line => listOf(items, 'ou')
export const plural = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`

export const lexicon = (tables: Tables): Lexicon => makeLexicon(tables, { titles, token: tokenName, reward: rewardName })

// --- resources ---

/** “3 crédits”, “2 d’influence”, “4 équipiers” */
export function amountOf(id: Resource, n: number): Line {
  switch (id) {
    case 'credits':
      return line`${n} ${ref('resource', id, n > 1 ? 'crédits' : 'crédit')}`
    case 'influence':
      return line`${n} d’${ref('resource', id, 'influence')}`
    case 'crew':
      return line`${n} ${ref('resource', id, n > 1 ? 'équipiers' : 'équipier')}`
  }
}
export const amount = (resource: number, n: number): Line => amountOf(resourceIds[resource], n)
/** “8 crédits et 4 d’influence” */
export function amounts(all: Amounts): Line {
  const some = all.flatMap((n, resource) => (n > 0 ? [amount(resource, n)] : []))
  return some.length > 0 ? and(some) : ['rien']
}
export const isNothing = (all: Amounts): boolean => all.every((n) => n === 0)
/** “aucun crédit”, “pas d’influence” */
export const noneOf: Readonly<Record<Resource, string>> = { credits: 'aucun crédit', influence: 'aucune influence', crew: 'aucun équipier' }
/** “des crédits”, “de l’influence”, “des équipiers” */
export const someOf: Readonly<Record<Resource, string>> = { credits: 'des crédits', influence: 'de l’influence', crew: 'des équipiers' }

export const cardCount = (n: number): string => plural(n, 'carte', 'cartes')
export const baseCount = (n: number): string => plural(n, 'base', 'bases')
export const points = (n: number): string => plural(n, 'point de victoire', 'points de victoire')
export const reinforcements = (n: number): string => (n === 0 ? 'sans renfort' : `avec ${plural(n, 'renfort', 'renforts')}`)
export const anyOf = (n: number): string => `${plural(n, 'ressource', 'ressources')} au choix`
/** “4 ou plus”, “6” */
export const face = (n: number): string => (n >= 6 ? String(n) : `${n} ou plus`)
export const percent = (n: number): string => `${n > 0 && n < 1 ? '<1' : Math.round(n)} %`

// --- names ---

const zoneName = (zone: Zone): Ref => ref('zone', zone, zoneNames[zone].name)
/** “en zone médiane” */
export const inZone = (zone: Zone): Line => line`en ${zoneName(zone)}`
export const bandName = (band: Band): Ref => ref('band', band, bandNames[band])
/** “de technologie”, “d’assaut” */
export const ofLadder = (ladder: Ladder): string => french.ofName(ladderNames[ladder])
/** “en zone médiane ou interne” */
export function zonesOf(zones: readonly Zone[]): Line {
  return line`en zone ${or(zones.map((zone): Line => [ref('zone', zone, zoneNames[zone].adjective)]))}`
}

function nounOf(names: Lexicon, id: string): Noun {
  const { text } = names.card(id)
  const noun: Noun | undefined = syndicates[id]
  return noun && noun.text === text ? noun : { text, gender: 'm', bare: true }
}

/** “la Famille Ngata”, “les Terriens”, “Orion” */
export function theSyndicate(names: Lexicon, id: string): Line {
  const noun = nounOf(names, id)
  const whole = french.the(noun)
  return line`${whole.slice(0, whole.length - noun.text.length)}${names.card(id)}`
}

export const quoted = (thing: Ref): Line => line`« ${thing} »`
export const phantomRef: Ref = ref('phantom', 'phantom', 'fantôme')
/** “de Camille”, “d’Inès” */
export const ofName = (thing: Ref): Line => line`${french.ofName(thing.text).slice(0, -thing.text.length)}${thing}`

/** What French can say at one table, to one reader. */
export interface French extends Known {
  /** The reader's name, at the head of a prompt. */
  readonly you: Ref
  /** “Inès pioche”, or “Vous piochez” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** “Marco prend 4 crédits à Inès”, “Marco vous prend 4 crédits”. */
  doesTo(seat: number, rival: number, third: string, second: string, what: Line | string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  /** “Marco”, “vous”, “le fantôme” */
  player(seat: number): Line
  /** “de Marco”, “d’Inès”, “du fantôme” */
  ofPlayer(seat: number): Line
  /** “à Marco”, “au fantôme” */
  toPlayer(seat: number): Line
  /** “l’offre de Marco”, “votre offre” */
  whose(seat: number, article: string, your: string, what: string): Line
  /** “la base de Marco sur Koss”, “votre base sur Koss” */
  baseOf(seat: number, at: number): Line
  place(at: number): Ref
  /** “sur Koss” */
  at(at: number): Line
  /** “de Koss”, “d’Etna” */
  of(at: number): Line
  /** “sur Koss”, by the id of the territory */
  on(id: string): Line
  /** The title of a card in quotation marks. */
  card(card: number): Line
  title(id: string): Line
  cards(cards: readonly number[]): Line
}

export function speak(known: Known): French {
  const { reader, names } = known
  const mine = (seat: number): boolean => isMine(known, seat)
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const named = (seat: number): Line => (isPhantom(known, seat) ? line`le ${phantomRef}` : [reader.player(seat)])
  const does: French['does'] = (seat, third, second) => (mine(seat) ? [as(seat, 'Vous'), ` ${second}`] : isPhantom(known, seat) ? line`Le ${phantomRef} ${third}` : [reader.player(seat), ` ${third}`])
  const ofPlayer = (seat: number): Line => (isPhantom(known, seat) ? line`du ${phantomRef}` : ofName(reader.player(seat)))
  const toPlayer = (seat: number): Line => (isPhantom(known, seat) ? line`au ${phantomRef}` : line`à ${reader.player(seat)}`)
  const whose: French['whose'] = (seat, article, your, what) => (mine(seat) ? [`${your} ${what}`] : line`${article}${article.endsWith('’') ? '' : ' '}${what} ${ofPlayer(seat)}`)
  const place = (at: number): Ref => names.territory(territoryId(known, at))
  const card = (number: number): Line => quoted(names.card(cardId(known, number)))
  return {
    ...known,
    you: reader.player(reader.viewer),
    does,
    doesTo: (seat, rival, third, second, what) => (mine(rival) ? line`${capitalOf(named(seat))} vous ${third} ${what}` : line`${does(seat, third, second)} ${what} ${toPlayer(rival)}`),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat) => (mine(seat) ? [as(seat, 'vous')] : named(seat)),
    ofPlayer,
    toPlayer,
    whose,
    baseOf: (seat, at) => line`${whose(seat, 'la', 'votre', 'base')} sur ${place(at)}`,
    place,
    at: (at) => line`sur ${place(at)}`,
    of: (at) => ofName(place(at)),
    on: (id) => line`sur ${names.territory(id)}`,
    card,
    title: (id) => quoted(names.card(id)),
    cards: (all) => and(all.map(card)),
  }
}

const capitalOf = (parts: Line): Line => (parts[0] === 'le ' ? ['Le ', ...parts.slice(1)] : parts)
