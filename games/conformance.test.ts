import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { leaks, plant, soloLeaks } from '#kernel/conformance/leaks.ts'
import { allTables, conform, type Conformance, type Table } from '#kernel/conformance/suite.ts'
import { replay } from '#kernel/record.ts'
import { games } from './registry.ts'

/** `npm test` goes through the games one by one, to tell how long each takes. */
const { ORRERY_GAME } = process.env
const registered = games.filter(({ id }) => ORRERY_GAME === undefined || id === ORRERY_GAME)

/** Seconds for all tables of a game together; at least one game at each is played to the end. */
const BUDGET = 8
/** The dear properties are asked at every so-manieth choice. */
const SAMPLE = 15

const fresh = (): Conformance => ({ games: 0, plies: 0, sampled: 0, twinPlies: 0 })
const name = ({ seats, variant }: Table): string => `${seats} seats, ${Object.values(variant).join(', ')}`

describe.skipIf(registered.length === 0)('every registered game', () => {
  for (const { id, make } of registered) {
    const tables = allTables(make())

    for (const table of tables)
      it(`${id} conforms: ${name(table)}`, () => {
        const game = make()
        const report = fresh()
        const end = performance.now() + (BUDGET / tables.length) * 1000
        for (let i = 0; i === 0 || performance.now() < end; i++) conform(game, table, `${id}${i}`, SAMPLE, report)
        expect(report.sampled).toBeGreaterThan(0)
      })

    const shared = tables.find(({ seats }) => seats > 1)
    for (const leak of shared ? leaks : soloLeaks)
      it(`${id} is found out with a planted leak: ${leak}`, () => {
        const leaky = plant(make(), leak)
        expect(() => {
          for (let i = 0; i < 20; i++) conform(leaky, shared ?? tables[0], `leak${i}`, 4, fresh())
        }).toThrow()
      })

    it(`${id} plays its golden records as it did`, () => {
      const folder = fileURLToPath(new URL(`./${id}/test/golden/`, import.meta.url))
      const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))
      expect(records.length).toBeGreaterThanOrEqual(shared ? 12 : 5)
      for (const file of records) {
        const { state } = replay(make(), readFileSync(folder + file, 'utf8'))
        expect(state.over, file).toBe(1)
      }
    })
  }
})
