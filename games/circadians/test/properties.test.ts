import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Option } from '#kernel/options.ts'
import { BUILDING, COLUMNS, FACTION, PHASE, ROUNDS, TERRAIN } from '../data/names.ts'
import { controllerOf, countOf, isPresent, landCount } from '../rules/board.ts'
import { zone } from '../rules/cards.ts'
import { crowdOf } from '../rules/march.ts'
import { LAND, NEUTRAL, REGIONS, SEATS, SITES, TRACKS, WON } from '../rules/state.ts'
import { content as c, type State } from './layout.ts'
import { game } from './table.ts'

/** Steps at which nobody is in the middle of a move of units. */
const still = new Set(['actOrPass', 'price', 'selectBattle', 'plan', 'planOpenly', 'takeIncome', 'playRelicCard'])

/** What holds at every choice of every game; each entry names its rules. */
const always: Readonly<Record<string, (s: State, step: string) => boolean>> = {
  'CC-2.6 three foundations at most in a region, none outside land': (s) =>
    every(REGIONS, (region) => laid(s, region) <= (s.land[region] < LAND.lake ? 3 : 0)),
  'CC-7.4 one building of each type, two outposts for the Zcharo': (s) =>
    every(REGIONS * s.seats, (at) => {
      const region = Math.floor(at / s.seats)
      const seat = at % s.seats
      return [0, 1, 2].every((kind) => countOf(s, region, seat, kind) <= (kind === BUILDING.outpost && s.faction[seat] === FACTION.zcharo ? 2 : 1))
    }),
  'CC-16.5 the fortresses of the Circadians stand on different terrains': (s) => {
    const terrains = fortresses(s, FACTION.circadians).map((region) => s.land[region])
    return new Set(terrains).size === terrains.length
  },
  'CC-19.6 no fortress of the Leyrien in a marsh': (s) => fortresses(s, FACTION.leyrien).every((region) => s.land[region] !== TERRAIN.marsh),
  'CC-10.8 CC-21.2 no two leaders together but at home, with the Oxataya, or with Ivi': (s, step) =>
    !still.has(step) ||
    every(REGIONS * s.seats, (at) => {
      const region = Math.floor(at / s.seats)
      const seat = at % s.seats
      return s.faction[seat] === FACTION.oxataya || region === s.base[seat] || crowdOf(c, s, seat, region) <= 1
    }),
  'CC-15.3 nobody is over the hand limit unless discarding': (s, step) =>
    step === 'discard' || step === 'keepDrawn' || every(s.seats, (seat) => s.cards.at[zone.hand + seat].length + s.cards.at[zone.drawn + seat].length <= ((s.laid[seat] & 8) !== 0 ? 6 : 5)),
  'CC-11.1 after Combat nobody shares a region': (s) =>
    (s.phase !== PHASE.income && s.phase !== PHASE.relics) || every(REGIONS, (region) => s.land[region] >= LAND.base || everyone(s)
      .filter((seat) => isPresent(s, region, seat)).length <= 1),
  'CC-19.1 the rows of morale stay within one of each other': (s, step) => step === 'moraleRow' || Math.abs(s.moraleRows[0] - s.moraleRows[1]) <= 1,
  'CC-4.9 CC-5.1 all five phases are priced when Discover begins': (s) => s.round === 0 || s.phase < PHASE.discover || s.phase > PHASE.move || every(TRACKS, (track) => s.pricer[track] >= 0),
  'CC-4.9 neutral tokens price what the factions left': (s) =>
    s.phase !== PHASE.discover || s.pricer.filter((pricer) => pricer === NEUTRAL).length === [1, 2, 1, 0][s.seats - 2],
  'CC-6.1 markers stay on their tracks': (s) => s.research.every((column) => column >= 0 && column < COLUMNS),
  'CC-13.3 CC-13.5 relics are on the map, on a board, or gone': (s) => s.relics.every((count) => count <= 5) && s.relics.reduce((sum, n) => sum + n, 0) + s.relicAt.filter((at) => at >= 0).length <= 6,
  'CC-1.2 the own base is controlled': (s) => s.base[0] < 0 || everyone(s).every((seat) => s.base[seat] < 0 || controllerOf(s, s.base[seat]) === seat),
}

const every = (count: number, holds: (i: number) => boolean): boolean => Array.from({ length: count }, (_, i) => i).every(holds)
const everyone = (s: State): number[] => Array.from({ length: s.seats }, (_, seat) => seat)
const laid = (s: State, region: number): number => s.foundations.slice(region * SITES, region * SITES + SITES).filter((kind) => kind > 0).length

function fortresses(s: State, faction: number): number[] {
  const seat = s.seatOf[faction]
  return seat < 0 ? [] : Array.from({ length: REGIONS }, (_, region) => region).filter((region) => countOf(s, region, seat, BUILDING.fortress) > 0)
}

/** What never goes back, as one list of numbers. */
const growing = (s: State): number[] => [...s.glory, ...s.research, ...s.relics, ...s.leaderUp, ...s.laid.map(bits), ...s.attributes.map(bits), s.round]
const bits = (set: number): number => set.toString(2).replaceAll('0', '').length

interface Seen {
  readonly broken: Set<string>
  readonly events: GameEvent[]
  readonly state: State
}

const idle = new Set(['pass', 'end', 'done', 'decline', 'later', 'release'])

/** Seldom idle, so that there is something to see. */
function eager(options: readonly Option[], random: Random): Option {
  const busy = options.filter(({ k }) => !idle.has(k))
  const from = busy.length > 0 && random.int(8) > 0 ? busy : options
  return from[random.int(from.length)]
}

function randomGame(seats: number, seed: string): Seen {
  const random = new Random(seed)
  const events: GameEvent[] = []
  const state = game.start({}, seats, secretFromSeed(seed), (event) => events.push(event))
  const broken = new Set<string>()
  let before = growing(state)
  while (state.over === 0) {
    const [{ frame }] = game.pending(state)
    for (const [rule, holds] of Object.entries(always)) if (!holds(state, frame.step)) broken.add(`${rule}, at ${frame.step} of ply ${state.ply}`)
    const all = game.pending(state)
    const pending = all[random.int(all.length)]
    game.choose(state, pending, eager(pending.options, random), (event) => events.push(event))
    const after = growing(state)
    if (after.some((value, i) => value < before[i])) broken.add(`CC-14.3 CC-10.10 CC-12.5 what is gained for good is not lost, at ply ${state.ply}`)
    before = after
  }
  return { broken, events, state }
}

describe('CC-1.1 in random games', () => {
  const games = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3].map((i) => randomGame(seats, `properties ${seats} ${i}`)))

  for (const rule of [...Object.keys(always), 'CC-14.3 CC-10.10 CC-12.5 what is gained for good is not lost'])
    it(rule, () => {
      expect(games.flatMap(({ broken }) => [...broken]).filter((line) => line.startsWith(rule))).toEqual([])
    })

  it('CC-1.1 at most six rounds are played', () => {
    for (const { state } of games) expect(state.round).toBeLessThanOrEqual(ROUNDS)
  })

  it('CC-14.1 CC-13.1 CC-14.4 who won had a reason to', () => {
    for (const { state: s } of games) {
      const winners = everyone(s).filter((seat) => (s.winners & (1 << seat)) !== 0)
      expect(winners.length).toBeGreaterThan(0)
      for (const seat of winners) {
        const reached = s.glory[seat] === c.factions.gloryTarget[s.faction[seat]]
        if (s.won === WON.glory) expect([reached, s.faction[seat] !== FACTION.zcharo]).toEqual([true, true])
        if (s.won === WON.late) expect([reached, s.faction[seat]]).toEqual([true, FACTION.zcharo])
        if (s.won === WON.relics) expect(s.relicAt.filter((at) => at >= 0).every((at) => controllerOf(s, at) === seat)).toBe(true)
        if (s.won === WON.regions) expect([s.round, landCount(s, seat)]).toEqual([ROUNDS, Math.max(...everyone(s).map((each) => landCount(s, each)))])
      }
    }
  })

  it('CC-11.13 no side loses more than four fighters to attacks in a battle', () => {
    for (const { events } of games) {
      let wounds = new Array<number>(SEATS).fill(0)
      for (const { type, data } of events) {
        if (type === 'battle') wounds = new Array<number>(SEATS).fill(0)
        if (type !== 'wounded') continue
        wounds[Number(data['seat'])] += Number(data['wounds'])
        expect(wounds[Number(data['seat'])]).toBeLessThanOrEqual(4)
      }
    }
  })

  it('CC-11.9 CC-11.10 CC-22.22 the stronger side wins unless it retreats or a card says otherwise', () => {
    let battles = 0
    for (const { events } of games)
      events.forEach(({ type, data }, i) => {
        if (type !== 'compared') return
        battles++
        const plans = events.slice(0, i).filter((event) => event.type === 'revealed').slice(-2)
        const [one, two] = data['seats'] as number[]
        const totals = data['totals'] as number[]
        const lead = totals[0] - totals[3]
        const retreat = [one, two].map((seat) => c.wheel.retreat[Number(plans.find((plan) => plan.data['seat'] === seat)?.data['section'])])
        const winner = retreat[0] !== retreat[1] ? (retreat[0] ? two : one) : retreat[0] ? (lead > 0 ? two : one) : lead > 0 ? one : lead < 0 ? two : data['winner']
        expect(data['winner']).toBe(winner)
      })
    expect(battles).toBeGreaterThan(50)
  })
})
