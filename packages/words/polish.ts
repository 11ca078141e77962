/**
 * Words with every text passed through a language's typography: texts, parts of lines, and whatever
 * functions return. Names of players and things stay as they are.
 */
export function polished<T>(words: T, polish: (text: string) => string): T {
  const walk = (said: unknown): unknown => {
    if (typeof said === 'string') return polish(said)
    if (typeof said === 'function') return (...all: readonly unknown[]): unknown => walk((said as (...all: readonly unknown[]) => unknown)(...all))
    if (Array.isArray(said)) return said.map(walk)
    if (typeof said !== 'object' || said === null || isThing(said)) return said
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, walk(value)]))
  }
  return walk(words) as T
}

const isThing = (said: object): boolean => 'kind' in said && 'id' in said && 'text' in said

const NO_BREAK = '\u00a0'

/** A space that does not break stands before : ; ? ! % and inside « ». */
export const frenchSpacing = (text: string): string => text.replace(/ ([:;?!»%])/g, `${NO_BREAK}$1`).replace(/« /g, `«${NO_BREAK}`)
