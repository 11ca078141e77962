import { fail } from './errors.ts'
import { ints, list, record, type Infer } from './schema.ts'

/**
 * Where every card (or hidden token) is, and who knows it.
 *
 * - `at[zone]` lists the cards of a zone: an ordered zone from bottom to top, a set sorted by id,
 *   so that its order tells nothing.
 * - `zone[card]` is where a card is.
 * - `seen[card]` is the set of viewers who see this card where it lies (in a pile: its position).
 * - `may[viewer · cards + card]` is the set of hidden zones in which the viewer, going by what was
 *   shown, must reckon with the card. One bit: the viewer knows its zone.
 *
 * Only the functions of this file change any of it. Viewers are the seats, then the spectator.
 */
export const cardsSchema = record({ at: list(ints), zone: ints, seen: ints, may: ints })
export type Cards = Infer<typeof cardsSchema>

export interface ZoneSpec {
  /** `pile`: its order matters. `set`: it has none. */
  readonly form: 'pile' | 'set'
  /** Who sees what lies in it, simply because it lies there. */
  readonly sight: 'all' | 'owner' | 'none'
  /** One for each seat? The kernel numbers them `zone + seat`. */
  readonly perSeat: boolean
}

export const facedown = (perSeat = false): ZoneSpec => ({ form: 'pile', sight: 'none', perSeat })
export const faceup = (perSeat = false): ZoneSpec => ({ form: 'pile', sight: 'all', perSeat })
export const handOfSeat: ZoneSpec = { form: 'set', sight: 'owner', perSeat: true }

/** The zones of a game, numbered; hidden ones first, for each needs a bit in `may`. */
export class Zones<N extends string = string> {
  readonly first: Readonly<Record<N, number>>
  readonly specs: readonly ZoneSpec[]
  readonly owner: readonly number[]
  readonly names: readonly string[]
  readonly hidden: number

  constructor(table: Readonly<Record<N, ZoneSpec>>, maxSeats: number) {
    const entries = Object.entries(table) as [N, ZoneSpec][]
    const ordered = [...entries.filter(([, z]) => z.sight !== 'all'), ...entries.filter(([, z]) => z.sight === 'all')]
    const first = {} as Record<N, number>
    const specs: ZoneSpec[] = []
    const owner: number[] = []
    const names: string[] = []
    let hidden = 0
    for (const [name, spec] of ordered) {
      first[name] = specs.length
      for (let seat = 0; seat < (spec.perSeat ? maxSeats : 1); seat++) {
        specs.push(spec)
        owner.push(spec.perSeat ? seat : -1)
        names.push(spec.perSeat ? `${name}.${seat}` : name)
        if (spec.sight !== 'all') hidden++
      }
    }
    if (hidden > 30) fail('kernel.zones', 'A game has room for 30 hidden zones')
    this.first = first
    this.specs = specs
    this.owner = owner
    this.names = names
    this.hidden = hidden
  }

  /** Viewers who see what lies in a zone because it lies there. */
  sight(zone: number, everyone: number): number {
    const spec = this.specs[zone]
    if (spec.sight === 'all') return everyone
    return spec.sight === 'owner' ? 1 << this.owner[zone] : 0
  }

  bit(zone: number): number {
    return zone < this.hidden ? 1 << zone : 0
  }
}

export function emptyCards(zones: Zones, cards: number, seats: number): Cards {
  return {
    at: zones.specs.map(() => []),
    zone: new Array<number>(cards).fill(-1),
    seen: new Array<number>(cards).fill(0),
    may: new Array<number>(cards * (seats + 1)).fill(0),
  }
}

/** Put a card into the game at set-up; everyone knows what is in the box. */
export function enter(cards: Cards, zones: Zones, card: number, zone: number, seats: number): void {
  insert(cards, zones, card, zone, cards.at[zone].length)
  cards.seen[card] = zones.sight(zone, everyone(seats))
  const n = cards.zone.length
  for (let viewer = 0; viewer <= seats; viewer++) cards.may[viewer * n + card] = zones.bit(zone)
}

/** The cards that can share a zone with each card: from `first[card]` up to, not including, `end[card]`. */
export interface Kin {
  readonly first: readonly number[]
  readonly end: readonly number[]
}

/** Families of cards that never share a zone; numbered together or not, a family spans all that lies between. */
export function kinOf(family: readonly number[]): Kin {
  return { first: family.map((kind) => family.indexOf(kind)), end: family.map((kind) => family.lastIndexOf(kind) + 1) }
}

/**
 * Move a card to the top of a zone, or to a given place counted from the bottom.
 * Returns the viewers to whom this showed something that they did not know.
 */
export function move(cards: Cards, zones: Zones, kin: Kin, card: number, to: number, seats: number, place = -1): number {
  const from = cards.zone[card]
  if (from < 0) fail('kernel.card', `Card ${card} is nowhere`)
  const tracked = cards.seen[card]
  const source = cards.at[from]
  takeOut(source, card)
  insert(cards, zones, card, to, place < 0 ? cards.at[to].length : place)
  const sight = zones.sight(to, everyone(seats))
  const knows = tracked | sight
  cards.seen[card] = zones.specs[to].form === 'set' ? sight : knows
  const fromBit = zones.bit(from)
  const toBit = zones.bit(to)
  const { may, seen } = cards
  const n = cards.zone.length
  const first = kin.first[card]
  const end = kin.end[card]
  const fromPile = zones.specs[from].form === 'pile'
  const emptied = fromBit !== 0 && source.length === 0
  let shown = 0
  for (let viewer = 0; viewer <= seats; viewer++) {
    const base = viewer * n
    const self = 1 << viewer
    if ((knows & self) !== 0) {
      if ((tracked & self) === 0 && (fromPile || may[base + card] !== fromBit)) shown |= self
      may[base + card] = toBit
    } else if (fromBit !== 0) {
      // Any card that may have been in `from` may now be in `to`, unless the viewer sees it lie elsewhere.
      for (let other = first; other < end; other++) {
        const mask = may[base + other]
        if ((mask & fromBit) !== 0 && (mask & toBit) === 0 && (seen[other] & self) === 0) may[base + other] = mask | toBit
      }
    }
    // Nothing is left there, so whoever reckoned with it may now be sure of a card elsewhere.
    if (emptied)
      for (let other = first; other < end; other++) {
        const mask = may[base + other]
        if ((mask & fromBit) === 0) continue
        may[base + other] = mask & ~fromBit
        if (isOneBit(mask & ~fromBit)) shown |= self
      }
  }
  return shown
}

const isOneBit = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0

/** Show a card where it lies. Returns the viewers to whom that is new. */
export function show(cards: Cards, zones: Zones, card: number, viewers: number, seats: number): number {
  const zone = cards.zone[card]
  const news = viewers & ~cards.seen[card]
  if (zones.specs[zone].form === 'pile') cards.seen[card] |= viewers
  const n = cards.zone.length
  for (let viewer = 0; viewer <= seats; viewer++) if ((viewers & (1 << viewer)) !== 0) cards.may[viewer * n + card] = zones.bit(zone)
  return news
}

/** After a shuffle nobody knows a position; who knew that a card was in the pile still does. */
export function forgetOrder(cards: Cards, zones: Zones, zone: number, seats: number): void {
  const sight = zones.sight(zone, everyone(seats))
  for (const card of cards.at[zone]) cards.seen[card] = sight
}

/** One viewer lays the top cards of a pile back in a new order (bottom to top); the others lose track of it. */
export function arrange(cards: Cards, zone: number, order: readonly number[], viewer: number): void {
  const pile = cards.at[zone]
  const start = pile.length - order.length
  order.forEach((card, i) => {
    pile[start + i] = card
    cards.seen[card] = 1 << viewer
  })
}

/** Hand the whole contents of zones round: `ring[0]` goes to `ring[1]`, the last to the first. */
export function rotate(cards: Cards, zones: Zones, ring: readonly number[], seats: number): number {
  const contents = ring.map((zone) => cards.at[zone])
  let bits = 0
  for (const zone of ring) bits |= zones.bit(zone)
  const turned = (mask: number): number => {
    let result = mask & ~bits
    ring.forEach((zone, i) => {
      if ((mask & zones.bit(zone)) !== 0) result |= zones.bit(ring[(i + 1) % ring.length])
    })
    return result
  }
  for (let i = 0; i < cards.may.length; i++) if ((cards.may[i] & bits) !== 0) cards.may[i] = turned(cards.may[i])
  const n = cards.zone.length
  let shown = 0
  ring.forEach((_, i) => {
    const to = ring[(i + 1) % ring.length]
    cards.at[to] = contents[i]
    const sight = zones.sight(to, everyone(seats))
    for (const card of contents[i]) {
      cards.zone[card] = to
      shown |= sight & ~cards.seen[card]
      cards.seen[card] = zones.specs[to].form === 'set' ? sight : cards.seen[card] | sight
      for (let viewer = 0; viewer <= seats; viewer++) if ((sight & (1 << viewer)) !== 0) cards.may[viewer * n + card] = zones.bit(to)
    }
  })
  return shown
}

export const everyone = (seats: number): number => (1 << (seats + 1)) - 1

/** Does the viewer know that the card is in its zone (not necessarily where)? */
export function knowsZone(cards: Cards, zones: Zones, card: number, viewer: number): boolean {
  const bit = zones.bit(cards.zone[card])
  return bit === 0 || (cards.seen[card] & (1 << viewer)) !== 0 || cards.may[viewer * cards.zone.length + card] === bit
}

/** Every card in one place, and nobody sure of a place where it is not. */
export function checkCards(cards: Cards, zones: Zones, seats: number): void {
  const n = cards.zone.length
  let counted = 0
  cards.at.forEach((zone, number) => {
    counted += zone.length
    zone.forEach((card, i) => {
      if (cards.zone[card] !== number) fail('state.cards', `Card ${card} lies in ${zones.names[number]} and believes otherwise`)
      if (zones.specs[number].form === 'set' && i > 0 && zone[i - 1] >= card) fail('state.cards', `${zones.names[number]} is not sorted`)
      for (let viewer = 0; viewer <= seats; viewer++) {
        const bit = zones.bit(number)
        if ((cards.may[viewer * n + card] & bit) !== bit) fail('state.cards', `Viewer ${viewer} rules out where card ${card} is`)
        if ((cards.seen[card] & (1 << viewer)) !== 0 && cards.may[viewer * n + card] !== bit)
          fail('state.cards', `Viewer ${viewer} sees card ${card} and is not sure of it`)
      }
    })
  })
  if (counted !== cards.zone.filter((zone) => zone >= 0).length) fail('state.cards', 'A card lies in two zones')
}

export interface CardsView {
  /** The cards of each zone as the viewer sees them; -1 is a face-down card. */
  readonly at: readonly (readonly number[])[]
  /** Cards known to be in a pile at an unknown place. */
  readonly members: readonly (readonly number[])[]
}

export function viewCards(cards: Cards, zones: Zones, viewer: number): CardsView {
  const self = 1 << viewer
  const members: number[][] = []
  const at = cards.at.map((zone, number) => {
    const inside: number[] = []
    members.push(inside)
    if (zones.bit(number) === 0) return zone
    if (zones.specs[number].form === 'set') {
      const known = zone.filter((card) => knowsZone(cards, zones, card, viewer))
      return known.concat(new Array<number>(zone.length - known.length).fill(-1))
    }
    return zone.map((card) => {
      if ((cards.seen[card] & self) !== 0) return card
      if (knowsZone(cards, zones, card, viewer)) inside.push(card)
      return -1
    })
  })
  for (const inside of members) inside.sort((x, y) => x - y)
  return { at, members }
}

function insert(cards: Cards, zones: Zones, card: number, zone: number, place: number): void {
  const into = cards.at[zone]
  let at = place
  if (zones.specs[zone].form === 'set') {
    at = into.length
    while (at > 0 && into[at - 1] > card) at--
  }
  into.push(card)
  for (let i = into.length - 1; i > at; i--) into[i] = into[i - 1]
  into[at] = card
  cards.zone[card] = zone
}

/** Without the list that `splice` would make; the top card of a pile is the usual one. */
function takeOut(list: number[], card: number): void {
  const last = list.length - 1
  for (let i = list[last] === card ? last : list.indexOf(card); i < last; i++) list[i] = list[i + 1]
  list.pop()
}
