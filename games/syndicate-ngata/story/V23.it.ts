export const passage = {
  title: 'Che cosa ha comprato l’ammiraglio',
  paragraphs: [
    'A Etna perfino la pioggia è di seconda mano; viene giù marrone. Nella base si entra come le patate, in camion, sotto un mantello, dopo averne convinto lo sportello con un trapano. Al resto hanno pensato i lasciapassare del cugino di Petar. Uno porta la mia fotografia e il nome di un cuoco.',
    'L’ammiraglio Hoshin era solo con una bottiglia e aveva riempito due bicchieri: dunque contava i miei passi. Ha srotolato i disegni e li ha guardati a lungo, come si guarda un bambino che dorme. «Un attrezzo da minatori», ho detto. «Certo», ha risposto. «E un coltello serve per il pane.» Ho bevuto, zia Oba. Avrei voluto riprendermeli, e non l’ho fatto.',
    'Ha mantenuto la parola: quattro indirizzi, quattro AltSynth, smarriti da impiegati a cui nessuno chiederà mai nulla. Mi ha anche detto a quale molo dormiva la mia nave, nel caso mi fosse passato di mente, e che la porta delle cucine avrebbe guardato altrove per il tempo di una sigaretta. Io non fumo. Ho fatto una corsa.',
    'Ricevuto: quasi le chiavi di Honos. Venduto: qualcosa che rivedrò.',
  ],
}
