import type { VariantWords } from '#words/game-words.ts'
import { plain } from '#words/line.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { numeral } from '../known.ts'
import { plural, type Things } from './speak.ts'

export const sources: Readonly<Record<Source, string>> = { vaults: 'Coffres ouverts' }

export function variants(things: Things): Readonly<Record<string, VariantWords>> {
  return {
    variation: { label: 'Campagne', values: Object.fromEntries(things.tables.variations.rows.map((row, i) => [row.id, variation(things, row, i)])) },
    fuel: {
      label: 'Pile de carburant',
      values: {
        standard: { label: 'Comme dans le livret', hint: fuelHint(things.tables, 0) },
        ...Object.fromEntries(spare(things.tables).map((n) => [`plus${n}`, { label: plural(n, 'confrontation de plus', 'confrontations de plus'), hint: fuelHint(things.tables, n) }])),
      },
    },
    keys: {
      label: 'Clés à bord',
      values: {
        contraband: { label: 'Contrebande', hint: 'Les clés prennent de la place, peuvent se perdre et comptent sur les routes commerciales.' },
        weightless: { label: 'Sans poids', hint: 'Les clés ne prennent pas de place et ne se perdent pas.' },
      },
    },
    exchange: {
      label: 'Banque',
      values: {
        none: { label: 'Fermée', hint: 'Seuls les marchands font du change.' },
        bank: { label: 'Ouverte', hint: '2 crédits deviennent 1 d’influence n’importe où, sauf en pleine confrontation.' },
      },
    },
    flight: {
      label: 'Fuite',
      values: {
        calm: { label: 'Sans dés', hint: 'Qui fuit arrive en paix.' },
        dice: { label: 'Avec dés', hint: 'Fuir lance les dés de conséquence d’un hypersaut.' },
      },
    },
  }
}

function variation({ tables, places }: Things, { id, alertMax }: Tables['variations']['rows'][number], index: number): { label: string; hint: string } {
  const vaults = tables.vaults.rows.filter((row) => row.variation === id)
  return { label: `Campagne ${numeral(index + 1)}`, hint: `${plural(vaults.length, 'coffre', 'coffres')} : ${plain(places(vaults.map(({ territory }) => territory)))}. L’alerte s’arrête à ${alertMax}.` }
}

const spare = ({ box }: Tables): readonly number[] => Array.from({ length: box.rows.spareFuelConfrontations }, (_, i) => i + 1)

const fuelHint = ({ box: { rows } }: Tables, more: number): string => `${plural(rows.refills, 'plein', 'pleins')} et ${plural(rows.fuelConfrontations + more, 'confrontation', 'confrontations')}.`
