import type { Reader } from '#words/game-words.ts'
import { KEYS, type Content } from '../data/content.ts'
import { chanceOf, chanceToWin, jumpChances } from '../rules/odds.ts'
import { jumpDice, jumpFuel, type Rules } from '../rules/rules.ts'
import { activeMission, currentVault, isBlocked } from '../rules/ship.ts'
import { defenseNeed } from '../rules/specials.ts'
import { PLAYER, type State } from '../rules/state.ts'
import { missing } from '../rules/vaults.ts'

/** What a sentence in any language can look up: the tables and the reader's view. */
export interface Known {
  readonly rules: Rules
  readonly c: Content
  readonly reader: Reader
  /** The reader's view. Every field of this game is public, so that rules can read it like a state. */
  readonly view: State | undefined
}

export const know = (rules: Rules, reader: Reader): Known => ({ rules, c: rules.c, reader, view: reader.view as State | undefined })

/** Is the reader the smuggler, or somebody who looks on? */
export const isMine = ({ reader }: Known): boolean => reader.viewer === PLAYER

// --- from the notation's words to numbers ---

export const territoryOf = ({ c }: Known, id: string): number => c.territories.ids.indexOf(id)
export const missionOf = ({ c }: Known, id: string): number => c.missions.ids.indexOf(id)

// --- the ship, as the reader sees it ---

export const here = ({ view }: Known): number => view?.at ?? 0
export const isUnderTile = ({ view }: Known): boolean => view !== undefined && isBlocked(view)

export const fuelOfJump = (known: Known, to: number): number => jumpFuel(known.c, here(known), to)

export interface JumpOdds {
  readonly safe: number
  readonly confrontation: number
  readonly trap: number
}

export function jumpOdds(known: Known, to: number): JumpOdds {
  const [safe, confrontation, trap] = jumpChances(known.c, jumpDice(known.c, here(known), to))
  return { safe, confrontation, trap }
}

/** The risk of a flight, where the table has chosen that fleeing rolls dice. */
export const fleeOdds = (known: Known, to: number): JumpOdds | undefined => (known.view?.fleeRollsDice === 1 ? jumpOdds(known, to) : undefined)

/** A roll for an ordinary mission: what it costs, what it needs, and how likely it is. */
export interface Attempt {
  readonly credits: number
  readonly dice: number
  readonly need: number
  readonly chance: number
}

export function attemptOf({ rules, c }: Known, mission: number, hands: number, green: boolean): Attempt {
  const need = green ? c.missions.greenNeed[mission] : c.missions.need[mission]
  const dice = 1 + hands
  return { credits: rules.handsCost[mission][hands], dice, need, chance: chanceOf(need, dice) }
}

/** What a defence needs with the crystals aboard, and how likely it is. */
export function defenceOf({ rules, view }: Known, mission: number): { readonly need: number; readonly chance: number } {
  const need = defenseNeed(rules, mission, view?.crystals ?? 0)
  return { need, chance: chanceOf(need, 1) }
}

/** The confrontation to be resolved, or -1. */
export function confrontationNow({ view }: Known): number {
  const top = view?.stack.at(-1)
  return top?.step === 'confront' ? (top['card'] as number) : -1
}

/** The dice on both sides of an attack, and how likely it is to be won. */
export function attackOf({ c, view }: Known, confrontation: number): { readonly mine: number; readonly theirs: number; readonly chance: number } {
  const mine = Math.min(view?.assault ?? 0, c.box.actionDice)
  const theirs = c.confrontations.attack[confrontation] ?? 0
  return { mine, theirs, chance: chanceToWin(mine, theirs) }
}

/** The special mission under way, or -1. */
export const underWay = ({ view }: Known): number => (view ? activeMission(view) : -1)

/** The vault that takes keys, or -1 when all are open. */
export const nextVault = ({ rules, view }: Known): number => (view ? (currentVault(rules, view) ?? -1) : -1)

/** Keys by colour that the next vault still lacks. */
export const lacking = (known: Known): readonly number[] =>
  Array.from({ length: KEYS }, (_, key) => (known.view && nextVault(known) >= 0 ? missing(known.rules, known.view, key) : 0))

/** How many of these keys are aboard. */
export const aboardOf = ({ view }: Known, wanted: readonly number[]): number => wanted.reduce((sum, n, key) => sum + Math.min(n, view?.keys[key] ?? 0), 0)

/** The place of a vault in its variation, from 1. */
export function vaultNumber({ c }: Known, vault: number): number {
  const variation = c.variations.find(({ vaults }) => vaults.includes(vault))
  return (variation?.vaults.indexOf(vault) ?? -1) + 1
}

const numerals = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
export const numeral = (n: number): string => numerals[n] ?? String(n)

/** How likely the next fuel card fills the tank; an empty deck is made again first. */
export function refillChance({ c, view }: Known): number {
  const left = (view?.refills ?? 0) + (view?.confrontations ?? 0)
  if (view && left > 0) return view.refills / left
  const { refills, fuelConfrontations } = c.box
  return refills / (refills + (view?.fuelConfrontations ?? fuelConfrontations))
}
