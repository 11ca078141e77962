import { capital, line, type Line } from '#words/line.ts'
import { embargoSteps } from '../../data/content.ts'
import { ladders } from '../../data/names.ts'
import { whens } from '../../rules/sleepers.ts'
import type { Events } from '../assemble.ts'
import { stopped } from '../full-stop.ts'
import { bandOf, bandOfLevel, cardId, isMine, isPhantom, kindOfCard, sleeperEffect, territoryOfMission, winnersOf } from '../known.ts'
import { orderWords } from './orders.ts'
import { amount, amounts, and, bandName, baseCount, cardCount, face, isNothing, ofLadder, plural, points, quoted, reinforcements, theSyndicate, type Italian } from './speak.ts'
import { tradeEvents } from './trade-events.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<Italian> = {
  pickedSyndicate: ({ seat, card }, t) => stopped(line`${t.does(seat, 'guida', 'guidi')} ${theSyndicate(t.names, cardId(t, card))}`),
  startBase: ({ seat, at, fortified }, t) => line`${t.does(seat, 'inizia', 'inizi')} con una base${fortified === 1 ? ' fortificata' : ''} ${t.at(at)}.`,
  startDice: ({ seats, dice }, t) => line`Per il primo turno: ${and(seats.map((seat, i) => line`${t.subject(seat)} ${t.say(seat, 'ottiene', 'ottieni')} ${dice[i]}`))}.`,
  firstPlayer: ({ seat }, t) => line`${t.does(seat, 'comincia', 'cominci')}.`,

  round: ({ round, last }) => [`Round ${round}${last === 1 ? ', l’ultimo' : ''}`],
  turn: ({ seat }, t) => (isMine(t, seat) ? ['È il tuo turno.'] : line`È il turno ${t.ofPlayer(seat)}.`),
  turnEnded: () => undefined,
  phantomTurn: () => ['Il fantasma agisce.'],
  phantomDrew: ({ at, owner }, t) => line`Il fantasma estrae ${isPhantom(t, owner) ? line`la propria base ${t.at(at)}` : t.baseOf(owner, at)}.`,
  drew: ({ seat, count, cards }, t) => line`${t.does(seat, 'pesca', 'peschi')} ${cards ? t.cards(cards) : cardCount(count)}.`,
  reshuffled: () => ['Le operazioni scartate vengono mescolate in un nuovo mazzo.'],

  revealed: ({ seat, card }, t) =>
    kindOfCard(t, card) === 'heist' ? line`${t.does(seat, 'rivela', 'riveli')} il colpo ${t.card(card)}.` : line`${t.does(seat, 'tenta', 'tenti')} la missione ${t.card(card)} ${t.at(territoryOfMission(t, card))}.`,
  announced: ({ seat, at, cooperative }, t) =>
    cooperative === 1 ? line`${t.does(seat, 'divide', 'dividi')} la missione con chi tiene ${t.place(at)}.` : line`${t.does(seat, 'non divide', 'non dividi')} la missione ${t.at(at)}.`,
  targeted: ({ seat, at }, t) => line`${t.does(seat, 'prende', 'prendi')} di mira la base ${t.at(at)}.`,
  hired: ({ seat, win }, t) => line`${t.does(seat, 'ingaggia', 'ingaggi')} aiuto: basta ${face(win)}.`,
  missionRoll: ({ seat, card, die, plus, win, success }, t) => line`Per ${t.card(card)} ${t.subject(seat)} ${t.say(seat, 'ottiene', 'ottieni')} ${sum(die, plus)}; serve ${face(win)}: ${success === 1 ? 'successo' : 'fallimento'}.`,
  missionPaid: ({ seat, gained, partner, shared }, t) => {
    const own = line`${t.does(seat, 'guadagna', 'guadagni')} ${amounts(gained)}`
    if (partner < 0 || isNothing(shared)) return line`${own}.`
    return isPhantom(t, partner) ? line`${own}; la parte del fantasma resta alla banca.` : line`${own}; ${t.subject(partner)} ${t.say(partner, 'guadagna', 'guadagni')} ${amounts(shared)}.`
  },
  looted: ({ seat, victim, at, dice, credits }, t) => {
    if (dice.length === 0) return line`${t.does(seat, 'non trova', 'non trovi')} nulla da portare via ${t.at(at)}.`
    const loot = line`Bottino ${t.of(at)}, ${sumOf(dice)}:`
    const taken = credits === 0 ? ['nulla'] : amount(0, credits)
    const no = credits === 0 ? 'non ' : ''
    if (isPhantom(t, victim)) return line`${loot} ${t.subject(seat)} ${t.say(seat, 'prende', 'prendi')} ${taken} dalla banca.`
    if (isMine(t, victim)) return line`${loot} ${t.subject(seat)} ${no}ti prende ${taken}.`
    return line`${loot} ${t.subject(seat)} ${no}${t.say(seat, 'prende', 'prendi')} ${taken} ${t.toPlayer(victim)}.`
  },

  assault: ({ seat, owner, at, reinforcements: used, win }, t) => line`${t.does(seat, 'assalta', 'assalti')} ${t.baseOf(owner, at)} ${reinforcements(used)}: ${wins(win)}.`,
  assaultOdds: ({ at, force, win }, t) => line`L’assalto ${t.at(at)} prosegue ${reinforcements(force)}: ${wins(win)}.`,
  assaultRoll: ({ seat, at, die, win, success }, t) => line`${t.does(seat, 'ottiene', 'ottieni')} ${die}${win > 6 ? '' : `; serve ${face(win)}`}: l’assalto ${t.at(at)} ${success === 1 ? 'riesce' : 'fallisce'}.`,
  baseTaken: ({ seat, owner, at }, t) => line`${t.does(seat, 'conquista', 'conquisti')} ${t.baseOf(owner, at)}.`,

  laid: ({ seat, card }, t) => line`${t.does(seat, 'posa', 'posi')} ${card === undefined ? 'una carta' : t.card(card)} a faccia in giù.`,
  burned: ({ seat, card }, t) => line`${t.does(seat, 'brucia', 'bruci')} ${t.card(card)}, che attendeva a faccia in giù.`,
  ordered: ({ seat, asks, when, whom }, t) => {
    if (when === undefined || whom === undefined) return asks === 1 ? line`${t.does(seat, 'vuole', 'vuoi')} decidere di persona ogni reazione.` : line`${t.does(seat, 'affida', 'affidi')} le reazioni a un ordine.`
    return line`Il tuo ordine: ${orderWords(whens[when], whom < 0 ? undefined : t.player(whom), asks === 1)}.`
  },
  sprung: ({ seat, card, victim, at }, t) => {
    const against = victim >= 0 && victim !== seat ? line` contro ${isMine(t, victim) ? 'di ' : ''}${t.player(victim)}` : []
    return line`${t.does(seat, 'fa scattare', 'fai scattare')} ${t.card(card)}${against}${at >= 0 ? line` ${t.at(at)}` : ''}${sprungEffect(t, card, victim)}.`
  },
  doubleCrossed: ({ seat, taken }, t) => line`${t.does(seat, 'sottrae', 'sottrai')} ${amounts(taken)} dalla ricompensa.`,
  skimmed: ({ seat, victim, credits }, t) => line`${t.doesTo(seat, victim, 'prende', 'prendi', amount(0, credits))}.`,

  bought: ({ seat, at }, t) => line`${t.does(seat, 'compra', 'compri')} una base ${t.at(at)}.`,
  tokenTaken: ({ seat, at, card }, t) => line`${t.does(seat, 'prende', 'prendi')} il gettone ${t.of(at)}${card === undefined ? '' : line`: ${t.card(card)}`}.`,
  fortified: ({ seat, at }, t) => line`${t.does(seat, 'fortifica', 'fortifichi')} la base ${t.at(at)}.`,
  boughtLevel: ({ seat, ladder, price }, t) => line`${t.does(seat, 'compra', 'compri')} un livello ${ofLadder(ladders[ladder])} per ${amount(0, price)}.`,
  techLevel: ({ seat, level }, t) => line`${capital(t.whose(seat, 'il', 'il tuo', 'livello di tecnologia'))} passa a ${level}.`,
  assaultLevel: ({ seat, level }, t) => line`${capital(t.whose(seat, 'il', 'il tuo', 'livello d’assalto'))} passa a ${level}.`,
  technology: ({ seat, technology }, t) => line`${t.does(seat, 'prende', 'prendi')} la tecnologia ${quoted(t.names.technology(t.c.technologies.ids[technology]))}.`,
  consoled: ({ seat, credits }, t) => line`Non restano tecnologie avanzate: ${t.subject(seat)} ${t.say(seat, 'riceve', 'ricevi')} ${amount(0, credits)}.`,
  researched: ({ seat, at }, t) => line`${t.does(seat, 'sfrutta', 'sfrutti')} le ricerche ${t.of(at)}.`,
  exchanged: ({ seat, from, given, to, gained }, t) => line`${t.does(seat, 'cambia', 'cambi')} ${amount(from, given)} con ${amount(to, gained)}.`,
  sold: ({ seat, card }, t) => line`${t.does(seat, 'vende', 'vendi')} ${t.card(card)}.`,
  gained: ({ seat, resource, count }, t) => line`${t.does(seat, 'prende', 'prendi')} ${amount(resource, count)}.`,
  tokenPlayed: ({ seat, card }, t) => line`${t.does(seat, 'gioca', 'giochi')} il gettone ${t.card(card)}.`,
  rewarded: ({ seat, reward }, t) => line`${t.does(seat, 'compie', 'compi')} prima degli altri l’impresa ${quoted(t.names.reward(t.c.rewards.ids[reward]))}: ${points(t.c.rewards.vp[reward])}.`,

  alert: ({ level }, t) => line`L’allerta è a ${level} (${bandName(bandOfLevel(t, level))}).`,
  destroyerMoved: ({ from, at }, t) => line`Il cacciatorpediniere del Sovrano ${from >= 0 ? line`lascia ${t.place(from)} per` : 'fa rotta verso'} ${t.place(at)}.`,
  destroyerLeft: ({ at }, t) => line`Il cacciatorpediniere del Sovrano lascia ${t.place(at)}.`,
  blockadeLifted: ({ seat, at }, t) => line`${t.does(seat, 'paga', 'paghi')} ${amount(1, t.c.box.destroyerInfluence)}: il cacciatorpediniere lascia ${t.place(at)}.`,

  restored: ({ seat, at }, t) => line`${capital(t.baseOf(seat, at))} torna a faccia in su.`,
  sovereign: ({ card, band }, t) => line`Il Sovrano gioca ${t.card(card)}, severità ${bandName(bandOf(band))}.`,
  beginningOfTheEnd: ({ last }) => [`Il round ${last} sarà l’ultimo.`],
  pardoned: ({ seat, influence }, t) => line`${t.does(seat, 'compra', 'compri')} la grazia per ${amount(1, influence)}.`,
  taxed: ({ seat, bases, credits }, t) => line`${credits === 0 ? line`${t.does(seat, 'non paga', 'non paghi')} nulla` : line`${t.does(seat, 'paga', 'paghi')} ${amount(0, credits)}`} per la tassa su ${baseCount(bases)}.`,
  turnedOver: ({ seat, at }, t) => line`${capital(t.baseOf(seat, at))} viene girata.`,
  crackdown: ({ seat, at, die, threshold, seized }, t) => line`Repressione contro ${t.baseOf(seat, at)}: ${die}, con soglia ${threshold}; la base ${seized === 1 ? 'cade' : 'resiste'}.`,
  seized: ({ seat, at }, t) => line`Il Sovrano confisca ${t.baseOf(seat, at)}.`,
  lost: ({ seat, resource, count }, t) => line`${t.does(seat, 'perde', 'perdi')} ${amount(resource, count)}.`,
  embargo: ({ seat, effect }, t) => {
    switch (embargoSteps[effect]) {
      case 'market closed':
        return line`${t.does(seat, 'non potrà', 'non potrai')} comprare livelli d’assalto nel prossimo round.`
      case 'not rearmed':
        return line`${capital(t.whose(seat, 'i', 'i tuoi', 'rinforzi'))} non vengono riarmati in questa raccolta.`
      case 'level lost':
        return line`L’embargo colpisce ${t.whose(seat, 'il', 'il tuo', 'livello d’assalto')}.`
    }
  },
  shutdown: ({ seat, fewer }, t) => line`${t.does(seat, 'pescherà', 'pescherai')} ${plural(fewer, 'carta', 'carte')} in meno in questa raccolta.`,

  collection: ({ round }) => [`Raccolta del round ${round}`],
  manned: ({ seat, at }, t) => line`${t.does(seat, 'paga', 'paghi')} l’equipaggio della base ${t.at(at)}.`,
  collected: ({ seat, gained }, t) => {
    const crew = gained[2]
    const gain = gained.map((n) => Math.max(0, n))
    return line`${t.does(seat, 'raccoglie', 'raccogli')} ${amounts(gain)}${crew < 0 ? line` e ${t.say(seat, 'paga', 'paghi')} ${amount(2, -crew)}` : ''}.`
  },
  research: ({ at, markers }, t) => line`Ricerche ${t.of(at)}: ${markers} su ${t.c.territories.boxes[at]}.`,
  cubeRemoved: ({ seat, ladder }, t) => line`${t.does(seat, 'riprende', 'riprendi')} un segnalino dalla scala ${ofLadder(ladders[ladder])}.`,
  gameOver: ({ scores }, t) => gameOver(t, scores),

  ...tradeEvents,
}

/** “4”, “4 + 1 = 5” */
const sum = (die: number, plus: number): string => (plus === 0 ? String(die) : `${die} + ${plus} = ${die + plus}`)
const sumOf = (dice: readonly number[]): string => (dice.length === 1 ? String(dice[0]) : `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`)
const wins = (win: number): string => (win > 6 ? 'non può riuscire' : `serve ${face(win)}`)

/** What a sleeper does, where no other line says it. */
function sprungEffect(t: Italian, card: number, victim: number): Line {
  const effect = sleeperEffect(t, card)
  switch (effect?.does) {
    case 'informant':
      return [`: al dado serve ${effect.amount} in più, al massimo ${effect.most}`]
    case 'frame job':
      return line`: nessuna grazia per ${t.player(victim)} in questo round`
    case 'cooked books':
      return [': nessuna tassa da pagare']
    case 'claim jump':
      return [': l’acquisto è annullato']
    case 'safehouse':
      return [': la base resta, non fortificata e girata']
    default:
      return []
  }
}

function gameOver(t: Italian, scores: readonly number[]): Line {
  const winners = winnersOf(t, scores)
  const others = scores.flatMap((score, seat) => (winners.includes(seat) ? [] : [line`${t.subject(seat)} ${score}`]))
  const rest = others.length > 0 ? line` (${and(others)})` : ''
  const best = plural(scores[winners[0]], 'punto', 'punti')
  const [one] = winners
  if (winners.length === 1) return line`${t.does(one, 'vince', 'vinci')} con ${best}${rest}.`
  return line`Vittoria condivisa con ${best}: ${and(winners.map((seat) => t.subject(seat)))}${rest}.`
}
