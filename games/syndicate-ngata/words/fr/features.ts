import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  locks: 'clés placées dans les coffres',
  vaults: 'coffres ouverts',
  keys: 'clés à bord',
  lives: 'une alerte plus basse',
  credits: 'crédits',
  influence: 'influence',
  fuel: 'du carburant dans le réservoir',
  outfit: 'technologies et niveau d’assaut',
  traders: 'marchands rencontrés',
  hand: 'missions en main',
  cargo: 'cristaux à bord ou livrés',
  plan: 'un bon trajet pour la suite',
  trouble: 'moins de confrontations à régler',
  par: 'la campagne dans son ensemble',
}
