import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gameById } from '#games/registry.ts'
import type { Update } from '#host/channel.ts'
import type { Reply } from '#host/protocol.ts'
import { parseLine, parseRecord } from '#kernel/record.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { House } from './helpers/house.ts'
import type { Line } from './helpers/line.ts'
import { expectNothingHidden, truth, type CardsIn } from './helpers/secrecy.ts'
import { me, open } from './helpers/visitor.ts'

const golden = fileURLToPath(new URL('../../../games/arcs/test/golden/', import.meta.url))
const game = gameById('arcs').make()

/** A recorded game of three in which Farseers look at a hand and exchange a card. */
function farseersGame(): string {
  const texts = readdirSync(golden).filter((file) => file.endsWith('.rec')).map((file) => readFileSync(join(golden, file), 'utf8'))
  const found = texts.find((text) => /^seats 3$/m.test(text) && /^\d look:/m.test(text) && /^\d exchange:/m.test(text))
  if (found === undefined) throw new Error('no golden record of three seats has a look and an exchange')
  return found
}

/** In these events a card is a number; elsewhere the same words stand for leaders and resources. */
const cardsIn: CardsIn = ({ type, data }) => {
  if (type === 'exchanged') return [data['given'], data['taken']].filter((card) => typeof card === 'number')
  if (type === 'looked' || type === 'dealt') return (data['cards'] ?? []) as number[]
  return typeof data['card'] === 'number' && !type.startsWith('picked') ? [data['card']] : []
}

test('a whole game of Arcs over sockets, Farseers included, tells nobody more than the table knows', async () => {
  const record = farseersGame()
  const { header, lines } = parseRecord(record)
  const house = await House.open()
  const people = [await house.visitor('Ada'), await house.visitor('Bo'), await house.visitor('Cleo')]
  const { id, invite } = await people[0].table('arcs', [me, open, open], { variant: header.variant })
  await people[1].granted('POST', `/api/invites/${invite}/sit`)
  await people[2].granted('POST', `/api/invites/${invite}/sit`)
  await house.stop()
  await begin(house.dir, id, JSON.stringify(header))
  await house.restart()
  const eve = await house.visitor('Eve')
  const sockets = [...(await Promise.all(people.map((person) => person.at(id)))), await eve.at(id)]
  expect(sockets.map((line) => line.match(id).table?.seat)).toEqual([0, 1, 2, -1])

  for (const written of lines) {
    const { choice } = parseLine(written)
    if (choice) await answer(sockets[choice.seat], id, choice.key)
  }
  for (const line of sockets) await line.until('the game is over', () => line.match(id).over)
  expect((await eve.get<string>(`/api/tables/${id}/record`)).body).toBe(record)

  const truly = truth(game, record)
  sockets.forEach((line, viewer) => expect(expectNothingHidden(game, truly, viewer, line.raw, cardsIn)).toBeGreaterThan(1000))
  // The check itself: what one seat was sent would tell the others too much.
  for (const other of [1, 2, 3]) expect(() => expectNothingHidden(game, truly, other, sockets[0].raw, cardsIn)).toThrow()

  for (const line of sockets) expect(cardsSeenInDecks(line)).toEqual([])
  expectTheLookIsPrivate(sockets, id)
}, 60_000)

/** Starts the match that stands in the lobby with a header of ours, as if it had been dealt so. */
async function begin(dir: string, id: string, header: string): Promise<void> {
  const storage = await openSqlite(dir)
  const match = await storage.match(id)
  await storage.updateMatch(id, match?.revision ?? -1, { standing: { status: 'running' }, header, waitingFor: 1, waitingSince: 0 }, 0)
  await storage.close()
}

async function answer(line: Line, match: string, key: string): Promise<void> {
  const offered = () => line.match(match).required?.options.some((option) => option.key === key) ?? false
  await line.until(`${key} is offered`, offered)
  const id = line.match(match).required?.id ?? ''
  expect(await line.ask({ t: 'answer', match, id, keys: [key] })).toMatchObject({ t: 'ok' })
  await line.until('the answer has been taken', () => line.match(match).required?.id !== id)
}

/** Cards that a viewer was ever shown inside a deck; only buried Sworn Guardians lie there in sight. */
function cardsSeenInDecks(line: Line): string[] {
  const decks = ['deck', 'courtDeck'].map((name) => game.zones.names.indexOf(name))
  const shown = line.raw.flatMap((text) => {
    const reply = JSON.parse(text) as Reply
    const { cards } = reply.t === 'update' ? (reply.update as Update & { sections: { cards?: { at: number[][] } } }).sections : {}
    return cards ? decks.flatMap((zone) => cards.at[zone]) : []
  })
  const names = game.definition.names[game.cardKind]
  return [...new Set(shown)].filter((card) => card >= 0).map((card) => names[card]).filter((name) => name !== 'BC22')
}

/** Only the seat that looked was told the cards, and only the two who exchanged which ones they were. */
function expectTheLookIsPrivate(sockets: readonly Line[], id: string): void {
  const told = (type: string) => sockets.map((line) => line.match(id).log.find((event) => event.type === type)?.data)
  const looks = told('looked')
  const { seat, rival } = looks[3] as { seat: number; rival: number }
  looks.forEach((data, viewer) => expect(data).toEqual(viewer === seat ? { seat, rival, cards: expect.any(Array) } : { seat, rival }))
  told('exchanged').forEach((data, viewer) => expect(Object.keys(data ?? {})).toEqual(viewer === seat || viewer === rival ? expect.arrayContaining(['given', 'taken']) : ['seat', 'rival']))
}
