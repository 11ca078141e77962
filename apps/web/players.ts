import type { SeatInfo } from '#host/protocol.ts'
import type { Identity } from '#ui/shapes.tsx'
import type { Player } from '#ui/table-contract.ts'
import type { WebWords } from './words/web-words.ts'

/** Seats as players: a name, and the colour and shape of the seat. Bots have names of their own. */
export function playersOf(seats: readonly SeatInfo[], words: WebWords): readonly Player[] {
  return seats.map((info, seat) => {
    const identity = (seat % 5) as Identity
    return info.kind === 'person'
      ? { seat, identity, name: info.name === '' ? words.playerName(seat) : info.name, kind: 'person', online: info.online }
      : { seat, identity, name: words.botName(seat), kind: 'bot', online: true }
  })
}
