import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { compile } from '../data/compile.ts'
import { bookTables } from '../data/tables.ts'
import { isShielded } from '../rules/bases.ts'
import { verbTable } from '../rules/notation.ts'
import { badgePlace } from '../table/system/badges.ts'
import { chartOf, plateOf, type Box, type Chart } from '../table/system/geometry.ts'
import { meansTerritory, systemPlaces } from '../table/system/places.ts'
import { beamsOf, lanesOf } from '../table/system/standing.ts'
import type { SyndicateView } from '../table/view.ts'
import { content, game, Table } from './table.ts'

/** A small phone, a larger one, the smallest desktop, a large one. */
const sizes = [
  [360, 330],
  [390, 330],
  [390, 560],
  [664, 484],
  [1100, 710],
] as const

const names = bookTables.territories.rows.map(({ name }) => name)

describe('the map of Arcturus', () => {
  it.each(sizes)('SY-2.1 at %i by %i worlds and names stand inside it, and apart from each other', (width, height) => {
    const chart = chartOf(content, width, height)
    expect(chart.named).toBe(true)
    expect(crowded(chart)).toEqual([])
  })

  it('where a dossier leaves it little room, names give way and worlds stay apart', () => {
    const chart = chartOf(content, 390, 280)
    expect(chart.named).toBe(false)
    expect(crowded(chart)).toEqual([])
  })

  it('follows a corrected table: a world that lies in another zone moves to its orbit and crowds nobody', () => {
    const rows = bookTables.territories.rows.map((row) => (row.id === 'cora' ? { ...row, zone: 'MIDDLE' as const } : row.id === 'vimana' ? { ...row, zone: 'EXO' as const } : row))
    const corrected = compile({ ...bookTables, territories: { ...bookTables.territories, rows } })
    const chart = chartOf(corrected, 664, 484)
    const at = corrected.territories.ids.indexOf('cora')
    const { rx, ry } = chart.orbits[1]
    const { x, y } = chart.places[at]
    expect(((x - chart.star.x) / rx) ** 2 + ((y - chart.star.y) / ry) ** 2).toBeCloseTo(1)
    for (const one of chart.places) for (const other of chart.places) if (one.at < other.at) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(chart.planet * 2)
  })

  it.each(sizes)('SY-2.9 at %i by %i the letters of the routes cover neither a world nor a name', (width, height) => {
    const chart = chartOf(content, width, height)
    const lanes = lanesOf({ c: content, tables: bookTables, view: game.view(new Table().state, 0) })
    for (let route = 0; route < content.routes.ids.length; route++) {
      const { x, y } = badgePlace(chart, names, lanes.filter((lane) => lane.route === route))
      const badge = { x: x - 10, y: y - 8.5, width: 20, height: 17 }
      for (const place of chart.places) {
        expect(reaches(badge, place, chart.planet)).toBe(false)
        expect(overlap(badge, plateOf(chart, place, names[place.at]))).toBe(false)
      }
    }
  })
})

describe('what is drawn', () => {
  const drawn = (t: Table) => ({ c: content, tables: bookTables, view: game.view(t.state, 0) as SyndicateView })
  const at = (id: string): number => content.territories.ids.indexOf(id)

  it('SY-9.5 a beam protects a base of the same player or one that it is granted to, while its installation is active', () => {
    const t = new Table().base('ceto', 1).base('ukemochi_city', 1).base('etna', 2).base('blackstar', 2, { down: true }).base('cora', 2).base('meridian', 3).base('io', 2)
    const protecting = (): readonly string[] => beamsOf(drawn(t)).flatMap(({ to, protects }) => (protects ? [content.territories.ids[to]] : []))
    expect(protecting()).toEqual(['ukemochi_city'])
    t.state.granted[at('etna')] = 1 << at('ceto')
    expect(protecting()).toEqual(['ukemochi_city', 'etna'])
    expect(beamsOf(drawn(t)).filter(({ granted }) => granted).map(({ from, to }) => [from, to])).toEqual([[at('ceto'), at('etna')]])
    t.state.destroyer = at('ceto')
    expect(protecting()).toEqual([])
  })

  it('SY-2.9 a lane is held where one player has active bases at both ends, and a route complete with all of them', () => {
    const t = new Table().base('koss', 0).base('new_victoria', 0).base('vimana', 1).base('kafka', 2).base('io', 2).base('kepler', 2)
    const lanes = (): readonly (readonly [number, boolean])[] => lanesOf(drawn(t)).map(({ holder, complete }) => [holder, complete])
    expect(lanes()).toEqual([[0, false], [-1, false], [2, true], [2, true]])
    t.state.down[at('kepler')] = 1
    expect(lanes()).toEqual([[0, false], [-1, false], [2, false], [-1, false]])
  })

  it('SY-9.5 in whole games the beams that are drawn are those that the rules count', () => {
    const random = new Random('system')
    let shielded = 0
    for (let i = 0; i < 3; i++) {
      const state = game.start({ blockade: 'on', trading: 'on' }, 3, secretFromSeed(`system ${i}`))
      while (state.over === 0) {
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
        const beams = beamsOf({ c: content, view: game.view(state, 0) as SyndicateView })
        for (let base = 0; base < state.owner.length; base++) {
          const protects = beams.some((beam) => beam.to === base && beam.protects)
          if (state.owner[base] >= 0) expect(protects).toBe(isShielded(content, state, base))
          if (protects) shielded++
        }
      }
    }
    expect(shielded).toBeGreaterThan(0)
  })
})

describe('choices on the map', () => {
  it('SY-4.3 every choice of a territory is made there, except those of an offer', () => {
    const option = (verb: string) => ({ key: verb, verb, facets: { at: 'koss' } })
    const verbs = Object.entries(verbTable).filter(([, roles]) => roles.some(([, kind]) => kind === 'territory')).map(([verb]) => verb)
    expect(verbs.filter((verb) => !systemPlaces(option(verb)))).toEqual(['giveBase', 'askBase', 'giveBeam', 'askBeam'])
  })

  it('SY-16.4 the blockade is lifted where the destroyer lies, and nowhere else', () => {
    const t = new Table(4, { blockade: 'on' })
    t.state.destroyer = content.territories.ids.indexOf('goshen')
    const table = { c: content, view: game.view(t.state, 0) as SyndicateView }
    const lift = { key: 'lift', verb: 'lift', facets: {} }
    expect(content.territories.ids.filter((_, at) => meansTerritory(table, at)(lift))).toEqual(['goshen'])
  })
})

/** What lies outside, or over something else. */
function crowded(chart: Chart): readonly string[] {
  const plates = chart.named ? chart.places.map((place, at) => plateOf(chart, place, names[at])) : []
  const { planet, places, width, height } = chart
  const flaws: string[] = []
  for (const { at, x, y } of places) if (x < planet * 1.3 || y < planet * 1.3 || x > width - planet * 1.3 || y > height - planet * 1.3) flaws.push(`${names[at]} outside`)
  plates.forEach((plate, at) => {
    if (plate.x < 0 || plate.x + plate.width > width || plate.y + plate.height > height) flaws.push(`name of ${names[at]} outside`)
    places.forEach((place) => {
      if (place.at !== at && reaches(plate, place, planet)) flaws.push(`name of ${names[at]} over ${names[place.at]}`)
    })
    plates.forEach((other, i) => {
      if (i > at && overlap(plate, other)) flaws.push(`names of ${names[at]} and ${names[i]}`)
    })
  })
  for (const one of places) for (const other of places) if (one.at < other.at && Math.hypot(one.x - other.x, one.y - other.y) < planet * 2.3) flaws.push(`${names[one.at]} at ${names[other.at]}`)
  return flaws
}

function reaches({ x, y, width, height }: Box, point: { readonly x: number; readonly y: number }, radius: number): boolean {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height)) < radius
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}
