import type { BoardFoundation, Building, CombatIcon, Faction, Phase, Terrain, TileSet, Track } from '../../data/names.ts'

/** Names in English. Leaders and Ryh-zu go by their own; Tactics cards that no source prints have titles of ours. */

export const factions: Readonly<Record<Faction, string>> = {
  circadians: 'Circadians',
  ai: 'AI',
  zcharo: 'Zcharo',
  leyrien: 'Leyrien',
  jrayek: 'Jrayek',
  oxataya: 'Oxataya',
}

export const phases: Readonly<Record<Phase, string>> = {
  setPrices: 'Set prices',
  discover: 'Discover',
  build: 'Build',
  harvest: 'Harvest',
  recruit: 'Recruit',
  move: 'Move',
  combat: 'Combat',
  income: 'Income',
  relics: 'Relics',
}

export const tracks: Readonly<Record<Track, string>> = phases

export const terrains: Readonly<Record<Terrain, { readonly name: string; readonly on: string; readonly many: string }>> = {
  marsh: { name: 'marsh', on: 'in a marsh', many: 'marshes' },
  cliffs: { name: 'cliffs', on: 'on cliffs', many: 'cliffs' },
  plains: { name: 'plains', on: 'on plains', many: 'plains' },
}

export const buildings: Readonly<Record<Building, { readonly one: string; readonly many: string }>> = {
  foundry: { one: 'foundry', many: 'foundries' },
  outpost: { one: 'outpost', many: 'outposts' },
  fortress: { one: 'fortress', many: 'fortresses' },
}

export const boardFoundations: Readonly<Record<BoardFoundation, string>> = {
  research: 'Knowledge',
  unlock: 'Key',
  harvest: 'Harvest',
  handlimit: 'Larger hand',
  adjacent: 'Relay',
}

export const attributes: Readonly<Record<string, string>> = {
  covert: 'Covert',
  militarized: 'Militarized',
  tactical: 'Tactical',
  mobile: 'Mobile',
  perceptive: 'Perceptive',
  cunning: 'Cunning',
  copious: 'Copious',
  destructive: 'Destructive',
  ominous: 'Ominous',
  proficient: 'Proficient',
  seclusive: 'Seclusive',
  resilient: 'Resilient',
  tenacious: 'Tenacious',
  expeditious: 'Expeditious',
  optimistic: 'Optimistic',
  spirited: 'Spirited',
  protective: 'Protective',
  aggressive: 'Aggressive',
  assertive: 'Assertive',
  hostile: 'Hostile',
  fortified: 'Fortified',
  resourceful: 'Resourceful',
  subterranean: 'Subterranean',
  symbiotic: 'Symbiotic',
  volatile: 'Volatile',
}

export const sections: Readonly<Record<string, string>> = {
  retreat: 'Retreat',
  dieLeft: 'Die left',
  dieRight: 'Die right',
  swarm: 'Swarm',
  assault: 'Assault',
  guard: 'Guard',
}

export const icons: Readonly<Record<CombatIcon, string>> = { strength: 'Strength', attack: 'Attack', shield: 'shield' }

export const colors: Readonly<Record<TileSet, string>> = { gold: 'gold', blue: 'blue', red: 'red' }

/** “the AI”, “the Zcharo”: each takes the article. */
export const theFaction = (id: Faction): string => `the ${factions[id]}`
export const isOne = (id: Faction): boolean => id === 'ai'
