export const passage = {
  title: 'Deux foreuses pour une porte ouverte',
  paragraphs: [
    'Dépenses, tante Oba : deux foreuses de sécurité, fichues, sur une porte qui n’était pas fermée de l’autre côté.',
    'Nina Surey m’a laissé le plaisir de percer. Assise à son bureau devant son thé, elle écoutait ma sueur tomber le long de quarante centimètres d’acier, parce que notre dernière affaire l’avait laissée seule à expliquer un trou dans une coque à un inspecteur du Souverain. « Nous voilà quittes », a-t-elle dit, et elle a rempli une seconde tasse.',
    'J’ai parlé de Blackstar. Elle a posé la tasse. Elle a connu Goshen quand c’était une planète ; elle en garde des lettres, timbres compris. Après cela, il n’y avait plus de prix à débattre, seulement sa part sur toute machine curieuse que je rapporterai.',
    'Elle n’a pas d’AltSynths. Elle connaît un homme qui les réveille : Neet, un savant en uniforme, enfermé dans l’anneau de Ceto, qui attend depuis des années qu’on lui pose la question. Pour l’atteindre, il faut que je sois invisible à la clôture et quelqu’un d’autre au portail. Des capes, donc, et des papiers. Elle m’a dressé une liste, de son écriture bien rangée.',
    'Reçu : une liste, une alliée. Dû : une porte.',
  ],
}
