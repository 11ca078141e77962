/** Where a group of values comes from: the rulebook, public transcriptions of the components, reasoning from both, or us. */
export const origins = ['book', 'found', 'inferred', 'designed'] as const
export type Origin = (typeof origins)[number]

/** A table with the origin of its values. */
export interface Sourced<Rows> {
  readonly origin: Origin
  readonly rows: Rows
  /** Cells of another origin, by their path in `rows`: `circadians[0].dep`, `[*].cost`; a path covers all that is below it. */
  readonly parts?: Readonly<Record<string, Origin>>
  /** Cells that may differ on the printed component, by path, with what makes them doubtful. */
  readonly doubts?: Readonly<Record<string, string>>
}

const ANY = '*'

const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '')

/** The origin of a cell: that of the longest path that covers it, or of the table. */
export function originOf(table: Sourced<unknown>, path: string): Origin {
  return closest(table.parts, path) ?? table.origin
}

/** What makes a cell doubtful, or undefined. */
export const doubtOf = (table: Sourced<unknown>, path: string): string | undefined => closest(table.doubts, path)

function closest<Value>(entries: Readonly<Record<string, Value>> | undefined, path: string): Value | undefined {
  const steps = stepsOf(path)
  let found: Value | undefined
  let best = -1
  for (const [pattern, value] of Object.entries(entries ?? {})) {
    const wanted = stepsOf(pattern)
    // A longer path goes before a shorter one, and a name before a star.
    const rank = wanted.length * 100 + wanted.filter((step) => step !== ANY).length
    if (rank <= best || wanted.length > steps.length || !wanted.every((step, i) => step === ANY || step === steps[i])) continue
    found = value
    best = rank
  }
  return found
}

/** Does a path lead anywhere? */
export const cellExists = (rows: unknown, path: string): boolean => leads(rows, stepsOf(path))

function leads(here: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true
  if (typeof here !== 'object' || here === null) return false
  const cells = here as Readonly<Record<string, unknown>>
  return step === ANY ? Object.values(cells).some((cell) => leads(cell, rest)) : step in cells && leads(cells[step], rest)
}
