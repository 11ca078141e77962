export const passage = {
  title: 'Il banco perde',
  paragraphs: [
    'Il banco vince sempre, dicono al Cassiopeia. Segna, zia Oba, che una sera ha perso.',
    'Uno dei sintetici di Neet indossava un senatore: la schiena curva, l’anello, l’impazienza. L’altro faceva la guardia da martedì e si lamentava della mensa meglio di quanto avrei saputo fare io. Camminavo in mezzo a loro sotto un mantello, e per una volta la mia era l’unica faccia onesta della casa.',
    'Quattro porte, ognuna con la sua domanda. Il senatore aveva una voce per la prima, i documenti una risposta per la seconda, e io, senza rumore, qualcosa per la terza. La quarta si apre solo dall’interno. L’ha aperta la nostra guardia. A quel punto le mancava mezzo braccio, e non ne ha fatto parola.',
    'La macchina pende nella sua cantina come un piccolo sole freddo. Ho copiato la morte di Blackstar, poi l’ho fatta dimenticare alla macchina, poi le ho lasciato un pacco con la miccia corta, perché la memoria è testarda.',
    'Di sopra l’orchestra non ha perso una battuta.',
    'Idmon ha pagato. Surey ha la sua parte. A Neet, spero, non si deve più nulla. Saldo: a nostro favore. La Pazienza torna a casa.',
  ],
}
