import { OrreryError } from '#kernel/errors.ts'

const STATUS: Readonly<Record<string, number>> = {
  'guest.unknown': 401,
  'origin.refused': 403,
  'table.notHost': 403,
  'http.notFound': 404,
  'game.unknown': 404,
  'invite.unknown': 404,
  'match.unknown': 404,
  'record.none': 404,
  'http.tooLarge': 413,
  'http.tooFast': 429,
  'socket.tooMany': 429,
  'server.stops': 503,
  'storage.full': 507,
}

/** By what the code is about, where it does not say more. */
const BY_AREA: Readonly<Record<string, number>> = { match: 409, move: 409, seat: 409, table: 409, record: 409, storage: 503, server: 500 }

export const statusOf = (code: string): number => STATUS[code] ?? BY_AREA[code.split('.', 1)[0]] ?? 400

/** What whoever asked may know of it: of faults of ours only that there was one. */
export function problemOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof OrreryError)) return { code: 'server.failed', message: 'The server made a mistake' }
  if (error.code.startsWith('storage.')) return { code: error.code, message: STORAGE[error.code] ?? 'The server cannot keep this now; try again' }
  return { code: error.code, message: error.message }
}

const STORAGE: Readonly<Record<string, string>> = {
  'storage.full': 'The server has no room left to keep this; try again later',
  'storage.conflict': 'Somebody else was faster; look again',
}
