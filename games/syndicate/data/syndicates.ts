import { either, orNull, truth, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { zones } from './names.ts'
import { amounts, id, lines, name } from './origin.ts'

const bonus = either('does', {
  'start base': { at: id, fortified: truth },
  /** Ordinary missions on a rival's territory are as on nobody's, and never shared. */
  smuggle: {},
  draw: { cards: whole(1, 9) },
  /** Crew that an assault costs. */
  'assault crew': { plain: whole(0, 99), reinforced: whole(0, 99) },
  /** Credits besides, for every ordinary mission accomplished in the zone. */
  'mission credits': { zone: word(...zones), credits: whole(1, 99) },
  /** A pardon costs so much less, but never less than `least`. */
  'cheap pardon': { less: whole(1, 99), least: whole(0, 99) },
  /** Fortifying costs half, each resource rounded up. */
  'half fortify': {},
  /** `pay` credits become `gain` of crew and influence in any mix. */
  exchange: { pay: whole(1, 99), gain: whole(1, 9) },
})

export const syndicateShape = lines({ name, start: amounts, racket: amounts, tech: whole(1, 9), assault: whole(0, 2), bonus: orNull(bonus) }, 10)
export type Syndicates = Shaped<typeof syndicateShape>

/**
 * Ours are weighed against Fidge & Co., whose numbers are the book's. Rackets bring little crew, and only the Terrans start with two assault levels, because
 * spare crew goes into assaults and each of them raises the alert. A card more in every round is worth a level of technology.
 */
export const syndicates: Syndicates = {
  origin: 'designed',
  rows: [
    { id: 'fidge', name: 'Fidge & Co.', start: [3, 0, 2], racket: [3, 0, 3], tech: 2, assault: 1, bonus: { does: 'start base', at: 'koss', fortified: true }, origins: { id: 'book', name: 'book', start: 'book', racket: 'book', tech: 'inferred', assault: 'inferred', bonus: 'book' } },
    { id: 'ascenders', name: 'Ascenders', start: [5, 4, 3], racket: [3, 3, 2], tech: 1, assault: 0, bonus: { does: 'start base', at: 'blackstar', fortified: false }, origins: { id: 'book', name: 'book', bonus: 'inferred' } },
    { id: 'ngata', name: 'Ngata Family', start: [12, 5, 4], racket: [3, 2, 2], tech: 2, assault: 1, bonus: { does: 'smuggle' }, origins: { id: 'book', name: 'book' } },
    { id: 'phnx', name: 'PHNX', start: [9, 5, 3], racket: [3, 2, 1], tech: 3, assault: 0, bonus: { does: 'draw', cards: 1 }, origins: { id: 'inferred', name: 'book' } },
    { id: 'terrans', name: 'Terrans', start: [9, 4, 4], racket: [2, 1, 2], tech: 1, assault: 2, bonus: { does: 'assault crew', plain: 4, reinforced: 8 }, origins: { id: 'lore', name: 'lore' } },
    { id: 'orion', name: 'Orion', start: [13, 5, 3], racket: [4, 1, 1], tech: 1, assault: 1, bonus: { does: 'mission credits', zone: 'EXO', credits: 2 }, origins: { id: 'lore', name: 'lore' } },
    { id: 'montclair', name: 'Montclair Circle', start: [12, 9, 2], racket: [3, 4, 1], tech: 2, assault: 0, bonus: { does: 'cheap pardon', less: 4, least: 2 } },
    { id: 'kestrel', name: 'Kestrel Company', start: [11, 5, 4], racket: [4, 2, 2], tech: 1, assault: 1, bonus: { does: 'half fortify' } },
    { id: 'vimana_exchange', name: 'Vimana Exchange', start: [12, 5, 4], racket: [5, 2, 1], tech: 2, assault: 0, bonus: { does: 'exchange', pay: 3, gain: 2 } },
    { id: 'lazarus', name: 'Lazarus Cell', start: [8, 5, 3], racket: [4, 2, 3], tech: 2, assault: 1, bonus: null },
  ],
}
