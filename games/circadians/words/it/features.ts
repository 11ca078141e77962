import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  glory: 'gloria',
  gloryToCome: 'gloria a portata',
  energy: 'energia da spendere',
  gems: 'gemme',
  cards: 'carte Tattica in mano',
  fighters: 'combattenti in gioco',
  recruits: 'reclute vicine alla tua base',
  leaders: 'leader in gioco',
  attributes: 'attributi migliorati',
  research: 'progressi nella ricerca',
  slots: 'ciò che i tuoi edifici danno alla rendita',
  buildings: 'edifici ben difesi',
  fields: 'regioni dove raccogliere',
  foundations: 'fondazioni della plancia posate',
  count: 'regioni che contano per la rendita',
  land: 'regioni terrestri per la fine della partita',
  threat: 'meno avversari ai tuoi confini',
  relic: 'la reliquia del round',
  relicsAhead: 'una presenza presso le prossime reliquie',
  mastery: 'il controllo di tutte le reliquie',
  turns: 'turni ancora da giocare nel round',
  turn: 'l’azione di questo turno',
  tolls: 'ciò che gli altri ti pagheranno',
  prices: 'gettoni Prezzo in mano',
}
