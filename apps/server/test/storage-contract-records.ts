import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GroupCommit } from '../storage/group-commit.ts'
import type { Seat, Storage } from '../storage/port.ts'
import { conflict, invalid, line, missing, newMatch, person, startMatch } from './storage-samples.ts'

/** The part of the contract about appending: lines, what comes with them, snapshots, group commit. */
export function describeRecords(storage: () => Storage): void {
  const running = (id: string, seats: readonly Seat[] = [person('ada'), person('bo')]) =>
    startMatch(storage(), id, seats)

  describe('records', () => {
    test('lines come back in order, from any ply, as they were written', async () => {
      await running('m')
      const texts = ['draw “Ünïcode” 🜂', '', 'two\nlines', 'x'.repeat(20_000)]
      expect(await storage().append([{ ...line('m', 0), lines: texts }])).toEqual([{ ok: true }])
      expect(await storage().append([line('m', 4)])).toEqual([{ ok: true }])
      expect(await storage().lines('m', 0)).toEqual([...texts, 'm 4'])
      expect(await storage().lines('m', 3)).toEqual([texts[3], 'm 4'])
      expect(await storage().lines('m', 5)).toEqual([])
      expect((await storage().match('m'))?.plies).toBe(5)
    })

    test('more than a hundred lines come back whole', async () => {
      await running('m')
      const texts = Array.from({ length: 350 }, (_, i) => `line ${i}`)
      await storage().append([{ ...line('m', 0), lines: texts }])
      expect(await storage().lines('m', 0)).toEqual(texts)
    })

    test('of many writers of the same ply exactly one wins', async () => {
      await running('m')
      const writers = Array.from({ length: 8 }, (_, i) => ({ ...line('m', 0), lines: [`writer ${i}`] }))
      const results = (await Promise.all(writers.map((entry) => storage().append([entry])))).flat()
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      for (const result of results) if (!result.ok) expect(result.error).toMatchObject(conflict)
      expect(await storage().lines('m', 0)).toEqual([`writer ${results.findIndex(({ ok }) => ok)}`])
    })

    test('a gap is a conflict', async () => {
      await running('m')
      expect(await storage().append([line('m', 1)])).toMatchObject([{ ok: false, error: conflict }])
      expect(await storage().lines('m', 0)).toEqual([])
    })

    test('only a running match takes lines', async () => {
      await storage().createMatch(newMatch('lobby'))
      await running('over')
      await storage().append([{ ...line('over', 0), status: 'finished' }])
      expect(await storage().append([line('lobby', 0), line('over', 1), line('nowhere', 0)])).toMatchObject([
        { ok: false, error: conflict }, { ok: false, error: conflict }, { ok: false, error: missing },
      ])
    })

    test('in a batch each entry succeeds or fails alone, and fails without a trace', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await running(id)
      const before = await storage().match('b')
      const results = await storage().append([
        line('a', 0),
        { ...line('b', 0), lines: ['kept?', 'cut\0short'], status: 'finished', snapshot: '{}', at: 77 },
        line('c', 3),
        { ...line('d', 0), seats: [person('nobody')] },
        line('a', 1),
        line('a', 1),
      ])
      expect(results).toMatchObject([
        { ok: true }, { ok: false, error: invalid }, { ok: false, error: conflict }, { ok: false, error: missing },
        { ok: true }, { ok: false, error: conflict },
      ])
      expect(await storage().lines('a', 0)).toEqual(['a 0', 'a 1'])
      for (const id of ['b', 'c', 'd']) expect(await storage().lines(id, 0)).toEqual([])
      expect(await storage().match('b')).toEqual(before)
      expect(await storage().snapshot('b')).toBeUndefined()
      expect((await storage().match('d'))?.seats).toEqual([person('ada'), person('bo')])
    })

    test('the end of a match and a bot that takes a seat come with their line', async () => {
      const started = await running('m')
      const seats = [person('ada', true), person('bo')]
      await storage().append([{ ...line('m', 0), seats }])
      const kept = await storage().match('m')
      expect(kept?.seats).toEqual(seats)
      expect(kept?.revision).toBeGreaterThan(started.revision)
      expect(kept?.standing).toEqual({ status: 'running' })
      await storage().append([{ ...line('m', 1), status: 'finished', waitingFor: 0, at: 50 }])
      const over = await storage().match('m')
      expect(over).toMatchObject({ standing: { status: 'finished' }, seats, waitingFor: 0, updatedAt: 50 })
      const late = storage().updateMatch('m', started.revision, { standing: { status: 'running' } }, 60)
      await expect(late).rejects.toMatchObject(conflict)
    })

    test('lines alone do not move the revision', async () => {
      const { revision } = await running('m')
      await storage().append([line('m', 0)])
      expect((await storage().match('m'))?.revision).toBe(revision)
    })

    test('whatever is appended, in whatever batches, the record is what a list would hold', async () => {
      const ids = ['a', 'b', 'c']
      for (const id of ids) await running(id)
      const model = new Map<string, string[]>(ids.map((id) => [id, []]))
      const entryShape = fc.record({
        id: fc.constantFrom(...ids),
        offset: fc.constantFrom(-1, 0, 0, 0, 0, 1),
        lines: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(entryShape, { maxLength: 8 }), async (shapes) => {
          const planned = shapes.map(({ id, offset, lines }) => {
            const record = model.get(id) ?? []
            const entry = { ...line(id, record.length + offset), lines }
            const ok = offset === 0 && !lines.some((text) => text.includes('\0'))
            if (ok) record.push(...lines)
            return { entry, ok }
          })
          const results = await storage().append(planned.map(({ entry }) => entry))
          expect(results.map(({ ok }) => ok)).toEqual(planned.map(({ ok }) => ok))
          for (const id of ids) expect(await storage().lines(id, 0)).toEqual(model.get(id))
        }),
        { seed: 20, numRuns: 60 },
      )
    })
  })

  describe('group commit', () => {
    test('entries of one tick go out as one batch, and each learns its own fate', async () => {
      for (const id of ['a', 'b']) await running(id)
      const batches: number[] = []
      const commits = new GroupCommit({
        append: (batch) => {
          batches.push(batch.length)
          return storage().append(batch)
        },
      })
      const first = await Promise.allSettled([line('a', 0), line('b', 5), line('b', 0)].map((e) => commits.append(e)))
      expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(first[1]).toMatchObject({ reason: conflict })
      await commits.append(line('a', 1))
      expect(batches).toEqual([3, 1])
    })

    test('idle waits for entries that are still on their way', async () => {
      await running('a')
      const commits = new GroupCommit(storage())
      let done = 0
      for (const ply of [0, 1]) void commits.append(line('a', ply)).then(() => done++)
      await commits.idle()
      expect(done).toBe(2)
      expect(await storage().lines('a', 0)).toHaveLength(2)
    })
  })

  describe('snapshots', () => {
    test('the latest stays, and can be deleted without harm', async () => {
      await running('m')
      expect(await storage().snapshot('m')).toBeUndefined()
      await storage().append([{ ...line('m', 0), snapshot: '{"at":1}' }])
      await storage().append([{ ...line('m', 1), lines: ['x', 'y'], snapshot: '{"at":3}' }, line('m', 3)])
      expect(await storage().snapshot('m')).toEqual({ ply: 3, state: '{"at":3}' })
      await storage().deleteSnapshot('m')
      expect(await storage().snapshot('m')).toBeUndefined()
      expect(await storage().lines('m', 0)).toHaveLength(4)
    })
  })
}
