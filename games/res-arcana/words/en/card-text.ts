import { capital, line, listOf, type Line } from '#words/line.ts'
import type { Collect, Component, Discount, Effect, Gain, Points, Power, PowerCost, WayOut } from '../../data/content.ts'
import { ANY_ESSENCE, G, L, NOT_GOLD, sumOf } from '../../data/essence.ts'
import type { Rules } from '../../rules/state.ts'
import type { CardText } from '../contract.ts'
import { inSet } from '../known.ts'
import { rulingsOf } from '../rulings.ts'
import { kinds } from './names.ts'
import { rulings } from './rulings.ts'
import { amount, and, anyEssence, cards, essenceName, essences, notGold, or, points, the } from './speak.ts'

/** What a component says, made from its table: cost, then effect. */
export function cardText(component: Component, { content }: Rules): CardText {
  const collect = collectText(component.collect)
  const discount = discountText(component.discount)
  const score = pointsText(component.points)
  return {
    powers: component.powers.map((power) => powerText(power)),
    ...(collect && { collect }),
    ...(discount && { discount }),
    ...(score && { points: score }),
    rulings: rulingsOf(component).map((code) => rulings[code](component)),
    typeLine: typeLine(component, content.tiles.some(({ sun }) => sun === component.index)),
  }
}

function powerText({ when, cost, effect }: Power): Line {
  const paid = costText(cost, ['it'])
  const does = effectText(effect)
  switch (when) {
    case 'action':
      return sentence(cost.whileTurned ? line`while it is turned, ${paid}: ${does}` : joined(paid, does))
    case 'life loss':
      return sentence(line`react to a loss of Life: ${paid} to ${does}`)
    case 'dragon power':
      return sentence(line`react to a dragon’s power: ${paid} to ${does}`)
    case 'victory check':
      return sentence(line`react to a victory check: ${paid} to ${does}`)
    case 'claim':
      return sentence(line`when you claim it: ${does}`)
  }
}

/** What a button says of a power: “Turn Prism and pay 1 essence: gain 2 non-Gold essences”. */
export function powerButton({ id, powers }: Component, power: number): Line {
  const { cost, effect } = powers[power]
  const paid = costText(cost, the(id))
  const does = effectText(effect, true)
  return capital(cost.turn || cost.destroy === 'this' ? joined(paid, does) : line`use ${the(id)}: ${joined(paid, does, ', ')}`)
}

const joined = (paid: Line, does: Line, by = ': '): Line => (paid.length === 0 ? does : line`${paid}${by}${does}`)
const sentence = (text: Line): Line => line`${capital(text)}.`

/** `self` is how the component itself is named: “it”, or its name on a button. */
function costText(cost: PowerCost, self: Line): Line {
  const parts: Line[] = []
  const beside = cost.turnOther === 'none' ? '' : ` and one of your ${cost.turnOther === 'dragon' ? 'dragons' : 'creatures'}`
  if (cost.turn) parts.push(line`turn ${self}${beside}`)
  if (sumOf(cost.fromThis) > 0) parts.push(line`remove ${essences(cost.fromThis)} from it`)
  const paid: Line[] = []
  if (sumOf(cost.pay) > 0) paid.push(essences(cost.pay))
  if (cost.any > 0) paid.push(anyEssence(cost.any))
  if (cost.oneOf !== 0) paid.push(or(inSet(cost.oneOf).map((essence) => amount(essence, 1))))
  if (cost.x) paid.push(['X identical essences'])
  if (paid.length > 0) parts.push(line`pay ${cost.x ? listOf(paid, 'plus') : and(paid)}`)
  if (cost.destroy === 'this') parts.push(line`destroy ${self}`)
  if (cost.destroy === 'artifact') parts.push(['destroy one of your artifacts'])
  if (cost.destroy === 'other artifact') parts.push(['destroy another of your artifacts'])
  if (cost.destroy === 'dragon or creature') parts.push(['destroy one of your dragons or creatures'])
  if (cost.discard > 0) parts.push(['discard 1 card from your hand'])
  return and(parts)
}

/** `brief` leaves out what a button has no room for. */
export function effectText(effect: Effect, brief = false): Line {
  switch (effect.kind) {
    case 'gain':
      return line`gain ${gainText(effect.gain)}${sumOf(effect.rivals) > 0 ? line`; each rival gains ${essences(effect.rivals)}` : ''}`
    case 'store':
      return line`put ${gainText(effect.gain)} on it`
    case 'store paid':
      return [effect.on === 'this' ? 'the essence paid goes onto it' : 'the essence paid goes onto one of your components']
    case 'gain x':
      return effect.as === 'gold' ? line`gain X ${essenceName(G)}` : ['gain X essences of one other type, never Gold']
    case 'gain cost': {
      const whose = effect.of === 'discarded' ? 'the discarded card’s printed cost' : 'its printed cost'
      return line`gain ${whose}${effect.plus > 0 ? ` plus ${effect.plus}` : ''}, in ${effect.as === 'gold' ? essenceName(G) : 'non-Gold essences'}`
    }
    case 'gain per rival':
      return line`gain as much ${essenceName(effect.gain)} as one rival’s pool holds ${essenceName(effect.count)}`
    case 'attack':
      return line`each rival loses ${amount(L, effect.loss)}${brief ? '' : wayOutText(effect.wayOut)}`
    case 'draw':
      return [`draw ${cards(effect.n)}`]
    case 'draw and discard':
      return [`draw ${cards(effect.n)}, then discard ${effect.n} from your hand`]
    case 'reorder':
      return [brief ? `reorder the top ${effect.n} of a deck` : `look at the top ${effect.n} cards of your deck or of the monument deck, then put them back in any order`]
    case 'straighten':
      return [effect.what === 'this' ? 'straighten it' : `straighten one of your ${effect.what === 'creature' ? 'creatures' : 'components'}`]
    case 'place':
      return placeText(effect)
    case 'check':
      return ['a victory check now, for the whole table']
    case 'ignore':
      return line`ignore the loss${sumOf(effect.store) > 0 ? line`, and put ${essences(effect.store)} on it` : ''}`
    case 'points':
      return [`count ${effect.n} more ${effect.n === 1 ? 'point' : 'points'} in this check`]
  }
}

function placeText({ what, from, terms }: Extract<Effect, { kind: 'place' }>): Line {
  const where = { hand: 'from your hand', discard: 'from your discards', 'any discard': 'from any player’s discards' }[from]
  const less = terms.off > 0 ? ` for ${terms.off} essences less${terms.sparesGold ? ', never Gold' : ''}` : ', paying its cost as well'
  return [`place ${what === 'dragon' ? 'a dragon' : 'an artifact'} ${where}${terms.free ? ' at no cost' : less}`]
}

function wayOutText(wayOut: WayOut): Line {
  switch (wayOut.kind) {
    case 'none':
      return []
    case 'pay':
      return line`, or pays ${essences(wayOut.pay)} to ignore it`
    case 'discard':
      return [', or discards 1 card from hand to ignore it']
    case 'destroy artifact':
      return [', or destroys one of their artifacts to ignore it']
  }
}

/** “2 Life and 1 Gold”, “3 non-Gold essences”, “1 Life or 1 Death”, “2 essences in any mix of Elan, Life and Calm”. */
export function gainText({ fixed, n, of }: Gain): Line {
  if (n === 0) return essences(fixed)
  const free = of === NOT_GOLD ? notGold(n) : of === ANY_ESSENCE ? anyEssence(n) : oneOfText(n, of)
  return sumOf(fixed) > 0 ? and([essences(fixed), free]) : free
}

function oneOfText(n: number, of: number): Line {
  if (n === 1) return or(inSet(of).map((essence) => amount(essence, 1)))
  return line`${anyEssence(n)} in any mix of ${and(inSet(of).map((essence) => [essenceName(essence)]))}`
}

function collectText(collect: Collect): Line | undefined {
  switch (collect.kind) {
    case 'none':
      return undefined
    case 'gain':
      return line`Collect ${gainText(collect.gain)}.`
    case 'interest':
      return line`Collect ${gainText(collect.gain)} if at least ${amount(collect.stays, 1)} stays on it.`
    case 'grow':
      return [`Collect: put ${collect.n} more of each type left on it.`]
    case 'upkeep':
      return line`Collect: pay ${essences(collect.pay)}, or turn it.`
  }
}

function discountText({ on, n, sparesGold }: Discount): Line | undefined {
  if (on === 'nothing') return undefined
  return [`Your ${on === 'dragon' ? 'dragons' : 'artifacts'} cost ${n} ${n === 1 ? 'essence' : 'essences'} less${sparesGold ? ', never Gold' : ''}.`]
}

function pointsText({ printed, perStored, perCreature, perDragon }: Points): Line | undefined {
  const parts: Line[] = []
  if (printed > 0) parts.push([points(printed)])
  if (perStored >= 0) parts.push(line`1 point per ${essenceName(perStored)} on it`)
  const beasts = [...(perCreature > 0 ? [`${points(perCreature)} per creature`] : []), ...(perDragon > 0 ? [`${perCreature > 0 ? perDragon : points(perDragon)} per dragon`] : [])]
  if (beasts.length > 0) parts.push(line`${and(beasts)} that you have in play`)
  return parts.length > 0 ? line`${and(parts)}.` : undefined
}

function typeLine({ kind, dragon, creature }: Component, sun: boolean): string {
  const types = [kinds[kind], ...(dragon ? [kinds.dragon] : []), ...(creature ? [kinds.creature] : []), ...(kind === 'place' ? [sun ? 'Sun side' : 'Moon side'] : [])]
  return types.join(' · ')
}
