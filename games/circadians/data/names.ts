/** The closed lists that everything else counts with. Their order is the order of indices in states. */
export const factions = ['circadians', 'ai', 'zcharo', 'leyrien', 'jrayek', 'oxataya'] as const
export type Faction = (typeof factions)[number]
export const FACTION = { circadians: 0, ai: 1, zcharo: 2, leyrien: 3, jrayek: 4, oxataya: 5 } as const satisfies Record<Faction, number>

export const phases = ['setPrices', 'discover', 'build', 'harvest', 'recruit', 'move', 'combat', 'income', 'relics'] as const
export type Phase = (typeof phases)[number]
export const PHASE = {
  setPrices: 0,
  discover: 1,
  build: 2,
  harvest: 3,
  recruit: 4,
  move: 5,
  combat: 6,
  income: 7,
  relics: 8,
} as const satisfies Record<Phase, number>

/** The five action phases, each with a research track: phase minus one. */
export const tracks = ['discover', 'build', 'harvest', 'recruit', 'move'] as const
export type Track = (typeof tracks)[number]
export const TRACK = { discover: 0, build: 1, harvest: 2, recruit: 3, move: 4 } as const satisfies Record<Track, number>
export const COLUMNS = 5

export const terrains = ['marsh', 'cliffs', 'plains'] as const
export type Terrain = (typeof terrains)[number]
export const TERRAIN = { marsh: 0, cliffs: 1, plains: 2 } as const satisfies Record<Terrain, number>

export const buildings = ['foundry', 'outpost', 'fortress'] as const
export type Building = (typeof buildings)[number]
export const BUILDING = { foundry: 0, outpost: 1, fortress: 2 } as const satisfies Record<Building, number>

/** Board foundations, from the top of the faction board. */
export const boardFoundations = ['research', 'unlock', 'harvest', 'handlimit', 'adjacent'] as const
export type BoardFoundation = (typeof boardFoundations)[number]
export const BOARD_FOUNDATION = {
  research: 0,
  unlock: 1,
  harvest: 2,
  handlimit: 3,
  adjacent: 4,
} as const satisfies Record<BoardFoundation, number>

export const tileSets = ['gold', 'blue', 'red'] as const
export type TileSet = (typeof tileSets)[number]

export const ryhzu = ['Uryk', 'Halke', 'Katarin'] as const
export type Ryhzu = (typeof ryhzu)[number]

export const combatIcons = ['strength', 'attack', 'shield'] as const
export type CombatIcon = (typeof combatIcons)[number]

export const ROUNDS = 6
export const PRICE_TOKENS = 6
