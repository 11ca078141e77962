import type { VariantWords } from '#words/game-words.ts'
import { plain } from '#words/line.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { numeral } from '../known.ts'
import { plural, type Things } from './speak.ts'

export const sources: Readonly<Record<Source, string>> = { vaults: 'Vaults opened' }

export function variants(things: Things): Readonly<Record<string, VariantWords>> {
  return {
    variation: { label: 'Campaign', values: Object.fromEntries(things.tables.variations.rows.map((row, i) => [row.id, variation(things, row, i)])) },
    fuel: {
      label: 'Fuel deck',
      values: {
        standard: { label: 'As in the book', hint: fuelHint(things.tables, 0) },
        ...Object.fromEntries(spare(things.tables).map((n) => [`plus${n}`, { label: plural(n, 'more confrontation', 'more confrontations'), hint: fuelHint(things.tables, n) }])),
      },
    },
    keys: {
      label: 'Keys aboard',
      values: {
        contraband: { label: 'Contraband', hint: 'Keys take room, can be lost, and count on trade routes.' },
        weightless: { label: 'Weightless', hint: 'Keys take no room and cannot be lost.' },
      },
    },
    exchange: {
      label: 'Bank',
      values: {
        none: { label: 'Closed', hint: 'Only traders exchange.' },
        bank: { label: 'Open', hint: '2 credits become 1 influence anywhere, but not in a confrontation.' },
      },
    },
    flight: {
      label: 'Flight',
      values: {
        calm: { label: 'Without dice', hint: 'Whoever flees arrives in peace.' },
        dice: { label: 'With dice', hint: 'Fleeing rolls the consequence dice of a hyperjump.' },
      },
    },
  }
}

function variation({ tables, places }: Things, { id, alertMax }: Tables['variations']['rows'][number], index: number): { label: string; hint: string } {
  const vaults = tables.vaults.rows.filter((row) => row.variation === id)
  return { label: `Campaign ${numeral(index + 1)}`, hint: `${plural(vaults.length, 'vault', 'vaults')}: ${plain(places(vaults.map(({ territory }) => territory)))}. The alert ends at ${alertMax}.` }
}

const spare = ({ box }: Tables): readonly number[] => Array.from({ length: box.rows.spareFuelConfrontations }, (_, i) => i + 1)

const fuelHint = ({ box: { rows } }: Tables, more: number): string => `${plural(rows.refills, 'refill', 'refills')} and ${plural(rows.fuelConfrontations + more, 'confrontation', 'confrontations')}.`
