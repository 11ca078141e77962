import { option } from '#kernel/options.ts'
import type { Variant } from '#kernel/variant.ts'
import type { Content } from '../data/content.ts'
import { freeSlot } from './board.ts'
import { ACTIONS, COURT, courtCard, zone } from './cards.ts'
import type { Play, Some } from './frames.ts'
import { placeBuilding, placeShips } from './pieces.ts'
import { bits, turnOrder } from './seats.ts'
import { OUTRAGE, SLOTS, SYSTEMS, TYPES, type State } from './state.ts'

/** Laying out the table (ARCS-3, ARCS-11.1) and the draft of leaders and lore (ARCS-16). */

export function setUp(c: Content, s: State, variant: Variant, play: Play): void {
  const count = c.counts[s.seats]
  s.split = variant['discard'] === 'split' ? 1 : 0
  s.loreEach = variant['leaders'] === 'none' ? 0 : variant['leaders'] === 'draft' ? 1 : 2
  s.initiative = play.chance(s.seats)
  chooseSetupCard(c, s, variant['setup'], play)
  s.supply.fill(c.tokens)
  for (let seat = 0; seat < s.seats; seat++) {
    s.cities[seat] = c.limits.cities
    s.starports[seat] = c.limits.starports
    s.ships[seat] = c.limits.ships
    s.agents[seat] = c.limits.agents
  }
  for (let card = 0; card < ACTIONS; card++)
    if (c.cards.number[card] >= count.low && c.cards.number[card] <= count.high) play.enter(card, zone.deck)
  for (let card = 0; card < COURT; card++) play.enter(courtCard(card), zone.courtDeck)
  play.shuffle(zone.courtDeck)
  for (let place = 0; place < count.courtRow; place++) {
    const card = play.top(zone.courtDeck)
    play.move(card, zone.court)
    s.row[place] = card - ACTIONS
  }
  if (s.seats === 2) setPhantomAside(c, s)
  play.next({ step: 'placePieces' }, { step: 'deal' })
  if (s.loreEach > 0) offerLeaders(c, s, play)
}

function chooseSetupCard(c: Content, s: State, named: string, play: Play): void {
  const fitting = c.setups.flatMap((card, index) => (card.players === s.seats ? [index] : []))
  const chosen = fitting.find((index) => c.setups[index].id === named)
  s.setupCard = chosen ?? fitting[play.chance(fitting.length)]
  s.out = c.setups[s.setupCard].out
}

/** ARCS-11.1 */
function setPhantomAside(c: Content, s: State): void {
  for (let system = 0; system < SYSTEMS; system++) {
    const type = c.systems.type[system]
    if (type < 0 || (s.out & (1 << c.systems.cluster[system])) === 0) continue
    s.supply[type]--
    s.phantom[type]++
  }
}

/** ARCS-16.1, ARCS-16.2 */
function offerLeaders(c: Content, s: State, play: Play): void {
  s.leaderOffer = randomSet(c.leaders.ids.length, s.seats + 1, play)
  s.loreOffer = randomSet(c.lore.ids.length, s.seats * s.loreEach + 1, play)
  play.push({ step: 'draft', seat: (s.initiative + s.seats - 1) % s.seats })
}

function randomSet(of: number, count: number, play: Play): number {
  let set = 0
  while (bits(set) < count) set |= 1 << play.chance(of)
  return set
}

/** ARCS-3.4, ARCS-16.3 */
function placeSeat(c: Content, s: State, play: Play, seat: number, order: number): void {
  const { places, resources } = c.setups[s.setupCard].seats[order]
  const leader = s.leader[seat]
  const boxes = leader < 0 ? c.plainBoxes : c.leaders.boxes[leader]
  boxes.forEach((box, i) => {
    for (const system of places[i]) {
      if (box.building >= 0) placeBuilding(s, seat, box.building, freeSlot(c, s, system), 0)
      placeShips(s, play, seat, system, box.ships)
    }
  })
  const gained = leader < 0 ? resources : c.leaders.resources[leader]
  gained.forEach((type, slot) => {
    if (s.supply[type] === 0) return
    s.supply[type]--
    s.slots[seat * SLOTS + slot] = type + 1
  })
  if (leader < 0) return
  for (const type of c.leaders.outrage[leader]) {
    s.agents[seat]--
    s.outrage[seat * TYPES + type] = OUTRAGE.agent
  }
}

export function setupSteps(c: Content): Some<'draft' | 'placePieces'> {
  return {
    draft: {
      ask(s, { seat }, options) {
        if (s.leader[seat] < 0)
          for (let leader = 0; leader < c.leaders.ids.length; leader++) if ((s.leaderOffer & (1 << leader)) !== 0) options.push(option('pickLeader', leader))
        if (bits(s.lore[seat]) < s.loreEach)
          for (let lore = 0; lore < c.lore.ids.length; lore++) if ((s.loreOffer & (1 << lore)) !== 0) options.push(option('pickLore', lore))
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'pickLeader') {
          s.leader[seat] = a
          s.leaderOffer &= ~(1 << a)
        } else {
          s.lore[seat] |= 1 << a
          s.loreOffer &= ~(1 << a)
        }
        if (play.live) play.tell(k === 'pickLeader' ? 'pickedLeader' : 'pickedLore', { seat, card: a })
        const next = (seat + s.seats - 1) % s.seats
        if (s.leader[next] < 0 || bits(s.lore[next]) < s.loreEach) return play.push({ step: 'draft', seat: next })
        s.leaderOffer = 0
        s.loreOffer = 0
      },
    },
    placePieces: {
      run(s, _frame, play) {
        turnOrder(s).forEach((seat, order) => placeSeat(c, s, play, seat, order))
      },
    },
  }
}
