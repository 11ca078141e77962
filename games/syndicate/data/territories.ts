import { either, many, orNull, tuple, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { zones as zoneNames } from './names.ts'
import { amounts, id, lines, name } from './origin.ts'

const special = either('kind', {
  /** The owner adds `gain` resources of any kind at collection. */
  mining: { gain: whole(1, 9) },
  /** Weapon research in `boxes`; shields the bases at the end of its `beams` against assaults. */
  military: { boxes: whole(1, 6), beams: many(id, 1, 6) },
  /** Technology research in `boxes`. */
  research: { boxes: whole(1, 6) },
  /** Added to every mission roll of the owner. */
  casino: { plus: whole(1, 5) },
})

export const territoryShape = lines({ name, zone: word(...zoneNames), special: orNull(special) }, 18)
export type Territories = Shaped<typeof territoryShape>

/** Clockwise within each zone, from the rim to the star. */
export const territories: Territories = {
  origin: 'book',
  rows: [
    { id: 'koss', name: 'Koss', zone: 'EXO', special: { kind: 'mining', gain: 2 }, origins: { special: 'designed' } },
    { id: 'new_victoria', name: 'New Victoria', zone: 'EXO', special: null, origins: { zone: 'designed', special: 'designed' } },
    { id: 'blackstar', name: 'Blackstar', zone: 'EXO', special: { kind: 'military', boxes: 4, beams: ['kronos', 'cora'] }, origins: { special: 'designed' } },
    { id: 'kronos', name: 'Kronos', zone: 'EXO', special: { kind: 'mining', gain: 1 }, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'cora', name: 'Cora', zone: 'EXO', special: null, origins: { zone: 'designed', special: 'designed' } },
    { id: 'bohr_station', name: 'Bohr Station', zone: 'EXO', special: { kind: 'research', boxes: 3 }, origins: { zone: 'designed', special: 'designed' } },
    { id: 'vimana', name: 'Vimana', zone: 'MIDDLE', special: null, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'goshen', name: 'Goshen', zone: 'MIDDLE', special: { kind: 'mining', gain: 2 }, origins: { zone: 'inferred', special: 'designed' } },
    // The book gives Ceto its beams and its weapon research; the number of boxes is ours.
    { id: 'ceto', name: 'Ceto', zone: 'MIDDLE', special: { kind: 'military', boxes: 3, beams: ['ukemochi_city', 'etna'] }, origins: { zone: 'inferred', special: 'inferred' } },
    { id: 'ukemochi_city', name: 'Ukemochi City', zone: 'MIDDLE', special: null, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'etna', name: 'Etna', zone: 'MIDDLE', special: { kind: 'mining', gain: 1 }, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'kafka', name: 'Kafka', zone: 'MIDDLE', special: null, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'io', name: 'Io', zone: 'MIDDLE', special: null, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'hypatia', name: 'Hypatia', zone: 'MIDDLE', special: { kind: 'research', boxes: 3 }, origins: { id: 'designed', name: 'designed', zone: 'designed', special: 'designed' } },
    { id: 'meridian', name: 'Meridian', zone: 'MIDDLE', special: { kind: 'military', boxes: 3, beams: ['kafka', 'io'] }, origins: { id: 'designed', name: 'designed', zone: 'designed', special: 'designed' } },
    { id: 'kepler', name: 'Kepler', zone: 'INNER', special: null, origins: { zone: 'inferred', special: 'designed' } },
    { id: 'tycho', name: 'Tycho', zone: 'INNER', special: { kind: 'research', boxes: 2 }, origins: { id: 'lore', name: 'lore', zone: 'designed', special: 'designed' } },
    { id: 'honos', name: 'Honos', zone: 'INNER', special: { kind: 'casino', plus: 1 }, origins: { zone: 'inferred' } },
  ],
}

/** A negative income of crew is what the base costs every round. */
export const zoneShape = lines({ buy: amounts, income: tuple(whole(0, 99), whole(0, 99), whole(-99, 99)), fortify: amounts }, 3)
export type ZoneTable = Shaped<typeof zoneShape>

/** Numbers are the book's. That the second price of fortifying is crew follows from what it says crew and influence are for. */
export const zones: ZoneTable = {
  origin: 'book',
  rows: [
    { id: 'EXO', buy: [8, 4, 0], income: [3, 3, 3], fortify: [4, 0, 6], origins: { buy: 'inferred', fortify: 'inferred' } },
    { id: 'MIDDLE', buy: [12, 6, 0], income: [6, 3, -3], fortify: [6, 0, 10], origins: { buy: 'inferred', fortify: 'inferred' } },
    { id: 'INNER', buy: [16, 8, 0], income: [9, 3, -6], fortify: [8, 0, 12], origins: { buy: 'inferred', fortify: 'inferred' } },
  ],
}

export const routeShape = lines({ stops: many(id, 2, 9), gain: whole(0, 99) }, 2)
export type Routes = Shaped<typeof routeShape>

/** Who holds every stop with an active base adds `gain` resources of any kind at collection. */
export const routes: Routes = {
  origin: 'book',
  rows: [
    { id: 'A', stops: ['koss', 'new_victoria', 'vimana'], gain: 4, origins: { gain: 'designed' } },
    { id: 'B', stops: ['kafka', 'io', 'kepler'], gain: 6, origins: { gain: 'designed' } },
  ],
}
