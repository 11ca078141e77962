import { COURIER, DEFENSE, ORDINARY, type Content } from '../data/content.ts'
import { jumpDice, jumpFuel } from '../rules/rules.ts'
import { TERRITORIES } from '../rules/state.ts'

/** Ways between territories, reckoned once. */
export interface Atlas {
  /** Fuel by zone and trade route, flat by territories. */
  readonly fuel: readonly number[]
  readonly sameZone: readonly boolean[]
  readonly jumpFuel: readonly number[]
  readonly jumpDice: readonly number[]
  /** By special mission: fuel from its start to its end, and whether it leaves a zone. */
  readonly fuelOf: readonly number[]
  readonly crossing: readonly boolean[]
  readonly missionsOf: readonly (readonly number[])[]
  /** The nearest of some territories. */
  nearest(from: number, mask: number): number
}

export function atlasOf(c: Content): Atlas {
  const all = Array.from({ length: TERRITORIES }, (_, at) => at)
  const fuel = all.flatMap((from) => fuelFrom(c, from))
  const pairs = <T>(of: (from: number, to: number) => T): T[] => all.flatMap((from) => all.map((to) => of(from, to)))
  const { missions } = c
  const stops = missions.ids.map((_, mission) => all.filter((at) => (((missions.kind[mission] === COURIER ? missions.drops[mission] : missions.picks[mission]) >> at) & 1) === 1))
  const end = (mission: number): number => (missions.kind[mission] === DEFENSE ? missions.territory[mission] : missions.drops[mission] > 0 ? 31 - Math.clz32(missions.drops[mission]) : -1)
  return {
    fuel,
    sameZone: pairs((from, to) => c.territories.zone[from] === c.territories.zone[to]),
    jumpFuel: pairs((from, to) => jumpFuel(c, from, to)),
    jumpDice: pairs((from, to) => jumpDice(c, from, to)),
    fuelOf: missions.ids.map((_, mission) => {
      const kind = missions.kind[mission]
      if (kind === ORDINARY) return 0
      if (kind === COURIER) return shortest(fuel, missions.territory[mission], stops[mission], -1)
      if (kind === DEFENSE) return Math.min(...stops[mission].flatMap((first) => stops[mission].map((second) => fuel[first * TERRITORIES + second] + fuel[second * TERRITORIES + end(mission)])))
      return shortest(fuel, missions.territory[mission], stops[mission], end(mission))
    }),
    crossing: missions.ids.map((_, mission) => new Set([missions.territory[mission], ...stops[mission]].map((at) => c.territories.zone[at])).size > 1),
    missionsOf: c.decks.ids.map((_, deck) => missions.ids.flatMap((_id, mission) => (missions.deck[mission] === deck ? [mission] : []))),
    nearest(from, mask) {
      let best = -1
      for (let at = 0; at < TERRITORIES; at++)
        if ((mask & (1 << at)) !== 0 && (best < 0 || fuel[from * TERRITORIES + at] < fuel[from * TERRITORIES + best])) best = at
      return best
    },
  }
}

function fuelFrom(c: Content, from: number): number[] {
  const fuel = new Array<number>(TERRITORIES).fill(Infinity)
  fuel[from] = 0
  for (let queue = [from]; queue.length > 0; ) {
    const next: number[] = []
    for (const at of queue) {
      const near = c.territories.inZone[c.territories.zone[at]] | c.territories.route[at]
      for (let to = 0; to < TERRITORIES; to++)
        if ((near & (1 << to)) !== 0 && fuel[to] === Infinity) {
          fuel[to] = fuel[at] + 1
          next.push(to)
        }
    }
    queue = next
  }
  return fuel
}

/** The shortest way through all stops, with an end if there is one. */
function shortest(fuel: readonly number[], from: number, stops: readonly number[], end: number): number {
  if (stops.length === 0) return end < 0 ? 0 : fuel[from * TERRITORIES + end]
  return Math.min(
    ...stops.map((stop, i) =>
      fuel[from * TERRITORIES + stop] + shortest(fuel, stop, stops.filter((_, other) => other !== i), end),
    ),
  )
}
