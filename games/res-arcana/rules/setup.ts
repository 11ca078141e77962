import { FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE, ITEMS, MAGES, MONUMENTS, PLACES } from '../data/content.ts'
import { drawCards } from './decks.ts'
import type { Frames } from './frames.ts'
import { ITEM, KEEP, MAGE } from './options.ts'
import { countDiscounts } from './paying.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { BOX, CENTRE, DECK, DISPLAY, HAND, MAGE_BOX, MONUMENT_DECK, OFFER, PACKET, TABLEAU, UNCLAIMED, UNUSED } from './zones.ts'

/** Laying the table and dealing (sections 2 to 4 of the rules). */

const ARTIFACTS_EACH = 8
const MAGES_EACH = 2
const OPENING_HAND = 3
const PACKET_SIZE = 4
const FIRST_GAME_DECK = 5

export type SetUp = 'standard' | 'first-game' | 'draft'

export function setUp(rules: Rules, state: State, kind: SetUp, play: Play): void {
  for (let item = FIRST_ITEM; item < FIRST_ITEM + ITEMS; item++) play.enter(item, CENTRE)
  for (let place = FIRST_PLACE; place < FIRST_PLACE + PLACES; place++) play.enter(place, BOX)
  for (let monument = FIRST_MONUMENT; monument < FIRST_MONUMENT + MONUMENTS; monument++) play.enter(monument, MONUMENT_DECK)
  layTable(rules, state, kind === 'first-game', play)
  // RA-2.5.
  state.first = play.chance(state.seats)
  state.token = state.first
  if (play.live) play.tell('firstPlayer', { seat: state.first })
  chooseItems(state, play)
  if (kind === 'first-game') return dealStarterSets(rules, state, play)
  dealMages(state, play)
  for (let artifact = 0; artifact < FIRST_MAGE; artifact++) play.enter(artifact, UNUSED)
  play.shuffle(UNUSED)
  play.lanes(eachSeat(state, (seat) => ({ step: 'chooseMage', seat })))
  play.push({ step: 'drawHands' })
  if (kind === 'draft') play.push({ step: 'dealPackets', packet: 1 })
  else deal(state, UNUSED, HAND, ARTIFACTS_EACH, play)
}

/** RA-2.1 to RA-2.4, the same for every game of a match. */
export function layTable(rules: Rules, state: State, sunny: boolean, play: Play): void {
  for (const { sun, moon } of rules.content.tiles) play.move(sunny || play.chance(2) === 0 ? sun : moon, UNCLAIMED)
  play.shuffle(MONUMENT_DECK)
  for (let i = 0; i < 2; i++) play.move(play.top(MONUMENT_DECK), DISPLAY)
  state.pool.fill(1)
  state.round = 0
  if (play.live) play.tell('setUp', { game: state.game, places: state.cards.at[UNCLAIMED].slice(), monuments: state.cards.at[DISPLAY].slice() })
}

/** RA-2.9: from the first player's right, counter-clockwise; then the first round. */
export function chooseItems(state: State, play: Play): void {
  play.push({ step: 'takeItem', seat: (state.first + state.seats - 1) % state.seats, left: state.seats })
}

export const setUpSteps = (rules: Rules): StepsOf<'dealPackets' | 'keep' | 'passPackets' | 'drawHands' | 'chooseMage' | 'takeItem'> => ({
  dealPackets: {
    run(state, { packet }, play) {
      deal(state, UNUSED, PACKET, PACKET_SIZE, play)
      keepOne(state, packet, play)
    },
  },
  // RA-4.2, RA-4.5.
  keep: {
    sealed: true,
    single: 'take',
    ask(state, { seat }, options) {
      for (const card of state.cards.at[PACKET + seat]) options.push(KEEP[card])
    },
    take(_state, { seat }, { a: card }, play) {
      play.move(card, HAND + seat)
      if (play.live) play.tell('kept', { seat }, { card }, 1 << seat)
    },
  },
  // RA-4.2, RA-4.3: the first packet to the left, the second to the right.
  passPackets: {
    run(state, { packet }, play) {
      if (state.cards.at[PACKET].length === 0) {
        if (packet === 1) play.push({ step: 'dealPackets', packet: 2 })
        return
      }
      const ring = Array.from({ length: state.seats }, (_, seat) => PACKET + seat)
      play.rotate(packet === 1 ? ring : ring.reverse())
      if (play.live) play.tell('packetsPassed', { packet })
      keepOne(state, packet, play)
    },
  },
  // RA-2.7.
  drawHands: {
    run(state, _frame, play) {
      for (let seat = 0; seat < state.seats; seat++) {
        const hand = state.cards.at[HAND + seat]
        while (hand.length > 0) play.move(hand[hand.length - 1], DECK + seat)
        play.shuffle(DECK + seat)
        drawCards(state, seat, OPENING_HAND, play)
      }
    },
  },
  // RA-2.8.
  chooseMage: {
    sealed: true,
    ask(state, { seat }, options) {
      for (const card of state.cards.at[OFFER + seat]) options.push(MAGE[card])
    },
    take(state, { seat }, { a: card }, play) {
      play.move(card, TABLEAU + seat)
      const refused = state.cards.at[OFFER + seat]
      while (refused.length > 0) play.move(refused[0], MAGE_BOX)
      countDiscounts(rules, state, seat)
      if (play.live) play.tell('mageChosen', { seat, card })
    },
  },
  takeItem: {
    ask(state, _frame, options) {
      for (const card of state.cards.at[CENTRE]) options.push(ITEM[card])
    },
    take(state, { seat, left }, { a: card }, play) {
      play.move(card, TABLEAU + seat)
      countDiscounts(rules, state, seat)
      if (play.live) play.tell('itemTaken', { seat, card })
      if (left > 1) play.push({ step: 'takeItem', seat: (seat + state.seats - 1) % state.seats, left: left - 1 })
      else play.push({ step: 'round' })
    },
  },
})

/** RA-2.6. */
function dealMages(state: State, play: Play): void {
  for (let mage = FIRST_MAGE; mage < FIRST_MAGE + MAGES; mage++) play.enter(mage, MAGE_BOX)
  play.shuffle(MAGE_BOX)
  deal(state, MAGE_BOX, OFFER, MAGES_EACH, play)
}

/** RA-3.2 to RA-3.7: the sets openly, the decks unseen. */
function dealStarterSets(rules: Rules, state: State, play: Play): void {
  const { starterSets, unnumberedArtifacts } = rules.content
  for (let mage = FIRST_MAGE; mage < FIRST_MAGE + MAGES; mage++) play.enter(mage, BOX)
  for (const artifact of unnumberedArtifacts) play.enter(artifact, UNUSED)
  starterSets.forEach(({ mage, artifacts }, seat) => {
    for (const artifact of artifacts) play.enter(artifact, seat < state.seats ? HAND + seat : BOX)
    if (seat < state.seats) play.move(mage, TABLEAU + seat)
    if (play.live && seat < state.seats) play.tell('starterSet', { seat, card: mage, cards: artifacts.slice() })
  })
  play.shuffle(UNUSED)
  deal(state, UNUSED, DECK, FIRST_GAME_DECK, play)
  for (let seat = 0; seat < state.seats; seat++) countDiscounts(rules, state, seat)
}

function deal(state: State, from: number, to: number, each: number, play: Play): void {
  for (let seat = 0; seat < state.seats; seat++) for (let i = 0; i < each; i++) play.move(play.top(from), to + seat)
}

function keepOne(state: State, packet: number, play: Play): void {
  play.push({ step: 'passPackets', packet })
  play.lanes(eachSeat(state, (seat) => ({ step: 'keep', seat })))
}

const eachSeat = (state: State, frame: (seat: number) => Frames): Frames[] => Array.from({ length: state.seats }, (_, seat) => frame(seat))
