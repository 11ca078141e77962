import type { Key } from '../data/names.ts'
import { Table, type Ship } from './table.ts'

/** A campaign written down as data; what is left out is as at the start. */
export interface Position {
  readonly variant?: Readonly<Record<string, string>>
  readonly ship?: Ship
  readonly keys?: readonly Key[]
  readonly opened?: number
  readonly placed?: readonly Key[]
  readonly hand?: readonly string[]
  /** The special mission under way with its crystals aboard and the places where they were taken. */
  readonly active?: { readonly mission: string; readonly crystals: number; readonly taken?: readonly string[] }
  readonly technologies?: readonly string[]
  /** Traders met, all at one territory. */
  readonly traders?: { readonly at: string; readonly cards: readonly string[] }
  /** A confrontation that was fled. */
  readonly fled?: { readonly card: string; readonly at: string }
  /** The confrontation that is met now. */
  readonly meets?: string
  /** It is attacked, and the attack is lost. */
  readonly defeated?: true
  /** A hyperjump whose highest die shows this face. */
  readonly jumped?: { readonly to: string; readonly face: number }
}

export function laidOut({ variant, ship, keys = [], opened, placed = [], hand = [], active, technologies = [], traders, fled, meets, defeated, jumped }: Position): Table {
  const t = new Table(variant)
  if (opened !== undefined) t.opened(opened)
  if (ship) t.ship(ship)
  t.keys(...keys).placed(...placed).hand(...hand).technologies(...technologies)
  if (active) t.active(active.mission, active.crystals, active.taken)
  if (traders) t.traders(traders.at, ...traders.cards)
  if (fled) t.fled(fled.card, fled.at)
  if (meets) t.meets(meets)
  if (defeated) t.lost('attack')
  return jumped ? t.jumps(jumped.to, jumped.face) : t
}
