import { useCallback, useSyncExternalStore } from 'react'

/**
 * A move in the making: where from, who, where to. The map and the form in the prompt bar stand in
 * different parts of the table and share it; it belongs to one question and is forgotten with it.
 */
export interface Half {
  readonly id: string
  readonly from?: number | undefined
  readonly fighters?: number | undefined
  readonly leaders?: readonly number[] | undefined
  /** The target that is pointed at. */
  readonly to?: number | undefined
}

let half: Half = { id: '' }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Half): void {
  half = next
  for (const listener of listeners) listener()
}

export interface UseHalf {
  readonly half: Half
  set(change: Omit<Half, 'id'>): void
  clear(): void
}

/** The half-made move of this question. */
export function useHalf(id: string): UseHalf {
  const now = useSyncExternalStore(subscribe, () => half)
  const set = useCallback((more: Omit<Half, 'id'>) => change(half.id === id ? { ...half, ...more } : { id, ...more }), [id])
  const clear = useCallback(() => change({ id }), [id])
  return { half: now.id === id ? now : { id }, set, clear }
}
