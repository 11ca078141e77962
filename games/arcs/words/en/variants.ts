import type { VariantWords } from '#words/game-words.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { ambitions, cards } from './names.ts'

export const sources: Readonly<Record<Source, string>> = ambitions

export function variants(tables: Tables): Readonly<Record<string, VariantWords>> {
  const setups = tables.setupCards.rows.map(({ id, out }): [string, { label: string; hint: string }] => [
    id,
    { label: cards[id].text, hint: out.length > 1 ? `Clusters ${out.join(' and ')} are out of play.` : `Cluster ${out.join()} is out of play.` },
  ])
  return {
    setup: {
      label: 'Setup card',
      values: { random: { label: 'Random', hint: 'One of the four cards for your number of players.' }, ...Object.fromEntries(setups) },
    },
    leaders: {
      label: 'Leaders & Lore',
      values: {
        none: { label: 'Without', hint: 'Everybody starts alike: right for a first game.' },
        draft: { label: 'One leader, one lore', hint: 'Players take turns to pick a leader and a lore card with powers of their own.' },
        draftTwoLore: { label: 'One leader, two lore', hint: 'One more lore card each: more surprises, and more to read.' },
      },
    },
    discard: {
      label: 'Action discard',
      values: {
        together: { label: 'Face down', hint: 'One pile, face down: you play from memory.' },
        split: { label: 'Split', hint: 'Cards played face up stay open in a pile of their own.' },
      },
    },
  }
}
