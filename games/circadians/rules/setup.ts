import { option } from '#kernel/options.ts'
import type { Variant } from '#kernel/variant.ts'
import { KIND, OTHER_FOUNDATION, RELICS, START_FOUNDATION, type Content } from '../data/content.ts'
import { FACTION, PRICE_TOKENS } from '../data/names.ts'
import { recomputeNear } from './board.ts'
import { zone } from './cards.ts'
import type { Frames, Play, Some } from './frames.ts'
import { priceRow } from './prices.ts'
import { why } from './reasons.ts'
import { AWAY, INTEL, LAND, REGIONS, SEATS, SECTORS, SITES, type State } from './state.ts'
import { placeLeader, sideOf } from './units.ts'

/** Setting up (CC-3), in the order of the book. */

export function setUp(c: Content, s: State, variant: Variant, play: Play): void {
  for (let card = 0; card < c.tactics.design.length; card++) play.enter(card, zone.deck)
  play.shuffle(zone.deck)
  play.push({ step: 'keepLeaders' })
  if (variant['factions'] === 'choose') {
    play.push({ step: 'chooseFaction', seat: 0 })
    return
  }
  const pool = c.factions.vault.map((_, faction) => faction)
  for (let seat = 0; seat < s.seats; seat++) takeFaction(s, play, seat, pool.splice(play.chance(pool.length), 1)[0])
}

function takeFaction(s: State, play: Play, seat: number, faction: number): void {
  s.faction[seat] = faction
  s.seatOf[faction] = seat
  if (play.live) play.tell('tookFaction', { seat, faction })
}

/** Seats by the place of their factions in the vault, from the left. */
export function vaultOrder(c: Content, s: State): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat).sort((a, b) => c.factions.vault[s.faction[a]] - c.factions.vault[s.faction[b]])
}

/** CC-3.3 and CC-3.4 */
function fillBoard(c: Content, s: State, seat: number): void {
  const faction = s.faction[seat]
  s.energy[seat] = c.start.energy
  s.gems[seat] = c.start.gems
  s.reserve[seat] = c.factions.reserve[faction]
  c.factions.sectors[faction].forEach((count, sector) => (s.sectors[seat * SECTORS + sector] = count))
  for (let token = 0; token < PRICE_TOKENS; token++) {
    if (c.prices.inVault[priceRow(s, seat, token)] > 0) s.priceVault[seat] |= 1 << token
    else s.priceHand[seat] |= 1 << token
  }
}

/** CC-3.6 */
function layTerrain(c: Content, s: State, play: Play): void {
  const { kind, terrain, prod, tileSet } = c.map
  const heaps = [0, 1, 2].map((set) => [0, 1, 2].map((i) => set * 3 + i))
  for (let region = 0; region < REGIONS; region++) {
    const what = kind[(s.seats - 2) * REGIONS + region]
    if (what === KIND.lake) s.land[region] = LAND.lake
    if (what !== KIND.land) continue
    const heap = terrain[region] < 0 ? heaps[tileSet[region]] : []
    const tile = terrain[region] < 0 ? heap.splice(play.chance(heap.length), 1)[0] : -1
    s.land[region] = tile < 0 ? terrain[region] : c.tiles.terrain[tile]
    s.printed[region] = tile < 0 ? prod[region] : c.tiles.prod[tile]
  }
  recomputeNear(c, s)
}

/** CC-3.7 to CC-3.9 */
function placeBase(c: Content, s: State, play: Play, seat: number, slot: number, pair: readonly [number, number]): void {
  const faction = s.faction[seat]
  s.base[seat] = slot
  s.land[slot] = LAND.base
  s.printed[slot] = c.factions.baseProd[faction]
  for (const other of c.map.near[slot]) if (s.land[other] < LAND.lake && !pair.includes(other)) s.mountains.push(c.map.edgeOf[slot * REGIONS + other])
  recomputeNear(c, s)
  const swapped = play.chance(2)
  pair.forEach((region, i) => (s.foundations[region * SITES] = START_FOUNDATION + faction * 2 + ((i + swapped) % 2) + 1))
  if (play.live) play.tell('basePlaced', { seat, slot, regions: [...pair] })
}

/** CC-3.10 */
function layNeutralFoundations(c: Content, s: State, play: Play): void {
  const heap = Array.from({ length: RELICS }, (_, kind) => kind)
  const others = Array.from({ length: START_FOUNDATION - OTHER_FOUNDATION }, (_, i) => OTHER_FOUNDATION + i)
  for (let i = c.foundations.removed[s.seats - 2]; i > 0; i--) others.splice(play.chance(others.length), 1)
  heap.push(...others)
  for (let region = 0; region < REGIONS; region++) {
    if (s.land[region] >= LAND.lake || s.foundations[region * SITES] > 0) continue
    const kind = heap.splice(play.chance(heap.length), 1)[0]
    s.foundations[region * SITES] = kind + 1
    if (kind < RELICS) s.relicAt[kind] = region
  }
}

const keptLeaders = (c: Content, s: State, seat: number): number[] => {
  const first = c.leaders.first[s.faction[seat]]
  return Array.from({ length: c.leaders.count[s.faction[seat]] }, (_, i) => first + i).filter((leader) => s.leaderAt[leader] === AWAY.reserve)
}

/** The two land regions next to the base. */
function startRegions(s: State, seat: number): number[] {
  const regions: number[] = []
  for (let region = 0; region < REGIONS; region++) if ((s.near[s.base[seat]] & (1 << region)) !== 0 && s.land[region] < LAND.lake) regions.push(region)
  return regions
}

type Names =
  | 'chooseFaction'
  | 'keepLeaders'
  | 'dismiss'
  | 'layOut'
  | 'placeBase'
  | 'neutralFoundations'
  | 'firstUnits'
  | 'firstLeader'
  | 'firstFighters'
  | 'printedMountains'

export function setupSteps(c: Content): Some<Names> {
  return {
    chooseFaction: {
      ask(s, _frame, options) {
        for (let faction = 0; faction < c.factions.vault.length; faction++) if (s.seatOf[faction] < 0) options.push(option('faction', faction))
      },
      blocked(s, _frame, blocked) {
        for (let faction = 0; faction < c.factions.vault.length; faction++) if (s.seatOf[faction] >= 0) blocked.push({ option: option('faction', faction), reason: why.taken })
      },
      take(s, { seat }, { a: faction }, play) {
        takeFaction(s, play, seat, faction)
        if (seat + 1 < s.seats) play.push({ step: 'chooseFaction', seat: seat + 1 })
      },
    },
    keepLeaders: {
      run(s, _frame, play) {
        const choices: Frames[] = []
        for (let seat = 0; seat < s.seats; seat++) {
          fillBoard(c, s, seat)
          for (let i = 0; i < c.leaders.count[s.faction[seat]]; i++) s.leaderAt[c.leaders.first[s.faction[seat]] + i] = AWAY.reserve
          choices.push({ step: 'dismiss', seat })
        }
        const circadians = s.seatOf[FACTION.circadians]
        if (circadians >= 0) for (let seat = 0; seat < s.seats; seat++) if (seat !== circadians) s.intel[s.faction[seat]] = INTEL.supply
        s.flare = vaultOrder(c, s)[0]
        play.push({ step: 'layOut' })
        play.lanes(choices)
      },
    },
    // CC-3.2: the two that leave the game.
    dismiss: {
      sealed: true,
      ask(s, { seat }, options) {
        const first = c.leaders.first[s.faction[seat]]
        const count = c.leaders.count[s.faction[seat]]
        for (let a = first; a < first + count; a++) for (let b = a + 1; b < first + count; b++) options.push(option('dismiss', a, b))
      },
      take(s, { seat }, { a, b }, play) {
        s.leaderAt[a] = AWAY.box
        s.leaderAt[b] = AWAY.box
        if (play.live) play.tell('dismissed', { seat, leaders: [a, b] })
      },
    },
    layOut: {
      run(s, _frame, play) {
        for (let token = 0; token < c.production.ids.length; token++) s.tokensLeft |= 1 << token
        layTerrain(c, s, play)
        const bases = vaultOrder(c, s).reverse().map((seat): Frames => ({ step: 'placeBase', seat }))
        play.next(...bases, { step: 'neutralFoundations' }, { step: 'firstUnits' }, { step: 'printedMountains' }, { step: 'round' })
      },
    },
    placeBase: {
      ask(s, _frame, options) {
        for (const slot of c.map.slots[s.seats - 2]) if (s.land[slot] === LAND.unused) for (const [a, b] of c.map.pairs[s.seats - 2][slot]) options.push(option('base', slot, a, b))
      },
      take: (s, { seat }, { a: slot, b, c: d }, play) => placeBase(c, s, play, seat, slot, [b, d]),
    },
    neutralFoundations: { run: (s, _frame, play) => layNeutralFoundations(c, s, play) },
    firstUnits: {
      run(s, _frame, play) {
        const frames: Frames[] = []
        for (let i = 0; i < s.seats; i++) {
          const seat = (s.flare + i) % s.seats
          frames.push({ step: 'firstLeader', seat }, { step: 'firstFighters', seat })
        }
        play.next(...frames)
      },
    },
    // CC-3.11
    firstLeader: {
      ask(s, { seat }, options) {
        for (const leader of keptLeaders(c, s, seat))
          if (s.gems[seat] >= c.leaders.deploy[sideOf(s, leader)]) for (const region of startRegions(s, seat)) options.push(option('deploy', leader, region))
        if (options.length === 0) options.push(option('decline'))
      },
      take(s, { seat }, { k, a: leader, b: region }, play) {
        if (k === 'decline') return
        s.gems[seat] -= c.leaders.deploy[sideOf(s, leader)]
        placeLeader(c, s, leader, region)
        if (play.live) play.tell('deployed', { seat, leader, region })
      },
    },
    firstFighters: {
      ask(s, { seat }, options) {
        const [first] = startRegions(s, seat)
        for (let count = 1; count < c.factions.start[s.faction[seat]]; count++) options.push(option('settle', first, count))
      },
      take(s, { seat }, { a: region, b: count }, play) {
        const [first, second] = startRegions(s, seat)
        const rest = c.factions.start[s.faction[seat]] - count
        s.fighters[region * SEATS + seat] = count
        s.fighters[(region === first ? second : first) * SEATS + seat] = rest
        if (play.live) play.tell('settled', { seat, regions: [first, second], fighters: [count, rest] })
      },
    },
    // CC-3.12
    printedMountains: {
      run(s) {
        s.mountains.push(...c.map.printedMountains)
        recomputeNear(c, s)
      },
    },
  }
}
