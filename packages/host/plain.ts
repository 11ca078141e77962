/** Plain data as it goes into JSON: a comparison and a copy, both far cheaper than writing it out. */

export function samePlain(one: unknown, two: unknown): boolean {
  if (one === two) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  if (Array.isArray(one)) return Array.isArray(two) && sameLists(one, two)
  if (Array.isArray(two)) return false
  const [first, second] = [one as Record<string, unknown>, two as Record<string, unknown>]
  const keys = Object.keys(first)
  if (keys.length !== Object.keys(second).length) return false
  for (const key of keys) if (!(key in second) || !samePlain(first[key], second[key])) return false
  return true
}

function sameLists(one: readonly unknown[], two: readonly unknown[]): boolean {
  if (one.length !== two.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i] && !samePlain(one[i], two[i])) return false
  return true
}

export function copyPlain<T>(value: T): T
export function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copyPlain(list[i])
    return list
  }
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyPlain(copy[key])
  return copy
}
