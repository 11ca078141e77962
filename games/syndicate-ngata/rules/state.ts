import type { State as KernelGameState } from '#kernel/definition.ts'
import { int, ints, type InferFields } from '#kernel/schema.ts'
import { CONFRONTATIONS, KEYS } from '../data/content.ts'

/** The one seat. */
export const PLAYER = 0

export const TERRITORIES = 18

export const RESULT = { none: 0, won: 1, alert: 2, missions: 3 } as const

/** Everything on the table that is not a card. All of it is public. */
export const fields = {
  // What the table has chosen
  variation: int,
  keysAreContraband: int,
  bankExchange: int,
  fleeRollsDice: int,
  /** Confrontations in the whole fuel deck. */
  fuelConfrontations: int,

  // The ship
  at: int,
  fuel: int,
  /** Room for fuel and slots of the smuggler's compartment: these follow from the technologies. */
  tank: int,
  compartment: int,
  techs: int,
  assault: int,
  credits: int,
  influence: int,

  // Cargo
  /** Keys aboard, by colour. */
  keys: ints,
  /** Crystals of the active special mission aboard. */
  crystals: int,
  /** Red cubes aboard, as a set: for the first and for the second territory of the errand. */
  cubes: int,
  /** Territories where the active mission has taken its crystal, as a set. */
  picked: int,
  /** By territory: crystals that the active courier mission has delivered there. */
  delivered: ints,

  // Fuel cards left in the deck
  refills: int,
  confrontations: int,

  // The board
  /** By confrontation: the territory where it was fled, or -1. */
  fledAt: ints,
  /** Territories under a confrontation tile, as a set. Follows from `fledAt`. */
  blocked: int,
  /** Territories with a trader tile, as a set. */
  traderTiles: int,

  // Sovereign and vaults
  alert: int,
  /** Vaults of the variation that are open: their stories are earned. */
  opened: int,
  /** Keys in the first locked vault, by colour. */
  placed: ints,
  result: int,
} as const

export type Fields = InferFields<typeof fields>
export type State = KernelGameState<Fields>

export function freshFields(): Fields {
  return {
    variation: 0,
    keysAreContraband: 1,
    bankExchange: 0,
    fleeRollsDice: 0,
    fuelConfrontations: 0,
    at: 0,
    fuel: 0,
    tank: 0,
    compartment: 0,
    techs: 0,
    assault: 0,
    credits: 0,
    influence: 0,
    keys: new Array<number>(KEYS).fill(0),
    crystals: 0,
    cubes: 0,
    picked: 0,
    delivered: new Array<number>(TERRITORIES).fill(0),
    refills: 0,
    confrontations: 0,
    fledAt: new Array<number>(CONFRONTATIONS).fill(-1),
    blocked: 0,
    traderTiles: 0,
    alert: 0,
    opened: 0,
    placed: new Array<number>(KEYS).fill(0),
    result: RESULT.none,
  }
}
