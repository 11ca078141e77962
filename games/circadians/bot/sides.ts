import { factions } from '../data/names.ts'
import type { State } from '../rules/state.ts'

/** The faction of each seat. */
export const circadiansSides = (s: State): string[] => s.faction.slice(0, s.seats).map((faction) => factions[faction])
