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
import { amountOf, amounts, face, inZone, isNothing, noneOf, ofLadder, percent, plural, quoted, someOf, theSyndicate, type French } from './speak.ts'

/** What a button says: verb first, in the infinitive. */
export const options: Options<French> = {
  pickSyndicate: ({ syndicate }, t) => line`Diriger ${theSyndicate(t.names, syndicate)}`,

  mission: ({ card }, t) => missionLine(t, card),
  assault: ({ at }, t) => line`Attaquer ${t.baseOf(ownerOf(t, placeOf(t, at)), placeOf(t, at))}${strength(t, at)}`,
  lay: ({ card }, t) => line`Poser ${t.title(card)} face cachée`,
  buy: ({ at }, t) => line`Acheter une base ${t.on(at)} : ${amounts(buyPrice(t, placeOf(t, at)))}`,
  fortify: ({ at }, t) => line`Fortifier la base ${t.on(at)}${t.frame?.step === 'freeFort' ? ' gratuitement' : cost(fortifyPriceAt(t, placeOf(t, at)))}`,
  level: ({ ladder }, t) => line`Acheter un niveau ${ofLadder(ladder as Ladder)}${levelPrice(t, ladderOf(ladder)) >= 0 ? line` : ${amountOf('credits', levelPrice(t, ladderOf(ladder)))}` : ''}`,
  exchange: ({ rate }, t) => {
    const { give, amount, get } = rateWords(t, rate)
    return [`Échanger ${someOf[give]} contre ${someOf[get]} : ${amount} contre 1`]
  },
  exchangeSpecially: (_, t) => {
    const { pay, gain } = specialExchange(t)
    return line`Échanger ${amountOf('credits', pay)} contre ${gain} au choix, en influence ou en équipage`
  },
  sell: ({ card }, t) => line`Vendre ${t.title(card)} contre 1 ressource`,
  token: ({ card }, t) => line`Jouer le jeton ${t.title(card)}`,
  convert: ({ at }, t) => line`Exploiter les recherches ${t.of(placeOf(t, at))} : +1 en ${isMilitary(t, placeOf(t, at)) ? 'assaut' : 'technologie'}`,
  revoke: ({ at }, t) => line`Retirer la protection de faisceau ${t.of(placeOf(t, at))}`,
  lift: (_, t) => line`Payer ${amountOf('influence', t.c.box.destroyerInfluence)} : le destroyer quitte ${(t.view?.destroyer ?? -1) >= 0 ? t.place(t.view?.destroyer ?? 0) : 'votre base'}`,
  reorder: () => ['Changer la consigne de votre dormante'],
  end: (_, t) => [t.view?.extended === 1 && t.view.actions === 0 ? 'Finir le tour et sortir de la phase' : 'Finir le tour'],
  ready: () => ['Passer au tour du fantôme'],

  cooperate: (_, t) => line`Partager avec ${t.player(ownerOf(t, t.view?.jobAt ?? -1))}${shared(t, true)}`,
  alone: (_, t) => line`Ne pas partager${shared(t, false)}`,
  target: ({ at }, t) => line`Braquer ${t.baseOf(ownerOf(t, placeOf(t, at)), placeOf(t, at))}${isFortified(t, placeOf(t, at)) ? ', fortifiée' : ''}`,
  boost: ({ card }, t) => line`Ajouter le jeton ${t.title(card)}`,
  goOn: (_, t) => [t.frame?.step === 'patrol' ? 'Continuer : plus de base à retourner' : 'Ne plus ajouter de jeton'],
  hire: (_, t) => line`Engager de l’aide ${isNothing(handsPrice(t)) ? 'gratuitement' : line`pour ${amounts(handsPrice(t))}`}${odds(needNow(t, true))}`,
  noHands: (_, t) => line`Lancer sans aide${odds(needNow(t, false))}`,
  reroll: () => ['Relancer le dé'],
  accept: () => ['Accepter l’échec'],
  reinforce: ({ reinforcements: used }, t) => {
    const assault = t.frame?.step === 'reinforce' ? assaultOf(t, t.frame.at, Number(used)) : undefined
    const head = used === '0' ? 'Sans renfort' : `Avec ${plural(Number(used), 'renfort', 'renforts')}`
    return line`${head}${assault ? line` pour ${amountOf('crew', assault.crew)}${assault.win > 6 ? '' : odds(assault)}` : ''}`
  },

  order: ({ when, whom, ask }, t) => capital(orderWords(when as When, whom === 'anyone' ? undefined : t.player(seatOf(whom)), ask === 'yes')),
  spring: ({ whom }, t) => {
    const card = ownSleeper(t)
    const victim = seatOf(whom)
    return line`Déclencher ${card >= 0 ? t.card(card) : 'la dormante'}${victim === t.reader.viewer ? '' : line` contre ${t.player(victim)}`}`
  },
  asOrdered: () => ['Laisser faire la consigne'],
  decline: (_, t) => [t.frame?.step === 'pardon' ? 'Continuer' : 'Ne pas réagir'],

  times: ({ times }, t) => {
    if (t.frame?.step !== 'times') return [`${times} fois`]
    const { give, amount, get } = t.tables.exchanges.rows[t.frame.rate]
    return line`Échanger ${amountOf(give, amount * Number(times))} contre ${amountOf(get, Number(times))}`
  },
  sellFor: ({ resource }) => line`Prendre ${amountOf(resource as Resource, 1)}`,
  take: ({ resource, count }) => (count === '0' ? [`Ne prendre ${noneOf[resource as Resource]}`] : line`Prendre ${amountOf(resource as Resource, Number(count))}`),
  technology: ({ technology }, t) => line`Prendre ${quoted(t.names.technology(technology))}`,
  takeCredits: (_, t) => line`Prendre ${t.frame?.step === 'pickTech' ? amountOf('credits', t.c.technologies.consolation[t.frame.level]) : 'des crédits'}`,

  pardon: (_, t) => line`Acheter votre grâce : ${amountOf('influence', pardonPriceOf(t))}`,
  turnOver: ({ at }, t) => line`Retourner la base ${t.on(at)}`,
  example: ({ at }, t) => line`Exposer la base ${t.on(at)} : saisie jusqu’à ${thresholdAt(t, placeOf(t, at))}`,
  man: ({ at }, t) => line`Payer ${amountOf('crew', crewFor(t, placeOf(t, at)))} pour la base ${t.on(at)}`,
  removeCube: ({ ladder }) => [`Reprendre un marqueur sur l’échelle ${ofLadder(ladder as Ladder)}`],

  offer: ({ to }, t) => line`Faire une offre à ${t.player(seatOf(to))}`,
  counter: ({ to }, t) => line`Faire une contre-offre à ${t.player(seatOf(to))}`,
  acceptOffer: ({ from }, t) => line`Accepter l’offre ${t.ofPlayer(seatOf(from))}`,
  refuse: ({ from }, t) => line`Refuser l’offre ${t.ofPlayer(seatOf(from))}`,
  withdraw: ({ to }, t) => line`Retirer votre offre à ${t.player(seatOf(to))}`,
  leaveMarket: () => ['Quitter les échanges'],
  give: ({ resource, count }) => line`Donner ${amountOf(resource as Resource, Number(count))}`,
  ask: ({ resource, count }) => line`Demander ${amountOf(resource as Resource, Number(count))}`,
  giveCard: ({ card }, t) => line`Donner ${t.title(card)}`,
  askCard: ({ card }, t) => line`Demander ${t.title(card)}`,
  giveBase: ({ at }, t) => line`Donner la base ${t.on(at)}`,
  askBase: ({ at }, t) => line`Demander la base ${t.on(at)}`,
  giveBeam: ({ at }, t) => line`Offrir un faisceau protégeant ${t.names.territory(at)}`,
  askBeam: ({ at }, t) => line`Demander un faisceau protégeant ${t.names.territory(at)}`,
  send: () => ['Envoyer l’offre'],
  drop: () => ['Abandonner l’offre'],
}

function missionLine(t: French, id: string): Line {
  const card = cardOf(t, id)
  if (kindOfCard(t, card) === 'heist') return line`Tenter le braquage ${t.title(id)} ${inZone(zoneOfHeist(t, card))}`
  const mission = t.tables.missions.rows.find((row) => row.id === id)
  return line`Tenter ${t.title(id)} ${t.at(territoryOfMission(t, card))}${mission ? line` pour ${amounts(mission.reward)}` : ''}`
}

/** “ : 4 ou plus (50 %)” */
const odds = (need: Need | undefined): string => (need ? ` : ${face(need.win)}${need.plus > 0 ? `, dé +${need.plus}` : ''} (${percent(need.percent)})` : '')
function shared(t: French, split: boolean): Line {
  const need = needIfShared(t, split)
  return need ? line`${odds(need)}, ${amounts(need.gain)}` : []
}
const cost = (price: Amounts): Line => (isNothing(price) ? [] : line` : ${amounts(price)}`)

function strength(t: French, id: string): string {
  const at = placeOf(t, id)
  return isFortified(t, at) ? ', fortifiée' : isProtected(t, at) ? ', protégée' : ''
}

function rateWords(t: French, id: string): { readonly give: Resource; readonly amount: number; readonly get: Resource } {
  const rate = rateOf(t, id)
  return { give: resources[t.c.exchanges.give[rate]], amount: t.c.exchanges.amount[rate], get: resources[t.c.exchanges.get[rate]] }
}
