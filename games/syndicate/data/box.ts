import { distinct, many, orNull, tuple, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { resources } from './names.ts'
import { byBand, lines, single } from './origin.ts'

/** Lines by reinforcements used, from none to four: crew spent and the lowest winning face; null where the assault is not allowed. */
export const assaultShape = lines({ crew: whole(0, 99), open: whole(2, 6), fortified: orNull(whole(2, 6)) }, 5)
export type Assaults = Shaped<typeof assaultShape>

export const assaults: Assaults = {
  origin: 'book',
  rows: [
    { id: 'R0', crew: 5, open: 6, fortified: null },
    { id: 'R1', crew: 10, open: 5, fortified: 6 },
    { id: 'R2', crew: 10, open: 4, fortified: 5 },
    { id: 'R3', crew: 10, open: 3, fortified: 4 },
    { id: 'R4', crew: 10, open: 2, fortified: 3 },
  ],
}

const prices = many(whole(1, 99), 1, 6)
/** Credits for the next level, box by box. */
export const marketShape = single({ tech: prices, assault: prices })
export type Market = Shaped<typeof marketShape>
export const market: Market = { origin: 'book', rows: { tech: [5, 10, 15], assault: [5, 10, 15], origins: { assault: 'designed' } } }

/** Last level of yellow and of orange; red goes up to `max`. */
export const alertShape = lines({ players: many(whole(1, 5), 1, 5), max: whole(3, 20), bands: tuple(whole(1, 20), whole(1, 20)) }, 1, 5)
export type Alert = Shaped<typeof alertShape>
export const alert: Alert = {
  origin: 'book',
  rows: [
    { id: 'six', players: [2, 3], max: 6, bands: [2, 4], origins: { bands: 'designed' } },
    { id: 'eight', players: [4, 5], max: 8, bands: [3, 6], origins: { bands: 'designed' } },
  ],
}

/** `amount` of a resource for one of another; nothing buys credits. */
export const exchangeShape = lines({ give: word(...resources), amount: whole(1, 99), get: word('influence', 'crew') }, 0, 6)
export type Exchanges = Shaped<typeof exchangeShape>
export const exchanges: Exchanges = {
  origin: 'book',
  rows: [
    { id: 'credits_crew', give: 'credits', amount: 2, get: 'crew' },
    { id: 'credits_influence', give: 'credits', amount: 2, get: 'influence' },
    { id: 'crew_influence', give: 'crew', amount: 3, get: 'influence' },
    { id: 'influence_crew', give: 'influence', amount: 3, get: 'crew' },
  ],
}

/** Numbers of single things. */
export const boxShape = single({
  operationsDealt: whole(0, 9),
  operationsDrawn: whole(0, 9),
  /** Cards drawn besides for dice left armed, at most. */
  operationsForDice: whole(0, 9),
  actionDice: whole(1, 5),
  techMax: whole(1, 9),
  assaultMax: whole(0, 4),
  alertStart: whole(1, 3),
  pardonWithoutBases: whole(0, 99),
  pardonPerBase: whole(0, 99),
  destroyerInfluence: whole(0, 99),
  /** Sovereign cards above the three that hide the Beginning of the End, among them, and below. */
  sovereignAbove: whole(0, 9),
  sovereignAmong: whole(0, 9),
  sovereignBelow: whole(1, 9),
  phantomBases: whole(0, 12),
  phantomDraws: whole(0, 9),
  /** Reinforcements of the phantom's assaults, by band. */
  phantomReinforcements: byBand,
})
export type Box = Shaped<typeof boxShape>
export const box: Box = {
  origin: 'book',
  rows: {
    operationsDealt: 4,
    operationsDrawn: 2,
    operationsForDice: 2,
    actionDice: 2,
    techMax: 9,
    assaultMax: 4,
    alertStart: 1,
    pardonWithoutBases: 3,
    pardonPerBase: 5,
    destroyerInfluence: 10,
    sovereignAbove: 4,
    sovereignAmong: 2,
    sovereignBelow: 1,
    phantomBases: 5,
    phantomDraws: 2,
    phantomReinforcements: [1, 2, 3],
  },
}

/** Open readings of the rulebook: what a table may choose, the recommended value first. */
export const readingShape = single({
  /** What fortifying costs besides credits. */
  fortifyWith: distinct(many(word('crew', 'influence'), 1, 2)),
  /** Victory points of every base held at the end. */
  pointsPerBase: distinct(many(whole(0, 9), 1, 10)),
  /** Whether the last round has a collection. */
  lastCollection: distinct(many(word('yes', 'no'), 1, 2)),
  /** What decides between equal scores, in order. */
  ties: distinct(many(word('bases', 'fortified', 'influence', 'crew'), 0, 4)),
})
export type Readings = Shaped<typeof readingShape>
export const readings: Readings = {
  origin: 'designed',
  rows: {
    fortifyWith: ['crew', 'influence'],
    pointsPerBase: [0, 1, 2, 3, 5],
    lastCollection: ['yes', 'no'],
    ties: ['bases', 'fortified', 'influence', 'crew'],
    origins: { fortifyWith: 'inferred', lastCollection: 'inferred' },
  },
}
