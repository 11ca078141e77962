import { fail } from '#kernel/errors.ts'
import type { CourtCard } from './court.ts'
import type { Leader } from './leaders.ts'
import type { SystemRow } from './map.ts'
import { resources, suits, symbols } from './names.ts'
import type { SetupCard } from './setup-cards.ts'
import type { Tables } from './tables.ts'

const CLUSTERS = 6

/** What no field can tell alone: that the tables make one game. */
export function checkTogether(tables: Tables): void {
  checkMap(tables.map.rows)
  checkPlayers(tables)
  tables.setupCards.rows.forEach((card, i) => checkSetup(tables, card, `setupCards.rows[${i}]`))
  checkPieces(tables)
  checkCityTrack(tables)
  checkCourt(tables.courtCards.rows)
}

/** Clusters of a gate and three planets; two systems touch or do not, and gates are joined as ARCS-2.2 says. */
function checkMap(rows: readonly SystemRow[]): void {
  const ids = rows.map((row) => row.id)
  const gate = (cluster: number): string => rows[((cluster - 1 + CLUSTERS) % CLUSTERS) * symbols.length].id
  rows.forEach((row, i) => {
    const path = `map.rows[${i}]`
    const cluster = 1 + Math.floor(i / symbols.length)
    const symbol = symbols[i % symbols.length]
    const isGate = symbol === 'gate'
    if (row.cluster !== cluster) fail('tables.field', `${path}.cluster is ${row.cluster}, and ${row.id} belongs to ${cluster}`)
    if (row.symbol !== symbol) fail('tables.field', `${path}.symbol is ${row.symbol}, and ${row.id} is the ${symbol}`)
    if (isGate !== (row.type === null)) fail('tables.field', `${path}.type is ${row.type}: a planet has a type, a gate has none`)
    if (isGate !== (row.slots === 0)) fail('tables.field', `${path}.slots is ${row.slots}: a planet has one or two, a gate has none`)
    row.adjacent.forEach((id, j) => {
      const other = rows[ids.indexOf(id)]
      if (id === row.id || !other.adjacent.includes(row.id)) fail('tables.field', `${path}.adjacent[${j}] is "${id}", which is not adjacent to ${row.id}`)
      if (isGate && other.symbol === 'gate' && id !== gate(cluster - 1) && id !== gate(cluster + 1))
        fail('tables.field', `${path}.adjacent[${j}] is "${id}", which is not the next gate on either side`)
    })
    const owed = isGate ? [gate(cluster - 1), gate(cluster + 1)] : [gate(cluster)]
    for (const id of owed) if (!row.adjacent.includes(id)) fail('tables.field', `${path}.adjacent is without ${id}, which ${row.id} always touches`)
  })
}

function checkPlayers(tables: Tables): void {
  for (const players of [2, 3, 4]) {
    const lines = tables.playerCounts.rows.filter((row) => row.players === players).length
    if (lines !== 1) fail('tables.count', `playerCounts has ${lines} lines for ${players} players, not 1`)
    if (!tables.setupCards.rows.some((card) => card.players === players)) fail('tables.count', `setupCards has no card for ${players} players`)
  }
  tables.playerCounts.rows.forEach(({ players, deck: [low, high], hand }, i) => {
    if (low > high) fail('tables.field', `playerCounts.rows[${i}].deck goes from ${low} to ${high}`)
    const cards = (high - low + 1) * suits.length
    // ARCS-11.3: of two players one may have a second hand.
    const hands = players === 2 ? 3 : players
    if (hands * hand > cards) fail('tables.count', `playerCounts.rows[${i}] deals ${hands} hands of ${hand}, and the deck has ${cards} cards`)
  })
}

/** Places for everybody, on the map and in play. */
function checkSetup(tables: Tables, card: SetupCard, path: string): void {
  if (card.seats.length !== card.players) fail('tables.count', `${path}.seats are ${card.seats.length}, for ${card.players} players`)
  const ids = tables.map.rows.map((row) => row.id)
  const free = tables.map.rows.map((row) => row.slots)
  const starts = [tables.plainStart.rows, ...tables.leaders.rows]
  card.seats.forEach((seat, i) => {
    for (const [place, letter, id] of placesOf(seat, `${path}.seats[${i}]`)) {
      const system = tables.map.rows[ids.indexOf(id)]
      if (card.out.includes(system.cluster)) fail('tables.field', `${place} is "${id}", and cluster ${system.cluster} is out of play`)
      if (letter !== 'C' && system.type !== seat.resources[letter === 'A' ? 0 : 1])
        fail('tables.field', `${place} is "${id}", whose type is ${system.type}, not ${seat.resources[letter === 'A' ? 0 : 1]}`)
      // Any leader may start in any seat.
      if (!starts.some((start) => start[letter].building !== null)) continue
      free[ids.indexOf(id)]--
      if (free[ids.indexOf(id)] < 0) fail('tables.count', `${place} is "${id}", where no slot is left for a building`)
    }
  })
  // ARCS-11.1
  if (card.players === 2)
    for (const type of resources) {
      const aside = tables.map.rows.filter((row) => row.type === type && card.out.includes(row.cluster)).length
      if (aside > tables.tokensPerResource.rows) fail('tables.count', `${path}.out sets ${aside} ${type} aside, and there are ${tables.tokensPerResource.rows}`)
    }
}

const placesOf = (seat: SetupCard['seats'][number], path: string): readonly (readonly [string, 'A' | 'B' | 'C', string])[] => [
  [`${path}.A`, 'A', seat.A],
  [`${path}.B`, 'B', seat.B],
  ...seat.C.map((id, i) => [`${path}.C[${i}]`, 'C', id] as const),
]

/** Everybody has the buildings and the agents to start with. Ships may run out: ARCS-12.1. */
function checkPieces(tables: Tables): void {
  const { cities, starports, agents } = tables.pieceLimits.rows
  const mostC = Math.max(...tables.setupCards.rows.flatMap((card) => card.seats.map((seat) => seat.C.length)))
  const check = (path: string, { A, B, C }: Pick<Leader, 'A' | 'B' | 'C'>): void => {
    const boxes = [A, B, ...Array.from({ length: mostC }, () => C)]
    const count = (building: string): number => boxes.filter((box) => box.building === building).length
    if (count('city') > cities) fail('tables.count', `${path} starts with ${count('city')} cities, above pieceLimits.cities`)
    if (count('starport') > starports) fail('tables.count', `${path} starts with ${count('starport')} starports, above pieceLimits.starports`)
  }
  check('plainStart.rows', tables.plainStart.rows)
  tables.leaders.rows.forEach((leader, i) => {
    check(`leaders.rows[${i}]`, leader)
    if (leader.outrage.length > agents) fail('tables.count', `leaders.rows[${i}].outrage takes ${leader.outrage.length} agents, above pieceLimits.agents`)
  })
}

/** A line for each number of cities at home; slots open as cities leave, and never close. */
function checkCityTrack(tables: Tables): void {
  const { cities } = tables.pieceLimits.rows
  const rows = [...tables.cityTrack.rows].sort((a, b) => a.cities - b.cities)
  if (rows.length !== cities + 1 || rows.some((row, i) => row.cities !== i)) fail('tables.count', `cityTrack has lines for ${rows.map((row) => row.cities).join(', ')} cities, not one each from 0 to ${cities}`)
  rows.forEach((row, i) => {
    if (i > 0 && row.openSlots > rows[i - 1].openSlots) fail('tables.field', `cityTrack opens ${row.openSlots} slots with ${i} cities, and ${rows[i - 1].openSlots} with ${i - 1}`)
  })
}

/** A Guild card has an icon and a raid cost, a Vox card what happens when it is secured. */
function checkCourt(rows: readonly CourtCard[]): void {
  const unions = new Set<string>()
  rows.forEach((card, i) => {
    const path = `courtCards.rows[${i}]`
    const isVox = card.icon === null
    if (isVox !== (card.keys === 0)) fail('tables.field', `${path}.keys is ${card.keys}: a Guild card has a raid cost, a Vox card has none`)
    card.does.forEach((effect, j) => {
      if (isVox !== effect.startsWith('secured ')) fail('tables.effect', `${path}.does[${j}] is "${effect}", which is not for ${isVox ? 'Vox' : 'Guild'} cards`)
      if (!effect.startsWith('union ')) return
      if (unions.has(effect)) fail('tables.effect', `${path}.does[${j}] is "${effect}", which another card does`)
      unions.add(effect)
    })
    const preludes = card.does.filter((effect) => effect.startsWith('prelude ') || effect.startsWith('union ')).length
    if (preludes > 1) fail('tables.effect', `${path}.does has ${preludes} Prelude actions, not one at most`)
  })
}
