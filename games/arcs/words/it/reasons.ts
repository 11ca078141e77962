import { capital, line } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import type { Reasons } from '../assemble.ts'
import { isFeminine, keys, theResource, type Italian } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<Italian> = {
  'tooLow ARCS-5.2': ({ lead }) => [`Per superare serve un valore più alto di ${Number(lead)}.`],
  'alreadySeized ARCS-5.7': () => ['L’iniziativa è già stata sottratta in questo round.'],
  'outraged ARCS-9.3': ({ type }) => {
    const resource = resources[Number(type)]
    return line`${capital(theResource(resource))} è ${isFeminine(resource) ? 'Negata' : 'Negato'}: non puoi svolgere la sua azione Preludio.`
  },
  'noCityToTax ARCS-7.3': () => ['Nessuna città da tassare: serve una città Leale, o una Rivale che controlli, non ancora tassata in questo turno.'],
  'noControlledCity ARCS-17.4': () => ['Il tuo Leader è Inesperto: tassi solo città che controlli, e non ce ne sono.'],
  'noPieces ARCS-7.7': () => ['Non hai più pezzi da costruire nella riserva.'],
  'nowhereToBuild ARCS-7.4': () => ['Non c’è dove costruire: nessuno spazio libero dove hai pezzi, e nessuno spazioporto pronto a costruire una nave.'],
  'noShips ARCS-7.8': () => ['Non hai navi sulla mappa.'],
  'nothingDamaged ARCS-7.11': () => ['Nessuno dei tuoi pezzi è danneggiato.'],
  'noAgents ARCS-20.5': () => ['Non hai più agenti nella riserva.'],
  'emptyCourt ARCS-12.6': () => ['Non ci sono più carte nella Corte.'],
  'noMajority ARCS-7.13': () => ['Non hai la maggioranza degli agenti su nessuna carta della Corte.'],
  'paranoid ARCS-17.8': () => ['Il tuo Leader è Paranoico: per acquisire una carta Gilda ti serve la maggioranza, e più di un agente.'],
  'nobodyToBattle ARCS-7.15': () => ['Nessun Rivale ha pezzi dove ci sono le tue navi.'],
  'noBuildingToRaid ARCS-8.3': () => ['Niente dadi Razzia: il difensore non ha edifici qui, ma ne ha altrove.'],
  'hiddenHarbors ARCS-18.5': () => ['Niente dadi Razzia: i Porti nascosti del difensore coprono uno spazioporto integro.'],
  'tooDear ARCS-9.8': ({ keys: cost }) => [`Questo furto costa ${keys(Number(cost))}: più di quante te ne restano.`],
  'guarded ARCS-13.22': () => ['I Protettori giurati impediscono questo furto; si possono rubare solo loro.'],
  'emptySupply ARCS-12.3': () => ['La riserva di questa risorsa è vuota.'],
  'noCaptives ARCS-13.12': () => ['Non hai Prigionieri.'],
  'tooFewWeapons ARCS-13.14': () => ['Nessuna carta della Corte ha agenti Rivali meno numerosi dei tuoi simboli Armi.'],
  'nothingToTrade ARCS-13.23': () => ['Nulla da barattare: serve una città Rivale che controlli, una risorsa del suo tipo da prendere e un’altra da dare.'],
  'alreadySummoned ARCS-18.1': () => ['Hai già convocato una nave in questo turno.'],
  'noControlledCity ARCS-18.1': () => ['Non controlli nessuna città.'],
  'nobodyInReach ARCS-18.2': () => ['Nessun Rivale ha pezzi accanto alle tue navi integre.'],
  'nothingToPrune ARCS-18.10': () => ['Nessun edificio da sostituire: ne serve uno in uno spazio, e l’altro pezzo nella riserva.'],
  'callow ARCS-17.4': () => ['Il tuo Leader è Inesperto: non controlli questa città.'],
  'notControlled ARCS-7.1': () => ['Non controlli questa città: servono più navi integre di ogni altro giocatore.'],
  'alreadyTaxed ARCS-7.3': () => ['Questa città è già stata tassata in questo turno.'],
  'portBusy ARCS-7.5': () => ['Lo spazioporto ha già costruito una nave in questo turno.'],
  'noneLeft ARCS-7.7': () => ['Non hai più questo pezzo nella riserva.'],
  'noSlot ARCS-7.4': () => ['Qui nessuno spazio per edifici è libero.'],
  'outnumbered ARCS-7.13': () => ['Per acquisirla ti servono più agenti di ogni Rivale.'],
  'tooManyAgents ARCS-13.14': () => ['Troppi agenti Rivali: devono essere meno dei tuoi simboli Armi.'],
  'gatePassed ARCS-7.10': () => ['Le navi sono già passate da questo portale: prima lasciane alcune, poi possono tornare indietro.'],
  'justSecured ARCS-6.8': () => ['Hai acquisito questa carta in questo Preludio: la sua azione Preludio deve aspettare un altro turno.'],
  'alreadyFenced ARCS-13.24': () => ['Hai già usato questa carta in questo turno.'],
  'noEffect ARCS-6.2': () => ['La sua azione Preludio ora non avrebbe effetto.'],
  'armedAlready ARCS-6.5': () => ['I tuoi punti azione permettono già di combattere.'],
  'noGuildToGive ARCS-17.7': () => ['Il tuo Leader è Generoso: senza una carta Gilda da dare non puoi dichiarare.'],
  'noMarker ARCS-4.8': () => ['Tutti e tre i segnalini Ambizione sono già stati posizionati in questo capitolo.'],
}
