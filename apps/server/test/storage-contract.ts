import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Change, Seat, Storage } from '../storage/port.ts'
import { describeRecords } from './storage-contract-records.ts'
import {
  bot, closed, conflict, guest, invalid, line, missing, newMatch, openSeat, person, startMatch,
} from './storage-samples.ts'

export interface OpenedStorage {
  readonly storage: Storage
  /** Opens the same data again, after a close. */
  readonly reopen: () => Promise<Storage>
  readonly remove: () => Promise<void>
}

/** What every driver must do. `open` gives an empty storage. */
export function describeStorage(name: string, open: () => Promise<OpenedStorage>): void {
  describe(`storage contract: ${name}`, () => {
    let opened: OpenedStorage
    let storage: Storage

    beforeEach(async () => {
      opened = await open()
      storage = opened.storage
      await storage.saveGuest(guest('ada'))
      await storage.saveGuest(guest('bo'))
    })
    afterEach(async () => {
      await storage.close()
      await opened.remove()
    })

    const running = (id: string, seats: readonly Seat[] = [person('ada'), person('bo')]) =>
      startMatch(storage, id, seats)

    describe('guests', () => {
      test('a guest is found by id, alone and among others', async () => {
        expect(await storage.guest('ada')).toEqual(guest('ada'))
        expect(await storage.guest('nobody')).toBeUndefined()
        const found = await storage.guests(['bo', 'nobody', 'ada'])
        expect(found.map(({ id }) => id).sort()).toEqual(['ada', 'bo'])
      })

      test('saving again changes name and language, not the day of arrival', async () => {
        await storage.saveGuest({ id: 'ada', name: 'Åda 🜁', language: 'it', createdAt: 99 })
        expect(await storage.guest('ada')).toEqual({ id: 'ada', name: 'Åda 🜁', language: 'it', createdAt: 1 })
      })

      test('a name with a NUL character is refused', async () => {
        await expect(storage.saveGuest({ ...guest('eve'), name: 'E\0ve' })).rejects.toMatchObject(invalid)
        expect(await storage.guest('eve')).toBeUndefined()
      })
    })

    describe('matches', () => {
      test('a new match stands in the lobby and is found by id and by invite', async () => {
        const created = await storage.createMatch(newMatch('m'))
        expect(created).toMatchObject({
          id: 'm', game: 'some-game', rulesVersion: '1', tableName: 'Table m', invite: 'invite-m', lobby: '{}',
          standing: { status: 'lobby' }, seats: [person('ada'), openSeat], header: null, plies: 0, waitingFor: 0,
          createdAt: 10, updatedAt: 10,
        })
        expect(await storage.match('m')).toEqual(created)
        expect(await storage.matchByInvite('invite-m')).toEqual(created)
        expect(await storage.match('n')).toBeUndefined()
        expect(await storage.matchByInvite('m')).toBeUndefined()
      })

      test('an id or invite in use is a conflict and leaves the first match alone', async () => {
        const first = await storage.createMatch(newMatch('m'))
        await expect(storage.createMatch({ ...newMatch('m'), invite: 'other' })).rejects.toMatchObject(conflict)
        await expect(storage.createMatch({ ...newMatch('n'), invite: 'invite-m' })).rejects.toMatchObject(conflict)
        expect(await storage.match('m')).toEqual(first)
        expect(await storage.match('n')).toBeUndefined()
      })

      test('a seat cannot belong to a guest who does not exist', async () => {
        const match = { ...newMatch('m'), seats: [person('nobody')] }
        await expect(storage.createMatch(match)).rejects.toMatchObject(missing)
        expect(await storage.match('m')).toBeUndefined()
      })

      test('an update changes what it names and nothing else', async () => {
        const before = await storage.createMatch(newMatch('m'))
        const seats = [person('ada', true), bot('greedy'), openSeat]
        const after = await storage.updateMatch('m', before.revision, { seats, lobby: '{"x":1}' }, 20)
        expect(after).toEqual({ ...before, seats, lobby: '{"x":1}', updatedAt: 20, revision: after.revision })
        expect(after.revision).toBeGreaterThan(before.revision)
        expect(await storage.match('m')).toEqual(after)
      })

      test('of two updates from the same revision one wins and the other conflicts', async () => {
        const { revision } = await storage.createMatch(newMatch('m'))
        const sit = (seat: Seat) => storage.updateMatch('m', revision, { seats: [person('ada'), seat] }, 20)
        const results = await Promise.allSettled([sit(person('bo')), sit(bot('random'))])
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const loser = results.find((result) => result.status === 'rejected')
        expect(loser?.reason).toMatchObject(conflict)
        const winner = results.find((result) => result.status === 'fulfilled')
        expect(await storage.match('m')).toEqual(winner?.value)
      })

      test('an update of a match that does not exist is missing', async () => {
        await expect(storage.updateMatch('m', 1, { lobby: '{}' }, 20)).rejects.toMatchObject(missing)
      })

      test('a match is set aside with its error and resumed without', async () => {
        const started = await running('m')
        const error = 'rules failed at ply 3'
        const broken = await storage.updateMatch('m', started.revision, { standing: { status: 'broken', error } }, 20)
        expect(broken.standing).toEqual({ status: 'broken', error })
        expect(await storage.matchIds('broken')).toEqual(['m'])
        expect(await storage.append([line('m', 0)])).toMatchObject([{ ok: false, error: conflict }])
        const resumed = await storage.updateMatch('m', broken.revision, { standing: { status: 'running' } }, 30)
        expect(resumed.standing).toEqual({ status: 'running' })
        expect(await storage.append([line('m', 0)])).toEqual([{ ok: true }])
      })

      test('my games: mine only, live ones first, latest first, with whose turn it is', async () => {
        for (const id of ['old', 'done', 'new']) await running(id)
        await running('foreign', [person('bo'), bot('random')])
        await storage.append([
          { ...line('new', 0), at: 300, waitingFor: 0b10, waitingSince: 290 },
          { ...line('old', 0), at: 200 },
          { ...line('done', 0), at: 400, status: 'finished' },
        ])
        const mine = await storage.matchesOf('ada', 10)
        expect(mine.map(({ id }) => id)).toEqual(['new', 'old', 'done'])
        expect(mine[0]).toEqual({
          id: 'new', game: 'some-game', tableName: 'Table new', standing: { status: 'running' },
          seats: [person('ada'), person('bo')], plies: 1, waitingFor: 0b10, waitingSince: 290, createdAt: 10,
          updatedAt: 300,
        })
        expect((await storage.matchesOf('ada', 2)).map(({ id }) => id)).toEqual(['new', 'old'])
        expect(await storage.matchesOf('nobody', 10)).toEqual([])
      })

      test('a guest with two seats has the match once', async () => {
        await running('m', [person('ada'), person('ada')])
        expect(await storage.matchesOf('ada', 10)).toHaveLength(1)
      })

      test('matches that wait for a bot are those to wake', async () => {
        await running('people')
        await running('bot', [person('ada'), bot('greedy')])
        await running('kept', [person('ada', true), bot('greedy')])
        await running('lastPerson', [bot('greedy'), person('ada')])
        await running('warm', [person('ada'), openSeat])
        await storage.append([
          { ...line('people', 0), waitingFor: 0b11 },
          { ...line('bot', 0), waitingFor: 0b10 },
          { ...line('kept', 0), waitingFor: 0b11 },
          { ...line('lastPerson', 0), waitingFor: 0b10 },
          { ...line('warm', 0), waitingFor: 0b10 },
        ])
        expect((await storage.matchesAwaitingBots()).sort()).toEqual(['bot', 'kept', 'warm'])
        await storage.append([{ ...line('kept', 1), waitingFor: 0b11, status: 'abandoned' }])
        expect((await storage.matchesAwaitingBots()).sort()).toEqual(['bot', 'warm'])
      })
    })

    describeRecords(() => storage)

    describe('chat', () => {
      test('messages are numbered per match and read from the end', async () => {
        await running('m')
        await running('other')
        expect(await storage.say('m', 'ada', 'ciao', 5)).toEqual({ n: 1, guestId: 'ada', text: 'ciao', at: 5 })
        await storage.say('other', 'bo', 'elsewhere', 6)
        await Promise.all([storage.say('m', 'bo', 'salut', 7), storage.say('m', 'ada', 'hello', 7)])
        const all = await storage.chat('m', 0, 10)
        expect(all.map(({ n }) => n)).toEqual([1, 2, 3])
        expect(all.map(({ text }) => text).sort()).toEqual(['ciao', 'hello', 'salut'])
        expect((await storage.chat('m', 0, 2)).map(({ n }) => n)).toEqual([2, 3])
        expect((await storage.chat('m', 2, 10)).map(({ n }) => n)).toEqual([3])
      })

      test('nobody speaks in a match that does not exist', async () => {
        await expect(storage.say('m', 'ada', 'hello?', 5)).rejects.toMatchObject(missing)
        expect(await storage.chat('m', 0, 10)).toEqual([])
      })
    })

    test('a setting keeps its first value', async () => {
      expect(await Promise.all([storage.setting('key', 'one'), storage.setting('key', 'two')])).toEqual(['one', 'one'])
      expect(await storage.setting('key', 'three')).toBe('one')
    })

    test('watchers hear of every durable change and of nothing that failed', async () => {
      const heard: Change[] = []
      const stop = storage.watch((change) => heard.push(change))
      await running('m')
      await storage.append([line('m', 0), line('m', 7)])
      await storage.say('m', 'ada', 'hello', 5)
      await expect.poll(() => heard.at(-1)?.what).toBe('chat')
      expect(new Set(heard.map(({ matchId, what }) => `${matchId} ${what}`))).toEqual(
        new Set(['m match', 'm record', 'm chat']),
      )
      expect(heard.filter(({ what }) => what === 'record')).toHaveLength(1)
      stop()
      const before = heard.length
      await storage.append([line('m', 1)])
      expect(heard).toHaveLength(before)
    })

    test('everything is there after closing and opening again', async () => {
      await running('m')
      await storage.append([{ ...line('m', 0), snapshot: '{"s":1}' }])
      await storage.say('m', 'ada', 'à demain', 5)
      const match = await storage.match('m')
      await storage.setting('secret', 's3')
      await storage.close()
      storage = await opened.reopen()
      expect(await storage.match('m')).toEqual(match)
      expect(await storage.lines('m', 0)).toEqual(['m 0'])
      expect(await storage.snapshot('m')).toEqual({ ply: 1, state: '{"s":1}' })
      expect(await storage.chat('m', 0, 10)).toHaveLength(1)
      expect(await storage.guest('bo')).toEqual(guest('bo'))
      expect(await storage.setting('secret', 'other')).toBe('s3')
      expect(await storage.append([line('m', 1)])).toEqual([{ ok: true }])
    })

    test('a closed storage says so', async () => {
      await running('m')
      await storage.close()
      await storage.close()
      await expect(storage.match('m')).rejects.toMatchObject(closed)
      expect(await storage.append([line('m', 0)])).toMatchObject([{ ok: false, error: closed }])
      storage = await opened.reopen()
      expect(await storage.lines('m', 0)).toEqual([])
    })
  })
}
