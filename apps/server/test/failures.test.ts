import { describe, expect, test } from 'vitest'
import type { TableInfo } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { StorageError, type StorageCode } from '../storage/error.ts'
import type { Storage } from '../storage/port.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { House } from './helpers/house.ts'
import { settled, takeTurns, type Line } from './helpers/line.ts'
import { bot, me, open, type Visitor } from './helpers/visitor.ts'

/** A match up to the first turn, where every choice but passing is a mine. */
async function atFirstTurn(ada: Visitor, bo: Visitor, game = 'fragile'): Promise<{ id: string; line: Line; other: Line }> {
  const { id, invite } = await ada.table(game, [me, open])
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

  test.each([['fragile', 'rules.hung'], ['explosive', 'rules.crashed']])('%s takes its worker with it: the match is set aside, the others wake elsewhere', async (game, code) => {
    const house = await House.open({ hangAfter: 400 })
    const [ada, bo, eve] = [await house.visitor(), await house.visitor(), await house.visitor()]
    const { id, line, other } = await atFirstTurn(ada, bo, game)
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
    expect(other.match(id).table?.error).toBe(code)
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
  const { id } = await ada.table('pensive', [me, bot('regular')], { startNow: true })
  const line = await ada.at(id)
  await takeTurns([line], id, new Random(1), 3)
  await line.until('the bot has moved again', () => line.match(id).over || line.match(id).required !== undefined)
  expect(await house.metric('orrery_bot_fallbacks_total')).toBeGreaterThan(0)
  const well = await ada.table('skirmish', [me, bot('regular')], { startNow: true })
  const other = await ada.at(well.id)
  await other.play(well.id, new Random(1))
  expect(other.match(well.id).over).toBe(true)
})

describe('storage that fails', () => {
  /** While `failing`, nothing is kept; or it is kept and said not to be, as a dying disk may do. */
  class Disk {
    failing: StorageCode | undefined
    lies = false

    readonly open = async (dir: string): Promise<Storage> => {
      const storage = await openSqlite(dir)
      const append = storage.append.bind(storage)
      storage.append = async (batch) => {
        if (!this.failing) return append(batch)
        if (this.lies) await append(batch)
        const error = new StorageError(this.failing, `a disk in ${dir}`)
        return batch.map(() => ({ ok: false, error }))
      }
      return storage
    }
  }

  async function table(house: House) {
    const [ada, bo] = [await house.visitor(), await house.visitor()]
    const { id, invite } = await ada.table('skirmish', [me, open, bot('regular')])
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    await ada.granted('POST', `/api/tables/${id}/start`)
    return { id, ada, lines: [await ada.at(id), await bo.at(id)] }
  }

  test('a full disk is said, loses nothing acknowledged, and play goes on when there is room', async () => {
    const disk = new Disk()
    const house = await House.open({}, disk.open)
    const { id, ada, lines } = await table(house)
    const random = new Random(6)
    await takeTurns(lines, id, random, 5)
    await settled(lines, id)
    const turn = lines.find((line) => line.match(id).required)
    const prompt = turn?.match(id).required
    if (!turn || !prompt) throw new Error('nobody is asked')
    disk.failing = 'storage.full'
    const answer = { t: 'answer', match: id, id: prompt.id, keys: [prompt.options[0].key] } as const
    const plies = (await ada.get<{ plies: number }[]>('/api/me/matches')).body[0].plies
    expect(await turn.ask(answer)).toMatchObject({ code: 'storage.full', message: expect.not.stringContaining(house.dir) })
    for (const line of lines) await line.until('it is said', () => line.alarms.some(({ code }) => code === 'storage.full'))
    for (const line of lines) await line.until('all is told anew', () => line.match(id).number === 1)
    expect(turn.match(id).required).toEqual(prompt)
    expect(await turn.code(answer)).toBe('storage.full')
    expect((await ada.get<{ plies: number }[]>('/api/me/matches')).body[0].plies).toBe(plies)

    disk.failing = undefined
    await turn.until('it is my turn again', () => turn.match(id).required !== undefined)
    expect(await turn.code(answer)).toBe('ok')
    await Promise.all(lines.map((line) => line.play(id, random)))
    expect(lines[0].match(id).over).toBe(true)
    expect((await ada.granted('GET', `/api/tables/${id}`)).status).toBe('finished')
  })

  test('bots wait and try again', async () => {
    const disk = new Disk()
    const house = await House.open({ botDelay: 20 }, disk.open)
    const ada = await house.visitor()
    const { id } = await ada.table('skirmish', [bot(), bot()], { startNow: true })
    const line = await ada.at(id)
    disk.failing = 'storage.failed'
    await line.until('bots have tried in vain', () => line.alarms.length >= 3)
    disk.failing = undefined
    await line.until('they have come to the end', () => line.match(id).over)
    expect(line.alarms.length).toBeLessThan(50)
  })

  test('what was kept although it was said to be lost is found, and sent again does no harm', async () => {
    const disk = new Disk()
    const house = await House.open({}, disk.open)
    const { id, lines } = await table(house)
    await takeTurns(lines, id, new Random(2), 4)
    await settled(lines, id)
    const turn = lines.find((line) => line.match(id).required)
    const prompt = turn?.match(id).required
    if (!turn || !prompt) throw new Error('nobody is asked')
    Object.assign(disk, { failing: 'storage.failed', lies: true })
    const answer = { t: 'answer', match: id, id: prompt.id, keys: [prompt.options[0].key] } as const
    expect(await turn.code(answer)).toBe('storage.failed')
    disk.failing = undefined
    expect(await turn.code(answer)).toBe('ok')
    const random = new Random(3)
    await Promise.all(lines.map((line) => line.play(id, random)))
    expect(lines[0].match(id).over).toBe(true)
  })
})
