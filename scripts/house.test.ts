import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The room of a file: `packages/kernel`, `games/arcs/rules`, `apps/web`, `games` for the registry. */
function room(path: string): string {
  const parts = path.split('/')
  if (parts[0] === 'games') return parts.length === 2 ? 'games' : parts.slice(0, 3).join('/')
  return parts.slice(0, 2).join('/')
}

/** Who may import whom; the wing is the same on both sides. */
const allowed: Record<string, readonly string[]> = {
  'packages/kernel': [],
  'packages/words': ['packages/kernel'],
  'packages/host': ['packages/kernel'],
  'packages/bots': ['packages/kernel'],
  'packages/ui': ['packages/kernel', 'packages/host', 'packages/words'],
  'apps/server': ['packages/kernel', 'packages/host', 'packages/bots', 'games'],
  'apps/web': ['packages/kernel', 'packages/host', 'packages/bots', 'packages/words', 'packages/ui', 'games'],
  'apps/cli': ['packages/kernel', 'packages/host', 'packages/bots', 'games', 'apps/server'],
  games: ['packages/kernel', 'packages/bots', 'packages/ui', '*/rules', '*/bot', '*/table', '*/words', '*/data'],
  '*/data': ['packages/kernel'],
  '*/rules': ['packages/kernel', '*/data'],
  // A story is text and nothing else; words load it passage by passage.
  '*/story': [],
  '*/words': ['packages/kernel', 'packages/words', '*/rules', '*/data', '*/story'],
  '*/bot': ['packages/kernel', 'packages/bots', '*/rules', '*/data'],
  '*/table': ['packages/kernel', 'packages/host', 'packages/words', 'packages/ui', '*/rules', '*/data', '*/words'],
}

/** What a room may know the types of and nothing else: words have a name for everything that an evaluation counts. */
const allowedTypes: Record<string, readonly string[]> = { '*/words': ['*/bot'] }

/** A second game of a box may use the data and rules of the first. */
const sameBox: Record<string, string> = { 'syndicate-ngata': 'syndicate' }

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(test|browser|node_modules)$/.test(entry.name) ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
  })
}

function imports(path: string): { target: string; typesOnly: boolean }[] {
  const text = readFileSync(join(root, path), 'utf8')
  return [...text.matchAll(/(import type [^;\n]*)?(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, type, target]) => ({ target: filed(path, target), typesOnly: type !== undefined }))
}

function filed(path: string, target: string): string {
  if (target.startsWith('#games/')) return target.slice(1)
  if (target.startsWith('#')) return `packages/${target.slice(1)}`
  return relative(root, resolve(root, dirname(path), target))
}

describe('the house', () => {
  const files = ['packages', 'games', 'apps'].flatMap(sources)

  it('is found', () => expect(files.length).toBeGreaterThan(30))

  it('lets every room import only what it may know', () => {
    const strangers = files.flatMap((path) => {
      const here = room(path)
      const [, wing] = here.split('/')
      const inWing = here.startsWith('games/')
      const name = inWing ? `*/${here.split('/')[2]}` : here
      return imports(path).flatMap(({ target, typesOnly }) => {
        const may = [...(allowed[name] ?? []), ...(typesOnly ? (allowedTypes[name] ?? []) : [])]
        const there = room(target)
        const [, otherWing, otherRoom] = there.split('/')
        const stranger = inWing && otherWing !== wing && sameBox[wing] !== otherWing
        const known = there.startsWith('games/') && !stranger ? `*/${otherRoom}` : there
        return there === here || may.includes(known) || known === name ? [] : [`${path} imports ${target}`]
      })
    })
    expect(strangers).toEqual([])
  })

  it('keeps npm packages out of kernel, host, bots, rules and data', () => {
    const pure = files.filter((path) => /^packages\/(kernel|host|bots|words)\/|^games\/[^/]+\/(rules|data|bot|words)\//.test(path))
    const foreign = pure.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/from '([^#.][^']*)'/g)].map((match) => `${path} imports ${match[1]}`))
    expect(foreign).toEqual([])
  })
})
