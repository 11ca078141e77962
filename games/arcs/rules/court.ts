import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Content } from '../data/content.ts'
import { RESOURCE } from '../data/names.ts'
import { courtCard, ACTIONS, zone } from './cards.ts'
import type { Play, Some } from './frames.ts'
import { agentsHome } from './pieces.ts'
import { iconsOf, isLed, trophyIndex } from './seats.ts'
import { SEATS, TROPHY, TYPES, OUTRAGE, SLOTS, type State } from './state.ts'
import { resolveVox } from './vox.ts'

/** The Court: influencing, securing, ransacking; Guild cards changing hands; Outrage. */

export const placeOf = (s: State, card: number): number => s.row.indexOf(card - ACTIONS)

/** Is there anything to influence, and an agent to do it with (ARCS-7.12)? */
export function canInfluence(s: State, seat: number): boolean {
  return s.agents[seat] > 0 && (s.row[0] >= 0 || s.row[1] >= 0 || s.row[2] >= 0 || s.row[3] >= 0)
}

export function placeAgent(s: State, play: Play, seat: number, place: number): void {
  s.agents[seat]--
  s.influence[place * SEATS + seat]++
  if (play.live) play.tell('influenced', { seat, card: courtCard(s.row[place]) })
}

/** ARCS-7.13: strictly more agents than each Rival; ARCS-17.8 for Guild cards. `extra` reckons with one more agent. */
export function canSecureAt(c: Content, s: State, seat: number, place: number, extra = 0): boolean {
  const card = s.row[place]
  if (card < 0) return false
  if (!leadsAt(s, seat, place, extra)) return false
  return s.influence[place * SEATS + seat] + extra !== 1 || c.court.icon[card] < 0 || !isLed(c, s, seat, 'paranoid')
}

function leadsAt(s: State, seat: number, place: number, extra = 0): boolean {
  const own = s.influence[place * SEATS + seat] + extra
  if (own === 0) return false
  for (let rival = 0; rival < SEATS; rival++) if (rival !== seat && s.influence[place * SEATS + rival] >= own) return false
  return true
}

export function canSecure(c: Content, s: State, seat: number): boolean {
  for (let place = 0; place < SEATS; place++) if (canSecureAt(c, s, seat, place)) return true
  return false
}

/** Take a Court card: own agents home, Rival agents to Captives or, in a Ransack, to Trophies. */
export function takeCourtCard(c: Content, s: State, play: Play, seat: number, place: number, ransack: boolean): void {
  const card = s.row[place]
  const base = place * SEATS
  if (play.live) play.tell(ransack ? 'ransacked' : 'secured', { seat, card: courtCard(card), agents: s.influence.slice(base, base + SEATS) })
  for (let owner = 0; owner < SEATS; owner++) {
    const count = s.influence[base + owner]
    if (count === 0) continue
    s.influence[base + owner] = 0
    if (owner === seat) agentsHome(s, owner, count)
    else if (ransack) s.trophies[trophyIndex(seat, TROPHY.agent, owner)] += count
    else s.captives[seat * SEATS + owner] += count
  }
  s.row[place] = -1
  play.push({ step: 'refill', place })
  if (c.court.icon[card] >= 0) {
    giveGuild(s, play, card, seat)
    if (s.prelude === 1 && s.turn === seat) s.secured |= 1 << card
  } else {
    play.move(courtCard(card), zone.courtDiscard)
    resolveVox(c, s, play, seat, card)
  }
}

/** A Guild card comes into a seat's play area, from wherever it lies. */
export function giveGuild(s: State, play: Play, card: number, seat: number): void {
  leavePlay(s, card)
  s.holds[seat] |= 1 << card
  play.move(courtCard(card), zone.guilds + seat)
}

export function discardGuild(s: State, play: Play, card: number): void {
  leavePlay(s, card)
  play.move(courtCard(card), zone.courtDiscard)
}

/** ARCS-13.22: Sworn Guardians that would be stolen are buried instead. */
export function stealGuild(c: Content, s: State, play: Play, card: number, seat: number): void {
  const rival = holderOf(s, card)
  if (play.live) play.tell('guildStolen', { seat, rival, card: courtCard(card) })
  if ((c.court.does.guard & (1 << card)) === 0) return giveGuild(s, play, card, seat)
  leavePlay(s, card)
  play.moveToBottom(courtCard(card), zone.courtDeck)
}

export function leavePlay(s: State, card: number): void {
  const holder = holderOf(s, card)
  if (holder >= 0) s.holds[holder] &= ~(1 << card)
}

export function holderOf(s: State, card: number): number {
  for (let seat = 0; seat < s.seats; seat++) if ((s.holds[seat] & (1 << card)) !== 0) return seat
  return -1
}

/** Guild cards of a Rival that may be stolen now, as a set (ARCS-13.22). */
export function stealable(c: Content, s: State, rival: number): number {
  const guard = s.holds[rival] & c.court.does.guard
  return guard !== 0 ? guard : s.holds[rival]
}

export const isGuarded = (c: Content, s: State, rival: number): boolean => (s.holds[rival] & c.court.does.guard) !== 0

/** ARCS-9.2: lose tokens and Guild cards of the type, keep Loyal ones, mark the space. */
export function provokeOutrage(c: Content, s: State, play: Play, seat: number, type: number): void {
  if (play.live) play.tell('outrage', { seat, type })
  for (let at = seat * SLOTS; at < (seat + 1) * SLOTS; at++)
    if (s.slots[at] === type + 1) {
      s.slots[at] = 0
      s.supply[type]++
    }
  const lost = s.holds[seat] & c.court.byIcon[type] & ~c.court.does.loyal
  for (let card = 0; lost >> card !== 0; card++) if ((lost & (1 << card)) !== 0) discardGuild(s, play, card)
  const space = seat * TYPES + type
  if (s.outrage[space] !== OUTRAGE.none) return
  if (s.agents[seat] > 0) {
    s.agents[seat]--
    s.outrage[space] = OUTRAGE.agent
  } else s.outrage[space] = OUTRAGE.owed
}

/** ARCS-17.7: a card that is influenced first must leave a legal Secure. */
function leavesSecure(c: Content, s: State, seat: number, place: number): boolean {
  for (let other = 0; other < SEATS; other++) if (canSecureAt(c, s, seat, other, other === place ? 1 : 0)) return true
  return false
}

/** May a seat influence and then secure? */
export function canInfluenceThenSecure(c: Content, s: State, seat: number): boolean {
  if (s.agents[seat] === 0) return false
  for (let place = 0; place < SEATS; place++) if (s.row[place] >= 0 && leavesSecure(c, s, seat, place)) return true
  return false
}

function listRow(s: State, options: Option[], verb: string): void {
  for (let place = 0; place < SEATS; place++) if (s.row[place] >= 0) options.push(option(verb, courtCard(s.row[place])))
}

export function courtSteps(
  c: Content,
): Some<'influence' | 'influenceAfter' | 'beloved' | 'bold' | 'secure' | 'refill' | 'ransack' | 'abduct'> {
  const optional = {
    ask(s: State, { seat }: { seat: number }, options: Option[]): void {
      options.push(option('decline'))
      if (canInfluence(s, seat)) listRow(s, options, 'influence')
    },
    take(s: State, { seat }: { seat: number }, { k, a }: Option, play: Play): void {
      if (k === 'influence') placeAgent(s, play, seat, placeOf(s, a))
    },
  }

  return {
    influence: {
      micro: true,
      ask(s, { seat, secure }, options) {
        for (let place = 0; place < SEATS; place++)
          if (s.row[place] >= 0 && (secure === 0 || leavesSecure(c, s, seat, place))) options.push(option('influence', courtCard(s.row[place])))
      },
      take: (s, { seat }, { a }, play) => placeAgent(s, play, seat, placeOf(s, a)),
    },
    // ARCS-17.7: the influence after a Secure.
    influenceAfter: { micro: true, ...optional },
    // ARCS-17.1: the defender answers, out of turn.
    beloved: optional,
    // ARCS-17.8: any number of different cards, from left to right.
    bold: {
      micro: true,
      ask(s, { seat, from }, options) {
        options.push(option('goOn'))
        if (s.agents[seat] > 0)
          for (let place = from; place < SEATS; place++) if (s.row[place] >= 0) options.push(option('influence', courtCard(s.row[place])))
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'goOn') return
        const place = placeOf(s, a)
        placeAgent(s, play, seat, place)
        play.push({ step: 'bold', seat, from: place + 1 })
      },
    },
    secure: {
      micro: true,
      ask(s, { seat }, options) {
        for (let place = 0; place < SEATS; place++) if (canSecureAt(c, s, seat, place)) options.push(option('secure', courtCard(s.row[place])))
      },
      take: (s, { seat }, { a }, play) => takeCourtCard(c, s, play, seat, placeOf(s, a), false),
      blocked(s, { seat }, blocked) {
        for (let place = 0; place < SEATS; place++) {
          if (s.row[place] < 0 || canSecureAt(c, s, seat, place)) continue
          const shy = leadsAt(s, seat, place)
          blocked.push({ option: option('secure', courtCard(s.row[place])), reason: shy ? because('ARCS-17.8', 'paranoid') : because('ARCS-7.13', 'outnumbered') })
        }
      },
    },
    // ARCS-7.14, ARCS-12.6.
    refill: {
      run(s, { place }, play) {
        const card = play.top(zone.courtDeck)
        if (card < 0) return
        play.move(card, zone.court)
        s.row[place] = card - ACTIONS
        if (play.live) play.tell('courtRefilled', { card })
      },
    },
    // ARCS-9.5: mandatory if a card has an agent of the defender.
    ransack: {
      micro: true,
      ask(s, { rival }, options) {
        for (let place = 0; place < SEATS; place++)
          if (s.row[place] >= 0 && s.influence[place * SEATS + rival] > 0) options.push(option('ransack', courtCard(s.row[place])))
        if (options.length === 0) options.push(option('goOn'))
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'ransack') takeCourtCard(c, s, play, seat, placeOf(s, a), true)
      },
    },
    // ARCS-13.14.
    abduct: {
      micro: true,
      ask(s, { seat }, options) {
        for (let place = 0; place < SEATS; place++) if (canAbduct(c, s, seat, place)) options.push(option('abduct', courtCard(s.row[place])))
      },
      blocked(s, { seat }, blocked) {
        for (let place = 0; place < SEATS; place++)
          if (s.row[place] >= 0 && rivalAgents(s, seat, place) >= weaponIcons(c, s, seat))
            blocked.push({ option: option('abduct', courtCard(s.row[place])), reason: because('ARCS-13.14', 'tooManyAgents') })
      },
      take(s, { seat }, { a }, play) {
        const place = placeOf(s, a)
        if (play.live) play.tell('abducted', { seat, card: a, count: rivalAgents(s, seat, place) })
        for (let rival = 0; rival < SEATS; rival++) {
          if (rival === seat) continue
          s.captives[seat * SEATS + rival] += s.influence[place * SEATS + rival]
          s.influence[place * SEATS + rival] = 0
        }
      },
    },
  }
}

/** ARCS-13.14: Rival agents on the card, fewer than the seat's weapon icons. */
export function canAbduct(c: Content, s: State, seat: number, place: number): boolean {
  const rivals = s.row[place] < 0 ? 0 : rivalAgents(s, seat, place)
  return rivals > 0 && rivals < weaponIcons(c, s, seat)
}

function rivalAgents(s: State, seat: number, place: number): number {
  let count = 0
  for (let rival = 0; rival < SEATS; rival++) if (rival !== seat) count += s.influence[place * SEATS + rival]
  return count
}

export const weaponIcons = (c: Content, s: State, seat: number): number => iconsOf(c, s, seat, RESOURCE.weapon)
