import type { NameTable, Option, VerbTable } from '#kernel/options.ts'
import { COMPONENTS, type Content } from '../data/content.ts'
import { ESSENCE_NAMES } from '../data/essence.ts'

/** Every verb with the roles of its arguments. */
export const verbs = {
  // set-up
  keep: [['card', 'component']],
  mage: [['card', 'component']],
  item: [['card', 'component']],
  first: [['seat', 'seat']],
  pick: [['card', 'component']],
  // collect
  together: [],
  inOrder: [],
  take: [['card', 'component']],
  leave: [['card', 'component']],
  collect: [['card', 'component'], ['essence', 'essence']],
  upkeep: [['card', 'component']],
  // actions
  place: [['card', 'component']],
  claim: [['card', 'component']],
  claimUnseen: [],
  discard: [['card', 'component']],
  use: [['card', 'component'], ['power', 'power']],
  pass: [],
  // costs
  pay: [['essence', 'essence']],
  payType: [['essence', 'essence']],
  payNothing: [],
  payAmount: [['amount', 'number']],
  payMore: [],
  destroy: [['card', 'component']],
  turn: [['card', 'component']],
  // effects
  gain: [['essence', 'essence']],
  storeOn: [['card', 'component']],
  rival: [['seat', 'seat']],
  straighten: [['card', 'component']],
  placeNothing: [],
  deck: [['deck', 'deck']],
  top: [['card', 'component']],
  // answers to attacks and checks
  lose: [],
  loseEssence: [['essence', 'essence']],
  wayOut: [],
  react: [['card', 'component']],
  decline: [],
} as const satisfies VerbTable

export const namesOf = (content: Content): NameTable => ({
  component: content.components.map((c) => c.id),
  essence: ESSENCE_NAMES,
  seat: ['seat0', 'seat1', 'seat2', 'seat3'],
  power: ['1', '2', '3', '4'],
  deck: ['own', 'monuments'],
})

// Options never change, so each is made once and offered wherever it fits: enumerating makes no objects.

const plain = (k: string, a = 0, b = 0): Option => ({ k, a, b, c: 0 })
const perCard = (k: string): readonly Option[] => Array.from({ length: COMPONENTS }, (_, card) => plain(k, card))
const perEssence = (k: string): readonly Option[] => [0, 1, 2, 3, 4].map((essence) => plain(k, essence))
const perSeat = (k: string): readonly Option[] => [0, 1, 2, 3].map((seat) => plain(k, seat))

export const KEEP = perCard('keep')
export const MAGE = perCard('mage')
export const ITEM = perCard('item')
export const FIRST = perSeat('first')
export const PICK = perCard('pick')
export const ORDER_TOGETHER = plain('together')
export const ORDER_BY_TURN = plain('inOrder')
export const TAKE = perCard('take')
export const LEAVE = perCard('leave')
export const COLLECT = Array.from({ length: COMPONENTS }, (_, card) => [0, 1, 2, 3, 4].map((essence) => plain('collect', card, essence)))
export const UPKEEP = perCard('upkeep')
export const PLACE = perCard('place')
export const CLAIM = perCard('claim')
export const CLAIM_UNSEEN = plain('claimUnseen')
export const DISCARD_CARD = perCard('discard')
export const USE = Array.from({ length: COMPONENTS }, (_, card) => [0, 1, 2, 3].map((power) => plain('use', card, power)))
export const PASS = plain('pass')
export const PAY = perEssence('pay')
export const PAY_TYPE = perEssence('payType')
export const PAY_NOTHING = plain('payNothing')
export const PAY_MORE = plain('payMore')
export const payAmount = (amount: number): Option => plain('payAmount', amount)
export const DESTROY = perCard('destroy')
export const TURN = perCard('turn')
export const GAIN = perEssence('gain')
export const STORE_ON = perCard('storeOn')
export const RIVAL = perSeat('rival')
export const STRAIGHTEN = perCard('straighten')
export const PLACE_NOTHING = plain('placeNothing')
export const OWN_DECK = plain('deck', 0)
export const MONUMENTS_DECK = plain('deck', 1)
export const TOP = perCard('top')
export const LOSE = plain('lose')
export const LOSE_ESSENCE = perEssence('loseEssence')
export const WAY_OUT = plain('wayOut')
export const REACT = perCard('react')
export const DECLINE = plain('decline')
