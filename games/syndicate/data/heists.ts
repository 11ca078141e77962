import { row, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { hands } from './missions.ts'
import { zones } from './names.ts'
import { lines, name } from './origin.ts'

/** Against a base of a rival in the zone; the loot is thrown with `dice`, fewer if its tile is fortified. */
export const heistShape = lines({ name, zone: word(...zones), win: whole(2, 6), hands, dice: row({ open: whole(1, 3), fortified: whole(0, 3) }) }, 1, 78)
export type Heists = Shaped<typeof heistShape>

export const heists: Heists = {
  origin: 'designed',
  rows: [
    { id: 'H01', name: 'Backroom Safe', zone: 'EXO', win: 4, hands: { cost: [0, 0, 1], shift: 2 }, dice: { open: 2, fortified: 1 } },
    { id: 'H02', name: 'Crew Turncoat', zone: 'EXO', win: 4, hands: { cost: [0, 0, 1], shift: 2 }, dice: { open: 2, fortified: 1 } },
    { id: 'H03', name: 'Night Manifest', zone: 'EXO', win: 4, hands: { cost: [0, 0, 1], shift: 2 }, dice: { open: 2, fortified: 1 } },
    { id: 'H04', name: 'Loose Airlock', zone: 'EXO', win: 4, hands: { cost: [0, 0, 1], shift: 2 }, dice: { open: 2, fortified: 1 } },
    { id: 'H05', name: 'Ledger Ghost', zone: 'MIDDLE', win: 5, hands: { cost: [1, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H06', name: 'Cargo Switch', zone: 'MIDDLE', win: 5, hands: { cost: [1, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H07', name: 'Vault Echo', zone: 'MIDDLE', win: 5, hands: { cost: [1, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H08', name: 'Silent Partner', zone: 'MIDDLE', win: 5, hands: { cost: [1, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H09', name: 'Double Invoice', zone: 'MIDDLE', win: 5, hands: { cost: [1, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H10', name: 'Penthouse Lift', zone: 'INNER', win: 5, hands: { cost: [2, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H11', name: 'Velvet Rope', zone: 'INNER', win: 5, hands: { cost: [2, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
    { id: 'H12', name: 'Royal Flush', zone: 'INNER', win: 5, hands: { cost: [2, 0, 1], shift: 3 }, dice: { open: 3, fortified: 2 } },
  ],
}
