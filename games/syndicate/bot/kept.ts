import type { Content } from '../data/content.ts'

/** Works something out of the tables once: whoever asks again with the same tables gets the same. */
export function keptFor<T>(workOut: (c: Content) => T): (c: Content) => T {
  let known: { readonly c: Content; readonly value: T } | undefined
  return (c) => {
    if (known?.c !== c) known = { c, value: workOut(c) }
    return known.value
  }
}
