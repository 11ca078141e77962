import { RELICS, type Content } from '../data/content.ts'
import { BUILDING, buildings, ROUNDS } from '../data/names.ts'
import { CODE, type Effect, type Gain } from '../data/notation.ts'
import { controllerOf, countOf, landCount, regionCount, trait, traitEffects } from '../rules/board.ts'
import { fortressRegions, rowOf } from '../rules/income.ts'
import { KINDS, REGIONS } from '../rules/state.ts'
import { asState, type CircadiansView } from './view.ts'

/** What players would count by hand. */

export interface Standing {
  readonly glory: number
  readonly target: number
  /** Controlled regions, base and lakes included; land alone decides at the end of the last round. */
  readonly regions: number
  readonly land: number
  /** Regions with a remaining relic that the faction controls, of how many. */
  readonly relicsHeld: number
  readonly relicsLeft: number
}

export function standingOf(c: Content, view: CircadiansView, seat: number): Standing {
  const s = asState(view)
  const left = view.relicAt.slice(0, RELICS).filter((region) => region >= 0)
  const faction = view.faction[seat]
  return {
    glory: view.glory[seat],
    target: c.factions.gloryTarget[faction] ?? 0,
    regions: faction < 0 ? 0 : regionCount(c, s, seat),
    land: landCount(s, seat),
    relicsHeld: left.filter((region) => controllerOf(s, region) === seat).length,
    relicsLeft: left.length,
  }
}

/** Is the next point of glory, or the relics as they stand, the victory? */
export const isNearVictory = ({ glory, target, relicsHeld, relicsLeft }: Standing): boolean => (target > 0 && target - glory <= 1) || (relicsLeft > 0 && relicsHeld === relicsLeft)

/** The income that would come now: what is sure as one sum, and what will be chosen. Upkeep is not taken off: it may be refused. */
export interface Ahead {
  readonly sure: readonly Gain[]
  readonly open: readonly Effect[]
}

export function incomeAhead(c: Content, view: CircadiansView, seat: number): Ahead {
  const s = asState(view)
  const sums = new Map<number, number>()
  const open: Effect[] = []
  const add = (code: number, n: number): void => {
    if (n > 0) sums.set(code, (sums.get(code) ?? 0) + n)
  }
  const give = (effect: number, times = 1): void => {
    const { choices } = c.effects[effect]
    if (times === 0) return
    if (choices.length > 1) return void open.push(c.effects[effect])
    for (const { code, n } of choices[0]) add(code, n * times)
  }
  give(c.factions.baseIncome[view.faction[seat]])
  buildings.forEach((_, kind) => give(c.income.slots[kind], view.built[seat * KINDS + kind]))
  const row = rowOf(c, regionCount(c, s, seat) + fortressRegions(c, s, seat))
  give(c.income.regionCount[row], c.income.regionTimes[row])
  const { does, second, third } = c.attributes
  const morale = c.factions.does.gloryByMorale[view.faction[seat]] > 0 ? c.morale.gloryRow[view.moraleRows[1]] : 0
  add(CODE.F, morale)
  if (morale > 0) for (const effect of traitEffects(c, s, seat, does.incomeWithMorale)) give(effect)
  const least = trait(c, s, seat, second.incomeWithTerrain)
  if (least > 0 && landCount(s, seat, trait(c, s, seat, third.incomeWithTerrain)) >= least) give(trait(c, s, seat, does.incomeWithTerrain))
  if (c.factions.does.ryhzu[view.faction[seat]] > 0)
    view.command.forEach((commander, i) => {
      if (commander < 0 || commander === seat) return
      add(CODE.E, c.ryhzu.gainEnergy[i])
      add(CODE.G, c.ryhzu.gainGems[i])
    })
  return { sure: [...sums].map(([code, n]) => ({ code, n })), open }
}

/** Fortresses of a faction that stand on the map with an armed trap. */
export const armedTraps = (view: CircadiansView, seat: number): number =>
  Array.from({ length: REGIONS }, (_, region) => region).filter((region) => (view.traps & (1 << region)) !== 0 && countOf(asState(view), region, seat, BUILDING.fortress) > 0).length

export const isLastRound = (view: CircadiansView): boolean => view.round === ROUNDS
