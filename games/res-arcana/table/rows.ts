import type { EssenceCode, IconName } from '#ui/icons.tsx'
import type { Collect, Component, Discount, Effect, Gain, Points, Power, PowerCost, WayOut } from '../data/content.ts'
import { ANY_ESSENCE, ESSENCE_LETTERS, NOT_GOLD } from '../data/essence.ts'

/** What a component does, as rows of signs: the grammar of the card faces. */

export type Sign =
  | { readonly sign: 'icon'; readonly name: IconName; readonly tone?: 'danger' | 'good' | 'faint' }
  | { readonly sign: 'essence'; readonly code: EssenceCode; readonly n: number }
  | { readonly sign: 'text'; readonly text: string }
  | { readonly sign: 'seal'; readonly n: number }
  | { readonly sign: 'arrow' }

/** Opens a row: gold bowl, green tag, blue shield, small person, laurel. */
export type Mark = 'collect' | 'discount' | 'react' | 'wayOut' | 'points' | 'claim'

export interface Row {
  readonly mark?: Mark
  /** The power that the row stands for, or -1. */
  readonly power: number
  readonly signs: readonly Sign[]
}

export function rowsOf({ collect, discount, powers, points }: Component): readonly Row[] {
  const rows: Row[] = []
  const formula = pointsSigns(points)
  if (formula.length > 0) rows.push({ mark: 'points', power: -1, signs: formula })
  if (collect.kind !== 'none') rows.push({ mark: 'collect', power: -1, signs: collectSigns(collect) })
  if (discount.on !== 'nothing') rows.push({ mark: 'discount', power: -1, signs: discountSigns(discount) })
  powers.forEach((power, i) => rows.push(...powerRows(power, i)))
  return rows
}

function powerRows(power: Power, i: number): readonly Row[] {
  const { when, cost, effect } = power
  const costs = costSigns(cost)
  const signs = [...costs, ...(costs.length > 0 ? [arrow] : []), ...effectSigns(effect, cost)]
  if (when === 'claim') return [{ mark: 'claim', power: i, signs }]
  if (when !== 'action') return [{ mark: 'react', power: i, signs: when === 'dragon power' ? [...signs, icon('dragon')] : signs }]
  const row: Row = { power: i, signs }
  if (effect.kind !== 'attack' || effect.wayOut.kind === 'none') return [row]
  return [row, { mark: 'wayOut', power: i, signs: [...wayOutSigns(effect.wayOut), arrow, icon('ignore', 'good')] }]
}

/** The price printed in the column at the top left; number 1 is written there. */
export function priceSigns(fixed: readonly number[], any: number): readonly { readonly code: EssenceCode; readonly n: number }[] {
  const signs = ESSENCE_LETTERS.flatMap((code, t) => (fixed[t] > 0 ? [{ code: code as EssenceCode, n: fixed[t] }] : []))
  return any > 0 ? [{ code: 'A' as const, n: any }, ...signs] : signs
}

const arrow: Sign = { sign: 'arrow' }
const icon = (name: IconName, tone?: 'danger' | 'good' | 'faint'): Sign => (tone ? { sign: 'icon', name, tone } : { sign: 'icon', name })
const text = (value: string): Sign => ({ sign: 'text', text: value })
const essence = (code: EssenceCode, n: number): Sign => ({ sign: 'essence', code, n })

export const amountSigns = (amounts: readonly number[]): Sign[] => ESSENCE_LETTERS.flatMap((code, t) => (amounts[t] > 0 ? [essence(code, amounts[t])] : []))

function oneOfSigns(set: number): Sign[] {
  const codes = ESSENCE_LETTERS.filter((_, t) => (set & (1 << t)) !== 0)
  return codes.flatMap((code, i) => (i === 0 ? [essence(code, 1)] : [text('/'), essence(code, 1)]))
}

export function gainSigns({ fixed, n, of }: Gain): Sign[] {
  const signs = amountSigns(fixed)
  if (n === 0) return signs
  if (of === NOT_GOLD) return [...signs, essence('N', n)]
  if (of === ANY_ESSENCE) return [...signs, essence('A', n)]
  return n === 1 ? [...signs, ...oneOfSigns(of)] : [...signs, text(`${n}×`), ...oneOfSigns(of)]
}

function pointsSigns({ printed, perStored, perCreature, perDragon }: Points): Sign[] {
  const per = (n: number, sign: Sign): Sign[] => [{ sign: 'seal', n }, text('×'), sign]
  const signs: Sign[] = []
  if (perStored !== -1) signs.push(...per(1, essence(ESSENCE_LETTERS[perStored], 1)))
  if (perCreature > 0) signs.push(...per(perCreature, icon('creature')))
  if (perDragon > 0) signs.push(...per(perDragon, icon('dragon')))
  return printed > 0 && signs.length > 0 ? [{ sign: 'seal', n: printed }, text('+'), ...signs] : signs
}

function collectSigns(collect: Collect): Sign[] {
  switch (collect.kind) {
    case 'none':
      return []
    case 'gain':
      return gainSigns(collect.gain)
    case 'interest':
      return [icon('onto'), essence(ESSENCE_LETTERS[collect.stays], 1), arrow, ...gainSigns(collect.gain)]
    case 'grow':
      return [icon('onto'), text(`+${collect.n}×`), essence('A', 1)]
    case 'upkeep':
      return [text('−'), ...amountSigns(collect.pay), text('/'), icon('turn')]
  }
}

function discountSigns({ on, n, sparesGold }: Discount): Sign[] {
  const less: Sign[] = [text('−'), essence(sparesGold ? 'N' : 'A', n)]
  return [...less, icon(on === 'dragon' ? 'dragon' : 'artifact')]
}

function costSigns({ turn, whileTurned, pay, any, oneOf, x, fromThis, destroy, discard, turnOther }: PowerCost): Sign[] {
  const signs: Sign[] = []
  if (turn) signs.push(icon('turn'))
  if (whileTurned) signs.push(icon('turn', 'faint'), text(':'))
  const taken = amountSigns(fromThis)
  if (taken.length > 0) signs.push(icon('remove'), ...taken)
  signs.push(...amountSigns(pay))
  if (any > 0) signs.push(essence('A', any))
  if (oneOf !== 0) signs.push(...oneOfSigns(oneOf))
  if (x) signs.push(text('X'), essence('A', 1))
  if (destroy !== 'none') signs.push(icon('destroy', 'danger'))
  if (destroy === 'artifact' || destroy === 'other artifact') signs.push(icon('artifact'))
  if (destroy === 'dragon or creature') signs.push(icon('dragon'), text('/'), icon('creature'))
  if (discard > 0) signs.push(icon('discard'))
  if (turnOther !== 'none') signs.push(text('+'), icon('turn'), icon(turnOther))
  return signs
}

function effectSigns(effect: Effect, cost: PowerCost): Sign[] {
  switch (effect.kind) {
    case 'gain': {
      const rivals = amountSigns(effect.rivals)
      return [...gainSigns(effect.gain), ...(rivals.length > 0 ? [icon('rival', 'faint'), ...rivals] : [])]
    }
    case 'store':
      return [icon('onto'), ...gainSigns(effect.gain)]
    case 'store paid':
      return effect.on === 'this' ? [icon('onto')] : [icon('onto'), icon('deck')]
    case 'gain x':
      return [text('X'), essence(effect.as === 'gold' ? 'G' : 'N', 1)]
    case 'gain cost':
      return [text('='), icon(cost.destroy === 'none' || cost.destroy === 'this' ? 'discard' : 'destroy'), ...(effect.plus > 0 ? [text(`+${effect.plus}`)] : []), essence(effect.as === 'gold' ? 'G' : 'N', 1)]
    case 'gain per rival':
      return [essence(ESSENCE_LETTERS[effect.gain], 1), text('='), icon('rival', 'faint'), essence(ESSENCE_LETTERS[effect.count], 1)]
    case 'attack':
      return [icon('attack', 'danger'), essence('L', effect.loss)]
    case 'draw':
      return times(effect.n, icon('draw'))
    case 'draw and discard':
      return [...times(effect.n, icon('draw')), ...times(effect.n, icon('discard'))]
    case 'reorder':
      return times(effect.n, icon('look'))
    case 'straighten':
      return effect.what === 'creature' ? [icon('straighten'), icon('creature')] : [icon('straighten')]
    case 'place': {
      const { free, off, sparesGold } = effect.terms
      const terms = free ? [text('0')] : off > 0 ? [text('−'), essence(sparesGold ? 'N' : 'A', off)] : []
      return [icon(effect.from === 'hand' ? 'hand' : 'pile'), icon(effect.what), icon('place'), ...terms]
    }
    case 'check':
      return [icon('victoryCheck')]
    case 'ignore':
      return [icon('ignore', 'good'), ...(effect.store.some((n) => n > 0) ? [icon('onto'), ...amountSigns(effect.store)] : [])]
    case 'points':
      return [text('+'), { sign: 'seal', n: effect.n }]
  }
}

function wayOutSigns(wayOut: WayOut): Sign[] {
  switch (wayOut.kind) {
    case 'none':
      return []
    case 'pay':
      return amountSigns(wayOut.pay)
    case 'discard':
      return [icon('discard')]
    case 'destroy artifact':
      return [icon('destroy', 'danger'), icon('artifact')]
  }
}

const times = (n: number, sign: Sign): Sign[] => (n === 1 ? [sign] : [text(String(n)), sign])
