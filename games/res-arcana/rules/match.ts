import type { Outcome } from '#kernel/definition.ts'
import { FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE } from '../data/content.ts'
import { FIRST, PICK } from './options.ts'
import { countDiscounts } from './paying.ts'
import { chooseItems, layTable } from './setup.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { BOX, CENTRE, DECK, DISCARD, DISPLAY, HAND, LAYOUT, MONUMENT_DECK, TABLEAU, UNCLAIMED } from './zones.ts'

/** Best of three for two players (section 5 of the rules). */

/** A game is decided: the end, or in a match perhaps the next game. */
export function endOfGame(state: State, points: readonly number[], places: readonly number[], play: Play): void {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (play.live) play.tell('won', { game: state.game, winners, points: points.slice() })
  if (state.match === 0) return play.finish()
  state.results.push(...points)
  for (const seat of winners) state.won[seat] += winners.length === 1 ? 2 : 1
  if (state.game === 3 || (state.game === 2 && state.won[0] !== state.won[1])) {
    if (play.live) play.tell('matchWon', { winners: matchPlaces(state).flatMap((place, seat) => (place === 1 ? [seat] : [])), score: state.won.slice() })
    return play.finish()
  }
  // RA-5.7: without a loser, the one who was not first player decides.
  const loser = winners.length === 1 ? 1 - winners[0] : 1 - state.first
  play.stack.length = 0
  play.push({ step: 'nextGame', loser })
}

export const matchSteps = (rules: Rules): StepsOf<'nextGame' | 'chooseFirst' | 'pick'> => ({
  // RA-5.2, RA-5.6.
  nextGame: {
    run(state, { loser }, play) {
      state.game++
      clearTable(rules, state, play)
      layTable(rules, state, false, play)
      play.push({ step: 'chooseFirst', seat: loser })
    },
  },
  // RA-5.3.
  chooseFirst: {
    ask(state, _frame, options) {
      for (let seat = 0; seat < state.seats; seat++) options.push(FIRST[seat])
    },
    take(state, _frame, { a: first }, play) {
      state.first = first
      state.token = first
      if (play.live) play.tell('firstPlayer', { seat: first })
      chooseItems(state, play)
      play.push({ step: 'drawHands' })
      if (state.game === 2) play.push({ step: 'pick', seat: first, left: 1 })
      else state.picked.forEach((cards, seat) => cards.forEach((card) => play.move(card, HAND + seat)))
    },
  },
  // RA-5.4: one, then two each in turn, and the last one.
  pick: {
    ask(state, _frame, options) {
      for (const card of state.cards.at[LAYOUT]) options.push(PICK[card])
    },
    take(state, { seat, left }, { a: card }, play) {
      play.move(card, HAND + seat)
      state.picked[seat].push(card)
      if (play.live) play.tell('picked', { seat, card })
      const rest = state.cards.at[LAYOUT].length
      if (left > 1 && rest > 0) play.push({ step: 'pick', seat, left: left - 1 })
      else if (rest > 0) play.push({ step: 'pick', seat: 1 - seat, left: 2 })
    },
  },
})

/** Everything but the mages leaves the players; the artifacts of both lie open. */
function clearTable(rules: Rules, state: State, play: Play): void {
  const empty = (zone: number, to: (card: number) => number): void => {
    for (const card of state.cards.at[zone].slice()) if (!isMage(card)) play.move(card, to(card))
  }
  for (let seat = 0; seat < state.seats; seat++) {
    empty(DECK + seat, () => LAYOUT)
    empty(HAND + seat, () => LAYOUT)
    empty(DISCARD + seat, () => LAYOUT)
    empty(TABLEAU + seat, homeOf)
    countDiscounts(rules, state, seat)
  }
  empty(DISPLAY, homeOf)
  empty(UNCLAIMED, homeOf)
  for (const each of [state.on, state.turned, state.passed, state.bonus]) each.fill(0)
}

const isMage = (card: number): boolean => card >= FIRST_MAGE && card < FIRST_ITEM

function homeOf(card: number): number {
  if (card >= FIRST_PLACE) return BOX
  if (card >= FIRST_MONUMENT) return MONUMENT_DECK
  return card >= FIRST_ITEM ? CENTRE : LAYOUT
}

const matchPlaces = (state: State): number[] => state.won.map((mine) => 1 + state.won.filter((other) => other > mine).length)

/** Two for a game won, one for a game shared; beside it the points of each game. */
export function matchOutcome(state: State): Outcome {
  return {
    places: matchPlaces(state),
    scores: state.won.slice(),
    breakdown: Array.from({ length: state.results.length / 2 }, (_, game) => ({ source: `game${game + 1}`, points: state.results.slice(game * 2, game * 2 + 2) })),
  }
}
