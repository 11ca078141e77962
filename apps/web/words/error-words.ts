/**
 * Every code that a server or this device may refuse with has a sentence that says what happened and
 * what to do. A whole area (`rules`) has one where its codes differ only for those who repair them.
 */
export const errorKeys = [
  'bot',
  'bot.unknown',
  'game.seats',
  'game.unknown',
  'guest.unknown',
  'hint',
  'hint.notAllowed',
  'hint.underWay',
  'http',
  'http.tooFast',
  'http.tooLarge',
  'invite.unknown',
  'kernel',
  'link.late',
  'link.lost',
  'link.offline',
  'local.failed',
  'local.noTalk',
  'local.seat',
  'match',
  'match.abandoned',
  'match.broken',
  'match.notStarted',
  'match.over',
  'match.standing',
  'match.unknown',
  'move.notYours',
  'move.refused',
  'move.retract',
  'move.stale',
  'origin',
  'overrides',
  'record',
  'record.running',
  'request',
  'rules',
  'seat.kept',
  'seat.none',
  'seat.resigned',
  'seat.taken',
  'seat.twice',
  'server',
  'socket',
  'socket.tooFast',
  'state',
  'storage',
  'table.full',
  'table.notBroken',
  'table.notHost',
  'table.notLobby',
  'table.unknown',
  'tables',
  'undo.barrier',
  'undo.none',
  'undo.tooFar',
  'unknown',
  'variant',
  'variant.seats',
] as const

export type ErrorKey = (typeof errorKeys)[number]
export type ErrorWords = Readonly<Record<ErrorKey, string>>

const isKey = (key: string): key is ErrorKey => (errorKeys as readonly string[]).includes(key)

/** The key whose sentence tells of this code. */
export function errorKey(code: string): ErrorKey {
  if (isKey(code)) return code
  const area = code.split('.', 1)[0]
  return isKey(area) ? area : 'unknown'
}
