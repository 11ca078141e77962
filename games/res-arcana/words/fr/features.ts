import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  points: 'points',
  token: 'le jeton de premier joueur',
  ten: '10 points avant le contrôle',
  essences: 'essences disponibles',
  income: 'vos collectes à venir',
  engine: 'pouvoirs pour les manches à venir',
  ready: 'pouvoirs encore utilisables dans la manche',
  acting: 'actions encore possibles dans la manche',
  hand: 'vos cartes en main',
  deck: 'vos cartes en pioche',
  prospects: 'points que vos lieux rapporteront',
  scorable: 'points à prendre dans la manche',
  place: 'un lieu de pouvoir à portée',
  nextPlace: 'un second lieu de pouvoir ensuite',
  monument: 'de l’Or pour un monument',
  danger: 'moins à craindre des attaques',
}
