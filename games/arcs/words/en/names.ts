import { bareName, masculine, plural, type Noun } from '#words/grammar.ts'
import type { LeaderAbility } from '../../data/leaders.ts'
import type { Ambition, Die, Piece, PlaceSymbol, Resource, Suit, Verb } from '../../data/names.ts'

/** Names as they are printed; names of new actions that begin a card's line are its own. */

interface Counted {
  readonly one: string
  readonly many: string
}

export const resources: Readonly<Record<Resource, Counted>> = {
  material: { one: 'Material', many: 'Material' },
  fuel: { one: 'Fuel', many: 'Fuel' },
  weapon: { one: 'Weapon', many: 'Weapons' },
  relic: { one: 'Relic', many: 'Relics' },
  psionic: { one: 'Psionic', many: 'Psionics' },
}

export const pieces: Readonly<Record<Piece, Counted>> = {
  ship: { one: 'ship', many: 'ships' },
  starport: { one: 'starport', many: 'starports' },
  city: { one: 'city', many: 'cities' },
  agent: { one: 'agent', many: 'agents' },
}

export const suits: Readonly<Record<Suit, string>> = {
  administration: 'Administration',
  aggression: 'Aggression',
  construction: 'Construction',
  mobilization: 'Mobilization',
}

export const ambitions: Readonly<Record<Ambition, string>> = {
  tycoon: 'Tycoon',
  tyrant: 'Tyrant',
  warlord: 'Warlord',
  keeper: 'Keeper',
  empath: 'Empath',
}

export const actions: Readonly<Record<Verb, string>> = {
  tax: 'Tax',
  build: 'Build',
  move: 'Move',
  repair: 'Repair',
  influence: 'Influence',
  secure: 'Secure',
  battle: 'Battle',
  manufacture: 'Manufacture',
  synthesize: 'Synthesize',
  pressgang: 'Pressgang',
  execute: 'Execute',
  abduct: 'Abduct',
  trade: 'Trade',
  summon: 'Summon',
  fireRifles: 'Fire Rifles',
  nurture: 'Nurture',
  prune: 'Prune',
}

/** “an assault die” */
export const dice: Readonly<Record<Die, string>> = { assault: 'assault', skirmish: 'skirmish', raid: 'raid' }
export const diceNames: Readonly<Record<Die, string>> = { assault: 'Assault', skirmish: 'Skirmish', raid: 'Raid' }

export const symbols: Readonly<Record<Exclude<PlaceSymbol, 'gate'>, string>> = { arrow: 'Arrow', crescent: 'Crescent', hex: 'Hex' }

export const abilities: Readonly<Record<LeaderAbility, string>> = {
  beloved: 'Beloved',
  just: 'Just',
  attuned: 'Attuned',
  cryptic: 'Cryptic',
  insatiable: 'Insatiable',
  lavish: 'Lavish',
  ambitious: 'Ambitious',
  callow: 'Callow',
  committed: 'Committed',
  disorganized: 'Disorganized',
  tactical: 'Tactical',
  violent: 'Violent',
  charismatic: 'Charismatic',
  generous: 'Generous',
  bold: 'Bold',
  paranoid: 'Paranoid',
}

/** Titles stand alone in English; leaders are spoken of with an article. */
const one = (text: string): Noun => bareName(text)
const several = (text: string): Noun => plural(bareName(text))
const person = (text: string): Noun => masculine(text)

/** Court cards, leaders, lore and setup cards by id. */
export const cards: Readonly<Record<string, Noun>> = {
  BC01: several('Loyal Engineers'),
  BC02: one('Mining Interest'),
  BC03: one('Material Cartel'),
  BC04: one('Admin Union'),
  BC05: one('Construction Union'),
  BC06: one('Fuel Cartel'),
  BC07: several('Loyal Pilots'),
  BC08: several('Gatekeepers'),
  BC09: one('Shipping Interest'),
  BC10: one('Spacing Union'),
  BC11: one('Arms Union'),
  BC12: several('Prison Wardens'),
  BC13: several('Skirmishers'),
  BC14: several('Court Enforcers'),
  BC15: several('Loyal Marines'),
  BC16: several('Lattice Spies'),
  BC17: several('Farseers'),
  BC18: one('Secret Order'),
  BC19: several('Loyal Empaths'),
  BC20: several('Silver-Tongues'),
  BC21: several('Loyal Keepers'),
  BC22: several('Sworn Guardians'),
  BC23: one('Elder Broker'),
  BC24: one('Relic Fence'),
  BC25: several('Galactic Bards'),
  BC26: one('Mass Uprising'),
  BC27: several('Populist Demands'),
  BC28: one('Outrage Spreads'),
  BC29: one('Song of Freedom'),
  BC30: one('Guild Struggle'),
  BC31: one('Call to Action'),
  LEAD01: person('Elder'),
  LEAD02: person('Mystic'),
  LEAD03: person('Fuel-Drinker'),
  LEAD04: person('Upstart'),
  LEAD05: person('Rebel'),
  LEAD06: person('Warrior'),
  LEAD07: person('Feastbringer'),
  LEAD08: person('Demagogue'),
  L01: several('Tool-Priests'),
  L02: several('Galactic Rifles'),
  L03: several('Sprinter Drives'),
  L04: one('Mirror Plating'),
  L05: several('Hidden Harbors'),
  L06: one('Signal Breaker'),
  L07: several('Repair Drones'),
  L08: several('Gate Ports'),
  L09: several('Cloud Cities'),
  L10: several('Living Structures'),
  L11: several('Gate Stations'),
  L12: several('Railgun Arrays'),
  L13: several('Ancient Holdings'),
  L14: several('Seeker Torpedoes'),
  '2SETUP01': several('Frontiers'),
  '2SETUP02': one('Mix Up 1'),
  '2SETUP03': several('Homelands'),
  '2SETUP04': one('Mix Up 2'),
  '3SETUP01': one('Mix Up'),
  '3SETUP02': several('Frontiers'),
  '3SETUP03': several('Homelands'),
  '3SETUP04': one('Core Conflict'),
  '4SETUP01': one('Mix Up 1'),
  '4SETUP02': one('Mix Up 2'),
  '4SETUP03': several('Frontiers'),
  '4SETUP04': one('Mix Up 3'),
}
