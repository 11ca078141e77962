import type { VariantWords } from '#words/game-words.ts'
import type { Source } from '../contract.ts'

export const variants: Readonly<Record<string, VariantWords>> = {
  setup: {
    label: 'Mise en place',
    values: {
      standard: { label: 'Standard', hint: 'Chacun reçoit 8 artefacts et 2 mages, et garde un mage. Les faces des lieux sont tirées au sort.' },
      'first-game': { label: 'Première partie', hint: 'Des mains toutes prêtes et les lieux côté soleil, pour découvrir le jeu.' },
      draft: { label: 'Draft', hint: 'Chacun garde une carte et passe le reste, deux fois 4 cartes, avant de choisir son mage.' },
    },
  },
  match: {
    label: 'Durée',
    values: {
      single: { label: 'Une partie', hint: 'Une seule partie, en 4 à 6 manches.' },
      'best-of-three': { label: 'Match en 2 parties gagnantes', hint: 'À deux : on garde son mage et on se partage les 16 artefacts avant la deuxième partie.' },
    },
  },
  collect: {
    label: 'Collecte',
    values: {
      together: { label: 'Tous ensemble', hint: 'Tout le monde collecte en même temps : c’est le plus rapide.' },
      'on-request': { label: 'Sur demande', hint: 'Avant chaque collecte où l’ordre peut compter, chacun peut demander l’ordre du tour.' },
      'in-order': { label: 'Dans l’ordre du tour', hint: 'On collecte l’un après l’autre, à partir du premier joueur.' },
    },
  },
}

export const sources: Readonly<Record<Source, string>> = {
  artifact: 'Artefacts',
  mage: 'Mage',
  item: 'Objet magique',
  monument: 'Monuments',
  place: 'Lieux de pouvoir',
  token: 'Jeton de premier joueur',
  react: 'Réaction au contrôle',
  game1: 'Partie 1',
  game2: 'Partie 2',
  game3: 'Partie 3',
}
