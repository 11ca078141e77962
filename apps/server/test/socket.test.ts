import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Random } from '#kernel/chance.ts'
import { makeMetrics } from '../metrics.ts'
import { Connection, type ConnectionDeps } from '../socket/connection.ts'
import { House } from './helpers/house.ts'
import type { Line } from './helpers/line.ts'
import { bot, me, open } from './helpers/visitor.ts'

describe('opening a socket', () => {
  test('needs a cookie of ours, a page of ours and the right address', async () => {
    const house = await House.open({ allowedOrigins: ['https://friend.example'] })
    const ada = await house.visitor()
    const { cookie } = ada
    await expect(ada.line({ origin: 'https://evil.example' })).rejects.toThrow('403 origin.refused')
    await expect(ada.line({ origin: 'null' })).rejects.toThrow('403 origin.refused')
    await expect(ada.line({ cookie: '' })).rejects.toThrow('401 guest.unknown')
    await expect(ada.line({ cookie: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}` })).rejects.toThrow('401 guest.unknown')
    await expect(ada.line({ cookie: cookie.replace(/\..*/, '') })).rejects.toThrow('401 guest.unknown')
    await ada.line({ origin: 'https://friend.example' })
    ada.url = `${ada.url}/elsewhere`
    await expect(ada.line({ origin: house.url })).rejects.toThrow('404 http.notFound')
    expect(await house.metric('orrery_sockets')).toBe(1)
  })

  test('is granted so many times and no more', async () => {
    const house = await House.open()
    const ada = await house.visitor()
    for (let i = 0; i < 24; i++) await ada.line()
    await expect(ada.line()).rejects.toThrow('429 socket.tooMany')
  })
})

describe('a message', () => {
  /** What comes back for a raw text. */
  async function heard(line: Line, text: string | Buffer): Promise<unknown> {
    const count = line.raw.length
    line.send(text)
    await line.until('it is answered', () => line.raw.length > count)
    return JSON.parse(line.raw[count])
  }

  test('that cannot be understood is refused with its number where it has one', async () => {
    const house = await House.open()
    const line = await (await house.visitor()).line()
    const malformed = (n: number) => ({ t: 'error', n, code: 'socket.malformed', message: expect.any(String) })
    expect(await heard(line, '{"t":')).toEqual(malformed(0))
    expect(await heard(line, '')).toEqual(malformed(0))
    expect(await heard(line, '[1,2]')).toEqual(malformed(0))
    expect(await heard(line, 'null')).toEqual(malformed(0))
    expect(await heard(line, '{"t":"cheat","n":7,"match":"m"}')).toEqual(malformed(7))
    expect(await heard(line, '{"t":"join","n":8}')).toEqual(malformed(8))
    expect(await heard(line, '{"t":"join","n":-1,"match":"m"}')).toEqual(malformed(0))
    expect(await heard(line, '{"t":"join","n":1.5,"match":"m"}')).toEqual(malformed(0))
    expect(await heard(line, '{"t":"answer","n":9,"match":"m","id":"1","keys":[]}')).toEqual(malformed(9))
    expect(await heard(line, '{"t":"answer","n":10,"match":"m","id":"1","keys":"pass"}')).toEqual(malformed(10))
    expect(await heard(line, '{"t":"undo","n":11,"match":"m","plies":0}')).toEqual(malformed(11))
    expect(await heard(line, Buffer.from('{"t":"leave","n":1,"match":"m"}'))).toEqual(malformed(0))
    expect(await heard(line, '{"t":"join","n":12,"match":"m"}')).toMatchObject({ n: 12, code: 'match.unknown' })
  })

  test('that is too large is refused, one far too large ends the socket', async () => {
    const house = await House.open()
    const line = await (await house.visitor()).line()
    expect(await heard(line, JSON.stringify({ t: 'say', n: 1, match: 'm', text: 'x'.repeat(9000) }))).toMatchObject({ code: 'socket.tooLarge' })
    line.send('x'.repeat(100_000))
    await line.until('the socket is closed', () => line.closed !== undefined)
    expect(line.closed?.code).toBe(1009)
  })

  test('too many are refused for a while, and without patience for ever', async () => {
    const house = await House.open({ socketRate: { perSecond: 20, burst: 10 } })
    const ada = await house.visitor()
    const { id } = await ada.table('skirmish', [me, bot()])
    const line = await ada.at(id)
    const codes = await Promise.all(Array.from({ length: 15 }, () => line.code({ t: 'leave', match: 'm' })))
    expect(codes.filter((code) => code === 'socket.tooFast').length).toBeGreaterThanOrEqual(4)
    await expect.poll(() => line.code({ t: 'leave', match: 'm' }), { interval: 60 }).toBe('match.notJoined')
    for (let i = 0; i < 300; i++) line.send('{"t":"leave","n":1,"match":"m"}')
    await line.until('the socket is closed', () => line.closed !== undefined)
    expect(line.closed).toEqual({ code: 1008, reason: 'socket.tooFast' })
    // A guest cannot get round it with more sockets.
    const others = await Promise.all([ada.line(), ada.line(), ada.line(), ada.line()])
    const more = await Promise.all(others.flatMap((each) => Array.from({ length: 9 }, () => each.code({ t: 'leave', match: 'm' }))))
    expect(more.filter((code) => code === 'socket.tooFast').length).toBeGreaterThanOrEqual(10)
  })
})

test('what may not be done is refused by its code and changes nothing', async () => {
  const house = await House.open()
  const [ada, bo, eve] = [await house.visitor('Ada'), await house.visitor('Bo'), await house.visitor('Eve')]
  const { id, invite } = await ada.table('skirmish', [me, open])
  await bo.granted('POST', `/api/invites/${invite}/sit`)
  const lobby = await ada.at(id)
  expect(await lobby.code({ t: 'resign', match: id })).toBe('match.notStarted')
  await ada.granted('POST', `/api/tables/${id}/start`)
  const [adas, bos, eves] = [await ada.at(id), await bo.at(id), await eve.at(id)]
  const mine = adas.match(id).prompts[0]
  const his = bos.match(id).prompts[0]
  const sections = JSON.stringify(adas.match(id).sections)
  const answer = (keys: string[], decision = mine.id, match = id) => ({ t: 'answer', match, id: decision, keys }) as const

  expect(await eves.code(answer([mine.options[0].key]))).toBe('seat.none')
  expect(await bos.code(answer([mine.options[0].key]))).toBe('move.stale')
  expect(await adas.code(answer([his.options[0].key], his.id))).toBe('move.stale')
  expect(await adas.code(answer(['nonsense']))).toBe('move.refused')
  expect(await adas.code(answer([his.options.find(({ key }) => !mine.options.some((own) => own.key === key))?.key ?? 'x']))).toBe('move.refused')
  expect(await adas.code(answer([mine.options[0].key, 'pass']))).toBe('move.refused')
  expect(await adas.code(answer([mine.options[0].key], '99.0.0'))).toBe('move.stale')
  expect(await adas.code(answer([mine.options[0].key], mine.id, 'elsewhere'))).toBe('match.notJoined')
  expect(await adas.code({ t: 'undo', match: id, plies: 1 })).toBe('undo.barrier')
  expect(await adas.code({ t: 'proposeUndo', match: id, plies: 5 })).toBe('undo.tooFar')
  expect(await adas.code({ t: 'voteUndo', match: id, agrees: true })).toBe('undo.none')
  expect(await adas.code({ t: 'join', match: 'nowhere' })).toBe('match.unknown')
  expect(await adas.code({ t: 'leave', match: 'nowhere' })).toBe('match.notJoined')
  expect(JSON.stringify(adas.match(id).sections)).toBe(sections)

  // The same request again does no harm; another answer to a past decision is refused.
  const request = answer([mine.options[0].key])
  expect(await adas.ask(request, 500)).toEqual({ t: 'ok', n: 500 })
  expect(await adas.ask(request, 500)).toEqual({ t: 'ok', n: 500 })
  expect(await adas.code(answer([mine.options[1].key]))).toBe('move.notYours')
  expect((await eve.get(`/api/tables/${id}`)).body).toMatchObject({ status: 'running' })
  expect(await eves.code({ t: 'leave', match: id })).toBe('ok')
  expect(await eves.code(request)).toBe('match.notJoined')

  const random = new Random(8)
  await Promise.all([adas.play(id, random), bos.play(id, random)])
  expect(await adas.code(answer(['pass'], 'x'))).toBe('match.over')
  expect(await adas.code({ t: 'keep', match: id, bot: true })).toBe('match.over')
})

test('a client that reads too slowly is dropped rather than waited for', async () => {
  // Several megabytes would have to be sent before a real one is found to lag behind.
  const slow = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, bufferedAmount: 0, send: () => (slow.bufferedAmount += 100), terminate: () => (slow.readyState = 3) })
  const metrics = makeMetrics()
  const connection = new Connection(1, 'guest', slow as unknown as WebSocket, { metrics, mostWaiting: 250 } as unknown as ConnectionDeps)
  for (let i = 0; i < 5; i++) connection.send('text')
  expect(slow).toMatchObject({ bufferedAmount: 300, readyState: 3 })
  expect((await metrics.errors.get()).values).toMatchObject([{ value: 1, labels: { code: 'socket.tooSlow' } }])
})

test('a client that no longer answers is let go', async () => {
  const house = await House.open({ heartbeat: 100 })
  const ada = await house.visitor()
  const [deaf, well] = [await ada.line(), await ada.line()]
  deaf.pause()
  await expect.poll(() => house.metric('orrery_sockets'), { timeout: 3000 }).toBe(1)
  expect(well.closed).toBeUndefined()
})

test('nothing secret is logged', async () => {
  const house = await House.open()
  const ada = await house.visitor()
  const { id, invite } = await ada.table('fragile', [me, open], { startNow: true })
  const line = await ada.at(id)
  await line.play(id, new Random(1), () => line.match(id).table?.status === 'broken').catch(() => undefined)
  await ada.get(`/api/invites/${invite}x`)
  expect(house.logged.join('')).toContain('set aside')
  for (const secret of [id, invite, ada.cookie.split('=')[1], 'card7']) expect(house.logged.join('')).not.toContain(secret)
})
