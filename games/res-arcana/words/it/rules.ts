import type { RulesSection } from '../contract.ts'

/** The rules in a page and a half, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export const rules: readonly RulesSection[] = [
  section(
    'Lo scopo',
    'Avere 10 punti o più quando si verifica la vittoria, e più di tutti gli altri. La verifica si fa alla fine di ogni round; certi luoghi di potere permettono di chiederne una prima.',
    'I punti vengono dagli artefatti, dai monumenti e dai luoghi di potere in gioco, ruotati o no, dalle essenze su certi luoghi, e dal segnalino primo giocatore (1 punto).',
    'In caso di parità in testa vince la riserva più ricca, con ogni Oro che conta 2; se la parità resta, la vittoria è condivisa.',
  ),
  section(
    'Le essenze',
    'Sono cinque: Vigore, Vita, Calma, Morte e Oro. La scorta comune non ha limiti.',
    'La tua riserva contiene le essenze che puoi spendere. Quelle su un componente non ne fanno parte: non si spendono, non si perdono negli attacchi e aspettano una raccolta.',
    '«Un’essenza» può essere anche Oro; «un’essenza tranne Oro» no.',
  ),
  section(
    '1. La raccolta',
    'Tutti raccolgono nello stesso momento. Ogni componente dà ciò che dice la sua raccolta, anche se ruotato.',
    'Per ogni componente con essenze sopra, prendi tutto o lascia tutto. Prendere quelle di un luogo di potere ne abbassa i punti.',
    'Una carta giocata o presa durante il round raccoglie dal round successivo.',
  ),
  section(
    '2. Le azioni',
    'Un’azione per turno, in senso orario a partire dal primo giocatore, finché tutti hanno passato. Non si salta il turno: chi non agisce passa per il round.',
    'Giocare un artefatto dalla mano pagandone il costo, sconti compresi. Arriva dritto e si può usare dal tuo turno successivo.',
    'Prendere un monumento per 4 Oro: uno dei due scoperti, o il primo del mazzo senza vederlo.',
    'Prendere un luogo di potere pagandone il costo. Nessuno potrà togliertelo.',
    'Scartare un artefatto dalla mano per 1 Oro, o per 2 essenze tranne Oro.',
    'Usare un potere di un tuo componente.',
  ),
  section(
    'I poteri',
    'Paga tutto il costo, poi applica l’effetto. Se il costo chiede di ruotare il componente, ruotalo: non serve più finché non viene raddrizzato, e nemmeno i suoi altri poteri.',
    'Un potere che non ruota si può usare più volte, un’azione ogni volta. Un potere pagato può restare senza effetto.',
    'Raccolta, sconti e punti valgono sempre, a componente dritto o ruotato.',
    'Solo gli artefatti possono essere distrutti: vanno negli scarti di chi li aveva in gioco, e le essenze che hanno sopra sono perse.',
  ),
  section(
    'Gli attacchi e le reazioni',
    'Un attacco colpisce tutti i rivali che non hanno passato. Ognuno sceglie: la parata stampata sulla carta, una reazione, o la perdita.',
    'La perdita prende la Vita dalla riserva. Per ogni Vita che manca, 2 altre essenze a scelta, Oro compreso; chi non ne ha abbastanza perde tutto.',
    'Una reazione non richiede un’azione. Se chiede di ruotare il componente, questo deve essere dritto; altrimenti vale anche su un componente ruotato, tutte le volte che si può pagare.',
  ),
  section(
    '3. Passare',
    'Chi passa per primo prende il segnalino primo giocatore e comincerà il round successivo.',
    'Poi cambia il tuo oggetto magico con un altro del centro, utilizzabile dal round successivo, e pesca una carta.',
    'Dopo aver passato non giochi più nel round e ignori tutti gli attacchi, ma ricevi ancora ciò che danno i poteri degli altri.',
  ),
  section(
    '4. La fine del round',
    'Quando tutti hanno passato si contano i punti. Se qualcuno ne ha 10 o più, vince il totale più alto.',
    'Altrimenti tutto si raddrizza e comincia un nuovo round.',
    'Se il mazzo è vuoto quando devi pescare, mescola i tuoi scarti per rifarlo. Il mazzo dei monumenti non si rifà.',
  ),
]
