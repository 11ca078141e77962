import type { Table } from '../context.tsx'
import { cubeFor, deckAt, deckLeft, fledAt, inSet, missionsTo, vaultAt, vaultState, zoneAt } from '../view.ts'
import { passagesTo, type Passage } from './reach.ts'

/** A place in words: what is there, and how one gets there. */

/** What is to be said of a place besides its name and zone. */
export function marksAt({ c, tables, view, rules, t, words }: Table, at: number): readonly string[] {
  const vault = vaultAt(c, view, at)
  const { deck, open } = deckAt(rules, view, at)
  const { map } = t
  return [
    ...(view.at === at ? [map.youAreHere] : []),
    ...(vault >= 0 ? [map.vaultHere(vault + 1, vaultState(view, vault))] : []),
    ...(deck >= 0 ? [open ? map.deck(deckLeft(view, deck)) : map.lockedDeck] : []),
    ...(inSet(view.traderTiles, at) ? [map.traderTile] : []),
    ...(inSet(view.blocked, at) ? [[map.blocked, ...fledAt(view, at).map((card) => words.name('confrontation', c.confrontations.ids[card]))].join(': ')] : []),
    ...(missionsTo(c, view, at).length > 0 ? [map.wantedHere] : []),
    ...(cubeFor(c, view, at) ? [map.cubeForHere] : []),
    ...tables.routes.rows.filter(({ stops }) => stops.includes(c.territories.ids[at])).map(({ id }) => map.route(id)),
  ]
}

/** “Hyperjump, 2 fuel, 50% safe, 33% confrontation, 17% trap” */
export function passageWords({ t }: Pick<Table, 't'>, { way, fuel, dice, chances }: Passage): string {
  const { map, confrontation } = t
  const name = way === 'flee' ? confrontation.answers.flee.name : map.ways[way]
  return [name, map.fuel(fuel), dice === 0 ? map.noRisk : map.risk(...chances)].join(', ')
}

/** The spoken name of a place, with what it takes to get there. */
export function spokenPlace(table: Table, at: number): string {
  const { c, t, view } = table
  const ways = passagesTo(table, at).filter(({ option }) => option)
  const reach = ways.length > 0 ? ways.map((way) => passageWords(table, way)) : view.at === at ? [] : [t.map.outOfReach]
  return t.map.place(c.territories.ids[at], zoneAt(c, at), [...marksAt(table, at), ...reach])
}
