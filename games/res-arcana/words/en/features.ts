import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  points: 'points',
  token: 'the first player token',
  ten: '10 points in reach of a check',
  essences: 'essences at hand',
  income: 'what you will collect',
  engine: 'powers for the rounds to come',
  ready: 'powers still unused this round',
  acting: 'actions still to come this round',
  hand: 'the cards in your hand',
  deck: 'the cards in your deck',
  prospects: 'points that your places will bring',
  scorable: 'points to be had this round',
  place: 'a place of power within reach',
  nextPlace: 'a second place of power later on',
  monument: 'Gold towards a monument',
  danger: 'less to fear from attacks',
}
