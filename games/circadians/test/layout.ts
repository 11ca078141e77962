import type { State as KernelGameState } from '#kernel/definition.ts'
import type { Play } from '#kernel/play.ts'
import { compile } from '../data/compile.ts'
import { KIND, OTHER_FOUNDATION, PLAIN_FOUNDATION, RELICS, START_FOUNDATION, type Content } from '../data/content.ts'
import { boardFoundations, buildings, factions, tileSets, tracks, type BoardFoundation, type Building, type Faction, type Track } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'
import { recomputeNear } from '../rules/board.ts'
import { zone } from '../rules/cards.ts'
import type { Frames } from '../rules/frames.ts'
import { AWAY, freshFields, INTEL, LAND, SEATS, SECTORS, SITES, type Fields } from '../rules/state.ts'
import { placeLeader, raise, setCommand, turnLeader } from '../rules/units.ts'

export type State = KernelGameState<Fields>
export type Layer = (s: State, play: Play<Frames>) => void

export const content: Content = compile(bookTables)
const c = content

/** Where the bases stand, in seat order, with the pair of regions that each keeps. */
const homes: Readonly<Record<number, readonly (readonly [string, string, string])[]>> = {
  2: [
    ['E-1', 'D-1', 'E-2'],
    ['A-2', 'B-2', 'B-3'],
  ],
  3: [
    ['E-1', 'D-1', 'E-2'],
    ['B-1', 'B-2', 'C-2'],
    ['D-5', 'C-5', 'D-4'],
  ],
  4: [
    ['E-1', 'D-1', 'E-2'],
    ['F-3', 'E-3', 'E-4'],
    ['D-5', 'C-5', 'D-4'],
    ['B-1', 'B-2', 'C-2'],
  ],
  5: [
    ['E-1', 'D-1', 'E-2'],
    ['F-3', 'E-3', 'E-4'],
    ['D-5', 'C-5', 'D-4'],
    ['B-1', 'B-2', 'C-2'],
    ['A-3', 'B-3', 'B-4'],
  ],
}

/** Board foundations that a building may stand on, the least meddlesome first. */
const spare: readonly BoardFoundation[] = ['handlimit', 'unlock', 'adjacent', 'harvest', 'research']

export const hex = (id: string): number => found(c.map.ids, id)
export const leaderOf = (id: string): number => found(c.leaders.ids, id)
export const designOf = (id: string): number => found(c.tactics.ids, id)

export function found(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`there is no ${id}`)
  return index
}

/**
 * Lays a table out for a test: the map has bases, tiles and foundations in fixed places, fighters wait in their
 * first sector and leaders in the reserve; the rest is up to the test.
 */
export abstract class Layout {
  readonly seats: readonly Faction[]
  /** Leaders that the test speaks of; they are kept. */
  private readonly named = new Set<number>()

  constructor(...seats: readonly Faction[]) {
    this.seats = seats
  }

  /** Now if the table has begun, otherwise when it does. */
  abstract lay(layer: Layer): this

  seat(faction: Faction): number {
    return found(this.seats, faction)
  }

  /** `base FACTION` or a hex. */
  protected place(s: State, id: string): number {
    const [word, faction] = id.split(' ')
    return word === 'base' ? s.base[found(this.seats, faction)] : hex(id)
  }

  /** Fields of the state as they are. */
  set(fields: Partial<State>): this {
    return this.lay((s) => Object.assign(s, fields))
  }

  fighters(faction: Faction, id: string, count: number): this {
    return this.lay((s) => {
      const seat = this.seat(faction)
      for (let i = 0; i < count; i++) {
        const sector = [0, 1, 2].find((each) => s.sectors[seat * SECTORS + each] > 0)
        if (sector === undefined) throw new Error(`${faction} have no fighter left`)
        s.sectors[seat * SECTORS + sector]--
      }
      s.fighters[this.place(s, id) * SEATS + seat] += count
    })
  }

  /** Fighters on the recruit track; the rest of them out of the way, on the base. */
  sectors(faction: Faction, ...counts: number[]): this {
    return this.lay((s) => {
      const seat = this.seat(faction)
      const before = [0, 1, 2].reduce((sum, sector) => sum + s.sectors[seat * SECTORS + sector], 0)
      const after = counts.reduce((sum, count) => sum + count, 0)
      counts.forEach((count, sector) => (s.sectors[seat * SECTORS + sector] = count))
      for (let sector = counts.length; sector < SECTORS; sector++) s.sectors[seat * SECTORS + sector] = 0
      s.fighters[s.base[seat] * SEATS + seat] += before - after
    })
  }

  /** A kept leader, on the map or, at `reserve`, off it. */
  leader(name: string, id: string, upgraded = false): this {
    const leader = leaderOf(name)
    this.named.add(leader)
    return this.lay((s) => {
      keep(s, leader, this.named)
      if (upgraded) turnLeader(c, s, leader)
      placeLeader(c, s, leader, id === 'reserve' ? AWAY.reserve : this.place(s, id))
    })
  }

  ryhzu(name: string, id: string, commander: Faction, upgraded = false): this {
    return this.lay((s) => {
      const leader = leaderOf(name)
      setCommand(c, s, leader, this.seat(commander))
      if (upgraded) turnLeader(c, s, leader)
      placeLeader(c, s, leader, this.place(s, id))
    })
  }

  /** A building of the faction's board, on the first free foundation of the region. */
  building(faction: Faction, kind: Building, id: string): this {
    return this.lay((s) => {
      const seat = this.seat(faction)
      const region = hex(id)
      let site = [0, 1, 2].find((each) => s.foundations[region * SITES + each] > 0 && s.sites[region * SITES + each] === 0)
      if (site === undefined) {
        site = [0, 1, 2].find((each) => s.foundations[region * SITES + each] === 0)
        if (site === undefined) throw new Error(`no room in ${id}`)
        const free = spare.find((each) => (s.laid[seat] & (1 << boardFoundations.indexOf(each))) === 0)
        s.foundations[region * SITES + site] = PLAIN_FOUNDATION + 1
        if (free) s.laid[seat] |= 1 << boardFoundations.indexOf(free)
      }
      raise(s, region, site, seat, buildings.indexOf(kind))
      if (kind === 'fortress' && c.factions.fortress.does.trap[s.faction[seat]] > 0) s.traps |= 1 << region
    })
  }

  /** A board foundation that the faction has built, in one of its start regions. */
  foundation(faction: Faction, name: BoardFoundation): this {
    return this.lay((s) => {
      const seat = this.seat(faction)
      const regions = homes[this.seats.length][seat].slice(1).map(hex)
      const at = regions.flatMap((region) => [0, 1, 2].map((site) => region * SITES + site)).find((each) => s.foundations[each] === 0)
      if (at === undefined) throw new Error('no room for a foundation')
      s.foundations[at] = PLAIN_FOUNDATION + 1
      s.laid[seat] |= 1 << boardFoundations.indexOf(name)
    })
  }

  /** Swap the foundation with this reward into the region. */
  reward(id: string, kind: number): this {
    return this.lay((s) => {
      const region = hex(id)
      const from = s.foundations.indexOf(kind + 1)
      if (from >= 0) s.foundations[from] = s.foundations[region * SITES]
      s.foundations[region * SITES] = kind + 1
      if (kind < RELICS) {
        const relic = s.relicAt.indexOf(region)
        if (relic >= 0) s.relicAt[relic] = s.relicAt[kind]
        s.relicAt[kind] = region
      }
    })
  }

  /** Relics that are no longer on the map. */
  withoutRelics(...numbers: number[]): this {
    return this.lay((s) => {
      for (const number of numbers) s.relicAt[number - 1] = -1
    })
  }

  /** The terrain of a region, whatever the tile says. */
  terrain(id: string, terrain: 0 | 1 | 2): this {
    return this.lay((s) => {
      s.land[hex(id)] = terrain
    })
  }

  has(faction: Faction, energy: number, gems: number): this {
    return this.lay((s) => {
      s.energy[this.seat(faction)] = energy
      s.gems[this.seat(faction)] = gems
    })
  }

  glory(faction: Faction, glory: number): this {
    return this.lay((s) => {
      s.glory[this.seat(faction)] = glory
    })
  }

  /** The marker in a column, from 1. */
  column(faction: Faction, track: Track, column: number): this {
    return this.lay((s) => {
      s.research[tracks.indexOf(track) * SEATS + this.seat(faction)] = column - 1
    })
  }

  upgraded(...ids: string[]): this {
    return this.lay((s) => {
      for (const id of ids) {
        const attribute = found(c.attributes.ids, id)
        const faction = c.attributes.faction[attribute]
        s.attributes[s.seatOf[faction]] |= 1 << (attribute - c.attributes.first[faction])
      }
    })
  }

  /** Tactics cards in hand, playable at once. */
  hand(faction: Faction, ...ids: string[]): this {
    return this.lay((s, play) => {
      for (const id of ids) play.move(copyOf(s, id), zone.hand + this.seat(faction))
    })
  }

  /** What is drawn next, the first one first. */
  deck(...ids: string[]): this {
    return this.lay((s, play) => {
      for (const id of [...ids].reverse()) {
        const card = copyOf(s, id)
        play.move(card, zone.discard)
        play.move(card, zone.deck)
      }
    })
  }

  /** Leaves so many cards in the deck; the others are discarded. */
  shortDeck(count: number): this {
    return this.lay((s, play) => {
      while (s.cards.at[zone.deck].length > count) play.move(s.cards.at[zone.deck][0], zone.discard)
    })
  }

  morale(...ids: string[]): this {
    return this.lay((s) => {
      for (const id of ids) s.morale |= 1 << this.place(s, id)
      const gone = [0, 0]
      for (let region = 0; region < 26; region++) if ((s.morale & (1 << region)) !== 0) gone[gone[0] <= gone[1] ? 0 : 1]++
      s.moraleRows = gone
    })
  }

  intel(shown: Faction, where: 'supply' | 'held' | 'given'): this {
    return this.lay((s) => {
      s.intel[factions.indexOf(shown)] = INTEL[where]
    })
  }

  token(id: string, production: string, upgraded = false): this {
    return this.lay((s) => {
      const token = found(c.production.ids, production)
      s.token[this.place(s, id)] = token + 1
      s.tokensLeft &= ~(1 << token)
      if (upgraded) s.tokensUp |= 1 << token
    })
  }

  relics(faction: Faction, count: number): this {
    return this.lay((s) => {
      s.relics[this.seat(faction)] = count
    })
  }

  round(round: number): this {
    return this.lay((s) => {
      s.round = round
      for (let relic = 0; relic < round - 1; relic++) s.relicAt[relic] = -1
    })
  }

  flare(faction: Faction): this {
    return this.lay((s) => {
      s.flare = this.seat(faction)
    })
  }

  /** This token of the faction lies on the phase. */
  price(track: Track, faction: Faction, token: number, last = false): this {
    return this.lay((s) => {
      const seat = this.seat(faction)
      const bit = 1 << (token - 1)
      s.priceHand[seat] &= ~bit
      s.priceVault[seat] &= ~bit
      s.pricer[tracks.indexOf(track)] = seat
      s.price[tracks.indexOf(track)] = token - 1
      if (track === 'move') s.moveLast = last ? 1 : 0
    })
  }
}

/** The table before the test changes anything. */
export function setTable(s: State, seats: readonly Faction[]): void {
  const count = seats.length
  Object.assign(s, freshFields(c))
  s.round = 1
  s.tokensLeft = (1 << c.production.ids.length) - 1
  const kind = (region: number): number => c.map.kind[(count - 2) * c.map.ids.length + region]
  for (let region = 0; region < c.map.ids.length; region++) {
    if (kind(region) === KIND.lake) s.land[region] = LAND.lake
    if (kind(region) !== KIND.land || c.map.terrain[region] < 0) continue
    s.land[region] = c.map.terrain[region]
    s.printed[region] = c.map.prod[region]
  }
  for (const set of c.map.tileSets[count - 2]) layTiles(s, set, kind)
  s.mountains = [...c.map.printedMountains]
  seats.forEach((faction, seat) => setSeat(s, seat, factions.indexOf(faction), homes[count][seat].map(hex), kind))
  s.flare = 0
  if (seats.includes('circadians')) for (const faction of seats) if (faction !== 'circadians') s.intel[factions.indexOf(faction)] = INTEL.supply
  layFoundations(s, count, kind)
  recomputeNear(c, s)
}

/** Tiles in the order of the table. */
function layTiles(s: State, set: number, kind: (region: number) => number): void {
  let tile = set * tileSets.length
  for (let region = 0; region < c.map.ids.length; region++) {
    if (c.map.tileSet[region] !== set || kind(region) !== KIND.land) continue
    s.land[region] = c.tiles.terrain[tile]
    s.printed[region] = c.tiles.prod[tile]
    tile++
  }
}

function setSeat(s: State, seat: number, faction: number, home: readonly number[], kind: (region: number) => number): void {
  const [slot, ...pair] = home
  s.faction[seat] = faction
  s.seatOf[faction] = seat
  s.base[seat] = slot
  s.land[slot] = LAND.base
  s.printed[slot] = c.factions.baseProd[faction]
  for (const near of c.map.near[slot])
    if (kind(near) === KIND.land && !pair.includes(near)) s.mountains.push(c.map.edgeOf[slot * c.map.ids.length + near])
  pair.forEach((region, i) => (s.foundations[region * SITES] = START_FOUNDATION + faction * 2 + i + 1))
  s.energy[seat] = c.start.energy
  s.gems[seat] = c.start.gems
  s.sectors[seat * SECTORS] = c.factions.fighters[faction]
  s.reserve[seat] = c.factions.reserve[faction]
  for (let i = 0; i < c.factions.leadersKept[faction]; i++) s.leaderAt[c.leaders.first[faction] + i] = AWAY.reserve
  for (let token = 0; token < 6; token++) {
    const inVault = c.prices.inVault[((s.seats === 2 ? 1 : 0) * 6 + faction) * 6 + token] > 0
    if (inVault) s.priceVault[seat] |= 1 << token
    else s.priceHand[seat] |= 1 << token
  }
}

/** Relics 1 to 6 and then the others, in the order of the hexes. */
function layFoundations(s: State, count: number, kind: (region: number) => number): void {
  const neutral = Array.from({ length: OTHER_FOUNDATION + 3 - c.foundations.removed[count - 2] }, (_, i) => i)
  for (let region = 0; region < c.map.ids.length; region++) {
    if (kind(region) !== KIND.land || s.foundations[region * SITES] > 0) continue
    const next = neutral.shift()
    if (next === undefined) throw new Error('no foundation is left')
    s.foundations[region * SITES] = next + 1
    if (next < RELICS) s.relicAt[next] = region
  }
}

/** A leader that was not kept takes the place of one that was and is not on the map. */
function keep(s: State, leader: number, named: ReadonlySet<number>): void {
  if (s.leaderAt[leader] !== AWAY.box) return
  const faction = c.leaders.faction[leader]
  const first = c.leaders.first[faction]
  for (let other = first + c.leaders.count[faction] - 1; other >= first; other--)
    if (s.leaderAt[other] === AWAY.reserve && !named.has(other)) {
      s.leaderAt[other] = AWAY.box
      s.leaderAt[leader] = AWAY.reserve
      return
    }
}

function copyOf(s: State, id: string): number {
  const wanted = designOf(id)
  const card = s.cards.at[zone.deck].find((each) => c.tactics.design[each] === wanted)
  if (card === undefined) throw new Error(`no ${id} is left`)
  return card
}
