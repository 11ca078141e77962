import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  points: 'punti',
  token: 'il segnalino primo giocatore',
  ten: '10 punti prima della verifica',
  essences: 'essenze a disposizione',
  income: 'le raccolte future',
  engine: 'poteri per i round futuri',
  ready: 'poteri ancora usabili nel round',
  acting: 'azioni ancora possibili nel round',
  hand: 'le carte in mano',
  deck: 'le carte nel mazzo',
  prospects: 'punti che i tuoi luoghi porteranno',
  scorable: 'punti da fare nel round',
  place: 'un luogo di potere a portata',
  nextPlace: 'un secondo luogo di potere in seguito',
  monument: 'Oro per un monumento',
  danger: 'meno da temere dagli attacchi',
}
