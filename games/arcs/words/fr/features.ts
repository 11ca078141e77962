import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  power: 'Pouvoir acquis',
  ambitions: 'ambitions déclarées',
  prospects: 'ambitions encore à déclarer',
  cities: 'cités sur la carte',
  starports: 'spatioports sur la carte',
  ships: 'une flotte solide',
  control: 'systèmes contrôlés',
  subjects: 'cités Rivales à taxer',
  sites: 'des places pour construire',
  prey: 'des Rivaux à votre portée',
  ruins: 'moins de bâtiments endommagés',
  exposed: 'des bâtiments hors du contrôle des Rivaux',
  tokens: 'ressources pour les Préludes',
  safety: 'ressources à l’abri des raids',
  slots: 'emplacements de ressources libres',
  guilds: 'cartes Guilde',
  influence: 'espoirs à la Cour',
  agents: 'agents en réserve',
  outrage: 'moins d’Outrages',
  turns: 'tours restants dans ce chapitre',
  hand: 'vos cartes en main',
  initiative: 'l’initiative',
  pips: 'actions restantes dans ce tour',
  talents: 'Héros et Savoirs',
}
