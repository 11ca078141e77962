import type { VariantWords } from '#words/game-words.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { ambitions, cards } from './names.ts'

export const sources: Readonly<Record<Source, string>> = ambitions

export function variants(tables: Tables): Readonly<Record<string, VariantWords>> {
  const setups = tables.setupCards.rows.map(({ id, out }): [string, { label: string; hint: string }] => [
    id,
    { label: cards[id].text, hint: out.length > 1 ? `Secteurs ${out.join(' et ')} hors-jeu.` : `Secteur ${out.join()} hors-jeu.` },
  ])
  return {
    setup: {
      label: 'Carte de mise en place',
      values: { random: { label: 'Au hasard', hint: 'Une des quatre cartes prévues pour votre nombre de joueurs.' }, ...Object.fromEntries(setups) },
    },
    leaders: {
      label: 'Héros & Savoirs',
      values: {
        none: { label: 'Sans', hint: 'Tout le monde commence à égalité : parfait pour une première partie.' },
        draft: { label: 'Un Héros, un Savoir', hint: 'Chacun choisit à tour de rôle un Héros et un Savoir aux pouvoirs uniques.' },
        draftTwoLore: { label: 'Un Héros, deux Savoirs', hint: 'Un Savoir de plus par joueur : davantage de surprises, davantage à lire.' },
      },
    },
    discard: {
      label: 'Défausse des actions',
      values: {
        together: { label: 'Face cachée', hint: 'Une seule pile, face cachée : on joue de mémoire.' },
        split: { label: 'Séparée', hint: 'Les cartes jouées face visible restent consultables dans une pile à part.' },
      },
    },
  }
}
