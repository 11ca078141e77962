import { line } from '#words/line.ts'
import type { LeaderAbility } from '../../data/leaders.ts'
import type { LoreEffect } from '../../data/lore.ts'
import type { StandardAction, Verb } from '../../data/names.ts'
import { says, type Effect } from '../card-text.ts'
import { abilities, actions } from './names.ts'
import { amountOf } from './speak.ts'

const onlyPip = 'Serve il punto azione della carta: una risorsa del Preludio non basta.'
const twiceMeek = 'In pareggio per il primo posto non ottieni nulla.'
const everyDeclaration = 'Vale per ogni dichiarazione, qualunque carta la permetta.'
const title = (verb: Verb, base: StandardAction): string => `${actions[verb]} (${actions[base]})`
const instead = 'La nuova azione sostituisce quella tra parentesi, pagata con un punto azione o con una risorsa non Negata.'

export const leaders: Readonly<Record<LeaderAbility, Effect>> = {
  beloved: {
    title: abilities.beloved,
    text: says('Dopo un combattimento contro di te in cui l’attaccante ha preso un Trofeo, puoi influenzare una volta. Un Rivale che ti combatte non soggioga mai la Corte.'),
    rulings: ['Chi distrugge una tua città reca comunque Oltraggio.', 'I Fucili galattici non sono un combattimento: chi li usa soggioga la Corte.'],
  },
  just: {
    title: abilities.just,
    text: says('Per Tiranno, il primo posto ti dà il valore del secondo, senza bonus delle città; il secondo posto non ti dà nulla.'),
    rulings: [twiceMeek],
  },
  attuned: { title: abilities.attuned, text: () => line`Quando tassi con il punto azione di una carta usata per Copiare o Cambiare, ottieni anche ${amountOf('psionic', 1)}.`, rulings: [onlyPip, 'Nutrire contiene una tassa e conta.'] },
  cryptic: { title: abilities.cryptic, text: says('Inizi con un agente sui tuoi spazi Oltraggio Materiale e Carburante.'), rulings: ['Questi agenti non tornano.'] },
  insatiable: { title: abilities.insatiable, text: () => line`Quando tassi con il punto azione di una carta usata per Copiare o Cambiare, ottieni anche ${amountOf('fuel', 1)}.`, rulings: [onlyPip, 'Nutrire contiene una tassa e conta.'] },
  lavish: { title: abilities.lavish, text: says('Dopo aver calcolato Magnate, scarta tutti i tuoi Carburanti.'), rulings: ['Solo se Magnate aveva un segnalino; le tue carte Gilda restano.'] },
  ambitious: { title: abilities.ambitious, text: says('Quando dichiari un’ambizione, puoi ottenere 1 risorsa a tua scelta.'), rulings: [everyDeclaration] },
  callow: { title: abilities.callow, text: says('Non puoi tassare una città che non controlli, nemmeno se è tua.'), rulings: [] },
  committed: { title: abilities.committed, text: says('Quando attacchi, prendi 2 dadi oltre a quelli delle tue navi; questi 2 dadi sono obbligatori.'), rulings: ['Sempre al massimo 6 dadi dello stesso tipo.'] },
  disorganized: { title: abilities.disorganized, text: says('Un movimento porta al massimo 2 navi.'), rulings: [] },
  tactical: {
    title: abilities.tactical,
    text: says('Quando combatti con il punto azione di una carta usata per Copiare o Cambiare, puoi anche muovere, prima o dopo.'),
    rulings: [onlyPip, 'Se muovi prima, deve seguire un combattimento.', 'Conta anche un combattimento permesso da un’Arma.'],
  },
  violent: {
    title: abilities.violent,
    text: says('Per Empate, il primo posto ti dà il valore del secondo, senza bonus delle città; il secondo posto non ti dà nulla.'),
    rulings: [twiceMeek],
  },
  charismatic: {
    title: abilities.charismatic,
    text: says('Quando acquisisci con il punto azione di una carta usata per Copiare o Cambiare, puoi anche influenzare, prima o dopo.'),
    rulings: [onlyPip, 'Se influenzi prima, poi devi poter acquisire; può essere un’altra carta.'],
  },
  generous: {
    title: abilities.generous,
    text: says('Per dichiarare un’ambizione devi dare una carta Gilda al Rivale con meno Potere. Senza carte Gilda non dichiari.'),
    rulings: ['In caso di pareggio la riceve il primo in ordine di turno.'],
  },
  bold: { title: abilities.bold, text: says('Quando dichiari un’ambizione, puoi posizionare 1 agente su quante carte della Corte vuoi, uno per carta.'), rulings: [everyDeclaration] },
  paranoid: { title: abilities.paranoid, text: says('Non puoi acquisire una carta Gilda su cui hai un solo agente.'), rulings: ['Fanno eccezione le carte Vox e chi soggioga la Corte.'] },
}

export const lore: Readonly<Record<LoreEffect, Effect>> = {
  'action summon': {
    title: title('summon', 'build'),
    text: says('Una volta per turno, costruisci 1 nave in una città che controlli, anche Rivale.'),
    rulings: [instead],
  },
  'action fireRifles': {
    title: title('fireRifles', 'battle'),
    text: says('Scegli un sistema con tue navi integre e un Rivale presente in un sistema adiacente: tira 1 dado Incursione per ogni nave integra, al massimo 6. Ogni colpo va alle sue navi, poi ai suoi edifici.'),
    rulings: ['Non è un combattimento: nulla di ciò che modifica i combattimenti si applica.', 'I pezzi distrutti sono tuoi Trofei; una città distrutta porta Oltraggio e fa soggiogare la Corte.', instead],
  },
  sprint: {
    text: says('Dopo un movimento, un gruppo di navi integre che si sono appena mosse e stanno insieme può muovere ancora una volta.'),
    rulings: ['Un solo gruppo, quando tutti i passi della Fionda sono finiti.', 'Questo movimento può usare la Fionda se parte da uno spazioporto Leale; non ne dà un altro.'],
  },
  mirror: { text: says('Quando ti attaccano con almeno un dado Assalto, aggiungi 1 intercettazione.'), rulings: ['Più intercettazioni contano una sola volta per combattimento.'] },
  harbors: {
    text: says('Le tue navi si costruiscono sempre integre. Quando ti attaccano dove hai uno spazioporto integro, l’attaccante non prende dadi Razzia.'),
    rulings: ['I tuoi edifici seguono la regola normale.'],
  },
  'signal breaker': { text: says('Quando attacchi con navi tutte integre, ignora 1 intercettazione ottenuta con i dadi.'), rulings: ['Lo stato delle navi si giudica all’inizio del combattimento.', 'L’intercettazione della Corazza a specchio non si ignora.'] },
  drones: { text: says('Dopo un combattimento in cui attacchi, ripara 1 delle tue navi in attacco.'), rulings: ['Deve essere sopravvissuta almeno una nave in attacco.'] },
  'gate ports': {
    text: says('Puoi costruire spazioporti nei portali, uno solo per portale. Quando un Rivale entra in un portale che controlli e dove il tuo spazioporto è integro, cattura 1 agente dalla sua riserva.'),
    rulings: ['Uno spazioporto per portale, chiunque lo possieda.', 'Controllo e spazioporto si giudicano prima che le navi arrivino.'],
  },
  'cloud cities': {
    text: says('Puoi costruire una città fuori dagli spazi di un pianeta, una sola per pianeta, pagando 1 risorsa del tipo del pianeta.'),
    rulings: ['Una città fuori dagli spazi per pianeta, chiunque la possieda.', 'L’Oltraggio non impedisce questo pagamento.'],
  },
  'action nurture': { title: title('nurture', 'build'), text: says('Tassa una delle tue città.'), rulings: ['Si applica ciò che modifica una tassa.', instead] },
  'action prune': {
    title: title('prune', 'repair'),
    text: says('Sostituisci un tuo spazioporto con una città, o viceversa, in uno spazio di un pianeta.'),
    rulings: ['L’edificio resta danneggiato se lo era; nulla viene distrutto.', 'L’altro pezzo deve essere disponibile.'],
  },
  'gate stations': {
    text: says('Puoi costruire città nei portali, una sola per portale. Una città così ha i tipi di tutti i pianeti del suo settore che hanno una città.'),
    rulings: ['Una città per portale, chiunque la possieda.', 'Una tassa dà uno di questi tipi, a scelta; chi la distrugge reca Oltraggio di ognuno.', 'Senza altre città nel settore non ha alcun tipo.'],
  },
  railguns: { text: says('Quando ti attaccano dove hai una nave integra, l’attaccante subisce 1 colpo prima di prendere i dadi.'), rulings: ['L’attaccante sceglie la nave colpita.'] },
  'extra slot': { text: says('Hai uno spazio Risorsa in più, con un costo di razzia di 4 chiavi.'), rulings: ['È aperto qualunque sia il numero delle tue città.'] },
  'reroll assault': { text: says('Quando attacchi, una volta dopo il tiro, puoi rilanciare 1 dado Assalto per ogni nave integra in attacco.'), rulings: [] },
}
