export const passage = {
  title: 'Nero',
  paragraphs: [
    'Ecco la riga che, secondo te, non avrei vissuto abbastanza per scrivere.',
    'Ci è voluta una squadra di cinque per derubare il Cassiopeia: un senatore che non lo era, una guardia che non lo era, Jamie nelle orecchie di tutti, Petar sulla Pazienza, motori caldi e berretto al contrario, e io, che nessuno ha visto passare.',
    'Il senatore ha chiesto di vedere la macchina, come fanno i senatori, per poter dire di esserci stati. La guardia dell’ultima porta era nostra dal turno di sera. Dietro l’acciaio c’è stato un rumore breve e brutto; poi la porta si è aperta, e lei era lì che si riparava, voltando la schiena per educazione.',
    'Dal male mi aspettavo qualcosa di più grande. La fine di Blackstar sta in undici pagine, riassunto compreso. Ne ho preso una copia per Idmon, ho cancellato il resto e ho messo la carica. Uscendo ho puntato un gettone sul nero, perché qualcuno doveva pur farlo.',
    'È uscito il nero. Ho lasciato tutto sul tavolo.',
    'Petar ha riabbracciato suo figlio. Jamie non risponde più, e vuol dire che sta bene. Da qualche parte un ammiraglio ha un coltello per il pane; ma questa è un’altra pagina.',
    'Saldo: trenta milioni. Conto chiuso.',
  ],
}
