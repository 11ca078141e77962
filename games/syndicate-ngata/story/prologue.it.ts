export const passage = {
  title: 'Prima riga di una pagina nuova',
  paragraphs: [
    'Zia Oba, mi hai insegnato che chi contrabbanda senza tenere i conti è solo un ladro con una nave. Ecco dunque la prima riga di una pagina nuova.',
    'Cliente: Idmon degli Ascenders, che parla come se nella stanza accanto fosse appena morto qualcuno. È in anticipo di poche settimane. Un pugno di senatori ha deciso che Blackstar deve smettere di esistere, con trenta milioni di anime a bordo, e il piano dorme sotto un casinò di Honos, dove i tappeti sono spessi e nessuno chiede a che cosa serva l’ascensore.',
    'Che cosa vuole: una copia del piano, e poi cenere. Quanto paga: tutto, il che è sospetto, e metà in anticipo, il che lo è un po’ meno.',
    'Per scendere in quella cantina mi servono facce che non siano la mia. Gli AltSynth le portano come noi portiamo i guanti. Due persone forse sanno dove se ne tengono, ed entrambe preferirebbero non avere mie notizie.',
    'Attivo: una nave, la Pazienza; cinque misure di carburante; la tua benedizione. Passivo: ancora niente. Lascio Cora prima che l’inchiostro si asciughi.',
  ],
}
