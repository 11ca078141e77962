import { fail } from './errors.ts'

/**
 * One description of a content table yields its type and the check of a host's corrected table.
 * A wrong value is refused with its field and the reason, never repaired.
 */
export interface Shape<T> {
  check(value: unknown, path: string): T
}

export type Shaped<S> = S extends Shape<infer T> ? T : never
export type Fields = Readonly<Record<string, Shape<unknown>>>
type Of<F extends Fields> = { readonly [K in keyof F]: Shaped<F[K]> }

export function whole(low: number, high: number): Shape<number> {
  return {
    check: (value, path) =>
      typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
        ? value
        : fail('tables.field', `${path} is a whole number from ${low} to ${high}, not ${shown(value)}`),
  }
}

/** A text that matches; `what` says in words what does. */
export function matching(pattern: RegExp, what: string): Shape<string> {
  return {
    check: (value, path) => (typeof value === 'string' && pattern.test(value) ? value : fail('tables.field', `${path} is ${what}, not ${shown(value)}`)),
  }
}

export function word<const W extends string>(...words: readonly W[]): Shape<W> {
  return {
    check: (value, path) => words.find((each) => each === value) ?? fail('tables.field', `${path} is one of ${words.join(', ')}, not ${shown(value)}`),
  }
}

export const truth: Shape<boolean> = {
  check: (value, path) => (typeof value === 'boolean' ? value : fail('tables.field', `${path} is true or false, not ${shown(value)}`)),
}

export function many<T>(of: Shape<T>, least = 0, most = Infinity): Shape<readonly T[]> {
  return {
    check(value, path) {
      if (!Array.isArray(value)) return fail('tables.field', `${path} is a list, not ${shown(value)}`)
      if (value.length < least || value.length > most) fail('tables.count', `${path} has ${value.length} entries, not ${span(least, most)}`)
      return value.map((each, index) => of.check(each, `${path}[${index}]`))
    },
  }
}

/** A list without any value twice. */
export function distinct<T>(of: Shape<readonly T[]>): Shape<readonly T[]> {
  return {
    check(value, path) {
      const checked = of.check(value, path)
      checked.forEach((each, index) => {
        if (checked.indexOf(each) < index) fail('tables.field', `${path}[${index}] is ${shown(each)} for the second time`)
      })
      return checked
    },
  }
}

/** A list of as many values as there are shapes. */
export function tuple<const S extends readonly Shape<unknown>[]>(...shapes: S): Shape<{ readonly [K in keyof S]: Shaped<S[K]> }> {
  return {
    check(value, path) {
      if (!Array.isArray(value) || value.length !== shapes.length) return fail('tables.field', `${path} is a list of ${shapes.length}, not ${shown(value)}`)
      return shapes.map((shape, index) => shape.check(value[index], `${path}[${index}]`)) as never
    },
  }
}

export function orNull<T>(of: Shape<T>): Shape<T | null> {
  return { check: (value, path) => (value === null ? null : of.check(value, path)) }
}

/** Exactly these fields, and those of `maybe` if they are there. */
export function row<const F extends Fields, const M extends Fields = Record<never, never>>(fields: F, maybe?: M): Shape<Of<F> & Partial<Of<M>>> {
  return {
    check(value, path) {
      const given = object(value, path)
      for (const name of Object.keys(given)) if (!fields[name] && !maybe?.[name]) fail('tables.field', `${path} has no field "${name}"`)
      const checked: Record<string, unknown> = {}
      for (const [name, shape] of Object.entries(fields)) checked[name] = shape.check(given[name], `${path}.${name}`)
      for (const [name, shape] of Object.entries(maybe ?? {})) if (given[name] !== undefined) checked[name] = shape.check(given[name], `${path}.${name}`)
      return checked as never
    },
  }
}

type Tagged<Tag extends string, K extends PropertyKey, F extends Fields> = { readonly [T in Tag]: K } & Of<F>

/** A row whose `tag` names what it does; a name without a handler is refused. */
export function either<const Tag extends string, const Cases extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  cases: Cases,
): Shape<{ [K in keyof Cases]: Tagged<Tag, K, Cases[K]> }[keyof Cases]> {
  return {
    check(value, path) {
      const name = object(value, path)[tag]
      const known = Object.keys(cases)
      if (typeof name !== 'string' || !known.includes(name))
        return fail('tables.effect', `${path}.${tag} is ${shown(name)}, for which there is no handler; there are ${known.join(', ')}`)
      return row({ [tag]: word(name), ...cases[name] }).check(value, path) as never
    },
  }
}

/** A game's tables with a host's in place of those that are given. Each is checked by itself; the game's `compile` checks that they fit together. */
export function tablesOver<T extends Readonly<Record<string, unknown>>>(ours: T, shapes: { readonly [K in keyof T]: Shape<T[K]> }, given: unknown): T {
  const tables: Record<string, unknown> = { ...ours }
  for (const [name, table] of Object.entries(object(given, 'what replaces tables'))) {
    const shape = (shapes as Readonly<Record<string, Shape<unknown>>>)[name]
    if (!shape) fail('tables.unknown', `There is no table "${name}"; there are ${Object.keys(shapes).join(', ')}`)
    tables[name] = shape.check(table, name)
  }
  return tables as T
}

function object(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('tables.field', `${path} is a row of fields, not ${shown(value)}`)
  return value as Readonly<Record<string, unknown>>
}

const span = (least: number, most: number): string => (least === most ? String(least) : most === Infinity ? `${least} or more` : `${least} to ${most}`)

function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
