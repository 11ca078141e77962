import { runServer } from '../../run.ts'
import { testGames } from './games.ts'

/** The real server process with the games of the tests. */
const files = { matchWorker: new URL('./match-worker.js', import.meta.url), botWorker: new URL('./bot-worker.js', import.meta.url) }
await runServer(testGames, files, process.env['WEB_DIR'] ?? '/nowhere')
