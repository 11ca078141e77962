import { capital, line, type Line } from '#words/line.ts'
import { L, sumOf } from '../../data/essence.ts'
import { POINTS_TO_WIN } from '../../rules/victory.ts'
import type { Events } from '../assemble.ts'
import { anyReactOf, powerOf } from '../known.ts'
import { effectText } from './card-text.ts'
import { amount, and, cards, essences, points, type French } from './speak.ts'

/** Lines of the log, to be read aloud. */
export const events: Events<French> = {
  setUp: ({ game, places, monuments }, t) => line`${game > 1 ? `Partie ${game}. ` : ''}Les lieux de pouvoir sont ${t.list(places)} ; les monuments visibles, ${t.list(monuments)}.`,
  firstPlayer: ({ seat }, t) => line`${t.does(seat, 'commence et reçoit', 'commencez et recevez')} le jeton de premier joueur.`,
  kept: ({ seat, card }, t) => line`${t.does(seat, 'garde', 'gardez')} ${card === undefined ? 'une carte' : t.the(card)}.`,
  packetsPassed: ({ packet }) => [`Les paquets passent à ${packet === 1 ? 'gauche' : 'droite'}.`],
  mageChosen: ({ seat, card }, t) => line`${t.does(seat, 'choisit', 'choisissez')} ${t.the(card)} pour mage.`,
  starterSet: ({ seat, card, cards: hand }, t) => line`${t.does(seat, 'joue', 'jouez')} ${t.the(card)}, avec en main ${t.list(hand)}.`,
  itemTaken: ({ seat, card }, t) => line`${t.does(seat, 'prend', 'prenez')} ${t.the(card)}.`,
  picked: ({ seat, card }, t) => line`${t.does(seat, 'choisit', 'choisissez')} ${t.the(card)}.`,
  won: ({ game, winners, points: all }, t) => {
    const best = all[winners[0]]
    const drawn = all.filter((each) => each === best).length > winners.length
    const which = t.view?.match === 1 ? `la partie ${game}` : 'la partie'
    const how = drawn ? `, à égalité de points mais avec la plus riche réserve` : ''
    if (winners.length > 1) return line`${both(t, winners)} ${includesReader(t, winners) ? 'partagez' : 'partagent'} la victoire avec ${points(best)}.`
    return line`${t.does(winners[0], 'remporte', 'remportez')} ${which} avec ${points(best)}${how}.`
  },
  matchWon: ({ winners }, t) => (winners.length > 1 ? ['Le match se termine sur une égalité.'] : line`${t.does(winners[0], 'remporte', 'remportez')} le match.`),
  round: ({ round, first }, t) => line`Manche ${round}. ${t.does(first, 'joue', 'jouez')} en premier.`,
  orderAsked: ({ seat }, t) => line`${t.does(seat, 'demande', 'demandez')} une collecte dans l’ordre du tour.`,
  left: ({ seat, card }, t) => line`${t.does(seat, 'laisse ses', 'laissez vos')} essences sur ${t.the(card)}.`,
  took: ({ seat, card, essences: all }, t) => line`${t.does(seat, 'prend', 'prenez')} ${essences(all)} sur ${t.the(card)}.`,
  collected: ({ seat, card, essences: all }, t) => {
    const brings = t.noun(card).plural ? 'rapportent' : 'rapporte'
    return t.reader.viewer === seat ? line`${capital(t.the(card))} vous ${brings} ${essences(all)}.` : line`${capital(t.the(card))} ${brings} ${essences(all)} ${t.toPlayer(seat)}.`
  },
  grew: ({ card, essences: all }, t) => line`${capital(essences(all))} s’ajoutent sur ${t.the(card)}.`,
  placed: ({ seat, card }, t) => line`${t.does(seat, 'place', 'placez')} ${t.the(card)}.`,
  claimed: ({ seat, card }, t) => line`${t.does(seat, 'prend', 'prenez')} ${t.the(card)}.`,
  uncovered: ({ card }, t) => line`Un nouveau monument apparaît : ${t.the(card)}.`,
  used: ({ seat, card, power }, t) => {
    const { cost, effect } = powerOf(t, card, power)
    const uses = line`${t.does(seat, cost.turn ? 'engage' : 'utilise', cost.turn ? 'engagez' : 'utilisez')} ${t.the(card)}`
    const removed = sumOf(cost.fromThis) > 0 ? line` et ${t.say(seat, 'en retire', 'en retirez')} ${essences(cost.fromThis)}` : ''
    if (effect.kind === 'attack') return line`${uses} : chaque rival perd ${amount(L, effect.loss)}.`
    return line`${uses}${removed}.`
  },
  passed: ({ seat, first }, t) =>
    first === 1 ? line`${t.does(seat, 'passe', 'passez')} avant tout le monde : le jeton de premier joueur ${t.say(seat, 'lui', 'vous')} revient.` : line`${t.does(seat, 'passe', 'passez')}.`,
  swapped: ({ seat, returned, card }, t) => line`${t.does(seat, 'échange', 'échangez')} ${t.the(returned)} contre ${t.the(card)}.`,
  paid: ({ seat, essences: all }, t) => line`${t.does(seat, 'paie', 'payez')} ${essences(all)}.`,
  gained: ({ seat, essences: all }, t) => line`${t.does(seat, 'gagne', 'gagnez')} ${essences(all)}.`,
  stored: ({ seat, card, essences: all }, t) => line`${t.does(seat, 'pose', 'posez')} ${essences(all)} sur ${t.the(card)}.`,
  turned: ({ seat, card }, t) => line`${t.does(seat, 'engage', 'engagez')} ${t.the(card)}.`,
  straightened: ({ seat, card }, t) => line`${t.does(seat, 'désengage', 'désengagez')} ${t.the(card)}.`,
  destroyed: ({ seat, card }, t) => line`${t.does(seat, 'détruit', 'détruisez')} ${t.the(card)}.`,
  placedNothing: ({ seat }, t) => line`${t.does(seat, 'ne place', 'ne placez')} rien.`,
  drew: ({ seat, amount: n, cards: drawn }, t) => line`${t.does(seat, 'pioche', 'piochez')} ${drawn ? t.list(drawn) : cards(n)}.`,
  discarded: ({ seat, card }, t) => line`${t.does(seat, 'défausse', 'défaussez')} ${t.the(card)}.`,
  reshuffled: ({ seat }, t) => line`${t.does(seat, 'mélange sa défausse, qui devient sa', 'mélangez votre défausse, qui devient votre')} pioche.`,
  looked: ({ seat, deck, amount: n, cards: seen }, t) => {
    const which = deck === 1 ? 'de la pioche des monuments' : t.say(seat, 'de sa pioche', 'de votre pioche')
    if (n === 0) return line`${t.does(seat, 'regarde', 'regardez')} une pioche vide.`
    return line`${t.does(seat, 'regarde', 'regardez')} ${n > 1 ? `les ${n} premières cartes` : 'la première carte'} ${which}${seen ? line` : ${t.list(seen.toReversed())}` : ''}.`
  },
  reordered: ({ seat, deck, cards: order }, t) => {
    const which = deck === 1 ? 'sur la pioche des monuments' : t.say(seat, 'sur sa pioche', 'sur votre pioche')
    return line`${t.does(seat, 'remet les cartes', 'remettez les cartes')} ${which}${order ? line`, de haut en bas : ${t.list(order.toReversed())}` : ''}.`
  },
  lost: ({ seat, essences: all }, t) => line`${t.does(seat, 'perd', 'perdez')} ${essences(all)}.`,
  reacted: ({ seat, card }, t) => {
    const react = anyReactOf(t, card)
    const what = react?.effect.kind === 'points' ? line` pour ${effectText(react.effect, 'button', t.noun(card))}` : ' en réaction'
    return line`${t.does(seat, react?.cost.turn ? 'engage' : 'utilise', react?.cost.turn ? 'engagez' : 'utilisez')} ${t.the(card)}${what}.`
  },
  ignored: ({ seat, card }, t) => line`${t.does(seat, 'ignore', 'ignorez')} l’attaque ${t.of(card)}.`,
  check: ({ final }) => [final === 1 ? 'Tout le monde a passé : on contrôle la victoire.' : 'On contrôle la victoire sans attendre.'],
  judged: ({ points: all }, t) => {
    const totals = all.map((n, seat) => line`${seat > 0 ? ', ' : ''}${t.player(seat)} ${n}`)
    const none = all.every((n) => n < POINTS_TO_WIN)
    return line`Points : ${totals.flat()}.${none ? ` Personne n’atteint ${POINTS_TO_WIN}.` : ''}`
  },
}

const includesReader = (t: French, seats: readonly number[]): boolean => seats.includes(t.reader.viewer)

/** “Inès et Bastien”, “Inès et vous”: the reader last, as French has it. */
function both(t: French, seats: readonly number[]): Line {
  const mine = seats.filter((seat) => seat === t.reader.viewer)
  return capital(and([...seats.filter((seat) => seat !== t.reader.viewer), ...mine].map((seat) => t.player(seat))))
}
