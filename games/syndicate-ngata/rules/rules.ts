import type { Option } from '#kernel/options.ts'
import { technologyEffects, type Content } from '../data/content.ts'
import { FLY, JUMP, ROUTE } from './options.ts'
import { TERRITORIES } from './state.ts'

/** The content and what the rules look up in it often. */
export interface Rules {
  readonly c: Content
  /** By territory: where the ship can go from there. */
  readonly ways: readonly Ways[]
  /** By variation and territory, flat: the deck drawn there, or -1, and the number of open vaults that it takes. */
  readonly deckAt: readonly number[]
  readonly deckAfter: readonly number[]
  /** By mission: the price of no, one, two… extra hands. */
  readonly handsCost: readonly (readonly number[])[]
  /** By effect: the technologies that have it, as a set. */
  readonly does: Readonly<Record<TechnologyEffect, number>>
}

export type TechnologyEffect = (typeof technologyEffects)[number]

export interface Ways {
  readonly zone: readonly Option[]
  readonly route: readonly Option[]
  /** Hyperjumps by the fuel that they take, from none to the most. */
  readonly jumps: readonly (readonly Option[])[]
}

export function rulesOf(c: Content): Rules {
  const perTerritory = <T>(of: (at: number) => T): T[] => Array.from({ length: TERRITORIES }, (_, at) => of(at))
  const decks = c.variations.flatMap(({ decks, vaults }) =>
    perTerritory((at) => {
      const under = vaults.findIndex((vault) => c.vaults.territory[vault] === at && c.vaults.deck[vault] >= 0)
      if (under >= 0) return { deck: c.vaults.deck[vaults[under]], after: under + 1 }
      return { deck: c.decks.at[decks[0]] === at ? decks[0] : -1, after: 0 }
    }),
  )
  const technologies = (effect: TechnologyEffect): number =>
    c.technologies.does.reduce((mask, does, i) => (technologyEffects[does] === effect ? mask | (1 << i) : mask), 0)
  return {
    c,
    ways: perTerritory((from) => waysFrom(c, from)),
    deckAt: decks.map(({ deck }) => deck),
    deckAfter: decks.map(({ after }) => after),
    handsCost: c.missions.hands.map((prices) => [0, ...prices.map((_, i) => prices.slice(0, i + 1).reduce((sum, price) => sum + price, 0))]),
    does: {
      compartment: technologies('compartment'),
      tank: technologies('tank'),
      reroll: technologies('reroll'),
      'cheap bribes': technologies('cheap bribes'),
    },
  }
}

/** NG-4.2 to NG-4.5; NG-4.8: within a zone a route is no other way. */
function waysFrom(c: Content, from: number): Ways {
  const zone = c.territories.zone[from]
  const all = c.territories.zone.map((_, to) => to)
  const elsewhere = all.filter((to) => c.territories.zone[to] !== zone)
  const most = Math.max(...c.jumpFuel)
  return {
    zone: all.filter((to) => to !== from && c.territories.zone[to] === zone).map((to) => FLY[to]),
    route: elsewhere.filter((to) => (c.territories.route[from] & (1 << to)) !== 0).map((to) => ROUTE[to]),
    jumps: Array.from({ length: most + 1 }, (_, fuel) => elsewhere.filter((to) => jumpFuel(c, from, to) === fuel).map((to) => JUMP[to])),
  }
}

const ZONES = 3

export const jumpFuel = (c: Content, from: number, to: number): number => c.jumpFuel[c.territories.zone[from] * ZONES + c.territories.zone[to]]

export const jumpDice = (c: Content, from: number, to: number): number => c.jumpDice[c.territories.zone[from] * ZONES + c.territories.zone[to]]

/** NG-7.5: a flight goes to the zones to which a hyperjump takes no more fuel. */
export const fleesTo = (c: Content, from: number, to: number, fuel: number): boolean =>
  c.territories.zone[from] !== c.territories.zone[to] && jumpFuel(c, from, to) <= fuel
