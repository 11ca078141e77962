import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { factions, terrains, type Faction } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'
import { hex } from './layout.ts'
import { reckon, type Side } from './reckoning.ts'
import { Table } from './table.ts'

/** Oachra strikes before anything is compared, Sable and Kajali change who plans or selects: they have specs of their own. */
const left = new Set(['Oachra', 'Sable', 'Kajali'])
const plain = ['retreat', 'assault', 'guard', 'dieLeft', 'dieRight', 'swarm']
const ryhzu = ['Uryk', 'Halke', 'Katarin']
const regions = ['D-1', 'E-2', 'C-2', 'C-3', 'D-2', 'D-3']

type Plan = Omit<Side, 'die'>

/** A battle of two factions with anything that may stand in a region, from one seed. */
function battle(seed: string): { table: Table; plans: readonly [Plan, Plan]; region: string; round: number } {
  const random = new Random(seed)
  const pick = <T>(list: readonly T[]): T => list[random.int(list.length)]
  const first = pick(factions)
  const second = pick(factions.filter((faction) => faction !== first))
  const table = new Table(first, second)
  const region = pick(regions)
  const round = 1 + random.int(6)
  table.round(round)
  const spirits = [...ryhzu]
  const deck = bookTables.tactics.rows.map(({ id }) => id)
  const plans = [first, second].map((faction): Plan => {
    const fighters = random.int(8)
    const leaders: string[] = []
    const pool = bookTables.leaders.rows[faction].map(({ n }) => n).filter((name) => !left.has(name))
    const most = faction === 'oxataya' ? random.int(4) : random.int(2)
    for (let i = 0; i < most; i++) leaders.push(pool.splice(random.int(pool.length), 1)[0] + (random.int(2) === 0 ? '+' : ''))
    if (random.int(4) === 0) leaders.push(spirits.splice(random.int(spirits.length), 1)[0] + (random.int(2) === 0 ? '+' : ''))
    const buildings = { foundry: random.int(3) === 0 ? 1 : 0, outpost: random.int(3) === 0 ? 1 : 0, fortress: random.int(4) === 0 && leaders.length + fighters > 0 ? 1 : 0 }
    const upgraded = bookTables.attributes.rows[faction].map(({ id }) => id).filter(() => random.int(2) === 0)
    const morale = faction === 'leyrien' && fighters > 0 && random.int(2) === 0 ? 1 + random.int(3) : undefined
    const usable = plain.filter((section) => section !== 'swarm' || (fighters >= 4 && (most === 0 || leaders.includes('Phoros') || leaders.includes('Phoros+'))))
    const card = random.int(3) === 0 ? undefined : deck.splice(random.int(deck.length), 1)[0]
    return { faction, fighters: leaders.length + fighters === 0 ? 1 : fighters, leaders, buildings, upgraded, section: pick(usable), card, morale }
  }) as unknown as [Plan, Plan]
  for (const plan of plans) lay(table, plan, region)
  return { table, plans: [plans[0], plans[1]], region, round }
}

function lay(table: Table, { faction, fighters, leaders, buildings, upgraded, card, morale }: Plan, region: string): void {
  table.has(faction, 9, 9).fighters(faction, region, fighters).upgraded(...upgraded)
  for (const name of leaders) {
    const upgradedSide = name.endsWith('+')
    const bare = name.replace('+', '')
    if (ryhzu.includes(bare)) table.ryhzu(bare, region, faction, upgradedSide)
    else table.leader(bare, region, upgradedSide)
  }
  for (const kind of ['foundry', 'outpost', 'fortress'] as const) if (buildings[kind] > 0) table.building(faction, kind, region)
  if (card !== undefined) table.hand(faction, card)
  if (morale === undefined) return
  // So many tokens that `morale` of them are gone from the combat row.
  const others = ['E-4', 'E-3', 'B-2', 'B-3'].slice(0, 2 * morale - 2)
  for (const other of others) table.fighters(faction, other, 1)
  table.morale(region, ...others)
}

describe('battles reckoned twice', () => {
  it('CC-11.9 CC-11.13 CC-11.21 CC-11.12 totals, victor and wounds are what a player would reckon', () => {
    let fought = 0
    for (let i = 0; i < 400; i++) {
      const { table, plans, region, round } = battle(`reckoning ${i}`)
      // A region has room for three buildings.
      if (plans.reduce((sum, { buildings }) => sum + buildings.foundry + buildings.outpost + buildings.fortress, 0) > 3) continue
      const [one, two] = plans
      table.only('combat', { step: 'battles', seat: 0 }).select(region, two.faction)
      table.play('?decline')
      const written = (plan: Plan): string => (plan.card === undefined ? plan.section : `${plan.section} ${plan.card}`)
      table.reveal({ [one.faction]: written(one), [two.faction]: written(two) }).play('?keep', '?keep')
      const sides = plans.map((plan): Side => ({ ...plan, die: dieOf(table, plan.faction) })) as unknown as readonly [Side, Side]
      const terrain = terrains[table.state.land[hex(region)]]
      const near = plans.map((_, seat) => (table.state.near[table.state.base[seat]] & (1 << hex(region))) !== 0) as [boolean, boolean]
      const expected = reckon(sides, round, terrain, near)
      const finished = finish(table)
      expect([i, plans.map(written), finished])
        .toEqual([i, plans.map(written), { totals: expected.totals.map((total) => [...total]), winner: expected.winner, wounds: [...expected.wounds] }])
      fought++
    }
    expect(fought).toBeGreaterThan(300)
  })
})

function dieOf(table: Table, faction: Faction): readonly [number, number] | undefined {
  const rolled = table.told('rolled').findLast(({ data }) => data['seat'] === table.seat(faction))
  return rolled ? [Number(rolled.data['strength']), Number(rolled.data['shield'])] : undefined
}

/** Declines what is offered until the battle is over, and tells how it went. */
function finish(table: Table): unknown {
  const compared = table.told('compared')[0].data
  const totals = compared['totals'] as number[]
  table.drain()
  const wounds = [0, 1].map((seat) => table.told('wounded').filter(({ data }) => data['seat'] === seat).reduce((sum, { data }) => sum + Number(data['wounds']), 0))
  return { totals: [totals.slice(0, 3), totals.slice(3, 6)], winner: compared['winner'], wounds }
}
