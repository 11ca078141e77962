import { capital, line, type Line } from '#words/line.ts'
import { COURIER } from '../../data/content.ts'
import { ENDED } from '../../rules/events.ts'
import { RESULT } from '../../rules/state.ts'
import { JUMP_RESULT } from '../../rules/travel.ts'
import type { Events } from '../assemble.ts'
import { and, crystals, cubes, face, faces, fuel, keyParts, plural, purse, vaultName, type Italian } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<Italian> = {
  flew: ({ from, to, fuel: n }, t) => line`${t.does('vola', 'voli')} da ${t.at(from)} a ${t.at(to)} (${fuel(n)}).`,
  tookRoute: ({ from, to, fuel: n }, t) => line`${t.does('segue', 'segui')} la rotta commerciale da ${t.at(from)} a ${t.at(to)} (${fuel(n)}).`,
  jumped: ({ from, to, fuel: n }, t) => line`${t.does('salta', 'salti')} da ${t.at(from)} a ${t.at(to)} (${fuel(n)}).`,
  jumpDice: ({ dice, result }) => [`${dice.length === 1 ? 'Dado' : 'Dadi'} conseguenza: ${faces(dice)}, ${result === JUMP_RESULT.safe ? 'non succede nulla' : result === JUMP_RESULT.trap ? 'una trappola del Sovrano' : 'un confronto'}.`],
  trapped: ({ at }, t) => line`La trappola del Sovrano si chiude a ${t.at(at)}.`,

  refilled: ({ fuel: n }, t) => (n === 0 ? line`${t.does('fa', 'fai')} rifornimento: il serbatoio era già pieno.` : line`${t.does('fa', 'fai')} rifornimento: ${fuel(n)}, il serbatoio è pieno.`),
  fuelConfrontation: (_, t) => line`${t.does('non trova', 'non trovi')} carburante, ma compagnia.`,
  fuelShuffled: () => ['Il mazzo del carburante viene rimescolato.'],

  drewMission: ({ mission, deck }, t) => line`${t.does('pesca', 'peschi')} ${t.missionAt(mission)} a ${t.at(t.c.decks.at[deck])}.`,
  discardedMission: ({ mission }, t) => line`${t.does('scarta', 'scarti')} ${t.missionAt(mission)}.`,
  rolledMission: ({ mission, dice, need, won }, t) => line`${t.missionAt(mission)}, serve ${face(need)}: ${faces(dice)}. ${won === 1 ? 'Riuscita.' : 'Fallita.'}`,
  startedMission: ({ mission, crystals: n }, t) => line`${t.does('inizia', 'inizi')} ${t.missionAt(mission)}${n > 0 ? `: ${crystals(n)} a bordo` : ''}.`,
  tookCrystal: ({ mission, at }, t) => line`${t.does('prende', 'prendi')} un cristallo per ${t.missionAt(mission)} a ${t.at(at)}.`,
  deliveredCrystals: ({ mission, at, crystals: n }, t) => line`${t.does('consegna', 'consegni')} ${crystals(n)} per ${t.missionAt(mission)} a ${t.at(at)}.`,
  defended: ({ mission, die, need, won }, t) => line`${t.missionAt(mission)}, serve ${face(need)}: ${die}. ${won === 1 ? 'La postazione tiene.' : 'La postazione cade.'}`,
  endedMission: ({ mission, how, delivered }, t) => endedLine(t, mission, how, delivered),
  gotTechnology: ({ technology }, t) => line`${t.does('installa', 'installi')} ${t.technologyAt(technology)}.`,
  raisedAssault: ({ level }, t) => line`Il ${t.say('livello', 'tuo livello')} d’assalto sale a ${level}.`,

  gained: ({ credits, influence }, t) => line`${t.does('riceve', 'ricevi')} ${purse(credits, influence)}.`,
  paid: ({ credits, influence }, t) => line`${t.does('paga', 'paghi')} ${purse(credits, influence)}.`,
  gotKey: ({ key }, t) => line`${t.does('ottiene', 'ottieni')} ${t.keyAt(key)}.`,
  gaveKey: ({ key }, t) => line`${t.does('cede', 'cedi')} ${t.keyAt(key)}.`,
  droppedKey: ({ key }, t) => line`${t.does('getta', 'getti')} ${t.keyAt(key)} nello spazio.`,
  droppedCrystal: ({ mission }, t) => line`${t.does('getta', 'getti')} nello spazio un cristallo di ${t.missionAt(mission)}.`,
  droppedCubes: ({ card }, t) => line`${t.does('getta', 'getti')} nello spazio i cubi rossi ${t.ofCardAt(card)}.`,
  lostCargo: ({ keys, crystals: n, cubes: red }, t) => line`${t.does('perde', 'perdi')} ${cargo(keys, n, red)}.`,
  alert: ({ level, max }) => [`L’allerta sale a ${level} su ${max}.`],

  met: ({ card, at }, t) => line`${capital(t.cardAt(card))} ${t.agree(card, 'appare', 'appaiono')} a ${t.at(at)}.`,
  faced: ({ card, at }, t) => line`${t.does('affronta', 'affronti')} ${t.cardAt(card)} a ${t.at(at)}.`,
  bribed: ({ card }, t) => line`${t.does('compra', 'compri')} il silenzio ${t.ofCardAt(card)}.`,
  attacked: ({ card, mine, theirs, won }, t) => line`${t.does('attacca', 'attacchi')} ${t.cardAt(card)}: ${faces(mine)} contro ${faces(theirs)}. ${won === 1 ? 'Vinto.' : 'Perso.'}`,
  dragnet: ({ card }, t) => line`${capital(t.cardAt(card))} ${t.agree(card, 'perquisisce', 'perquisiscono')} tutta la nave.`,
  fled: ({ card, from, to, fuel: n }, t) => line`${t.does('fugge', 'fuggi')} a ${t.at(to)} (${fuel(n)}); ${t.cardAt(card)} ${t.agree(card, 'resta', 'restano')} a ${t.at(from)} sotto una tessera.`,
  tookErrand: ({ card }, t) => line`${t.does('prende', 'prendi')} due cubi rossi ${t.ofCardAt(card)}: uno per ${t.at(t.c.confrontations.mission[card][0])}, uno per ${t.at(t.c.confrontations.mission[card][1])}.`,
  deliveredCube: ({ at }, t) => line`${t.does('consegna', 'consegni')} un cubo rosso a ${t.at(at)}.`,
  endedErrand: ({ card, done }, t) => line`${done === 1 ? 'I due cubi sono arrivati' : 'I cubi sono perduti'}: l’affare ${t.ofCardAt(card)} è chiuso.`,
  confrontationsShuffled: () => ['I confronti vengono rimescolati.'],

  metTrader: ({ card, at, tile }, t) => line`${t.does('incontra', 'incontri')} ${t.cardAt(card)} a ${t.at(at)}${tile === 1 ? ': d’ora in poi lì si commercia' : ''}.`,
  traded: ({ trade }, t) => line`${t.does('fa', 'fai')} affari con ${t.cardAt(t.c.confrontations.trades.findIndex((trades) => trades.includes(trade)))}.`,
  exchanged: (_, t) => line`${t.does('passa', 'passi')} in banca.`,

  placedKey: ({ key, vault }, t) => line`${t.does('mette', 'metti')} ${t.keyAt(key)} nel ${t.vaultAt(vault)}.`,
  openedVault: ({ vault, number }, t) => line`Il ${vaultName(number)} si apre a ${t.at(t.c.vaults.territory[vault])}: si sblocca una pagina della storia.`,
  gameOver: ({ result, opened }, t) => {
    const sum = opened === 0 ? 'senza un caveau aperto' : `con ${plural(opened, 'caveau aperto', 'caveau aperti')}`
    if (result === RESULT.won) return line`${t.does('ha', 'hai')} aperto l’ultimo caveau: la campagna è vinta.`
    return line`${result === RESULT.alert ? 'Il Sovrano sa tutto' : 'Non restano missioni'}: la campagna è persa ${sum}.`
  },
}

function endedLine(t: Italian, mission: number, how: number, delivered: number): Line {
  if (t.c.missions.kind[mission] === COURIER) {
    const all = delivered === 0 ? 'non è stato consegnato nulla' : `${plural(delivered, 'cristallo consegnato', 'cristalli consegnati')} su ${t.c.missions.crystals[mission]}`
    return line`${t.missionAt(mission)} ${how === ENDED.abandoned ? 'viene abbandonata' : 'è finita'}: ${all}.`
  }
  return line`${t.missionAt(mission)} ${how === ENDED.done ? 'è compiuta' : how === ENDED.failed ? 'è fallita' : 'viene abbandonata'}.`
}

const cargo = (keys: readonly number[], n: number, red: number): Line =>
  and([...keyParts(keys), ...(n > 0 ? [crystals(n)] : []), ...(red > 0 ? [cubes(red)] : [])])
