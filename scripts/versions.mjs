// Which program played? Results of games may be added up only if the very same rules and bots made them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

const REGISTRY = 'games/registry.ts'
/** What plays the games of a long run. */
const PLAYERS = ['apps/cli/player.ts']

/** By game, a hash of all code that its results depend on; comments, types and other games do not count. */
export async function versionsOf(root, { inputs }) {
  const wings = inputs[REGISTRY].imports.map(({ path }) => path).filter((path) => path.startsWith('games/'))
  const parts = Object.fromEntries(wings.map((path) => path.split('/')[1]).map((id) => [id, reached(inputs, [...PLAYERS, ...wings.filter((path) => path.startsWith(`games/${id}/`))])]))
  const paths = [...new Set(Object.values(parts).flat())]
  const codes = new Map(await Promise.all(paths.map(async (path) => [path, await bareCode(join(root, path))])))
  const versions = {}
  for (const [id, own] of Object.entries(parts)) {
    const hash = createHash('sha256')
    for (const path of own) hash.update(`${path}\n${codes.get(path)}\n`)
    versions[id] = hash.digest('hex').slice(0, 12)
  }
  return versions
}

async function bareCode(path) {
  return (await transform(await readFile(path, 'utf8'), { loader: path.endsWith('.json') ? 'json' : 'ts', minifyWhitespace: true })).code
}

/** Everything that is imported from there, in the order of its names; the registry would lead to every game. */
function reached(inputs, from) {
  const found = new Set()
  const visit = (path) => {
    if (found.has(path) || path === REGISTRY || !inputs[path]) return
    found.add(path)
    for (const each of inputs[path].imports) visit(each.path)
  }
  from.forEach(visit)
  return [...found].sort()
}
