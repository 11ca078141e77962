import type { RuledEffect } from '../card-text.ts'

/** Short answers to what players ask. */
export const rulings: Readonly<Record<RuledEffect, readonly string[]>> = {
  mission: ['Nulla fallisce o riesce da sé: un 1 con un bonus arriva a 2.', 'Una ricompensa divisa si dimezza risorsa per risorsa; l’unità dispari va a chi tira.'],
  heist: ['Non si ruba più di quanto c’è.', 'Raggi e tecnologie non valgono come fortificazione contro un colpo.'],
  sleeper: ['Una dormiente scatta solo se cambia qualcosa.'],
  'double cross': ['La tua metà si prende prima della divisione; ciò che aggiunge un cartello non si tocca.'],
  informant: ['L’aiuto abbassa il numero a partire da lì.'],
  sabotage: ['Se non ne resta nessuno contro una base fortificata o protetta, l’assalto non può riuscire; l’equipaggio resta speso.'],
  'frame job': ['Non con l’inizio della fine, da cui nessuno riceve la grazia.'],
  skim: ['Con un ordine colpisce il rivale più ricco fra quelli che hanno più basi di te.'],
  safehouse: ['La base conserva le ricerche, e l’assalto non conta come vinto.'],
  smuggle: ['Un colpo non è una missione ordinaria.'],
  'mission credits': ['Vengono dalla banca; non si dividono e non si sottraggono.'],
  reroll: ['Ti viene chiesto solo dopo un fallimento.'],
  'third die': ['I dadi rimasti armati danno sempre due carte al massimo.'],
  lance: ['Questo rinforzo conta senza usare un segnalino.'],
  'half pardon': ['Il prezzo si dimezza prima dello sconto di un cartello.'],
  deflect: ['Non serve contro il Sovrano né contro i colpi.'],
  crackdown: ['Raggi e Griglia deflettrice non servono; un territorio confiscato non ha più gettone.'],
  lull: ['L’allerta scende una volta sola, con o senza grazie.'],
  end: ['Nessuno può né deve riceverne la grazia.'],
}
