import { describe, expect, test } from 'vitest'
import type { SeatInfo } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { House } from './helpers/house.ts'
import { bot, me, open } from './helpers/visitor.ts'

const kept = (seat: SeatInfo | undefined): boolean => seat?.kind === 'person' && seat.kept

describe('a seat kept warm', () => {
  test('is played by a bot until whoever opens the invitation sits down on it', async () => {
    const house = await House.open()
    const [ada, bo, eve] = [await house.visitor('Ada'), await house.visitor('Bo'), await house.visitor()]
    const { id, invite } = await ada.table('skirmish', [me, open], { startNow: true })
    const adas = await ada.at(id)
    const bos = await bo.at(id)
    expect(bos.match(id).table?.seats[1]).toEqual({ kind: 'open' })
    const random = new Random(2)
    let answers = 0
    await adas.play(id, random, () => answers++ > 6)
    await bos.until('the bot has moved', () => bos.match(id).log.length > 3)
    expect(bos.match(id).prompts).toEqual([])

    expect(await bo.granted('POST', `/api/invites/${invite}/sit`)).toMatchObject({ seat: 1, status: 'running', seats: [{ name: 'Ada' }, { name: 'Bo', kept: false }] })
    await bos.until('Bo sees with his own eyes', () => bos.match(id).number === 1 && bos.match(id).table?.seat === 1)
    expect(bos.match(id).sections['viewer']).toBe(1)
    expect(await eve.post(`/api/invites/${invite}/sit`)).toMatchObject({ status: 409, body: { code: 'table.full' } })
    expect(adas.match(id).log.some(({ type, data }) => type === 'table.person' && data['seat'] === 1)).toBe(true)
    await Promise.all([adas.play(id, random), bos.play(id, random)])
    expect(bos.match(id).over).toBe(true)
  })

  test('is what one leaves behind when standing up in the running game', async () => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
    const { id, invite } = await ada.table('skirmish', [me, open])
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    await ada.granted('POST', `/api/tables/${id}/start`)
    const [adas, bos] = [await ada.at(id), await bo.at(id)]
    expect(await bo.granted('POST', `/api/tables/${id}/stand`)).toMatchObject({ seat: -1, seats: [{ name: 'Ada' }, { kind: 'open' }] })
    await bos.until('Bo only looks on', () => bos.match(id).sections['viewer'] === 2)
    expect(await bos.code({ t: 'resign', match: id })).toBe('seat.none')
    await adas.play(id, new Random(1))
    expect(adas.match(id).over).toBe(true)
  })
})

describe('a seat whose person is away', () => {
  test('is kept by a bot when asked, and handed back at once on coming back', async () => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
    const { id, invite } = await ada.table('skirmish', [me, open])
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    await ada.granted('POST', `/api/tables/${id}/start`)
    const adas = await ada.at(id)
    const bos = await bo.at(id)
    expect(await bos.code({ t: 'keep', match: id, bot: true })).toBe('ok')
    const [prompt] = bos.match(id).prompts
    if (prompt) expect(await bos.code({ t: 'answer', match: id, id: prompt.id, keys: [prompt.options[0].key] })).toBe('seat.kept')
    bos.drop()
    await adas.until('Bo is seen to be away', () => kept(adas.match(id).table?.seats[1]))
    let answers = 0
    await adas.play(id, new Random(4), () => answers++ > 4)
    await house.restart()
    const again = await bo.at(id)
    expect(again.match(id).table?.seat).toBe(1)
    await again.until('the seat is mine', () => !kept(again.match(id).table?.seats[1]) && again.match(id).matchTable.controls[1].by === 'person')
    const random = new Random(7)
    await Promise.all([(await ada.at(id)).play(id, random), again.play(id, random)])
    expect(again.match(id).over).toBe(true)
  })

  test('is kept by a bot after a while, if the server is told so and somebody waits', async () => {
    const house = await House.open({ keepAfter: 100 })
    const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
    const { id, invite } = await ada.table('skirmish', [me, open])
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    await ada.granted('POST', `/api/tables/${id}/start`)
    const bos = await bo.at(id)
    bos.drop()
    const adas = await ada.at(id)
    await adas.play(id, new Random(3))
    expect(adas.match(id).over).toBe(true)
    expect(adas.match(id).log.some(({ type, data }) => type === 'table.bot' && data['seat'] === 1)).toBe(true)
  })

  test('is not played on when nobody waits: the match sleeps, and wakes where it was', async () => {
    const house = await House.open({ keepAfter: 50, sleepAfter: 100 })
    const ada = await house.visitor('Ada')
    const { id } = await ada.table('skirmish', [me, bot()], { startNow: true })
    const first = await ada.at(id)
    let answers = 0
    await first.play(id, new Random(3), () => answers++ > 3)
    await first.until('it is my turn', () => first.match(id).required !== undefined)
    const { sections, log } = first.match(id)
    expect(await house.metric('orrery_matches_live')).toBe(1)
    first.drop()
    await expect.poll(() => house.metric('orrery_matches_live'), { timeout: 3000 }).toBe(0)
    const second = await ada.at(id)
    expect(second.match(id).sections).toEqual(sections)
    expect(second.match(id).log).toEqual(log)
  })
})

test('who gives up is played by a bot to the end and does not get the seat back', async () => {
  const house = await House.open()
  const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
  const { id, invite } = await ada.table('skirmish', [me, open, bot()])
  await bo.granted('POST', `/api/invites/${invite}/sit`)
  await ada.granted('POST', `/api/tables/${id}/start`)
  const [adas, bos] = [await ada.at(id), await bo.at(id)]
  expect(await bos.code({ t: 'resign', match: id })).toBe('ok')
  expect(await bos.code({ t: 'resign', match: id })).toBe('seat.resigned')
  expect(await bos.code({ t: 'keep', match: id, bot: false })).toBe('seat.resigned')
  bos.drop()
  const again = await bo.at(id)
  expect(again.match(id).matchTable).toMatchObject({ resigned: [false, true, false], controls: [{ by: 'person' }, { by: 'bot' }, { by: 'bot' }] })
  await adas.play(id, new Random(1))
  expect(adas.match(id).over).toBe(true)
})

test('a standing answer outlives the night, and undo asks those who are people', async () => {
  const house = await House.open()
  const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
  const { id, invite } = await ada.table('skirmish', [me, open])
  await bo.granted('POST', `/api/invites/${invite}/sit`)
  await ada.granted('POST', `/api/tables/${id}/start`)
  let [adas, bos] = [await ada.at(id), await bo.at(id)]
  expect(await bos.code({ t: 'standing', match: id, step: 'react', key: 'decline' })).toBe('ok')
  await house.restart()
  adas = await ada.at(id)
  bos = await bo.at(id)
  expect(bos.match(id).matchTable.standing).toEqual({ react: 'decline' })
  expect(await adas.code({ t: 'undo', match: id, plies: 1 })).toBe('undo.barrier')
  const [prompt] = adas.match(id).prompts
  expect(await adas.code({ t: 'answer', match: id, id: prompt.id, keys: [prompt.options[0].key] })).toBe('ok')
  expect(await adas.code({ t: 'retract', match: id })).toBe('ok')
  expect(await adas.code({ t: 'retract', match: id })).toBe('move.retract')
  expect(await adas.code({ t: 'proposeUndo', match: id, plies: 1 })).toBe('ok')
  await bos.until('I am asked', () => bos.match(id).matchTable.proposal !== null)
  expect(await bos.code({ t: 'voteUndo', match: id, agrees: true })).toBe('ok')
  expect(bos.match(id).matchTable.proposal).toBeNull()
  expect(await bos.code({ t: 'standing', match: id, step: 'react', key: null })).toBe('ok')
  expect(bos.match(id).matchTable.standing).toEqual({})
})
