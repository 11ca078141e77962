import type { Control } from '#host/match.ts'
import type { MatchStatus, Seat } from '../storage/port.ts'

/** Who plays a seat that nobody has taken yet, or whose person is away. */
export const KEEPER = 'regular'

export const openSeat: Seat = { kind: 'open' }

export const personSeat = (guestId: string): Seat => ({ kind: 'person', guestId, keptByBot: false })

/** -1 when the guest has none. */
export const seatOf = (seats: readonly Seat[], guestId: string): number => seats.findIndex((seat) => seat.kind === 'person' && seat.guestId === guestId)

/** The level of the bot that plays the seat because no person holds it. */
export function botOf(seat: Seat): string | null {
  switch (seat.kind) {
    case 'person':
      return null
    case 'bot':
      return seat.level
    case 'open':
      return KEEPER
  }
}

/** A person's seat is kept when a bot answers for it. */
export function withControls(seats: readonly Seat[], controls: readonly Control[]): Seat[] {
  return seats.map((seat, i) => (seat.kind === 'person' ? { ...seat, keptByBot: controls[i].by === 'bot' } : seat))
}

export const sameSeats = (one: readonly Seat[], two: readonly Seat[]): boolean => JSON.stringify(one) === JSON.stringify(two)

export const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

export const seatsIn = (mask: number, seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1)

/** Can it be shown and played, as opposed to a lobby or a match set aside? */
export const isPlayable = (status: MatchStatus): boolean => status === 'running' || status === 'finished'
