import { capital, line, type Line } from '#words/line.ts'
import { ambitions, resources } from '../../data/names.ts'
import type { Events } from '../assemble.ts'
import { cardId, winnerOf } from '../known.ts'
import { agree, ambitionName, amount, and, diceOf, diceTaken, hits, iconsOf, marker, plural, resourceName, shipsTold, the, type English } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<English> = {
  pickedLeader: ({ seat, card }, t) => line`${t.does(seat, 'chooses', 'choose')} ${the(t.c.leaders.ids[card])} as leader.`,
  pickedLore: ({ seat, card }, t) => line`${t.does(seat, 'chooses', 'choose')} ${the(t.c.lore.ids[card])}.`,

  chapter: ({ chapter }) => [`Chapter ${chapter}`],
  dealt: ({ seat, cards }, t) => cards && line`${t.does(seat, 'is dealt', 'are dealt')} ${t.list(cards)}.`,
  mulligan: ({ seat }, t) => line`${t.does(seat, 'exchanges the whole', 'exchange your whole')} hand.`,
  scored: ({ ambition, power }, t) => {
    const paid = power.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : []))
    const name = ambitionName(ambitions[ambition])
    if (paid.length === 0) return line`${name}: nobody gains Power.`
    return line`${name}: ${and(paid.map(({ n, seat }, i) => (i === 0 ? line`${t.player(seat)} ${t.say(seat, 'gains', 'gain')} ${n} Power` : line`${t.player(seat)} ${n}`)))}.`
  },
  lostTokens: ({ seat, type, count }, t) => line`${t.does(seat, 'discards', 'discard')} ${amount(type, count)}.`,
  gameOver: ({ power }, t) => {
    const winner = winnerOf(t, power)
    const tied = power.filter((n) => n === power[winner]).length > 1
    const totals = and(power.flatMap((n, seat) => (seat === winner ? [] : [line`${t.player(seat)} ${n}`])))
    return line`${t.does(winner, 'wins', 'win')} the game with ${power[winner]} Power${tied ? ', tied but earlier in turn order' : ''} (${totals}).`
  },

  passed: ({ seat, to }, t) => (seat === to ? line`${t.does(seat, 'passes and keeps', 'pass and keep')} the initiative.` : line`${t.does(seat, 'passes', 'pass')} the initiative to ${t.player(to)}.`),
  led: ({ seat, card }, t) => line`${t.does(seat, 'leads', 'lead')} with ${t.the(card)}.`,
  surpassed: ({ seat, card }, t) => line`${t.does(seat, 'surpasses', 'surpass')} with ${t.the(card)}.`,
  copied: ({ seat, card }, t) => line`${t.does(seat, 'copies', 'copy')} with ${card === undefined ? 'a card' : line`${t.the(card)},`} face down.`,
  pivoted: ({ seat, card }, t) => line`${t.does(seat, 'pivots', 'pivot')} with ${t.the(card)}.`,
  seizedWith: ({ seat, card }, t) => line`${t.does(seat, 'plays', 'play')} ${card === undefined ? 'one more card' : line`${t.the(card)} as well,`} face down.`,
  seized: ({ seat }, t) => line`${t.does(seat, 'seizes', 'seize')} the initiative.`,
  initiative: ({ seat }, t) => line`${t.does(seat, 'takes', 'take')} the initiative: nobody surpassed higher.`,
  unionTook: ({ seat, card }, t) => line`${t.does(seat, 'takes', 'take')} ${t.the(card)} to hand.`,

  declared: ({ seat, ambition, first, second, zero }, t) => line`${t.does(seat, 'declares', 'declare')} ${ambitionName(ambitions[ambition])} (${marker(first, second)})${zero === 1 ? ': the lead card now counts as 0' : ', without the zero marker'}.`,
  gave: ({ seat, rival, card }, t) => line`${t.does(seat, 'gives', 'give')} ${t.the(card)} to ${t.player(rival)}.`,
  looked: ({ seat, rival, cards }, t) => line`${t.does(seat, 'looks', 'look')} at ${t.whose(rival)} hand${cards && cards.length > 0 ? line`: ${t.list(cards)}` : ''}.`,
  exchanged: ({ seat, rival, given, taken }, t) => {
    if (given === undefined || taken === undefined) return line`${t.does(seat, 'exchanges', 'exchange')} a card with ${t.player(rival)}.`
    return line`${t.does(seat, 'gives', 'give')} ${t.player(rival)} ${t.the(given)} for ${t.the(taken)}.`
  },

  pipSpent: () => undefined,
  spent: ({ seat, type }, t) => line`${t.does(seat, 'spends', 'spend')} ${amount(type, 1)}.`,
  turnEnded: () => undefined,

  gained: ({ seat, type }, t) => line`${t.does(seat, 'gains', 'gain')} ${amount(type, 1)}.`,
  discarded: ({ seat, type }, t) => line`${t.does(seat, 'discards', 'discard')} ${amount(type, 1)}.`,
  arranged: ({ seat }, t) => line`${t.does(seat, 'rearranges the', 'rearrange your')} resource slots.`,

  cardUsed: ({ seat, card }, t) => line`${t.does(seat, 'uses', 'use')} ${t.the(card)}.`,
  cardDiscarded: ({ seat, card }, t) => line`${t.does(seat, 'discards', 'discard')} ${t.the(card)}.`,
  unionPlaced: ({ seat, card, at }, t) => line`${t.does(seat, 'places', 'place')} ${t.the(card)} beside ${seat === at ? t.say(seat, 'the card just played', 'your own card') : line`${t.whose(at)} card`}.`,
  tokenStolen: ({ seat, rival, type }, t) => line`${t.does(seat, 'steals', 'steal')} ${amount(type, 1)} from ${t.player(rival)}.`,
  discardedAction: ({ seat, card }, t) => line`${t.does(seat, 'discards', 'discard')} ${card === undefined ? 'a card from hand' : t.the(card)}.`,
  drewAction: ({ seat, card }, t) => line`${t.does(seat, 'draws', 'draw')} ${card === undefined ? 'a card' : t.the(card)} from the bottom of the discard.`,

  shipsPlaced: ({ seat, system, count, damaged }, t) => line`${t.does(seat, 'places', 'place')} ${damaged === 1 ? shipsTold(0, count) : shipsTold(count, 0)} ${t.at(system)}.`,
  captured: ({ seat, rival, count }, t) => line`${t.does(seat, 'captures', 'capture')} ${agentsOf(t, rival, count)}.`,
  shipDamaged: ({ seat, system }, t) => line`${t.does(seat, 'takes', 'take')} a hit ${t.at(system)}: a ship is damaged.`,
  shipDestroyed: ({ seat, system, by }, t) => line`${t.does(seat, 'loses', 'lose')} a ship ${t.at(system)}: a Trophy for ${t.player(by)}.`,
  buildingDamaged: ({ seat, system, kind }, t) => line`${t.does(seat, 'takes', 'take')} a hit ${t.at(system)}: a ${kind === 0 ? 'city' : 'starport'} is damaged.`,
  buildingDestroyed: ({ seat, system, kind, by }, t) => line`${t.does(seat, 'loses', 'lose')} a ${kind === 0 ? 'city' : 'starport'} ${t.at(system)}: a Trophy for ${t.player(by)}.`,

  taxed: ({ seat, owner, system }, t) => line`${t.does(seat, 'taxes', 'tax')} ${seat === owner ? t.say(seat, 'a Loyal', 'your own') : t.whose(owner)} city ${t.at(system)}.`,
  traded: ({ seat, rival, taken, given }, t) => line`${t.does(seat, 'trades', 'trade')} with ${t.player(rival)}, taking ${amount(taken, 1)} for ${amount(given, 1)}.`,
  built: ({ seat, system, what, damaged }, t) => {
    const built = what === 'buildShip' ? 'ship' : what === 'buildStarport' ? 'starport' : 'city'
    return line`${t.does(seat, 'builds', 'build')} a ${damaged === 1 ? 'damaged ' : ''}${built}${what === 'buildCloudCity' ? ' outside the slots' : ''} ${t.at(system)}.`
  },
  pruned: ({ seat, system, kind }, t) => line`${t.does(seat, 'replaces', 'replace')} a ${kind === 0 ? 'starport with a city' : 'city with a starport'} ${t.at(system)}.`,
  repaired: ({ seat, system, kind }, t) => line`${t.does(seat, 'repairs', 'repair')} a ${kind < 0 ? 'ship' : kind === 0 ? 'city' : 'starport'} ${t.at(system)}.`,
  moved: ({ seat, from, to, fresh, damaged }, t) => line`${t.does(seat, 'moves', 'move')} ${shipsTold(fresh, damaged)} from ${t.place(from)} to ${t.place(to)}.`,
  dropped: ({ seat, system, fresh, damaged }, t) => line`${t.does(seat, 'leaves', 'leave')} ${shipsTold(fresh, damaged)} ${t.at(system)}.`,
  influenced: ({ seat, card }, t) => line`${t.does(seat, 'influences', 'influence')} ${t.the(card)}.`,
  secured: ({ seat, card, agents }, t) => line`${t.does(seat, 'secures', 'secure')} ${t.the(card)}${prize(t, seat, agents, 'Captive', 'Captives')}.`,
  ransacked: ({ seat, card, agents }, t) => line`${t.does(seat, 'ransacks', 'ransack')} ${t.the(card)}${prize(t, seat, agents, 'Trophy', 'Trophies')}.`,
  courtRefilled: ({ card }, t) => line`${capital(t.the(card))} ${agree(cardId(t, card), 'joins', 'join')} the Court.`,
  abducted: ({ seat, card, count }, t) => line`${t.does(seat, 'abducts', 'abduct')} ${count === 1 ? 'the Rival agent' : `the ${count} Rival agents`} on ${t.the(card)}.`,
  pressganged: ({ seat, owner }, t) => line`${t.does(seat, 'returns', 'return')} ${agentsOf(t, owner, 1)}.`,
  executed: ({ seat, owner }, t) => line`${t.does(seat, 'executes', 'execute')} ${agentsOf(t, owner, 1)}: 1 Trophy.`,

  battle: ({ seat, rival, system }, t) => line`${t.does(seat, 'attacks', 'attack')} ${t.player(rival)} ${t.at(system)}.`,
  rolled: ({ seat, dice, again }, t) => {
    if (again.some((n) => n > 0)) return line`${t.does(seat, 'rolls', 'roll')} ${diceTaken(again)} again.`
    return dice.every((n) => n === 0) ? line`${t.does(seat, 'rolls', 'roll')} no dice.` : line`${t.does(seat, 'rolls', 'roll')} ${diceTaken(dice)}.`
  },
  battleResult: ({ seat, self, intercept, hits: struck, building, keys }, t) => {
    const icons = iconsOf({ self, intercept, hits: struck, building, keys })
    return icons.length === 0 ? line`${t.does(seat, 'gets', 'get')} nothing.` : line`${t.does(seat, 'gets', 'get')} ${and(icons)}.`
  },
  riflesFired: ({ seat, rival, from, system, dice, hits: struck }, t) =>
    line`${t.does(seat, 'fires', 'fire')} at ${t.player(rival)} ${t.at(system)} from ${t.place(from)}: ${diceOf('skirmish', dice)}, ${struck === 0 ? 'no hits' : hits(struck)}.`,
  looted: ({ seat, rival, type }, t) => line`${t.does(seat, 'steals', 'steal')} ${amount(type, 1)} from ${t.player(rival)}.`,
  guildStolen: ({ seat, rival, card }, t) => line`${t.does(seat, 'steals', 'steal')} ${t.the(card)} from ${t.player(rival)}.`,
  outrage: ({ seat, type }, t) => line`${t.does(seat, 'Provokes', 'Provoke')} Outrage: ${resourceName(resources[type])}.`,
  cityFreed: ({ seat, owner, system }, t) => line`${t.does(seat, 'frees', 'free')} ${seat === owner ? t.say(seat, 'a Loyal', 'your own') : t.whose(owner)} city ${t.at(system)}: it returns to ${t.whose(owner)} board.`,
}

/** “one of Marco’s agents”, “2 of your agents” */
const agentsOf = (t: English, owner: number, count: number): Line => line`${count === 1 ? 'one' : count} of ${t.whose(owner)} agents`

/** “ and takes 2 Captives” */
function prize(t: English, seat: number, agents: readonly number[], one: string, many: string): string {
  const n = agents.reduce((sum, count, owner) => (owner === seat ? sum : sum + count), 0)
  return n > 0 ? ` and ${t.say(seat, 'takes', 'take')} ${plural(n, one, many)}` : ''
}
