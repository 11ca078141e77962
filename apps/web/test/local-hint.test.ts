import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bot, Device, person } from './device.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('on this device whoever is asked may ask for a hint, also among people', async () => {
  for (const rival of [bot, person('Bo')]) {
    const device = new Device()
    const match = await device.create(person('Ada'), rival)
    const { id, options } = device.prompt
    expect(await device.ask({ t: 'hint', match, id })).toMatchObject({ t: 'ok' })
    const hint = device.replies.flatMap((reply) => (reply.t === 'hint' ? [reply.hint] : []))[0]
    expect(hint.id).toBe(id)
    expect(hint.advice.length).toBeGreaterThan(0)
    for (const { key } of hint.advice) expect(options.map((each) => each.key)).toContain(key)
    const late = await device.ask({ t: 'hint', match, id: 'another' })
    expect(late.t === 'error' && late.code).toBe('move.stale')
  }
})
