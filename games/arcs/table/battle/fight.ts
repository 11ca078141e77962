import type { Frame } from '#kernel/steps.ts'
import { CITY } from '../../data/content.ts'
import { resources, type Resource } from '../../data/names.ts'
import { diceRange, raidDiceAllowed } from '../../rules/battle.ts'
import { cityTypes, hasBuildingAnywhere, hasFreshStarport, kindOf } from '../../rules/board.ts'
import { isGuarded, stealable } from '../../rules/court.ts'
import type { Frames } from '../../rules/frames.ts'
import { bits, isLed, knows, tokensOf } from '../../rules/seats.ts'
import { PLACES, SEATS } from '../../rules/state.ts'
import { asState, buildingsAt, content, slotsOf, type ArcsView, type Slot } from '../view.ts'
import type { Bends } from './odds.ts'
import type { ShipCount, Sides } from './resolution.ts'

/** A battle as the viewer's question tells of it. */

export type FightStep = 'railgun' | 'collect' | 'rolled' | 'reroll' | 'takeHit' | 'dealHit'
export type FightFrame = Extract<Frames, { step: FightStep }>
export type AfterFrame = Extract<Frames, { step: 'ransack' | 'raid' }>

const fightSteps: ReadonlySet<string> = new Set<FightStep>(['railgun', 'collect', 'rolled', 'reroll', 'takeHit', 'dealHit'])

export const isFight = (frame: Frame): frame is FightFrame & Frame => fightSteps.has(frame.step)
export const isAfter = (frame: Frame): frame is AfterFrame & Frame => frame.step === 'ransack' || frame.step === 'raid'

/** Who fights whom where. */
export interface Fight {
  readonly seat: number
  readonly rival: number
  readonly system: number
}

export const shipsIn = (view: ArcsView, system: number, seat: number): ShipCount => ({ fresh: view.fresh[system * SEATS + seat], damaged: view.damaged[system * SEATS + seat] })

export function sidesOf(view: ArcsView, { seat, rival, system }: Fight): Sides {
  return {
    mine: shipsIn(view, system, seat),
    theirs: shipsIn(view, system, rival),
    buildings: buildingsAt(view, system)
      .filter(({ owner }) => owner === rival)
      .map(({ place, piece, damaged }) => ({ place, city: piece === 'city', damaged })),
    gate: content.systems.gate[system],
  }
}

export const bendsOf = (view: ArcsView, { seat, rival }: Fight, allFresh: boolean): Bends => ({
  breaker: allFresh && knows(content, asState(view), seat, 'signal breaker'),
  mirror: knows(content, asState(view), rival, 'mirror'),
})

/** How many dice must and may be taken. */
export const rangeOf = (view: ArcsView, { seat, system }: Fight): readonly [number, number] => diceRange(content, asState(view), seat, system)

export type RaidDice = 'raidAllowed' | 'raidAllowedNoBuildings' | 'raidForbidden' | 'raidForbiddenHarbors'

/** May raid dice be taken, and why (ARCS-8.3, ARCS-18.5)? */
export function raidDice(view: ArcsView, { rival, system }: Fight): RaidDice {
  const s = asState(view)
  if (raidDiceAllowed(content, s, system, rival)) return hasBuildingAnywhere(s, rival) ? 'raidAllowed' : 'raidAllowedNoBuildings'
  return knows(content, s, rival, 'harbors') && hasFreshStarport(s, system, rival) ? 'raidForbiddenHarbors' : 'raidForbidden'
}

/** What there is to steal from a Rival. */
export interface Loot {
  readonly slots: readonly Slot[]
  /** Guild cards by their ids, with the keys that they cost. */
  readonly cards: readonly { readonly id: string; readonly keys: number }[]
  readonly guarded: boolean
}

export function lootOf(view: ArcsView, rival: number): Loot {
  const s = asState(view)
  const open = stealable(content, s, rival)
  const guarded = isGuarded(content, s, rival)
  return {
    slots: guarded ? [] : slotsOf(view, rival).filter(({ type }) => type >= 0),
    cards: content.court.ids.flatMap((id, card) => ((open & (1 << card)) !== 0 ? [{ id, keys: content.court.keys[card] }] : [])),
    guarded,
  }
}

/** What the fall of a defending city would bring upon the attacker, by type of resource. */
export interface Outcry {
  readonly resource: Resource
  readonly tokens: number
  readonly cards: number
}

export function outcryOf(view: ArcsView, { seat, rival, system }: Fight): readonly Outcry[] {
  const s = asState(view)
  const places = view.buildings.slice(system * PLACES, (system + 1) * PLACES)
  const stands = buildingsAt(view, system).some(({ owner, place }) => owner === rival && kindOf(places[place]) === CITY)
  if (!stands) return []
  const types = cityTypes(content, s, system)
  return resources.flatMap((resource, type) => {
    if ((types & (1 << type)) === 0) return []
    const cards = bits(s.holds[seat] & content.court.byIcon[type] & ~content.court.does.loyal)
    return [{ resource, tokens: tokensOf(s, seat, type), cards }]
  })
}

export const isBeloved = (view: ArcsView, rival: number): boolean => isLed(content, asState(view), rival, 'beloved')
