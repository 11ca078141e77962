import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { TableInfo, Reply } from '#host/protocol.ts'
import type { Prompt } from '#host/channel.ts'

export interface ServerBenchOptions {
  /** The built server, dist/server/main.js. */
  readonly serverFile: string
  readonly game: string
  /** How long each of the two measurements lasts. */
  readonly seconds: number
  readonly matches: number
  /** Moves sent per second while latency is measured. */
  readonly movesPerSecond: number
  readonly progress?: (text: string) => void
}

export interface ServerBench {
  readonly game: string
  readonly matches: number
  /** Every match moves as fast as it can; each move durable, acknowledged, and told to both seats. */
  readonly durableMovesPerSecond: number
  /** Milliseconds from a player's sending of a move to the opponent's socket, at a steady pace. */
  readonly latency: { readonly movesPerSecond: number; readonly samples: number; readonly p50: number; readonly p99: number; readonly max: number }
}

/** Seconds. */
const WARM_UP = 2

/** A real server process on loopback, played by two sockets per match from this process. */
export async function benchServer(options: ServerBenchOptions): Promise<ServerBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const server = spawnServer(options.serverFile, dataDir)
  try {
    const url = await address(server)
    const tables: BenchTable[] = []
    options.progress?.(`laying ${options.matches} tables`)
    await inParallel(options.matches, 16, async () => void tables.push(await layTable(url, options.game)))
    options.progress?.('measuring latency')
    await latency(tables, options.movesPerSecond, WARM_UP)
    const latencies = await latency(tables, options.movesPerSecond, options.seconds)
    options.progress?.('measuring throughput')
    const durableMovesPerSecond = await throughput(tables, options.seconds)
    options.progress?.('done')
    for (const table of tables) for (const seat of table.seats) seat.socket.terminate()
    const at = (share: number): number => Math.round((latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0) * 100) / 100
    return {
      game: options.game,
      matches: options.matches,
      durableMovesPerSecond: Math.round(durableMovesPerSecond),
      latency: { movesPerSecond: Math.round(latencies.sent / options.seconds), samples: latencies.length, p50: at(0.5), p99: at(0.99), max: at(1) },
    }
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function spawnServer(file: string, dataDir: string): ChildProcess {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, HTTP_RATE: '1000000', SOCKET_RATE: '1000000' }
  return spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const port = /http:\/\/localhost:(\d+)/.exec(out)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

/** Each works until so many are done. */
async function inParallel(count: number, width: number, work: () => Promise<void>): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left-- > 0) await work()
    }),
  )
}

class BenchSeat {
  readonly socket: WebSocket
  prompt: Prompt | undefined
  onUpdate: () => void = () => undefined
  onAcknowledged: () => void = () => undefined
  #match = ''
  #n = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.#take(data.toString('utf8')))
  }

  join(match: string): Promise<void> {
    this.#match = match
    this.socket.send(JSON.stringify({ t: 'join', n: ++this.#n, match }))
    return new Promise((resolve) => (this.onAcknowledged = resolve))
  }

  /** Any option of what is asked. */
  answer(): void {
    const { prompt } = this
    if (!prompt) return
    this.prompt = undefined
    const { key } = prompt.options[Math.floor(Math.random() * prompt.options.length)]
    this.socket.send(JSON.stringify({ t: 'answer', n: ++this.#n, match: this.#match, id: prompt.id, keys: [key] }))
  }

  #take(text: string): void {
    // Only what has to be read is read, or the clients would need more of the machine than the server.
    if (text.startsWith('{"t":"update"')) {
      if (text.includes('"prompts":')) {
        const reply = JSON.parse(text) as Reply & { t: 'update' }
        this.prompt = (reply.update.sections['prompts'] as readonly Prompt[]).find(({ required }) => required)
      }
      this.onUpdate()
    } else if (text.startsWith('{"t":"ok"')) this.onAcknowledged()
    else if (text.startsWith('{"t":"error"')) throw new Error(`Refused: ${text}`)
  }
}

interface BenchTable {
  readonly seats: readonly [BenchSeat, BenchSeat]
}

async function layTable(url: string, game: string): Promise<BenchTable> {
  const [host, guest] = [await arrive(url), await arrive(url)]
  const { id, invite } = await post(url, host, '/api/tables', { game, seats: [{ kind: 'person' }, { kind: 'open' }] })
  await post(url, guest, `/api/invites/${invite}/sit`, {})
  await post(url, host, `/api/tables/${id}/start`)
  const seats: [BenchSeat, BenchSeat] = [await connect(url, host), await connect(url, guest)]
  for (const seat of seats) await seat.join(id)
  return { seats }
}

async function arrive(url: string): Promise<string> {
  const response = await fetch(`${url}/api/me`)
  await response.arrayBuffer()
  return response.headers.getSetCookie()[0].split(';', 1)[0]
}

async function post(url: string, cookie: string, path: string, body?: unknown): Promise<TableInfo> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as TableInfo
}

function connect(url: string, cookie: string): Promise<BenchSeat> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(new BenchSeat(socket)))
    socket.on('error', reject)
  })
}

/** Everybody answers whatever is asked, at once. */
async function throughput(tables: readonly BenchTable[], seconds: number): Promise<number> {
  const seats = tables.flatMap((table) => table.seats)
  let acknowledged = 0
  let running = true
  for (const seat of seats) {
    seat.onAcknowledged = () => acknowledged++
    seat.onUpdate = () => {
      if (running) seat.answer()
    }
    seat.answer()
  }
  await pause(500)
  const before = acknowledged
  const started = performance.now()
  await pause(seconds * 1000)
  const rate = ((acknowledged - before) / (performance.now() - started)) * 1000
  running = false
  return rate
}

/** One move after another at a steady pace, each in another match; gives the sorted latencies. */
async function latency(tables: readonly BenchTable[], movesPerSecond: number, seconds: number): Promise<number[] & { sent: number }> {
  const latencies = Object.assign([] as number[], { sent: 0 })
  const sentAt = new Map<BenchTable, number>()
  for (const seat of tables.flatMap((table) => table.seats)) {
    seat.onAcknowledged = () => undefined
    seat.onUpdate = () => undefined
  }
  const started = performance.now()
  let next = 0
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * movesPerSecond)
    while (latencies.sent < due) {
      const table = tables[next++ % tables.length]
      const seat = table.seats.find(({ prompt }) => prompt)
      latencies.sent++
      if (!seat) continue
      const opponent = table.seats[seat === table.seats[0] ? 1 : 0]
      seat.onUpdate = () => undefined
      sentAt.set(table, performance.now())
      opponent.onUpdate = () => {
        const sent = sentAt.get(table)
        if (sent !== undefined) latencies.push(performance.now() - sent)
        sentAt.delete(table)
      }
      seat.answer()
    }
    await pause(1)
  }
  await pause(200)
  latencies.sort((one, two) => one - two)
  return latencies
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
