import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  locks: 'keys placed in the vaults',
  vaults: 'vaults opened',
  keys: 'keys aboard',
  lives: 'a lower alert',
  credits: 'credits',
  influence: 'influence',
  fuel: 'fuel in the tank',
  outfit: 'technologies and assault level',
  traders: 'traders met',
  hand: 'missions in hand',
  cargo: 'crystals aboard or delivered',
  plan: 'a good course for what lies ahead',
  trouble: 'fewer confrontations to resolve',
  par: 'the campaign as a whole',
}
