import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  locks: 'chiavi messe nei caveau',
  vaults: 'caveau aperti',
  keys: 'chiavi a bordo',
  lives: 'un’allerta più bassa',
  credits: 'crediti',
  influence: 'influenza',
  fuel: 'carburante nel serbatoio',
  outfit: 'tecnologie e livello d’assalto',
  traders: 'mercanti incontrati',
  hand: 'missioni in mano',
  cargo: 'cristalli a bordo o consegnati',
  plan: 'una buona rotta per il seguito',
  trouble: 'meno confronti da risolvere',
  par: 'la campagna nel suo insieme',
}
