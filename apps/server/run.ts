import { networkInterfaces } from 'node:os'
import pino from 'pino'
import type { GameEntry } from '#games/registry.ts'
import { OrreryError } from '#kernel/errors.ts'
import { readConfig } from './config.ts'
import { readOverrides } from './overrides.ts'
import { startServer, type RunningServer, type ServerOptions } from './server.ts'
import { StorageError } from './storage/error.ts'
import { openSqlite } from './storage/sqlite.ts'

/** The whole of a server process: starts, says where, and stops when told to. */
export async function runServer(games: readonly GameEntry[], files: ServerOptions['files'], web: string): Promise<void> {
  let server: RunningServer
  let host: string
  try {
    const config = readConfig(process.env)
    host = config.server.host
    const log = pino({ level: config.logLevel })
    const overrides = readOverrides(config.dataDir, games)
    const storage = await openSqlite(config.dataDir)
    server = await startServer({ ...config.server, games, overrides, files, web, storage, log })
  } catch (error) {
    console.error(`Orrery cannot start: ${sentence(error)}`)
    process.exit(1)
  }
  console.log(`Orrery is ready at http://localhost:${server.port}`)
  if (host === '0.0.0.0') for (const address of homeAddresses()) console.log(`On your network: http://${address}:${server.port}`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      server.close().then(() => process.exit(0), () => process.exit(1))
    })
  }
}

function sentence(error: unknown): string {
  if (error instanceof StorageError || error instanceof OrreryError) return `${oneLine(error.message)} [${error.code}]`
  if (!(error instanceof Error)) return String(error)
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use. Stop the other program, or choose another port with PORT.`
    case 'EACCES':
      return `port ${port} may not be used by this user. Choose one above 1023 with PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `this machine has no address ${address ?? 'of that name'}. Check HOST.`
    default:
      return oneLine(error.message)
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

const homeAddresses = (): string[] => Object.values(networkInterfaces()).flatMap((list) => (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address))
