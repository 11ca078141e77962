import { fail } from '#kernel/errors.ts'
import { FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE } from '../data/content.ts'
import { isBare } from './essences.ts'
import { countDiscounts } from './paying.ts'
import type { Rules, State } from './state.ts'
import { BOX, CENTRE, DISPLAY, LAYOUT, MONUMENT_DECK, TABLEAU, UNCLAIMED, zones } from './zones.ts'

/** What must hold in every state; cards lost or doubled are found by the kernel. */
export function checkState(rules: Rules, state: State): void {
  for (const amount of [...state.pool, ...state.on]) if (amount < 0) fail('check.essences', 'There are fewer than no essences')
  rules.components.forEach(({ id, index }) => {
    const zone = state.cards.zone[index]
    const inPlay = zone >= TABLEAU && zone < TABLEAU + state.seats
    if (!inPlay && !isBare(state, index)) fail('check.on', `Essences lie on ${id}, which is not in play`)
    if (!inPlay && state.turned[index] !== 0) fail('check.turned', `${id} is turned and not in play`)
    if (!inPlay && !isAtHome(index, zone)) fail('check.zone', `${id} is in ${zones.names[zone]}`)
    if (zones.owner[zone] >= state.seats) fail('check.zone', `${id} belongs to an empty seat`)
  })
  checkSeats(rules, state)
  if (state.token < 0 || state.token >= state.seats) fail('check.token', 'Nobody holds the token')
}

function isAtHome(card: number, zone: number): boolean {
  if (card >= FIRST_PLACE) return zone === UNCLAIMED || zone === BOX
  if (card >= FIRST_MONUMENT) return zone === MONUMENT_DECK || zone === DISPLAY
  if (card >= FIRST_ITEM) return zone === CENTRE
  return zone !== CENTRE && zone !== DISPLAY && zone !== UNCLAIMED && zone !== MONUMENT_DECK && (zone !== LAYOUT || card < FIRST_MAGE)
}

/** RA-7.11: one mage and one item each; discounts are what the tableau says. */
function checkSeats(rules: Rules, state: State): void {
  const counted = { ...state, off: state.off.slice() }
  for (let seat = 0; seat < state.seats; seat++) {
    const kinds = state.cards.at[TABLEAU + seat].map((card) => rules.components[card].kind)
    const mages = kinds.filter((kind) => kind === 'mage').length
    const items = kinds.filter((kind) => kind === 'item').length
    if (mages > 1 || items > 1) fail('check.tableau', `Seat ${seat} has ${mages} mages and ${items} items`)
    if (state.round > 0 && (mages !== 1 || items !== 1)) fail('check.tableau', `Seat ${seat} lacks a mage or an item`)
    countDiscounts(rules, counted, seat)
  }
  if (counted.off.join() !== state.off.join()) fail('check.discounts', 'The discounts are not those of the tableaus')
}
