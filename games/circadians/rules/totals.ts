import { X, type Content } from '../data/content.ts'
import type { Handler } from '../data/handlers.ts'
import { BUILDING, FACTION } from '../data/names.ts'
import { buildingsOf, countOf, trait, unitsOf } from './board.ts'
import { hasMorale } from './morale.ts'
import { INTEL, SEATS, type Position } from './state.ts'
import { isRyhzu, leadersAt, sideOf } from './units.ts'

/** Strength, Attack and Shield of the two sides of a battle (CC-11.9, CC-11.13), from what lies on the table and the two plans. */

export const BLUFF = -2
export const NO_CARD = -1

/** What a side has chosen and rolled. */
export interface Plan {
  /** -1 while it is unknown. */
  readonly section: number
  /** A card, NO_CARD or BLUFF. */
  readonly card: number
  /** A face of the die, or -1. */
  readonly die: number
  readonly rerolled: boolean
}

/** A battle as the handlers of bonuses see it: side 0 selected it. */
export interface Battle {
  readonly region: number
  readonly seats: readonly [number, number]
  readonly plans: readonly [Plan, Plan]
  /** Intelligence cards in use, as a set of the factions that they show. */
  readonly intelligence: number
}

export interface Totals {
  strength: number
  attack: number
  shield: number
  /** Taken from the opponent's shields. */
  pierce: number
}

type Bonus = (c: Content, s: Position, b: Battle, side: number, totals: Totals, amount: number, second: number) => void

const opponent = (b: Battle, side: number): number => b.seats[1 - side]
const leadersOf = (c: Content, s: Position, b: Battle, side: number): number[] => leadersAt(c, s, b.region, b.seats[side])
const ryhzuOf = (c: Content, s: Position, b: Battle, side: number): number => leadersOf(c, s, b, side).filter((leader) => isRyhzu(c, leader)).length
const chiefsOf = (s: Position, b: Battle, side: number): number => s.chiefs[b.region * SEATS + b.seats[side]]
const headsOf = (s: Position, b: Battle, side: number): number => s.heads[b.region * SEATS + b.seats[side]]
const fightersOf = (s: Position, b: Battle, side: number): number => s.fighters[b.region * SEATS + b.seats[side]]
const hasBuilding = (s: Position, b: Battle, side: number): boolean => s.owned[b.region * SEATS + b.seats[side]] > 0

/** Bonuses of fortresses in the region of the battle. */
export const fortressBonus = {
  strength: (_c, _s, _b, _side, t, amount) => void (t.strength += amount),
  shield: (_c, _s, _b, _side, t, amount) => void (t.shield += amount),
} as const satisfies Readonly<Partial<Record<Handler<'fortress'>, Bonus>>>

/** Bonuses of leaders that fight. */
export const leaderBonus = {
  strengthAwayFromBase: (_c, s, b, side, t, amount) => void (t.strength += (s.near[s.base[b.seats[side]]] & (1 << b.region)) === 0 ? amount : 0),
  strengthIfOpposingBuilding: (_c, s, b, side, t, amount) => void (t.strength += hasBuilding(s, b, 1 - side) ? amount : 0),
  strengthPerOpposingBuilding: (_c, s, b, side, t, amount) => void (t.strength += amount * buildingsOf(s, b.region, opponent(b, side))),
  strengthByRound: (_c, s, _b, _side, t) => void (t.strength += s.round),
  strengthPerAttack: (_c, _s, _b, _side, t, amount) => void (t.strength += Math.floor(Math.max(0, t.attack) / amount)),
  strengthAgainstRyhzu: (c, s, b, side, t, amount) => void (t.strength += ryhzuOf(c, s, b, 1 - side) > 0 ? amount : 0),
  strengthWithAnyRyhzu: (c, s, b, _side, t, amount) => void (t.strength += ryhzuOf(c, s, b, 0) + ryhzuOf(c, s, b, 1) > 0 ? amount : 0),
  strengthIfOnlyLeader: (_c, s, b, side, t, amount) => void (t.strength += headsOf(s, b, side) === 1 ? amount : 0),
  strengthPerOtherLeader: (_c, s, b, side, t, amount) => void (t.strength += amount * (chiefsOf(s, b, side) - 1)),
} as const satisfies Readonly<Partial<Record<Handler<'leader'>, Bonus>>>

/** Bonuses of attributes. */
export const attributeBonus = {
  attackIfSelectedWith: (_c, s, b, side, t, amount, least) => void (t.attack += side === 0 && fightersOf(s, b, side) >= least ? amount : 0),
  shieldWithBuilding: (_c, s, b, side, t, amount) => void (t.shield += hasBuilding(s, b, side) ? amount : 0),
  strengthWithBuilding: (_c, s, b, side, t, amount) => void (t.strength += hasBuilding(s, b, side) ? amount : 0),
  strengthOn: (_c, s, b, _side, t, amount, terrain) => void (t.strength += s.land[b.region] === terrain ? amount : 0),
  attackWithMorale: (_c, s, b, _side, t, amount) => void (t.attack += hasMorale(s, b.region) ? amount : 0),
  shieldWithMorale: (_c, s, b, _side, t, amount) => void (t.shield += hasMorale(s, b.region) ? amount : 0),
  strengthPerCompanion: (_c, s, b, side, t, amount) => void (t.strength += amount * headsOf(s, b, side)),
  attackWithLeaders: (_c, s, b, side, t, amount, least) => void (t.attack += chiefsOf(s, b, side) >= least ? amount : 0),
  attackPerFurtherLeader: (_c, s, b, side, t, amount) => void (t.attack += amount * Math.max(0, chiefsOf(s, b, side) - 1)),
  shieldPerFurtherLeader: (_c, s, b, side, t, amount) => void (t.shield += amount * Math.max(0, chiefsOf(s, b, side) - 1)),
  strengthAfterReroll: (_c, _s, b, side, t, amount) => void (t.strength += b.plans[side].rerolled ? amount : 0),
} as const satisfies Readonly<Partial<Record<Handler<'attribute'>, Bonus>>>

/** Bonuses of Tactics cards used. */
export const useBonus = {
  strength: (_c, _s, _b, _side, t, amount) => void (t.strength += amount),
  attack: (_c, _s, _b, _side, t, amount) => void (t.attack += amount),
  shield: (_c, _s, _b, _side, t, amount) => void (t.shield += amount),
  opposingShield: (_c, _s, _b, _side, t, amount) => void (t.pierce += amount),
  dieStrengthAsAttack: (c, _s, b, side, t) => void (t.attack += b.plans[side].die >= 0 ? c.wheel.dieStrength[b.plans[side].die] : 0),
  attackWithBuilding: (_c, s, b, side, t, amount) => void (t.attack += hasBuilding(s, b, side) ? amount : 0),
  shieldIfFewerUnits: (_c, s, b, side, t, amount) => void (t.shield += unitsOf(s, b.region, b.seats[side]) < unitsOf(s, b.region, opponent(b, side)) ? amount : 0),
  strengthIfSelected: (_c, _s, _b, side, t, amount) => void (t.strength += side === 0 ? amount : 0),
  strengthWithLeader: (_c, s, b, side, t, amount) => void (t.strength += chiefsOf(s, b, side) > 0 ? amount : 0),
  strengthPerOpposingLeader: (_c, s, b, side, t, amount) => void (t.strength += amount * headsOf(s, b, 1 - side)),
  strengthWithFighters: (_c, s, b, side, t, amount, least) => void (t.strength += fightersOf(s, b, side) >= least ? amount : 0),
  strengthIfCardUsed: (_c, _s, b, side, t, amount) => void (t.strength += b.plans[1 - side].card >= 0 ? amount : 0),
} as const satisfies Readonly<Partial<Record<Handler<'use'>, Bonus>>>

/** Bonuses of intelligence cards that the Circadians hold. */
export const heldBonus = {
  shieldAgainst: (_c, _s, _b, _side, t, amount) => void (t.shield += amount),
  attackAgainst: (_c, _s, _b, _side, t, amount) => void (t.attack += amount),
  strengthAgainstRyhzu: (c, s, b, side, t, amount) => void (t.strength += ryhzuOf(c, s, b, 1 - side) > 0 ? amount : 0),
} as const satisfies Readonly<Partial<Record<Handler<'held'>, Bonus>>>

interface Entry {
  readonly bonus: Bonus
  readonly amounts: readonly number[]
  readonly second: readonly number[]
}

type Table = Readonly<Partial<Record<string, Bonus>>>

function entries(table: Table, does: Readonly<Record<string, readonly number[]>>, second: Readonly<Record<string, readonly number[]>>): Entry[] {
  return Object.entries(table).flatMap(([name, bonus]) => (bonus ? [{ bonus, amounts: does[name], second: second[name] }] : []))
}

export interface Reckoner {
  /** Totals of a side, its shields after what the opponent takes from them. */
  total(s: Position, b: Battle, side: number): Totals
}

export function makeReckoner(c: Content): Reckoner {
  const { fortress } = c.factions
  const ofFortress = entries(fortressBonus, fortress.does, fortress.second)
  const ofLeaders = entries(leaderBonus, c.leaders.does, c.leaders.second)
  const ofAttributes = entries(attributeBonus, c.attributes.does, c.attributes.second)
  const ofCards = entries(useBonus, c.tactics.use.does, c.tactics.use.second)
  const ofHeld = entries(heldBonus, c.intelligence.held.does, c.intelligence.held.second)

  const apply = (list: readonly Entry[], index: number, s: Position, b: Battle, side: number, t: Totals): void => {
    for (const { bonus, amounts, second } of list) if (amounts[index] !== 0) bonus(c, s, b, side, t, amounts[index], second[index])
  }

  const raw = (s: Position, b: Battle, side: number): Totals => {
    const seat = b.seats[side]
    const faction = s.faction[seat]
    const { region } = b
    const t: Totals = { strength: 0, attack: 0, shield: 0, pierce: 0 }
    addWheel(c, b.plans[side], t)
    t.strength += fightersOf(s, b, side) * (trait(c, s, seat, c.attributes.does.fighterStrength) || c.wheel.fighterStrength)
    t.strength += countOf(s, region, seat, BUILDING.outpost) * c.wheel.outpostStrength
    for (let i = countOf(s, region, seat, BUILDING.fortress); i > 0; i--) apply(ofFortress, faction, s, b, side, t)
    const leaders = leadersOf(c, s, b, side)
    for (const leader of leaders) {
      t.strength += c.leaders.strength[sideOf(s, leader)]
      t.attack += c.leaders.attack[sideOf(s, leader)]
      t.shield += c.leaders.shield[sideOf(s, leader)]
    }
    if (hasMorale(s, region) && c.factions.does.morale[faction] > 0) t.strength += Math.max(0, c.morale.combatRow[s.moraleRows[0]] - ignoredMorale(s, b, side))
    const first = c.attributes.first[faction]
    for (let i = 0; i < c.attributes.count[faction]; i++) apply(ofAttributes, (first + i) * 2 + ((s.attributes[seat] >> i) & 1), s, b, side, t)
    const card = b.plans[side].card
    if (card >= 0) apply(ofCards, c.tactics.design[card], s, b, side, t)
    if (faction === FACTION.circadians) for (let shown = 0; shown < s.intel.length; shown++) if ((b.intelligence & (1 << shown)) !== 0) apply(ofHeld, shown, s, b, side, t)
    // Last, for some of it depends on Attack.
    for (const leader of leaders) apply(ofLeaders, sideOf(s, leader), s, b, side, t)
    return t
  }

  const ignoredMorale = (s: Position, b: Battle, side: number): number =>
    (b.intelligence & (1 << s.faction[b.seats[side]])) === 0 ? 0 : c.intelligence.held.does.ignoresMorale[s.faction[b.seats[side]]]

  return {
    total(s, b, side) {
      const t = raw(s, b, side)
      // Only cards take anything from the opponent's shields.
      const pierce = b.plans[1 - side].card >= 0 ? raw(s, b, 1 - side).pierce : 0
      t.shield = Math.max(0, t.shield - pierce)
      t.attack = Math.max(0, t.attack)
      return t
    },
  }
}

/** The two values of the card, or the preprinted ones, beside the icons of the section; and the die. */
function addWheel(c: Content, plan: Plan, t: Totals): void {
  const { wheel, tactics } = c
  if (plan.section < 0) return
  const design = plan.card >= 0 ? tactics.design[plan.card] : -1
  const x = plan.die >= 0 ? wheel.dieStrength[plan.die] : wheel.plainX
  const value = (printed: number): number => (printed === X ? x : printed)
  addIcon(t, wheel.left[plan.section], design < 0 ? wheel.plainLeft : value(tactics.left[design]))
  addIcon(t, wheel.right[plan.section], design < 0 ? wheel.plainRight : value(tactics.right[design]))
  if (design < 0) t.shield -= wheel.withoutCard[plan.section]
  if (plan.die >= 0) {
    t.strength += wheel.dieStrength[plan.die]
    t.shield += wheel.dieShield[plan.die]
  }
}

function addIcon(t: Totals, icon: number, value: number): void {
  if (icon === 0) t.strength += value
  else if (icon === 1) t.attack += value
  else if (icon === 2) t.shield += value
}

/** The battle in progress as it lies on the table. */
export function battleOf(s: Position): Battle {
  const plan = (side: number): Plan => ({ section: s.fightSection[side], card: s.fightCard[side], die: s.fightDie[side], rerolled: s.fightRerolled[side] === 1 })
  return { region: s.fightAt, seats: [s.fightSeat[0], s.fightSeat[1]], plans: [plan(0), plan(1)], intelligence: s.fightIntel }
}

/** Does an intelligence card that the Circadians hold help them in this battle? Most only against the faction that they show. */
export function heldHelps(c: Content, s: Position, b: Battle, side: number, shown: number): boolean {
  if (s.intel[shown] !== INTEL.held || (s.intelUsed & (1 << shown)) !== 0) return false
  const { does } = c.intelligence.held
  if (does.strengthAgainstRyhzu[shown] > 0) return ryhzuOf(c, s, b, 1 - side) > 0
  if (shown !== s.faction[opponent(b, side)]) return false
  if (does.ignoresMorale[shown] > 0) return hasMorale(s, b.region) && s.moraleRows[0] > 0
  return does.shieldAgainst[shown] + does.attackAgainst[shown] > 0
}
