import { line } from '#words/line.ts'
import type { CourtEffect } from '../../data/court.ts'
import type { StandardAction, Suit, Verb } from '../../data/names.ts'
import { says, type Effect } from '../card-text.ts'
import { actions, suits } from './names.ts'
import { amountOf, isFeminine, resourceName } from './speak.ts'

const instead = 'La nuova azione sostituisce quella tra parentesi, pagata con un punto azione o con una risorsa non Negata.'
const later = 'Se acquisisci la carta durante il tuo Preludio, non puoi usarla prima del tuo prossimo turno.'
const idle = 'La carta si può anche scartare senza effetto.'
const weaponIcons = 'Contano i simboli Armi dei tuoi segnalini e delle tue carte Gilda, compresa questa.'
const ransackToo = 'Anche chi soggioga la carta la acquisisce.'

const title = (verb: Verb, base: StandardAction): string => `${actions[verb]} (${actions[base]})`

const union = (suit: Suit): Effect => ({
  title: 'Preludio',
  text: says(`Metti la Lega vicino a una carta ${suits[suit]} scoperta di questo round: a fine round quella carta viene nella tua mano e la Lega è scartata.`),
  rulings: ['Va bene anche la tua carta; una carta giocata coperta, no.', 'Una volta messa lì, la Lega non si può più rubare e non conta più per le ambizioni.', 'L’iniziativa si controlla prima che tu prenda la carta.', later],
})

/** What each effect of a Court card does. */
export const court: Readonly<Record<CourtEffect, Effect>> = {
  loyal: {
    text: (of) => line`Questa carta sopravvive ai tuoi Oltraggi. Qualsiasi risorsa si può spendere come ${amountOf(of, 1)} per l’azione Preludio di questo tipo, Oltraggio o no.`,
    rulings: ['L’Oltraggio si ignora su entrambi i tipi: quello della carta e quello del segnalino speso.'],
  },
  cartel: {
    text: (of) => line`La riserva di ${resourceName(of, 2)} sta su questa carta e conta per il tuo Magnate, ma non puoi spenderla. Dopo ogni calcolo del Potere tutti i tuoi Rivali scartano ${isFeminine(of) ? 'le loro' : 'i loro'} ${resourceName(of, 2)}.`,
    rulings: ['È sempre la riserva: tutti continuano a ottenerne segnalini.', 'Lo scarto avviene anche se Magnate non è stato dichiarato; le carte Gilda restano.', 'Una razzia non prende nulla dalla carta; le Lingue d’argento sì.'],
  },
  'union administration': union('administration'),
  'union aggression': union('aggression'),
  'union construction': union('construction'),
  'union mobilization': union('mobilization'),
  'action manufacture': { title: title('manufacture', 'build'), text: () => line`Ottieni ${amountOf('material', 1)}.`, rulings: [instead] },
  'action synthesize': { title: title('synthesize', 'build'), text: () => line`Ottieni ${amountOf('fuel', 1)}.`, rulings: [instead] },
  'action pressgang': {
    title: title('pressgang', 'build'),
    text: says('Restituisci quanti Prigionieri vuoi; per ognuno ottieni 1 risorsa a tua scelta.'),
    rulings: [instead],
  },
  'action execute': { title: title('execute', 'influence'), text: says('Sposta quanti Prigionieri vuoi tra i tuoi Trofei.'), rulings: [] },
  'action abduct': {
    title: title('abduct', 'battle'),
    text: says('Scegli una carta della Corte con agenti Rivali, meno numerosi dei tuoi simboli Armi: catturali tutti.'),
    rulings: [weaponIcons, 'La carta e i tuoi agenti restano nella Corte.', instead],
  },
  'action trade': {
    title: title('trade', 'tax'),
    text: says('Scegli una città Rivale che controlli: prendi al suo proprietario 1 risorsa del tipo della città e dagli 1 risorsa di un tipo che non ha.'),
    rulings: ['Quello che il Rivale ha si giudica prima dello scambio.', 'Non è né un furto né una tassa: nessun Prigioniero, e i Protettori giurati non lo impediscono.', instead],
  },
  'prelude hoard': {
    title: 'Preludio',
    text: (of) => line`Scarta questa carta: ottieni ${amountOf(of, 1)} per ogni tuo spazio Risorsa libero. Se la riserva non basta, ruba il resto a Rivali a tua scelta.`,
    rulings: [later, idle],
  },
  'prelude extort': { title: 'Preludio', text: (of) => line`Scarta questa carta: ruba ${amountOf(of, 1)} a un Rivale.`, rulings: [later, idle] },
  'prelude garrison': {
    title: 'Preludio',
    text: says('Scarta questa carta: posiziona 1 nave in ogni portale in gioco.'),
    rulings: ['Se le navi non bastano, scegli tu i portali.', later, idle],
  },
  'prelude levy': {
    title: 'Preludio',
    text: says('Scarta questa carta: posiziona 3 navi in un sistema che controlli.'),
    rulings: ['Se te ne restano meno di 3, posiziona quelle.', later, idle],
  },
  'prelude spy': {
    title: 'Preludio',
    text: says('Prima di ogni altra azione, scarta questa carta: sottrai l’iniziativa.'),
    rulings: ['Impossibile se hai già l’iniziativa o se qualcuno l’ha già sottratta in questo round.'],
  },
  'prelude foresee': {
    title: 'Preludio',
    text: says('Scarta questa carta e quante carte vuoi della tua mano: pescane altrettante, più una, dal fondo degli scarti delle azioni.'),
    rulings: ['Se non scarti nulla dalla mano, peschi 1 carta.', later, idle],
  },
  'prelude persuade': {
    title: 'Preludio',
    text: says('Scarta questa carta: ruba 1 risorsa o 1 carta Gilda a un Rivale.'),
    rulings: ['Va bene anche una risorsa che sta su un Cartello.', later, idle],
  },
  'prelude broker': {
    title: 'Preludio',
    text: () => line`Scarta questa carta: ottieni ${amountOf('material', 1)}, ${amountOf('fuel', 1)} e ${amountOf('weapon', 1)}.`,
    rulings: [later, idle],
  },
  'prelude fence': {
    title: 'Preludio',
    text: () => line`Una volta per turno, scarta 1 risorsa: ottieni ${amountOf('relic', 1)}.`,
    rulings: ['La carta resta in gioco.', 'Va bene anche una risorsa Negata.', later],
  },
  'gate dice': { text: says('Quando attacchi in un portale, puoi prendere fino a 2 dadi in più.'), rulings: ['Sempre al massimo 6 dadi dello stesso tipo.'] },
  'reroll skirmish': {
    text: says('Quando attacchi, una volta dopo il tiro, puoi rilanciare tanti dadi Incursione quanti sono i tuoi simboli Armi.'),
    rulings: [weaponIcons],
  },
  'see hand': { text: says('Quando dichiari un’ambizione, puoi guardare la mano di un Rivale, poi scambiare una carta con una delle sue.'), rulings: ['Vale per ogni dichiarazione, qualunque carta la permetta.'] },
  'secret declaration': { text: says('Quando dichiari Custode o Empate, il segnalino Zero non viene posizionato.'), rulings: ['La tua carta Guida conserva il suo valore.'] },
  guard: {
    text: says('I Rivali non possono rubare le tue risorse né le altre tue carte Gilda. Se rubano questa carta, viene sepolta in fondo al mazzo della Corte.'),
    rulings: ['Una volta rubata questa carta, la stessa razzia può continuare sul resto.', 'Un baratto non è un furto.'],
  },
  bards: {
    text: says('Quando superi o cambi, prima di ogni azione e se nessuno ha dichiarato in questo round, puoi dichiarare l’ambizione della tua carta, senza segnalino Zero.'),
    rulings: ['Prima o dopo aver sottratto l’iniziativa.'],
  },
  'secured uprising': {
    title: 'Appena acquisita',
    text: says('Scegli un settore in gioco: posiziona 1 nave in ognuno dei suoi 4 sistemi. Scarta questa carta.'),
    rulings: ['Se le navi non bastano, scegli tu i sistemi.', 'Nel mezzo di un combattimento queste navi non attaccano.', ransackToo],
  },
  'secured demands': {
    title: 'Appena acquisita',
    text: says('Puoi dichiarare l’ambizione che vuoi, senza segnalino Zero. Scarta questa carta.'),
    rulings: ['Deve esserci un segnalino Ambizione disponibile.', ransackToo],
  },
  'secured outrage': {
    title: 'Appena acquisita',
    text: says('Puoi scegliere una risorsa: tutti i giocatori, anche tu, recano Oltraggio di quel tipo. Scarta questa carta.'),
    rulings: ['Nessuna città viene distrutta, quindi nessuno soggioga la Corte.', ransackToo],
  },
  'secured freedom': {
    title: 'Appena acquisita',
    text: says('Puoi rimandare una città di un sistema che controlli sulla plancia del suo proprietario; se lo fai, puoi sottrarre l’iniziativa. Mescola questa carta nel mazzo della Corte.'),
    rulings: ['Va bene anche una tua città.', 'La carta si mescola in ogni caso; può tornare subito.', ransackToo],
  },
  'secured struggle': {
    title: 'Appena acquisita',
    text: says('Puoi rubare 1 carta Gilda. Poi mescola nel mazzo della Corte tutte le carte Gilda dei suoi scarti. Scarta questa carta.'),
    rulings: [ransackToo],
  },
  'secured call': { title: 'Appena acquisita', text: says('Pesca 1 carta dal fondo degli scarti delle azioni. Scarta questa carta.'), rulings: [ransackToo] },
}
