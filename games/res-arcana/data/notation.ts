import { ANY_ESSENCE, ESSENCE_LETTERS, NO_ESSENCES, NOT_GOLD, sumOf } from './essence.ts'
import type { Essence, Essences } from './essence.ts'
import type { Collect, Cost, Destroy, Discount, Effect, Gain, PlaceTerms, Points, Power, PowerCost, WayOut, When } from './content.ts'

/**
 * The notation of the tables, made to be read aloud with a card in hand.
 *
 *     essences   E elan  L life  C calm  D death  G gold  A any  N any but gold
 *     amounts    '1G 1E' both · '1C/1L' one of them · '2 of ELC' any mix of two · '0' nothing
 *     power      'what it costs > what it does', parts of a cost divided by commas
 *     costs      T · 2E · X same · 6E from this · destroy artifact · discard 1 · turn creature · while turned
 *     before it  'react life:' · 'react dragon:' · 'react check:' · 'claim:' (no cost)
 *
 * Every function here turns one such text into its typed form or throws a NotationError.
 */
export class NotationError extends Error {}

/** '1G 1E 2A': fixed essences and any-parts. */
export function parseCost(text: string): Cost {
  const { fixed, any, nonGold } = parseAmounts(text)
  if (nonGold > 0) throw wrong('N is no cost', text)
  return { fixed, any, total: sumOf(fixed) + any }
}

/** '2', '1 per G', '2 + 1 per L', '1 per creature + 2 per dragon'. */
export function parsePoints(text: string): Points {
  let printed = 0
  let perStored: Points['perStored'] = -1
  let perCreature = 0
  let perDragon = 0
  for (const term of text.split('+')) {
    const [, amount, , what] = match(/^(\d+)( per (creature|dragon|[ELCDG]))?$/, term.trim(), 'points', text)
    const n = Number(amount)
    if (what === undefined) printed += n
    else if (what === 'creature') perCreature += n
    else if (what === 'dragon') perDragon += n
    else if (n === 1 && perStored === -1) perStored = essence(what)
    else throw wrong('one essence type, one point each, may score', text)
  }
  return { printed, perStored, perCreature, perDragon }
}

/** 'artifact -1N', 'dragon -3A'. */
export function parseDiscount(text: string): Discount {
  const [, on, n, letter] = match(/^(artifact|dragon) -(\d+)([AN])$/, text, 'a discount', text)
  return { on: on as 'artifact' | 'dragon', n: Number(n), sparesGold: letter === 'N' }
}

/** A gain, '2N if G stays', 'grow 2' or 'pay 1D or turn'. */
export function parseCollect(text: string): Collect {
  const interest = /^(.+) if ([ELCDG]) stays$/.exec(text)
  if (interest) return { kind: 'interest', stays: essence(interest[2]), gain: parseGain(interest[1]) }
  const grow = /^grow (\d+)$/.exec(text)
  if (grow) return { kind: 'grow', n: Number(grow[1]) }
  const upkeep = /^pay (.+) or turn$/.exec(text)
  if (upkeep) return { kind: 'upkeep', pay: parseFixed(upkeep[1]) }
  return { kind: 'gain', gain: parseGain(text) }
}

/** '1G 1E', '3N', '1C/1L' or '2 of ELC'. */
export function parseGain(text: string): Gain {
  const mix = /^(\d+) of ([ELCDG]{2,})$/.exec(text)
  if (mix) return { fixed: NO_ESSENCES, n: Number(mix[1]), of: mask([...mix[2]], text) }
  if (text.includes('/')) return { fixed: NO_ESSENCES, n: 1, of: parseOneOf(text) }
  const { fixed, any, nonGold } = parseAmounts(text)
  if (any > 0) throw wrong('a gain is N or named essences, never A', text)
  return { fixed, n: nonGold, of: nonGold > 0 ? NOT_GOLD : 0 }
}

const BEFORE: Readonly<Record<string, When>> = {
  'react life': 'life loss',
  'react dragon': 'dragon power',
  'react check': 'victory check',
  claim: 'claim',
}

/** A whole power, such as 'react life: 1E > ignore, 1D on this'. */
export function parsePower(text: string): Power {
  const colon = text.indexOf(': ')
  const when = colon < 0 ? 'action' : BEFORE[text.slice(0, colon)]
  if (when === undefined) throw wrong('unknown condition before the colon', text)
  const rest = colon < 0 ? text : text.slice(colon + 2)
  const halves = when === 'claim' ? ['', rest] : rest.split(' > ')
  if (halves.length !== 2) throw wrong('a power reads "cost > effect"', text)
  const power: Power = { when, cost: parsePowerCost(halves[0]), effect: parseEffect(halves[1]) }
  checkPower(power, text)
  return power
}

const DESTROY: readonly Destroy[] = ['this', 'artifact', 'other artifact', 'dragon or creature']

function parsePowerCost(text: string): PowerCost {
  let turn = false
  let whileTurned = false
  let pay: Essences = NO_ESSENCES
  let any = 0
  let oneOf = 0
  let x = false
  let fromThis: Essences = NO_ESSENCES
  let destroy: Destroy = 'none'
  let discard: PowerCost['discard'] = 0
  let turnOther: PowerCost['turnOther'] = 'none'
  for (const part of text === '' ? [] : text.split(', ')) {
    const doomed = part.startsWith('destroy ') ? DESTROY.find((d) => part === `destroy ${d}`) : undefined
    if (part === 'T') turn = true
    else if (part === 'while turned') whileTurned = true
    else if (part === 'X same') x = true
    else if (part === 'discard 1') discard = 1
    else if (part === 'turn creature') turnOther = 'creature'
    else if (part === 'turn dragon') turnOther = 'dragon'
    else if (doomed !== undefined) destroy = doomed
    else if (part.endsWith(' from this')) fromThis = parseFixed(part.slice(0, -' from this'.length))
    else if (part.includes('/')) oneOf = parseOneOf(part)
    else {
      if (pay !== NO_ESSENCES || any > 0) throw wrong('two amounts to pay', text)
      const cost = parseCost(part)
      pay = cost.fixed
      any = cost.any
    }
  }
  const destroysOther = destroy !== 'none' && destroy !== 'this'
  const simple = any === 0 && oneOf === 0 && !x && sumOf(fromThis) === 0 && !destroysOther && discard === 0 && turnOther === 'none'
  return { turn, whileTurned, pay, any, oneOf, x, fromThis, destroy, discard, turnOther, simple }
}

/** One pattern per effect, tried in this order; the last one is a plain gain. */
function parseEffect(text: string): Effect {
  let m: RegExpExecArray | null
  if (text === 'check') return { kind: 'check' }
  if (text === 'ignore') return { kind: 'ignore', store: NO_ESSENCES }
  if (text === 'paid on this') return { kind: 'store paid', on: 'this' }
  if (text === 'paid on own component') return { kind: 'store paid', on: 'own component' }
  if (text === 'XG') return { kind: 'gain x', as: 'gold' }
  if (text === 'X of one other N') return { kind: 'gain x', as: 'one other' }
  if ((m = /^ignore, (.+) on this$/.exec(text))) return { kind: 'ignore', store: parseFixed(m[1]) }
  if ((m = /^attack (\d+)(, or (.+))?$/.exec(text))) return { kind: 'attack', loss: Number(m[1]), wayOut: parseWayOut(m[3] ?? '') }
  if ((m = /^draw (\d+), discard (\d+)$/.exec(text)) && m[1] === m[2]) return { kind: 'draw and discard', n: Number(m[1]) }
  if ((m = /^draw (\d+)$/.exec(text))) return { kind: 'draw', n: Number(m[1]) }
  if ((m = /^reorder (\d+)$/.exec(text))) return { kind: 'reorder', n: Number(m[1]) }
  if ((m = /^(\d+) points$/.exec(text))) return { kind: 'points', n: Number(m[1]) }
  if ((m = /^straighten (this|component|creature)$/.exec(text))) return { kind: 'straighten', what: m[1] as 'this' | 'component' | 'creature' }
  if ((m = /^cost of (destroyed|discarded)( \+ (\d+))? as ([GN])$/.exec(text)))
    return { kind: 'gain cost', of: m[1] as 'destroyed' | 'discarded', plus: Number(m[3] ?? 0), as: m[4] === 'G' ? 'gold' : 'not gold' }
  if ((m = /^([ELCDG]) per ([ELCDG]) of a rival$/.exec(text))) return { kind: 'gain per rival', gain: essence(m[1]), count: essence(m[2]) }
  if ((m = /^place (artifact|dragon) from (hand|discard|any discard)( (.+))?$/.exec(text)))
    return { kind: 'place', what: m[1] as 'artifact' | 'dragon', from: m[2] as 'hand' | 'discard' | 'any discard', terms: parseTerms(m[4] ?? '-0A', text) }
  if ((m = /^(.+) on this$/.exec(text))) return { kind: 'store', gain: parseGain(m[1]) }
  if ((m = /^(.+), rivals (.+)$/.exec(text))) return { kind: 'gain', gain: parseGain(m[1]), rivals: parseFixed(m[2]) }
  return { kind: 'gain', gain: parseGain(text), rivals: NO_ESSENCES }
}

function parseWayOut(text: string): WayOut {
  if (text === '') return { kind: 'none' }
  if (text === 'discard 1') return { kind: 'discard' }
  if (text === 'destroy artifact') return { kind: 'destroy artifact' }
  const [, pay] = match(/^pay (.+)$/, text, 'a way out', text)
  return { kind: 'pay', pay: parseFixed(pay) }
}

function parseTerms(terms: string, text: string): PlaceTerms {
  if (terms === 'free') return { free: true, off: 0, sparesGold: false }
  const [, off, letter] = match(/^-(\d+)([AN])$/, terms, 'terms of placing', text)
  return { free: false, off: Number(off), sparesGold: letter === 'N' }
}

/** Combinations that parse and still make no sense together. */
function checkPower({ when, cost, effect }: Power, text: string): void {
  const paysOne = (cost.any === 1 && cost.oneOf === 0) || (cost.any === 0 && cost.oneOf !== 0)
  if (effect.kind === 'store paid' && !paysOne) throw wrong('"paid" needs exactly one chosen essence in the cost', text)
  if (effect.kind === 'gain x' && !cost.x) throw wrong('X gained without "X same" paid', text)
  if (effect.kind === 'gain cost' && effect.of === 'destroyed' && cost.destroy === 'none') throw wrong('nothing is destroyed', text)
  if (effect.kind === 'gain cost' && effect.of === 'discarded' && cost.discard === 0) throw wrong('nothing is discarded', text)
  if (cost.turn && cost.whileTurned) throw wrong('a turned component cannot turn', text)
  const loss = when === 'life loss' || when === 'dragon power'
  if (loss !== (effect.kind === 'ignore')) throw wrong('"ignore" belongs to a react to life loss or a dragon power', text)
  if ((when === 'victory check') !== (effect.kind === 'points')) throw wrong('"points" belongs to a react to a victory check', text)
  if (when === 'claim' && effect.kind !== 'gain') throw wrong('on claim a component can only gain', text)
  if (when !== 'action' && !(cost.simple && cost.destroy === 'none')) throw wrong('a react pays named essences or turns, nothing else', text)
}

interface Amounts {
  fixed: Essences
  any: number
  nonGold: number
}

function parseAmounts(text: string): Amounts {
  const fixed: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  const seen = new Set<string>()
  let any = 0
  let nonGold = 0
  for (const word of text === '0' ? [] : text.split(' ')) {
    const [, amount, letter] = match(/^([1-9]\d*)([ELCDGAN])$/, word, 'an amount', text)
    if (seen.has(letter)) throw wrong(`${letter} appears twice`, text)
    seen.add(letter)
    if (letter === 'A') any = Number(amount)
    else if (letter === 'N') nonGold = Number(amount)
    else fixed[essence(letter)] = Number(amount)
  }
  return { fixed, any, nonGold }
}

function parseFixed(text: string): Essences {
  const { fixed, any, nonGold } = parseAmounts(text)
  if (any + nonGold > 0) throw wrong('only named essences here', text)
  return fixed
}

/** '1C/1L/1G': exactly one of one of these. */
function parseOneOf(text: string): number {
  return mask(
    text.split('/').map((one) => match(/^1([ELCDG])$/, one, 'one of each', text)[1]),
    text,
  )
}

function mask(letters: readonly string[], text: string): number {
  let set = 0
  for (const letter of letters) {
    const bit = 1 << essence(letter)
    if (set & bit) throw wrong(`${letter} appears twice`, text)
    set |= bit
  }
  return set & ANY_ESSENCE
}

function essence(letter: string): Essence {
  return ESSENCE_LETTERS.indexOf(letter as (typeof ESSENCE_LETTERS)[number]) as Essence
}

function match(pattern: RegExp, part: string, what: string, text: string): RegExpExecArray {
  const found = pattern.exec(part)
  if (!found) throw wrong(`"${part}" is not ${what}`, text)
  return found
}

function wrong(reason: string, text: string): NotationError {
  return new NotationError(`${reason}, in "${text}"`)
}
