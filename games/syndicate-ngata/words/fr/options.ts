import { line, type Line } from '#words/line.ts'
import type { Key } from '../../data/names.ts'
import { EXCHANGE_RATE } from '../../rules/traders.ts'
import type { Options } from '../assemble.ts'
import { attackOf, attemptOf, confrontationNow, defenceOf, fleeOdds, fuelOfJump, jumpOdds, missionOf, nextVault, refillChance, territoryOf, underWay } from '../known.ts'
import { placeOfDeck, tradeById } from '../lexicon.ts'
import { aKey, and, credits, crystals, dice, face, fuel, influence, percent, side, type French } from './speak.ts'

/** What a choice does, as a button says it: with its price, and its chance where dice are rolled. */
export const options: Options<French> = {
  fly: ({ to }, t) => line`Voler vers ${t.territory(to)} (${fuel(t.c.box.fuelInZone)})`,
  route: ({ to }, t) => line`Suivre la route commerciale vers ${t.territory(to)} (${fuel(t.c.box.fuelOnRoute)})`,
  jump: ({ to }, t) => {
    const target = territoryOf(t, to)
    const { safe, trap } = jumpOdds(t, target)
    return line`Hypersaut vers ${t.territory(to)} (${fuel(fuelOfJump(t, target))} ; sans encombre ${percent(safe)}, piège ${percent(trap)})`
  },
  accept: () => ['Accepter le résultat'],
  reroll: () => ['Relancer tous les dés'],
  refuel: (_, t) => [`Se ravitailler (plein ${percent(refillChance(t))}, sinon une confrontation)`],

  draw: ({ deck }, t) => line`Piocher une mission ${t.from(placeOfDeck(t.tables, deck))}`,
  attempt: ({ mission, hands, with: boost }, t) => {
    const green = boost === 'green'
    const roll = attemptOf(t, missionOf(t, mission), Number(hands), green)
    const price = and([...(roll.credits > 0 ? [credits(roll.credits)] : []), ...(green ? [aKey('GREEN')] : [])])
    return line`Tenter ${t.quoted(mission)} : ${face(roll.need)} avec ${dice(roll.dice)}, ${percent(roll.chance)}${price.length === 0 ? '' : line` (coûte ${price})`}`
  },
  start: ({ mission }, t) => line`Commencer ${t.quoted(mission)}`,
  pickUp: ({ mission }, t) => line`Prendre le cristal de ${t.quoted(mission)}`,
  deliver: ({ mission, crystals: n }, t) => line`Livrer ${crystals(Number(n))} pour ${t.quoted(mission)}`,
  defend: ({ mission }, t) => {
    const { need, chance } = defenceOf(t, missionOf(t, mission))
    return line`Tenir bon dans ${t.quoted(mission)} : ${face(need)}, ${percent(chance)}`
  },
  technology: ({ technology }, t) => line`Installer ${t.theTechnology(technology)}`,
  discard: ({ mission }, t) => line`Défausser ${t.quoted(mission)}`,
  abandon: ({ mission }, t) => line`Renoncer à ${t.quoted(mission)}`,

  deliverCube: ({ card }, t) => line`Remettre le cube rouge ${t.ofConfrontation(card)}`,
  dropKey: ({ key }) => line`Larguer ${aKey(key as Key)}`,
  dropCrystal: (_, t) => (underWay(t) < 0 ? ['Larguer un cristal'] : line`Larguer un cristal de ${t.missionAt(underWay(t))}`),
  dropCubes: () => ['Larguer les cubes rouges (alerte +1)'],
  keepKey: ({ key }) => line`Garder ${aKey(key as Key)}`,
  keepCrystal: () => ['Garder un cristal'],

  trade: ({ trade }, t) => {
    const found = tradeById(t.tables, trade)
    return found ? line`Donner ${side(found.trade.give)} contre ${side(found.trade.get)} (${t.theConfrontation(found.of)})` : [trade]
  },
  giveKey: ({ key }) => line`Donner ${aKey(key as Key)}`,
  exchange: () => line`Changer ${credits(EXCHANGE_RATE)} contre ${influence(1)} à la banque`,

  face: ({ card }, t) => line`Affronter ${t.theConfrontation(card)}`,
  bribe: ({ with: resource, amount }) => line`Verser un pot-de-vin : ${resource === 'credits' ? credits(Number(amount)) : influence(Number(amount))}`,
  attack: (_, t) => attackLine(t),
  dragnet: () => ['Laisser fouiller le vaisseau : toute la contrebande est perdue, alerte +1'],
  errand: (_, t) => errandLine(t),
  flee: ({ to }, t) => line`Fuir vers ${t.territory(to)}${flightPrice(t, to)}`,

  place: ({ key }, t) => line`Placer ${aKey(key as Key)} dans le ${nextVault(t) < 0 ? 'coffre' : t.vaultAt(nextVault(t))}`,
}

function attackLine(t: French): Line {
  const card = confrontationNow(t)
  if (card < 0) return ['Attaquer']
  const { mine, theirs, chance } = attackOf(t, card)
  return [`Attaquer : ${dice(mine)} contre ${theirs}, ${percent(chance)}`]
}

function errandLine(t: French): Line {
  const card = confrontationNow(t)
  if (card < 0) return ['Prendre les cubes rouges']
  return line`Porter des cubes rouges ${t.atAll(t.c.confrontations.mission[card].map((at) => t.c.territories.ids[at]))}`
}

/** The fuel on the card, and the risk where dice are rolled. */
function flightPrice(t: French, to: string): Line {
  const card = confrontationNow(t)
  if (card < 0) return []
  const odds = fleeOdds(t, territoryOf(t, to))
  return line` (${fuel(t.c.confrontations.flee[card])}${odds ? ` ; sans encombre ${percent(odds.safe)}, piège ${percent(odds.trap)}` : ''})`
}
