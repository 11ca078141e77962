import { useEffect, useState } from 'react'
import { codeOf } from './notices.ts'

export type Loaded<T> = { readonly state: 'loading' } | { readonly state: 'ready'; readonly value: T } | { readonly state: 'failed'; readonly code: string }

const loading = { state: 'loading' } as const

/** What a promise has come to. `load` must be stable: it is called anew when it changes. */
export function useAsync<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly of: () => Promise<T>; readonly result: Loaded<T> }>()
  useEffect(() => {
    let gone = false
    const settle = (result: Loaded<T>): void => {
      if (!gone) setLoaded({ of: load, result })
    }
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', code: codeOf(error) }),
    )
    return () => {
      gone = true
    }
  }, [load])
  return loaded?.of === load ? loaded.result : loading
}
