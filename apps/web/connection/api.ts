import type { MatchRow, TableInfo } from '#host/protocol.ts'
import { OrreryError } from '#kernel/errors.ts'
import type { Variant } from '#kernel/variant.ts'
import type { GameOffer } from './local-protocol.ts'

export interface Me {
  readonly name: string
  readonly language: string
}

/** What whoever makes or changes a table wants of a seat: `person` is oneself, or whoever sits there already. */
export type SeatWish = { readonly kind: 'person' } | { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string }

export interface TablePlan {
  readonly game: string
  readonly name?: string
  readonly variant?: Variant
  readonly seats: readonly SeatWish[]
  /** Without a lobby. */
  readonly startNow: boolean
}

export interface TableChange {
  readonly name?: string
  readonly variant?: Variant
  readonly seats?: readonly SeatWish[]
  /** May people who play each other ask for hints? */
  readonly hints?: boolean
}

/** The server's HTTP part. A refusal is an OrreryError with the server's code; no server at all is `link.offline`. */
export const api = {
  me: (): Promise<Me> => ask('GET', '/me'),
  rename: (name: string): Promise<Me> => ask('PATCH', '/me', { name }),
  speak: (language: string): Promise<Me> => ask('PATCH', '/me', { language }),
  games: (): Promise<readonly GameOffer[]> => ask('GET', '/games'),
  createTable: (plan: TablePlan): Promise<TableInfo> => ask('POST', '/tables', plan),
  table: (id: string): Promise<TableInfo> => ask('GET', `/tables/${encodeURIComponent(id)}`),
  changeTable: (id: string, change: TableChange): Promise<TableInfo> => ask('PATCH', `/tables/${encodeURIComponent(id)}`, change),
  start: (id: string): Promise<TableInfo> => ask('POST', `/tables/${encodeURIComponent(id)}/start`),
  resume: (id: string): Promise<TableInfo> => ask('POST', `/tables/${encodeURIComponent(id)}/resume`),
  stand: (id: string): Promise<TableInfo> => ask('POST', `/tables/${encodeURIComponent(id)}/stand`),
  invite: (token: string): Promise<TableInfo> => ask('GET', `/invites/${encodeURIComponent(token)}`),
  sit: (token: string, seat?: number): Promise<TableInfo> => ask('POST', `/invites/${encodeURIComponent(token)}/sit`, seat === undefined ? {} : { seat }),
  myGames: (): Promise<readonly MatchRow[]> => ask('GET', '/me/matches'),
  recordUrl: (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`,
}

async function ask<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new OrreryError('link.offline', 'The server cannot be reached')
  }
  const text = await response.text()
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T
  throw refusal(response.status, text)
}

/** `{ code, message }` from our server; anything else comes from a proxy in between. */
function refusal(status: number, text: string): OrreryError {
  try {
    const { code, message, error } = JSON.parse(text) as { code?: string; message?: string; error?: { code?: string; message?: string } }
    const found = error?.code ?? code
    if (found !== undefined) return new OrreryError(found, error?.message ?? message ?? found)
  } catch {
    // Not JSON: see below.
  }
  return new OrreryError(status >= 500 ? 'link.offline' : 'unknown', `The server answered ${status}`)
}
