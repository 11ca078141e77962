import { capital, line, type Line } from '#words/line.ts'
import { L, sumOf } from '../../data/essence.ts'
import { POINTS_TO_WIN } from '../../rules/victory.ts'
import type { Events } from '../assemble.ts'
import { anyReactOf, powerOf } from '../known.ts'
import { effectText } from './card-text.ts'
import { amount, and, cards, essences, points, type Italian } from './speak.ts'

/** Lines of the log, to be read aloud. */
export const events: Events<Italian> = {
  setUp: ({ game, places, monuments }, t) => line`${game > 1 ? `Partita ${game}. ` : ''}I luoghi di potere sono ${t.list(places)}; i monumenti scoperti, ${t.list(monuments)}.`,
  firstPlayer: ({ seat }, t) => line`${t.does(seat, 'comincia e riceve', 'cominci e ricevi')} il segnalino primo giocatore.`,
  kept: ({ seat, card }, t) => line`${t.does(seat, 'tiene', 'tieni')} ${card === undefined ? 'una carta' : t.the(card)}.`,
  packetsPassed: ({ packet }) => [`I pacchetti passano a ${packet === 1 ? 'sinistra' : 'destra'}.`],
  mageChosen: ({ seat, card }, t) => line`${t.does(seat, 'sceglie', 'scegli')} ${t.the(card)} come mago.`,
  starterSet: ({ seat, card, cards: hand }, t) => line`${t.does(seat, 'gioca con', 'giochi con')} ${t.the(card)} e ${t.say(seat, 'ha', 'hai')} in mano ${t.list(hand)}.`,
  itemTaken: ({ seat, card }, t) => line`${t.does(seat, 'prende', 'prendi')} ${t.the(card)}.`,
  picked: ({ seat, card }, t) => line`${t.does(seat, 'sceglie', 'scegli')} ${t.the(card)}.`,
  won: ({ game, winners, points: all }, t) => {
    const best = all[winners[0]]
    const drawn = all.filter((each) => each === best).length > winners.length
    const which = t.view?.match === 1 ? `la partita ${game}` : 'la partita'
    if (winners.length > 1) return line`${both(t, winners)} ${winners.includes(t.reader.viewer) ? 'condividete' : 'condividono'} la vittoria con ${points(best)}.`
    return line`${t.does(winners[0], 'vince', 'vinci')} ${which} con ${points(best)}${drawn ? ', a pari punti ma con la riserva più ricca' : ''}.`
  },
  matchWon: ({ winners }, t) => (winners.length > 1 ? ['L’incontro finisce in parità.'] : line`${t.does(winners[0], 'vince', 'vinci')} l’incontro.`),
  round: ({ round, first }, t) => line`Round ${round}. ${t.say(first, 'Comincia', 'Cominci')} ${t.player(first)}.`,
  orderAsked: ({ seat }, t) => line`${t.does(seat, 'chiede', 'chiedi')} la raccolta in ordine di turno.`,
  left: ({ seat, card }, t) => line`${t.does(seat, 'lascia', 'lasci')} le essenze ${t.on(card)}.`,
  took: ({ seat, card, essences: all }, t) => line`${t.does(seat, 'prende', 'prendi')} ${essences(all)} ${t.from(card)}.`,
  collected: ({ seat, card, essences: all }, t) => {
    const brings = t.noun(card).plural ? 'fruttano' : 'frutta'
    return t.reader.viewer === seat ? line`${capital(t.the(card))} ti ${brings} ${essences(all)}.` : line`${capital(t.the(card))} ${brings} ${essences(all)} ${t.toPlayer(seat)}.`
  },
  grew: ({ card, essences: all }, t) => line`Si aggiungono ${essences(all)} ${t.on(card)}.`,
  placed: ({ seat, card }, t) => line`${t.does(seat, 'gioca', 'giochi')} ${t.the(card)}.`,
  claimed: ({ seat, card }, t) => line`${t.does(seat, 'prende', 'prendi')} ${t.the(card)}.`,
  uncovered: ({ card }, t) => line`Appare un nuovo monumento: ${t.the(card)}.`,
  used: ({ seat, card, power }, t) => {
    const { cost, effect } = powerOf(t, card, power)
    const uses = line`${t.does(seat, cost.turn ? 'ruota' : 'usa', cost.turn ? 'ruoti' : 'usi')} ${t.the(card)}`
    if (effect.kind === 'attack') return line`${uses}: ogni rivale perde ${amount(L, effect.loss)}.`
    return line`${uses}${sumOf(cost.fromThis) > 0 ? line` e ${t.say(seat, 'ne toglie', 'ne togli')} ${essences(cost.fromThis)}` : ''}.`
  },
  passed: ({ seat, first }, t) => line`${t.does(seat, 'passa', 'passi')}${first === 1 ? ` prima di tutti e ${t.say(seat, 'si assicura', 'ti assicuri')} il segnalino primo giocatore` : ''}.`,
  swapped: ({ seat, returned, card }, t) => line`${t.does(seat, 'cambia', 'cambi')} ${t.the(returned)} con ${t.the(card)}.`,
  paid: ({ seat, essences: all }, t) => line`${t.does(seat, 'paga', 'paghi')} ${essences(all)}.`,
  gained: ({ seat, essences: all }, t) => line`${t.does(seat, 'ottiene', 'ottieni')} ${essences(all)}.`,
  stored: ({ seat, card, essences: all }, t) => line`${t.does(seat, 'mette', 'metti')} ${essences(all)} ${t.on(card)}.`,
  turned: ({ seat, card }, t) => line`${t.does(seat, 'ruota', 'ruoti')} ${t.the(card)}.`,
  straightened: ({ seat, card }, t) => line`${t.does(seat, 'raddrizza', 'raddrizzi')} ${t.the(card)}.`,
  destroyed: ({ seat, card }, t) => line`${t.does(seat, 'distrugge', 'distruggi')} ${t.the(card)}.`,
  placedNothing: ({ seat }, t) => line`${t.does(seat, 'non gioca', 'non giochi')} nulla.`,
  drew: ({ seat, amount: n, cards: drawn }, t) => line`${t.does(seat, 'pesca', 'peschi')} ${drawn ? t.list(drawn) : cards(n)}.`,
  discarded: ({ seat, card }, t) => line`${t.does(seat, 'scarta', 'scarti')} ${t.the(card)}.`,
  reshuffled: ({ seat }, t) => line`${t.does(seat, 'mescola i suoi scarti, che diventano il suo', 'mescoli i tuoi scarti, che diventano il tuo')} mazzo.`,
  looked: ({ seat, deck, amount: n, cards: seen }, t) => {
    const which = deck === 1 ? 'del mazzo dei monumenti' : t.say(seat, 'del suo mazzo', 'del tuo mazzo')
    if (n === 0) return line`${t.does(seat, 'guarda', 'guardi')} un mazzo vuoto.`
    return line`${t.does(seat, 'guarda', 'guardi')} ${n > 1 ? `le prime ${n} carte` : 'la prima carta'} ${which}${seen ? line`: ${t.list(seen.toReversed())}` : ''}.`
  },
  reordered: ({ seat, deck, cards: order }, t) => {
    const which = deck === 1 ? 'sul mazzo dei monumenti' : t.say(seat, 'sul suo mazzo', 'sul tuo mazzo')
    return line`${t.does(seat, 'rimette', 'rimetti')} le carte ${which}${order ? line`, dall’alto in basso: ${t.list(order.toReversed())}` : ''}.`
  },
  lost: ({ seat, essences: all }, t) => line`${t.does(seat, 'perde', 'perdi')} ${essences(all)}.`,
  reacted: ({ seat, card }, t) => {
    const react = anyReactOf(t, card)
    const what = react?.effect.kind === 'points' ? line` per ${effectText(react.effect, t.noun(card))}` : ' per reagire'
    return line`${t.does(seat, react?.cost.turn ? 'ruota' : 'usa', react?.cost.turn ? 'ruoti' : 'usi')} ${t.the(card)}${what}.`
  },
  ignored: ({ seat, card }, t) => line`${t.does(seat, 'ignora', 'ignori')} l’attacco ${t.of(card)}.`,
  check: ({ final }) => [final === 1 ? 'Tutti hanno passato: si verifica la vittoria.' : 'Si verifica subito la vittoria.'],
  judged: ({ points: all }, t) => {
    const totals = all.map((n, seat) => line`${seat > 0 ? ', ' : ''}${t.player(seat)} ${n}`)
    const none = all.every((n) => n < POINTS_TO_WIN)
    return line`Punti: ${totals.flat()}.${none ? ` Nessuno arriva a ${POINTS_TO_WIN}.` : ''}`
  },
}

/** “Inès e Bastien”, “Inès e tu”: the reader last. */
function both(t: Italian, seats: readonly number[]): Line {
  const mine = seats.filter((seat) => seat === t.reader.viewer)
  return and([...seats.filter((seat) => seat !== t.reader.viewer), ...mine].map((seat) => t.player(seat)))
}
