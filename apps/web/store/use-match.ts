import { useMemo, useSyncExternalStore } from 'react'
import type { Link } from '../connection/link.ts'
import { MatchStore, type Snapshot } from './match-store.ts'

export interface FollowedMatch {
  readonly store: MatchStore
  readonly snapshot: Snapshot
}

/** Joins a table while the component is shown, and leaves it afterwards. */
export function useMatch(link: Link, id: string): FollowedMatch {
  const store = useMemo(() => new MatchStore(link, id), [link, id])
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot)
  return { store, snapshot }
}
