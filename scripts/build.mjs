// Builds what `npm start` serves: the server with its workers, and the web client.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist', 'built-from')

/** Builds unless the last build was made from the very same files. */
export async function build() {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building Orrery …')
  await buildServer()
  await buildWeb()
  writeFileSync(stamp, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  const visit = (path) => {
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const part of ['packages', 'games', 'apps', 'scripts', 'docs/rules', 'package-lock.json']) visit(join(root, part))
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
