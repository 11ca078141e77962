import { fail } from '#kernel/errors.ts'
import { many, row, whole, word, matching, tuple, type Fields, type Shape, type Shaped } from '#kernel/table-shape.ts'

/** Where a value comes from: the rulebook, reasoning from it, the publisher's public pages, our own design, or public scans of the parts. */
export const origins = ['book', 'found', 'inferred', 'lore', 'designed'] as const
export type Origin = (typeof origins)[number]

/** A table with the origin of its values; `origins` of a row names the fields that come from elsewhere. */
export interface Sourced<Rows> {
  readonly origin: Origin
  readonly rows: Rows
}

export type Origins = Readonly<Partial<Record<string, Origin>>>

export function originOf(table: Sourced<unknown>, line: { readonly origins?: Origins }, field: string): Origin {
  return line.origins?.[field] ?? table.origin
}

export const originShape: Shape<Origin> = word(...origins)

/** A line of a table: its fields, and the origins of those that differ from the rest. */
export function line<const F extends Fields>(fields: F) {
  return row(fields, { origins: originsOf(Object.keys(fields)) })
}

/** A table of lines with an id each. */
export function lines<const F extends Fields>(fields: F, least: number, most = least) {
  const rows = many(line({ id, ...fields }), least, most)
  return row({
    origin: originShape,
    rows: {
      check(value: unknown, path: string): Shaped<typeof rows> {
        const checked = rows.check(value, path)
        const ids = checked.map((each) => (each as { readonly id: string }).id)
        ids.forEach((each, index) => {
          if (ids.indexOf(each) !== index) fail('tables.field', `${path}[${index}].id is "${each}" for the second time`)
        })
        return checked
      },
    },
  })
}

/** A table of one line. */
export function single<const F extends Fields>(fields: F) {
  return row({ origin: originShape, rows: line(fields) })
}

function originsOf(fields: readonly string[]): Shape<Origins> {
  return {
    check(value, path) {
      if (typeof value !== 'object' || value === null) return fail('tables.field', `${path} is a row of fields, not ${JSON.stringify(value)}`)
      for (const [field, origin] of Object.entries(value)) {
        if (!fields.includes(field)) fail('tables.field', `${path} has no field "${field}"`)
        originShape.check(origin, `${path}.${field}`)
      }
      return value as Origins
    },
  }
}

export const id = matching(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/, 'an id: letters and digits, words joined by underscores')
export const name = matching(/\S/, 'a name')
/** Credits, influence, crew. */
export const amounts = tuple(whole(0, 99), whole(0, 99), whole(0, 99))
export type Amounts = Shaped<typeof amounts>
/** A value for yellow, orange and red. */
export const byBand = tuple(whole(0, 99), whole(0, 99), whole(0, 99))
