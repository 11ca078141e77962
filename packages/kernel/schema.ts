import { fail } from './errors.ts'
import type { Hasher } from './hash.ts'

/**
 * One description of the state yields its TypeScript type, its copy, what a viewer may see of it,
 * its hash and its validation. A field that is not described cannot exist, so nothing goes stale.
 */
export interface Schema<T> {
  /** Values that need no copying are shared between copies. */
  readonly scalar: boolean
  copy(value: T): T
  mix(value: T, hasher: Hasher): void
  /** What `viewer` may know; `undefined` leaves the field out. */
  see(value: T, viewer: number): unknown
  check(value: unknown, path: string): void
}

export type Infer<S> = S extends Schema<infer T> ? T : never

/** A whole number that everybody sees. Fractions, -0, NaN and undefined are refused by `check`. */
export const int: Schema<number> = {
  scalar: true,
  copy: (value) => value,
  mix: (value, hasher) => hasher.number(value),
  see: (value) => value,
  check: (value, path) => {
    if (!Number.isInteger(value) || Object.is(value, -0) || Math.abs(value as number) > 2 ** 31)
      fail('state.int', `${path} is ${String(value)}, not a whole number`)
  },
}

export const text: Schema<string> = {
  scalar: true,
  copy: (value) => value,
  mix: (value, hasher) => hasher.text(value),
  see: (value) => value,
  check: (value, path) => {
    if (typeof value !== 'string') fail('state.text', `${path} is not a text`)
  },
}

/** A flat array of whole numbers: the form in which counts of pieces are kept. */
export const ints: Schema<number[]> = {
  scalar: false,
  copy: (value) => value.slice(),
  mix: (value, hasher) => {
    hasher.number(value.length)
    for (let i = 0; i < value.length; i++) hasher.number(value[i])
  },
  see: (value) => value,
  check: (value, path) => checkList(int, value, path),
}

const isInts = (schema: Schema<unknown>): boolean => schema === (ints as Schema<unknown>)

export function list<T>(of: Schema<T>): Schema<T[]> {
  return {
    scalar: false,
    copy: (value) => {
      const copy = value.slice()
      if (!of.scalar) for (let i = 0; i < copy.length; i++) copy[i] = of.copy(copy[i])
      return copy
    },
    mix: (value, hasher) => {
      hasher.number(value.length)
      for (const item of value) of.mix(item, hasher)
    },
    see: (value, viewer) => value.map((item) => of.see(item, viewer)),
    check: (value, path) => checkList(of, value, path),
  }
}

export type Fields = Readonly<Record<string, Schema<unknown>>>
export type InferFields<F extends Fields> = { -readonly [K in keyof F]: Infer<F[K]> }

/** Browsers are told not to run code made from text; Node is not. */
const mayWriteCode = (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node !== undefined

/**
 * Copies of records are what bots spend most of their time on. A function that names the fields is two
 * to five times as fast as a loop over their names, so where that is allowed it is written from the
 * schema, with the fields in the order of the first record that comes.
 */
function copierOf(fields: Fields): (value: Copied) => Copied {
  let written: ((value: Copied) => Copied) | undefined
  return (value) => (written ??= mayWriteCode ? writtenCopier(fields, Object.keys(value)) : copierByNames(fields))(value)
}

function writtenCopier(fields: Fields, keys: readonly string[]): (value: Copied) => Copied {
  const copies = keys.map((key) => fields[key].copy)
  const parts = keys.map((key, i) => {
    const name = JSON.stringify(key)
    return `${name}: ${fields[key].scalar ? `value[${name}]` : isInts(fields[key]) ? `value[${name}].slice()` : `copies[${i}](value[${name}])`}`
  })
  return (new Function('copies', `return (value) => ({ ${parts.join(', ')} })`) as (all: typeof copies) => (value: Copied) => Copied)(copies)
}

export function copierByNames(fields: Fields): (value: Copied) => Copied {
  const keys = Object.keys(fields).filter((key) => !fields[key].scalar)
  const copies = keys.map((key) => fields[key].copy)
  return (value) => {
    const copy = { ...value }
    for (let i = 0; i < keys.length; i++) copy[keys[i]] = copies[i](value[keys[i]])
    return copy
  }
}

type Copied = Record<string, unknown>

export function record<F extends Fields>(fields: F): Schema<InferFields<F>> & { fields: F } {
  type T = InferFields<F>
  const keys = Object.keys(fields) as (keyof F & string)[]
  return {
    fields,
    scalar: false,
    copy: copierOf(fields) as (value: T) => T,
    mix: (value, hasher) => {
      for (let i = 0; i < keys.length; i++) fields[keys[i]].mix(value[keys[i]], hasher)
    },
    see: (value, viewer) => {
      const seen: Record<string, unknown> = {}
      for (const key of keys) {
        const part = fields[key].see(value[key], viewer)
        if (part !== undefined) seen[key] = part
      }
      return seen
    },
    check: (value, path) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) fail('state.record', `${path} is not a record`)
      for (const key of Object.keys(value as object)) if (!(key in fields)) fail('state.unknown', `${path}.${key} is not described`)
      for (const key of keys) fields[key].check((value as Record<string, unknown>)[key], `${path}.${key}`)
    },
  }
}

/** A list with one entry per seat of which each seat sees its own; the others are null. */
export function own<T>(of: Schema<T>): Schema<T[]> {
  return { ...list(of), see: (value, viewer) => value.map((item, seat) => (seat === viewer ? of.see(item, viewer) : null)) }
}

/** Seen by nobody. */
export function hidden<T>(of: Schema<T>): Schema<T> {
  return { ...of, see: () => undefined }
}

function checkList<T>(of: Schema<T>, value: unknown, path: string): void {
  if (!Array.isArray(value)) return fail('state.list', `${path} is not a list`)
  for (let i = 0; i < value.length; i++) of.check(value[i], `${path}[${i}]`)
}
