import { useEffect, useState } from 'react'
import type { MatchRow } from '#host/protocol.ts'
import { api } from '../connection/api.ts'
import { useServer } from './server-store.ts'

/** A game of mine: on the server, or on this device only. */
export interface GameRow extends MatchRow {
  readonly local: boolean
}

const LOOK_AGAIN = 15_000

/** My games, those that wait for me first. Undefined until they are known. */
export function useMyGames(): { readonly rows: readonly GameRow[] | undefined; refresh(): void } {
  const { status } = useServer()
  const [rows, setRows] = useState<readonly GameRow[]>()
  const [look, setLook] = useState(0)

  useEffect(() => {
    let gone = false
    const read = async (): Promise<void> => {
      const [remote, local] = await Promise.all([status === 'up' ? api.myGames().catch(() => []) : [], localRows()])
      if (!gone) setRows(sorted([...remote.map((row) => ({ ...row, local: false })), ...local]))
    }
    if (status !== 'unknown') void read()
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), LOOK_AGAIN)
    const onFocus = (): void => void read()
    addEventListener('focus', onFocus)
    return () => {
      gone = true
      clearInterval(timer)
      removeEventListener('focus', onFocus)
    }
  }, [status, look])

  return { rows, refresh: () => setLook((n) => n + 1) }
}

export const waitsForMe = (row: MatchRow): boolean => row.status === 'running' && row.waitingFor.includes(row.seat)

const rank = (row: GameRow): number => (waitsForMe(row) ? 0 : row.status === 'running' || row.status === 'lobby' ? 1 : 2)

export const sorted = (rows: readonly GameRow[]): readonly GameRow[] => [...rows].sort((a, b) => rank(a) - rank(b) || b.waitingSince - a.waitingSince)

/** Read without starting the worker that plays them. */
async function localRows(): Promise<GameRow[]> {
  try {
    const { DeviceKeep, rowOf } = await import('../connection/local-keep.ts')
    return (await new DeviceKeep().all()).map((match) => ({ ...rowOf(match), local: true }))
  } catch {
    return []
  }
}
