import type { GameEntry } from '#games/registry.ts'
import { Random } from '#kernel/chance.ts'
import { conform, type Conformance, type Table } from '#kernel/conformance/suite.ts'
import type { Game } from '#kernel/game.ts'
import type { Variant } from '#kernel/variant.ts'

/** The dear properties of a game with other tables are asked at every so-manieth choice. */
const SAMPLE = 10

/**
 * A host's correction: one number of one table is one more or less. Such a table is refused with a
 * reason, or the game that it makes owes everything that ours does. Returns whether it was taken.
 */
export function tablesConform(entry: GameEntry, table: Table, seed: string, report: Conformance): boolean {
  const random = new Random(`${seed}/${JSON.stringify(table)}`)
  const tables = entry.make().definition.tables as Readonly<Record<string, unknown>>
  const names = Object.keys(tables)
  const name = names[random.int(names.length)]
  const { value, at } = corrected(tables[name], random)
  const override = { [name]: value }
  const game = made(entry, override)
  if (!game) return false
  try {
    conform(game, { ...table, variant: stillOffered(game, table.variant) }, seed, SAMPLE, report)
  } catch (error) {
    throw new Error(`with ${name}${at}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  return true
}

/** A correction may take a choice away: the table then has what is usual. */
function stillOffered({ definition: { variants } }: Game, variant: Variant): Variant {
  return Object.fromEntries(Object.entries(variant).filter(([name, value]) => variants[name]?.values.includes(value)))
}

/** A refusal is an error that says what is wrong with the table; anything else is thrown on. */
function made(entry: GameEntry, override: Readonly<Record<string, unknown>>): Game | undefined {
  try {
    return entry.make(override)
  } catch (error) {
    if (error instanceof Error && !(error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError)) return undefined
    throw error
  }
}

/** The table with one number changed, be it by itself or in a notation such as `2A>1G`, and where. A table without numbers is given as it is. */
export function corrected(table: unknown, random: Random): { value: unknown; at: string } {
  const value = JSON.parse(JSON.stringify(table)) as unknown
  const places = numbersIn(value, '')
  if (places.length === 0) return { value, at: ' as it is' }
  const { holder, key, path } = places[random.int(places.length)]
  const before = holder[key] as number | string
  const step = random.int(2) === 0 ? 1 : -1
  holder[key] = typeof before === 'number' ? before + step : oneDigit(before, step, random)
  return { value, at: `${path} ${before} made ${String(holder[key])}` }
}

function oneDigit(text: string, step: number, random: Random): string {
  const digits = [...text.matchAll(/\d+/g)]
  const { 0: digit, index } = digits[random.int(digits.length)]
  return `${text.slice(0, index)}${Math.max(0, Number(digit) + step)}${text.slice(index + digit.length)}`
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
  readonly path: string
}

function numbersIn(value: unknown, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => {
    const here = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
    const each = holder[key]
    return typeof each === 'number' || (typeof each === 'string' && /\d/.test(each)) ? [{ holder, key, path: here }] : numbersIn(each, here)
  })
}
