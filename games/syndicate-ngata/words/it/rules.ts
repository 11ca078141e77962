import type { RulesSection } from '#words/game-words.ts'
import { bookTables } from '../../data/tables.ts'

/** The rules in two pages, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

const files = Object.keys(bookTables)
  .map((name) => `${name}.json`)
  .join(', ')

export const rules: readonly RulesSection[] = [
  section(
    'Lo scopo',
    'Fai contrabbando per la famiglia Ngata. Apri i caveau della tua campagna nel loro ordine: l’ultimo, a Honos, dà subito la vittoria.',
    'Si perde in due modi: con l’allerta al massimo, in quello stesso istante; e senza più missioni in mano, in corso o da pescare, quando né le tue chiavi né i tuoi mercanti possono riempire il prossimo caveau.',
    'Fai quante azioni vuoi, nell’ordine che vuoi. Non ci sono round né rendite.',
  ),
  section(
    'Viaggiare',
    'In una zona: 1 di carburante, con qualsiasi carico. Lungo una rotta commerciale: 1 di carburante, se tutto il contrabbando sta nel compartimento.',
    'Ipersalto in un’altra zona, con qualsiasi carico: 2 di carburante e 1 dado verso una zona vicina, 3 di carburante e 2 dadi tra la zona EXO e la zona interna. Prima la nave arriva; poi conta il dado più alto: da 1 a 3 niente, 4 o 5 un confronto, 6 una trappola del Sovrano, che prende tutto il contrabbando e fa salire l’allerta.',
    'Si fa rifornimento ovunque: una carta carburante riempie il serbatoio o porta un confronto. Una carta uscita ritorna solo quando il mazzo è finito.',
  ),
  section(
    'Il carico',
    'Chiavi, cristalli e cubi rossi sono contrabbando. Il compartimento ha 2 posti ed è al sicuro dai sindacati; la stiva prende tutto. Sposti il carico come vuoi; i cubi rossi restano nel compartimento.',
    'Il contrabbando si può gettare in qualsiasi momento, ed è perso.',
  ),
  section(
    'Le missioni',
    'Si pesca a Cora e ai caveau aperti, fino a 4 in mano. Una missione si scarta in qualsiasi momento, in cambio di nulla.',
    'Ordinaria: nel suo territorio tira 1 dado, di più se paghi degli aiutanti; basta un solo dado che raggiunga il valore. Dove la carta lo dice, una chiave verde facilita il tiro. Riuscita o no, la carta sparisce.',
    'Consegna: carica tutti i cristalli, consegnali e ricevi una volta sola la paga per quanti ne hai consegnati. Tecnologia: prendi un cristallo in ogni luogo e portali tutti in uno; perderne uno fa fallire. Difesa: tira 1 dado, 1 in meno da raggiungere per ogni cristallo a bordo.',
    'Una sola missione speciale per volta; le ordinarie continuano accanto.',
  ),
  section(
    'I confronti',
    'Si risolvono prima di tutto il resto. Tangente: paghi, ed è tutto. Attacco: 1 dado per livello d’assalto; il tuo più alto deve superare il loro, altrimenti perdi tutto ciò che è fuori dal compartimento e l’allerta sale.',
    'Perquisizione, solo con il Sovrano: perdi tutto il contrabbando e l’allerta sale. Incarico: due cubi rossi per due luoghi; perderne uno fa salire l’allerta.',
    'Fuga: paghi il carburante e vai in un’altra zona. La carta resta sul posto sotto una tessera, e lì si può solo arrivare, ripartire e fare rifornimento finché non la risolvi.',
    'I mercanti non sbarrano mai la strada. A ogni tessera mercante tratti con tutti quelli che hai incontrato.',
  ),
  section(
    'I caveau',
    'Solo il primo caveau chiuso accetta chiavi, nel suo territorio, in quante visite vuoi. Una chiave messa resta al suo posto.',
    'Un caveau aperto dà le sue missioni, e una pagina della storia.',
  ),
  section(
    'Da dove vengono i numeri',
    'Il regolamento dà le procedure, i luoghi dei caveau e il numero di carte; nessuna fonte pubblica mostra le carte. Missioni, confronti e chiavi li abbiamo quindi ideati noi, e un piccolo anello segna ogni carta con valori simili.',
    'Se possiedi la scatola, puoi mettere i valori stampati al posto dei nostri. Chi ospita il server mette l’intera tabella, in JSON e nella forma della nostra, nella cartella overrides/syndicate-ngata dei dati del server e riavvia il server: le nuove campagne si giocano con quella. Una tabella che non va bene viene rifiutata, con campo e motivo.',
    `Le tabelle sono i file ${files}; le nostre sono in games/syndicate-ngata/data.`,
  ),
]
