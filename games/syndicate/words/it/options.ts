import { capital, line, type Line } from '#words/line.ts'
import { resources, type Ladder, type Resource } from '../../data/names.ts'
import type { Options } from '../assemble.ts'
import {
  assaultOf,
  buyPrice,
  cardOf,
  crewFor,
  fortifyPriceAt,
  handsPrice,
  isFortified,
  isMilitary,
  isProtected,
  kindOfCard,
  ladderOf,
  levelPrice,
  needIfShared,
  needNow,
  ownerOf,
  ownSleeper,
  pardonPriceOf,
  placeOf,
  rateOf,
  seatOf,
  specialExchange,
  territoryOfMission,
  thresholdAt,
  zoneOfHeist,
  type Amounts,
  type Need,
} from '../known.ts'
import type { When } from '../play-labels.ts'
import { orderWords } from './orders.ts'
import { amountOf, amounts, face, inZone, isNothing, noneOf, ofLadder, percent, plural, quoted, someOf, theSyndicate, type Italian } from './speak.ts'

/** What a button says: verb first, in the imperative. */
export const options: Options<Italian> = {
  pickSyndicate: ({ syndicate }, t) => line`Guida ${theSyndicate(t.names, syndicate)}`,

  mission: ({ card }, t) => missionLine(t, card),
  assault: ({ at }, t) => line`Assalta ${t.baseOf(ownerOf(t, placeOf(t, at)), placeOf(t, at))}${strength(t, at)}`,
  lay: ({ card }, t) => line`Posa ${t.title(card)} a faccia in giù`,
  buy: ({ at }, t) => line`Compra una base ${t.on(at)}: ${amounts(buyPrice(t, placeOf(t, at)))}`,
  fortify: ({ at }, t) => line`Fortifica la base ${t.on(at)}${t.frame?.step === 'freeFort' ? ' gratis' : cost(fortifyPriceAt(t, placeOf(t, at)))}`,
  level: ({ ladder }, t) => line`Compra un livello ${ofLadder(ladder as Ladder)}${levelPrice(t, ladderOf(ladder)) >= 0 ? line`: ${amountOf('credits', levelPrice(t, ladderOf(ladder)))}` : ''}`,
  exchange: ({ rate }, t) => {
    const { give, amount, get } = rateWords(t, rate)
    return [`Cambia ${someOf[give]} con ${someOf[get]}: ${amount} per 1`]
  },
  exchangeSpecially: (_, t) => {
    const { pay, gain } = specialExchange(t)
    return line`Cambia ${amountOf('credits', pay)} con ${gain} a scelta, fra influenza ed equipaggio`
  },
  sell: ({ card }, t) => line`Vendi ${t.title(card)} per 1 risorsa`,
  token: ({ card }, t) => line`Gioca il gettone ${t.title(card)}`,
  convert: ({ at }, t) => line`Sfrutta le ricerche ${t.of(placeOf(t, at))}: +1 ${isMilitary(t, placeOf(t, at)) ? 'assalto' : 'tecnologia'}`,
  revoke: ({ at }, t) => line`Ritira la protezione del raggio ${t.on(at)}`,
  lift: (_, t) => line`Paga ${amountOf('influence', t.c.box.destroyerInfluence)}: il cacciatorpediniere lascia ${(t.view?.destroyer ?? -1) >= 0 ? t.place(t.view?.destroyer ?? 0) : 'la tua base'}`,
  reorder: () => ['Cambia l’ordine della tua carta coperta'],
  end: (_, t) => [t.view?.extended === 1 && t.view.actions === 0 ? 'Termina il turno ed esci dalla fase' : 'Termina il turno'],
  ready: () => ['Passa al turno del fantasma'],

  cooperate: (_, t) => line`Dividi con ${t.player(ownerOf(t, t.view?.jobAt ?? -1))}${shared(t, true)}`,
  alone: (_, t) => line`Non dividere${shared(t, false)}`,
  target: ({ at }, t) => line`Svaligia ${t.baseOf(ownerOf(t, placeOf(t, at)), placeOf(t, at))}${isFortified(t, placeOf(t, at)) ? ', fortificata' : ''}`,
  boost: ({ card }, t) => line`Aggiungi il gettone ${t.title(card)}`,
  goOn: (_, t) => [t.frame?.step === 'patrol' ? 'Continua: nessuna base da girare' : 'Non aggiungere altri gettoni'],
  hire: (_, t) => line`Ingaggia aiuto ${isNothing(handsPrice(t)) ? 'gratis' : line`per ${amounts(handsPrice(t))}`}${odds(needNow(t, true))}`,
  noHands: (_, t) => line`Tira senza aiuto${odds(needNow(t, false))}`,
  reroll: () => ['Ritira il dado'],
  accept: () => ['Accetta il fallimento'],
  reinforce: ({ reinforcements: used }, t) => {
    const assault = t.frame?.step === 'reinforce' ? assaultOf(t, t.frame.at, Number(used)) : undefined
    const head = used === '0' ? 'Senza rinforzi' : `Con ${plural(Number(used), 'rinforzo', 'rinforzi')}`
    return line`${head}${assault ? line` per ${amountOf('crew', assault.crew)}${assault.win > 6 ? '' : odds(assault)}` : ''}`
  },

  order: ({ when, whom, ask }, t) => capital(orderWords(when as When, whom === 'anyone' ? undefined : t.player(seatOf(whom)), ask === 'yes')),
  spring: ({ whom }, t) => {
    const card = ownSleeper(t)
    const victim = seatOf(whom)
    return line`Fai scattare ${card >= 0 ? t.card(card) : 'la dormiente'}${victim === t.reader.viewer ? '' : line` contro ${t.player(victim)}`}`
  },
  asOrdered: () => ['Lascia fare all’ordine'],
  decline: (_, t) => [t.frame?.step === 'pardon' ? 'Continua' : 'Non reagire'],

  times: ({ times }, t) => {
    if (t.frame?.step !== 'times') return [`${times} volte`]
    const { give, amount, get } = t.tables.exchanges.rows[t.frame.rate]
    return line`Cambia ${amountOf(give, amount * Number(times))} con ${amountOf(get, Number(times))}`
  },
  sellFor: ({ resource }) => line`Prendi ${amountOf(resource as Resource, 1)}`,
  take: ({ resource, count }) => (count === '0' ? [`Non prendere ${noneOf[resource as Resource]}`] : line`Prendi ${amountOf(resource as Resource, Number(count))}`),
  technology: ({ technology }, t) => line`Prendi ${quoted(t.names.technology(technology))}`,
  takeCredits: (_, t) => line`Prendi ${t.frame?.step === 'pickTech' ? amountOf('credits', t.c.technologies.consolation[t.frame.level]) : 'dei crediti'}`,

  pardon: (_, t) => line`Compra la grazia: ${amountOf('influence', pardonPriceOf(t))}`,
  turnOver: ({ at }, t) => line`Gira la base ${t.on(at)}`,
  example: ({ at }, t) => line`Rischia la base ${t.on(at)}: confiscata fino a ${thresholdAt(t, placeOf(t, at))}`,
  man: ({ at }, t) => line`Paga ${amountOf('crew', crewFor(t, placeOf(t, at)))} per la base ${t.on(at)}`,
  removeCube: ({ ladder }) => [`Riprendi un segnalino dalla scala ${ofLadder(ladder as Ladder)}`],

  offer: ({ to }, t) => line`Fai un’offerta ${t.toPlayer(seatOf(to))}`,
  counter: ({ to }, t) => line`Fai una controfferta ${t.toPlayer(seatOf(to))}`,
  acceptOffer: ({ from }, t) => line`Accetta l’offerta ${t.ofPlayer(seatOf(from))}`,
  refuse: ({ from }, t) => line`Rifiuta l’offerta ${t.ofPlayer(seatOf(from))}`,
  withdraw: ({ to }, t) => line`Ritira la tua offerta ${t.toPlayer(seatOf(to))}`,
  leaveMarket: () => ['Lascia le trattative'],
  give: ({ resource, count }) => line`Dai ${amountOf(resource as Resource, Number(count))}`,
  ask: ({ resource, count }) => line`Chiedi ${amountOf(resource as Resource, Number(count))}`,
  giveCard: ({ card }, t) => line`Dai ${t.title(card)}`,
  askCard: ({ card }, t) => line`Chiedi ${t.title(card)}`,
  giveBase: ({ at }, t) => line`Dai la base ${t.on(at)}`,
  askBase: ({ at }, t) => line`Chiedi la base ${t.on(at)}`,
  giveBeam: ({ at }, t) => line`Offri un raggio che protegge ${t.names.territory(at)}`,
  askBeam: ({ at }, t) => line`Chiedi un raggio che protegge ${t.names.territory(at)}`,
  send: () => ['Invia l’offerta'],
  drop: () => ['Abbandona l’offerta'],
}

function missionLine(t: Italian, id: string): Line {
  const card = cardOf(t, id)
  if (kindOfCard(t, card) === 'heist') return line`Tenta il colpo ${t.title(id)} ${inZone(zoneOfHeist(t, card))}`
  const mission = t.tables.missions.rows.find((row) => row.id === id)
  return line`Tenta ${t.title(id)} ${t.at(territoryOfMission(t, card))}${mission ? line` per ${amounts(mission.reward)}` : ''}`
}

/** “: 4 o più (50%)” */
const odds = (need: Need | undefined): string => (need ? `: ${face(need.win)}${need.plus > 0 ? `, dado +${need.plus}` : ''} (${percent(need.percent)})` : '')
function shared(t: Italian, split: boolean): Line {
  const need = needIfShared(t, split)
  return need ? line`${odds(need)}, ${amounts(need.gain)}` : []
}
const cost = (price: Amounts): Line => (isNothing(price) ? [] : line`: ${amounts(price)}`)

function strength(t: Italian, id: string): string {
  const at = placeOf(t, id)
  return isFortified(t, at) ? ', fortificata' : isProtected(t, at) ? ', protetta' : ''
}

function rateWords(t: Italian, id: string): { readonly give: Resource; readonly amount: number; readonly get: Resource } {
  const rate = rateOf(t, id)
  return { give: resources[t.c.exchanges.give[rate]], amount: t.c.exchanges.amount[rate], get: resources[t.c.exchanges.get[rate]] }
}
