import { many, matching, orNull, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { id, lines } from '#games/syndicate/data/origin.ts'
import { keys } from './names.ts'

const deck = matching(/^[A-Z]+$/, 'the name of a deck in capitals')

export const variationShape = lines({ start: id, alertMax: whole(2, 20), decks: many(deck, 1, 9) }, 2)
export type Variations = Shaped<typeof variationShape>

/** The ship and the first deck are at `start`; the others lie under the vaults. */
export const variations: Variations = {
  origin: 'book',
  rows: [
    { id: 'one', start: 'cora', alertMax: 6, decks: ['CORA', 'BOHR', 'CETO'], origins: { decks: 'inferred' } },
    { id: 'two', start: 'cora', alertMax: 8, decks: ['CORA', 'KRONOS', 'GOSHEN', 'ETNA'], origins: { decks: 'inferred' } },
  ],
}

export const vaultShape = lines({ variation: id, territory: id, keys: many(word(...keys), 1, 9), deck: orNull(deck) }, 7)
export type Vaults = Shaped<typeof vaultShape>

/** In the order in which they are opened; places are the book's, keys are ours. */
export const vaults: Vaults = {
  origin: 'designed',
  rows: [
    { id: 'V11', variation: 'one', territory: 'bohr_station', keys: ['GREEN', 'GREEN'], deck: 'BOHR', origins: { territory: 'book' } },
    { id: 'V12', variation: 'one', territory: 'ceto', keys: ['BLUE', 'BLUE', 'YELLOW'], deck: 'CETO', origins: { territory: 'book' } },
    { id: 'V13', variation: 'one', territory: 'honos', keys: ['PURPLE', 'PURPLE', 'BLUE', 'YELLOW'], deck: null, origins: { territory: 'book' } },
    { id: 'V21', variation: 'two', territory: 'kronos', keys: ['GREEN', 'GREEN'], deck: 'KRONOS', origins: { territory: 'book' } },
    { id: 'V22', variation: 'two', territory: 'goshen', keys: ['GREEN', 'GREEN', 'BLUE'], deck: 'GOSHEN', origins: { territory: 'book' } },
    { id: 'V23', variation: 'two', territory: 'etna', keys: ['BLUE', 'GREEN', 'YELLOW', 'YELLOW'], deck: 'ETNA', origins: { territory: 'book' } },
    { id: 'V24', variation: 'two', territory: 'honos', keys: ['PURPLE', 'PURPLE', 'BLUE', 'YELLOW', 'YELLOW'], deck: null, origins: { territory: 'book' } },
  ],
}
