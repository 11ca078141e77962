import { capital, line } from '#words/line.ts'
import { ambitions, resources } from '../../data/names.ts'
import type { Events } from '../assemble.ts'
import { cardId, isMine, winnerOf } from '../known.ts'
import { agree, ambitionName, amount, and, diceOf, diceTaken, hits, iconsOf, marker, plural, resourceName, shipsTold, the, type Italian } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<Italian> = {
  pickedLeader: ({ seat, card }, t) => line`${t.does(seat, 'sceglie', 'scegli')} ${the(t.c.leaders.ids[card])} come Leader.`,
  pickedLore: ({ seat, card }, t) => line`${t.does(seat, 'sceglie', 'scegli')} ${the(t.c.lore.ids[card])}.`,

  chapter: ({ chapter }) => [`Capitolo ${chapter}`],
  dealt: ({ seat, cards }, t) => cards && line`${t.does(seat, 'riceve', 'ricevi')} ${t.list(cards)}.`,
  mulligan: ({ seat }, t) => line`${t.does(seat, 'cambia tutta la', 'cambi tutta la tua')} mano.`,
  scored: ({ ambition, power }, t) => {
    const paid = power.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : []))
    const name = ambitionName(ambitions[ambition])
    if (paid.length === 0) return line`${name}: nessuno ottiene Potere.`
    return line`${name}: ${and(paid.map(({ n, seat }, i) => (i === 0 ? line`${subject(t, seat)} ${t.say(seat, 'ottiene', 'ottieni')} ${n} Potere` : line`${subject(t, seat)} ${n}`)))}.`
  },
  lostTokens: ({ seat, type, count }, t) => line`${t.does(seat, 'scarta', 'scarti')} ${amount(type, count)}.`,
  gameOver: ({ power }, t) => {
    const winner = winnerOf(t, power)
    const tied = power.filter((n) => n === power[winner]).length > 1
    const totals = and(power.flatMap((n, seat) => (seat === winner ? [] : [line`${subject(t, seat)} ${n}`])))
    return line`${t.does(winner, 'vince', 'vinci')} la partita con ${power[winner]} Potere${tied ? ', a pari merito ma prima nell’ordine di turno' : ''} (${totals}).`
  },

  passed: ({ seat, to }, t) => (seat === to ? line`${t.does(seat, 'passa e tiene', 'passi e tieni')} l’iniziativa.` : line`${t.doesTo(seat, to, 'passa', 'passi', 'l’iniziativa')}.`),
  led: ({ seat, card }, t) => line`${t.does(seat, 'guida', 'guidi')} con ${t.the(card)}.`,
  surpassed: ({ seat, card }, t) => line`${t.does(seat, 'supera', 'superi')} con ${t.the(card)}.`,
  copied: ({ seat, card }, t) => line`${t.does(seat, 'copia', 'copi')} con ${card === undefined ? 'una carta' : line`${t.the(card)},`} coperta.`,
  pivoted: ({ seat, card }, t) => line`${t.does(seat, 'cambia', 'cambi')} con ${t.the(card)}.`,
  seizedWith: ({ seat, card }, t) => line`${t.does(seat, 'gioca', 'giochi')} ${card === undefined ? 'un’altra carta' : line`anche ${t.the(card)},`} coperta.`,
  seized: ({ seat }, t) => line`${t.does(seat, 'sottrae', 'sottrai')} l’iniziativa.`,
  initiative: ({ seat }, t) => line`${t.does(seat, 'prende', 'prendi')} l’iniziativa: nessuno ha superato con un valore più alto.`,
  unionTook: ({ seat, card }, t) => line`${t.does(seat, 'prende', 'prendi')} in mano ${t.the(card)}.`,

  declared: ({ seat, ambition, first, second, zero }, t) => line`${t.does(seat, 'dichiara', 'dichiari')} ${ambitionName(ambitions[ambition])} (${marker(first, second)})${zero === 1 ? ': la carta Guida ora vale 0' : ', senza segnalino Zero'}.`,
  gave: ({ seat, rival, card }, t) => line`${t.doesTo(seat, rival, 'dà', 'dai', t.the(card))}.`,
  looked: ({ seat, rival, cards }, t) => {
    const whose = isMine(t, rival) ? ['la tua mano'] : line`la mano di ${t.reader.player(rival)}`
    return line`${t.does(seat, 'guarda', 'guardi')} ${whose}${cards && cards.length > 0 ? line`: ${t.list(cards)}` : ''}.`
  },
  exchanged: ({ seat, rival, given, taken }, t) => {
    if (given === undefined || taken === undefined) return line`${t.does(seat, 'scambia', 'scambi')} una carta con ${t.player(rival)}.`
    return line`${t.doesTo(seat, rival, 'dà', 'dai', t.the(given))} e ${t.say(seat, 'prende', 'prendi')} ${t.the(taken)}.`
  },

  pipSpent: () => undefined,
  spent: ({ seat, type }, t) => line`${t.does(seat, 'spende', 'spendi')} ${amount(type, 1)}.`,
  turnEnded: () => undefined,

  gained: ({ seat, type }, t) => line`${t.does(seat, 'ottiene', 'ottieni')} ${amount(type, 1)}.`,
  discarded: ({ seat, type }, t) => line`${t.does(seat, 'scarta', 'scarti')} ${amount(type, 1)}.`,
  arranged: ({ seat }, t) => line`${t.does(seat, 'riordina le sue', 'riordini le tue')} risorse.`,

  cardUsed: ({ seat, card }, t) => line`${t.does(seat, 'usa', 'usi')} ${t.the(card)}.`,
  cardDiscarded: ({ seat, card }, t) => line`${t.does(seat, 'scarta', 'scarti')} ${t.the(card)}.`,
  unionPlaced: ({ seat, card, at }, t) => {
    const whose = isMine(t, at) ? ['alla tua carta'] : seat === at ? ['alla propria carta'] : line`alla carta di ${t.reader.player(at)}`
    return line`${t.does(seat, 'posiziona', 'posizioni')} ${t.the(card)} accanto ${whose}.`
  },
  tokenStolen: ({ seat, rival, type }, t) => line`${t.doesTo(seat, rival, 'ruba', 'rubi', amount(type, 1))}.`,
  discardedAction: ({ seat, card }, t) => line`${t.does(seat, 'scarta', 'scarti')} ${card === undefined ? 'una carta della sua mano' : t.the(card)}.`,
  drewAction: ({ seat, card }, t) => line`${t.does(seat, 'pesca', 'peschi')} ${card === undefined ? 'una carta' : t.the(card)} dal fondo degli scarti.`,

  shipsPlaced: ({ seat, system, count, damaged }, t) => line`${t.does(seat, 'posiziona', 'posizioni')} ${damaged === 1 ? shipsTold(0, count) : shipsTold(count, 0)} ${t.at(system)}.`,
  captured: ({ seat, rival, count }, t) => line`${t.does(seat, 'cattura', 'catturi')} ${t.agents(rival, count)}.`,
  shipDamaged: ({ seat, system }, t) => line`${t.does(seat, 'subisce', 'subisci')} un colpo ${t.at(system)}: una nave è danneggiata.`,
  shipDestroyed: ({ seat, system, by }, t) => line`${t.does(seat, 'perde', 'perdi')} una nave ${t.at(system)}: un Trofeo per ${t.player(by)}.`,
  buildingDamaged: ({ seat, system, kind }, t) => line`${t.does(seat, 'subisce', 'subisci')} un colpo ${t.at(system)}: ${kind === 0 ? 'una città è danneggiata' : 'uno spazioporto è danneggiato'}.`,
  buildingDestroyed: ({ seat, system, kind, by }, t) => line`${t.does(seat, 'perde', 'perdi')} ${kind === 0 ? 'una città' : 'uno spazioporto'} ${t.at(system)}: un Trofeo per ${t.player(by)}.`,

  taxed: ({ seat, owner, system }, t) => line`${t.does(seat, 'tassa', 'tassi')} ${seat === owner ? [t.say(seat, 'la propria città', 'la tua città')] : t.city(owner)} ${t.at(system)}.`,
  traded: ({ seat, rival, taken, given }, t) => line`${t.doesTo(seat, rival, 'prende', 'prendi', amount(taken, 1))} in cambio di ${amount(given, 1)}.`,
  built: ({ seat, system, what, damaged }, t) => {
    const built = what === 'buildShip' ? 'una nave' : what === 'buildStarport' ? 'uno spazioporto' : what === 'buildCity' ? 'una città' : 'una città fuori dagli spazi'
    const word = damaged === 1 ? (what === 'buildStarport' ? ', danneggiato' : ', danneggiata') : ''
    return line`${t.does(seat, 'costruisce', 'costruisci')} ${built} ${t.at(system)}${word}.`
  },
  pruned: ({ seat, system, kind }, t) => line`${t.does(seat, 'sostituisce', 'sostituisci')} ${kind === 0 ? 'uno spazioporto con una città' : 'una città con uno spazioporto'} ${t.at(system)}.`,
  repaired: ({ seat, system, kind }, t) => line`${t.does(seat, 'ripara', 'ripari')} ${kind < 0 ? 'una nave' : kind === 0 ? 'una città' : 'uno spazioporto'} ${t.at(system)}.`,
  moved: ({ seat, from, to, fresh, damaged }, t) => line`${t.does(seat, 'muove', 'muovi')} ${shipsTold(fresh, damaged)} ${t.from(from)} ${t.toSystem(to)}.`,
  dropped: ({ seat, system, fresh, damaged }, t) => line`${t.does(seat, 'lascia', 'lasci')} ${shipsTold(fresh, damaged)} ${t.at(system)}.`,
  influenced: ({ seat, card }, t) => line`${t.does(seat, 'influenza', 'influenzi')} ${t.the(card)}.`,
  secured: ({ seat, card, agents }, t) => line`${t.does(seat, 'acquisisce', 'acquisisci')} ${t.the(card)}${prize(t, seat, agents, 'Prigioniero', 'Prigionieri')}.`,
  ransacked: ({ seat, card, agents }, t) => line`${t.does(seat, 'soggioga', 'soggioghi')} ${t.the(card)}${prize(t, seat, agents, 'Trofeo', 'Trofei')}.`,
  courtRefilled: ({ card }, t) => line`${capital(t.the(card))} ${agree(cardId(t, card), 'entra', 'entrano')} nella Corte.`,
  abducted: ({ seat, card, count }, t) => line`${t.does(seat, 'rapisce', 'rapisci')} ${count === 1 ? 'l’agente Rivale' : `i ${count} agenti Rivali`} ${t.on(card)}.`,
  pressganged: ({ seat, owner }, t) => line`${t.does(seat, 'restituisce', 'restituisci')} ${t.agents(owner, 1)}.`,
  executed: ({ seat, owner }, t) => line`${t.does(seat, 'giustizia', 'giustizi')} ${t.agents(owner, 1)}: 1 Trofeo.`,

  battle: ({ seat, rival, system }, t) => (isMine(t, rival) ? line`${t.reader.player(seat)} ti attacca ${t.at(system)}.` : line`${t.does(seat, 'attacca', 'attacchi')} ${t.reader.player(rival)} ${t.at(system)}.`),
  rolled: ({ seat, dice, again }, t) => {
    if (again.some((n) => n > 0)) return line`${t.does(seat, 'tira', 'tiri')} di nuovo ${diceTaken(again)}.`
    return dice.every((n) => n === 0) ? line`${t.does(seat, 'non tira', 'non tiri')} alcun dado.` : line`${t.does(seat, 'tira', 'tiri')} ${diceTaken(dice)}.`
  },
  battleResult: ({ seat, self, intercept, hits: struck, building, keys }, t) => {
    const icons = iconsOf({ self, intercept, hits: struck, building, keys })
    return icons.length === 0 ? line`${t.does(seat, 'non ottiene', 'non ottieni')} nulla.` : line`${t.does(seat, 'ottiene', 'ottieni')} ${and(icons)}.`
  },
  riflesFired: ({ seat, rival, from, system, dice, hits: struck }, t) => {
    const whom = isMine(t, rival) ? line`${t.reader.player(seat)} ti spara` : line`${t.does(seat, 'spara', 'spari')} ${t.toPlayer(rival)}`
    return line`${whom} ${t.at(system)} ${t.from(from)}: ${diceOf('skirmish', dice)}, ${struck === 0 ? 'nessun colpo' : hits(struck)}.`
  },
  looted: ({ seat, rival, type }, t) => line`${t.doesTo(seat, rival, 'ruba', 'rubi', amount(type, 1))}.`,
  guildStolen: ({ seat, rival, card }, t) => line`${t.doesTo(seat, rival, 'ruba', 'rubi', t.the(card))}.`,
  outrage: ({ seat, type }, t) => line`${t.does(seat, 'reca', 'rechi')} Oltraggio: ${resourceName(resources[type])}.`,
  cityFreed: ({ seat, owner, system }, t) =>
    line`${t.does(seat, 'libera', 'liberi')} ${seat === owner ? [t.say(seat, 'la propria città', 'la tua città')] : t.city(owner)} ${t.at(system)}: torna sulla ${t.say(owner, 'sua', 'tua')} plancia.`,
}

/** “Marco”, “tu” */
const subject = (t: Italian, seat: number) => (isMine(t, seat) ? { ...t.reader.player(seat), text: 'tu' } : t.reader.player(seat))

/** “ e prende 2 Prigionieri” */
function prize(t: Italian, seat: number, agents: readonly number[], one: string, many: string): string {
  const n = agents.reduce((sum, count, owner) => (owner === seat ? sum : sum + count), 0)
  return n > 0 ? ` e ${t.say(seat, 'prende', 'prendi')} ${plural(n, one, many)}` : ''
}
