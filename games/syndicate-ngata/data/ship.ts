import { either, many, truth, tuple, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { zones } from '#games/syndicate/data/names.ts'
import { lines, name, single } from '#games/syndicate/data/origin.ts'

export const technologyShape = lines(
  {
    name,
    does: either('does', {
      /** Slots of the smuggler's compartment. */
      compartment: { slots: whole(1, 9) },
      /** Capacity of the tank; new room is empty. */
      tank: { fuel: whole(1, 20) },
      /** Once in a hyperjump all its dice may be rolled again. */
      reroll: {},
      /** Every bribe costs less, but never less than `least`. */
      'cheap bribes': { less: whole(1, 9), least: whole(0, 9) },
    }),
  },
  4,
)
export type Technologies = Shaped<typeof technologyShape>
export const technologies: Technologies = {
  origin: 'designed',
  rows: [
    { id: 'bulkheads', name: 'Bulkheads', does: { does: 'compartment', slots: 4 }, origins: { does: 'book' } },
    { id: 'tanks', name: 'Long-Range Tanks', does: { does: 'tank', fuel: 8 }, origins: { does: 'book' } },
    { id: 'jump_computer', name: 'Jump Computer', does: { does: 'reroll' } },
    { id: 'scrambler', name: 'Scrambler', does: { does: 'cheap bribes', less: 2, least: 1 } },
  ],
}

export const hyperjumpShape = lines({ between: tuple(word(...zones), word(...zones)), fuel: whole(1, 9), dice: whole(1, 3) }, 3)
export type Hyperjumps = Shaped<typeof hyperjumpShape>
export const hyperjumps: Hyperjumps = {
  origin: 'book',
  rows: [
    { id: 'exo_middle', between: ['EXO', 'MIDDLE'], fuel: 2, dice: 1 },
    { id: 'middle_inner', between: ['MIDDLE', 'INNER'], fuel: 2, dice: 1 },
    { id: 'exo_inner', between: ['EXO', 'INNER'], fuel: 3, dice: 2 },
  ],
}

export const boxShape = single({
  credits: whole(0, 99),
  influence: whole(0, 99),
  assault: whole(0, 4),
  assaultMax: whole(1, 4),
  actionDice: whole(1, 10),
  fuel: whole(1, 20),
  compartment: whole(0, 9),
  hand: whole(1, 9),
  alertStart: whole(1, 3),
  fuelInZone: whole(0, 9),
  fuelOnRoute: whole(0, 9),
  /** Highest consequence die of a hyperjump: up to `jumpSafe` nothing, up to `jumpMeets` a confrontation, above a Sovereign trap. */
  jumpSafe: whole(0, 6),
  jumpMeets: whole(0, 6),
  refills: whole(1, 99),
  fuelConfrontations: whole(0, 99),
  spareFuelConfrontations: whole(0, 9),
  confrontationTiles: whole(0, 15),
  traderTiles: whole(0, 15),
  /** Credits for a technology mission when every technology is taken. */
  technologyCredits: whole(0, 99),
  /** Need of a defence, at least. */
  defenseLeast: whole(1, 6),
})
export type Box = Shaped<typeof boxShape>
export const box: Box = {
  origin: 'book',
  rows: {
    credits: 5,
    influence: 5,
    assault: 1,
    assaultMax: 4,
    actionDice: 4,
    fuel: 5,
    compartment: 2,
    hand: 4,
    alertStart: 1,
    fuelInZone: 1,
    fuelOnRoute: 1,
    jumpSafe: 3,
    jumpMeets: 5,
    refills: 16,
    fuelConfrontations: 9,
    spareFuelConfrontations: 2,
    confrontationTiles: 10,
    traderTiles: 5,
    technologyCredits: 6,
    defenseLeast: 2,
    origins: { jumpSafe: 'designed', jumpMeets: 'designed', confrontationTiles: 'designed', traderTiles: 'designed', technologyCredits: 'designed', defenseLeast: 'designed' },
  },
}

/** Open readings of the rulebook: what a table may choose, the recommended value first. */
export const readingShape = single({
  keysAreContraband: many(truth, 1, 2),
  /** Two credits for one influence, anywhere. */
  bankExchange: many(truth, 1, 2),
  fleeRollsDice: many(truth, 1, 2),
})
export type Readings = Shaped<typeof readingShape>
export const readings: Readings = {
  origin: 'designed',
  rows: { keysAreContraband: [true, false], bankExchange: [false, true], fleeRollsDice: [false, true], origins: { keysAreContraband: 'inferred' } },
}
