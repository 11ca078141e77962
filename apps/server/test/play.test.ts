import { describe, expect, test } from 'vitest'
import type { MatchRow } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { replay } from '#kernel/record.ts'
import { testGames } from './helpers/games.ts'
import { House } from './helpers/house.ts'
import { expectNothingHidden, truth } from './helpers/secrecy.ts'
import { bot, me, open } from './helpers/visitor.ts'

describe.each(['skirmish', 'res-arcana'])('two people and an onlooker: %s', (game) => {
  test('play a whole game over their sockets and are told no more than they may know', async () => {
    const house = await House.open()
    const [ada, bo, eve] = [await house.visitor('Ada'), await house.visitor('Bo'), await house.visitor('Eve')]
    const { id, invite } = await ada.table(game, [me, open], { name: 'Friday' })
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    await ada.granted('POST', `/api/tables/${id}/start`)
    expect(await ada.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { code: 'record.running' } })

    const lines = [await ada.at(id), await bo.at(id), await eve.at(id)]
    expect(lines.map((line) => line.match(id).table?.seat)).toEqual([0, 1, -1])
    // Chance of its own for each seat: a failure comes back from its secret, whoever answers first.
    const answers = await Promise.all(lines.slice(0, 2).map((line, seat) => line.play(id, new Random(`play ${game} ${seat}`))))
    expect(Math.min(...answers)).toBeGreaterThan(5)
    for (const line of lines) {
      await line.until('the game is over', () => line.match(id).over && line.match(id).table?.status === 'finished')
      expect(line.match(id).sections['table']).toHaveProperty('outcome.places')
    }

    const { body: record } = await eve.get<string>(`/api/tables/${id}/record`)
    const made = testGames.find((each) => each.id === game)?.make()
    if (!made) throw new Error('no such game')
    expect(made.outcome(replay(made, record).state)?.places).toEqual(lines[0].match(id).matchTable.outcome?.places)
    const truly = truth(made, record)
    lines.forEach((line, viewer) => expect(expectNothingHidden(made, truly, viewer, line.raw)).toBeGreaterThan(100))
    // The check itself: what one seat was sent would tell the other too much.
    expect(() => expectNothingHidden(made, truly, 1, lines[0].raw)).toThrow()
    const { secret } = truly
    expect(secret).toMatch(/^[0-9a-f]{32}$/)
    for (const line of lines) expect(line.raw.join('\n')).not.toContain(secret)

    const { body: rows } = await bo.get<MatchRow[]>('/api/me/matches')
    expect(rows).toMatchObject([{ id, game, name: 'Friday', status: 'finished', seat: 1, waitingFor: [], seats: [{ name: 'Ada' }, { name: 'Bo' }] }])
    expect((await eve.get<MatchRow[]>('/api/me/matches')).body).toEqual([])
  })
})

test.each(['skirmish', 'res-arcana'])('one call starts a game of %s against bots, which ends', async (game) => {
  const house = await House.open()
  const ada = await house.visitor()
  const { id, status } = await ada.table(game, [bot('regular'), me, bot()], { startNow: true })
  expect(status).toBe('running')
  const line = await ada.at(id)
  await line.play(id, new Random(5))
  expect(line.match(id).matchTable.outcome?.places).toHaveLength(3)
  expect(await house.metric('orrery_bot_fallbacks_total')).toBe(0)
  expect(await house.metric('orrery_moves_total')).toBeGreaterThan(10)
})
