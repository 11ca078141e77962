// `npm test`: every check, part by part, with the time of each, closed by one plain line of counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const scratch = mkdtempSync(join(tmpdir(), 'orrery-test-'))
/** Seconds after which a part is stuck: the longest takes a fifth of it. */
const LIMIT = 600
const total = { passed: 0, failed: 0, skipped: 0 }
const rows = []

part('types', () => command(bin('tsc'), ['--noEmit']))
part('lint', () => command(bin('oxlint'), ['--deny-warnings']))
part('packages', () => vitest(['packages']))
for (const game of games) part(`game ${game}`, () => vitest([`games/${game}/`, 'games/conformance'], { ORRERY_GAME: game }))
part('command line', () => vitest(['apps/cli', 'scripts']))
part('server', () => vitest(['apps/server']))
part('web', () => vitest(['apps/web'], {}, ['--exclude', '**/browser/**']))
for (const name of browserParts()) part(`browser ${name}`, () => browserTests(name))

rmSync(scratch, { recursive: true, force: true })
console.log('\nTime per part')
for (const { name, seconds, counts } of rows) console.log(`  ${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
console.log(`  ${'all'.padEnd(18)}${rows.reduce((sum, row) => sum + row.seconds, 0).toFixed(1).padStart(7)} s\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)

function part(name, run) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const counts = run()
  for (const key of Object.keys(total)) total[key] += counts[key]
  rows.push({ name, seconds: (performance.now() - start) / 1000, counts })
}

function command(file, args) {
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

function vitest(filters, env = {}, extra = []) {
  const report = join(scratch, `${rows.length}.json`)
  const args = ['run', ...filters, ...extra, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { status, error } = spawnSync(bin('vitest'), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, timeout: LIMIT * 1000, killSignal: 'SIGKILL' })
  if (error) console.log(`\n${error.code === 'ETIMEDOUT' ? `Stuck: not done after ${LIMIT} s.` : error.message}`)
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that does not load has no failed test in it, and a run without a single test proves nothing.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || status !== 0 || numPassedTests === 0) ? 1 : 0
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests }
}

/** The house by itself, then a part for each game. */
function browserParts() {
  return ['house', ...readdirSync(join(root, 'apps/web/browser/games')).filter((file) => file.endsWith('.test.ts')).map((file) => `games/${file.slice(0, -'.test.ts'.length)}`)]
}

/** Real pages in a real Chromium. */
function browserTests(name) {
  const chromium = findChromium()
  if (chromium) {
    const built = command(process.execPath, [join(root, 'scripts/build.mjs')])
    // One file at a time: each drives a browser and a server, and two cores are soon busy.
    return built.failed > 0 ? built : vitest([browserFilter(name)], { CHROMIUM_PATH: chromium, ORRERY_BUILT: '1' }, ['--no-file-parallelism'])
  }
  console.log('No Chromium was found. Install it (package "chromium" on Debian) or name one in CHROMIUM_PATH.')
  return { passed: 0, failed: 0, skipped: countTests(browserFilter(name)) }
}

/** All of the house, or one game's file: one name may begin with another. */
function browserFilter(name) {
  return `apps/web/browser/${name}${name.startsWith('games/') ? '.test.ts' : '/'}`
}

function countTests(filter) {
  const { stdout } = spawnSync(bin('vitest'), ['list', filter, '--json'], { cwd: root, encoding: 'utf8' })
  return JSON.parse(stdout.slice(stdout.indexOf('['))).length
}
