import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fail } from '#kernel/errors.ts'
import type { Arena, ArenaResult } from './arena-games.ts'
import type { OwnCode } from './bots-by-name.ts'
import { ownCode } from './own-bots.ts'
import type { Practice, PracticeResult, Trial, TrialResult } from './routine-games.ts'
import type { Course, CourseResult } from './tune-games.ts'

export interface Plans {
  readonly arena: Arena
  readonly tune: Course
  readonly practice: Practice
  readonly trial: Trial
}

export interface Results {
  readonly arena: ArenaResult
  readonly tune: CourseResult
  readonly practice: PracticeResult
  readonly trial: TrialResult
}

export type Kind = keyof Plans

/**
 * A long run of numbered games as data, so that files, threads and other machines can be told of it.
 * Every game has its own seed: its result does not depend on who plays it, nor on when.
 */
export type Series<K extends Kind = Kind> = { readonly [Each in K]: { readonly kind: Each; readonly version: string; readonly plan: Plans[Each] } }[K]

/** A series with the code of those bots that are files. */
export interface Prepared<K extends Kind = Kind> {
  readonly series: Series<K>
  readonly code: OwnCode
}

export async function prepare<K extends Kind>(kind: K, plan: Plans[K]): Promise<Prepared<K>> {
  const code = await ownCode('bots' in plan ? plan.bots : [])
  return { series: { kind, version: versionOf(plan.game, code), plan } as Series<K>, code }
}

/** The same for the same rules and bots: only then may results be added up. */
export function versionOf(game: string, code: OwnCode): string {
  const versions = JSON.parse(readFileSync(new URL('./versions.json', import.meta.url), 'utf8')) as Record<string, string>
  const version = versions[game] ?? fail('cli.version', `This bundle was made without ${game}: make it anew.`)
  const own = Object.entries(code)
  return own.length === 0 ? version : `${version}+${digest(JSON.stringify(own.sort())).slice(0, 8)}`
}

/** A name for the series that any machine finds by itself. */
export const nameOf = <K extends Kind>(series: Series<K>): string => `${series.kind}-${digest(JSON.stringify(series)).slice(0, 16)}`

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
