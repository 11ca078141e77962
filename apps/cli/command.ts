/** One word of the command line. `run` returns the exit code. */
export interface Command {
  readonly usage: string
  readonly about: string
  run(args: readonly string[]): number | Promise<number>
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

export const complain = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

export const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits))

/** Columns as wide as their widest cell; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  return rows.map((row) => row.map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column]) : cell.padEnd(widths[column]))).join('  ').trimEnd()).join('\n')
}
