import type { Noun } from '#words/grammar.ts'
import { capital, line, listOf, type Line } from '#words/line.ts'
import type { Collect, Component, Discount, Effect, Gain, Points, Power, PowerCost, WayOut } from '../../data/content.ts'
import { ANY_ESSENCE, G, L, NOT_GOLD, sumOf } from '../../data/essence.ts'
import type { Rules } from '../../rules/state.ts'
import type { CardText } from '../contract.ts'
import { inSet } from '../known.ts'
import { rulingsOf } from '../rulings.ts'
import { kinds } from './names.ts'
import { rulings } from './rulings.ts'
import { agreed, amount, and, anyEssence, asMuch, cards, essenceName, essences, howMuch, it, nounOf, notGold, or, points, the } from './speak.ts'

/** What a component says, made from its table: cost, then effect. */
export function cardText(component: Component, { content }: Rules): CardText {
  const noun = nounOf(component.id)
  const collect = collectText(component.collect, noun)
  const discount = discountText(component.discount)
  const score = pointsText(component.points, noun)
  return {
    powers: component.powers.map((power) => powerText(power, noun)),
    ...(collect && { collect }),
    ...(discount && { discount }),
    ...(score && { points: score }),
    rulings: rulingsOf(component).map((code) => rulings[code](component)),
    typeLine: typeLine(component, content.tiles.some(({ sun }) => sun === component.index)),
  }
}

function powerText({ when, cost, effect }: Power, noun: Noun): Line {
  const paid = costText(cost, noun)
  const does = effectText(effect, noun)
  switch (when) {
    case 'action':
      return sentence(cost.whileTurned ? line`finché è ${agreed('ruotat', noun)}, ${paid}: ${does}` : joined(paid, does))
    case 'life loss':
      return sentence(line`reazione a una perdita di Vita: ${paid} per ignorarla${andStore(effect)}`)
    case 'dragon power':
      return sentence(line`reazione al potere di un drago: ${paid} per ignorarlo${andStore(effect)}`)
    case 'victory check':
      return sentence(line`reazione a una verifica della vittoria: ${paid} per ${does}`)
    case 'claim':
      return sentence(line`quando ${it(noun)} prendi: ${does}`)
  }
}

/** What a button says of a power: “Ruota il Prisma e paga 1 essenza: ottieni 2 essenze tranne Oro”. */
export function powerButton({ id, powers }: Component, power: number): Line {
  const { cost, effect } = powers[power]
  const paid = costText(cost, nounOf(id), the(id))
  const does = effectText(effect, nounOf(id), true)
  return capital(cost.turn || cost.destroy === 'this' ? joined(paid, does) : line`usa ${the(id)}: ${joined(paid, does, ', ')}`)
}

const joined = (paid: Line, does: Line, by = ': '): Line => (paid.length === 0 ? does : line`${paid}${by}${does}`)
const sentence = (text: Line): Line => line`${capital(text)}.`

/** `self` names the component on a button; on the card itself a pronoun does. */
function costText(cost: PowerCost, noun: Noun, self?: Line): Line {
  const parts: Line[] = []
  const beside = cost.turnOther === 'none' ? '' : ` ${self ? 'e' : 'insieme a'} ${cost.turnOther === 'dragon' ? 'un tuo drago' : 'una tua creatura'}`
  if (cost.turn) parts.push(line`${self ? line`ruota ${self}` : `ruota${it(noun)}`}${beside}`)
  if (sumOf(cost.fromThis) > 0) parts.push(line`togline ${essences(cost.fromThis)}`)
  const paid: Line[] = []
  if (sumOf(cost.pay) > 0) paid.push(essences(cost.pay))
  if (cost.any > 0) paid.push(anyEssence(cost.any))
  if (cost.oneOf !== 0) paid.push(or(inSet(cost.oneOf).map((essence) => amount(essence, 1))))
  if (cost.x) paid.push(['X essenze uguali'])
  if (paid.length > 0) parts.push(line`paga ${cost.x ? listOf(paid, 'più') : and(paid)}`)
  if (cost.destroy === 'this') parts.push(self ? line`distruggi ${self}` : [`distruggi${it(noun)}`])
  if (cost.destroy === 'artifact') parts.push(['distruggi un tuo artefatto'])
  if (cost.destroy === 'other artifact') parts.push(['distruggi un altro tuo artefatto'])
  if (cost.destroy === 'dragon or creature') parts.push(['distruggi un tuo drago o una tua creatura'])
  if (cost.discard > 0) parts.push(['scarta 1 carta dalla mano'])
  return and(parts)
}

/** `brief` leaves out what a button has no room for. */
export function effectText(effect: Effect, noun: Noun, brief = false): Line {
  switch (effect.kind) {
    case 'gain':
      return line`ottieni ${gainText(effect.gain)}${sumOf(effect.rivals) > 0 ? line`; ogni rivale ottiene ${essences(effect.rivals)}` : ''}`
    case 'store':
      return line`mettici sopra ${gainText(effect.gain)}`
    case 'store paid':
      return [effect.on === 'this' ? 'l’essenza pagata ci va sopra' : 'l’essenza pagata va su un tuo componente']
    case 'gain x':
      return effect.as === 'gold' ? line`ottieni X ${essenceName(G)}` : ['ottieni X essenze di un solo altro tipo, mai Oro']
    case 'gain cost': {
      const whose = effect.of === 'discarded' ? 'il costo stampato della carta scartata' : 'il suo costo stampato'
      return line`ottieni ${whose}${effect.plus > 0 ? ` più ${effect.plus}` : ''}, in ${effect.as === 'gold' ? essenceName(G) : 'essenze tranne Oro'}`
    }
    case 'gain per rival':
      return line`ottieni ${asMuch(effect.gain)} ${howMuch(effect.count)} ha un rivale nella riserva`
    case 'attack':
      return line`ogni rivale perde ${amount(L, effect.loss)}${brief ? '' : wayOutText(effect.wayOut)}`
    case 'draw':
      return [`pesca ${cards(effect.n)}`]
    case 'draw and discard':
      return [`pesca ${cards(effect.n)}, poi scartane ${effect.n} dalla mano`]
    case 'reorder':
      return [brief ? `riordina le prime ${effect.n} carte di un mazzo` : `guarda le prime ${effect.n} carte del tuo mazzo o di quello dei monumenti, poi rimettile nell’ordine che vuoi`]
    case 'straighten':
      if (effect.what === 'this') return [`raddrizza${it(noun)}`]
      return [effect.what === 'creature' ? 'raddrizza una tua creatura' : 'raddrizza un tuo componente']
    case 'place':
      return placeText(effect)
    case 'check':
      return ['verifica immediata della vittoria per tutto il tavolo']
    case 'ignore':
      return line`ignorare la perdita${andStore(effect)}`
    case 'points':
      return [`contare ${points(effect.n)} in più in questa verifica`]
  }
}

/** What a react puts on its component besides. */
const andStore = (effect: Effect): Line => (effect.kind === 'ignore' && sumOf(effect.store) > 0 ? line`, e mettici sopra ${essences(effect.store)}` : [])

function placeText({ what, from, terms }: Extract<Effect, { kind: 'place' }>): Line {
  const where = { hand: 'dalla mano', discard: 'dai tuoi scarti', 'any discard': 'dagli scarti di chiunque' }[from]
  const less = terms.off > 0 ? ` per ${terms.off} essenze in meno${terms.sparesGold ? ', mai Oro' : ''}` : ', pagando anche il suo costo'
  return [`gioca un ${what === 'dragon' ? 'drago' : 'artefatto'} ${where}${terms.free ? ' senza pagarlo' : less}`]
}

function wayOutText(wayOut: WayOut): Line {
  switch (wayOut.kind) {
    case 'none':
      return []
    case 'pay':
      return line`, o paga ${essences(wayOut.pay)} per ignorare la perdita`
    case 'discard':
      return [', o scarta 1 carta dalla mano per ignorare la perdita']
    case 'destroy artifact':
      return [', o distrugge un suo artefatto per ignorare la perdita']
  }
}

/** “2 Vita e 1 Oro”, “3 essenze tranne Oro”, “1 Vita o 1 Morte”, “2 essenze tra Vigore, Vita e Calma”. */
export function gainText({ fixed, n, of }: Gain): Line {
  if (n === 0) return essences(fixed)
  const free = of === NOT_GOLD ? notGold(n) : of === ANY_ESSENCE ? anyEssence(n) : oneOfText(n, of)
  return sumOf(fixed) > 0 ? and([essences(fixed), free]) : free
}

function oneOfText(n: number, of: number): Line {
  if (n === 1) return or(inSet(of).map((essence) => amount(essence, 1)))
  return line`${anyEssence(n)} tra ${and(inSet(of).map((essence) => [essenceName(essence)]))}`
}

function collectText(collect: Collect, noun: Noun): Line | undefined {
  switch (collect.kind) {
    case 'none':
      return undefined
    case 'gain':
      return line`Raccolta: ${gainText(collect.gain)}.`
    case 'interest':
      return line`Raccolta: ${gainText(collect.gain)}, se sopra resta almeno ${amount(collect.stays, 1)}.`
    case 'grow':
      return [`Raccolta: aggiungi ${collect.n} essenze di ogni tipo rimasto sopra.`]
    case 'upkeep':
      return line`Raccolta: paga ${essences(collect.pay)}, o ruota${it(noun)}.`
  }
}

function discountText({ on, n, sparesGold }: Discount): Line | undefined {
  if (on === 'nothing') return undefined
  return [`I tuoi ${on === 'dragon' ? 'draghi' : 'artefatti'} costano ${n} ${n === 1 ? 'essenza' : 'essenze'} in meno${sparesGold ? ', mai Oro' : ''}.`]
}

function pointsText({ printed, perStored, perCreature, perDragon }: Points, noun: Noun): Line | undefined {
  const parts: Line[] = []
  if (printed > 0) parts.push([points(printed)])
  if (perStored >= 0) parts.push(line`1 punto per ogni ${essenceName(perStored)} che ${noun.plural ? 'hanno' : 'ha'} sopra`)
  const beasts = [...(perCreature > 0 ? [`${points(perCreature)} per creatura`] : []), ...(perDragon > 0 ? [`${perCreature > 0 ? perDragon : points(perDragon)} per drago`] : [])]
  if (beasts.length > 0) parts.push(line`${and(beasts)} che hai in gioco`)
  return parts.length > 0 ? line`${and(parts)}.` : undefined
}

function typeLine({ kind, dragon, creature }: Component, sun: boolean): string {
  const types = [kinds[kind], ...(dragon ? [kinds.dragon] : []), ...(creature ? [kinds.creature] : []), ...(kind === 'place' ? [sun ? 'Lato sole' : 'Lato luna'] : [])]
  return types.join(' · ')
}
