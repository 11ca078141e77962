import { bareName, feminine, masculine, plural, type Noun } from '#words/grammar.ts'
import type { BoardFoundation, Building, CombatIcon, Faction, Phase, Terrain, TileSet, Track } from '../../data/names.ts'

/** Names as the French rulebook has them; what it does not print is our own translation. */

export const factions: Readonly<Record<Faction, Noun>> = {
  circadians: plural(masculine('Circadiens')),
  ai: feminine('IA'),
  zcharo: plural(masculine('Zcharo')),
  leyrien: plural(masculine('Leyrien')),
  jrayek: plural(masculine('Jrayek')),
  oxataya: plural(masculine('Oxataya')),
}

export const phases: Readonly<Record<Phase, string>> = {
  setPrices: 'Fixer les prix',
  discover: 'Découvrir',
  build: 'Construire',
  harvest: 'Récolter',
  recruit: 'Recruter',
  move: 'Déplacer',
  combat: 'Combattre',
  income: 'Revenu',
  relics: 'Reliques',
}

export const tracks: Readonly<Record<Track, string>> = phases

export const terrains: Readonly<Record<Terrain, { readonly name: string; readonly on: string; readonly many: string }>> = {
  marsh: { name: 'marais', on: 'dans les marais', many: 'marais' },
  cliffs: { name: 'falaises', on: 'sur les falaises', many: 'falaises' },
  plains: { name: 'plaines', on: 'dans les plaines', many: 'plaines' },
}

export const buildings: Readonly<Record<Building, { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' }>> = {
  foundry: { one: 'fonderie', many: 'fonderies', gender: 'f' },
  outpost: { one: 'avant-poste', many: 'avant-postes', gender: 'm' },
  fortress: { one: 'forteresse', many: 'forteresses', gender: 'f' },
}

export const boardFoundations: Readonly<Record<BoardFoundation, string>> = {
  research: 'Savoir',
  unlock: 'Clé',
  harvest: 'Récolte',
  handlimit: 'Grande main',
  adjacent: 'Relais',
}

export const attributes: Readonly<Record<string, string>> = {
  covert: 'Secret',
  militarized: 'Militarisé',
  tactical: 'Tacticien',
  mobile: 'Mobile',
  perceptive: 'Perspicace',
  cunning: 'Rusé',
  copious: 'Innombrable',
  destructive: 'Destructeur',
  ominous: 'Menaçant',
  proficient: 'Érudit',
  seclusive: 'Reclus',
  resilient: 'Résistant',
  tenacious: 'Tenace',
  expeditious: 'Expéditif',
  optimistic: 'Optimiste',
  spirited: 'Fougueux',
  protective: 'Protecteur',
  aggressive: 'Agressif',
  assertive: 'Autoritaire',
  hostile: 'Hostile',
  fortified: 'Fortifié',
  resourceful: 'Débrouillard',
  subterranean: 'Souterrain',
  symbiotic: 'Symbiotique',
  volatile: 'Instable',
}

export const tactics: Readonly<Record<string, Noun>> = {
  T01: bareName('Tirs croisés'),
  T02: bareName('Rites des reliques'),
  T03: bareName('Surcharge', 'f'),
  T04: bareName('Repli combattant'),
  T05: bareName('Retranchement'),
  T06: bareName('Dernier carré'),
  T07: bareName('Embuscade', 'f'),
  T08: bareName('Rempart'),
  T09: bareName('Rangs serrés'),
  T10: bareName('Marche forcée', 'f'),
  T11: bareName('Pillage'),
  T12: bareName('Sabotage'),
  T13: bareName('Leurre'),
  T14: bareName('Chasse aux têtes', 'f'),
  T15: bareName('Infirmiers de campagne'),
  T16: bareName('Récupération', 'f'),
  T17: bareName('Terre brûlée', 'f'),
  T18: bareName('Ralliement'),
  T19: bareName('Épure', 'f'),
  T20: bareName('Intuition', 'f'),
  T21: bareName('Contre-plan'),
  T22: bareName('Tenir la ligne'),
  T23: bareName('Percée', 'f'),
  T24: bareName('Vétérans'),
  T25: bareName('Tribut'),
}

export const sections: Readonly<Record<string, string>> = {
  retreat: 'Retraite',
  dieLeft: 'Dé gauche',
  dieRight: 'Dé droit',
  swarm: 'Nuée',
  assault: 'Assaut',
  guard: 'Garde',
}

export const icons: Readonly<Record<CombatIcon, string>> = { strength: 'Force', attack: 'Attaque', shield: 'bouclier' }

export const colors: Readonly<Record<TileSet, string>> = { gold: 'doré', blue: 'bleu', red: 'rouge' }
