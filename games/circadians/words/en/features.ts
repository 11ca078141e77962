import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  glory: 'glory',
  gloryToCome: 'glory within reach',
  energy: 'energy to spend',
  gems: 'gems',
  cards: 'Tactics cards in hand',
  fighters: 'fighters in play',
  recruits: 'recruits near your base',
  leaders: 'leaders in play',
  attributes: 'upgraded attributes',
  research: 'progress in research',
  slots: 'what your buildings bring at Income',
  buildings: 'well-defended buildings',
  fields: 'regions to harvest',
  foundations: 'board foundations laid',
  count: 'regions that count at Income',
  land: 'land regions for the end of the game',
  threat: 'fewer rivals at your borders',
  relic: 'the relic of this round',
  relicsAhead: 'a presence at the next relics',
  mastery: 'control of all relics',
  turns: 'turns still to come this round',
  turn: 'the action of this turn',
  tolls: 'what others will pay you',
  prices: 'price tokens in hand',
}
