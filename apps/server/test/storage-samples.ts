import type { Append, Guest, NewMatch, Seat, Storage, StoredMatch } from '../storage/port.ts'

export const line = (matchId: string, ply: number): Append => ({
  matchId, ply, lines: [`${matchId} ${ply}`], waitingFor: 1, waitingSince: 10, at: 10,
})

export async function startMatch(
  storage: Storage,
  id: string,
  seats: readonly Seat[] = [bot('random'), bot('random')],
): Promise<StoredMatch> {
  const { revision } = await storage.createMatch({ ...newMatch(id), seats })
  return storage.updateMatch(id, revision, { standing: { status: 'running' }, header: '{}' }, 10)
}

export const openSeat: Seat = { kind: 'open' }
export const person = (guestId: string, keptByBot = false): Seat => ({ kind: 'person', guestId, keptByBot })
export const bot = (level: string): Seat => ({ kind: 'bot', level })
export const guest = (id: string): Guest => ({ id, name: id.toUpperCase(), language: 'fr', createdAt: 1 })

export const newMatch = (id: string): NewMatch => ({
  id, game: 'some-game', rulesVersion: '1', tableName: `Table ${id}`, invite: `invite-${id}`, lobby: '{}',
  seats: [person('ada'), openSeat], createdAt: 10,
})

export const conflict = { code: 'storage.conflict' }
export const missing = { code: 'storage.missing' }
export const invalid = { code: 'storage.invalid' }
export const closed = { code: 'storage.closed' }
