import { option } from '#kernel/options.ts'
import type { Outcome } from '#kernel/definition.ts'
import { AMBITION, RESOURCE, ambitions } from '../data/names.ts'
import type { Content } from '../data/content.ts'
import { ACTIONS, zone } from './cards.ts'
import type { Play, Some } from './frames.ts'
import { agentsHome, cityHome } from './pieces.ts'
import { isLed, tokensOf, trophyIndex, turnOrder } from './seats.ts'
import { isDeclared, scoreAmbitions } from './scoring.ts'
import { discardToken } from './slots.ts'
import { SEATS, TROPHY, TYPES, type State } from './state.ts'

/** The end of a chapter (ARCS-10) and the deal of the next (ARCS-3.6, ARCS-11.3). */

/** All action cards of the game, wherever they are, back to the deck. */
function gather(s: State, play: Play): void {
  for (let card = 0; card < ACTIONS; card++) {
    const at = s.cards.zone[card]
    if (at >= 0 && at !== zone.deck) play.move(card, zone.deck)
  }
}

function dealHand(c: Content, s: State, play: Play, seat: number): void {
  for (let i = 0; i < c.counts[s.seats].hand; i++) play.move(play.top(zone.deck), zone.hand + seat)
  if (play.live) play.tell('dealt', { seat }, { cards: [...s.cards.at[zone.hand + seat]] }, 1 << seat)
}

/** ARCS-15.2, ARCS-17.3 */
function afterScoring(c: Content, s: State, play: Play): void {
  const discardAll = (seat: number, type: number): void => {
    let count = 0
    for (; tokensOf(s, seat, type) > 0; count++) discardToken(c, s, seat, type)
    if (count > 0 && play.live) play.tell('lostTokens', { seat, type, count })
  }
  for (let type = 0; type < TYPES; type++)
    for (let holder = 0; holder < s.seats; holder++) {
      if ((s.holds[holder] & c.court.cartel[type]) === 0) continue
      for (let rival = 0; rival < s.seats; rival++) if (rival !== holder) discardAll(rival, type)
    }
  if (isDeclared(s, AMBITION.tycoon)) for (let seat = 0; seat < s.seats; seat++) if (isLed(c, s, seat, 'lavish')) discardAll(seat, RESOURCE.fuel)
}

/** ARCS-10.6 */
function returnTrophies(s: State, play: Play): void {
  // Pushed in reverse, so that owners rearrange in turn order.
  for (const owner of turnOrder(s).reverse())
    for (let holder = 0; holder < s.seats; holder++) {
      const take = (piece: number): number => {
        const at = trophyIndex(holder, piece, owner)
        const count = s.trophies[at]
        s.trophies[at] = 0
        return count
      }
      s.ships[owner] += take(TROPHY.ship)
      s.starports[owner] += take(TROPHY.starport)
      agentsHome(s, owner, take(TROPHY.agent))
      for (let cities = take(TROPHY.city); cities > 0; cities--) cityHome(s, play, owner)
    }
}

function returnCaptives(s: State): void {
  for (let holder = 0; holder < s.seats; holder++)
    for (let owner = 0; owner < s.seats; owner++) {
      agentsHome(s, owner, s.captives[holder * SEATS + owner])
      s.captives[holder * SEATS + owner] = 0
    }
}

export function chapterSteps(c: Content): Some<'deal' | 'mulligan' | 'undealt' | 'endChapter' | 'nextChapter'> {
  return {
    deal: {
      run(s, _frame, play) {
        s.passes = 0
        gather(s, play)
        play.shuffle(zone.deck)
        if (play.live) play.tell('chapter', { chapter: s.chapter })
        for (const seat of turnOrder(s)) dealHand(c, s, play, seat)
        play.next({ step: 'undealt' }, { step: 'round' })
        if (s.seats === 2) play.push({ step: 'mulligan', seat: 1 - s.initiative })
      },
    },
    // ARCS-11.3
    mulligan: {
      ask(_s, _frame, options) {
        options.push(option('keepHand'), option('mulligan'))
      },
      take(s, { seat }, { k }, play) {
        if (k === 'keepHand') return
        const cards = s.cards.at[zone.hand + seat]
        while (cards.length > 0) play.move(cards[0], zone.discard)
        if (play.live) play.tell('mulligan', { seat })
        dealHand(c, s, play, seat)
      },
    },
    undealt: {
      run(s, _frame, play) {
        const deck = s.cards.at[zone.deck]
        while (deck.length > 0) play.move(deck[deck.length - 1], zone.discard)
        play.shuffle(zone.discard)
      },
    },
    endChapter: {
      run(s, _frame, play) {
        scoreAmbitions(c, s, play)
        afterScoring(c, s, play)
        play.push({ step: 'nextChapter' })
        if (isDeclared(s, AMBITION.warlord)) returnTrophies(s, play)
        if (isDeclared(s, AMBITION.tyrant)) returnCaptives(s)
      },
    },
    // ARCS-10.8, ARCS-1.2
    nextChapter: {
      run(s, _frame, play) {
        s.markers.fill(-1)
        s.flipped = Math.min(s.markers.length, s.flipped + 1)
        const goal = c.counts[s.seats].goal
        if (s.chapter >= c.lastChapter || s.power.some((power) => power >= goal)) {
          if (play.live) play.tell('gameOver', { power: s.power.slice(0, s.seats) })
          return play.finish()
        }
        s.chapter++
        play.push({ step: 'deal' })
      },
    },
  }
}

/** ARCS-1.3: equal Power is ranked in turn order. */
export function outcome(s: State): Outcome {
  const scores = s.power.slice(0, s.seats)
  const rank = turnOrder(s).sort((one, two) => scores[two] - scores[one])
  return {
    scores,
    places: scores.map((_, seat) => 1 + rank.indexOf(seat)),
    breakdown: ambitions.map((source, ambition) => ({ source, points: s.earned.slice(ambition * SEATS, ambition * SEATS + s.seats) })),
  }
}
