import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  power: 'Potere sicuro',
  ambitions: 'ambizioni dichiarate',
  prospects: 'ambizioni ancora da dichiarare',
  cities: 'città sulla mappa',
  starports: 'spazioporti sulla mappa',
  ships: 'una flotta forte',
  control: 'sistemi controllati',
  subjects: 'città Rivali da tassare',
  sites: 'spazio per costruire',
  prey: 'Rivali alla tua portata',
  ruins: 'meno edifici danneggiati',
  exposed: 'edifici fuori dal controllo dei Rivali',
  tokens: 'risorse per i Preludi',
  safety: 'risorse al sicuro dai raid',
  slots: 'spazi risorsa liberi',
  guilds: 'carte Gilda',
  influence: 'speranze nella Corte',
  agents: 'agenti in riserva',
  outrage: 'meno Oltraggi',
  turns: 'turni rimasti in questo capitolo',
  hand: 'le carte in mano',
  initiative: 'l’iniziativa',
  pips: 'azioni rimaste in questo turno',
  talents: 'Leader e Lore',
}
