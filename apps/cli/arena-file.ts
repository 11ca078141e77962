import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail } from '#kernel/errors.ts'
import type { Arena, ArenaResult } from './arena-games.ts'

/** The results of an arena, one line each, so that a long run can be broken off and gone on with. */
export class ArenaFile {
  private readonly path: string
  readonly results: readonly ArenaResult[]

  constructor(path: string, plan: Arena) {
    this.path = path
    const first = JSON.stringify(plan)
    if (!existsSync(path)) writeFileSync(path, `${first}\n`)
    const [head, ...rows] = readFileSync(path, 'utf8').split('\n')
    if (head !== first) fail('cli.file', `${path} holds another arena: ${head.slice(0, 200)}`)
    this.results = rows.filter((row, i) => row !== '' && i < rows.length - 1).map((row) => parsed(row, path))
    // A row that was cut off in the middle of writing is played again.
    if (rows.at(-1) !== '') writeFileSync(path, `${[first, ...this.results.map((each) => JSON.stringify(each))].join('\n')}\n`)
  }

  add(result: ArenaResult): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`)
  }
}

function parsed(row: string, path: string): ArenaResult {
  try {
    return JSON.parse(row) as ArenaResult
  } catch {
    return fail('cli.file', `${path} has a row that is no result: ${row.slice(0, 80)}`)
  }
}
