import { line, type Line } from '#words/line.ts'
import type { Key } from '../../data/names.ts'
import { EXCHANGE_RATE } from '../../rules/traders.ts'
import type { Options } from '../assemble.ts'
import { attackOf, attemptOf, confrontationNow, defenceOf, fleeOdds, fuelOfJump, jumpOdds, missionOf, nextVault, refillChance, territoryOf, underWay } from '../known.ts'
import { placeOfDeck, tradeById } from '../lexicon.ts'
import { aKey, and, credits, crystals, dice, face, fuel, influence, percent, side, type Italian } from './speak.ts'

/** What a choice does, as a button says it: with its price, and its chance where dice are rolled. */
export const options: Options<Italian> = {
  fly: ({ to }, t) => line`Vola a ${t.territory(to)} (${fuel(t.c.box.fuelInZone)})`,
  route: ({ to }, t) => line`Segui la rotta commerciale fino a ${t.territory(to)} (${fuel(t.c.box.fuelOnRoute)})`,
  jump: ({ to }, t) => {
    const target = territoryOf(t, to)
    const { safe, trap } = jumpOdds(t, target)
    return line`Ipersalto a ${t.territory(to)} (${fuel(fuelOfJump(t, target))}; ${percent(safe)} indenne, ${percent(trap)} trappola)`
  },
  accept: () => ['Accetta il risultato'],
  reroll: () => ['Tira di nuovo tutti i dadi'],
  refuel: (_, t) => [`Fai rifornimento (${percent(refillChance(t))} pieno, altrimenti un confronto)`],

  draw: ({ deck }, t) => line`Pesca una missione di ${t.territory(placeOfDeck(t.tables, deck))}`,
  attempt: ({ mission, hands, with: boost }, t) => {
    const green = boost === 'green'
    const roll = attemptOf(t, missionOf(t, mission), Number(hands), green)
    const price = and([...(roll.credits > 0 ? [credits(roll.credits)] : []), ...(green ? [aKey('GREEN')] : [])])
    return line`Tenta ${t.quoted(mission)}: ${face(roll.need)} con ${dice(roll.dice)}, ${percent(roll.chance)}${price.length === 0 ? '' : line` (costa ${price})`}`
  },
  start: ({ mission }, t) => line`Inizia ${t.quoted(mission)}`,
  pickUp: ({ mission }, t) => line`Prendi il cristallo per ${t.quoted(mission)}`,
  deliver: ({ mission, crystals: n }, t) => line`Consegna ${crystals(Number(n))} per ${t.quoted(mission)}`,
  defend: ({ mission }, t) => {
    const { need, chance } = defenceOf(t, missionOf(t, mission))
    return line`Resisti in ${t.quoted(mission)}: ${face(need)}, ${percent(chance)}`
  },
  technology: ({ technology }, t) => line`Installa ${t.theTechnology(technology)}`,
  discard: ({ mission }, t) => line`Scarta ${t.quoted(mission)}`,
  abandon: ({ mission }, t) => line`Rinuncia a ${t.quoted(mission)}`,

  deliverCube: ({ card }, t) => line`Consegna il cubo rosso ${t.ofConfrontation(card)}`,
  dropKey: ({ key }) => line`Getta ${aKey(key as Key)}`,
  dropCrystal: (_, t) => (underWay(t) < 0 ? ['Getta un cristallo'] : line`Getta un cristallo di ${t.missionAt(underWay(t))}`),
  dropCubes: () => ['Getta i cubi rossi (allerta +1)'],
  keepKey: ({ key }) => line`Tieni ${aKey(key as Key)}`,
  keepCrystal: () => ['Tieni un cristallo'],

  trade: ({ trade }, t) => {
    const found = tradeById(t.tables, trade)
    return found ? line`Dai ${side(found.trade.give)} per ${side(found.trade.get)} (${t.theConfrontation(found.of)})` : [trade]
  },
  giveKey: ({ key }) => line`Dai ${aKey(key as Key)}`,
  exchange: () => line`Cambia ${credits(EXCHANGE_RATE)} in ${influence(1)} alla banca`,

  face: ({ card }, t) => line`Affronta ${t.theConfrontation(card)}`,
  bribe: ({ with: resource, amount }) => line`Paga una tangente: ${resource === 'credits' ? credits(Number(amount)) : influence(Number(amount))}`,
  attack: (_, t) => attackLine(t),
  dragnet: () => ['Lascia perquisire la nave: perdi tutto il contrabbando, allerta +1'],
  errand: (_, t) => errandLine(t),
  flee: ({ to }, t) => line`Fuggi a ${t.territory(to)}${flightPrice(t, to)}`,

  place: ({ key }, t) => line`Metti ${aKey(key as Key)} nel ${nextVault(t) < 0 ? 'caveau' : t.vaultAt(nextVault(t))}`,
}

function attackLine(t: Italian): Line {
  const card = confrontationNow(t)
  if (card < 0) return ['Attacca']
  const { mine, theirs, chance } = attackOf(t, card)
  return [`Attacca: ${dice(mine)} contro ${theirs}, ${percent(chance)}`]
}

function errandLine(t: Italian): Line {
  const card = confrontationNow(t)
  if (card < 0) return ['Prendi i cubi rossi']
  return line`Porta cubi rossi ${t.atAll(t.c.confrontations.mission[card].map((at) => t.c.territories.ids[at]))}`
}

/** The fuel on the card, and the risk where dice are rolled. */
function flightPrice(t: Italian, to: string): Line {
  const card = confrontationNow(t)
  if (card < 0) return []
  const odds = fleeOdds(t, territoryOf(t, to))
  return line` (${fuel(t.c.confrontations.flee[card])}${odds ? `; ${percent(odds.safe)} indenne, ${percent(odds.trap)} trappola` : ''})`
}
