import { expect, test } from 'vitest'
import { gameById } from '#games/registry.ts'
import { Recorder, seededHeader, type Header } from '#kernel/record.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { House } from './helpers/house.ts'
import type { Line } from './helpers/line.ts'
import { me, open } from './helpers/visitor.ts'

/** Milliseconds that the table waits in these tests, and what a busy machine may take on top. */
const TIME = 600
const SLACK = 500

const game = gameById('syndicate').make()

interface Plan {
  readonly header: Header
  readonly layer: number
  readonly buyer: number
  readonly decoy: string
  readonly sleeper: string
  readonly buy: string
}

/** A game of two in which the first player holds a Claim Jump and a mission, and the second can afford a base. */
function findPlan(): Plan {
  for (let seed = 0; seed < 1000; seed++) {
    const header = seededHeader(game, {}, 2, `reactions ${seed}`)
    const recorder = new Recorder(game, header)
    const keys = (): string[] => game.pending(recorder.state)[0].options.map((option) => game.notation.key(option))
    for (const seat of [0, 1]) recorder.choose(seat, keys()[0])
    const layer = game.pending(recorder.state)[0].seat
    const sleeper = keys().find((key) => key.startsWith('lay:S07'))
    const decoy = keys().find((key) => key.startsWith('lay:M'))
    if (!sleeper || !decoy) continue
    for (const key of [sleeper, 'order:never:anyone:yes', 'end']) recorder.choose(layer, key)
    const buy = keys().find((key) => key.startsWith('buy:'))
    if (buy) return { header, layer, buyer: 1 - layer, decoy, sleeper, buy }
  }
  throw new Error('no such game')
}

const plan = findPlan()

/** What the buyer was sent after the purchase, and how many milliseconds after it. */
interface Seen {
  readonly heard: readonly string[]
  readonly after: readonly number[]
}

interface Way {
  /** What the first player lays, wishing to be asked. */
  readonly card: string
  readonly answer?: { readonly key: string; readonly after: number }
  readonly absent?: boolean
}

/** One table after the other: the first lays a card, the second buys a base, the first answers or does not, and the second waits. */
async function reactions(ways: readonly Way[]): Promise<Seen[]> {
  const house = await House.open({ reactionTime: TIME })
  const people = [await house.visitor('Ada'), await house.visitor('Bo')]
  const tables: string[] = []
  for (const _ of ways) {
    const { id, invite } = await people[0].table('syndicate', [me, open])
    await people[1].granted('POST', `/api/invites/${invite}/sit`)
    tables.push(id)
  }
  await house.stop()
  await begin(house.dir, tables, JSON.stringify(plan.header))
  await house.restart()
  const seen: Seen[] = []
  for (const [i, way] of ways.entries()) seen.push(await reaction([await people[0].at(tables[i]), await people[1].at(tables[i])], tables[i], way))
  return seen
}

async function reaction(lines: readonly Line[], id: string, { card, answer, absent }: Way): Promise<Seen> {
  const [layer, buyer] = [lines[plan.layer], lines[plan.buyer]]
  for (const line of lines) await choose(line, id, line.match(id).required?.options[0].key ?? '')
  for (const key of [card, 'order:never:anyone:yes', 'end']) await choose(layer, id, key)
  if (absent) await layer.ask({ t: 'leave', match: id })
  await buyer.until('the turn has passed', () => buyer.match(id).required !== undefined)
  const from = buyer.raw.length
  const after: number[] = []
  const heard = (): string[] => buyer.raw.slice(from).filter((text) => text.startsWith('{"t":"update"'))
  const started = performance.now()
  const closed = buyer.until('the window has closed', () => {
    while (after.length < heard().length) after.push(performance.now() - started)
    return after.length > 0 && buyer.match(id).required !== undefined
  })
  await choose(buyer, id, plan.buy)
  if (answer) {
    await new Promise((resolve) => setTimeout(resolve, answer.after))
    await choose(layer, id, answer.key)
  }
  await closed
  return { heard: heard().map((text) => text.replaceAll(id, 'match')), after }
}

async function begin(dir: string, tables: readonly string[], header: string): Promise<void> {
  const storage = await openSqlite(dir)
  for (const id of tables) {
    const match = await storage.match(id)
    await storage.updateMatch(id, match?.revision ?? -1, { standing: { status: 'running' }, header, waitingFor: 3, waitingSince: 0 }, 0)
  }
  await storage.close()
}

async function choose(line: Line, match: string, key: string): Promise<void> {
  const offered = () => line.match(match).required?.options.some((option) => option.key === key) ?? false
  await line.until(`${key} is offered`, offered)
  expect(await line.ask({ t: 'answer', match, id: line.match(match).required?.id ?? '', keys: [key] })).toMatchObject({ t: 'ok' })
}

test('a sleeper and a decoy keep the table waiting for the same time, whatever is answered and when, and look the same', async () => {
  const { decoy, sleeper } = plan
  const ways = await reactions([
    { card: decoy, answer: { key: 'decline', after: 0 } },
    { card: decoy },
    { card: sleeper, answer: { key: 'decline', after: 0 } },
    { card: sleeper, answer: { key: 'asOrdered', after: TIME / 2 } },
    { card: sleeper },
  ])
  for (const { heard, after } of ways) {
    expect(heard).toEqual(ways[0].heard)
    expectToBeInTime(after)
  }
})

test('a sleeper that is sprung at once is seen no sooner', async () => {
  const [{ heard, after }] = await reactions([{ card: plan.sleeper, answer: { key: `spring:p${plan.buyer + 1}`, after: 0 } }])
  expectToBeInTime(after)
  expect(heard[1]).toContain('"sprung"')
})

test('nobody waits for somebody who is not there: the standing order answers at once', async () => {
  const [{ after }] = await reactions([{ card: plan.sleeper, absent: true }])
  expect(after.at(-1)).toBeLessThan(TIME)
})

/** The purchase is announced at once, and nothing more is heard before the time is up. */
function expectToBeInTime(after: readonly number[]): void {
  expect(after).toHaveLength(2)
  expect(after[0]).toBeLessThan(SLACK)
  expect(after[1]).toBeGreaterThanOrEqual(TIME)
  expect(after[1]).toBeLessThan(TIME + SLACK)
}
