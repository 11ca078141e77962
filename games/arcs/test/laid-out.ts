import type { Ambition, Resource } from '../data/names.ts'
import { Table } from './table.ts'

/** What one player has; what is left out is nothing. */
export interface Player {
  /** Ships by system: `3`, or `2+1` with one damaged. */
  readonly ships?: Readonly<Record<string, string>>
  /** Systems, each with `damaged` behind it if it is. */
  readonly cities?: readonly string[]
  readonly starports?: readonly string[]
  readonly tokens?: readonly Resource[]
  readonly guilds?: readonly string[]
  readonly hand?: readonly string[]
  /** Agents on cards of the Court. */
  readonly agents?: Readonly<Record<string, number>>
  /** By the number of the seat that they are from. */
  readonly captives?: Readonly<Record<string, number>>
  /** Ships among the Trophies, in the same way. */
  readonly trophies?: Readonly<Record<string, number>>
  readonly outrage?: readonly Resource[]
  readonly power?: number
}

/** A table written down as data. */
export interface Position {
  readonly players: readonly Player[]
  readonly court?: readonly string[]
  /** Ambitions by their marker: 0 is the lowest. */
  readonly declared?: Readonly<Record<string, Ambition>>
  readonly chapter?: number
  /** Who is about to lead; the first seat unless told. */
  readonly leader?: number
  /** The raid that the first seat is in the middle of, with this Rival and so many keys. */
  readonly raid?: { readonly rival: number; readonly keys: number }
  /** Choices on the way to the question. */
  readonly before?: readonly string[]
}

export function laidOut({ players, court, declared = {}, chapter = 1, leader = 0, raid, before = [] }: Position): Table {
  const t = new Table(players.length as 2 | 3 | 4)
  // The whole map is in play.
  t.set({ out: 0, chapter, initiative: leader, stack: [{ step: 'lead', seat: leader }] })
  for (const [marker, ambition] of Object.entries(declared)) t.declared(ambition, Number(marker))
  if (court) t.court(...court)
  players.forEach((player, seat) => putDown(t, player, seat))
  t.set({ power: t.state.power.map((_, seat) => players[seat]?.power ?? 0) })
  t.play(...before)
  if (raid) t.set({ stack: [...t.state.stack, { step: 'raid', seat: 0, ...raid }] })
  return t
}

function putDown(t: Table, player: Player, seat: number): void {
  for (const [system, ships] of Object.entries(player.ships ?? {})) {
    const [fresh, damaged = 0] = ships.split('+').map(Number)
    t.ships(system, seat, fresh, damaged)
  }
  for (const [system, damaged] of (player.cities ?? []).map(split)) t.city(system, seat, damaged)
  for (const [system, damaged] of (player.starports ?? []).map(split)) t.starport(system, seat, damaged)
  t.tokens(seat, ...(player.tokens ?? []))
  t.holds(seat, ...(player.guilds ?? []))
  t.hand(seat, ...(player.hand ?? []))
  for (const [card, count] of Object.entries(player.agents ?? {})) t.agents(card, seat, count)
  for (const [owner, count] of Object.entries(player.captives ?? {})) t.captives(seat, Number(owner), count)
  for (const [owner, count] of Object.entries(player.trophies ?? {})) t.trophies(seat, Number(owner), count)
  for (const type of player.outrage ?? []) t.outrage(seat, type)
}

function split(written: string): [system: string, damaged: boolean] {
  const [system, condition] = written.split(' ')
  return [system, condition === 'damaged']
}
