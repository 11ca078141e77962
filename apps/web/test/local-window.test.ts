import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REACTION_TIME } from '#host/window.ts'
import { nextToPlay } from '../pages/hand-over.tsx'
import { bot, Device, person } from './device.ts'

/** A game of Syndicate against a bot in which a card lies face down whose owner wants to be asked, played on until it could be sprung. */
async function askedToReact(): Promise<{ device: Device; match: string }> {
  const device = new Device()
  const match = await device.createOf('syndicate', person('Ada'), bot)
  for (let i = 0; i < 2000; i++) {
    const step = device.position?.prompts[0]?.step
    if (step === 'react') return { device, match }
    if (step === undefined) await vi.advanceTimersByTimeAsync(100)
    else if (step === 'order') await device.choose(match, 'order:never:anyone:yes')
    else if (step === 'turn') await device.choose(match, device.prompt.options.some(({ key }) => key.startsWith('lay:')) && !hasLaid(device) ? 'lay:' : 'end')
    else await device.choose(match)
  }
  throw new Error('nothing happened to react to')
}

const hasLaid = (device: Device): boolean => (device.position?.view['asks'] as number) === 1

const kept = async (device: Device, match: string): Promise<readonly string[]> => (await device.keep.read(match))?.lines ?? []

describe('a window to react on this device', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('stays open for the whole time although everybody has answered, and then the answer counts', async () => {
    const { device, match } = await askedToReact()
    expect(device.position?.table.window).toEqual({ n: expect.any(Number), of: REACTION_TIME, left: REACTION_TIME })
    const before = await kept(device, match)
    await device.choose(match, 'decline')
    expect(device.prompt.timed).toEqual({ otherwise: 'asOrdered', chosen: 'decline' })
    await vi.advanceTimersByTimeAsync(REACTION_TIME - 1)
    expect(await kept(device, match)).toEqual(before)
    await vi.advanceTimersByTimeAsync(1)
    expect((await kept(device, match))[before.length]).toMatch(/^0 decline /)
  })

  test('closes by itself: the standing order answers for whoever does not', async () => {
    const { device, match } = await askedToReact()
    const before = await kept(device, match)
    await vi.advanceTimersByTimeAsync(REACTION_TIME)
    expect((await kept(device, match))[before.length]).toMatch(/^0 asOrdered /)
  })

  test('begins anew when the game is opened again in the middle of it', async () => {
    const { device, match } = await askedToReact()
    await vi.advanceTimersByTimeAsync(REACTION_TIME / 2)
    await device.ask({ t: 'leave', match })
    await vi.advanceTimersByTimeAsync(REACTION_TIME)
    const other = new Device(device.keep)
    await other.ask({ t: 'join', match })
    expect(other.prompt.step).toBe('react')
    expect(other.position?.table.window?.left).toBe(REACTION_TIME)
  })

  test('does not send the device round: for those who do not hold it their orders answer', async () => {
    const device = new Device()
    const match = await device.createOf('syndicate', person('Ada'), person('Bo'))
    const ordered = async (): Promise<string | undefined> => (await kept(device, match)).find((line) => / asOrdered /.test(line))
    const started = Date.now()
    for (let i = 0; i < 100 && (await ordered()) === undefined; i++) {
      const next = device.table && nextToPlay(device.table, device.waiting)
      if (next !== undefined) await device.ask({ t: 'sit', match, seat: next })
      const seat = device.table?.seat ?? 0
      const { step, options } = device.prompt
      const hasLaid = ((device.position?.view['asks'] as number) & (1 << seat)) !== 0
      const wished = [...(hasLaid ? [] : ['lay:']), 'buy:', 'mission:'].find((verb) => options.some(({ key }) => key.startsWith(verb)))
      await device.choose(match, step === 'order' ? 'order:never:anyone:yes' : step === 'turn' ? (wished ?? 'end') : '')
    }
    expect(Number((await ordered())?.[0])).toBe(1 - (device.table?.seat ?? 0))
    expect(Date.now()).toBe(started)
  })
})
