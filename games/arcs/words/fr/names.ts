import { bareName, feminine, masculine, plural, type Noun } from '#words/grammar.ts'
import type { LeaderAbility } from '../../data/leaders.ts'
import type { Ambition, Die, Piece, PlaceSymbol, Resource, Suit, Verb } from '../../data/names.ts'

/** Names as the French rulebook has them; titles of cards that it does not print are translations of ours. */

interface Counted {
  readonly one: string
  readonly many: string
  readonly gender: 'm' | 'f'
}

export const resources: Readonly<Record<Resource, Counted>> = {
  material: { one: 'Matériau', many: 'Matériaux', gender: 'm' },
  fuel: { one: 'Fuel', many: 'Fuels', gender: 'm' },
  weapon: { one: 'Arme', many: 'Armes', gender: 'f' },
  relic: { one: 'Relique', many: 'Reliques', gender: 'f' },
  psionic: { one: 'Psionique', many: 'Psioniques', gender: 'm' },
}

export const pieces: Readonly<Record<Piece, Counted>> = {
  ship: { one: 'vaisseau', many: 'vaisseaux', gender: 'm' },
  starport: { one: 'spatioport', many: 'spatioports', gender: 'm' },
  city: { one: 'cité', many: 'cités', gender: 'f' },
  agent: { one: 'agent', many: 'agents', gender: 'm' },
}

export const suits: Readonly<Record<Suit, string>> = {
  administration: 'Administration',
  aggression: 'Agression',
  construction: 'Construction',
  mobilization: 'Mobilisation',
}

export const ambitions: Readonly<Record<Ambition, string>> = {
  tycoon: 'Abondance',
  tyrant: 'Tyrannie',
  warlord: 'Triomphe',
  keeper: 'Protection',
  empath: 'Emprise',
}

export const actions: Readonly<Record<Verb, string>> = {
  tax: 'Taxer',
  build: 'Construire',
  move: 'Se déplacer',
  repair: 'Réparer',
  influence: 'Influencer',
  secure: 'Sécuriser',
  battle: 'Combattre',
  manufacture: 'Fabriquer',
  synthesize: 'Synthétiser',
  pressgang: 'Enrôler',
  execute: 'Exécuter',
  abduct: 'Enlever',
  trade: 'Troquer',
  summon: 'Convoquer',
  fireRifles: 'Faire feu',
  nurture: 'Nourrir',
  prune: 'Tailler',
}

/** “un dé d’assaut” */
export const dice: Readonly<Record<Die, string>> = { assault: 'd’assaut', skirmish: 'd’escarmouche', raid: 'de raid' }
export const diceNames: Readonly<Record<Die, string>> = { assault: 'Assaut', skirmish: 'Escarmouche', raid: 'Raid' }

export const symbols: Readonly<Record<Exclude<PlaceSymbol, 'gate'>, string>> = { arrow: 'Flèche', crescent: 'Croissant', hex: 'Hexagone' }

export const abilities: Readonly<Record<LeaderAbility, string>> = {
  beloved: 'Vénéré',
  just: 'Juste',
  attuned: 'En harmonie',
  cryptic: 'Énigmatique',
  insatiable: 'Insatiable',
  lavish: 'Dispendieux',
  ambitious: 'Ambitieux',
  callow: 'Novice',
  committed: 'Acharné',
  disorganized: 'Désorganisé',
  tactical: 'Tacticien',
  violent: 'Violent',
  charismatic: 'Charismatique',
  generous: 'Généreux',
  bold: 'Audacieux',
  paranoid: 'Paranoïaque',
}

const several = (text: string): Noun => plural(masculine(text))
const severalF = (text: string): Noun => plural(feminine(text))

/** Court cards, leaders, lore and setup cards by id. */
export const cards: Readonly<Record<string, Noun>> = {
  BC01: several('Ingénieurs Loyaux'),
  BC02: several('Intérêts miniers'),
  BC03: masculine('Cartel des matériaux'),
  BC04: masculine('Syndicat administratif'),
  BC05: masculine('Syndicat de construction'),
  BC06: masculine('Cartel du fuel'),
  BC07: several('Pilotes Loyaux'),
  BC08: several('Gardiens des portes'),
  BC09: several('Intérêts du transport'),
  BC10: masculine('Syndicat spatial'),
  BC11: masculine('Syndicat des armes'),
  BC12: several('Geôliers'),
  BC13: several('Tirailleurs'),
  BC14: several('Exécuteurs de la Cour'),
  BC15: several('Marines Loyaux'),
  BC16: several('Espions du réseau'),
  BC17: several('Clairvoyants'),
  BC18: masculine('Ordre secret'),
  BC19: several('Empathes Loyaux'),
  BC20: severalF('Langues d’argent'),
  BC21: several('Gardiens Loyaux'),
  BC22: several('Protecteurs assermentés'),
  BC23: masculine('Vieux courtier'),
  BC24: masculine('Receleur de reliques'),
  BC25: several('Bardes galactiques'),
  BC26: masculine('Soulèvement de masse'),
  BC27: severalF('Revendications populistes'),
  BC28: bareName('L’outrage se répand'),
  BC29: masculine('Chant de liberté'),
  BC30: feminine('Lutte des guildes'),
  BC31: masculine('Appel à l’action'),
  LEAD01: masculine('Ancien'),
  LEAD02: masculine('Mystique'),
  LEAD03: masculine('Buveur de fuel'),
  LEAD04: masculine('Parvenu'),
  LEAD05: masculine('Rebelle'),
  LEAD06: masculine('Guerrier'),
  LEAD07: masculine('Maître des festins'),
  LEAD08: masculine('Démagogue'),
  L01: several('Prêtres-outilleurs'),
  L02: several('Fusils galactiques'),
  L03: several('Propulseurs de sprint'),
  L04: masculine('Blindage miroir'),
  L05: several('Havres cachés'),
  L06: masculine('Brouilleur de signaux'),
  L07: several('Drones réparateurs'),
  L08: several('Spatioports de porte'),
  L09: severalF('Cités des nuages'),
  L10: severalF('Structures Vivantes'),
  L11: severalF('Stations de porte'),
  L12: severalF('Batteries électromagnétiques'),
  L13: several('Domaines ancestraux'),
  L14: severalF('Torpilles chercheuses'),
  '2SETUP01': severalF('Frontières'),
  '2SETUP02': masculine('Brassage 1'),
  '2SETUP03': severalF('Terres natales'),
  '2SETUP04': masculine('Brassage 2'),
  '3SETUP01': masculine('Brassage'),
  '3SETUP02': severalF('Frontières'),
  '3SETUP03': severalF('Terres natales'),
  '3SETUP04': masculine('Conflit central'),
  '4SETUP01': masculine('Brassage 1'),
  '4SETUP02': masculine('Brassage 2'),
  '4SETUP03': severalF('Frontières'),
  '4SETUP04': masculine('Brassage 3'),
}
