import type { Option } from '#kernel/options.ts'

/** How a move that was begun goes on: what will be asked, what will be chosen, and so forth. */
export interface Plan {
  readonly options: readonly Option[]
  readonly choice: number
  readonly next: Plan | undefined
}

/** What two plans begin with alike. */
export function common(one: Plan | undefined, other: Plan | undefined): Plan | undefined {
  if (!one || !other || one.choice !== other.choice || !sameOptions(one.options, other.options)) return undefined
  return { options: one.options, choice: one.choice, next: common(one.next, other.next) }
}

export const sameOptions = (some: readonly Option[], others: readonly Option[]): boolean => some.length === others.length && some.every((each, i) => isSame(each, others[i]))

const isSame = (one: Option, other: Option): boolean => one.k === other.k && one.a === other.a && one.b === other.b && one.c === other.c
