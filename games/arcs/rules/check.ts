import { fail } from '#kernel/errors.ts'
import { CITY, type Content } from '../data/content.ts'
import { kindOf, ownerOf } from './board.ts'
import { ACTIONS, COURT, courtCard, zone } from './cards.ts'
import { takenFrom } from './seats.ts'
import { isOpen } from './slots.ts'
import { OUTRAGE, SEATS, SLOTS, SYSTEMS, TROPHY, TYPES, type State } from './state.ts'

/** Nothing is lost and nothing is made: pieces, tokens and cards are those of the box. */
export function check(c: Content, s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    same('ships', seat, c.limits.ships, s.ships[seat] + onMap(s, seat) + takenFrom(s, seat, TROPHY.ship))
    same('cities', seat, c.limits.cities, s.cities[seat] + buildings(s, seat, CITY) + takenFrom(s, seat, TROPHY.city))
    same('starports', seat, c.limits.starports, s.starports[seat] + buildings(s, seat, 1 - CITY) + takenFrom(s, seat, TROPHY.starport))
    same('agents', seat, c.limits.agents, agents(s, seat))
    // When cities come home to several owners, one after the other clears the slots that they cover.
    const isCovered = s.stack.some((frame) => frame.step === 'covered' && frame.seat === seat)
    for (let slot = 0; slot < SLOTS; slot++)
      if (s.slots[seat * SLOTS + slot] !== 0 && !isOpen(c, s, seat, slot) && !isCovered) fail('check.slots', `Seat ${seat} has a token on closed slot ${slot}`)
    for (let card = 0; card < COURT; card++) {
      const held = (s.holds[seat] & (1 << card)) !== 0
      if (held !== (s.cards.zone[courtCard(card)] === zone.guilds + seat)) fail('check.holds', `Seat ${seat} and card ${card} disagree`)
    }
  }
  for (let type = 0; type < TYPES; type++) same('tokens', type, c.tokens, tokens(s, type))
  for (const counts of [s.fresh, s.damaged, s.ships, s.cities, s.starports, s.agents, s.supply, s.spent, s.captives, s.trophies, s.influence])
    for (const count of counts) if (count < 0) fail('check.negative', 'A count is below zero')
  checkCourt(s)
  for (let system = 0; system < SYSTEMS; system++)
    if ((s.out & (1 << c.systems.cluster[system])) !== 0)
      for (let seat = 0; seat < SEATS; seat++)
        if (s.fresh[system * SEATS + seat] + s.damaged[system * SEATS + seat] > 0) fail('check.map', `Ships in ${c.systems.ids[system]}, which is out of play`)
}

function checkCourt(s: State): void {
  const row = s.row.filter((card) => card >= 0)
  if (row.length !== s.cards.at[zone.court].length && !s.stack.some((frame) => frame.step === 'refill')) fail('check.court', 'The row and the Court differ')
  for (const card of row) if (s.cards.zone[card + ACTIONS] !== zone.court) fail('check.court', `Card ${card} is not in the Court`)
  s.row.forEach((card, place) => {
    for (let seat = 0; seat < SEATS; seat++) if (card < 0 && s.influence[place * SEATS + seat] > 0) fail('check.court', 'Agents on no card')
  })
}

function same(what: string, of: number, wanted: number, found: number): void {
  if (wanted !== found) fail('check.lost', `${what} of ${of}: ${found} instead of ${wanted}`)
}

function onMap(s: State, seat: number): number {
  let count = 0
  for (let system = 0; system < SYSTEMS; system++) count += s.fresh[system * SEATS + seat] + s.damaged[system * SEATS + seat]
  return count
}

function buildings(s: State, seat: number, kind: number): number {
  return s.buildings.filter((code) => code !== 0 && ownerOf(code) === seat && kindOf(code) === kind).length
}

function agents(s: State, seat: number): number {
  let count = s.agents[seat] + takenFrom(s, seat, TROPHY.agent)
  for (let i = 0; i < SEATS; i++) count += s.captives[i * SEATS + seat] + s.influence[i * SEATS + seat]
  for (let type = 0; type < TYPES; type++) if (s.outrage[seat * TYPES + type] === OUTRAGE.agent) count++
  return count
}

/** Tokens on the way from one board to another lie in frames. */
function tokens(s: State, type: number): number {
  let count = s.supply[type] + s.spent[type] + s.phantom[type]
  for (const held of s.slots) if (held === type + 1) count++
  for (const frame of s.stack)
    if ((frame.step === 'receive' || frame.step === 'overflow' || frame.step === 'overflowElsewhere') && frame['type'] === type) count++
  return count
}
