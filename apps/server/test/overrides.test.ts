import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameById } from '#games/registry.ts'
import { items } from '#games/res-arcana/data/items.ts'
import { Random } from '#kernel/chance.ts'
import { parseRecord, replay } from '#kernel/record.ts'
import { Child } from './helpers/child.ts'
import { bot, me, Visitor } from './helpers/visitor.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-overrides-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function lay(game: string, file: string, text: string): void {
  mkdirSync(join(dir, 'overrides', game), { recursive: true })
  writeFileSync(join(dir, 'overrides', game, file), text)
}

const better = items.map((item) => (item.id === 'alchemy' ? { ...item, powers: ['T, 4A > 3G'] } : item))

test('a host’s corrected table is played by, and travels with the match', async () => {
  lay('res-arcana', 'items.json', JSON.stringify(better))
  const child = await Child.spawn({ DATA_DIR: dir })
  const ada = await Visitor.arrive(await child.ready())
  const info = await ada.table('res-arcana', [me, bot('regular')], { startNow: true })
  expect(info.override).toEqual({ items: better })
  const line = await ada.at(info.id)
  await line.play(info.id, new Random(3))
  const { body } = await ada.get<string>(`/api/tables/${info.id}/record`)
  const { header } = parseRecord(body)
  expect(header.override).toEqual({ items: better })
  expect(replay(gameById('res-arcana').make(header.override), body).state.over).toBe(1)
  expect(() => replay(gameById('res-arcana').make(), body)).toThrow(/tables/)
})

describe('a table that makes no sense is refused with file and reason', () => {
  const refused = async (): Promise<string> => {
    const child = await Child.spawn({ DATA_DIR: dir })
    expect(await child.end()).toBe(1)
    expect(child.err.trimEnd().split('\n')).toHaveLength(1)
    return child.err
  }

  test.each([
    ['chess', 'items.json', '[]', '[overrides.game]', 'overrides/chess'],
    ['res-arcana', 'items.txt', '[]', '[overrides.file]', 'items.txt'],
    ['res-arcana', 'items.json', '[', '[overrides.json]', 'overrides/res-arcana/items.json'],
    ['res-arcana', 'itms.json', '[]', '[tables.unknown]', '"itms"'],
    ['res-arcana', 'items.json', JSON.stringify(better.map((item) => ({ ...item, powers: ['T, 4Q > 3G'] }))), '[', 'alchemy'],
    ['res-arcana', 'items.json', '7', '[overrides.table]', 'overrides/res-arcana'],
  ])('%s/%s', async (game, file, text, code, reason) => {
    lay(game, file, text)
    const said = await refused()
    expect(said).toContain(code)
    expect(said).toContain(reason)
  })
})
