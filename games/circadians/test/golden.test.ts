import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { everything } from './everything.ts'
import { usesIn } from './uses.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))

describe('the golden records', () => {
  it('are at least twenty and use every leader, attribute, card, token, way to win and kind of event', () => {
    expect(records.length).toBeGreaterThanOrEqual(20)
    const used = new Set(records.flatMap((file) => [...usesIn(readFileSync(folder + file, 'utf8'))]))
    expect(everything.filter((id) => !used.has(id))).toEqual([])
  })
})
