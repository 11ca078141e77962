import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryKeep, rowOf } from '../connection/local-keep.ts'
import { bot, Device, person } from './device.ts'

describe('games on this device', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('offer what their rules offer', async () => {
    const answer = await new Device().ask({ t: 'games' })
    expect(answer.t === 'games' && answer.games.map(({ id }) => id)).toContain('res-arcana')
  })

  test('run against a bot to the end, every line kept', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    await device.playOut(match)
    expect(device.table?.status).toBe('finished')
    expect(device.position?.table.outcome?.places).toContain(1)
    const kept = await device.keep.read(match)
    expect(kept?.match.status).toBe('finished')
    expect(kept?.lines.length).toBeGreaterThan(20)
  })

  test('wake as they fell asleep', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    for (let i = 0; i < 12; i++) {
      if (device.position?.prompts.length) await device.choose(match)
      else await vi.advanceTimersByTimeAsync(1000)
    }
    await device.ask({ t: 'leave', match })
    const other = new Device(device.keep)
    await other.ask({ t: 'join', match })
    expect(other.position?.view).toEqual(device.position?.view)
    expect(other.position?.prompts).toEqual(device.position?.prompts)
  })

  test('go from hand to hand, each seeing the table from their own seat', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), person('Bo'))
    expect(device.table?.seat).toBe(device.waiting[0])
    await device.playOut(match)
    expect(device.table?.status).toBe('finished')
    const seats = new Set(device.replies.flatMap((reply) => (reply.t === 'table' ? [reply.table.seat] : [])))
    expect([...seats].sort()).toEqual([0, 1])
  })

  test('are taken back without a vote: whoever shares the device agrees', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), person('Bo'))
    await device.choose(match)
    const answer = await device.ask({ t: 'proposeUndo', match, plies: 1 })
    expect(answer.t).toBe('ok')
    expect(device.position?.table.proposal).toBeNull()
    expect((await device.keep.read(match))?.lines.at(-1)).toMatch(/^! undo 1 /)
  })

  test('refuse with a code and change nothing', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    const refused = await device.ask({ t: 'answer', match, id: device.prompt.id, keys: ['nonsense'] })
    expect(refused.t === 'error' && refused.code).toBe('move.refused')
    expect((await device.keep.read(match))?.lines).toEqual([])
    const unknown = await device.ask({ t: 'join', match: 'nowhere' })
    expect(unknown.t === 'error' && unknown.code).toBe('table.unknown')
    const crowd = await device.ask({ t: 'create', plan: { game: 'res-arcana', name: '', variant: {}, seats: [bot] } })
    expect(crowd.t === 'error' && crowd.code).toBe('game.seats')
  })

  test('are set aside when their record no longer plays', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    await device.choose(match)
    const kept = await device.keep.read(match)
    if (!kept) throw new Error('not kept')
    const broken = new MemoryKeep()
    await broken.write(kept.match, 0, ['0 nonsense 0000000000000000'])
    const other = new Device(broken)
    await other.ask({ t: 'join', match })
    expect(other.table?.status).toBe('broken')
  })

  test('are listed with whoever is waited for', async () => {
    const device = new Device()
    await device.create(person('Ada'), bot)
    const [row] = (await device.keep.all()).map(rowOf)
    expect(row.waitingFor).toContain(row.seat)
  })
})
