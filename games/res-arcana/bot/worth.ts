import type { Component, Effect, Gain, Power, PowerCost } from '../data/content.ts'
import { G } from '../data/essence.ts'

/**
 * What components are worth as such, before looking at a table. Everything is counted in essences:
 * a Gold is worth more than one, an essence of one's choice a little more than a given one, one
 * that may be paid with anything a little less.
 */
const GOLD = 2.3
const CHOSEN = 1.15
const ANYTHING = 0.85
/** On a component an essence has to wait for the next Collect, or longer. */
const WAITING = 0.9
/** What others gain beside oneself. */
const SHARED = 0.6

/** What a price weighs. */
export function priceOf(fixed: readonly number[], any: number): number {
  return fixed.reduce((sum, amount, t) => sum + amount * (t === G ? GOLD : 1), any * ANYTHING)
}

export interface Worth {
  /** Collected every round. */
  readonly collect: number
  /** What the powers bring in a round, at best. */
  readonly powers: number
  /** For each power, what using it once brings; 0 for reacts. */
  readonly uses: readonly number[]
  /** Ways to put points on it. */
  readonly scoring: readonly Scoring[]
  /** Life that its attack costs each rival. */
  readonly attack: number
  /** Answers life loss. */
  readonly defends: boolean
}

/** A power that puts points on its component. */
export interface Scoring {
  readonly points: number
  /** Essences to pay for it. */
  readonly price: number
  /** Once a round, since it turns the component. */
  readonly turns: boolean
  readonly needs: PowerCost['turnOther']
}

export function worthOf(component: Component): Worth {
  const uses = component.powers.map((power) => useOf(component, power))
  const turning = component.powers.map((power, i) => (power.cost.turn || power.cost.destroy === 'this' ? uses[i] : 0))
  const repeating = component.powers.map((power, i) => (power.cost.turn || power.cost.destroy === 'this' ? 0 : uses[i]))
  const attacks = component.powers.map(({ effect }) => (effect.kind === 'attack' ? effect.loss : 0))
  return {
    collect: collectOf(component),
    powers: Math.max(0, ...turning) + Math.max(0, ...repeating) + discountOf(component),
    uses,
    scoring: component.powers.flatMap((power) => scoringOf(component, power)),
    attack: Math.max(0, ...attacks),
    defends: component.powers.some(({ when }) => when === 'life loss'),
  }
}

function collectOf({ collect }: Component): number {
  switch (collect.kind) {
    case 'none':
      return 0
    case 'gain':
      return gainOf(collect.gain)
    case 'interest':
      return gainOf(collect.gain) * 0.7
    case 'grow':
      return collect.n * 0.6
    case 'upkeep':
      return -0.5
  }
}

function gainOf({ fixed, n }: Gain): number {
  return priceOf(fixed, 0) + n * CHOSEN
}

function discountOf({ discount }: Component): number {
  if (discount.on === 'nothing') return 0
  return discount.on === 'artifact' ? discount.n * 1.1 : discount.n * 0.25
}

/** What one use brings, its cost subtracted. */
function useOf(component: Component, power: Power): number {
  if (power.when !== 'action' || scoringOf(component, power).length > 0) return 0
  return effectOf(power.effect) - costOf(power.cost)
}

function costOf(cost: PowerCost): number {
  let price = priceOf(cost.pay, cost.any) + priceOf(cost.fromThis, 0) + (cost.oneOf === 0 ? 0 : 1) + cost.discard * 1.8
  if (cost.destroy !== 'none') price += cost.destroy === 'this' ? 3.5 : 5
  return price
}

function effectOf(effect: Effect): number {
  switch (effect.kind) {
    case 'gain':
      return gainOf(effect.gain) - SHARED * effect.rivals.reduce((sum, amount) => sum + amount, 0)
    case 'store':
      return gainOf(effect.gain) * WAITING
    case 'store paid':
      return effect.on === 'this' ? 3.2 : 1.6
    case 'gain x':
      return effect.as === 'gold' ? 5 : 1
    case 'gain cost':
      return effect.as === 'gold' ? 6 : 5.5
    case 'gain per rival':
      return 2.2
    case 'attack':
      return effect.loss * 0.9
    case 'draw':
      return 1.1 * effect.n
    case 'draw and discard':
      return 0.7
    case 'reorder':
      return 0.15
    case 'straighten':
      return effect.what === 'this' ? 0.9 : effect.what === 'creature' ? 0.9 : 2
    case 'place':
      return 2.5
    case 'check':
      return 0.4
    case 'ignore':
    case 'points':
      return 0
  }
}

function scoringOf(component: Component, { when, cost, effect }: Power): Scoring[] {
  const { perStored } = component.points
  if (when !== 'action' || perStored === -1 || effect.kind !== 'store' || effect.gain.fixed[perStored] === 0) return []
  return [{ points: effect.gain.fixed[perStored], price: priceOf(cost.pay, cost.any), turns: cost.turn, needs: cost.turnOther }]
}
