import { either, whole, type Shaped } from '#kernel/table-shape.ts'
import { lines, name } from './origin.ts'

/** When each may be played is part of what it does. */
const effect = either('does', {
  /** A rival has just accomplished an ordinary mission: you take half of each resource, rounded down. */
  'double cross': {},
  /** An assault on one of your bases is declared: it must show more. */
  ambush: { plus: whole(1, 5) },
  /** A rival reveals a mission: it must show more, up to `most`. */
  informant: { plus: whole(1, 5), most: whole(2, 6) },
  /** A rival declares an assault: so many reinforcements do not count. */
  sabotage: { fewer: whole(1, 4) },
  /** A Sovereign card is drawn: no pardon for a rival of your choice. */
  'frame job': {},
  /** A tax is resolved for you: you pay nothing and turn nothing over. */
  'cooked books': {},
  /** A rival buys a base: the purchase is cancelled, and cannot be repeated there in this turn. */
  'claim jump': {},
  /** In collection: take credits from a rival with more bases than you. */
  skim: { credits: whole(1, 99) },
  /** A base of yours would be seized or lost: keep it, unfortified and turned over. */
  safehouse: {},
})

export const sleeperShape = lines({ name, copies: whole(1, 9), does: effect }, 1, 78)
export type Sleepers = Shaped<typeof sleeperShape>

export const sleepers: Sleepers = {
  origin: 'designed',
  rows: [
    { id: 'S01', name: 'Double Cross', copies: 2, does: { does: 'double cross' } },
    { id: 'S02', name: 'Ambush', copies: 2, does: { does: 'ambush', plus: 1 } },
    { id: 'S03', name: 'Informant', copies: 2, does: { does: 'informant', plus: 2, most: 6 } },
    { id: 'S04', name: 'Sabotage', copies: 2, does: { does: 'sabotage', fewer: 1 } },
    { id: 'S05', name: 'Frame Job', copies: 2, does: { does: 'frame job' } },
    { id: 'S06', name: 'Cooked Books', copies: 2, does: { does: 'cooked books' } },
    { id: 'S07', name: 'Claim Jump', copies: 2, does: { does: 'claim jump' } },
    { id: 'S08', name: 'Skim', copies: 2, does: { does: 'skim', credits: 4 } },
    { id: 'S09', name: 'Safehouse', copies: 2, does: { does: 'safehouse' } },
  ],
}
