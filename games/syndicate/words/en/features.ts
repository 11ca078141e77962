import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  credits: 'credits',
  capital: 'credits to buy bases with',
  points: 'victory points',
  influence: 'influence at hand',
  crew: 'crew at hand',
  income: 'credits at the collections to come',
  influenceIncome: 'influence at the collections to come',
  crewIncome: 'crew at the collections to come',
  shortage: 'enough crew for your bases',
  specials: 'research and the casino',
  routes: 'trade routes',
  hopes: 'rewards within reach',
  talents: 'the bonus of your syndicate',
  techLevel: 'the technology level',
  technologies: 'advanced technologies',
  assault: 'assault level and reinforcements',
  tokens: 'tokens kept for later',
  hand: 'the operations in your hand',
  dice: 'action dice left armed',
  sleeper: 'your card face down',
  underWay: 'the mission or assault under way',
  threat: 'less to fear from the Sovereign',
  burden: 'less to suffer from the alert',
}
