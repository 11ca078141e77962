import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

type Inputs = Record<string, { imports: { path: string }[] }>
const script: string = new URL('./versions.mjs', import.meta.url).href
const { versionsOf } = (await import(script)) as { versionsOf: (root: string, metafile: { inputs: Inputs }) => Promise<Record<string, string>> }

const folder = mkdtempSync(join(tmpdir(), 'orrery-versions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const imports: Record<string, readonly string[]> = {
  'apps/cli/player.ts': ['games/registry.ts', 'packages/bots/greedy.ts'],
  'packages/bots/greedy.ts': [],
  'games/registry.ts': ['games/chess/rules.ts', 'games/go/rules.ts', 'packages/bots/greedy.ts'],
  'games/chess/rules.ts': ['games/chess/board.ts'],
  'games/chess/board.ts': [],
  'games/go/rules.ts': [],
}
const inputs: Inputs = Object.fromEntries(Object.entries(imports).map(([path, all]) => [path, { imports: all.map((each) => ({ path: each })) }]))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('a version changes with the code of the game and of bots, and with nothing else', async () => {
  for (const path of Object.keys(inputs)) write(path, 'export const one: number = 1')
  const versions = (): Promise<Record<string, string>> => versionsOf(folder, { inputs })
  const before = await versions()
  expect(Object.keys(before)).toEqual(['chess', 'go'])
  write('games/chess/board.ts', '/** A remark. */\nexport const one = 1')
  write('games/registry.ts', 'export const one = 2')
  expect(await versions()).toEqual(before)
  write('games/chess/board.ts', 'export const one = 2')
  const moved = await versions()
  expect(moved['chess']).not.toBe(before['chess'])
  expect(moved['go']).toBe(before['go'])
  write('packages/bots/greedy.ts', 'export const one = 2')
  const smarter = await versions()
  expect(smarter['chess']).not.toBe(moved['chess'])
  expect(smarter['go']).not.toBe(moved['go'])
})
