// `npm test`: every check, part by part, with the time of each, closed by one plain line of counts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const scratch = mkdtempSync(join(tmpdir(), 'orrery-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const rows = []
const start = performance.now()
/** A browser, its server and their robot wait for each other most of the time: two of them keep two cores busy. */
const LANES = 2

await part('types', () => command(bin('tsc'), ['--noEmit']))
await part('lint', () => command(bin('oxlint'), ['--deny-warnings']))
await part('packages', () => vitest(['packages']))
for (const game of games) await part(`game ${game}`, () => vitest([`games/${game}/`, 'games/conformance'], { ORRERY_GAME: game }))
await part('command line', () => vitest(['apps/cli', 'scripts']))
await part('server', () => vitest(['apps/server']))
await part('web', () => vitest(['apps/web'], {}, ['--exclude', '**/browser/**']))
await part('build', () => command(process.execPath, [join(root, 'scripts/build.mjs')]))
await inLanes(LANES, browserParts().map((name) => () => part(`browser ${name}`, () => browserTests(name))))

rmSync(scratch, { recursive: true, force: true })
console.log('\nTime per part')
for (const { name, seconds, counts } of rows) console.log(`  ${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
console.log(`  ${'all'.padEnd(18)}${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)

async function part(name, run) {
  const start = performance.now()
  const { said, ...counts } = await run()
  console.log(`\n── ${name}\n${said}`)
  for (const key of Object.keys(total)) total[key] += counts[key]
  rows.push({ name, seconds: (performance.now() - start) / 1000, counts })
}

/** So many at a time, in their order. */
async function inLanes(lanes, runs) {
  const waiting = [...runs]
  const lane = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await run()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Runs a program to its end; what it said is kept together, whatever runs beside it. */
function program(file, args, env = {}) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (status) => resolve({ status, said })))
}

async function command(file, args) {
  const { status, said } = await program(file, args)
  return { said, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

async function vitest(filters, env = {}, extra = []) {
  const report = join(mkdtempSync(join(scratch, 'part-')), 'report.json')
  const args = ['run', ...filters, ...extra, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { status, said } = await program(bin('vitest'), args, env)
  if (!existsSync(report)) return { said, passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that does not load has no failed test in it, and a run without a single test proves nothing.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || status !== 0 || numPassedTests === 0) ? 1 : 0
  return { said, passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests }
}

/** The house by itself, then a part for each game. */
function browserParts() {
  return ['house', ...readdirSync(join(root, 'apps/web/browser/games')).filter((file) => file.endsWith('.test.ts')).map((file) => `games/${file.slice(0, -'.test.ts'.length)}`)]
}

/** Real pages in a real Chromium. */
function browserTests(name) {
  const chromium = findChromium()
  // One file at a time within a part: each drives a browser and a server, and two cores are soon busy.
  if (chromium) return vitest([browserFilter(name)], { CHROMIUM_PATH: chromium, ORRERY_BUILT: '1' }, ['--no-file-parallelism'])
  return { said: 'No Chromium was found. Install it (package "chromium" on Debian) or name one in CHROMIUM_PATH.', passed: 0, failed: 0, skipped: countTests(browserFilter(name)) }
}

/** All of the house, or one game's file: one name may begin with another. */
function browserFilter(name) {
  return `apps/web/browser/${name}${name.startsWith('games/') ? '.test.ts' : '/'}`
}

function countTests(filter) {
  const { stdout } = spawnSync(bin('vitest'), ['list', filter, '--json'], { cwd: root, encoding: 'utf8' })
  return JSON.parse(stdout.slice(stdout.indexOf('['))).length
}
