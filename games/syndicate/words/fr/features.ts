import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  credits: 'crédits',
  capital: 'crédits pour acheter des bases',
  points: 'points de victoire',
  influence: 'influence disponible',
  crew: 'équipage disponible',
  income: 'crédits des collectes à venir',
  influenceIncome: 'influence des collectes à venir',
  crewIncome: 'équipage des collectes à venir',
  shortage: 'assez d’équipage pour vos bases',
  specials: 'les recherches et le casino',
  routes: 'routes commerciales',
  hopes: 'exploits à portée',
  talents: 'l’atout de votre syndicat',
  techLevel: 'le niveau de technologie',
  technologies: 'technologies avancées',
  assault: 'niveau d’assaut et renforts',
  tokens: 'jetons gardés pour plus tard',
  hand: 'vos opérations en main',
  dice: 'dés d’action restés armés',
  sleeper: 'votre carte face cachée',
  underWay: 'la mission ou l’assaut en cours',
  threat: 'moins à craindre du Souverain',
  burden: 'moins à subir de l’alerte',
}
