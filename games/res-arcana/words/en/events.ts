import { line, type Line } from '#words/line.ts'
import { L, sumOf } from '../../data/essence.ts'
import { POINTS_TO_WIN } from '../../rules/victory.ts'
import type { Events } from '../assemble.ts'
import { anyReactOf, powerOf } from '../known.ts'
import { effectText } from './card-text.ts'
import { amount, and, cards, essences, points, type English } from './speak.ts'

/** Lines of the log, to be read aloud. */
export const events: Events<English> = {
  setUp: ({ game, places, monuments }, t) => line`${game > 1 ? `Game ${game}. ` : ''}The places of power are ${t.list(places)}; the monuments in sight are ${t.list(monuments)}.`,
  firstPlayer: ({ seat }, t) => line`${t.does(seat, 'goes first and gets', 'go first and get')} the first-player token.`,
  kept: ({ seat, card }, t) => line`${t.does(seat, 'keeps', 'keep')} ${card === undefined ? 'a card' : t.the(card)}.`,
  packetsPassed: ({ packet }) => [`The packets are passed to the ${packet === 1 ? 'left' : 'right'}.`],
  mageChosen: ({ seat, card }, t) => line`${t.does(seat, 'chooses', 'choose')} ${t.the(card)} as mage.`,
  starterSet: ({ seat, card, cards: hand }, t) => line`${t.does(seat, 'plays', 'play')} ${t.the(card)}, with ${t.list(hand)} in hand.`,
  itemTaken: ({ seat, card }, t) => line`${t.does(seat, 'takes', 'take')} ${t.the(card)}.`,
  picked: ({ seat, card }, t) => line`${t.does(seat, 'chooses', 'choose')} ${t.the(card)}.`,
  won: ({ game, winners, points: all }, t) => {
    const best = all[winners[0]]
    const drawn = all.filter((each) => each === best).length > winners.length
    const which = t.view?.match === 1 ? `game ${game}` : 'the game'
    if (winners.length > 1) return line`${both(t, winners)} share the win with ${points(best)}.`
    return line`${t.does(winners[0], 'wins', 'win')} ${which} with ${points(best)}${drawn ? ', level on points but with the richer pool' : ''}.`
  },
  matchWon: ({ winners }, t) => (winners.length > 1 ? ['The match ends level.'] : line`${t.does(winners[0], 'wins', 'win')} the match.`),
  round: ({ round, first }, t) => line`Round ${round}. ${t.does(first, 'plays', 'play')} first.`,
  orderAsked: ({ seat }, t) => line`${t.does(seat, 'asks', 'ask')} for Collect in turn order.`,
  left: ({ seat, card }, t) => line`${t.does(seat, 'leaves', 'leave')} the essences on ${t.the(card)}.`,
  took: ({ seat, card, essences: all }, t) => line`${t.does(seat, 'takes', 'take')} ${essences(all)} from ${t.the(card)}.`,
  collected: ({ seat, card, essences: all }, t) => line`${t.the(card)} brings ${t.player(seat)} ${essences(all)}.`,
  grew: ({ card, essences: all }, t) => line`${essences(all)} are added on ${t.the(card)}.`,
  placed: ({ seat, card }, t) => line`${t.does(seat, 'places', 'place')} ${t.the(card)}.`,
  claimed: ({ seat, card }, t) => line`${t.does(seat, 'claims', 'claim')} ${t.the(card)}.`,
  uncovered: ({ card }, t) => line`A new monument comes up: ${t.the(card)}.`,
  used: ({ seat, card, power }, t) => {
    const { cost, effect } = powerOf(t, card, power)
    const uses = line`${t.does(seat, cost.turn ? 'turns' : 'uses', cost.turn ? 'turn' : 'use')} ${t.the(card)}`
    if (effect.kind === 'attack') return line`${uses}: each rival loses ${amount(L, effect.loss)}.`
    return line`${uses}${sumOf(cost.fromThis) > 0 ? line` and ${t.say(seat, 'removes', 'remove')} ${essences(cost.fromThis)} from it` : ''}.`
  },
  passed: ({ seat, first }, t) => line`${t.does(seat, 'passes', 'pass')}${first === 1 ? line` before anybody else and ${t.say(seat, 'secures', 'secure')} the first-player token` : ''}.`,
  swapped: ({ seat, returned, card }, t) => line`${t.does(seat, 'swaps', 'swap')} ${t.the(returned)} for ${t.the(card)}.`,
  paid: ({ seat, essences: all }, t) => line`${t.does(seat, 'pays', 'pay')} ${essences(all)}.`,
  gained: ({ seat, essences: all }, t) => line`${t.does(seat, 'gains', 'gain')} ${essences(all)}.`,
  stored: ({ seat, card, essences: all }, t) => line`${t.does(seat, 'puts', 'put')} ${essences(all)} on ${t.the(card)}.`,
  turned: ({ seat, card }, t) => line`${t.does(seat, 'turns', 'turn')} ${t.the(card)}.`,
  straightened: ({ seat, card }, t) => line`${t.does(seat, 'straightens', 'straighten')} ${t.the(card)}.`,
  destroyed: ({ seat, card }, t) => line`${t.does(seat, 'destroys', 'destroy')} ${t.the(card)}.`,
  placedNothing: ({ seat }, t) => line`${t.does(seat, 'places', 'place')} nothing.`,
  drew: ({ seat, amount: n, cards: drawn }, t) => line`${t.does(seat, 'draws', 'draw')} ${drawn ? t.list(drawn) : cards(n)}.`,
  discarded: ({ seat, card }, t) => line`${t.does(seat, 'discards', 'discard')} ${t.the(card)}.`,
  reshuffled: ({ seat }, t) => line`${t.does(seat, 'shuffles their discards into a new', 'shuffle your discards into a new')} deck.`,
  looked: ({ seat, deck, amount: n, cards: seen }, t) => {
    const which = deck === 1 ? 'of the monument deck' : t.say(seat, 'of their deck', 'of your deck')
    if (n === 0) return line`${t.does(seat, 'looks', 'look')} at an empty deck.`
    return line`${t.does(seat, 'looks', 'look')} at the top ${n > 1 ? `${n} cards` : 'card'} ${which}${seen ? line`: ${t.list(seen.toReversed())}` : ''}.`
  },
  reordered: ({ seat, deck, cards: order }, t) => {
    const which = deck === 1 ? 'on the monument deck' : t.say(seat, 'on their deck', 'on your deck')
    return line`${t.does(seat, 'puts the cards back', 'put the cards back')} ${which}${order ? line`, from the top: ${t.list(order.toReversed())}` : ''}.`
  },
  lost: ({ seat, essences: all }, t) => line`${t.does(seat, 'loses', 'lose')} ${essences(all)}.`,
  reacted: ({ seat, card }, t) => {
    const react = anyReactOf(t, card)
    const what = react?.effect.kind === 'points' ? line` to ${effectText(react.effect)}` : ' to react'
    return line`${t.does(seat, react?.cost.turn ? 'turns' : 'uses', react?.cost.turn ? 'turn' : 'use')} ${t.the(card)}${what}.`
  },
  ignored: ({ seat, card }, t) => line`${t.does(seat, 'ignores', 'ignore')} the attack of ${t.the(card)}.`,
  check: ({ final }) => [final === 1 ? 'Everybody has passed: victory is checked.' : 'Victory is checked at once.'],
  judged: ({ points: all }, t) => {
    const totals = all.map((n, seat) => line`${seat > 0 ? ', ' : ''}${t.player(seat)} ${n}`)
    const none = all.every((n) => n < POINTS_TO_WIN)
    return line`Points: ${totals.flat()}.${none ? ` Nobody reaches ${POINTS_TO_WIN}.` : ''}`
  },
}

/** “Inès and Bastien”, “You and Inès”: the reader first. */
function both(t: English, seats: readonly number[]): Line {
  const others = seats.filter((seat) => seat !== t.reader.viewer).map((seat) => t.player(seat))
  return and(seats.includes(t.reader.viewer) ? [[{ ...t.reader.player(t.reader.viewer), text: 'You' }], ...others] : others)
}
