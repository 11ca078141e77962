export const passage = {
  title: 'Una voce sopra il ghiaccio',
  paragraphs: [
    'Due trapani, zia Oba, e quasi tutto il mio coraggio. Niente è più duro da forzare di una cosa che non aspettava visite.',
    'PHNX tiene le orecchie in un satellite grande come un armadio, dipinto del colore di niente, sopra la cometa. Non ci si attracca. Si esce, si cade accanto alla stessa velocità, e si cerca di non notare che cade anche tutto il resto. Il primo trapano ha aperto il portello. Il secondo, la parte che discute.',
    'Poi una voce, levigata fino a non avere più età: chiamami Jamie. Sapeva il nome della mia nave, il prezzo del mio carburante e come mi chiami tu quando faccio tardi a cena. Ho chiesto degli AltSynth. Mi ha dato un ammiraglio. Hoshin, a Etna, vende ciò che il Sovrano smarrisce, e il suo prezzo sta in un cassetto di Fidge & Co.: i disegni di un laser che mangia gli asteroidi.',
    'Così, per derubare il Sovrano, bisogna prima derubare i ladri più attenti del sistema. Ho detto che mi sembrava un giro lungo. «È un’orbita», ha detto Jamie, e la luce si è spenta.',
    'Ricevuto: una direzione.',
  ],
}
