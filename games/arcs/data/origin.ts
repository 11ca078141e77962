/** Where a group of values comes from: the rulebooks, public component scans and data, or our own reasoning. */
export const origins = ['book', 'found', 'inferred', 'lore', 'designed'] as const
export type Origin = (typeof origins)[number]

/** A table with the origin of its values. */
export interface Sourced<Rows> {
  readonly origin: Origin
  readonly rows: Rows
}
