import type { BoardFoundation, Building, CombatIcon, Faction, Phase, Terrain, TileSet, Track } from '../../data/names.ts'

/** Names in Italian. No Italian edition is known to us: all of them are our own translation. */

/** Names with “the” and “of the”. */
export const factions: Readonly<Record<Faction, { readonly text: string; readonly the: string; readonly of: string; readonly plural: boolean }>> = {
  circadians: { text: 'Circadiani', the: 'i ', of: 'dei ', plural: true },
  ai: { text: 'IA', the: 'l’', of: 'dell’', plural: false },
  zcharo: { text: 'Zcharo', the: 'gli ', of: 'degli ', plural: true },
  leyrien: { text: 'Leyrien', the: 'i ', of: 'dei ', plural: true },
  jrayek: { text: 'Jrayek', the: 'i ', of: 'dei ', plural: true },
  oxataya: { text: 'Oxataya', the: 'gli ', of: 'degli ', plural: true },
}

export const phases: Readonly<Record<Phase, string>> = {
  setPrices: 'Fissare i prezzi',
  discover: 'Scoprire',
  build: 'Costruire',
  harvest: 'Raccogliere',
  recruit: 'Reclutare',
  move: 'Muovere',
  combat: 'Combattere',
  income: 'Rendita',
  relics: 'Reliquie',
}

export const tracks: Readonly<Record<Track, string>> = phases

export const terrains: Readonly<Record<Terrain, { readonly name: string; readonly on: string; readonly many: string }>> = {
  marsh: { name: 'palude', on: 'nelle paludi', many: 'palude' },
  cliffs: { name: 'scogliere', on: 'sulle scogliere', many: 'scogliera' },
  plains: { name: 'pianure', on: 'nelle pianure', many: 'pianura' },
}

export const buildings: Readonly<Record<Building, { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' }>> = {
  foundry: { one: 'fonderia', many: 'fonderie', gender: 'f' },
  outpost: { one: 'avamposto', many: 'avamposti', gender: 'm' },
  fortress: { one: 'fortezza', many: 'fortezze', gender: 'f' },
}

export const boardFoundations: Readonly<Record<BoardFoundation, string>> = {
  research: 'Sapere',
  unlock: 'Chiave',
  harvest: 'Raccolto',
  handlimit: 'Mano ampia',
  adjacent: 'Staffetta',
}

export const attributes: Readonly<Record<string, string>> = {
  covert: 'Segreto',
  militarized: 'Militarizzato',
  tactical: 'Tattico',
  mobile: 'Mobile',
  perceptive: 'Perspicace',
  cunning: 'Astuto',
  copious: 'Innumerevole',
  destructive: 'Distruttivo',
  ominous: 'Minaccioso',
  proficient: 'Esperto',
  seclusive: 'Appartato',
  resilient: 'Resistente',
  tenacious: 'Tenace',
  expeditious: 'Sollecito',
  optimistic: 'Ottimista',
  spirited: 'Focoso',
  protective: 'Protettivo',
  aggressive: 'Aggressivo',
  assertive: 'Autoritario',
  hostile: 'Ostile',
  fortified: 'Fortificato',
  resourceful: 'Ingegnoso',
  subterranean: 'Sotterraneo',
  symbiotic: 'Simbiotico',
  volatile: 'Instabile',
}

export const tactics: Readonly<Record<string, string>> = {
  T01: 'Fuoco incrociato',
  T02: 'Riti delle reliquie',
  T03: 'Sovraccarico',
  T04: 'Ripiegamento combattuto',
  T05: 'Trincerati',
  T06: 'Ultima difesa',
  T07: 'Imboscata',
  T08: 'Baluardo',
  T09: 'Ranghi serrati',
  T10: 'Marcia forzata',
  T11: 'Saccheggio',
  T12: 'Sabotaggio',
  T13: 'Diversivo',
  T14: 'Caccia alle teste',
  T15: 'Infermieri da campo',
  T16: 'Recupero',
  T17: 'Terra bruciata',
  T18: 'Adunata',
  T19: 'Progetto',
  T20: 'Intuizione',
  T21: 'Contromossa',
  T22: 'Tenere la linea',
  T23: 'Sfondamento',
  T24: 'Veterani',
  T25: 'Tributo',
}

export const sections: Readonly<Record<string, string>> = {
  retreat: 'Ritirata',
  dieLeft: 'Dado a sinistra',
  dieRight: 'Dado a destra',
  swarm: 'Sciame',
  assault: 'Assalto',
  guard: 'Guardia',
}

export const icons: Readonly<Record<CombatIcon, string>> = { strength: 'Forza', attack: 'Attacco', shield: 'scudo' }

export const colors: Readonly<Record<TileSet, string>> = { gold: 'dorata', blue: 'blu', red: 'rossa' }
