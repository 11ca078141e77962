import { line, type Line } from '#words/line.ts'
import { ambitions, dice } from '../../data/names.ts'
import type { Prompts } from '../assemble.ts'
import { ambitionOfCard, hasPrelude, leadOf, leads, maySeize, maySing, mostDice, nextMarkerValue, pipActions, playedBy, reachOf, shipsLeft, stillToDraft } from '../known.ts'
import { actions } from './names.ts'
import { ambitionName, amount, buildingHits, cardCount, countOf, diceCount, dieName, hits, keys, marker, or, pips, plural, shipGroup, type Italian } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<Italian> = {
  draft: (_, t) => {
    const { leader, lore } = stillToDraft(t)
    return line`${t.you}, scegli ${leader && lore ? 'un Leader o una carta Lore' : leader ? 'il tuo Leader' : 'una carta Lore'}: resta con te per tutta la partita.`
  },
  mulligan: (_, t) => line`${t.you}, non hai l’iniziativa: tieni questa mano, o cambiala tutta con 6 carte nuove, una sola volta.`,
  lead: (_, t) => line`${t.you}, hai l’iniziativa: guida il round con una carta, o passa l’iniziativa.`,
  follow: (_, t) => {
    const lead = leadOf(t)
    if (!lead) return line`${t.you}, gioca una carta: supera, copia o cambia.`
    return line`${t.you}, ${t.reader.player(lead.seat)} guida con ${t.the(lead.card)}${lead.number === 0 ? ', che vale 0' : ''}: supera questa carta, copiala o cambia seme.`
  },
  before: (_, t) => beforePrompt(t),
  turn: (_, t) => {
    const left = t.view?.pips ?? 0
    const what = or(pipActions(t).map((verb) => actions[verb].toLowerCase()))
    if (hasPrelude(t)) return line`${t.you}, è il tuo Preludio: spendi risorse se vuoi, poi ${left > 1 ? `i tuoi ${left} punti` : 'il tuo punto'} azione (${what}).`
    return line`${t.you}, ${left === 1 ? 'ti resta' : 'ti restano'} ${pips(left)} (${what}): agisci, o termina il turno.`
  },
  comeback: (_, t) => line`${t.you}, non hai più navi né spazioporti sulla mappa: posiziona ${countOf('ship', Math.min(3, shipsLeft(t)))} in un portale a tua scelta.`,
  generous: ({ ambition }, t) => line`${t.you}, il tuo Leader è Generoso: per dichiarare ${ambitionName(ambitions[ambition])}, dai una carta Gilda al Rivale con meno Potere.`,
  declared: ({ left }, t) => {
    const gifts = [
      ...((left & 1) !== 0 ? ['guardare la mano di un Rivale'] : []),
      ...((left & 2) !== 0 ? ['ottenere una risorsa'] : []),
      ...((left & 4) !== 0 ? ['influenzare la Corte'] : []),
    ]
    return line`${t.you}, hai appena dichiarato un’ambizione: puoi ${or(gifts)}.`
  },
  exchange: ({ rival }, t) => line`${t.you}, vedi la mano di ${t.reader.player(rival)}: scambia una carta con una delle sue, o non scambiare nulla.`,
  bold: (_, t) => line`${t.you}, il tuo Leader è Audace: posiziona un agente su quante carte della Corte vuoi, uno per carta.`,
  overflow: ({ type }, t) => overflowPrompt(t, type),
  overflowElsewhere: ({ type }, t) => overflowPrompt(t, type),
  arrange: ({ at }, t) => arrangePrompt(t, at),
  arrangeElsewhere: ({ at }, t) => arrangePrompt(t, at),
  tax: ({ loyal }, t) => line`${t.you}, scegli ${loyal === 1 ? 'quale delle tue città nutrire: viene tassata.' : 'la città da tassare: una tua, o una Rivale che controlli.'}`,
  build: (_, t) => line`${t.you}, scegli che cosa costruire, e dove.`,
  repair: (_, t) => line`${t.you}, scegli un pezzo danneggiato da riparare, ovunque sia.`,
  influence: ({ secure }, t) => line`${t.you}, scegli la carta della Corte su cui posizionare un agente${secure === 1 ? '; subito dopo acquisisci una carta' : ''}.`,
  influenceAfter: (_, t) => line`${t.you}, il tuo Leader è Carismatico: puoi anche posizionare un agente su una carta della Corte.`,
  beloved: (_, t) => line`${t.you}, ti hanno preso un Trofeo e il tuo Leader è Venerato: puoi posizionare un agente su una carta della Corte.`,
  secure: (_, t) => line`${t.you}, scegli la carta da acquisire tra quelle in cui hai più agenti di tutti.`,
  move: ({ battle }, t) => line`${t.you}, scegli il sistema da cui partono le tue navi${battle === 1 ? '; deve seguire un combattimento' : ''}.`,
  moveAfter: (_, t) => line`${t.you}, il tuo Leader è Tattico: dopo questo combattimento puoi muovere delle navi.`,
  group: ({ system }, t) => line`${t.you}, scegli quante navi partono ${t.from(system)}.`,
  leg: (v, t) => {
    const reach = reachOf(t, v)
    const where = reach === undefined ? '' : `: ${plural(reach, 'sistema a portata', 'sistemi a portata')}`
    return line`${t.you}, scegli dove ${v.fresh + v.damaged > 1 ? 'vanno' : 'va'} ${shipGroup(v.fresh, v.damaged)} ${t.from(v.system)}${where}.`
  },
  catapult: (v, t) => line`${t.you}, la Fionda può proseguire ${t.from(v.system)}: vai avanti, lascia delle navi, o fermati.`,
  sprint: (_, t) => line`${t.you}, i tuoi Propulsori da scatto possono muovere ancora un gruppo di navi integre.`,
  pressgang: ({ done }, t) => line`${t.you}, scegli ${done > 0 ? 'un altro Prigioniero' : 'il Prigioniero'} da restituire e la risorsa che ottieni in cambio.`,
  execute: ({ done }, t) => line`${t.you}, scegli ${done > 0 ? 'un altro Prigioniero' : 'il Prigioniero'} di cui fai un Trofeo.`,
  abduct: (_, t) => line`${t.you}, scegli la carta della Corte da cui rapisci gli agenti Rivali: meno dei tuoi simboli Armi.`,
  trade: (_, t) => line`${t.you}, scegli una città Rivale che controlli e la risorsa da prendere al suo proprietario.`,
  tradeGive: ({ rival, type }, t) => line`${t.you}, in cambio di ${amount(type, 1)} scegli la risorsa da dare ${t.toPlayer(rival)}: un tipo che non ha.`,
  summon: (_, t) => line`${t.you}, scegli la città che controlli in cui costruire una nave.`,
  prune: (_, t) => line`${t.you}, scegli l’edificio da sostituire: uno spazioporto diventa città, una città diventa spazioporto.`,
  battle: (_, t) => line`${t.you}, scegli dove combattere, e contro chi: attaccano tutte le tue navi nel sistema.`,
  railgun: ({ rival, system }, t) => line`${t.you}, le Batterie elettromagnetiche di ${t.reader.player(rival)} sparano per prime ${t.at(system)}: scegli quale tua nave subisce 1 colpo.`,
  collect: ({ seat, rival, system, dice: taken }, t) => {
    const left = mostDice(t, seat, system) - taken.reduce((sum, n) => sum + n, 0)
    return line`${t.you}, contro ${t.reader.player(rival)} ${t.at(system)} puoi prendere ${taken.length > 0 ? 'ancora ' : ''}${diceCount(left)}: quanti dadi ${dieName(dice[taken.length])}?`
  },
  rolled: ({ rival, system }, t) => line`${t.you}, tieni questo tiro contro ${t.reader.player(rival)} ${t.at(system)}, o rilancia dei dadi.`,
  reroll: ({ kind, left }, t) => line`${t.you}, scegli i dadi ${dieName(dice[kind])} da rilanciare${left > 0 ? `, ancora ${left} al massimo` : ''}, poi tira di nuovo.`,
  takeHit: ({ self, system }, t) => line`${t.you}, subisci ancora ${hits(self)} ${t.at(system)}: scegli la nave colpita.`,
  dealHit: ({ rival, system, hits: struck, building }, t) => {
    const n = struck > 0 ? struck : building
    return line`${t.you}, ${n === 1 ? 'ti resta' : 'ti restano'} ${struck > 0 ? hits(n) : buildingHits(n)} da infliggere ${t.toPlayer(rival)} ${t.at(system)}: scegli il bersaglio.`
  },
  ransack: ({ rival }, t) => line`${t.you}, hai distrutto una città di ${t.reader.player(rival)}: soggioga una carta della Corte su cui c’è un suo agente.`,
  raid: ({ rival, keys: left }, t) => line`${t.you}, ${left === 1 ? 'ti resta' : 'ti restano'} ${keys(left)}: ruba una risorsa o una carta ${t.toPlayer(rival)}, o termina la razzia.`,
  rifles: (_, t) => line`${t.you}, scegli il sistema da cui sparano le tue navi integre.`,
  riflesAt: ({ system }, t) => line`${t.you}, scegli il bersaglio dei tuoi Fucili galattici, in un sistema adiacente ${t.toSystem(system)}.`,
  foresee: ({ discarded }, t) => line`${t.you}, scarta quante carte vuoi, poi pescane una in più: per ora ${cardCount(discarded + 1)}.`,
  fence: (_, t) => line`${t.you}, scegli la risorsa da scartare per ottenere 1 Reliquia.`,
  levy: (_, t) => line`${t.you}, scegli il sistema che controlli in cui posizionare ${countOf('ship', Math.min(3, shipsLeft(t)))}.`,
  placeShips: ({ systems }, t) => {
    const left = shipsLeft(t)
    if (left === 0) return line`${t.you}, non hai più navi da posizionare.`
    if (left >= systems.length) return line`${t.you}, posiziona 1 nave in ognuno dei ${systems.length} sistemi.`
    return line`${t.you}, ${left === 1 ? 'ti resta' : 'ti restano'} solo ${countOf('ship', left)}: scegli dove va la prossima.`
  },
  extort: ({ type, left }, t) => line`${t.you}, scegli a chi rubare ${amount(type, 1)}${left > 1 ? `, ancora ${left} volte` : ''}.`,
  persuade: (_, t) => line`${t.you}, ruba una risorsa o una carta Gilda a un Rivale a tua scelta.`,
  uprising: (_, t) => line`${t.you}, scegli il settore che insorge: 1 tua nave in ognuno dei suoi sistemi.`,
  demands: (_, t) => line`${t.you}, puoi dichiarare l’ambizione che vuoi${markerPart(t)}, senza segnalino Zero.`,
  outrageSpreads: (_, t) => line`${t.you}, puoi scegliere una risorsa: tutti, anche tu, recano Oltraggio di quel tipo.`,
  freedom: (_, t) => line`${t.you}, puoi rimandare una città di un sistema che controlli sulla plancia del suo proprietario.`,
  freedomSeize: (_, t) => line`${t.you}, hai liberato una città: puoi sottrarre l’iniziativa.`,
  struggle: (_, t) => line`${t.you}, puoi rubare una carta Gilda a un Rivale; poi gli scarti della Corte tornano nel mazzo.`,
}

function beforePrompt(t: Italian): Line {
  const card = playedBy(t, t.reader.viewer)
  const named = ambitionOfCard(t, card)
  const which = named === null ? 'un’ambizione' : named === 'any' ? 'l’ambizione che vuoi' : line`l’ambizione ${ambitionName(named)}`
  if (leads(t)) return line`${t.you}, guidi con ${t.the(card)}: prima di agire puoi dichiarare ${which}${markerPart(t)}.`
  const seize = maySeize(t) ? ['sottrarre l’iniziativa con un’altra carta coperta'] : []
  const sing = card >= 0 && named !== null && maySing(t) ? [line`dichiarare ${which} senza segnalino Zero`] : []
  const both = [...seize, ...sing]
  return line`${t.you}, prima di agire puoi ${both.length > 0 ? or(both) : 'proseguire'}.`
}

/** “ per 5/3” */
function markerPart(t: Italian): string {
  const value = nextMarkerValue(t)
  return value ? ` per ${marker(...value)}` : ''
}

const overflowPrompt = (t: Italian, type: number): Line => line`${t.you}, non c’è più posto per ${amount(type, 1)}: scegli la risorsa da scartare.`

function arrangePrompt(t: Italian, at: number): Line {
  const cost = t.c.slotKeys[t.c.slotOrder[at]]
  return line`${t.you}, puoi riordinare le tue risorse: quale metti al sicuro nello spazio da ${keys(cost)}?`
}
