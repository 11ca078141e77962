import type { IncomingHttpHeaders } from 'node:http'

/**
 * A browser says which page asks; only our own pages may, and those that the host has named. What
 * says nothing is no browser and brings nobody's cookies but its own.
 */
export function originIsAllowed(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
