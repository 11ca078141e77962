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
import { amountOf, amounts, face, isNothing, ladderName, percent, plural, quoted, theSyndicate, zoneName, type English } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<English> = {
  pickSyndicate: ({ syndicate }, t) => line`Lead ${theSyndicate(t.names, syndicate)}`,

  mission: ({ card }, t) => missionLine(t, card),
  assault: ({ at }, t) => line`Assault ${t.baseOf(ownerOf(t, placeOf(t, at)), placeOf(t, at))}${strength(t, at)}`,
  lay: ({ card }, t) => line`Lay ${t.title(card)} face down`,
  buy: ({ at }, t) => line`Buy a base ${t.on(at)}: ${amounts(buyPrice(t, placeOf(t, at)))}`,
  fortify: ({ at }, t) => line`Fortify the base ${t.on(at)}${t.frame?.step === 'freeFort' ? ' for nothing' : cost(fortifyPriceAt(t, placeOf(t, at)))}`,
  level: ({ ladder }, t) => line`Buy ${ladder === 'tech' ? 'a' : 'an'} ${ladderName(ladder as Ladder)} level${levelPrice(t, ladderOf(ladder)) >= 0 ? line`: ${amountOf('credits', levelPrice(t, ladderOf(ladder)))}` : ''}`,
  exchange: ({ rate }, t) => {
    const { give, amount, get } = rateWords(t, rate)
    return line`Exchange ${give} for ${get}: ${amount} for 1`
  },
  exchangeSpecially: (_, t) => {
    const { pay, gain } = specialExchange(t)
    return line`Exchange ${amountOf('credits', pay)} for ${gain} of influence and crew in any mix`
  },
  sell: ({ card }, t) => line`Sell ${t.title(card)} for 1 resource`,
  token: ({ card }, t) => line`Play the token ${t.title(card)}`,
  convert: ({ at }, t) => line`Use the research of ${t.names.territory(at)}: +1 ${isMilitary(t, placeOf(t, at)) ? 'assault' : 'technology'}`,
  revoke: ({ at }, t) => line`Take back the beam protection of ${t.names.territory(at)}`,
  lift: (_, t) => line`Pay ${amountOf('influence', t.c.box.destroyerInfluence)}: the destroyer leaves${(t.view?.destroyer ?? -1) >= 0 ? line` ${t.place(t.view?.destroyer ?? 0)}` : ''}`,
  reorder: () => ['Change the standing order of your sleeper'],
  end: (_, t) => [t.view?.extended === 1 && t.view.actions === 0 ? 'End the turn: out until the phase ends' : 'End the turn'],
  ready: () => ['Go on to the phantom’s turn'],

  cooperate: (_, t) => line`Share with ${t.player(ownerOf(t, t.view?.jobAt ?? -1))}${shared(t, true)}`,
  alone: (_, t) => line`Do not share${shared(t, false)}`,
  target: ({ at }, t) => line`Rob ${t.baseOf(ownerOf(t, placeOf(t, at)), placeOf(t, at))}${isFortified(t, placeOf(t, at)) ? ', fortified' : ''}`,
  boost: ({ card }, t) => line`Add the token ${t.title(card)}`,
  goOn: (_, t) => [t.frame?.step === 'patrol' ? 'Go on: no base left to turn over' : 'Add no more tokens'],
  hire: (_, t) => line`Hire extra hands for ${isNothing(handsPrice(t)) ? 'nothing' : amounts(handsPrice(t))}${odds(needNow(t, true))}`,
  noHands: (_, t) => line`Roll without extra hands${odds(needNow(t, false))}`,
  reroll: () => ['Roll the die again'],
  accept: () => ['Accept the failure'],
  reinforce: ({ reinforcements: used }, t) => {
    const assault = t.frame?.step === 'reinforce' ? assaultOf(t, t.frame.at, Number(used)) : undefined
    const head = used === '0' ? 'Without reinforcements' : `With ${plural(Number(used), 'reinforcement', 'reinforcements')}`
    return line`${head}${assault ? line` for ${amountOf('crew', assault.crew)}${assault.win > 6 ? '' : odds(assault)}` : ''}`
  },

  order: ({ when, whom, ask }, t) => capital(orderWords(when as When, whom === 'anyone' ? undefined : t.player(seatOf(whom)), ask === 'yes')),
  spring: ({ whom }, t) => {
    const card = ownSleeper(t)
    const victim = seatOf(whom)
    return line`Spring ${card >= 0 ? t.card(card) : 'the sleeper'}${victim === t.reader.viewer ? '' : line` on ${t.player(victim)}`}`
  },
  asOrdered: () => ['Leave it to the standing order'],
  decline: (_, t) => [t.frame?.step === 'pardon' ? 'Go on' : 'Do not react'],

  times: ({ times }, t) => {
    if (t.frame?.step !== 'times') return [`${times} times`]
    const { give, amount, get } = t.tables.exchanges.rows[t.frame.rate]
    return line`Exchange ${amountOf(give, amount * Number(times))} for ${amountOf(get, Number(times))}`
  },
  sellFor: ({ resource }) => line`Take ${amountOf(resource as Resource, 1)}`,
  take: ({ resource, count }) => (count === '0' ? [`Take no ${resource}`] : line`Take ${amountOf(resource as Resource, Number(count))}`),
  technology: ({ technology }, t) => line`Take ${quoted(t.names.technology(technology))}`,
  takeCredits: (_, t) => line`Take ${t.frame?.step === 'pickTech' ? amountOf('credits', t.c.technologies.consolation[t.frame.level]) : 'credits'}`,

  pardon: (_, t) => line`Buy a pardon: ${amountOf('influence', pardonPriceOf(t))}`,
  turnOver: ({ at }, t) => line`Turn over the base ${t.on(at)}`,
  example: ({ at }, t) => line`Risk the base ${t.on(at)}: seized up to ${thresholdAt(t, placeOf(t, at))}`,
  man: ({ at }, t) => line`Pay ${amountOf('crew', crewFor(t, placeOf(t, at)))} for the base ${t.on(at)}`,
  removeCube: ({ ladder }) => [`Take a marker back from the ${ladderName(ladder as Ladder)} ladder`],

  offer: ({ to }, t) => line`Make ${t.player(seatOf(to))} an offer`,
  counter: ({ to }, t) => line`Make ${t.player(seatOf(to))} a counter-offer`,
  acceptOffer: ({ from }, t) => line`Accept ${t.whose(seatOf(from))} offer`,
  refuse: ({ from }, t) => line`Turn down ${t.whose(seatOf(from))} offer`,
  withdraw: ({ to }, t) => line`Withdraw your offer to ${t.player(seatOf(to))}`,
  leaveMarket: () => ['Leave the trade'],
  give: ({ resource, count }) => line`Give ${amountOf(resource as Resource, Number(count))}`,
  ask: ({ resource, count }) => line`Ask for ${amountOf(resource as Resource, Number(count))}`,
  giveCard: ({ card }, t) => line`Give ${t.title(card)}`,
  askCard: ({ card }, t) => line`Ask for ${t.title(card)}`,
  giveBase: ({ at }, t) => line`Give the base ${t.on(at)}`,
  askBase: ({ at }, t) => line`Ask for the base ${t.on(at)}`,
  giveBeam: ({ at }, t) => line`Grant beam protection to ${t.names.territory(at)}`,
  askBeam: ({ at }, t) => line`Ask for beam protection for ${t.names.territory(at)}`,
  send: () => ['Send the offer'],
  drop: () => ['Drop the offer'],
}

function missionLine(t: English, id: string): Line {
  const card = cardOf(t, id)
  if (kindOfCard(t, card) === 'heist') return line`Attempt the heist ${t.title(id)} in the ${zoneName(zoneOfHeist(t, card))}`
  const mission = t.tables.missions.rows.find((row) => row.id === id)
  return line`Attempt ${t.title(id)} ${t.at(territoryOfMission(t, card))}${mission ? line` for ${amounts(mission.reward)}` : ''}`
}

/** “: 4 or more (50%)” */
const odds = (need: Need | undefined): string => (need ? `: ${face(need.win)}${need.plus > 0 ? `, die +${need.plus}` : ''} (${percent(need.percent)})` : '')
function shared(t: English, split: boolean): Line {
  const need = needIfShared(t, split)
  return need ? line`${odds(need)}, ${amounts(need.gain)}` : []
}
const cost = (price: Amounts): Line => (isNothing(price) ? [] : line`: ${amounts(price)}`)

function strength(t: English, id: string): string {
  const at = placeOf(t, id)
  return isFortified(t, at) ? ', fortified' : isProtected(t, at) ? ', protected' : ''
}

function rateWords(t: English, id: string): { readonly give: string; readonly amount: number; readonly get: string } {
  const rate = rateOf(t, id)
  return { give: resources[t.c.exchanges.give[rate]], amount: t.c.exchanges.amount[rate], get: resources[t.c.exchanges.get[rate]] }
}
