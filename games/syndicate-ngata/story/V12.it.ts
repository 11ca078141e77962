export const passage = {
  title: 'Il cubo',
  paragraphs: [
    'Prima le cifre, zia Oba, perché il resto non ho voglia di scriverlo. Speso: due mantelli, e dei documenti buoni per un pomeriggio esatto. Ricevuto: un cubo di dati, così piccolo che si potrebbe inghiottire. Ci ho pensato.',
    'Il cancello ha letto ad alta voce il mio nome falso e ci ha creduto. Il recinto non ha visto nulla. Avevo dimenticato che cosa fa un mantello allo stomaco: cerchi le tue mani, e c’è solo corridoio.',
    'Il dottor Neet non ha chiesto il mio nome. Aveva il cubo in pugno e il cappotto buono addosso, come chi fa le valigie prima che lo caccino. Era al terzo indirizzo quando sono cominciati i colpi. Ha guardato la porta, poi me, e ha chiuso lui stesso le mie dita sul cubo. Allora la porta è entrata, e un pezzo non si è fermato alla scrivania.',
    'Contro il muro, non ero nessuno, mentre sei uomini dell’Intelligence del Sovrano lo scavalcavano.',
    'I suoi sintetici dormono in quattro armadi, tra Etna e Tycho. Accanto a ogni indirizzo ha scritto come svegliarli con dolcezza.',
    'Dovuto a Neet: tutto. Pagabile a Honos.',
  ],
}
