/** Where a group of values comes from: the rulebook, public transcriptions of the components, reasoning from both, or us. */
export const origins = ['book', 'found', 'inferred', 'designed'] as const
export type Origin = (typeof origins)[number]

/** A table with the origin of its values. */
export interface Sourced<Rows> {
  readonly origin: Origin
  readonly rows: Rows
  /** Cells of another origin, by their path in `rows`: `circadians[0].dep`, `marks.cost`; a path covers all that is below it. */
  readonly parts?: Readonly<Record<string, Origin>>
  /** Cells that may differ on the printed component, by path, with what makes them doubtful. */
  readonly doubts?: Readonly<Record<string, string>>
}
