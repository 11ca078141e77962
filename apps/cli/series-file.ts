import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail } from '#kernel/errors.ts'
import type { Kind, Results, Series } from './series.ts'

/** The results of a series, one line each, so that a long run can be broken off and gone on with. */
export class SeriesFile<K extends Kind> {
  private readonly path: string
  readonly results: readonly Results[K][]

  constructor(path: string, series: Series<K>) {
    this.path = path
    const first = JSON.stringify(series)
    if (!existsSync(path)) writeFileSync(path, `${first}\n`)
    const [head, ...rows] = readFileSync(path, 'utf8').split('\n')
    if (head !== first) refuse(path, head, series)
    this.results = rows.filter((row, i) => row !== '' && i < rows.length - 1).map((row) => parsed<Results[K]>(row, path))
    // A row that was cut off in the middle of writing is played again.
    if (rows.at(-1) !== '') writeFileSync(path, `${[first, ...this.results.map((each) => JSON.stringify(each))].join('\n')}\n`)
  }

  add(result: Results[K]): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`)
  }
}

function refuse<K extends Kind>(path: string, head: string, series: Series<K>): never {
  const { version } = series
  const other = /"version":"([^"]*)"/.exec(head)?.[1]
  if (other !== undefined && head === JSON.stringify({ ...series, version: other })) return fail('cli.version', `${path} holds games that version ${other} of rules and bots played; this is ${version}. Begin another file.`)
  return fail('cli.file', `${path} holds another ${series.kind === 'arena' ? 'arena' : 'course'}: ${head.slice(0, 200)}`)
}

function parsed<R>(row: string, path: string): R {
  try {
    return JSON.parse(row) as R
  } catch {
    return fail('cli.file', `${path} has a row that is no result: ${row.slice(0, 80)}`)
  }
}
