import { english, type Noun } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Part, type Ref } from '#words/line.ts'
import { resources as resourceIds, type Band, type Ladder, type Resource, type Zone } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import { cardId, isMine, isPhantom, territoryId, type Amounts, type Known } from '../known.ts'
import { lexicon as makeLexicon, type Lexicon } from '../lexicon.ts'
import { bandNames, ladderNames, resourceNames, syndicates, zoneNames } from './names.ts'
import { rewardName, tokenName } from './effects.ts'

/** How English speaks of things: amounts, lists, places, players. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'and')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const lexicon = (tables: Tables): Lexicon => makeLexicon(tables, { titles: {}, token: tokenName, reward: rewardName })

// --- resources ---

/** “3 credits”, “2 crew” */
export const amountOf = (id: Resource, n: number): Line => line`${n} ${ref('resource', id, id === 'credits' && n === 1 ? 'credit' : resourceNames[id])}`
export const amount = (resource: number, n: number): Line => amountOf(resourceIds[resource], n)
/** “8 credits and 4 influence” */
export function amounts(all: Amounts): Line {
  const some = all.flatMap((n, resource) => (n > 0 ? [amount(resource, n)] : []))
  return some.length > 0 ? and(some) : ['nothing']
}
export const isNothing = (all: Amounts): boolean => all.every((n) => n === 0)

export const cardCount = (n: number): string => plural(n, 'card', 'cards')
export const baseCount = (n: number): string => plural(n, 'base', 'bases')
export const points = (n: number): string => plural(n, 'victory point', 'victory points')
export const reinforcements = (n: number): string => (n === 0 ? 'no reinforcements' : plural(n, 'reinforcement', 'reinforcements'))
export const anyOf = (n: number): string => `${plural(n, 'resource', 'resources')} of your choice`
/** “4 or more”, “6” */
export const face = (n: number): string => (n >= 6 ? String(n) : `${n} or more`)
export const percent = (n: number): string => `${n > 0 && n < 1 ? '<1' : Math.round(n)}%`

// --- names ---

export const zoneName = (zone: Zone): Ref => ref('zone', zone, zoneNames[zone].name)
export const bandName = (band: Band): Ref => ref('band', band, bandNames[band])
export const ladderName = (ladder: Ladder): string => ladderNames[ladder]
/** “the middle zone”, “the middle and inner zones” */
export function zonesOf(zones: readonly Zone[]): Line {
  if (zones.length === 1) return line`the ${zoneName(zones[0])}`
  return line`the ${and(zones.map((zone): Line => [ref('zone', zone, zoneNames[zone].adjective)]))} zones`
}

/** “the Ascenders”, “Orion” */
export function theSyndicate(names: Lexicon, id: string): Line {
  const name = names.card(id)
  const noun: Noun | undefined = syndicates[id]
  return noun && noun.text === name.text && !noun.bare ? line`the ${name}` : [name]
}

export const quoted = (thing: Ref): Line => line`“${thing}”`
export const phantomRef: Ref = ref('phantom', 'phantom', 'the phantom')
/** “Camille’s”, “Iris’” */
export const genitive = (player: Ref): Line => [player, english.genitive(player.text).slice(player.text.length)]

/** What English can say at one table, to one reader. */
export interface English extends Known {
  /** The reader's name, at the head of a prompt. */
  readonly you: Ref
  /** “Inès draws”, or “You draw” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** One of two words: about another player, or to the reader. */
  say(seat: number, third: string, second: string): string
  /** “Marco”, “you”, “the phantom” */
  player(seat: number): Line
  /** “Marco’s”, “your” */
  whose(seat: number): Line
  /** “Marco’s base on Koss” */
  baseOf(seat: number, at: number): Line
  place(at: number): Ref
  /** “on Koss” */
  at(at: number): Line
  /** “on Koss”, by the id of the territory */
  on(id: string): Line
  /** The title of a card in quotation marks. */
  card(card: number): Line
  title(id: string): Line
  cards(cards: readonly number[]): Line
}

export function speak(known: Known): English {
  const { reader, names } = known
  const mine = (seat: number): boolean => isMine(known, seat)
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const named = (seat: number): Ref => (isPhantom(known, seat) ? phantomRef : reader.player(seat))
  const whose = (seat: number): Line => (mine(seat) ? ['your'] : genitive(named(seat)))
  const place = (at: number): Ref => names.territory(territoryId(known, at))
  const card = (number: number): Line => quoted(names.card(cardId(known, number)))
  return {
    ...known,
    you: reader.player(reader.viewer),
    does: (seat, third, second) => (mine(seat) ? [as(seat, 'You'), ` ${second}`] : [isPhantom(known, seat) ? { ...phantomRef, text: 'The phantom' } : reader.player(seat), ` ${third}`]),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat): readonly Part[] => [mine(seat) ? as(seat, 'you') : named(seat)],
    whose,
    baseOf: (seat, at) => line`${whose(seat)} base on ${place(at)}`,
    place,
    at: (at) => line`on ${place(at)}`,
    on: (id) => line`on ${names.territory(id)}`,
    card,
    title: (id) => quoted(names.card(id)),
    cards: (all) => and(all.map(card)),
  }
}
