import { fail } from './errors.ts'

/** The choices that a table makes before it starts. Every value is a plain word, so that records can be read. */
export interface VariantSpec {
  readonly values: readonly string[]
  readonly default: string
  /** Values that need certain numbers of seats. */
  readonly only?: Readonly<Record<string, readonly number[]>>
}

export type VariantTable = Readonly<Record<string, VariantSpec>>
export type Variant = Readonly<Record<string, string>>

/** The variant with every choice made; an unknown name or value is refused by name. */
export function fullVariant(table: VariantTable, variant: Variant, seats: number): Variant {
  const full: Record<string, string> = {}
  for (const name of Object.keys(variant)) if (!table[name]) fail('variant.unknown', `There is no choice "${name}" in this game`)
  for (const [name, spec] of Object.entries(table)) {
    const value = variant[name] ?? spec.default
    if (!spec.values.includes(value)) fail('variant.value', `"${name}" is one of ${spec.values.join(', ')}, not "${String(value)}"`)
    const only = spec.only?.[value]
    if (only && !only.includes(seats)) fail('variant.seats', `"${name}: ${value}" is for ${only.join(' or ')} players`)
    full[name] = value
  }
  return full
}

/** Every combination of choices that `seats` players can have. */
export function allVariants(table: VariantTable, seats: number): Variant[] {
  let all: Variant[] = [{}]
  for (const [name, spec] of Object.entries(table)) {
    const values = spec.values.filter((value) => spec.only?.[value]?.includes(seats) ?? true)
    all = all.flatMap((variant) => values.map((value) => ({ ...variant, [name]: value })))
  }
  return all
}

/** Few of them, in which any two choices that can go together do so once at least: for games with many options. */
export function pairedVariants(table: VariantTable, seats: number): Variant[] {
  const all = allVariants(table, seats).map((variant) => ({ variant, pairs: pairsOf(variant) }))
  const missing = new Set(all.flatMap(({ pairs }) => pairs))
  const chosen: Variant[] = []
  while (missing.size > 0) {
    let best = all[0]
    let most = -1
    for (const each of all) {
      const gain = each.pairs.filter((pair) => missing.has(pair)).length
      if (gain > most) {
        most = gain
        best = each
      }
    }
    chosen.push(best.variant)
    for (const pair of best.pairs) missing.delete(pair)
  }
  return chosen
}

function pairsOf(variant: Variant): string[] {
  const choices = Object.entries(variant).map(([name, value]) => `${name}: ${value}`)
  return choices.flatMap((one, i) => choices.slice(i).map((other) => `${one}, ${other}`))
}
