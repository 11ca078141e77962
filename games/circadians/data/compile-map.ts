import { HEXES, KIND, type Content } from './content.ts'
import type { HexRow, MapRows } from './map.ts'
import { terrains, tileSets } from './names.ts'

const counts = [2, 3, 4, 5]

export function compileMap(rows: MapRows, effect: (text: string) => number): Content['map'] {
  const { hexes } = rows
  const ids = hexes.map((hex) => hex.id)
  const near = hexes.map((hex) => hexes.flatMap((other, index) => (touching(hex, other) ? [index] : [])))
  const edges = near.flatMap((others, a) => others.filter((b) => b > a).map((b): [number, number] => [a, b]))
  const edgeOf = new Array<number>(HEXES * HEXES).fill(-1)
  edges.forEach(([a, b], edge) => (edgeOf[a * HEXES + b] = edgeOf[b * HEXES + a] = edge))
  const kind = counts.flatMap((count) => hexes.map((hex) => kindFor(rows, hex, count)))
  const kindOf = (count: number, hex: number): number => kind[(count - 2) * HEXES + hex]
  const at = (id: string): number => ids.indexOf(id)
  return {
    ids,
    q: hexes.map((hex) => hex.q),
    r: hexes.map((hex) => hex.r),
    near,
    edges,
    edgeOf,
    kind,
    tileSet: hexes.map((hex) => ('tile' in hex ? tileSets.indexOf(hex.tile) : -1)),
    terrain: hexes.map((hex) => (hex.kind === 'land' ? terrains.indexOf(hex.terrain) : -1)),
    prod: hexes.map((hex) => (hex.kind === 'land' ? effect(hex.prod) : 0)),
    lakes: hexes.flatMap((hex, index) => (hex.kind === 'lake' ? [index] : [])),
    slots: counts.map((count) => hexes.flatMap((_, hex) => (kindOf(count, hex) === KIND.slot ? [hex] : []))),
    pairs: counts.map((count) =>
      hexes.map((_, slot) => {
        if (kindOf(count, slot) !== KIND.slot) return []
        const land = near[slot].filter((hex) => kindOf(count, hex) === KIND.land)
        return land.flatMap((a) => land.filter((b) => b > a && near[a].includes(b)).map((b): [number, number] => [a, b]))
      }),
    ),
    printedMountains: rows.printedMountains.map(([a, b]) => edgeOf[at(a) * HEXES + at(b)]),
    mountainPieces: rows.mountainPieces,
    foundationsPerRegion: rows.foundationsPerRegion,
    tunnels: counts.map((count) =>
      rows.tunnels.filter((tunnel) => tunnel.minFactions <= count).map(({ ends }): [number, number] => [at(ends[0]), at(ends[1])]),
    ),
    tileSets: rows.tileSetsByFactions.map((sets) => sets.map((set) => tileSets.indexOf(set))),
  }
}

function touching(a: HexRow, b: HexRow): boolean {
  const q = a.q - b.q
  const r = a.r - b.r
  return (q !== 0 || r !== 0) && Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
}

/** A tile slot without a tile and a base slot for other numbers of factions are nothing. */
function kindFor(rows: MapRows, hex: HexRow, count: number): number {
  if (hex.kind === 'land') return KIND.land
  if (hex.kind === 'lake') return KIND.lake
  if ('baseFor' in hex && hex.baseFor.includes(count)) return KIND.slot
  if ('tile' in hex && rows.tileSetsByFactions[count - 2].includes(hex.tile)) return KIND.land
  return KIND.none
}
