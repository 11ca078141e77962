import { line, type Line } from '#words/line.ts'
import type { Key } from '../../data/names.ts'
import { EXCHANGE_RATE } from '../../rules/traders.ts'
import type { Options } from '../assemble.ts'
import { attackOf, attemptOf, confrontationNow, defenceOf, fleeOdds, fuelOfJump, jumpOdds, missionOf, nextVault, refillChance, territoryOf, underWay } from '../known.ts'
import { placeOfDeck, tradeById } from '../lexicon.ts'
import { aKey, and, credits, crystals, dice, face, fuel, influence, percent, side, type English } from './speak.ts'

/** What a choice does, as a button says it: with its price, and its chance where dice are rolled. */
export const options: Options<English> = {
  fly: ({ to }, t) => line`Fly to ${t.territory(to)} (${fuel(t.c.box.fuelInZone)})`,
  route: ({ to }, t) => line`Take the trade route to ${t.territory(to)} (${fuel(t.c.box.fuelOnRoute)})`,
  jump: ({ to }, t) => {
    const target = territoryOf(t, to)
    const { safe, trap } = jumpOdds(t, target)
    return line`Hyperjump to ${t.territory(to)} (${fuel(fuelOfJump(t, target))}; ${percent(safe)} safe, ${percent(trap)} trap)`
  },
  accept: () => ['Accept the dice'],
  reroll: () => ['Roll all dice again'],
  refuel: (_, t) => [`Refuel (${percent(refillChance(t))} full tank, otherwise a confrontation)`],

  draw: ({ deck }, t) => line`Draw a mission at ${t.territory(placeOfDeck(t.tables, deck))}`,
  attempt: ({ mission, hands, with: boost }, t) => {
    const green = boost === 'green'
    const roll = attemptOf(t, missionOf(t, mission), Number(hands), green)
    const price = and([...(roll.credits > 0 ? [credits(roll.credits)] : []), ...(green ? [aKey('GREEN')] : [])])
    return line`Attempt ${t.quoted(mission)}: ${face(roll.need)} with ${dice(roll.dice)}, ${percent(roll.chance)}${price.length === 0 ? '' : line` (costs ${price})`}`
  },
  start: ({ mission }, t) => line`Start ${t.quoted(mission)}`,
  pickUp: ({ mission }, t) => line`Take the crystal for ${t.quoted(mission)}`,
  deliver: ({ mission, crystals: n }, t) => line`Deliver ${crystals(Number(n))} for ${t.quoted(mission)}`,
  defend: ({ mission }, t) => {
    const { need, chance } = defenceOf(t, missionOf(t, mission))
    return line`Hold out in ${t.quoted(mission)}: ${face(need)}, ${percent(chance)}`
  },
  technology: ({ technology }, t) => line`Install ${t.theTechnology(technology)}`,
  discard: ({ mission }, t) => line`Discard ${t.quoted(mission)}`,
  abandon: ({ mission }, t) => line`Give up ${t.quoted(mission)}`,

  deliverCube: ({ card }, t) => line`Hand over the red cube of ${t.theConfrontation(card)}`,
  dropKey: ({ key }) => line`Drop ${aKey(key as Key)}`,
  dropCrystal: (_, t) => (underWay(t) < 0 ? ['Drop a crystal'] : line`Drop a crystal of ${t.missionAt(underWay(t))}`),
  dropCubes: () => ['Drop the red cubes (alert +1)'],
  keepKey: ({ key }) => line`Keep ${aKey(key as Key)}`,
  keepCrystal: () => ['Keep a crystal'],

  trade: ({ trade }, t) => {
    const found = tradeById(t.tables, trade)
    return found ? line`Give ${side(found.trade.give)} for ${side(found.trade.get)} (${t.theConfrontation(found.of)})` : [trade]
  },
  giveKey: ({ key }) => line`Give ${aKey(key as Key)}`,
  exchange: () => line`Exchange ${credits(EXCHANGE_RATE)} for ${influence(1)} at the bank`,

  face: ({ card }, t) => line`Face ${t.theConfrontation(card)}`,
  bribe: ({ with: resource, amount }) => line`Bribe with ${resource === 'credits' ? credits(Number(amount)) : influence(Number(amount))}`,
  attack: (_, t) => attackLine(t),
  dragnet: () => ['Let them search the ship: lose all contraband, alert +1'],
  errand: (_, t) => errandLine(t),
  flee: ({ to }, t) => line`Flee to ${t.territory(to)}${flightPrice(t, to)}`,

  place: ({ key }, t) => line`Place ${aKey(key as Key)} in ${nextVault(t) < 0 ? 'the vault' : t.vaultAt(nextVault(t))}`,
}

function attackLine(t: English): Line {
  const card = confrontationNow(t)
  if (card < 0) return ['Attack']
  const { mine, theirs, chance } = attackOf(t, card)
  return [`Attack: ${dice(mine)} against ${theirs}, ${percent(chance)}`]
}

function errandLine(t: English): Line {
  const card = confrontationNow(t)
  if (card < 0) return ['Take the red cubes']
  return line`Take red cubes to ${t.places(t.c.confrontations.mission[card].map((at) => t.c.territories.ids[at]))}`
}

/** The fuel on the card, and the risk where dice are rolled. */
function flightPrice(t: English, to: string): Line {
  const card = confrontationNow(t)
  if (card < 0) return []
  const odds = fleeOdds(t, territoryOf(t, to))
  return line` (${fuel(t.c.confrontations.flee[card])}${odds ? `; ${percent(odds.safe)} safe, ${percent(odds.trap)} trap` : ''})`
}
