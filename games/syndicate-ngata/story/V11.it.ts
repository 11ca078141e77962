export const passage = {
  title: 'Due trapani per una porta aperta',
  paragraphs: [
    'Spese, zia Oba: due trapani di sicurezza, rovinati, su una porta che dall’altra parte non era chiusa.',
    'Nina Surey mi ha lasciato il piacere di forare. Seduta alla scrivania con il suo tè, ascoltava il mio sudore attraversare quaranta centimetri d’acciaio, perché il nostro ultimo affare l’aveva lasciata sola a spiegare un buco in uno scafo a un ispettore del Sovrano. «Adesso siamo pari», ha detto, e ha riempito una seconda tazza.',
    'Le ho raccontato di Blackstar. Ha posato la tazza. Ha conosciuto Goshen quando era un pianeta; ne conserva le lettere, con i francobolli. Dopo di che non c’era più un prezzo da discutere, solo la sua parte su ogni macchina curiosa che porterò a casa.',
    'Di AltSynth non ne ha. Conosce un uomo che li sveglia: Neet, uno studioso in uniforme, chiuso nell’anello di Ceto, che da anni aspetta che qualcuno glielo chieda. Per arrivare a lui bisogna essere invisibili al recinto e qualcun altro al cancello. Mantelli, dunque, e documenti. Mi ha preparato una lista, con la sua scrittura ordinata.',
    'Ricevuto: una lista, un’alleata. Da rendere: una porta.',
  ],
}
