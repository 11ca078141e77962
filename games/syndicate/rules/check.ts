import { fail } from '#kernel/errors.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { canDeliver } from './offers.ts'
import { TOKEN_FIRST, sleeperOf } from './operations.ts'
import { placesAround } from './seats.ts'
import { LADDERS, OFFER, RESOURCES, type State } from './state.ts'
import { zone } from './zones.ts'

/** Nothing is lost and nothing is made; everything is where it can be. */
export function check(c: Content, s: State): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    let held = 0
    for (let seat = 0; seat < s.seats; seat++) {
      const stock = s.stock[seat * RESOURCES + resource]
      if (stock < 0) fail('check.negative', `Seat ${seat} has ${stock} of resource ${resource}`)
      held += stock
    }
    if (held !== s.bank[resource]) fail('check.lost', `The bank gave out ${s.bank[resource]} of resource ${resource}, and the players have ${held}`)
  }
  within('round', s.round, 1, c.box.sovereignAbove + c.box.sovereignAmong + c.box.sovereignBelow + 1)
  within('alert', s.alert, 1, c.alertMax[s.seats])
  within('first', s.first, 0, placesAround(s) - 1)
  within('destroyer', s.destroyer, -1, s.blockade === 1 ? TERRITORIES - 1 : -1)
  checkBoard(c, s)
  for (let seat = 0; seat < s.seats; seat++) checkSeat(c, s, seat)
  checkTechnologies(s)
  checkCards(c, s)
}

function within(what: string, value: number, low: number, high: number): void {
  if (value < low || value > high) fail('check.range', `${what} is ${value}, not ${low} to ${high}`)
}

function checkBoard(c: Content, s: State): void {
  for (let at = 0; at < TERRITORIES; at++) {
    within('owner', s.owner[at], -1, placesAround(s) - 1)
    within('research', s.research[at], 0, c.territories.boxes[at])
    if (s.owner[at] < 0 && s.fortified[at] + s.down[at] + s.research[at] + s.granted[at] > 0) fail('check.board', `${c.territories.ids[at]} is free and marked`)
    if (s.owner[at] >= 0 && s.token[at] !== 0) fail('check.board', `${c.territories.ids[at]} has a base and a token`)
    if ((s.granted[at] & ~c.territories.shieldedBy[at]) !== 0) fail('check.board', `${c.territories.ids[at]} is shielded from afar`)
  }
}

function checkSeat(c: Content, s: State, seat: number): void {
  if (s.syndicate[seat] < 0) return
  within('tech', s.tech[seat], 0, c.box.techMax)
  within('assault', s.assault[seat], 0, c.box.assaultMax)
  within('armed', s.armed[seat], 0, s.assault[seat])
  within('dice', s.dice[seat], 0, c.box.actionDice + 1 + (s.turn === seat ? s.extraDice : 0))
  for (let ladder = 0; ladder < LADDERS; ladder++) within('cubes', s.cubes[seat * LADDERS + ladder], 0, c.market[ladder].length)
  within('sleepers', s.cards.at[zone.sleeper + seat].length, 0, 1)
  within('order', s.orders[seat], 0, sleeperOf(s, seat) < 0 ? 0 : 31)
  if (s.springs[seat] !== -1 && s.stack.every((frame) => frame.step !== 'springs')) fail('check.springs', `Seat ${seat} has an answer left over`)
}

function checkTechnologies(s: State): void {
  let taken = 0
  for (const held of s.techs) {
    if ((taken & held) !== 0) fail('check.technologies', 'Two have the same technology')
    taken |= held
  }
}

function checkCards(c: Content, s: State): void {
  const revealed = s.cards.at[zone.revealed]
  if (revealed.length !== (s.jobCard >= 0 ? 1 : 0) || (s.jobCard >= 0 && revealed[0] !== s.jobCard)) fail('check.job', 'The mission under way is not the one revealed')
  const piles = [zone.exoTokens, zone.middleTokens, zone.innerTokens]
  piles.forEach((pile, area) => {
    let onBoard = 0
    for (let at = 0; at < TERRITORIES; at++) if (c.territories.zone[at] === area) onBoard += s.token[at]
    if (s.cards.at[pile].length < onBoard) fail('check.tokens', `There are too few tokens for zone ${area}`)
    for (const token of s.cards.at[pile]) if (c.tokens.zone[c.tokens.kind[token - TOKEN_FIRST]] !== area) fail('check.tokens', 'A token lies in the wrong zone')
  })
  for (const offer of s.offers) {
    if (offer[OFFER.from] === s.turn || offer[OFFER.to] === s.turn) fail('check.offers', 'The player on turn trades')
    if (s.stack.at(-1)?.step === 'turn' && !canDeliver(c, s, offer)) fail('check.offers', 'An offer names what is no longer there')
  }
}
