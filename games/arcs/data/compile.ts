import { checkTogether } from './check-together.ts'
import { anyAmbition, CITY, STARPORT, type Content, type DieContent, type StartBoxContent } from './content.ts'
import { courtEffects, type CourtEffect } from './court.ts'
import { leaderAbilities, type LeaderAbility, type StartBox } from './leaders.ts'
import { loreEffects, type LoreEffect } from './lore.ts'
import { ambitions, dice, resources, suits, symbols, verbs, type Resource, type StandardAction, type Verb } from './names.ts'
import { readTables } from './shapes.ts'
import type { Tables } from './tables.ts'

/** Checks the tables and turns them into records of fixed shape; the rules never see the tables themselves. */
export function compile(given: Tables): Content {
  const tables = readTables(given)
  checkTogether(tables)
  const ids = tables.map.rows.map((row) => row.id)
  const at = (id: string): number => indexIn(ids, id)
  const resource = (name: Resource): number => resources.indexOf(name)
  const court = tables.courtCards.rows
  const courtWith = (effect: CourtEffect): number => maskWhere(court, (card) => card.does.includes(effect))
  const loreWith = (effect: LoreEffect): number => maskWhere(tables.lore.rows, (card) => card.does.includes(effect))
  const leaderWith = (ability: LeaderAbility): number =>
    maskWhere(tables.leaders.rows, (leader) => leader.abilities.includes(ability))
  const box = (row: StartBox): StartBoxContent => ({
    building: row.building === null ? -1 : row.building === 'city' ? CITY : STARPORT,
    ships: row.ships,
  })
  const does = record(courtEffects, courtWith)
  const preludes = courtEffects.filter((effect) => effect.startsWith('prelude '))
  const unions = suits.map((suit) => courtWith(`union ${suit}`))
  const actionCards = suits.flatMap((suit, s) =>
    tables.actionPips.rows[suit].map((pips, i) => ({ suit: s, number: i + 1, pips, id: `${suitLetters[s]}${i + 1}` })),
  )
  const slotCosts = [...tables.slotKeys.rows, tables.extraSlotKeys.rows]

  return {
    systems: {
      ids,
      cluster: tables.map.rows.map((row) => row.cluster - 1),
      gate: tables.map.rows.map((row) => row.symbol === symbols[0]),
      type: tables.map.rows.map((row) => (row.type === null ? -1 : resource(row.type))),
      slots: tables.map.rows.map((row) => row.slots),
      adjacent: Array.from({ length: 64 }, (_, out) => adjacency(tables, out)),
    },
    cards: {
      ids: actionCards.map((card) => card.id),
      suit: actionCards.map((card) => card.suit),
      number: actionCards.map((card) => card.number),
      pips: actionCards.map((card) => card.pips),
      ambition: actionCards.map((card) => {
        const named = tables.cardAmbitions.rows[card.number - 1]
        return named === null ? -1 : named === 'any' ? anyAmbition : ambitions.indexOf(named)
      }),
    },
    suitVerbs: suits.map((suit) => {
      const row = tables.suitActions.rows.find((candidate) => candidate.suit === suit)
      return row ? row.actions.reduce((mask, action) => mask | (1 << verbs.indexOf(action)), 0) : 0
    }),
    baseVerb: verbs.map((verb) => verbs.indexOf(standsFor[verb])),
    court: {
      ids: court.map((card) => card.id),
      icon: court.map((card) => (card.icon === null ? -1 : resource(card.icon))),
      keys: court.map((card) => card.keys),
      guilds: maskWhere(court, (card) => card.icon !== null),
      byIcon: resources.map((name) => maskWhere(court, (card) => card.icon === name)),
      loyal: resources.map((name) => maskWhere(court, (card) => card.icon === name && card.does.includes('loyal'))),
      cartel: resources.map((name) => maskWhere(court, (card) => card.icon === name && card.does.includes('cartel'))),
      union: unions,
      does,
      discardable: preludes.reduce((mask, effect) => (effect === 'prelude fence' ? mask : mask | does[effect]), 0),
      preludes: preludes.reduce((mask, effect) => mask | does[effect], 0) | unions.reduce((mask, union) => mask | union, 0),
    },
    leaders: {
      ids: tables.leaders.rows.map((leader) => leader.id),
      boxes: tables.leaders.rows.map((leader) => [box(leader.A), box(leader.B), box(leader.C)]),
      resources: tables.leaders.rows.map((leader) => leader.resources.map(resource)),
      outrage: tables.leaders.rows.map((leader) => leader.outrage.map(resource)),
      has: record(leaderAbilities, leaderWith),
    },
    plainBoxes: [box(tables.plainStart.rows.A), box(tables.plainStart.rows.B), box(tables.plainStart.rows.C)],
    lore: { ids: tables.lore.rows.map((card) => card.id), does: record(loreEffects, loreWith) },
    verbCourt: verbs.map((verb) => maskWhere(court, (card) => card.does.some((effect) => effect === `action ${verb}`))),
    verbLore: verbs.map((verb) => maskWhere(tables.lore.rows, (card) => card.does.some((effect) => effect === `action ${verb}`))),
    setups: tables.setupCards.rows.map((card) => ({
      id: card.id,
      players: card.players,
      out: card.out.reduce((mask, cluster) => mask | (1 << (cluster - 1)), 0),
      seats: card.seats.map((seat) => ({
        places: [[at(seat.A)], [at(seat.B)], seat.C.map(at)],
        resources: seat.resources.map(resource),
      })),
    })),
    counts: Object.fromEntries(
      tables.playerCounts.rows.map((row) => [
        row.players,
        { low: row.deck[0], high: row.deck[1], hand: row.hand, courtRow: row.courtRow, goal: row.goal },
      ]),
    ),
    ambitions: {
      icons: tables.ambitionRows.rows.map((row) => row.icons.reduce((mask, name) => mask | (1 << resource(name)), 0)),
      captives: tables.ambitionRows.rows.map((row) => row.box === 'captives'),
      trophies: tables.ambitionRows.rows.map((row) => row.box === 'trophies'),
      phantom: tables.ambitionRows.rows.map((row) => row.phantom.reduce((mask, name) => mask | (1 << resource(name)), 0)),
    },
    markers: {
      first: tables.ambitionMarkers.rows.map((row) => [row.front[0], row.flipped[0]]),
      second: tables.ambitionMarkers.rows.map((row) => [row.front[1], row.flipped[1]]),
    },
    lastChapter: tables.lastChapter.rows,
    dice: dice.map((kind) => dieContent(tables.diceFaces.rows[kind])),
    dicePerKind: tables.dicePerKind.rows,
    limits: tables.pieceLimits.rows,
    tokens: tables.tokensPerResource.rows,
    slotKeys: slotCosts,
    slotOrder: slotCosts.map((_, slot) => slot).sort((a, b) => slotCosts[b] - slotCosts[a] || a - b),
    openSlots: cityTrack(tables, 'openSlots'),
    cityBonus: cityTrack(tables, 'bonus'),
  }
}

const suitLetters = ['A', 'G', 'C', 'M']

const standsFor: Readonly<Record<Verb, StandardAction>> = {
  tax: 'tax',
  build: 'build',
  move: 'move',
  repair: 'repair',
  influence: 'influence',
  secure: 'secure',
  battle: 'battle',
  manufacture: 'build',
  synthesize: 'build',
  pressgang: 'build',
  execute: 'influence',
  abduct: 'battle',
  trade: 'tax',
  summon: 'build',
  fireRifles: 'battle',
  nurture: 'build',
  prune: 'repair',
}

/** ARCS-2.4: without the clusters in `out`, the gate ring closes over the gaps. */
function adjacency(tables: Tables, out: number): readonly (readonly number[])[] {
  const rows = tables.map.rows
  const ids = rows.map((row) => row.id)
  const clusters = 1 + Math.max(...rows.map((row) => row.cluster - 1))
  const inPlay = (cluster: number): boolean => (out & (1 << cluster)) === 0
  const gateOf = (cluster: number): number => rows.findIndex((row) => row.cluster - 1 === cluster && row.symbol === 'gate')
  return rows.map((row, index) => {
    const cluster = row.cluster - 1
    if (!inPlay(cluster)) return []
    const near = row.adjacent.map((id) => indexIn(ids, id)).filter((other) => inPlay(rows[other].cluster - 1))
    if (row.symbol === 'gate') {
      for (const step of [1, clusters - 1]) {
        let next = (cluster + step) % clusters
        while (!inPlay(next)) next = (next + step) % clusters
        const gate = gateOf(next)
        if (gate !== index && !near.includes(gate)) near.push(gate)
      }
    }
    return near.sort((a, b) => a - b)
  })
}

function dieContent(faces: Tables['diceFaces']['rows']['raid']): DieContent {
  const distinct: { key: string; sides: number; face: readonly string[] }[] = []
  for (const face of faces) {
    const key = face.join(' ')
    const known = distinct.find((entry) => entry.key === key)
    if (known) known.sides += 1
    else distinct.push({ key, sides: 1, face })
  }
  const count = (icon: string): number[] => distinct.map(({ face }) => face.filter((shown) => shown === icon).length)
  return {
    sides: distinct.map((entry) => entry.sides),
    hit: count('hit'),
    self: count('self'),
    intercept: count('intercept'),
    building: count('building'),
    key: count('key'),
  }
}

function cityTrack(tables: Tables, field: 'openSlots' | 'bonus'): number[] {
  return [...tables.cityTrack.rows].sort((a, b) => a.cities - b.cities).map((row) => row[field])
}

function maskWhere<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.reduce((mask, row, index) => (holds(row) ? mask | (1 << index) : mask), 0)
}

function record<Key extends string>(keys: readonly Key[], value: (key: Key) => number): Readonly<Record<Key, number>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>
}

function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`no system ${id} on the map`)
  return index
}
