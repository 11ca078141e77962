import type { VariantWords } from '#words/game-words.ts'
import { plain } from '#words/line.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { numeral } from '../known.ts'
import { plural, type Things } from './speak.ts'

export const sources: Readonly<Record<Source, string>> = { vaults: 'Caveau aperti' }

export function variants(things: Things): Readonly<Record<string, VariantWords>> {
  return {
    variation: { label: 'Campagna', values: Object.fromEntries(things.tables.variations.rows.map((row, i) => [row.id, variation(things, row, i)])) },
    fuel: {
      label: 'Mazzo del carburante',
      values: {
        standard: { label: 'Come nel regolamento', hint: fuelHint(things.tables, 0) },
        ...Object.fromEntries(spare(things.tables).map((n) => [`plus${n}`, { label: plural(n, 'confronto in più', 'confronti in più'), hint: fuelHint(things.tables, n) }])),
      },
    },
    keys: {
      label: 'Chiavi a bordo',
      values: {
        contraband: { label: 'Contrabbando', hint: 'Le chiavi occupano posto, si possono perdere e contano sulle rotte commerciali.' },
        weightless: { label: 'Senza peso', hint: 'Le chiavi non occupano posto e non si perdono.' },
      },
    },
    exchange: {
      label: 'Banca',
      values: {
        none: { label: 'Chiusa', hint: 'Solo i mercanti fanno cambi.' },
        bank: { label: 'Aperta', hint: '2 crediti diventano 1 d’influenza ovunque, ma non durante un confronto.' },
      },
    },
    flight: {
      label: 'Fuga',
      values: {
        calm: { label: 'Senza dadi', hint: 'Chi fugge arriva in pace.' },
        dice: { label: 'Con i dadi', hint: 'La fuga tira i dadi conseguenza di un ipersalto.' },
      },
    },
  }
}

function variation({ tables, places }: Things, { id, alertMax }: Tables['variations']['rows'][number], index: number): { label: string; hint: string } {
  const vaults = tables.vaults.rows.filter((row) => row.variation === id)
  return { label: `Campagna ${numeral(index + 1)}`, hint: `${plural(vaults.length, 'caveau', 'caveau')}: ${plain(places(vaults.map(({ territory }) => territory)))}. L’allerta finisce a ${alertMax}.` }
}

const spare = ({ box }: Tables): readonly number[] => Array.from({ length: box.rows.spareFuelConfrontations }, (_, i) => i + 1)

const fuelHint = ({ box: { rows } }: Tables, more: number): string => `${plural(rows.refills, 'pieno', 'pieni')} e ${plural(rows.fuelConfrontations + more, 'confronto', 'confronti')}.`
