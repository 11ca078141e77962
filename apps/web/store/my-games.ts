import { useEffect } from 'react'
import type { MatchRow } from '#host/protocol.ts'
import { api } from '../connection/api.ts'
import { External, useExternal } from './external.ts'
import { serverState, useServer } from './server-store.ts'

/** A game of mine: on the server, or on this device only. */
export interface GameRow extends MatchRow {
  readonly local: boolean
  /** For how long somebody has been waited for, in milliseconds, when this was read. */
  readonly waited: number
  /** The server cannot be reached: this is how the game stood when it last could. */
  readonly away: boolean
}

const LOOK_AGAIN = 15_000

const games = new External<readonly GameRow[] | undefined>(undefined)

/** My games, those that wait for me first. Undefined until they are known. */
export function useMyGames(): readonly GameRow[] | undefined {
  const { status } = useServer()
  useEffect(() => {
    if (status === 'unknown') return
    const read = (): void => void readMyGames()
    read()
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), LOOK_AGAIN)
    addEventListener('focus', read)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', read)
    }
  }, [status])
  return useExternal(games)
}

export async function readMyGames(): Promise<void> {
  const up = serverState().status === 'up'
  const [remote, local] = await Promise.all([up ? api.myGames().then(remembered, remember) : remember(), localRows()])
  const now = Date.now()
  const row = (each: MatchRow, isLocal: boolean): GameRow => ({ ...each, local: isLocal, waited: now - each.waitingSince, away: !isLocal && !up })
  games.set(sorted([...remote.map((each) => row(each, false)), ...local.map((each) => row(each, true))]))
}

const KEY = 'orrery.games'

function remembered(rows: readonly MatchRow[]): readonly MatchRow[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(rows.slice(0, 20)))
  } catch {
    // Then there is nothing to show offline.
  }
  return rows
}

function remember(): readonly MatchRow[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly MatchRow[]
  } catch {
    return []
  }
}

export const waitsForMe = (row: GameRow): boolean => !row.away && row.status === 'running' && row.waitingFor.includes(row.seat)

const rank = (row: GameRow): number => (waitsForMe(row) ? 0 : row.status === 'running' || row.status === 'lobby' ? 1 : 2)

export const sorted = (rows: readonly GameRow[]): readonly GameRow[] => [...rows].sort((a, b) => rank(a) - rank(b) || a.waited - b.waited)

let device: Promise<() => Promise<MatchRow[]>> | undefined

/** Read without starting the worker that plays them. */
async function localRows(): Promise<MatchRow[]> {
  device ??= import('../connection/local-keep.ts').then(({ DeviceKeep, rowOf }) => {
    const keep = new DeviceKeep()
    return async () => (await keep.all()).map(rowOf)
  })
  try {
    return await (await device)()
  } catch {
    return []
  }
}
