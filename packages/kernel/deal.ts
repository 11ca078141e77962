import type { Random } from './chance.ts'
import { everyone, knowsZone, type Cards, type Zones } from './cards.ts'
import { fail } from './errors.ts'

/**
 * Deal again what the viewer cannot know, consistently with all that was shown. Reads only what
 * the viewer knows (the viewer's `may`, the sizes of zones and who looked where), so two states
 * that look alike to the viewer give the same deal from the same random stream.
 *
 * `family[card]` tells apart kinds of cards that never share a zone.
 */
export function dealAgain(cards: Cards, zones: Zones, family: readonly number[], viewer: number, seats: number, random: Random): void {
  const n = cards.zone.length
  const room = new Array<number>(zones.hidden).fill(0)
  const pool: number[] = []
  // By their numbers, so that the pool tells nothing of where they are.
  for (let card = 0; card < n; card++) {
    const zone = cards.zone[card]
    if (zone < 0 || zone >= zones.hidden || isFixed(cards, zones, card, viewer)) continue
    room[zone]++
    pool.push(card)
  }
  if (pool.length > 0) {
    random.shuffle(pool)
    layOut(cards, zones, viewer, seats, assign(pool, cards.may, viewer * n, room, random))
  }
  forgetOthers(cards, zones, family, viewer, seats)
}

/** The viewer sees the card, or knows it in a zone without order: it stays. */
function isFixed(cards: Cards, zones: Zones, card: number, viewer: number): boolean {
  if ((cards.seen[card] & (1 << viewer)) !== 0) return true
  return zones.specs[cards.zone[card]].form === 'set' && knowsZone(cards, zones, card, viewer)
}

/** Give every card of the pool a zone that the viewer reckons with, filling each zone exactly. */
function assign(pool: readonly number[], may: readonly number[], base: number, room: number[], random: Random): number[][] {
  const dealt: number[][] = room.map(() => [])
  const counts: number[] = []
  let present = 0
  for (let i = 0; i < pool.length; i++) {
    const count = bits(may[base + pool[i]])
    if (count === 0) fail('kernel.imagine', 'A card is nowhere that the viewer reckons with')
    counts.push(count)
    present |= 1 << count
  }
  // The cards with the fewest possible zones first: then a later card rarely finds none.
  for (let rest = present; rest !== 0; rest &= rest - 1) {
    const count = 31 - Math.clz32(rest & -rest)
    for (let i = 0; i < pool.length; i++) if (counts[i] === count) assignOne(pool[i], may, base, room, dealt, random)
  }
  return dealt
}

function assignOne(card: number, may: readonly number[], base: number, room: readonly number[], dealt: number[][], random: Random): void {
  const mask = may[base + card]
  let choices = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const zone = 31 - Math.clz32(rest & -rest)
    choices += room[zone] - dealt[zone].length
  }
  if (choices === 0) return makeRoom(card, may, base, room, dealt, random)
  let pick = random.int(choices)
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const zone = 31 - Math.clz32(rest & -rest)
    pick -= room[zone] - dealt[zone].length
    if (pick < 0) {
      dealt[zone].push(card)
      return
    }
  }
}

/** Move dealt cards along a chain of zones, any that is short, until `card` fits (an augmenting path: the true deal proves that there is one). */
function makeRoom(card: number, may: readonly number[], base: number, room: readonly number[], dealt: number[][], random: Random): void {
  const unvisited = -2
  const start = -1
  const cameFrom = new Array<number>(room.length).fill(unvisited)
  const carried = new Array<number>(room.length).fill(-1)
  const queue: number[] = []
  for (let zone = 0; zone < room.length; zone++)
    if ((may[base + card] & (1 << zone)) !== 0) {
      cameFrom[zone] = start
      queue.push(zone)
    }
  random.shuffle(queue)
  for (let head = 0; head < queue.length; head++) {
    const zone = queue[head]
    if (dealt[zone].length < room[zone]) {
      let at = zone
      for (; cameFrom[at] !== start; at = cameFrom[at]) {
        const previous = dealt[cameFrom[at]]
        previous.splice(previous.indexOf(carried[at]), 1)
        dealt[at].push(carried[at])
      }
      dealt[at].push(card)
      return
    }
    random.shuffle(dealt[zone])
    for (const other of dealt[zone])
      for (let next = 0; next < room.length; next++)
        if (cameFrom[next] === unvisited && (may[base + other] & (1 << next)) !== 0) {
          cameFrom[next] = zone
          carried[next] = other
          queue.push(next)
        }
  }
  fail('kernel.imagine', `Card ${card} fits nowhere that the viewer reckons with`)
}

/** In a pile the places stay, with those who looked at them; only the faces change. */
function layOut(cards: Cards, zones: Zones, viewer: number, seats: number, dealt: readonly number[][]): void {
  const { at, seen } = cards
  const self = 1 << viewer
  // Who looked where must be read before the first card is laid.
  const lookers: number[] = []
  for (let zone = 0; zone < zones.hidden; zone++) {
    const places = at[zone]
    if (dealt[zone].length === 0) continue
    if (zones.specs[zone].form === 'set') at[zone] = places.filter((card) => isFixed(cards, zones, card, viewer))
    else for (let i = 0; i < places.length; i++) lookers.push(seen[places[i]])
  }
  let looked = 0
  for (let zone = 0; zone < zones.hidden; zone++) {
    const places = at[zone]
    const fresh = dealt[zone]
    if (fresh.length === 0) continue
    if (zones.specs[zone].form === 'set') {
      const sight = zones.sight(zone, everyone(seats))
      for (let i = 0; i < fresh.length; i++) {
        lay(cards, fresh[i], zone, sight)
        places.push(fresh[i])
      }
      sortNumbers(places)
      continue
    }
    let next = 0
    for (let i = 0; i < places.length; i++) {
      const by = lookers[looked++]
      if ((by & self) === 0) places[i] = fresh[next++]
      lay(cards, places[i], zone, by)
    }
  }
}

function lay(cards: Cards, card: number, zone: number, seen: number): void {
  cards.zone[card] = zone
  cards.seen[card] = seen
}

/**
 * What the others know depends on what they saw, which the viewer does not know: in an imagined
 * state they know what lies open to them and where they looked, and reckon with anything else.
 */
function forgetOthers(cards: Cards, zones: Zones, family: readonly number[], viewer: number, seats: number): void {
  const n = cards.zone.length
  const anywhere: number[] = []
  for (let card = 0; card < n; card++) anywhere[family[card]] |= cards.may[viewer * n + card]
  for (let other = 0; other <= seats; other++) {
    if (other === viewer) continue
    const self = 1 << other
    for (let card = 0; card < n; card++) {
      const zone = cards.zone[card]
      if (zone < 0 || zone >= zones.hidden) continue
      cards.may[other * n + card] = (cards.seen[card] & self) !== 0 ? 1 << zone : anywhere[family[card]]
    }
  }
}

/** Insertion sort: the lists are short, and no comparator is called. */
function sortNumbers(list: number[]): void {
  for (let i = 1; i < list.length; i++) {
    const value = list[i]
    let at = i
    for (; at > 0 && list[at - 1] > value; at--) list[at] = list[at - 1]
    list[at] = value
  }
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
