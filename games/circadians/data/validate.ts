import { fail } from '#kernel/errors.ts'
import { row, tablesOver, word, type Shape } from '#kernel/table-shape.ts'
import { parseAbility } from './abilities.ts'
import { compileMap } from './compile-map.ts'
import { HEXES, KIND } from './content.ts'
import { handlerNames, playPhases, type Ability, type HandlerNames } from './handlers.ts'
import { factions, phases, PRICE_TOKENS, ROUNDS, tileSets, tracks, type Phase } from './names.ts'
import { cellExists, origins, type Sourced } from './origin.ts'
import { byName, text } from './shape.ts'
import { tableShapes } from './shapes.ts'
import { bookTables, type TableName, type Tables } from './tables.ts'

/** Our tables with those of the owner in place of them, each whole; refused with field and reason if they make no game. */
export function tablesWith(override: unknown, known: HandlerNames = handlerNames): Tables {
  const shapes = tableShapes(known)
  const whole = Object.fromEntries(Object.entries<Shape<unknown>>(shapes).map(([name, rows]) => [name, sourced(rows)])) as unknown as { readonly [Name in TableName]: Shape<Tables[Name]> }
  const tables = tablesOver({ ...bookTables }, whole, override)
  const [problem] = crossChecks(tables)
  return problem ? fail('tables.field', `${problem.path}: ${problem.reason}`) : tables
}

/** A table with the origin of its values; what `parts` and `doubts` speak of must be there. */
const sourced = (rows: Shape<unknown>): Shape<Sourced<unknown>> => ({
  check(value, path) {
    const checked = row({ origin: word(...origins), rows }, { parts: ofCells(word(...origins)), doubts: ofCells(text) }).check(value, path)
    for (const field of ['parts', 'doubts'] as const)
      for (const cell of Object.keys(checked[field] ?? {})) if (!cellExists(checked.rows, cell)) fail('tables.field', `${path}.${field}: there is no cell ${cell}`)
    return checked
  },
})

/** A value for each of some cells, by their paths. */
const ofCells = <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  check: (value, path) => byName(Object.keys(typeof value === 'object' && value !== null ? value : {}), of).check(value, path),
})

/** What is wrong with tables together, at which path. */
interface Problem {
  readonly path: string
  readonly reason: string
}

/** What no single field can tell: that ids are unique and meet, and that counts add up. */
function crossChecks(tables: Tables): Problem[] {
  const problems = mapChecks(tables)
  return [...problems, ...(problems.length === 0 ? layoutChecks(tables) : []), ...factionChecks(tables), ...cardChecks(tables), ...phaseChecks(tables)]
}

const counts = [2, 3, 4, 5] as const

/** Can the table be set up for every number of factions? */
function layoutChecks(tables: Tables): Problem[] {
  const map = compileMap(tables.map.rows, () => 0)
  const { relics, others, removedByFactions } = tables.foundations.rows
  return [
    ...map.printedMountains.flatMap((edge, i) => (edge < 0 ? [{ path: `map.rows.printedMountains[${i}]`, reason: 'the two hexes share no side' }] : [])),
    ...counts.flatMap((count): Problem[] => {
      const land = map.kind.slice((count - 2) * HEXES, (count - 1) * HEXES).filter((kind) => kind === KIND.land).length
      const neutral = relics.length + others.length - removedByFactions[count - 2]
      const starts = map.slots[count - 2].map((slot) => new Set(map.pairs[count - 2][slot].flat()))
      const shared = starts.some((one, i) => starts.slice(i + 1).some((other) => [...one].some((region) => other.has(region))))
      return [
        ...map.slots[count - 2].filter((slot) => map.pairs[count - 2][slot].length === 0).map((slot) => ({ path: 'map.rows.hexes', reason: `the base slot ${map.ids[slot]} has no two regions that touch with ${count} factions` })),
        ...(shared ? [{ path: 'map.rows.hexes', reason: `two base slots share a region with ${count} factions` }] : []),
        ...(neutral === land - 2 * count ? [] : [{ path: 'foundations.rows', reason: `${land - 2 * count} neutral foundations are needed with ${count} factions, ${neutral} are left` }]),
      ]
    }),
  ]
}

function mapChecks(tables: Tables): Problem[] {
  const { hexes, printedMountains, tunnels, tileSetsByFactions } = tables.map.rows
  const ids = hexes.map((hex) => hex.id)
  const unknown = (path: string, named: readonly string[]): Problem[] =>
    named.filter((id) => !ids.includes(id)).map((id) => ({ path, reason: `there is no hex ${id}` }))
  const slots = (set: string): number => hexes.filter((hex) => 'tile' in hex && hex.tile === set).length
  return [
    ...repeated('map.rows.hexes', ids),
    ...repeated('map.rows.hexes', hexes.map((hex) => `${hex.q},${hex.r}`)),
    ...printedMountains.flatMap((ends, i) => unknown(`map.rows.printedMountains[${i}]`, ends)),
    ...tunnels.flatMap(({ ends }, i) => unknown(`map.rows.tunnels[${i}].ends`, ends)),
    ...tileSets.filter((set) => slots(set) !== 3).map((set) => ({ path: 'map.rows.hexes', reason: `three slots are needed for ${set} tiles` })),
    ...tileSetsByFactions.flatMap((sets, i) =>
      baseSlots(tables, i + 2) >= i + 2 ? [] : [{ path: 'map.rows.hexes', reason: `${i + 2} base slots are needed with ${sets.length} sets of tiles` }],
    ),
  ]
}

const baseSlots = (tables: Tables, count: number): number =>
  tables.map.rows.hexes.filter((hex) => 'baseFor' in hex && hex.baseFor.includes(count)).length

function factionChecks(tables: Tables): Problem[] {
  const rows = tables.factions.rows
  return [
    ...repeated('factions.rows', rows.map((row) => row.id)),
    ...repeated('factions.rows', rows.map((row) => `vault ${row.vault}`)),
    ...rows.flatMap((row, i): Problem[] => {
      const at = `factions.rows[${i}]`
      const pool = tables.leaders.rows[row.id].length
      return [
        ...(row.leaderPool === pool ? [] : [{ path: `${at}.leaderPool`, reason: `${pool} leaders are in the table` }]),
        ...(row.leadersKept === pool - 2 ? [] : [{ path: `${at}.leadersKept`, reason: 'all leaders but two are kept' }]),
        ...(row.baseTile === (row.baseProd !== null) ? [] : [{ path: `${at}.baseProd`, reason: 'a base tile produces, a ship does not' }]),
        ...row.gloryTrack
          .filter((space) => space.at > row.gloryTarget)
          .map((space) => ({ path: `${at}.gloryTrack`, reason: `space ${space.at} lies beyond the target` })),
      ]
    }),
    ...factions.flatMap((id) => repeated(`leaders.rows.${id}`, tables.leaders.rows[id].map((row) => row.n))),
    ...repeated('attributes.rows', factions.flatMap((id) => tables.attributes.rows[id].map((row) => `${id} ${row.id}`))),
    ...repeated('ryhzu.rows', tables.ryhzu.rows.map((row) => row.n)),
  ]
}

function cardChecks(tables: Tables): Problem[] {
  const cards = tables.tactics.rows.reduce((sum, row) => sum + row.n, 0)
  const tokens = tables.production.rows.filter((row) => row.enabled).length
  const { standard, jrayek, twoFactions } = tables.prices.rows
  const wanted = Array.from({ length: PRICE_TOKENS }, (_, i) => i + 1).join()
  const numbered = (name: string, ids: readonly number[]): Problem[] =>
    [...ids].sort((a, b) => a - b).join() === wanted ? [] : [{ path: `prices.rows.${name}`, reason: 'tokens are numbered 1 to 6' }]
  const [first] = [...tables.income.rows.regionCount].sort((a, b) => a.from - b.from)
  return [
    ...repeated('tactics.rows', tables.tactics.rows.map((row) => row.id)),
    ...(cards === 50 ? [] : [{ path: 'tactics.rows', reason: `50 cards are needed, ${cards} are there` }]),
    ...repeated('production.rows', tables.production.rows.map((row) => row.id)),
    ...(tokens === 6 ? [] : [{ path: 'production.rows', reason: `six tokens are in the box, ${tokens} are enabled` }]),
    ...numbered('standard', standard.map((row) => row.id)),
    ...numbered('jrayek', jrayek.map((row) => row.id)),
    ...repeated('prices.rows.twoFactions', twoFactions.map((row) => String(row.id))),
    ...repeated('prices.rows.neutral', tables.prices.rows.neutral.map((row) => row.id)),
    ...repeated('intelligence.rows', tables.intelligence.rows.map((row) => row.faction)),
    ...repeated('wheel.rows.sections', tables.wheel.rows.sections.map((row) => row.id)),
    ...(first.from === 0 ? [] : [{ path: 'income.rows.regionCount', reason: 'a row from 0 up is needed' }]),
    ...priceChecks(tables),
    ...upkeepChecks(tables),
  ]
}

/** Factions and neutral tokens together price five phases in every round. */
function priceChecks(tables: Tables): Problem[] {
  return counts.flatMap((count) =>
    Array.from({ length: ROUNDS }, (_, i) => i + 1).flatMap((round): Problem[] => {
      const neutral = new Set(tables.prices.rows.neutral.filter((row) => row.factions.includes(count) && round <= (row.removeAfterRound ?? ROUNDS)).map((row) => row.pair)).size
      const priced = count * tables.start.rows.pricesByFactions[count - 2] + neutral
      return priced === tracks.length ? [] : [{ path: 'prices.rows.neutral', reason: `${priced} phases are priced in round ${round} with ${count} factions` }]
    }),
  )
}

/** Some texts mean something in certain phases only. */
function phaseChecks(tables: Tables): Problem[] {
  const actions: readonly Phase[] = phases.filter((phase) => tracks.some((track) => track === phase))
  const misplaced = (path: string, texts: readonly Ability[], phase: Phase | 'pin' | undefined, allowed: (name: string) => readonly Phase[] | undefined): Problem[] =>
    texts.flatMap((text) => {
      const { name } = parseAbility(text)
      const wanted = allowed(name)
      return wanted === undefined || wanted.some((each) => each === phase) ? [] : [{ path, reason: `"${name}" belongs to ${wanted.join(', ')}` }]
    })
  const offers = (name: string): readonly Phase[] | undefined => (name === 'offer' || name === 'movesAlone' || name === 'movesWithFighters' ? actions : undefined)
  return [
    ...tables.tactics.rows.flatMap((row, i) => misplaced(`tactics.rows[${i}].fx`, row.fx, row.ph, (name) => playPhases(name))),
    ...factions.flatMap((id) => tables.leaders.rows[id].flatMap((row, i) => misplaced(`leaders.rows.${id}[${i}].does`, [...row.does, ...(row.doesUp ?? [])], row.ph, offers))),
    ...factions.flatMap((id) => tables.attributes.rows[id].flatMap((row, i) => misplaced(`attributes.rows.${id}[${i}]`, [...row.base, ...row.up], row.ph, offers))),
  ]
}

/** Ryh-zu cost and give one kind of resource each. */
const upkeepChecks = (tables: Tables): Problem[] =>
  tables.ryhzu.rows.flatMap((row, i) =>
    (['upkeep', 'gainIfOpponent'] as const)
      .filter((field) => !/^[EG]\d$/.test(row[field]))
      .map((field) => ({ path: `ryhzu.rows[${i}].${field}`, reason: 'energy or gems are needed' })),
  )

function repeated(path: string, ids: readonly string[]): Problem[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => ({ path, reason: `${id} is there twice` }))
}
