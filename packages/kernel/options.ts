import { fail } from './errors.ts'

/**
 * An option is a small value of fixed shape. Its readable key, its facets and its parse are made
 * on demand from the game's verb table, for prompts, records and clicks, never in search.
 */
export interface Option {
  readonly k: string
  readonly a: number
  readonly b: number
  readonly c: number
}

export function option(k: string, a = 0, b = 0, c = 0): Option {
  return { k, a, b, c }
}

/** What an argument of a verb is: a plain number, or an index into a table of names. */
export type NameTable = Readonly<Record<string, readonly string[]>>

/** `place: [['card', 'component']]`: the option's `a` is a component in the role of the card. */
export type VerbTable = Readonly<Record<string, readonly (readonly [role: string, kind: string])[]>>

/** `{ from: '4g', to: '5g' }`: roles tell A→B from B→A. */
export type Facets = Record<string, string>

export class Notation {
  readonly verbs: VerbTable
  readonly names: NameTable

  constructor(verbs: VerbTable, names: NameTable) {
    this.verbs = verbs
    this.names = names
    for (const [verb, roles] of Object.entries(verbs)) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(verb)) fail('kernel.verb', `The verb "${verb}" is not a plain word`)
      if (roles.length > 3) fail('kernel.verb', `The verb "${verb}" has more than three arguments`)
      for (const [, kind] of roles) if (kind !== 'number' && !names[kind]) fail('kernel.verb', `"${verb}" needs names of "${kind}"`)
    }
  }

  /** `move:4g:5g:2`: unique within a decision, without spaces. */
  key(option: Option): string {
    const roles = this.roles(option)
    let key = option.k
    if (roles.length > 0) key += `:${this.word(roles[0][1], option.a)}`
    if (roles.length > 1) key += `:${this.word(roles[1][1], option.b)}`
    if (roles.length > 2) key += `:${this.word(roles[2][1], option.c)}`
    return key
  }

  facets(option: Option): Facets {
    const values = [option.a, option.b, option.c]
    const facets: Facets = {}
    this.roles(option).forEach(([role, kind], i) => {
      facets[role] = this.word(kind, values[i])
    })
    return facets
  }

  roles(option: Option): VerbTable[string] {
    return this.verbs[option.k] ?? fail('kernel.verb', `The verb "${option.k}" is not in the table`)
  }

  private word(kind: string, value: number): string {
    if (kind === 'number') return String(value)
    return this.names[kind][value] ?? fail('kernel.name', `There is no ${kind} number ${value}`)
  }
}
