import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  glory: 'gloire',
  gloryToCome: 'gloire à portée',
  energy: 'de l’énergie à dépenser',
  gems: 'gemmes',
  cards: 'cartes Tactiques en main',
  fighters: 'combattants en jeu',
  recruits: 'recrues proches de votre base',
  leaders: 'leaders en jeu',
  attributes: 'attributs améliorés',
  research: 'progrès de la recherche',
  slots: 'ce que vos bâtiments rapportent au revenu',
  buildings: 'bâtiments bien défendus',
  fields: 'régions où récolter',
  foundations: 'fondations du plateau posées',
  count: 'régions qui comptent au revenu',
  land: 'régions terrestres pour la fin de la partie',
  threat: 'moins d’adversaires à vos frontières',
  relic: 'la relique de la manche',
  relicsAhead: 'une présence auprès des prochaines reliques',
  mastery: 'le contrôle de toutes les reliques',
  turns: 'tours encore à jouer dans la manche',
  turn: 'l’action de ce tour',
  tolls: 'ce que les autres vous paieront',
  prices: 'jetons Prix en main',
}
