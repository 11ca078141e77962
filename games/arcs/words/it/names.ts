import { bareName, feminine, masculine, plural, type Noun } from '#words/grammar.ts'
import type { LeaderAbility } from '../../data/leaders.ts'
import type { Ambition, Die, Piece, PlaceSymbol, Resource, Suit, Verb } from '../../data/names.ts'

/** Names as the Italian rulebook has them; titles of cards that it does not print are translations of ours. */

interface Counted {
  readonly one: string
  readonly many: string
  readonly gender: 'm' | 'f'
}

export const resources: Readonly<Record<Resource, Counted>> = {
  material: { one: 'Materiale', many: 'Materiali', gender: 'm' },
  fuel: { one: 'Carburante', many: 'Carburanti', gender: 'm' },
  weapon: { one: 'Arma', many: 'Armi', gender: 'f' },
  relic: { one: 'Reliquia', many: 'Reliquie', gender: 'f' },
  psionic: { one: 'Psicoenergia', many: 'Psicoenergie', gender: 'f' },
}

export const pieces: Readonly<Record<Piece, Counted>> = {
  ship: { one: 'nave', many: 'navi', gender: 'f' },
  starport: { one: 'spazioporto', many: 'spazioporti', gender: 'm' },
  city: { one: 'città', many: 'città', gender: 'f' },
  agent: { one: 'agente', many: 'agenti', gender: 'm' },
}

export const suits: Readonly<Record<Suit, string>> = {
  administration: 'Amministrazione',
  aggression: 'Aggressione',
  construction: 'Costruzione',
  mobilization: 'Mobilitazione',
}

export const ambitions: Readonly<Record<Ambition, string>> = {
  tycoon: 'Magnate',
  tyrant: 'Tiranno',
  warlord: 'Generale',
  keeper: 'Custode',
  empath: 'Empate',
}

export const actions: Readonly<Record<Verb, string>> = {
  tax: 'Tassare',
  build: 'Costruire',
  move: 'Muovere',
  repair: 'Riparare',
  influence: 'Influenzare',
  secure: 'Acquisire',
  battle: 'Combattere',
  manufacture: 'Fabbricare',
  synthesize: 'Sintetizzare',
  pressgang: 'Arruolare',
  execute: 'Giustiziare',
  abduct: 'Rapire',
  trade: 'Barattare',
  summon: 'Convocare',
  fireRifles: 'Fare fuoco',
  nurture: 'Nutrire',
  prune: 'Potare',
}

/** The same as a button says them. */
export const orders: Readonly<Record<Verb, string>> = {
  tax: 'Tassa',
  build: 'Costruisci',
  move: 'Muovi',
  repair: 'Ripara',
  influence: 'Influenza',
  secure: 'Acquisisci',
  battle: 'Combatti',
  manufacture: 'Fabbrica',
  synthesize: 'Sintetizza',
  pressgang: 'Arruola',
  execute: 'Giustizia',
  abduct: 'Rapisci',
  trade: 'Baratta',
  summon: 'Convoca',
  fireRifles: 'Fai fuoco',
  nurture: 'Nutri',
  prune: 'Pota',
}

/** “un dado Assalto” */
export const dice: Readonly<Record<Die, string>> = { assault: 'Assalto', skirmish: 'Incursione', raid: 'Razzia' }

export const symbols: Readonly<Record<Exclude<PlaceSymbol, 'gate'>, string>> = { arrow: 'Freccia', crescent: 'Mezzaluna', hex: 'Esagono' }

export const abilities: Readonly<Record<LeaderAbility, string>> = {
  beloved: 'Venerato',
  just: 'Giusto',
  attuned: 'In sintonia',
  cryptic: 'Enigmatico',
  insatiable: 'Insaziabile',
  lavish: 'Sfarzoso',
  ambitious: 'Ambizioso',
  callow: 'Inesperto',
  committed: 'Accanito',
  disorganized: 'Disorganizzato',
  tactical: 'Tattico',
  violent: 'Violento',
  charismatic: 'Carismatico',
  generous: 'Generoso',
  bold: 'Audace',
  paranoid: 'Paranoico',
}

const several = (text: string): Noun => plural(masculine(text))
const severalF = (text: string): Noun => plural(feminine(text))

/** Court cards, leaders, lore and setup cards by id. */
export const cards: Readonly<Record<string, Noun>> = {
  BC01: several('Ingegneri Leali'),
  BC02: several('Interessi minerari'),
  BC03: masculine('Cartello dei materiali'),
  BC04: feminine('Lega dei Custodi'),
  BC05: feminine('Lega dei Costruttori'),
  BC06: masculine('Cartello del carburante'),
  BC07: several('Piloti Leali'),
  BC08: several('Guardiani dei portali'),
  BC09: several('Interessi dei trasporti'),
  BC10: feminine('Lega dei Naviganti'),
  BC11: feminine('Lega degli Armaioli'),
  BC12: several('Carcerieri'),
  BC13: several('Incursori'),
  BC14: several('Esecutori della Corte'),
  BC15: several('Marines Leali'),
  BC16: severalF('Spie della rete'),
  BC17: several('Veggenti'),
  BC18: masculine('Ordine segreto'),
  BC19: several('Empati Leali'),
  BC20: severalF('Lingue d’argento'),
  BC21: several('Custodi Leali'),
  BC22: several('Protettori giurati'),
  BC23: masculine('Vecchio mediatore'),
  BC24: masculine('Ricettatore di reliquie'),
  BC25: several('Bardi galattici'),
  BC26: feminine('Rivolta di massa'),
  BC27: severalF('Rivendicazioni populiste'),
  BC28: bareName('L’oltraggio dilaga'),
  BC29: masculine('Canto di libertà'),
  BC30: feminine('Lotta delle gilde'),
  BC31: feminine('Chiamata all’azione'),
  LEAD01: masculine('Anziano'),
  LEAD02: masculine('Mistico'),
  LEAD03: masculine('Bevitore di carburante'),
  LEAD04: masculine('Arrivista'),
  LEAD05: masculine('Ribelle'),
  LEAD06: masculine('Guerriero'),
  LEAD07: masculine('Maestro dei banchetti'),
  LEAD08: masculine('Demagogo'),
  L01: several('Sacerdoti degli attrezzi'),
  L02: several('Fucili galattici'),
  L03: several('Propulsori da scatto'),
  L04: feminine('Corazza a specchio'),
  L05: several('Porti nascosti'),
  L06: masculine('Disturbatore di segnali'),
  L07: several('Droni riparatori'),
  L08: several('Spazioporti di portale'),
  L09: severalF('Città delle nuvole'),
  L10: severalF('Strutture Viventi'),
  L11: severalF('Stazioni di portale'),
  L12: severalF('Batterie elettromagnetiche'),
  L13: several('Possedimenti antichi'),
  L14: several('Siluri cercatori'),
  '2SETUP01': severalF('Frontiere'),
  '2SETUP02': masculine('Rimescolo 1'),
  '2SETUP03': severalF('Terre natie'),
  '2SETUP04': masculine('Rimescolo 2'),
  '3SETUP01': masculine('Rimescolo'),
  '3SETUP02': severalF('Frontiere'),
  '3SETUP03': severalF('Terre natie'),
  '3SETUP04': masculine('Conflitto centrale'),
  '4SETUP01': masculine('Rimescolo 1'),
  '4SETUP02': masculine('Rimescolo 2'),
  '4SETUP03': severalF('Frontiere'),
  '4SETUP04': masculine('Rimescolo 3'),
}
