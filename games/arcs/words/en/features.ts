import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  power: 'Power that is sure',
  ambitions: 'declared ambitions',
  prospects: 'ambitions that may yet be declared',
  cities: 'cities on the map',
  starports: 'starports on the map',
  ships: 'a strong fleet',
  control: 'systems under control',
  subjects: 'Rival cities to tax',
  sites: 'room to build',
  prey: 'Rivals within your grasp',
  ruins: 'fewer damaged buildings',
  exposed: 'buildings out of Rivals’ control',
  tokens: 'resources for Preludes',
  safety: 'resources safe from raids',
  slots: 'free resource slots',
  guilds: 'Guild cards',
  influence: 'hopes in the Court',
  agents: 'agents at home',
  outrage: 'less Outrage',
  turns: 'turns left in this chapter',
  hand: 'the cards in your hand',
  initiative: 'the initiative',
  pips: 'actions left in this turn',
  talents: 'leader and lore',
}
