import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'shelf' }
  | { readonly page: 'games' }
  /** Lobby or match, as the table's status has it. */
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'invite'; readonly token: string }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'unknown' }

export function parseRoute(path: string): Route {
  const [first, second, third] = path.split('/').filter((part) => part !== '')
  if (third !== undefined) return { page: 'unknown' }
  if (first === undefined) return { page: 'shelf' }
  if (first === 'games' && second === undefined) return { page: 'games' }
  if (second === undefined) return { page: 'unknown' }
  const name = decode(second)
  switch (first) {
    case 'table':
      return { page: 'table', id: name }
    case 't':
      return { page: 'invite', token: name }
    case 'local':
      return { page: 'local', id: name }
    case 'rules':
      return { page: 'rules', game: name }
    default:
      return { page: 'unknown' }
  }
}

export const paths = {
  shelf: '/',
  games: '/games',
  table: (id: string): string => `/table/${encodeURIComponent(id)}`,
  invite: (token: string): string => `/t/${encodeURIComponent(token)}`,
  local: (id: string): string => `/local/${encodeURIComponent(id)}`,
  rules: (game: string): string => `/rules/${encodeURIComponent(game)}`,
}

/** The token in a pasted link, or in a bare token; undefined for anything else. */
export function inviteToken(text: string): string | undefined {
  const trimmed = text.trim()
  const found = /\/t\/([\w%~.-]+)\/?(?:[?#].*)?$/.exec(trimmed)?.[1]
  if (found !== undefined) return decode(found)
  return /^[\w~.-]{10,}$/.test(trimmed) ? trimmed : undefined
}

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export function navigate(path: string, { replace = false } = {}): void {
  if (path === location.pathname) return
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  scrollTo(0, 0)
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
