import { describe, expect, test } from 'vitest'
import type { TableInfo } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { connect } from '../storage/sqlite-connect.ts'
import { SqliteStorage } from '../storage/sqlite.ts'
import { House } from './helpers/house.ts'
import { takeTurns, type Line } from './helpers/line.ts'
import { bot, me, open, type Visitor } from './helpers/visitor.ts'

/** A match of the fragile game up to the first turn, where every choice but passing is a mine. */
async function atFirstTurn(ada: Visitor, bo: Visitor): Promise<{ id: string; line: Line; other: Line }> {
  const { id, invite } = await ada.table('fragile', [me, open])
  await bo.granted('POST', `/api/invites/${invite}/sit`)
  await ada.granted('POST', `/api/tables/${id}/start`)
  const lines = [await ada.at(id), await bo.at(id)]
  await takeTurns(lines, id, new Random(1), 2)
  for (const line of lines) await line.until('the turn has come', () => JSON.stringify(line.match(id).sections['waiting']).includes('"turn"'))
  const [line, other] = lines[0].match(id).required ? lines : lines.reverse()
  return { id, line, other }
}

const step = (line: Line, match: string, verb: string): Promise<string> => {
  const prompt = line.match(match).required
  const option = prompt?.options.find((each) => each.verb === verb)
  return line.code({ t: 'answer', match, id: prompt?.id ?? '', keys: [option?.key ?? ''] })
}

describe('rules that fail', () => {
  test.each([['draw', 'rules.failed'], ['attack', 'rules.runaway']])('on %s: the match is set aside, told, and can be tried again; others go on', async (verb, code) => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor(), await house.visitor()]
    const { id, line, other } = await atFirstTurn(ada, bo)
    const well = await ada.table('skirmish', [me, bot()], { startNow: true })
    expect(await step(line, id, verb)).toBe('match.broken')
    for (const each of [line, other]) {
      await each.until('the match is set aside', () => each.match(id).table?.status === 'broken')
      expect(each.match(id).table?.error).toBe(code)
      expect(each.raw.join('')).not.toContain('no such thing')
      expect(await each.code({ t: 'resign', match: id })).toBe('match.broken')
    }
    expect((await bo.at(id)).match(id).table?.status).toBe('broken')
    expect(await ada.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { code: 'record.running' } })
    const adas = await ada.at(well.id)
    await adas.play(well.id, new Random(3))
    expect(adas.match(well.id).over).toBe(true)

    await house.restart()
    expect(await bo.post(`/api/tables/${id}/resume`)).toMatchObject({ status: 403, body: { code: 'table.notHost' } })
    expect(await ada.granted('POST', `/api/tables/${id}/resume`)).toMatchObject({ status: 'running' })
    const lines = [await ada.at(id), await bo.at(id)]
    const again = lines.find((each) => each.match(id).required)
    if (!again) throw new Error('nobody is asked')
    expect(await step(again, id, 'pass')).toBe('ok')
  })

  test('a worker that hangs is replaced: the guilty match is set aside, the others wake elsewhere', async () => {
    const house = await House.open({ hangAfter: 400 })
    const [ada, bo, eve] = [await house.visitor(), await house.visitor(), await house.visitor()]
    const { id, line, other } = await atFirstTurn(ada, bo)
    const tables: TableInfo[] = []
    for (let i = 0; i < 5; i++) tables.push(await eve.table('skirmish', [me, bot()], { startNow: true }))
    const eves = await Promise.all(tables.map((table) => eve.at(table.id)))
    const before = eves.map((each, i) => each.match(tables[i].id).sections)
    const hung = step(line, id, 'look')
    // Asked while the worker hangs: lost with it, and just as good a moment later.
    const [{ id: decision, options }] = eves[0].match(tables[0].id).prompts
    const answer = { t: 'answer', match: tables[0].id, id: decision, keys: [options[0].key] } as const
    expect(await eves[0].code(answer)).toBe('match.interrupted')
    expect(await eves[0].code(answer)).toBe('ok')
    expect(await hung).toBe('match.interrupted')
    await other.until('the match is set aside', () => other.match(id).table?.status === 'broken')
    expect(other.match(id).table?.error).toBe('rules.hung')
    for (let i = 1; i < 5; i++) {
      await eves[i].until('all is told anew', () => eves[i].raw.filter((text) => text.includes('"number":1,')).length === 2)
      expect(eves[i].match(tables[i].id).sections).toEqual(before[i])
    }
    await Promise.all(eves.map((each, i) => each.play(tables[i].id, new Random(i))))
    for (const [i, each] of eves.entries()) expect(each.match(tables[i].id).over).toBe(true)
  })
})

test('a bot that thinks too long is cut short and moves at random', async () => {
  const house = await House.open({ botLimit: 150 })
  const ada = await house.visitor()
  const { id } = await ada.table('pensive', [me, bot('greedy')], { startNow: true })
  const line = await ada.at(id)
  await takeTurns([line], id, new Random(1), 3)
  expect(line.match(id).over || line.match(id).required).toBeTruthy()
  expect(await house.metric('orrery_bot_fallbacks_total')).toBeGreaterThan(0)
  const well = await ada.table('skirmish', [me, bot('greedy')], { startNow: true })
  const other = await ada.at(well.id)
  await other.play(well.id, new Random(1))
  expect(other.match(well.id).over).toBe(true)
})

describe('storage that fails', () => {
  test('a full disk is said, loses nothing acknowledged, and play goes on when there is room', async () => {
    let pages = (_count: number): void => undefined
    const house = await House.open({}, async (dir) => {
      const connection = connect(dir)
      pages = (count) => void connection.db.pragma(`max_page_count = ${count}`)
      return new SqliteStorage(connection)
    })
    const [ada, bo] = [await house.visitor(), await house.visitor()]
    const { id, invite } = await ada.table('skirmish', [me, open, bot('greedy')])
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    await ada.granted('POST', `/api/tables/${id}/start`)
    const lines = [await ada.at(id), await bo.at(id)]
    const random = new Random(6)
    await takeTurns(lines, id, random, 5)

    // Chat fills what is left of a database that may no longer grow.
    pages(1)
    let said = 0
    while ((await lines[0].code({ t: 'say', match: id, text: 'x'.repeat(480) })) === 'ok') said++
    expect(said).toBeLessThan(200)
    const [line] = lines.filter((each) => each.match(id).required)
    let refused = 'ok'
    let accepted = 0
    for (; refused === 'ok' && accepted < 60; accepted++) {
      const turn = lines.find((each) => each.match(id).required)
      if (!turn) break
      const prompt = turn.match(id).required
      refused = await turn.code({ t: 'answer', match: id, id: prompt?.id ?? '', keys: [prompt?.options[0].key ?? ''] })
    }
    if (refused === 'ok') await line.until('the bot’s move cannot be kept', () => lines.some((each) => each.alarms.length > 0))
    else expect(refused).toBe('storage.full')
    for (const each of lines) await each.until('it is said', () => each.alarms.some(({ code }) => code === 'storage.full'))
    expect((await ada.patch('/api/me', { name: 'y'.repeat(40) })).status).toBeOneOf([200, 507])

    pages(100_000)
    for (const each of lines) await each.until('all is told anew', () => each.match(id).number > 0)
    await Promise.all(lines.map((each) => each.play(id, random)))
    expect(lines[0].match(id).over).toBe(true)
    expect((await ada.granted('GET', `/api/tables/${id}`)).status).toBe('finished')
  })
})
