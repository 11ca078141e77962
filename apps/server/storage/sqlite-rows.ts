import type { ChatMessage, Guest, MatchStatus, MatchSummary, Seat, Standing, StoredMatch } from './port.ts'

/** Rows as SQLite gives them; the tables are STRICT and their checks make the unions below safe to read. */
export interface GuestRow {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly created_at: number
}

export interface SummaryRow {
  readonly id: string
  readonly game: string
  readonly rules_version: string
  readonly status: MatchStatus
  readonly error: string | null
  readonly table_name: string
  readonly invite: string
  readonly plies: number
  readonly waiting_for: number
  readonly waiting_since: number
  readonly revision: number
  readonly created_at: number
  readonly updated_at: number
}

export interface MatchRow extends SummaryRow {
  readonly header: string | null
  readonly lobby: string
}

export interface SeatRow {
  readonly kind: Seat['kind']
  readonly guest: string | null
  readonly bot_level: string | null
  readonly kept_by_bot: number
}

export interface ChatRow {
  readonly n: number
  readonly guest: string
  readonly text: string
  readonly at: number
}

export const toGuest = (row: GuestRow): Guest => ({
  id: row.id,
  name: row.name,
  language: row.language,
  createdAt: row.created_at,
})

export const toSummary = (row: SummaryRow, seats: readonly SeatRow[]): MatchSummary => ({
  id: row.id,
  game: row.game,
  tableName: row.table_name,
  standing: toStanding(row),
  seats: seats.map(toSeat),
  plies: row.plies,
  waitingFor: row.waiting_for,
  waitingSince: row.waiting_since,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toMatch = (row: MatchRow, seats: readonly SeatRow[]): StoredMatch => ({
  ...toSummary(row, seats),
  rulesVersion: row.rules_version,
  invite: row.invite,
  header: row.header,
  lobby: row.lobby,
  revision: row.revision,
})

export const toChat = (row: ChatRow): ChatMessage => ({ n: row.n, guestId: row.guest, text: row.text, at: row.at })

export function fromSeat(seat: Seat): SeatRow {
  const row = { kind: seat.kind, guest: null, bot_level: null, kept_by_bot: 0 }
  switch (seat.kind) {
    case 'open':
      return row
    case 'person':
      return { ...row, guest: seat.guestId, kept_by_bot: seat.keptByBot ? 1 : 0 }
    case 'bot':
      return { ...row, bot_level: seat.level }
  }
}

function toSeat(row: SeatRow): Seat {
  switch (row.kind) {
    case 'open':
      return { kind: 'open' }
    case 'person':
      return { kind: 'person', guestId: row.guest ?? '', keptByBot: row.kept_by_bot === 1 }
    case 'bot':
      return { kind: 'bot', level: row.bot_level ?? '' }
  }
}

const toStanding = ({ status, error }: SummaryRow): Standing =>
  status === 'broken' ? { status, error: error ?? '' } : { status }
