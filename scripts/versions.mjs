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
  const codes = new Map()
  const codeOf = async (path) => {
    if (!codes.has(path)) codes.set(path, (await transform(await readFile(join(root, path), 'utf8'), { loader: 'ts', minifyWhitespace: true })).code)
    return codes.get(path)
  }
  const wings = inputs[REGISTRY].imports.map(({ path }) => path).filter((path) => path.startsWith('games/'))
  const ids = [...new Set(wings.map((path) => path.split('/')[1]))]
  const versions = {}
  for (const id of ids) {
    const hash = createHash('sha256')
    for (const path of reached(inputs, [...PLAYERS, ...wings.filter((each) => each.startsWith(`games/${id}/`))])) hash.update(`${path}\n${await codeOf(path)}\n`)
    versions[id] = hash.digest('hex').slice(0, 12)
  }
  return versions
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
