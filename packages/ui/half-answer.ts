import { useCallback, useSyncExternalStore } from 'react'

export interface HalfAnswer<H extends object> {
  readonly half: H
  set(change: H): void
  clear(): void
}

/**
 * An answer in the making that belongs to one question and is forgotten with it. Parts of the table that stand apart,
 * such as a map and a form in the prompt bar, share it through the hook that this makes, each by the question's id.
 */
export function halfAnswers<H extends object>(): (id: string) => HalfAnswer<Partial<H>> {
  const none: Partial<H> = {}
  let kept: { readonly id: string; readonly half: Partial<H> } = { id: '', half: none }
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const keep = (id: string, half: Partial<H>): void => {
    kept = { id, half }
    for (const listener of listeners) listener()
  }
  return function useHalf(id) {
    const { id: now, half } = useSyncExternalStore(subscribe, () => kept)
    const set = useCallback((change: Partial<H>) => keep(id, kept.id === id ? { ...kept.half, ...change } : change), [id])
    const clear = useCallback(() => keep(id, none), [id])
    return { half: now === id ? half : none, set, clear }
  }
}
