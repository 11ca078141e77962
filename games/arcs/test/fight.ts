import type { Table } from './table.ts'

type Icons = { self?: number; intercept?: number; hits?: number; building?: number; keys?: number }

/** Roll until these icons show, and none of the others. */
export const showing =
  (icons: Icons) =>
  (t: Table): boolean => {
    const result = t.told('battleResult')[0]?.data
    const wanted = { self: 0, intercept: 0, hits: 0, building: 0, keys: 0, ...icons }
    return result !== undefined && Object.entries(wanted).every(([icon, count]) => result[icon] === count)
  }

/** Seat 0 battles seat 1 in a system, with dice and luck as wanted. */
export function fight(t: Table, system: string, dice: [number, number, number], icons: Icons): Table {
  return t.leads('G2').play('act:battle', `?battle:${system}:p2`).rolls(dice, showing(icons))
}
