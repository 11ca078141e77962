import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Header } from '#kernel/record.ts'
import { openSqlite } from '../../server/storage/sqlite.ts'
import { writeLobby } from '../../server/tables/lobby.ts'
import { Server, visitor } from './harness.ts'
import { webWords } from './words.ts'

/** A position: a record as far as it goes, and the seat that the visitor takes in it. */
export interface LaidOut {
  readonly id: string
  readonly header: Header
  readonly lines: readonly string[]
  readonly seat: number
}

export interface Laid {
  readonly server: Server
  /** The browser of somebody who sits in all those games. */
  readonly seated: BrowserContextOptions
}

/** A server with running matches at given positions. The other seats are held by people who are away. */
export async function layOut(browser: Browser, title: string, positions: readonly LaidOut[]): Promise<Laid> {
  const server = await Server.start()
  const { page } = await visitor(browser, 'en')
  await page.goto(server.address)
  await page.getByRole('heading', { name: webWords.en.shelfTitle }).waitFor()
  await page.getByRole('button', { name: webWords.en.tableAt(title), exact: true }).last().click()
  await page.getByRole('heading', { name: webWords.en.lobbyTitle }).waitFor()
  const own = new URL(page.url()).pathname.split('/').pop() ?? ''
  const seated = { storageState: await page.context().storageState() }
  await page.context().close()
  return { server: await server.restart('SIGTERM', (dataDir) => store(dataDir, own, positions)), seated }
}

/** The matches in which the server has taken an answer of this page. */
export function answeredOn(page: Page): ReadonlySet<string> {
  const asked = new Map<number, string>()
  const answered = new Set<string>()
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { t, n, match } = JSON.parse(String(payload)) as { t: string; n: number; match: string }
      if (t === 'answer') asked.set(n, match)
    })
    socket.on('framereceived', ({ payload }) => {
      const { t, n } = JSON.parse(String(payload)) as { t: string; n: number }
      const match = t === 'ok' ? asked.get(n) : undefined
      if (match !== undefined) answered.add(match)
    })
  })
  return answered
}

/** Puts the positions into the database as running matches of the guest who opened `tableOfGuest`. */
async function store(dataDir: string, tableOfGuest: string, positions: readonly LaidOut[]): Promise<void> {
  const storage = await openSqlite(dataDir)
  const seat = (await storage.match(tableOfGuest))?.seats[0]
  const guestId = seat?.kind === 'person' ? seat.guestId : ''
  const at = Date.now()
  await storage.saveGuest({ id: 'away', name: 'Away', language: 'en', createdAt: at })
  for (const { id, header, lines, seat: own } of positions) {
    const seats = Array.from({ length: header.seats }, (_, i) => ({ kind: 'person', guestId: i === own ? guestId : 'away', keptByBot: false }) as const)
    const match = await storage.createMatch({ id, game: header.game, rulesVersion: String(header.rules), tableName: id, invite: id, lobby: writeLobby({ host: guestId, variant: header.variant, standing: [], hints: false }), seats, createdAt: at })
    await storage.updateMatch(id, match.revision, { standing: { status: 'running' }, header: JSON.stringify(header), waitingFor: 1, waitingSince: at }, at)
    const [result] = await storage.append([{ matchId: id, ply: 0, lines, waitingFor: 1, waitingSince: at, at }])
    expect(result).toEqual({ ok: true })
  }
  await storage.close()
}
