import type { Noun } from '#words/grammar.ts'
import { capital, line, listOf, type Line } from '#words/line.ts'
import type { Collect, Component, Discount, Effect, Gain, Points, Power, PowerCost, WayOut } from '../../data/content.ts'
import { ANY_ESSENCE, G, NOT_GOLD, sumOf } from '../../data/essence.ts'
import type { Rules } from '../../rules/state.ts'
import type { CardText } from '../contract.ts'
import { inSet } from '../known.ts'
import { rulingsOf } from '../rulings.ts'
import { essences as essenceNouns, kinds } from './names.ts'
import { rulings } from './rulings.ts'
import { amount, and, anyEssence, cards, essenceName, essences, it, nounOf, notGold, ofEssence, or, points, the } from './speak.ts'

/** What a component says, made from its table: cost, then effect. */
export function cardText(component: Component, { content }: Rules): CardText {
  const noun = nounOf(component.id)
  const collect = collectText(component.collect, noun)
  const discount = discountText(component.discount)
  const score = pointsText(component.points)
  return {
    powers: component.powers.map((power) => powerText(power, noun)),
    ...(collect && { collect }),
    ...(discount && { discount }),
    ...(score && { points: score }),
    rulings: rulingsOf(component).map((code) => rulings[code](component)),
    typeLine: typeLine(component, content.tiles.some(({ sun }) => sun === component.index)),
  }
}

/** `order` speaks to the player on a card, `button` names what a button does, with the component's own name. */
type Mood = 'order' | 'button'

function powerText({ when, cost, effect }: Power, noun: Noun): Line {
  const paid = costText(cost, 'order', noun, [`engagez-${it(noun)}`])
  const does = effectText(effect, 'order', noun)
  switch (when) {
    case 'action':
      return sentence(cost.whileTurned ? line`tant qu’${noun.gender === 'm' ? 'il est engagé' : 'elle est engagée'}, ${paid} : ${does}` : joined(paid, does))
    case 'life loss':
      return sentence(line`réaction à une perte de Vie : ${paid} pour ${does}`)
    case 'dragon power':
      return sentence(line`réaction au pouvoir d’un dragon : ${paid} pour ${does}`)
    case 'victory check':
      return sentence(line`réaction à un contrôle de victoire : ${paid} pour ${does}`)
    case 'claim':
      return sentence(line`quand vous ${noun.plural ? 'les' : noun.gender === 'm' ? 'le' : 'la'} prenez : ${does}`)
  }
}

/** What a button says of a power: “Engager le Prisme et payer 1 essence : gagner 2 essences sauf Or”. */
export function powerButton({ id, powers }: Component, power: number): Line {
  const { cost, effect } = powers[power]
  const turn = line`engager ${the(id)}`
  const paid = costText(cost, 'button', nounOf(id), turn)
  const does = effectText(effect, 'button', nounOf(id))
  if (cost.turn) return capital(joined(paid, does))
  if (cost.destroy === 'this') return capital(joined(line`détruire ${the(id)}${cost.discard > 0 ? ' et défausser 1 carte' : ''}`, does))
  return line`Utiliser ${the(id)} : ${joined(paid, does, ', ')}`
}

const joined = (paid: Line, does: Line, by = ' : '): Line => (paid.length === 0 ? does : line`${paid}${by}${does}`)
const sentence = (text: Line): Line => line`${capital(text)}.`

function costText(cost: PowerCost, mood: Mood, noun: Noun, turn: Line): Line {
  const say = (order: string, button: string): string => (mood === 'order' ? order : button)
  const parts: Line[] = []
  if (cost.turn) parts.push(line`${turn}${turnedBeside(cost, mood)}`)
  if (sumOf(cost.fromThis) > 0) parts.push(line`${say('retirez-en', 'en retirer')} ${essences(cost.fromThis)}`)
  const paid: Line[] = []
  if (sumOf(cost.pay) > 0) paid.push(essences(cost.pay))
  if (cost.any > 0) paid.push(anyEssence(cost.any))
  if (cost.oneOf !== 0) paid.push(or(inSet(cost.oneOf).map((essence) => amount(essence, 1))))
  if (cost.x) paid.push(['X essences identiques'])
  if (paid.length > 0) parts.push(line`${say('payez', 'payer')} ${cost.x ? listOf(paid, 'plus') : and(paid)}`)
  if (cost.destroy === 'this') parts.push([say(`détruisez-${it(noun)}`, 'détruire')])
  if (cost.destroy === 'artifact') parts.push([say('détruisez l’un de vos artefacts', 'détruire un artefact')])
  if (cost.destroy === 'other artifact') parts.push([say('détruisez un autre de vos artefacts', 'détruire un autre artefact')])
  if (cost.destroy === 'dragon or creature') parts.push([say('détruisez l’un de vos dragons ou l’une de vos créatures', 'détruire un dragon ou une créature')])
  if (cost.discard > 0) parts.push([say('défaussez 1 carte de votre main', 'défausser 1 carte')])
  return and(parts)
}

function turnedBeside({ turnOther }: PowerCost, mood: Mood): string {
  if (turnOther === 'none') return ''
  if (mood === 'button') return turnOther === 'dragon' ? ' et un dragon' : ' et une créature'
  return ` ainsi que ${turnOther === 'dragon' ? 'l’un de vos dragons' : 'l’une de vos créatures'}`
}

export function effectText(effect: Effect, mood: Mood, noun: Noun): Line {
  const say = (order: string, button: string): string => (mood === 'order' ? order : button)
  switch (effect.kind) {
    case 'gain':
      return line`${say('gagnez', 'gagner')} ${gainText(effect.gain)}${sumOf(effect.rivals) > 0 ? rivalsText(effect.gain, effect.rivals) : ''}`
    case 'store':
      return mood === 'order' ? line`posez ${gainText(effect.gain)} dessus` : line`y poser ${gainText(effect.gain)}`
    case 'store paid':
      return [effect.on === 'this' ? 'l’essence payée va dessus' : say('l’essence payée va sur l’un de vos éléments', 'l’essence payée va sur un de vos éléments')]
    case 'gain x':
      return effect.as === 'gold' ? line`${say('gagnez', 'gagner')} X ${essenceName(G, 1)}` : [say('gagnez X essences d’un seul autre type, sauf Or', 'gagner X essences d’un autre type, sauf Or')]
    case 'gain cost': {
      const whose = effect.of === 'discarded' ? 'le coût imprimé de la carte défaussée' : 'son coût imprimé'
      return line`${say('gagnez', 'gagner')} ${whose}${effect.plus > 0 ? ` plus ${effect.plus}` : ''}, en ${effect.as === 'gold' ? essenceName(G, 1) : 'essences sauf Or'}`
    }
    case 'gain per rival':
      return line`${say('gagnez', 'gagner')} autant ${ofEssence(effect.gain, 2)} que la réserve d’un rival compte ${ofEssence(effect.count, 2)}`
    case 'attack':
      return line`chaque rival perd ${amount(1, effect.loss)}${mood === 'order' ? wayOutText(effect.wayOut) : ''}`
    case 'draw':
      return [`${say('piochez', 'piocher')} ${cards(effect.n)}`]
    case 'draw and discard':
      return [say(`piochez ${cards(effect.n)}, puis défaussez-en ${effect.n} de votre main`, `piocher ${cards(effect.n)}, puis en défausser ${effect.n}`)]
    case 'reorder':
      return [
        say(
          `regardez les ${effect.n} premières cartes de votre pioche ou de celle des monuments, puis remettez-les dans l’ordre de votre choix`,
          `ordonner les ${effect.n} premières cartes d’une pioche`,
        ),
      ]
    case 'straighten':
      if (effect.what === 'this') return [say(`désengagez-${it(noun)}`, `${it(noun)} désengager`)]
      return [effect.what === 'creature' ? say('désengagez l’une de vos créatures', 'désengager une créature') : say('désengagez l’un de vos éléments', 'désengager un élément')]
    case 'place':
      return placeText(effect, mood)
    case 'check':
      return ['contrôle de victoire immédiat pour toute la table']
    case 'ignore':
      return line`l’ignorer${sumOf(effect.store) > 0 ? line`, et posez ${essences(effect.store)} dessus` : ''}`
    case 'points':
      return [`compter ${points(effect.n)} de plus à ce contrôle`]
  }
}

function placeText({ what, from, terms }: Extract<Effect, { kind: 'place' }>, mood: Mood): Line {
  const verb = mood === 'order' ? 'placez' : 'placer'
  const where = { hand: 'de votre main', discard: 'de votre défausse', 'any discard': 'pris dans n’importe quelle défausse' }[from]
  const less = terms.off > 0 ? `pour ${terms.off} essences de moins${terms.sparesGold ? ', sauf Or' : ''}` : mood === 'order' ? 'en payant aussi son coût' : 'à son coût'
  return [`${verb} un ${what === 'dragon' ? 'dragon' : 'artefact'} ${where}${terms.off > 0 || terms.free ? ' ' : ', '}${terms.free ? 'sans rien payer pour lui' : less}`]
}

function wayOutText(wayOut: WayOut): Line {
  switch (wayOut.kind) {
    case 'none':
      return []
    case 'pay':
      return line`, ou paie ${essences(wayOut.pay)} pour l’ignorer`
    case 'discard':
      return [', ou défausse 1 carte de sa main pour l’ignorer']
    case 'destroy artifact':
      return [', ou détruit l’un de ses artefacts pour l’ignorer']
  }
}

function rivalsText(mine: Gain, rivals: readonly number[]): Line {
  const types = rivals.flatMap((n, essence) => (n > 0 ? [essence] : []))
  const same = types.length === 1 && mine.fixed[types[0]] > 0
  return same ? [` ; chaque rival en gagne ${rivals[types[0]]}`] : line` ; chaque rival gagne ${essences(rivals)}`
}

/** “2 Vies et 1 Or”, “3 essences sauf Or”, “1 Vie ou 1 Mort”, “2 essences parmi Vigueur, Vie et Sérénité”. */
export function gainText({ fixed, n, of }: Gain): Line {
  if (n === 0) return essences(fixed)
  const free = of === NOT_GOLD ? notGold(n) : of === ANY_ESSENCE ? anyEssence(n) : oneOfText(n, of)
  return sumOf(fixed) > 0 ? and([essences(fixed), free]) : free
}

function oneOfText(n: number, of: number): Line {
  if (n === 1) return or(inSet(of).map((essence) => amount(essence, 1)))
  return line`${anyEssence(n)} parmi ${and(inSet(of).map((essence) => [essenceName(essence, 1)]))}`
}

function collectText(collect: Collect, noun: Noun): Line | undefined {
  switch (collect.kind) {
    case 'none':
      return undefined
    case 'gain':
      return line`Collecte : ${gainText(collect.gain)}.`
    case 'interest':
      return line`Collecte : ${gainText(collect.gain)}, si au moins ${amount(collect.stays, 1)} reste dessus.`
    case 'grow':
      return [`Collecte : ajoutez ${collect.n} essences de chaque type resté dessus.`]
    case 'upkeep':
      return line`Collecte : payez ${essences(collect.pay)}, ou engagez-${it(noun)}.`
  }
}

function discountText({ on, n, sparesGold }: Discount): Line | undefined {
  if (on === 'nothing') return undefined
  const less = `${n} ${n > 1 ? 'essences' : 'essence'} de moins`
  return [`Vos ${on === 'dragon' ? 'dragons' : 'artefacts'} coûtent ${less}${sparesGold ? ', sauf Or' : ''}.`]
}

function pointsText({ printed, perStored, perCreature, perDragon }: Points): Line | undefined {
  const parts: Line[] = []
  if (printed > 0) parts.push([points(printed)])
  if (perStored >= 0) parts.push(line`1 point par ${essenceName(perStored, 1)} ${essenceNouns[perStored].gender === 'f' ? 'posée' : 'posé'} dessus`)
  const beasts = [...(perCreature > 0 ? [`${points(perCreature)} par créature`] : []), ...(perDragon > 0 ? [`${perCreature > 0 ? perDragon : points(perDragon)} par dragon`] : [])]
  if (beasts.length > 0) parts.push(line`${and(beasts)} que vous avez en jeu`)
  return parts.length > 0 ? line`${and(parts)}.` : undefined
}

function typeLine({ kind, dragon, creature }: Component, sun: boolean): string {
  const types = [kinds[kind], ...(dragon ? [kinds.dragon] : []), ...(creature ? [kinds.creature] : []), ...(kind === 'place' ? [sun ? 'Face soleil' : 'Face lune'] : [])]
  return types.join(' · ')
}
