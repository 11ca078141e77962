import { artifacts } from './artifacts.ts'
import { ARTIFACTS, FIRST_PLACE, ITEMS, MAGES, MONUMENTS, MOST_POWERS, PLACES } from './content.ts'
import type { Collect, Component, Content, Cost, Discount, Kind, Origin, Points } from './content.ts'
import { items } from './items.ts'
import { mages } from './mages.ts'
import { monuments } from './monuments.ts'
import { NotationError, parseCollect, parseCost, parseDiscount, parsePoints, parsePower } from './notation.ts'
import { places } from './places.ts'

/** The five tables: plain JSON, so that they can be hashed, replaced and sent. */
export interface Tables {
  readonly artifacts: readonly ArtifactRow[]
  readonly mages: readonly MageRow[]
  readonly items: readonly ItemRow[]
  readonly monuments: readonly MonumentRow[]
  readonly places: readonly PlaceRow[]
}

interface Row {
  readonly id: string
  readonly collect?: string
  readonly discount?: string
  readonly powers?: readonly string[]
  readonly origin: Origin
}

export interface ArtifactRow extends Row {
  readonly cost: string
  readonly types?: readonly ('creature' | 'dragon')[]
  readonly vp?: number
  readonly starterSet?: number
}

export interface MageRow extends Row {
  readonly starterSet?: number
}

export interface ItemRow extends Row {}

export interface MonumentRow extends Row {
  readonly cost: string
  readonly vp: number
}

export interface PlaceRow extends Row {
  readonly side: 'sun' | 'moon'
  /** The place on the other side of the tile. */
  readonly back: string
  readonly cost: string
  readonly vp: string
}

/** The base box as printed. */
export const bookTables: Tables = { artifacts, mages, items, monuments, places }

/** Thrown for tables that make no game, always naming the component. */
export class TableError extends Error {
  readonly component: string

  constructor(component: string, reason: string) {
    super(`${component}: ${reason}`)
    this.component = component
  }
}

/** Parses and checks all tables once; everything after this works on numbers. */
export function compile(tables: Tables): Content {
  const components = [
    ...tables.artifacts.map((row) => compileRow('artifact', row, row.cost, String(row.vp ?? 0), row.types, row.starterSet)),
    ...tables.mages.map((row) => compileRow('mage', row, '0', '0', undefined, row.starterSet)),
    ...tables.items.map((row) => compileRow('item', row, '0', '0')),
    ...tables.monuments.map((row) => compileRow('monument', row, row.cost, String(row.vp))),
    ...tables.places.map((row) => compileRow('place', row, row.cost, row.vp)),
  ].map((component, index): Component => ({ ...component, index }))
  checkCounts(tables)
  checkPrices(components)
  const byId = new Map<string, number>()
  for (const { id, index } of components) {
    if (byId.has(id)) throw new TableError(id, 'the id is used twice')
    byId.set(id, index)
  }
  return {
    components,
    byId,
    tiles: tilesOf(tables.places),
    starterSets: starterSetsOf(components),
    unnumberedArtifacts: components.filter((c) => c.kind === 'artifact' && c.starterSet === 0).map((c) => c.index),
  }
}

function compileRow(
  kind: Kind,
  row: Row,
  cost: string,
  points: string,
  types: readonly string[] = [],
  starterSet = 0,
): Omit<Component, 'index'> {
  const { id } = row
  if (!/^[a-z]+(_[a-z]+)*$/.test(id)) throw new TableError(id, 'an id is lower-case words joined by underscores')
  for (const type of types) if (type !== 'creature' && type !== 'dragon') throw new TableError(id, `unknown type "${type}"`)
  if ((row.powers ?? []).length > MOST_POWERS) throw new TableError(id, `a component has at most ${MOST_POWERS} powers`)
  if (![0, 1, 2, 3, 4].includes(starterSet)) throw new TableError(id, `starter set ${starterSet} does not exist`)
  return {
    id,
    kind,
    origin: row.origin,
    dragon: types.includes('dragon'),
    creature: types.includes('creature'),
    cost: parsed<Cost>(id, 'cost', cost, parseCost),
    points: parsed<Points>(id, 'vp', points, parsePoints),
    collect: row.collect === undefined ? NO_COLLECT : parsed<Collect>(id, 'collect', row.collect, parseCollect),
    discount: row.discount === undefined ? NO_DISCOUNT : parsed<Discount>(id, 'discount', row.discount, parseDiscount),
    powers: (row.powers ?? []).map((text) => parsed(id, 'power', text, parsePower)),
    starterSet,
  }
}

const NO_COLLECT: Collect = { kind: 'none' }
const NO_DISCOUNT: Discount = { on: 'nothing', n: 0, sparesGold: false }

function parsed<T>(id: string, field: string, text: string, parse: (text: string) => T): T {
  if (typeof text !== 'string') throw new TableError(id, `${field} is not a text`)
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof NotationError) throw new TableError(id, `${field}: ${error.message}`)
    throw error
  }
}

function checkCounts(tables: Tables): void {
  const wanted = { artifacts: ARTIFACTS, mages: MAGES, items: ITEMS, monuments: MONUMENTS, places: PLACES }
  for (const [name, count] of Object.entries(wanted)) {
    const rows = tables[name as keyof Tables]
    if (rows.length !== count) throw new TableError(name, `${count} rows are needed, ${rows.length} are there`)
  }
}

/** What is claimed has a price of named essences, and an unseen monument costs what any other does. */
function checkPrices(components: readonly Component[]): void {
  const claimed = components.filter((c) => c.kind === 'monument' || c.kind === 'place')
  const monument = claimed.find((c) => c.kind === 'monument')
  for (const { id, kind, cost } of claimed) {
    if (cost.any > 0) throw new TableError(id, 'what is claimed costs named essences, never A')
    if (kind === 'monument' && cost.fixed.join() !== monument?.cost.fixed.join()) throw new TableError(id, 'all monuments cost the same')
  }
}

function tilesOf(rows: readonly PlaceRow[]): Content['tiles'] {
  return rows
    .filter((row) => row.side === 'sun')
    .map((sun) => {
      const back = rows.find((row) => row.id === sun.back)
      if (back?.side !== 'moon' || back.back !== sun.id) throw new TableError(sun.id, `"${sun.back}" is not its moon side`)
      return { sun: FIRST_PLACE + rows.indexOf(sun), moon: FIRST_PLACE + rows.indexOf(back) }
    })
}

function starterSetsOf(components: readonly Component[]): Content['starterSets'] {
  return [1, 2, 3, 4].map((set) => {
    const members = components.filter((c) => c.starterSet === set)
    const mage = members.filter((c) => c.kind === 'mage')
    const three = members.filter((c) => c.kind === 'artifact')
    if (mage.length !== 1 || three.length !== 3) throw new TableError(`starter set ${set}`, 'one mage and three artifacts are needed')
    return { mage: mage[0].index, artifacts: three.map((c) => c.index) }
  })
}
