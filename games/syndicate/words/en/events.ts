import { capital, line, type Line } from '#words/line.ts'
import { embargoSteps } from '../../data/content.ts'
import { ladders } from '../../data/names.ts'
import { whens } from '../../rules/sleepers.ts'
import type { Events } from '../assemble.ts'
import { stopped } from '../full-stop.ts'
import { bandOf, bandOfLevel, cardId, isMine, isPhantom, kindOfCard, sleeperEffect, territoryOfMission, winnersOf } from '../known.ts'
import { orderWords } from './orders.ts'
import { amount, amounts, and, bandName, baseCount, cardCount, face, isNothing, ladderName, plural, points, quoted, reinforcements, theSyndicate, type English } from './speak.ts'
import { tradeEvents } from './trade-events.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<English> = {
  pickedSyndicate: ({ seat, card }, t) => stopped(line`${t.does(seat, 'leads', 'lead')} ${theSyndicate(t.names, cardId(t, card))}`),
  startBase: ({ seat, at, fortified }, t) => line`${t.does(seat, 'starts', 'start')} with a ${fortified === 1 ? 'fortified base' : 'base'} ${t.at(at)}.`,
  startDice: ({ seats, dice }, t) => line`For the first turn: ${and(seats.map((seat, i) => line`${t.player(seat)} ${t.say(seat, 'rolls', 'roll')} ${dice[i]}`))}.`,
  firstPlayer: ({ seat }, t) => line`${t.does(seat, 'begins', 'begin')}.`,

  round: ({ round, last }) => [`Round ${round}${last === 1 ? ', the last' : ''}`],
  turn: ({ seat }, t) => line`${capital(t.whose(seat))} turn begins.`,
  turnEnded: () => undefined,
  phantomTurn: () => ['The phantom acts.'],
  phantomDrew: ({ at, owner }, t) => line`The phantom draws ${isPhantom(t, owner) ? line`its own base ${t.at(at)}` : t.baseOf(owner, at)}.`,
  drew: ({ seat, count, cards }, t) => line`${t.does(seat, 'draws', 'draw')} ${cards ? t.cards(cards) : cardCount(count)}.`,
  reshuffled: () => ['The discarded operations are shuffled into a new deck.'],

  revealed: ({ seat, card }, t) =>
    kindOfCard(t, card) === 'heist' ? line`${t.does(seat, 'reveals', 'reveal')} the heist ${t.card(card)}.` : line`${t.does(seat, 'attempts', 'attempt')} the mission ${t.card(card)} ${t.at(territoryOfMission(t, card))}.`,
  announced: ({ seat, at, cooperative }, t) => (cooperative === 1 ? line`${t.does(seat, 'shares', 'share')} the mission with the owner of ${t.place(at)}.` : line`${t.does(seat, 'shares', 'share')} the mission ${t.at(at)} with nobody.`),
  targeted: ({ seat, at }, t) => line`${t.does(seat, 'picks', 'pick')} the base ${t.at(at)} as the target.`,
  hired: ({ seat, win }, t) => line`${t.does(seat, 'hires', 'hire')} extra hands: ${face(win)} is enough.`,
  missionRoll: ({ seat, card, die, plus, win, success }, t) => line`${t.does(seat, 'rolls', 'roll')} ${sum(die, plus)} for ${t.card(card)} and ${t.say(seat, 'needs', 'need')} ${face(win)}: ${success === 1 ? 'success' : 'failure'}.`,
  missionPaid: ({ seat, gained, partner, shared }, t) => {
    const own = line`${t.does(seat, 'gains', 'gain')} ${amounts(gained)}`
    if (partner < 0 || isNothing(shared)) return line`${own}.`
    return isPhantom(t, partner) ? line`${own}; the phantom’s share stays in the bank.` : line`${own}; ${t.player(partner)} ${t.say(partner, 'gains', 'gain')} ${amounts(shared)}.`
  },
  looted: ({ seat, victim, at, dice, credits }, t) => {
    if (dice.length === 0) return line`${t.does(seat, 'finds', 'find')} nothing to carry off ${t.at(at)}.`
    const from = isPhantom(t, victim) ? ['the bank'] : t.player(victim)
    return line`${t.does(seat, 'rolls', 'roll')} ${sumOf(dice)} and ${t.say(seat, 'takes', 'take')} ${credits === 0 ? 'nothing' : amount(0, credits)} from ${from}.`
  },

  assault: ({ seat, owner, at, reinforcements: used, win }, t) => line`${t.does(seat, 'assaults', 'assault')} ${t.baseOf(owner, at)} with ${reinforcements(used)}: ${wins(win)}.`,
  assaultOdds: ({ at, force, win }, t) => line`The assault ${t.at(at)} now counts ${reinforcements(force)}: ${wins(win)}.`,
  assaultRoll: ({ seat, at, die, win, success }, t) => line`${t.does(seat, 'rolls', 'roll')} ${die}${win > 6 ? '' : ` and ${t.say(seat, 'needs', 'need')} ${face(win)}`}: the assault ${t.at(at)} ${success === 1 ? 'succeeds' : 'fails'}.`,
  baseTaken: ({ seat, owner, at }, t) => line`${t.does(seat, 'takes', 'take')} ${t.baseOf(owner, at)}.`,

  laid: ({ seat, card }, t) => line`${t.does(seat, 'lays', 'lay')} ${card === undefined ? 'a card' : t.card(card)} face down.`,
  burned: ({ seat, card }, t) => line`${t.does(seat, 'burns', 'burn')} ${t.card(card)}, which lay face down.`,
  ordered: ({ seat, asks, when, whom }, t) => {
    if (when === undefined || whom === undefined) return asks === 1 ? line`${t.does(seat, 'wishes', 'wish')} to be asked before a reaction.` : line`${t.does(seat, 'leaves all reactions', 'leave all reactions')} to a standing order.`
    return line`Your standing order: ${orderWords(whens[when], whom < 0 ? undefined : t.player(whom), asks === 1)}.`
  },
  sprung: ({ seat, card, victim, at }, t) => {
    const against = victim >= 0 && victim !== seat ? line` against ${t.player(victim)}` : []
    return line`${t.does(seat, 'springs', 'spring')} ${t.card(card)}${against}${at >= 0 ? line` ${t.at(at)}` : ''}${sprungEffect(t, card, victim)}.`
  },
  doubleCrossed: ({ seat, taken }, t) => line`${t.does(seat, 'takes', 'take')} ${amounts(taken)} of the reward.`,
  skimmed: ({ seat, victim, credits }, t) => line`${t.does(seat, 'takes', 'take')} ${amount(0, credits)} from ${t.player(victim)}.`,

  bought: ({ seat, at }, t) => line`${t.does(seat, 'buys', 'buy')} a base ${t.at(at)}.`,
  tokenTaken: ({ seat, at, card }, t) => line`${t.does(seat, 'takes', 'take')} the token of ${t.place(at)}${card === undefined ? '' : line`: ${t.card(card)}`}.`,
  fortified: ({ seat, at }, t) => line`${t.does(seat, 'fortifies', 'fortify')} the base ${t.at(at)}.`,
  boughtLevel: ({ seat, ladder, price }, t) => line`${t.does(seat, 'buys', 'buy')} ${ladder === 0 ? 'a' : 'an'} ${ladderName(ladders[ladder])} level for ${amount(0, price)}.`,
  techLevel: ({ seat, level }, t) => line`${capital(t.whose(seat))} technology level is now ${level}.`,
  assaultLevel: ({ seat, level }, t) => line`${capital(t.whose(seat))} assault level is now ${level}.`,
  technology: ({ seat, technology }, t) => line`${t.does(seat, 'takes', 'take')} the technology ${quoted(t.names.technology(t.c.technologies.ids[technology]))}.`,
  consoled: ({ seat, credits }, t) => line`No advanced technology is left: ${t.player(seat)} ${t.say(seat, 'takes', 'take')} ${amount(0, credits)} instead.`,
  researched: ({ seat, at }, t) => line`${t.does(seat, 'puts', 'put')} the research of ${t.place(at)} to use.`,
  exchanged: ({ seat, from, given, to, gained }, t) => line`${t.does(seat, 'exchanges', 'exchange')} ${amount(from, given)} for ${amount(to, gained)}.`,
  sold: ({ seat, card }, t) => line`${t.does(seat, 'sells', 'sell')} ${t.card(card)}.`,
  gained: ({ seat, resource, count }, t) => line`${t.does(seat, 'takes', 'take')} ${amount(resource, count)}.`,
  tokenPlayed: ({ seat, card }, t) => line`${t.does(seat, 'plays', 'play')} the token ${t.card(card)}.`,
  rewarded: ({ seat, reward }, t) => line`${t.does(seat, 'is the first to earn', 'are the first to earn')} the reward ${quoted(t.names.reward(t.c.rewards.ids[reward]))}: ${points(t.c.rewards.vp[reward])}.`,

  alert: ({ level }, t) => line`The alert is at ${level} (${bandName(bandOfLevel(t, level))}).`,
  destroyerMoved: ({ from, at }, t) => line`The Sovereign destroyer ${from >= 0 ? line`leaves ${t.place(from)} for` : 'sets course for'} ${t.place(at)}.`,
  destroyerLeft: ({ at }, t) => line`The Sovereign destroyer leaves ${t.place(at)}.`,
  blockadeLifted: ({ seat, at }, t) => line`${t.does(seat, 'pays', 'pay')} ${amount(1, t.c.box.destroyerInfluence)}: the destroyer leaves ${t.place(at)}.`,

  restored: ({ seat, at }, t) => line`${capital(t.baseOf(seat, at))} is face up again.`,
  sovereign: ({ card, band }, t) => line`The Sovereign plays ${t.card(card)}, at ${bandName(bandOf(band))} severity.`,
  beginningOfTheEnd: ({ last }) => [`Round ${last} will be the last.`],
  pardoned: ({ seat, influence }, t) => line`${t.does(seat, 'buys', 'buy')} a pardon for ${amount(1, influence)}.`,
  taxed: ({ seat, bases, credits }, t) => line`${t.does(seat, 'pays', 'pay')} ${credits === 0 ? 'no tax' : line`${amount(0, credits)} of tax`} on ${baseCount(bases)}.`,
  turnedOver: ({ seat, at }, t) => line`${capital(t.baseOf(seat, at))} is turned over.`,
  crackdown: ({ seat, at, die, threshold, seized }, t) => line`Crackdown on ${t.baseOf(seat, at)}: ${die} against a threshold of ${threshold}; it ${seized === 1 ? 'falls' : 'holds'}.`,
  seized: ({ seat, at }, t) => line`The Sovereign seizes ${t.baseOf(seat, at)}.`,
  lost: ({ seat, resource, count }, t) => line`${t.does(seat, 'loses', 'lose')} ${amount(resource, count)}.`,
  embargo: ({ seat, effect }, t) => {
    switch (embargoSteps[effect]) {
      case 'market closed':
        return line`${t.does(seat, 'cannot buy', 'cannot buy')} an assault level in the next round.`
      case 'not rearmed':
        return line`${capital(t.whose(seat))} reinforcements are not armed in this collection.`
      case 'level lost':
        return line`The embargo strikes ${t.whose(seat)} assault level.`
    }
  },
  shutdown: ({ seat, fewer }, t) => line`${t.does(seat, 'will draw', 'will draw')} ${plural(fewer, 'card', 'cards')} fewer in this collection.`,

  collection: ({ round }) => [`Collection of round ${round}`],
  manned: ({ seat, at }, t) => line`${t.does(seat, 'pays', 'pay')} the crew of the base ${t.at(at)}.`,
  collected: ({ seat, gained }, t) => {
    const crew = gained[2]
    const gain = gained.map((n) => Math.max(0, n))
    const rest = crew < 0 ? line` and ${t.say(seat, 'pays', 'pay')} ${amount(2, -crew)}` : ''
    return line`${t.does(seat, 'collects', 'collect')} ${amounts(gain)}${rest}.`
  },
  research: ({ at, markers }, t) => line`Research ${t.at(at)}: ${markers} of ${t.c.territories.boxes[at]}.`,
  cubeRemoved: ({ seat, ladder }, t) => line`${t.does(seat, 'takes', 'take')} a marker back from the ${ladderName(ladders[ladder])} ladder.`,
  gameOver: ({ scores }, t) => gameOver(t, scores),

  ...tradeEvents,
}

/** “4”, “4 + 1 = 5” */
const sum = (die: number, plus: number): string => (plus === 0 ? String(die) : `${die} + ${plus} = ${die + plus}`)
const sumOf = (dice: readonly number[]): string => (dice.length === 1 ? String(dice[0]) : `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`)
const wins = (win: number): string => (win > 6 ? 'it cannot succeed' : `${face(win)} succeeds`)

/** What a sleeper does, where no other line says it. */
function sprungEffect(t: English, card: number, victim: number): Line {
  const effect = sleeperEffect(t, card)
  switch (effect?.does) {
    case 'informant':
      return [`: the roll needs ${effect.amount} more, at most ${effect.most}`]
    case 'frame job':
      return line`: no pardon for ${t.player(victim)} in this round`
    case 'cooked books':
      return [': no tax to pay']
    case 'claim jump':
      return [': the purchase is off']
    case 'safehouse':
      return [': the base stays, unfortified and turned over']
    default:
      return []
  }
}

function gameOver(t: English, scores: readonly number[]): Line {
  const winners = winnersOf(t, scores)
  const others = scores.flatMap((score, seat) => (winners.includes(seat) ? [] : [line`${t.player(seat)} ${score}`]))
  const rest = others.length > 0 ? line` (${and(others)})` : ''
  const best = points(scores[winners[0]]).replace('victory ', '')
  const [one] = winners
  if (winners.length === 1) return line`${t.does(one, 'wins', 'win')} with ${best}${rest}.`
  return line`${capital(and(winners.toSorted((a, b) => Number(isMine(t, b)) - Number(isMine(t, a))).map((seat) => t.player(seat))))} share the victory with ${best}${rest}.`
}
