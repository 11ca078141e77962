import { fileURLToPath } from 'node:url'
import { games } from '#games/registry.ts'
import { runServer } from './run.ts'

/** Built into dist/server, beside its workers. */
const files = { matchWorker: new URL('./match-worker.js', import.meta.url), botWorker: new URL('./bot-worker.js', import.meta.url) }

await runServer(games, files, fileURLToPath(new URL('../web', import.meta.url)))
