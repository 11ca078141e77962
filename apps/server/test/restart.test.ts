import { expect, test } from 'vitest'
import type { MatchRow } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { House } from './helpers/house.ts'
import { settled, takeTurns } from './helpers/line.ts'
import { bot, me, open, type Visitor } from './helpers/visitor.ts'

test.each(['skirmish', 'res-arcana'])('%s goes on after a restart in the middle of any decision', async (game) => {
  const house = await House.open()
  const people = [await house.visitor(), await house.visitor()]
  const { id, invite } = await people[0].table(game, [me, open, bot('regular')])
  await people[1].granted('POST', `/api/invites/${invite}/sit`)
  await people[0].granted('POST', `/api/tables/${id}/start`)
  const random = new Random(`restart ${game}`)
  let acknowledged = 0
  for (let round = 0; round < 5; round++) {
    const lines = await Promise.all(people.map((person) => person.at(id)))
    acknowledged += await takeTurns(lines, id, random, 4 + round)
    if (lines.some((line) => line.match(id).over)) break
    await settled(lines, id)
    const before = lines.map((line) => ({ sections: line.match(id).sections, log: line.match(id).log }))
    await house.restart()
    const again = await Promise.all(people.map((person) => person.at(id)))
    await settled(again, id)
    again.forEach((line, i) => expect({ sections: line.match(id).sections, log: line.match(id).log }).toEqual(before[i]))
  }
  expect(acknowledged).toBeGreaterThan(10)
  const [row] = (await people[0].get<MatchRow[]>('/api/me/matches')).body
  expect(row.plies).toBeGreaterThanOrEqual(acknowledged)
  const lines = await Promise.all(people.map((person) => person.at(id)))
  await Promise.all(lines.map((line) => line.play(id, random)))
  expect(lines[0].match(id).over).toBe(true)
})

test('an answer resent after a restart is known', async () => {
  const house = await House.open()
  const ada = await house.visitor()
  const { id } = await ada.table('skirmish', [me, bot()], { startNow: true })
  const line = await ada.at(id)
  const [{ id: decision, options }] = line.match(id).prompts
  const answer = { t: 'answer', match: id, id: decision, keys: [options[1].key] } as const
  expect(await line.code(answer)).toBe('ok')
  await house.restart()
  const again = await ada.at(id)
  expect(await again.code(answer)).toBe('ok')
  expect(await again.code({ ...answer, keys: [options[0].key] })).toMatch(/move\.(stale|notYours)/)
})

test('bots whose turn it was go on by themselves', async () => {
  const house = await House.open({ botDelay: 200 })
  const ada = await house.visitor()
  // Somebody looks on, so the bots take their time; then the server stops.
  const { id } = await ada.table('skirmish', [bot(), bot()], { startNow: true })
  const line = await ada.at(id)
  await line.until('a bot has moved', () => Number(line.match(id).sections['ply']) > 0)
  await house.restart()
  await expect.poll(async () => (await ada.granted('GET', `/api/tables/${id}`)).status, { timeout: 10_000 }).toBe('finished')
})

test('a reconnecting client finds what it left, and only once', async () => {
  const house = await House.open()
  const [ada, bo] = [await house.visitor(), await house.visitor()]
  const { id, invite } = await ada.table('skirmish', [me, open])
  await bo.granted('POST', `/api/invites/${invite}/sit`)
  await ada.granted('POST', `/api/tables/${id}/start`)
  const random = new Random(9)
  const bos = await bo.at(id)
  const bosGame = bos.play(id, random)
  for (;;) {
    const line = await ada.at(id)
    await line.play(id, random, atMost(2))
    if (line.match(id).over) break
    line.drop()
  }
  await bosGame
  expect(bos.match(id).over).toBe(true)
  expect(await online(bo, id)).toEqual([true, true])
  bos.drop()
  await expect.poll(() => online(ada, id)).toEqual([true, false])
})

test('what is sent together with joining is not too early, and leaving at once leaves nothing behind', async () => {
  const house = await House.open({ sleepAfter: 100 })
  const ada = await house.visitor()
  const { id } = await ada.table('skirmish', [me, bot()], { startNow: true })
  const first = await ada.at(id)
  const [{ id: decision, options }] = first.match(id).prompts
  const answer = { t: 'answer', match: id, id: decision, keys: [options[0].key] } as const
  const second = await ada.line()
  const replies = await Promise.all([second.code({ t: 'join', match: id }), second.code(answer), second.code({ t: 'leave', match: id }), second.code(answer)])
  expect(replies).toEqual(['ok', 'ok', 'ok', 'match.notJoined'])
  for (let i = 0; i < 5; i++) {
    const hasty = await ada.line()
    void hasty.ask({ t: 'join', match: id })
    setImmediate(() => hasty.drop())
  }
  first.drop()
  await expect.poll(() => house.metric('orrery_matches_live'), { timeout: 3000 }).toBe(0)
})

const atMost = (count: number) => {
  let asked = 0
  return () => asked++ >= count
}

async function online(visitor: Visitor, id: string): Promise<boolean[]> {
  return (await visitor.granted('GET', `/api/tables/${id}`)).seats.map((seat) => seat.kind === 'person' && seat.online)
}
