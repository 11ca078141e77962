import type { Building, Faction, Phase, Track } from '../data/names.ts'
import { Table } from './table.ts'

/** What one faction has; what is left out is as at the start of the game, without units. */
export interface Player {
  readonly faction: Faction
  /** Energy and gems. */
  readonly stock?: readonly [number, number]
  /** By region, or `base`. */
  readonly fighters?: Readonly<Record<string, number>>
  /** Leaders and Ryh-zu by name: a region, `base` or `reserve`, with `upgraded` behind it if so. */
  readonly leaders?: Readonly<Record<string, string>>
  readonly ryhzu?: Readonly<Record<string, string>>
  /** `foundry D-1` and so on. */
  readonly buildings?: readonly string[]
  readonly glory?: number
  readonly relics?: number
  /** Columns from 1. */
  readonly research?: Readonly<Partial<Record<Track, number>>>
  /** Attributes that are upgraded. */
  readonly upgraded?: readonly string[]
  readonly hand?: readonly string[]
  readonly morale?: readonly string[]
}

/** A table written down as data. */
export interface Position {
  readonly players: readonly Player[]
  readonly round?: number
  /** From the beginning of this phase; what is not priced lies under a neutral token. */
  readonly phase: Phase
  /** Who priced a phase, with which token; `last` for Move taken last. */
  readonly prices?: Readonly<Partial<Record<Track, string>>>
  /** Who has the flare gun; the first one unless told. */
  readonly flare?: Faction
  /** Relics that are somewhere else: by number, the region. */
  readonly relicsAt?: Readonly<Record<string, string>>
  /** Production tokens by region. */
  readonly tokens?: Readonly<Record<string, string>>
  /** Choices on the way to the question: a key, or `by FACTION …` where several are asked. */
  readonly before?: readonly string[]
}

export function laidOut({ players, round = 1, phase, prices = {}, flare, relicsAt = {}, tokens = {}, before = [] }: Position): Table {
  const t = new Table(...players.map(({ faction }) => faction)).round(round)
  for (const player of players) putDown(t, player)
  for (const [number, region] of Object.entries(relicsAt)) t.reward(region, Number(number) - 1)
  for (const [region, token] of Object.entries(tokens)) t.token(region, token)
  for (const [track, written] of Object.entries(prices)) {
    const [faction, token, last] = written.split(' ')
    t.price(track as Track, faction as Faction, Number(token), last === 'last')
  }
  if (flare) t.flare(flare)
  if (phase === 'setPrices') t.newRound(round)
  else t.phase(phase)
  for (const key of before) {
    const [, faction, own] = /^by (\w+) (.+)$/.exec(key) ?? []
    if (own === undefined) t.play(key)
    else t.by(faction as Faction, own)
  }
  return t
}

function putDown(t: Table, player: Player): void {
  const { faction } = player
  const at = (place: string): string => (place === 'base' ? `base ${faction}` : place)
  if (player.stock) t.has(faction, ...player.stock)
  for (const [place, count] of Object.entries(player.fighters ?? {})) t.fighters(faction, at(place), count)
  for (const [name, written] of Object.entries(player.leaders ?? {})) {
    const [place, condition] = written.split(' ')
    t.leader(name, at(place), condition === 'upgraded')
  }
  for (const [name, written] of Object.entries(player.ryhzu ?? {})) {
    const [place, condition] = written.split(' ')
    t.ryhzu(name, at(place), faction, condition === 'upgraded')
  }
  for (const written of player.buildings ?? []) {
    const [kind, place] = written.split(' ')
    t.building(faction, kind as Building, place)
  }
  if (player.glory !== undefined) t.glory(faction, player.glory)
  if (player.relics !== undefined) t.relics(faction, player.relics)
  for (const [track, column] of Object.entries(player.research ?? {})) t.column(faction, track as Track, column)
  t.upgraded(...(player.upgraded ?? []))
  t.hand(faction, ...(player.hand ?? []))
  t.morale(...(player.morale ?? []).map(at))
}
