import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { benchServer, type ServerBench } from '../server/bench.ts'
import { root } from './root.ts'

/** Kilobytes of compressed script: the home page alone, and what opening a table adds. */
export interface WebSizes {
  readonly homeKB: number
  readonly tableKB: number
}

/** Builds server and client as `npm start` does. */
export function buildAll(): void {
  spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
}

export function measureServer(game: string, seconds: number, progress: (text: string) => void): Promise<ServerBench> {
  return benchServer({ serverFile: join(root, 'dist/server/main.js'), game, seconds, matches: 500, movesPerSecond: 200, progress })
}

/** What index.html asks for at once counts for home; the largest lazy table with its words for a table. */
export function measureWeb(): WebSizes {
  const web = join(root, 'dist/web')
  const size = (file: string): number => statSync(join(web, 'assets', `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(web, 'assets', file)).size
  const index = readFileSync(join(web, 'index.html'), 'utf8')
  const home = [...index.matchAll(/assets\/([\w.-]+\.js)/g)].map((match) => match[1])
  const later = readdirSync(join(web, 'assets')).filter((file) => /^(table|fr|it|en)-[\w-]+\.js$/.test(file) && !home.includes(file))
  const largest = (name: string): number => Math.max(0, ...later.filter((file) => file.startsWith(`${name}-`)).map(size))
  const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10
  return { homeKB: kilobytes(home.reduce((sum, file) => sum + size(file), 0)), tableKB: kilobytes(largest('table') + largest('fr')) }
}
