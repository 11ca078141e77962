/** Where a group of values comes from: the rulebooks, public component scans and data, or our own reasoning. */
export type Origin = 'book' | 'found' | 'inferred' | 'lore' | 'designed'

/** A table with the origin of its values. */
export interface Sourced<Rows> {
  readonly origin: Origin
  readonly rows: Rows
}
