export const passage = {
  title: 'L’uomo del corridoio',
  paragraphs: [
    'Goshen era un pianeta. Adesso è un clima. Ho portato la Pazienza attraverso la ghiaia delle case degli altri, a luci spente, per rispetto e per prudenza, in quest’ordine.',
    'La stazione di Fidge è imbullonata a uno dei pezzi più grossi. Ho fatto l’ultimo tratto in tuta, sotto un mantello, senza altro da trattenere che il fiato. Al portello hanno pensato i trapani. Nessuno aveva immaginato che si potesse entrare da lì: è così che scelgo da dove entrare.',
    'I disegni erano dove aveva detto Jamie. Quello che non aveva detto era Petar. È sbucato da un angolo con una cassa in braccio, e vorrei poter riferire di una lotta; più che altro siamo finiti per terra. Alla fine avevo un livido, una pistola e un ufficiale di magazzino con gli occhi molto tondi che desiderava rendersi utile. Sa quali capannoni custodiscono mantelli, e quale cugino stampa lasciapassare. Nel berretto tiene il disegno di un bambino.',
    'Mi hai detto di non prendere mai a bordo ciò che non posso sfamare. È nella cabina di poppa, mangia il nostro riso e corregge il mio stivaggio.',
    'Ricevuto: un laser, su carta. Imbarcato: una bocca.',
  ],
}
