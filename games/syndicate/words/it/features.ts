import type { Features } from '../assemble.ts'

/** What speaks for a choice, as a hint says it. */
export const features: Features = {
  credits: 'crediti',
  capital: 'crediti per comprare basi',
  points: 'punti vittoria',
  influence: 'influenza a disposizione',
  crew: 'equipaggio a disposizione',
  income: 'crediti delle raccolte future',
  influenceIncome: 'influenza delle raccolte future',
  crewIncome: 'equipaggio delle raccolte future',
  shortage: 'abbastanza equipaggio per le tue basi',
  specials: 'le ricerche e il casinò',
  routes: 'rotte commerciali',
  hopes: 'imprese a portata',
  talents: 'la dote del tuo cartello',
  techLevel: 'il livello di tecnologia',
  technologies: 'tecnologie avanzate',
  assault: 'livello d’assalto e rinforzi',
  tokens: 'gettoni tenuti per dopo',
  hand: 'le operazioni in mano',
  dice: 'dadi azione rimasti armati',
  sleeper: 'la tua carta a faccia in giù',
  underWay: 'la missione o l’assalto in corso',
  threat: 'meno da temere dal Sovrano',
  burden: 'meno da subire per l’allerta',
}
