import type { RulesSection } from '#words/game-words.ts'

/** The rules in two pages, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export const rules: readonly RulesSection[] = [
  section(
    'Lo scopo',
    'Avere più Potere di tutti alla fine. La partita si ferma dopo il capitolo in cui qualcuno raggiunge 27 Potere in quattro, 30 in tre, 33 in due, e comunque dopo il quinto capitolo. A parità vince chi viene prima nell’ordine di turno, a partire da chi ha l’iniziativa.',
    'Il Potere viene dalle ambizioni dichiarate durante il capitolo, non importa da chi.',
    'Leale vuol dire tuo, Rivale di un altro giocatore.',
  ),
  section(
    'La mappa',
    'Sei settori con un portale e tre pianeti: Freccia, Mezzaluna, Esagono. Un portale tocca i suoi tre pianeti e i portali vicini; Freccia tocca Mezzaluna, Mezzaluna tocca Esagono. Tra un settore e l’altro si toccano solo 2 Esagono e 3 Freccia, 5 Esagono e 6 Freccia.',
    'Un settore fuori gioco non esiste: la rotta unisce i portali ai suoi lati.',
    'Controlli un sistema se vi hai più navi integre di ogni Rivale. In pareggio nessuno lo controlla. Edifici e navi danneggiate non contano.',
  ),
  section(
    'Il round',
    'Chi ha l’iniziativa guida con una carta scoperta e agisce una volta per ogni suo punto azione; oppure passa l’iniziativa al prossimo che ha carte, e il round finisce subito.',
    'Gli altri seguono in senso orario. Superare: stesso seme, valore più alto della carta Guida, tutti i punti azione. Copiare: una carta qualsiasi coperta, un’azione della carta Guida. Cambiare: un altro seme, un’azione di quel seme.',
    'Prima di agire, chi segue può sottrarre l’iniziativa giocando un’altra carta coperta, se nessuno l’ha fatto nel round. Superare con un 7 la sottrae in ogni caso.',
    'Alla fine del round l’iniziativa resta a chi l’ha sottratta; altrimenti va a chi ha superato con il valore più alto; altrimenti non si muove.',
    'Il capitolo finisce quando nessuno ha più carte, o quando tutti quelli che ne hanno passano di seguito.',
  ),
  section(
    'Dichiarare un’ambizione',
    'Prima di agire, chi guida può dichiarare l’ambizione della sua carta: 2 Magnate, 3 Tiranno, 4 Generale, 5 Custode, 6 Empate, 7 a scelta, 1 nessuna.',
    'Il segnalino disponibile di maggior valore va lì, e da quel momento la carta Guida vale 0. Un’ambizione può avere più segnalini.',
  ),
  section(
    'Il Preludio',
    'Tra la carta giocata e il suo primo punto azione, spendi quante risorse vuoi e usa quante carte vuoi.',
    'Materiale: costruire o riparare. Carburante: muovere. Armi: in questo turno i tuoi punti azione permettono anche di combattere. Reliquie: acquisire. Psicoenergia: un’azione della carta Guida.',
    'I segnalini spesi tornano nella riserva solo alla fine del Preludio. Una carta acquisita durante il Preludio non vi si può usare.',
  ),
  section(
    'Le azioni',
    'Tassare: ottieni la risorsa di una tua città, o di una città Rivale che controlli; in questo caso catturi anche un agente dalla riserva di quel Rivale. Una volta per città e per turno.',
    'Costruire: una città o uno spazioporto in uno spazio libero di un sistema dove hai un pezzo, o una nave in un tuo spazioporto, una per spazioporto e per turno. Dove il controllo è di un Rivale, il pezzo arriva danneggiato.',
    'Muovere: quante navi vuoi verso un sistema adiacente. Da un tuo spazioporto la Fionda prosegue di portale in portale, fino a un pianeta o a un portale controllato da un Rivale; lungo la strada puoi lasciare delle navi.',
    'Riparare: un tuo pezzo, ovunque sia.',
    'Influenzare: un agente su una carta della Corte. Acquisire: prendi una carta su cui hai più agenti di ogni Rivale; i tuoi tornano, gli altri sono tuoi Prigionieri.',
  ),
  section(
    'Il combattimento',
    'Scegli un sistema con tue navi e un Rivale che vi ha dei pezzi. Prendi fino a un dado per nave, al massimo 6 dello stesso tipo. Dadi Razzia: solo se il difensore ha un edificio nel sistema, o nessuno su tutta la mappa.',
    'In quest’ordine: le bruciature colpiscono le tue navi; un’intercettazione ti infligge 1 colpo per ogni nave integra in difesa; i colpi vanno alle navi, poi agli edifici; i colpi agli edifici vanno agli edifici. L’attaccante assegna tutto.',
    'Se viene colpito, un pezzo integro è danneggiato e un pezzo danneggiato è distrutto: è un Trofeo per l’altra parte.',
    'Se ti resta una nave, le chiavi rubano risorse, al costo del loro spazio, e carte Gilda, al loro costo.',
  ),
  section(
    'Distruggere una città',
    'Rechi Oltraggio: scarta i tuoi segnalini e le tue carte Gilda di quel tipo e metti un agente sullo spazio; quel tipo è Negato e non si spende più per la sua azione Preludio.',
    'Poi soggioghi la Corte: acquisisci una carta su cui c’è un agente del difensore; tutti gli agenti Rivali che vi si trovano sono tuoi Trofei.',
  ),
  section(
    'La fine del capitolo',
    'Per ogni ambizione dichiarata, il primo prende il valore alto dei segnalini, il secondo quello basso. Chi è in pareggio in testa prende il valore basso e gli altri nulla; chi è in pareggio per il secondo posto non prende nulla. Bisogna averne almeno 1.',
    'Magnate: simboli Materiale e Carburante. Tiranno: Prigionieri. Generale: Trofei. Custode: simboli Reliquie. Empate: simboli Psicoenergia. Contano segnalini e carte Gilda.',
    'Vincere un’ambizione senza pareggio aggiunge il bonus delle città: +2 se sulla tua plancia resta una sola città, +5 se non ne resta nessuna.',
    'Se Generale era dichiarato, tutti i Trofei tornano ai proprietari; se lo era Tiranno, tutti i Prigionieri. Il segnalino più basso si gira sul lato più forte, e ognuno riceve 6 carte nuove.',
  ),
  section(
    'In due',
    'Le risorse dei pianeti fuori gioco contano per le ambizioni come un terzo giocatore, che può vincere, pareggiare o prendere il secondo posto.',
    'Dopo ogni distribuzione, chi non ha l’iniziativa può cambiare tutta la mano, una volta.',
  ),
]
