import type { VariantWords } from '#words/game-words.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { ambitions, cards } from './names.ts'

export const sources: Readonly<Record<Source, string>> = ambitions

export function variants(tables: Tables): Readonly<Record<string, VariantWords>> {
  const setups = tables.setupCards.rows.map(({ id, out }): [string, { label: string; hint: string }] => [
    id,
    { label: cards[id].text, hint: out.length > 1 ? `Settori ${out.join(' e ')} fuori gioco.` : `Settore ${out.join()} fuori gioco.` },
  ])
  return {
    setup: {
      label: 'Carta Preparazione',
      values: { random: { label: 'A caso', hint: 'Una delle quattro carte per il vostro numero di giocatori.' }, ...Object.fromEntries(setups) },
    },
    leaders: {
      label: 'Leader & Lore',
      values: {
        none: { label: 'Senza', hint: 'Si parte tutti uguali: ideale per la prima partita.' },
        draft: { label: 'Un Leader, una Lore', hint: 'A turno ognuno sceglie un Leader e una carta Lore, con poteri unici.' },
        draftTwoLore: { label: 'Un Leader, due Lore', hint: 'Una carta Lore in più a testa: più sorprese, e più da leggere.' },
      },
    },
    discard: {
      label: 'Scarti delle azioni',
      values: {
        together: { label: 'Coperti', hint: 'Una sola pila coperta: si gioca a memoria.' },
        split: { label: 'Divisi', hint: 'Le carte giocate scoperte restano visibili in una pila a parte.' },
      },
    },
  }
}
