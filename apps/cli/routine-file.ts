import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fail } from '#kernel/errors.ts'
import type { Variant } from '#kernel/variant.ts'
import type { Learning } from './routine-rounds.ts'

/** What is the same all through a run; only the number of rounds may grow. */
export interface Run {
  readonly version: string
  readonly game: string
  readonly seats: number
  readonly variant: Variant
  readonly seed: string
  readonly games: number
  readonly step: number
}

interface Held {
  readonly run: Run
  readonly learning: Learning
}

/** How far the run has come that the file holds; nothing where there is no file yet. */
export function readLearning(path: string, run: Run): Learning | undefined {
  if (!existsSync(path)) return undefined
  const held = parsed(path)
  const theirs = JSON.stringify(held?.run)
  if (held?.learning && theirs === JSON.stringify(run)) return held.learning
  if (held?.run && JSON.stringify({ ...held.run, version: run.version }) === JSON.stringify(run))
    return fail('cli.version', `${path} holds what games of version ${held.run.version} of rules and bots taught; this is ${run.version}. Begin another file.`)
  return fail('cli.file', `${path} holds another run: ${theirs}`)
}

/** At once or not at all: a run may be broken off at any time. */
export function writeLearning(path: string, run: Run, learning: Learning): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ run, learning } satisfies Held)}\n`)
  renameSync(draft, path)
}

function parsed(path: string): Partial<Held> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Held> | null
  } catch {
    return fail('cli.file', `${path} does not hold what a routine has learned.`)
  }
}
