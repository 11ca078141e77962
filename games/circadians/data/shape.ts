import { parseAbility } from './abilities.ts'
import { handlers, type Ability, type ArgumentKind, type HandlerNames, type Place } from './handlers.ts'
import { ryhzu, terrains } from './names.ts'
import { parseEffect } from './notation.ts'

/** What is wrong with a value, at which path; nothing when it is as it should be. */
export interface Problem {
  readonly path: string
  readonly reason: string
}

/** Looks a value of unknown origin over. The type says what it is when no problem was found. */
export interface Shape<T> {
  readonly optional?: boolean
  look(value: unknown, path: string, report: (problem: Problem) => void): void
  readonly is?: T
}

const shape = <T>(wanted: (value: unknown) => string | undefined): Shape<T> => ({
  look: (value, path, report) => {
    const reason = wanted(value)
    if (reason !== undefined) report({ path, reason })
  },
})

export const whole = (min: number, max: number): Shape<number> =>
  shape((value) => (Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? undefined : `a whole number from ${min} to ${max} is needed`))

export const text: Shape<string> = shape((value) => (typeof value === 'string' && value !== '' ? undefined : 'a text is needed'))

export const truth: Shape<boolean> = shape((value) => (typeof value === 'boolean' ? undefined : 'true or false is needed'))

export const oneOf = <T extends string | number | null>(values: readonly T[]): Shape<T> =>
  shape((value) => (values.some((each) => each === value) ? undefined : `one of ${values.map(String).join(', ')} is needed`))

/** An effect such as `E2|G1`; `empty` allows none. */
export const effect = (empty: 'empty' | 'some' = 'some'): Shape<string> =>
  shape((value) => {
    if (typeof value !== 'string') return 'an effect is a text'
    if (value === '') return empty === 'empty' ? undefined : 'an effect is needed'
    const parsed = parseEffect(value)
    return typeof parsed === 'string' ? parsed : undefined
  })

/** Either shape will do; `what` names them for the reader. */
export const either = <A, B>(a: Shape<A>, b: Shape<B>, what: string): Shape<A | B> =>
  shape((value) => {
    const fits = [a, b].some((each) => problemsOf(each, value, '').length === 0)
    return fits ? undefined : `${what} is needed`
  })

export const listOf = <T>(of: Shape<T>, min: number, max = min): Shape<readonly T[]> => ({
  look: (value, path, report) => {
    if (!Array.isArray(value)) return report({ path, reason: 'a list is needed' })
    if (value.length < min || value.length > max)
      report({ path, reason: `${min === max ? min : `${min} to ${max}`} entries are needed, ${value.length} are there` })
    value.forEach((item, index) => of.look(item, `${path}[${index}]`, report))
  },
})

export const pairOf = <T>(of: Shape<T>): Shape<readonly [T, T]> => listOf(of, 2) as Shape<readonly [T, T]>
export const tripleOf = <T>(of: Shape<T>): Shape<readonly [T, T, T]> => listOf(of, 3) as Shape<readonly [T, T, T]>

export const maybe = <T>(of: Shape<T>): Shape<T> & { readonly optional: true } => ({ look: of.look, optional: true })

export const object = <T extends object>(fields: { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> }): Shape<T> => ({
  look: (value, path, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return report({ path, reason: 'an object is needed' })
    const given = value as Readonly<Record<string, unknown>>
    const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
    for (const key of Object.keys(given)) if (!(key in fields)) report({ path: at(key), reason: 'there is no such field' })
    for (const [key, field] of Object.entries<Shape<unknown>>(fields)) {
      if (key in given) field.look(given[key], at(key), report)
      else if (!field.optional) report({ path: at(key), reason: 'the field is missing' })
    }
  },
})

export const recordOf = <K extends string, T>(keys: readonly K[], of: Shape<T>): Shape<Readonly<Record<K, T>>> =>
  object<Record<string, unknown>>(Object.fromEntries(keys.map((key) => [key, of]))) as Shape<Readonly<Record<K, T>>>

/** Texts such as `onVictory:E3` for a place; only handlers that the rules have will do. */
export const abilities = (place: Place, known: HandlerNames): Shape<readonly Ability[]> =>
  listOf(
    shape<Ability>((value) => {
      if (typeof value !== 'string') return 'an ability is a text'
      const { name, arguments: given } = parseAbility(value)
      const kinds = Object.entries<readonly ArgumentKind[]>(handlers[place]).find(([each]) => each === name)?.[1]
      if (kinds === undefined || !known[place].includes(name)) return `there is no handler "${name}" for ${placeNames[place]}`
      if (given.length !== kinds.length) return `"${name}" takes ${kinds.length === 0 ? 'no argument' : kinds.join(', ')}`
      return kinds.map((kind, i) => wrongArgument(kind, given[i], i)).find((reason) => reason !== undefined)
    }),
    0,
    8,
  )

const placeNames: Readonly<Record<Place, string>> = {
  token: 'a price token',
  faction: 'a faction',
  fortress: 'a fortress',
  leader: 'a leader',
  attribute: 'an attribute',
  upgrade: 'the upgrading of an attribute',
  use: 'a Tactics card in battle',
  play: 'a Tactics card in a phase',
  held: 'an intelligence card that is held',
  given: 'an intelligence card that was given',
}

/** A first number is at least 1, since nought would say nothing. */
function wrongArgument(kind: ArgumentKind, argument: string, position: number): string | undefined {
  switch (kind) {
    case 'number':
      return /^\d{1,2}$/.test(argument) && (position > 0 || Number(argument) > 0) ? undefined : `"${argument}" is no number that will do`
    case 'effect': {
      const parsed = parseEffect(argument)
      return typeof parsed === 'string' ? parsed : undefined
    }
    case 'terrain':
      return terrains.some((each) => each === argument) ? undefined : `"${argument}" is no terrain`
    case 'ryhzu':
      return ryhzu.some((each) => each === argument) ? undefined : `"${argument}" is no Ryh-zu`
  }
}

export function problemsOf(of: Shape<unknown>, value: unknown, path: string): Problem[] {
  const problems: Problem[] = []
  of.look(value, path, (problem) => problems.push(problem))
  return problems
}
