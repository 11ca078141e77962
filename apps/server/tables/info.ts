import type { MatchRow, Said, SeatInfo, TableInfo } from '#host/protocol.ts'
import type { Header } from '#kernel/record.ts'
import type { ChatMessage, MatchSummary, Seat, Storage, StoredMatch } from '../storage/port.ts'
import { readLobby } from './lobby.ts'
import { seatOf, seatsIn } from './seats.ts'

/** Names of guests by id. */
export type Names = ReadonlyMap<string, string>

export async function namesIn(storage: Storage, seats: readonly Seat[], others: readonly string[] = []): Promise<Names> {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guestId] : []))
  return new Map((await storage.guests([...new Set([...ids, ...others])])).map(({ id, name }) => [id, name]))
}

/** The table as one guest may know it. The invitation is shown to those who sit there, or who came by it. */
export function tableInfo(match: StoredMatch, names: Names, online: ReadonlySet<string>, guestId: string, invited = false): TableInfo {
  const { host, variant, hints } = readLobby(match.lobby)
  const seat = seatOf(match.seats, guestId)
  return {
    id: match.id,
    game: match.game,
    name: match.tableName,
    status: match.standing.status,
    variant,
    seats: match.seats.map((each) => seatInfo(each, names, online)),
    seat,
    host: host === guestId,
    invite: invited || seat >= 0 || host === guestId ? match.invite : '',
    hints,
    // The code alone: what the rules said about the failure may name hidden things.
    ...overrideOf(match),
    ...(match.standing.status === 'broken' ? { error: match.standing.error.split(':', 1)[0] } : {}),
  }
}

function overrideOf({ header }: StoredMatch): { override?: unknown } {
  const override = header === null ? undefined : (JSON.parse(header) as Header).override
  return override === undefined ? {} : { override }
}

export function matchRow(match: MatchSummary, names: Names, online: ReadonlySet<string>, guestId: string): MatchRow {
  const { id, game, tableName, standing, seats, waitingFor, waitingSince, plies } = match
  const waiting = standing.status === 'running' ? seatsIn(waitingFor, seats.length) : []
  return {
    id,
    game,
    name: tableName,
    status: standing.status,
    seats: seats.map((each) => seatInfo(each, names, online)),
    seat: seatOf(seats, guestId),
    waitingFor: waiting,
    waitingSince,
    plies,
  }
}

export const said = (message: ChatMessage, seats: readonly Seat[], names: Names): Said => ({
  n: message.n,
  seat: seatOf(seats, message.guestId),
  name: names.get(message.guestId) ?? '',
  text: message.text,
  at: message.at,
})

function seatInfo(seat: Seat, names: Names, online: ReadonlySet<string>): SeatInfo {
  switch (seat.kind) {
    case 'open':
    case 'bot':
      return seat
    case 'person':
      return { kind: 'person', name: names.get(seat.guestId) ?? '', online: online.has(seat.guestId), kept: seat.keptByBot }
  }
}
