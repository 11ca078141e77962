import type { Terrain, TileSet } from './names.ts'
import type { Sourced } from './origin.ts'

/** Flat-top hexes on axial coordinates: neighbours differ by (±1,0), (0,±1), (+1,−1) or (−1,+1). */
export type HexRow = { readonly id: string; readonly q: number; readonly r: number } & (
  | { readonly kind: 'land'; readonly terrain: Terrain; readonly prod: string }
  | { readonly kind: 'lake' }
  | { readonly kind: 'tileSlot'; readonly tile: TileSet }
  | { readonly kind: 'baseSlot'; readonly baseFor: readonly number[] }
  /** A base slot for these numbers of factions, a tile slot for the others. */
  | { readonly kind: 'baseOrTile'; readonly baseFor: readonly number[]; readonly tile: TileSet }
)

export interface TileRow {
  readonly terrain: Terrain
  readonly prod: string
}

export interface TunnelRow {
  readonly color: TileSet
  readonly ends: readonly [string, string]
  readonly minFactions: number
}

export interface MapRows {
  readonly hexes: readonly HexRow[]
  readonly terrainTiles: Readonly<Record<TileSet, readonly TileRow[]>>
  /** Sets in play for 2, 3, 4 and 5 factions. */
  readonly tileSetsByFactions: readonly (readonly TileSet[])[]
  readonly printedMountains: readonly (readonly [string, string])[]
  readonly tunnels: readonly TunnelRow[]
  readonly mountainPieces: number
  readonly foundationsPerRegion: number
}

export const map: Sourced<MapRows> = {
  origin: 'found',
  parts: { tileSetsByFactions: 'book', mountainPieces: 'book', foundationsPerRegion: 'book' },
  rows: {
    hexes: [
      { id: 'A-1', q: 0, r: 1, kind: 'tileSlot', tile: 'red' },
      { id: 'A-2', q: 0, r: 2, kind: 'baseOrTile', baseFor: [2], tile: 'red' },
      { id: 'A-3', q: 0, r: 3, kind: 'baseSlot', baseFor: [3, 4, 5] },
      { id: 'B-1', q: 1, r: 0, kind: 'baseSlot', baseFor: [3, 4, 5] },
      { id: 'B-2', q: 1, r: 1, kind: 'land', terrain: 'marsh', prod: 'E2' },
      { id: 'B-3', q: 1, r: 2, kind: 'land', terrain: 'plains', prod: 'C1' },
      { id: 'B-4', q: 1, r: 3, kind: 'tileSlot', tile: 'gold' },
      { id: 'C-1', q: 2, r: -1, kind: 'tileSlot', tile: 'red' },
      { id: 'C-2', q: 2, r: 0, kind: 'land', terrain: 'plains', prod: 'G1' },
      { id: 'C-3', q: 2, r: 1, kind: 'land', terrain: 'marsh', prod: 'C1' },
      { id: 'C-4', q: 2, r: 2, kind: 'lake' },
      { id: 'C-5', q: 2, r: 3, kind: 'tileSlot', tile: 'gold' },
      { id: 'D-1', q: 3, r: -1, kind: 'land', terrain: 'marsh', prod: 'C1' },
      { id: 'D-2', q: 3, r: 0, kind: 'land', terrain: 'cliffs', prod: 'E2' },
      { id: 'D-3', q: 3, r: 1, kind: 'land', terrain: 'plains', prod: 'E2' },
      { id: 'D-4', q: 3, r: 2, kind: 'baseOrTile', baseFor: [2], tile: 'gold' },
      { id: 'D-5', q: 3, r: 3, kind: 'baseSlot', baseFor: [3, 4, 5] },
      { id: 'E-1', q: 4, r: -2, kind: 'baseSlot', baseFor: [2, 3, 4, 5] },
      { id: 'E-2', q: 4, r: -1, kind: 'land', terrain: 'cliffs', prod: 'G1' },
      { id: 'E-3', q: 4, r: 0, kind: 'land', terrain: 'marsh', prod: 'G1' },
      { id: 'E-4', q: 4, r: 1, kind: 'land', terrain: 'cliffs', prod: 'C1' },
      { id: 'E-5', q: 4, r: 2, kind: 'tileSlot', tile: 'blue' },
      { id: 'F-1', q: 5, r: -2, kind: 'tileSlot', tile: 'blue' },
      { id: 'F-2', q: 5, r: -1, kind: 'lake' },
      { id: 'F-3', q: 5, r: 0, kind: 'baseSlot', baseFor: [3, 4, 5] },
      { id: 'F-4', q: 5, r: 1, kind: 'tileSlot', tile: 'blue' },
    ],
    terrainTiles: {
      gold: [
        { terrain: 'cliffs', prod: 'E2' },
        { terrain: 'marsh', prod: 'G1' },
        { terrain: 'plains', prod: 'C1' },
      ],
      blue: [
        { terrain: 'cliffs', prod: 'C1' },
        { terrain: 'marsh', prod: 'E2' },
        { terrain: 'plains', prod: 'G1' },
      ],
      red: [
        { terrain: 'cliffs', prod: 'G1' },
        { terrain: 'marsh', prod: 'C1' },
        { terrain: 'plains', prod: 'E2' },
      ],
    },
    tileSetsByFactions: [[], ['gold'], ['gold', 'blue'], ['gold', 'blue', 'red']],
    printedMountains: [
      ['D-1', 'D-2'],
      ['D-2', 'E-3'],
      ['B-2', 'B-3'],
    ],
    tunnels: [
      { color: 'blue', ends: ['F-1', 'B-4'], minFactions: 4 },
      { color: 'red', ends: ['A-1', 'F-4'], minFactions: 5 },
    ],
    mountainPieces: 10,
    foundationsPerRegion: 3,
  },
}
