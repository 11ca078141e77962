import { fail } from '#kernel/errors.ts'
import { zones } from '#games/syndicate/data/names.ts'
import { CHOICE, DECKS, meetings, MISSIONS, taskKinds, technologyEffects, type Content } from './content.ts'
import { keys, type Key } from './names.ts'
import { readTables, type Tables } from './tables.ts'

/** Checks the tables and turns them into flat arrays; the rules never see the tables themselves. */
export function compile(given: Tables): Content {
  const tables = readTables(given)
  const index = new Index(tables)
  const territories = tables.territories.rows
  const stops = tables.routes.rows.map((row, i) => index.mask(`routes.rows[${i}].stops`, row.stops))
  const trades = tables.confrontations.rows.flatMap((row, i) =>
    row.meeting.with === 'trader' ? row.meeting.trades.map((trade, n) => ({ id: `${row.id}${'abcdefghi'[n]}`, of: i, ...trade })) : [],
  )
  checkTogether(tables)
  return {
    territories: {
      ids: territories.map((row) => row.id),
      zone: territories.map((row) => zones.indexOf(row.zone)),
      route: territories.map((_, i) => stops.find((mask) => mask & (1 << i)) ?? 0),
      inZone: zones.map((zone) => territories.reduce((mask, row, i) => (row.zone === zone ? mask | (1 << i) : mask), 0)),
    },
    jumpFuel: jumps(tables, (row) => row.fuel),
    jumpDice: jumps(tables, (row) => row.dice),
    variations: tables.variations.rows.map((row, i) => ({
      id: row.id,
      alertMax: row.alertMax,
      start: index.territory(`variations.rows[${i}].start`, row.start),
      decks: row.decks.map((deck, n) => index.deck(`variations.rows[${i}].decks[${n}]`, deck)),
      vaults: tables.vaults.rows.flatMap((vault, n) => (vault.variation === row.id ? [n] : [])),
    })),
    decks: {
      ids: index.decks,
      at: index.decks.map((deck) => index.territory('vaults', deckPlace(tables, deck))),
    },
    vaults: {
      ids: tables.vaults.rows.map((row) => row.id),
      territory: tables.vaults.rows.map((row, i) => index.territory(`vaults.rows[${i}].territory`, row.territory)),
      keys: tables.vaults.rows.flatMap((row) => keyCounts(row.keys)),
      deck: tables.vaults.rows.map((row, i) => (row.deck === null ? -1 : index.deck(`vaults.rows[${i}].deck`, row.deck))),
    },
    missions: missions(tables, index),
    confrontations: {
      ids: tables.confrontations.rows.map((row) => row.id),
      side: tables.confrontations.rows.map(({ meeting }) => meetings.indexOf(meeting.with)),
      bribeCredits: tables.confrontations.rows.map(({ meeting }) => bribe(meeting, 'credits')),
      bribeInfluence: tables.confrontations.rows.map(({ meeting }) => bribe(meeting, 'influence')),
      attack: tables.confrontations.rows.map(({ meeting }) => (meeting.with === 'trader' ? 0 : (meeting.attack ?? 0))),
      flee: tables.confrontations.rows.map(({ meeting }) => (meeting.with === 'trader' ? 0 : (meeting.flee ?? 0))),
      mission: tables.confrontations.rows.map(({ meeting }, i) =>
        meeting.with === 'trader' || meeting.mission === null ? [] : meeting.mission.map((id) => index.territory(`confrontations.rows[${i}].meeting.mission`, id)),
      ),
      trades: tables.confrontations.rows.map((_, i) => trades.flatMap((trade, n) => (trade.of === i ? [n] : []))),
    },
    trades: {
      ids: trades.map((trade) => trade.id),
      giveCredits: trades.map((trade) => trade.give.credits),
      giveInfluence: trades.map((trade) => trade.give.influence),
      giveKeys: trades.flatMap((trade) => keyCounts(trade.give.keys)),
      giveAnyKeys: trades.map((trade) => trade.give.anyKeys),
      getCredits: trades.map((trade) => trade.get.credits),
      getInfluence: trades.map((trade) => trade.get.influence),
      getKeys: trades.flatMap((trade) => keyCounts(trade.get.keys)),
    },
    technologies: {
      ids: tables.technologies.rows.map((row) => row.id),
      does: tables.technologies.rows.map(({ does }) => technologyEffects.indexOf(does.does)),
      amount: tables.technologies.rows.map(({ does }) => ('slots' in does ? does.slots : 'fuel' in does ? does.fuel : 'less' in does ? does.less : 0)),
      least: tables.technologies.rows.map(({ does }) => ('least' in does ? does.least : 0)),
    },
    box: tables.box.rows,
    readings: tables.readings.rows,
  }
}

function deckPlace(tables: Tables, deck: string): string {
  const vault = tables.vaults.rows.find((row) => row.deck === deck)
  if (vault) return vault.territory
  const opening = tables.variations.rows.find((row) => row.decks[0] === deck)
  return opening ? opening.start : fail('tables.field', `variations names the deck "${deck}", which lies under no vault`)
}

function missions(tables: Tables, index: Index): Content['missions'] {
  const rows = tables.missions.rows
  const path = (i: number, field: string): string => `missions.rows[${i}].task.${field}`
  return {
    ids: rows.map((row) => row.id),
    deck: rows.map((row, i) => index.deck(`missions.rows[${i}].deck`, row.deck)),
    kind: rows.map(({ task }) => taskKinds.indexOf(task.kind)),
    territory: rows.map(({ task }, i) => ('territory' in task ? index.territory(path(i, 'territory'), task.territory) : index.territory(path(i, 'start'), task.start))),
    need: rows.map(({ task }) => ('need' in task ? task.need : 0)),
    greenNeed: rows.map(({ task }) => (task.kind === 'ordinary' ? (task.greenNeed ?? 0) : 0)),
    hands: rows.map(({ task }) => (task.kind === 'ordinary' ? task.hands : [])),
    credits: rows.map(({ task }) => (task.kind === 'ordinary' ? task.credits : task.kind === 'defense' ? task.reward[0] : 0)),
    influence: rows.map(({ task }) => (task.kind === 'defense' ? task.reward[1] : 0)),
    key: rows.map(({ task }) => (task.kind === 'ordinary' && task.key !== null ? keys.indexOf(task.key) : -1)),
    failAlert: rows.map(({ task }) => (task.kind === 'ordinary' ? task.failAlert : 0)),
    crystals: rows.map(({ task }) => (task.kind === 'courier' ? task.crystals : 'pick' in task ? task.pick.length : 0)),
    picks: rows.map(({ task }, i) => ('pick' in task ? index.mask(path(i, 'pick'), task.pick) : 0)),
    drops: rows.map(({ task }, i) => (task.kind === 'courier' ? index.mask(path(i, 'dest'), task.dest) : task.kind === 'tech' ? index.mask(path(i, 'deliver'), [task.deliver]) : 0)),
    capEach: rows.map(({ task }) => (task.kind === 'courier' ? task.capEach : 0)),
    ladder: rows.map(({ task }) => (task.kind === 'courier' ? task.ladder.flat() : [])),
    technology: rows.map(({ task }, i) => (task.kind === 'tech' ? index.technology(path(i, 'reward.card'), task.reward) : -1)),
    assault: rows.map(({ task }) => (task.kind === 'tech' && task.reward.does === 'assault' ? task.reward.levels : 0)),
  }
}

type Meeting = Tables['confrontations']['rows'][number]['meeting']
type TechReward = Extract<Tables['missions']['rows'][number]['task'], { readonly kind: 'tech' }>['reward']

const bribe = (meeting: Meeting, resource: 'credits' | 'influence'): number =>
  meeting.with === 'trader' ? 0 : (meeting.bribe.find((price) => price.in === resource)?.amount ?? 0)

const keyCounts = (held: readonly Key[]): number[] => keys.map((key) => held.filter((each) => each === key).length)

function jumps(tables: Tables, value: (row: Tables['hyperjumps']['rows'][number]) => number): number[] {
  return zones.flatMap((from) =>
    zones.map((to) => {
      if (from === to) return 0
      const line = tables.hyperjumps.rows.find((row) => row.between.includes(from) && row.between.includes(to))
      return line ? value(line) : fail('tables.field', `hyperjumps has no line between ${from} and ${to}`)
    }),
  )
}

/** Ids to indices, with the field that names a wrong one. */
class Index {
  readonly decks: readonly string[]
  private readonly territories: readonly string[]
  private readonly technologies: readonly string[]

  constructor(tables: Tables) {
    this.decks = [...new Set(tables.variations.rows.flatMap((row) => row.decks))]
    this.territories = tables.territories.rows.map((row) => row.id)
    this.technologies = tables.technologies.rows.map((row) => row.id)
  }

  territory(path: string, id: string): number {
    return find(this.territories, id, path, 'territory')
  }

  mask(path: string, ids: readonly string[]): number {
    return ids.reduce((mask, id, i) => mask | (1 << this.territory(`${path}[${i}]`, id)), 0)
  }

  deck(path: string, id: string): number {
    return find(this.decks, id, path, 'deck of a variation')
  }

  technology(path: string, reward: TechReward): number {
    return reward.does === 'tech' ? find(this.technologies, reward.card, path, 'technology') : reward.does === 'choice' ? CHOICE : -1
  }
}

function find(ids: readonly string[], id: string, path: string, what: string): number {
  const at = ids.indexOf(id)
  return at >= 0 ? at : fail('tables.field', `${path} is "${id}", which is no ${what}`)
}

/** What no table can tell alone: that the tables make one campaign. */
function checkTogether(tables: Tables): void {
  if (tables.missions.rows.length !== MISSIONS) fail('tables.count', `missions has ${tables.missions.rows.length} cards, not ${MISSIONS}`)
  tables.vaults.rows.forEach((row, i) => {
    if (!tables.variations.rows.some((each) => each.id === row.variation)) fail('tables.field', `vaults.rows[${i}].variation is "${row.variation}", which is no variation`)
  })
  tables.missions.rows.forEach(({ task }, i) => {
    if (task.kind === 'courier' && task.ladder.length !== task.crystals)
      fail('tables.count', `missions.rows[${i}].task.ladder has ${task.ladder.length} steps for ${task.crystals} crystals`)
    if (task.kind === 'courier' && task.dest.length * task.capEach < task.crystals)
      fail('tables.field', `missions.rows[${i}].task.capEach leaves no room for ${task.crystals} crystals`)
  })
  tables.confrontations.rows.forEach(({ meeting }, i) => {
    if (meeting.with === 'syndicate' && meeting.attack === null) fail('tables.field', `confrontations.rows[${i}].meeting.attack is null, and then there may be no way out`)
  })
  const decks = new Set(tables.variations.rows.flatMap((row) => row.decks)).size
  if (decks > DECKS) fail('tables.count', `variations names ${decks} decks, not up to ${DECKS}`)
  if (tables.box.rows.jumpSafe > tables.box.rows.jumpMeets) fail('tables.field', 'box.rows.jumpSafe is above jumpMeets')
}
