import { attributes, type AttributeRow } from './attributes.ts'
import { factionBoards, morale, type FactionRow, type MoraleRows } from './factions.ts'
import { foundations, type FoundationRows } from './foundations.ts'
import { income, type IncomeRows } from './income.ts'
import { intelligence, type IntelligenceRow } from './intelligence.ts'
import { leaders, ryhzuRows, type LeaderRow, type RyhzuRow } from './leaders.ts'
import { map, type MapRows } from './map.ts'
import type { Faction, Track } from './names.ts'
import type { Sourced } from './origin.ts'
import { prices, type PriceRows } from './prices.ts'
import { production, type ProductionRow } from './production.ts'
import { research, type ColumnRow } from './research.ts'
import { start, type StartRows } from './start.ts'
import { tactics, type TacticsRow } from './tactics.ts'
import { wheel, type WheelRows } from './wheel.ts'

/** Every table of the game: plain JSON, so that it can be hashed, sent, and replaced by an owner of the box. */
export interface Tables {
  readonly map: Sourced<MapRows>
  readonly foundations: Sourced<FoundationRows>
  readonly production: Sourced<readonly ProductionRow[]>
  readonly research: Sourced<Readonly<Record<Track, readonly ColumnRow[]>>>
  readonly prices: Sourced<PriceRows>
  readonly factions: Sourced<readonly FactionRow[]>
  readonly morale: Sourced<MoraleRows>
  readonly leaders: Sourced<Readonly<Record<Faction, readonly LeaderRow[]>>>
  readonly ryhzu: Sourced<readonly RyhzuRow[]>
  readonly attributes: Sourced<Readonly<Record<Faction, readonly AttributeRow[]>>>
  readonly intelligence: Sourced<readonly IntelligenceRow[]>
  readonly tactics: Sourced<readonly TacticsRow[]>
  readonly wheel: Sourced<WheelRows>
  readonly income: Sourced<IncomeRows>
  readonly start: Sourced<StartRows>
}

export type TableName = keyof Tables

export const bookTables: Tables = {
  map,
  foundations,
  production,
  research,
  prices,
  factions: factionBoards,
  morale,
  leaders,
  ryhzu: ryhzuRows,
  attributes,
  intelligence,
  tactics,
  wheel,
  income,
  start,
}
