import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { parseLine } from '#kernel/record.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { Child } from './helpers/child.ts'
import type { Line } from './helpers/line.ts'
import { bot, me, open, Visitor } from './helpers/visitor.ts'

const dir = mkdtempSync(join(tmpdir(), 'orrery-kill-'))

afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** A person in one match, who remembers what the server has acknowledged. */
interface Player {
  readonly visitor: Visitor
  readonly match: string
  readonly seat: number
  readonly acknowledged: string[]
}

test('killed in the middle of 20 matches, again and again, the server loses nothing it acknowledged, and every match goes on', async () => {
  let server = await Child.spawn({ DATA_DIR: dir })
  let url = await server.ready()
  const players: Player[] = []
  for (let i = 0; i < 20; i++) {
    const game = i % 2 === 0 ? 'skirmish' : 'res-arcana'
    const host = await Visitor.arrive(url)
    const { id, invite } = await host.table(game, i % 4 < 2 ? [me, open] : [me, bot(game === 'skirmish' ? 'regular' : 'novice'), bot()])
    players.push({ visitor: host, match: id, seat: 0, acknowledged: [] })
    if (i % 4 < 2) {
      const guest = await Visitor.arrive(url)
      await guest.granted('POST', `/api/invites/${invite}/sit`)
      players.push({ visitor: guest, match: id, seat: 1, acknowledged: [] })
    }
    await host.granted('POST', `/api/tables/${id}/start`)
  }

  const random = new Random('kill')
  for (let round = 1; round <= 3; round++) {
    const lines = await Promise.all(players.map(({ visitor, match }) => visitor.at(match)))
    const hammering = players.map((player, i) => hammer(player, lines[i], random))
    const goal = total(players) + 120
    while (total(players) < goal) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(await server.end('SIGKILL')).toBe('SIGKILL')
    await Promise.all(hammering)
    await expectAllThere(players)

    server = await Child.spawn({ DATA_DIR: dir })
    url = await server.ready()
    for (const { visitor } of players) visitor.url = url
  }

  const lines = await Promise.all(players.map(({ visitor, match }) => visitor.at(match)))
  await Promise.all(players.map((player, i) => hammer(player, lines[i], random)))
  players.forEach(({ match }, i) => expect(lines[i].match(match).over).toBe(true))
  expect(await server.end('SIGTERM')).toBe(0)
  await expectAllThere(players)
  expect(server.err).toBe('')
})

const total = (players: readonly Player[]): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** Answers as fast as the server lets it, to the end of the game or of the server. */
async function hammer({ match, acknowledged }: Player, line: Line, random: Random): Promise<void> {
  const seen = line.match(match)
  for (;;) {
    await line.until('it is my turn', () => seen.over || line.closed !== undefined || seen.required !== undefined, 30_000)
    const prompt = seen.required
    if (seen.over || !prompt || line.closed) return
    const { key } = prompt.options[random.int(prompt.options.length)]
    const reply = await line.ask({ t: 'answer', match, id: prompt.id, keys: [key] })
    if (reply.t === 'ok') acknowledged.push(key)
    else if (reply.t === 'error' && reply.code !== 'socket.closed') throw new Error(`Refused: ${JSON.stringify(reply)}`)
  }
}

/** Each person's acknowledged answers stand in the record in their order; at most one more, whose acknowledgement was lost, follows each kill. */
async function expectAllThere(players: readonly Player[]): Promise<void> {
  const storage = await openSqlite(dir)
  for (const { match, seat, acknowledged } of players) {
    const lines = await storage.lines(match, 0)
    const choices = lines.map(parseLine).flatMap(({ choice }) => (choice?.seat === seat ? [choice.key] : []))
    const unacknowledged = choices.length - acknowledged.length
    expect(unacknowledged).toBeOneOf([0, 1])
    if (unacknowledged === 1) acknowledged.push(choices[choices.length - 1])
    expect(choices).toEqual(acknowledged)
  }
  await storage.close()
}
