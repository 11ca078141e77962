import { describe, expect, it } from 'vitest'
import { refusalOf } from '#kernel/test/refusal.ts'
import { compile } from '../data/compile.ts'
import { HEIST, IMPOSSIBLE, MISSION, SLEEPER, technologyEffects, tokenEffects } from '../data/content.ts'
import { zones } from '../data/names.ts'
import { originOf, origins } from '../data/origin.ts'
import { bookTables, readTables, tableShapes } from '../data/tables.ts'
import { makeSyndicate } from '../rules/game.ts'

const c = compile(bookTables)
const t = bookTables
const at = (id: string): number => c.territories.ids.indexOf(id)
const syndicate = (id: string): number => c.syndicates.ids.indexOf(id)
const mask = (...ids: string[]): number => ids.reduce((sum, id) => sum | (1 << at(id)), 0)

const refusal = (tables: Record<string, unknown>): string => refusalOf(() => compile(readTables(tables)))

describe('the tables', () => {
  it('SY-23.1 every value has an origin, and what the book prints is marked so', () => {
    for (const table of Object.values(t)) expect(origins).toContain(table.origin)
    const [koss] = t.territories.rows
    expect([originOf(t.territories, koss, 'zone'), originOf(t.territories, koss, 'special')]).toEqual(['book', 'designed'])
    const [fidge, ascenders] = t.syndicates.rows
    expect([originOf(t.syndicates, fidge, 'racket'), originOf(t.syndicates, ascenders, 'racket')]).toEqual(['book', 'designed'])
    expect(originOf(t.market, t.market.rows, 'tech')).toBe('book')
    expect(originOf(t.market, t.market.rows, 'assault')).toBe('designed')
  })

  it('SY-23.1 are plain data of their own shape', () => {
    expect(JSON.parse(JSON.stringify(t))).toEqual(t)
    for (const [name, shape] of Object.entries(tableShapes)) expect(shape.check(t[name as keyof typeof t], name)).toEqual(t[name as keyof typeof t])
  })

  it('SY-23.1 an owner replaces one table and keeps the others', () => {
    const market = { origin: 'found', rows: { tech: [5, 10, 15], assault: [6, 12, 18] } }
    const mine = compile(readTables({ market }))
    expect(mine.market).toEqual([[5, 10, 15], [6, 12, 18]])
    expect(mine.territories).toEqual(c.territories)
  })

  it('SY-23.1 a wrong value is refused with its field and the reason', () => {
    const rows = (table: { rows: readonly unknown[] }, index: number, change: object): unknown[] =>
      table.rows.map((row, i) => (i === index ? { ...(row as object), ...change } : row))
    expect(refusal({ markets: t.market })).toMatch(/^tables.unknown: There is no table "markets"/)
    expect(refusal({ missions: { ...t.missions, rows: rows(t.missions, 2, { win: [5, 4, 3, 7] }) } })).toBe(
      'tables.field: missions.rows[2].win[3] is a whole number from 2 to 6, not 7',
    )
    expect(refusal({ missions: { ...t.missions, rows: rows(t.missions, 0, { territory: 'mars' }) } })).toBe(
      'tables.field: missions.rows[0].territory is "mars", which is no territory',
    )
    expect(refusal({ missions: { ...t.missions, rows: t.missions.rows.slice(1) } })).toBe('tables.count: missions, heists and sleepers are 77 cards together, not 78')
    expect(refusal({ missions: { ...t.missions, rows: rows(t.missions, 1, { id: 'M01' }) } })).toBe('tables.field: missions.rows[1].id is "M01" for the second time')
    expect(refusal({ territories: { ...t.territories, rows: rows(t.territories, 0, { zone: 'MIDDLE' }) } })).toBe('tables.count: territories has 5, 10, 3 in EXO, MIDDLE, INNER, not 6, 9, 3')
    expect(refusal({ tokens: { ...t.tokens, rows: rows(t.tokens, 0, { count: 3 }) } })).toBe('tables.count: tokens are 38 together, not 37')
    expect(refusal({ alert: { ...t.alert, rows: rows(t.alert, 0, { bands: [4, 4] }) } })).toBe('tables.field: alert.rows[0].bands do not rise below max')
    expect(refusal({ alert: { ...t.alert, rows: t.alert.rows.slice(1) } })).toBe('tables.field: alert has 0 sides for 2 players, not 1')
    expect(refusal({ syndicates: { ...t.syndicates, rows: rows(t.syndicates, 1, { bonus: { does: 'start base', at: 'koss', fortified: false } }) } })).toBe(
      'tables.field: syndicates.rows[0].bonus.at is "koss", where another syndicate starts',
    )
    expect(refusal({ readings: { ...t.readings, rows: { ...t.readings.rows, pointsPerBase: [1, 3, 1] } } })).toBe('tables.field: readings.rows.pointsPerBase[2] is 1 for the second time')
    expect(refusal({ market: { ...t.market, origin: 'guessed' } })).toBe('tables.field: market.origin is one of book, found, inferred, lore, designed, not "guessed"')
  })

  it('SY-23.1 tables that were never looked at are checked when the game is made', () => {
    const market = { origin: 'book', rows: { tech: [5, 10, 15], assault: [] } } as typeof t.market
    expect(() => makeSyndicate({ ...t, market })).toThrow('market.rows.assault has 0 entries, not 1 to 6')
  })

  it('SY-23.1 an effect without a handler is refused by name', () => {
    const sovereignCards = { ...t.sovereignCards, rows: t.sovereignCards.rows.map((row, i) => (i === 0 ? { ...row, does: { does: 'supernova' } } : row)) }
    expect(refusal({ sovereignCards })).toMatch(/^tables.effect: sovereignCards.rows\[0\].does.does is "supernova", for which there is no handler; there are tax, lull/)
    const noEnd = { ...t.sovereignCards, rows: t.sovereignCards.rows.map((row) => ({ ...row, does: t.sovereignCards.rows[0].does })) }
    expect(refusal({ sovereignCards: noEnd })).toBe('tables.count: sovereignCards has 0 cards that announce the end, not 1')
  })

  it('SY-23.2 the numbers of the box', () => {
    expect([c.operations.ids.length, c.sovereign.ids.length, c.technologies.ids.length, c.syndicates.ids.length, c.tokens.kind.length]).toEqual([78, 16, 12, 10, 37])
    expect([MISSION, HEIST, SLEEPER].map((kind) => c.operations.kind.filter((each) => each === kind).length)).toEqual([48, 12, 18])
    expect(new Set(c.operations.ids).size).toBe(78)
    expect(new Set(c.tokens.copies).size).toBe(37)
    const perTerritory = c.territories.ids.map((_, i) => c.missions.territory.filter((each) => each === i).length)
    expect(perTerritory.map((count, i) => [count, c.territories.zone[i]].join())).toEqual(c.territories.zone.map((zone) => [[3, 2, 4][zone], zone].join()))
    expect(zones.map((_, zone) => c.heists.zone.filter((each) => each === zone).length)).toEqual([4, 5, 3])
    expect(zones.map((_, zone) => c.tokens.kind.filter((kind) => c.tokens.zone[kind] === zone).length)).toEqual([12, 17, 8])
  })
})

describe('the board', () => {
  it('SY-2.1 eighteen territories in three zones', () => {
    expect(zones.map((_, zone) => c.territories.zone.filter((each) => each === zone).length)).toEqual([6, 9, 3])
    expect(['koss', 'blackstar', 'goshen', 'vimana', 'kepler', 'honos'].map((id) => c.territories.zone[at(id)])).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('SY-2.2 SY-2.3 SY-2.4 prices, incomes and crew costs by zone', () => {
    expect(c.zones.buy).toEqual([8, 4, 0, 12, 6, 0, 16, 8, 0])
    expect(c.zones.income).toEqual([3, 3, 3, 6, 3, 0, 9, 3, 0])
    expect(c.zones.upkeep).toEqual([0, 3, 6])
    expect(c.zones.fortify).toEqual([4, 0, 6, 6, 0, 10, 8, 0, 12])
  })

  it('SY-2.5 SY-2.6 SY-2.7 SY-2.8 special bases', () => {
    expect(['koss', 'kronos', 'goshen', 'etna', 'cora'].map((id) => c.territories.mining[at(id)])).toEqual([2, 1, 2, 1, 0])
    expect(['blackstar', 'ceto', 'meridian', 'bohr_station', 'hypatia', 'tycho', 'koss'].map((id) => c.territories.boxes[at(id)])).toEqual([4, 3, 3, 3, 3, 2, 0])
    expect(c.territories.beams[at('ceto')]).toBe(mask('ukemochi_city', 'etna'))
    expect(c.territories.beams[at('blackstar')]).toBe(mask('kronos', 'cora'))
    expect(c.territories.shieldedBy[at('io')]).toBe(mask('meridian'))
    expect(c.territories.shieldedBy[at('ceto')]).toBe(0)
    expect(c.territories.luck.map((plus, i) => (plus ? c.territories.ids[i] : ''))).toContain('honos')
    expect(c.territories.luck.reduce((sum, plus) => sum + plus, 0)).toBe(1)
  })

  it('SY-2.9 two trade routes', () => {
    expect(c.routes.stops).toEqual([mask('koss', 'new_victoria', 'vimana'), mask('kafka', 'io', 'kepler')])
    expect(c.routes.gain).toEqual([4, 6])
  })

  it('SY-7.2 SY-7.3 SY-7.4 the table of assaults', () => {
    expect(c.assaults.crew).toEqual([5, 10, 10, 10, 10])
    expect(c.assaults.open).toEqual([6, 5, 4, 3, 2])
    expect(c.assaults.fortified).toEqual([IMPOSSIBLE, 6, 5, 4, 3])
  })

  it('SY-3.1 SY-12.3 the alert track and its colours', () => {
    expect([2, 3, 4, 5].map((players) => c.alertMax[players])).toEqual([6, 6, 8, 8])
    expect(c.alertBand[3].slice(1)).toEqual([0, 0, 1, 1, 2, 2])
    expect(c.alertBand[4].slice(1)).toEqual([0, 0, 0, 1, 1, 1, 2, 2])
  })

  it('SY-10.1 SY-10.2 SY-10.6 SY-11.1 SY-12.5 market, levels, rates and pardons', () => {
    expect(c.market).toEqual([[5, 10, 15], [5, 10, 15]])
    expect([c.box.techMax, c.box.assaultMax, c.box.pardonWithoutBases, c.box.pardonPerBase, c.box.destroyerInfluence]).toEqual([9, 4, 3, 5, 10])
    expect(c.technologies.choice.map((cards) => cards !== 0)).toEqual([false, false, false, false, false, true, false, true, false, true])
    expect([5, 7, 9].map((level) => c.technologies.consolation[level])).toEqual([5, 8, 12])
    expect([5, 7, 9].map((level) => c.technologies.ids.filter((_, i) => c.technologies.choice[level] & (1 << i)).length)).toEqual([4, 8, 12])
    expect(c.exchanges).toEqual({ give: [0, 0, 2, 1], amount: [2, 2, 3, 3], get: [2, 1, 1, 2] })
  })
})

describe('cards, syndicates and tokens', () => {
  it('SY-5.3 SY-5.4 the Goshen mission that the book shows wins from 4 on nobody’s territory before hands', () => {
    const ghost = c.missions.ids.indexOf('M21')
    expect(c.territories.ids[c.missions.territory[ghost]]).toBe('goshen')
    expect(c.missions.win.slice(ghost * 4, ghost * 4 + 4)).toEqual([4, 3, 2, 5])
    expect([c.missions.gate[ghost], c.missions.handsShift[ghost]]).toEqual([2, 2])
    expect(c.missions.handsCost.slice(ghost * 3, ghost * 3 + 3)).toEqual([2, 0, 1])
    expect(c.missions.reward.slice(ghost * 3, ghost * 3 + 3)).toEqual([7, 0, 3])
  })

  it('SY-5.1 gates by zone: EXO from the first round, MIDDLE from 2 or 3, INNER from 4 or 5', () => {
    const gates = zones.map((_, zone) => [...new Set(c.missions.gate.filter((_gate, i) => c.territories.zone[c.missions.territory[i]] === zone))])
    expect(gates).toEqual([[1], [2, 3], [4, 5]])
  })

  it('SY-18.1 SY-18.10 ten syndicates with start, racket, levels and bonus', () => {
    const row = (id: string): unknown[] => {
      const i = syndicate(id)
      return [...c.syndicates.start.slice(i * 3, i * 3 + 3), ...c.syndicates.racket.slice(i * 3, i * 3 + 3), c.syndicates.tech[i], c.syndicates.assault[i]]
    }
    expect(c.syndicates.ids.map(row)).toEqual([
      [3, 0, 2, 3, 0, 3, 2, 1],
      [5, 4, 3, 3, 3, 2, 1, 0],
      [12, 5, 4, 3, 2, 2, 2, 1],
      [9, 5, 3, 3, 2, 1, 3, 0],
      [9, 4, 4, 2, 1, 2, 1, 2],
      [13, 5, 3, 4, 1, 1, 1, 1],
      [12, 9, 2, 3, 4, 1, 2, 0],
      [11, 5, 4, 4, 2, 2, 1, 1],
      [12, 5, 4, 5, 2, 1, 2, 0],
      [8, 5, 3, 4, 2, 3, 2, 1],
    ])
    expect([c.syndicates.base[syndicate('fidge')], c.syndicates.base[syndicate('ascenders')]]).toEqual([at('koss'), at('blackstar')])
    expect(c.syndicates.baseFortified.map((fortified, i) => (fortified ? c.syndicates.ids[i] : '')).filter(Boolean)).toEqual(['fidge'])
  })

  it('SY-14.3 nine rewards', () => {
    expect(c.rewards.ids.map((id, i) => [id, c.rewards.count[i], c.rewards.vp[i]])).toEqual([
      ['zones', 0, 10],
      ['route', 0, 8],
      ['six', 6, 10],
      ['inner2', 2, 10],
      ['tech9', 9, 10],
      ['ass4', 4, 8],
      ['mis6', 6, 8],
      ['win2', 2, 6],
      ['fort3', 3, 10],
    ])
  })

  it('every technology and token effect is on some card', () => {
    for (const effect of technologyEffects) expect(c.technologies.does[effect]).not.toBe(0)
    expect(new Set(c.tokens.does).size).toBe(tokenEffects.length)
  })
})
