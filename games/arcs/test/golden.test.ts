import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { usesIn } from './uses.ts'
import { content } from './table.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))

describe('the golden records', () => {
  it('are at least twenty and use every card of the box', () => {
    expect(records.length).toBeGreaterThanOrEqual(20)
    const used = new Set(records.flatMap((file) => [...usesIn(readFileSync(folder + file, 'utf8'))]))
    const box = [content.cards, content.court, content.leaders, content.lore].flatMap(({ ids }) => ids)
    expect([...box, ...content.setups.map(({ id }) => id)].filter((id) => !used.has(id))).toEqual([])
  })
})
