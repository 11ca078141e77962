import { fail } from '#kernel/errors.ts'
import { many, matching, row, type Shape } from '#kernel/table-shape.ts'
import { parseAbility } from './abilities.ts'
import { handlers, type Ability, type ArgumentKind, type HandlerNames, type Place } from './handlers.ts'
import { ryhzu, terrains } from './names.ts'
import { parseEffect } from './notation.ts'
import type { CombatValue } from './tactics.ts'

/** Shapes of what only these tables have: effects, abilities, combat values. */

export const text: Shape<string> = matching(/./, 'a text')

/** An effect such as `E2|G1`; `empty` allows none. */
export const effect = (empty: 'empty' | 'some' = 'some'): Shape<string> => ({
  check(value, path) {
    if (value === '' && empty === 'empty') return value
    const parsed = typeof value === 'string' ? parseEffect(value) : 'an effect is a text such as E2|G1'
    return typeof parsed === 'string' ? fail('tables.effect', `${path}: ${parsed}`) : (value as string)
  },
})

/** A number, or X for what the die shows. */
export const combatValue: Shape<CombatValue> = {
  check: (value, path) => (value === 'X' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99) ? (value as CombatValue) : fail('tables.field', `${path} is a number or X, not ${JSON.stringify(value)}`)),
}

export const lockFlag: Shape<0 | 1> = { check: (value, path) => (value === 0 || value === 1 ? value : fail('tables.field', `${path} is 0 or 1, not ${JSON.stringify(value)}`)) }

/** The same shape under each of these names. */
export const byName = <K extends string, T>(names: readonly K[], of: Shape<T>): Shape<Readonly<Record<K, T>>> =>
  row(Object.fromEntries(names.map((name) => [name, of]))) as unknown as Shape<Readonly<Record<K, T>>>

/** Texts such as `onVictory:E3` for a place; only handlers that the rules have will do. */
export const abilities = (place: Place, known: HandlerNames): Shape<readonly Ability[]> =>
  many(
    {
      check(value, path) {
        const reason = typeof value === 'string' ? wrongAbility(place, known, value) : 'an ability is a text'
        return reason === undefined ? (value as Ability) : fail('tables.effect', `${path}: ${reason}`)
      },
    },
    0,
    8,
  )

function wrongAbility(place: Place, known: HandlerNames, value: Ability): string | undefined {
  const { name, arguments: given } = parseAbility(value)
  const kinds = Object.entries<readonly ArgumentKind[]>(handlers[place]).find(([each]) => each === name)?.[1]
  if (kinds === undefined || !known[place].includes(name)) return `there is no handler "${name}" for ${placeNames[place]}`
  if (given.length !== kinds.length) return `"${name}" takes ${kinds.length === 0 ? 'no argument' : kinds.join(', ')}`
  return kinds.map((kind, i) => wrongArgument(kind, given[i], i)).find((reason) => reason !== undefined)
}

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
