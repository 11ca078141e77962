import { line, type Line } from '#words/line.ts'
import { verbs, type Ambition, type Die, type Resource, type Verb } from '../../data/names.ts'
import type { Options } from '../assemble.ts'
import {
  agentsLeft,
  agentsOn,
  buildingAt,
  builtDamaged,
  cardOf,
  controllerOf,
  dieOf,
  faceOf,
  iControl,
  isMine,
  keysOf,
  leads,
  nextMarkerValue,
  ownerOfCard,
  playedBy,
  rivalAgentsOn,
  seatOf,
  shipsIn,
  shipsLeft,
  supplyOf,
  systemOf,
  typeOf,
} from '../known.ts'
import { actions, orders } from './names.ts'
import { preludeButton } from './preludes.ts'
import { ambitionName, amountOf, and, at, cardCount, countOf, diceCount, dieName, diceOf, from, iconsOf, keys, marker, on, pips, plural, resourceName, shipGroup, the, toPlayer, type Italian } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<Italian> = {
  pickLeader: ({ leader }) => line`Scegli ${the(leader)}`,
  pickLore: ({ lore }) => line`Scegli ${the(lore)}`,
  keepHand: () => ['Tieni questa mano'],
  mulligan: () => ['Cambia tutta la mano'],

  lead: ({ card }, t) => line`Guida con ${the(card)}: ${actionsOf(t, card)}`,
  pass: () => ['Passa l’iniziativa'],
  surpass: ({ card }, t) => line`Supera con ${the(card)}: ${actionsOf(t, card)}`,
  copy: ({ card }) => line`Copia con ${the(card)}, coperta: 1 azione`,
  pivot: ({ card }) => line`Cambia con ${the(card)}: 1 azione`,
  seize: ({ card }) => line`Sottrai l’iniziativa con ${the(card)}, coperta`,
  seizeFreely: () => ['Sottrai l’iniziativa'],
  spies: ({ card }) => line`Scarta ${the(card)}: sottrai l’iniziativa`,
  declare: ({ ambition }, t) => {
    const value = nextMarkerValue(t)
    return line`Dichiara ${ambitionName(ambition as Ambition)}${value ? ` per ${marker(...value)}` : ''}`
  },
  give: ({ card, to }, t) => line`Dai ${the(card)} ${t.toPlayer(seatOf(to))}`,
  look: ({ at: rival }, t) => line`Guarda la mano di ${t.reader.player(seatOf(rival))}`,
  exchange: ({ mine, theirs }) => line`Dai ${the(mine)} in cambio di ${the(theirs)}`,
  bold: () => ['Influenza la Corte'],
  gain: ({ resource }) => line`Ottieni ${amountOf(resource as Resource, 1)}`,

  act: ({ action }, t) => actLine(t, action as Verb),
  moveThenBattle: () => ['Muovi, poi combatti'],
  influenceThenSecure: () => ['Influenza, poi acquisisci'],
  spend: ({ resource, action }) => line`Spendi ${amountOf(resource as Resource, 1)}: ${orders[action as Verb].toLowerCase()}`,
  arm: ({ resource }) => line`Spendi ${amountOf(resource as Resource, 1)}: i tuoi punti azione permettono anche di combattere`,
  spendIdly: ({ resource }) => line`Spendi ${amountOf(resource as Resource, 1)} senza effetto`,
  prelude: ({ card }, t) => preludeButton(t, card),
  discardCard: ({ card }) => line`Scarta ${the(card)} senza effetto`,
  union: ({ card, at: seat }, t) => line`Posiziona ${the(card)} accanto ${cardPlayedBy(t, seatOf(seat))}`,
  end: (_, t) => [(t.view?.pips ?? 0) > 0 ? `Termina il turno senza usare ${pips(t.view?.pips ?? 0)}` : 'Termina il turno'],
  comeback: ({ at: system }, t) => line`Posiziona ${countOf('ship', Math.min(3, shipsLeft(t)))} ${at(system)}`,
  goOn: (_, t) => [goOn(t)],
  decline: (_, t) => [decline(t)],

  discard: ({ resource }, t) => line`Scarta ${amountOf(resource as Resource, 1)}${t.frame?.step === 'fence' ? line` per ${amountOf('relic', 1)}` : ''}`,
  keep: () => ['Lascia tutto al suo posto'],
  protect: ({ resource, slot }, t) => line`Metti ${amountOf(resource as Resource, 1)} nello spazio da ${keys(slotKeys(t, slot))}`,
  stealToken: ({ from: rival, resource }, t) => line`Ruba ${amountOf(resource as Resource, 1)} ${t.toPlayer(seatOf(rival))}`,
  stealFromCard: ({ from: rival, resource }, t) => line`Ruba ${amountOf(resource as Resource, 1)} dal Cartello di ${t.reader.player(seatOf(rival))}`,
  giveToken: ({ resource }) => line`Dai ${amountOf(resource as Resource, 1)}`,

  tax: ({ at: system, owner, resource }, t) => {
    const rival = seatOf(owner)
    const yields = resource === 'nothing' || supplyOf(t, typeOf(resource)) === 0 ? [] : [amountOf(resource as Resource, 1)]
    const all = [...yields, ...(!isMine(t, rival) && agentsLeft(t, rival) > 0 ? ['1 Prigioniero'] : [])]
    return line`Tassa ${t.city(rival)} ${at(system)}: ${all.length > 0 ? and(all) : 'nulla da ottenere'}`
  },
  trade: ({ at: system, owner, resource }, t) => line`Prendi ${amountOf(resource as Resource, 1)} ${t.toPlayer(seatOf(owner))} ${at(system)}`,
  buildShip: ({ at: system }, t) => line`Costruisci una nave ${at(system)}${damage(t, system, true, 'danneggiata')}`,
  buildCity: ({ at: system }, t) => line`Costruisci una città ${at(system)}${damage(t, system, false, 'danneggiata')}`,
  buildStarport: ({ at: system }, t) => line`Costruisci uno spazioporto ${at(system)}${damage(t, system, false, 'danneggiato')}`,
  buildCloudCity: ({ at: system }, t) => line`Costruisci una città fuori dagli spazi ${at(system)}, per ${amountOf(planetType(t, system), 1)}${damage(t, system, false, 'danneggiata')}`,
  summon: ({ at: system }, t) => line`Costruisci una nave ${at(system)}${damage(t, system, true, 'danneggiata')}`,
  prune: ({ at: system, place }, t) => {
    const found = buildingAt(t, systemOf(t, system), place)
    return line`Sostituisci ${found?.city ? 'la tua città' : 'il tuo spazioporto'}${found?.damaged ? (found.city ? ' danneggiata' : ' danneggiato') : ''} ${at(system)} con ${found?.city ? 'uno spazioporto' : 'una città'}`
  },
  repairShip: ({ at: system }) => line`Ripara una nave ${at(system)}`,
  repairBuilding: ({ at: system, place }, t) => line`Ripara ${buildingAt(t, systemOf(t, system), place)?.city === false ? 'il tuo spazioporto' : 'la tua città'}${place === 'outside' ? ' fuori dagli spazi' : ''} ${at(system)}`,
  influence: ({ card }, t) => line`Influenza ${the(card)}${standing(t, card)}`,
  secure: ({ card }, t) => line`Acquisisci ${the(card)}${taken(t, card, 'Prigioniero', 'Prigionieri')}`,
  abduct: ({ card }, t) => line`Rapisci gli agenti Rivali ${on(card)}${taken(t, card, 'Prigioniero', 'Prigionieri')}`,
  pressgang: ({ captive, resource }, t) => line`Restituisci ${t.agents(seatOf(captive), 1)}: ${resource === 'nothing' ? 'nulla da ottenere' : line`ottieni ${amountOf(resource as Resource, 1)}`}`,
  execute: ({ captive }, t) => line`Giustizia ${t.agents(seatOf(captive), 1)}`,
  from: ({ from: system }, t) => {
    const { fresh, damaged } = shipsIn(t, systemOf(t, system), t.reader.viewer)
    if (t.frame?.step === 'rifles') return line`Spara ${from(system)}: ${diceOf('skirmish', Math.min(t.c.dicePerKind, fresh))}`
    return line`Parti ${from(system)}: ${shipGroup(fresh, damaged)}`
  },
  group: ({ fresh, damaged }) => line`Muovi ${shipGroup(Number(fresh), Number(damaged))}`,
  to: ({ to: system }, t) => line`Vai ${at(system)}${held(t, system)}`,
  stop: (_, t) => (t.frame?.step === 'catapult' ? line`Fermati ${at(t.c.systems.ids[t.frame.system])}` : ['Termina la razzia']),
  drop: ({ fresh, damaged }, t) => line`Lascia ${shipGroup(Number(fresh), Number(damaged))}${t.frame?.step === 'catapult' ? line` ${at(t.c.systems.ids[t.frame.system])}` : ''}`,
  sprint: ({ from: system, fresh }) => line`Muovi ancora ${countOf('ship', Number(fresh))} ${from(system)}`,

  battle: ({ at: system, defender }, t) => line`Combatti contro ${t.reader.player(seatOf(defender))} ${at(system)}`,
  fire: ({ at: system, defender }, t) => line`Spara ${t.toPlayer(seatOf(defender))} ${at(system)}`,
  assault: ({ dice }) => takeDice('assault', Number(dice)),
  skirmish: ({ dice }) => takeDice('skirmish', Number(dice)),
  raid: ({ dice }) => takeDice('raid', Number(dice)),
  accept: () => ['Tieni questo tiro'],
  reroll: ({ die }) => line`Rilancia dei dadi ${dieName(die as Die)}`,
  again: ({ die, face }, t) => {
    const icons = iconsOf(faceOf(t, dieOf(die), Number(face)))
    return line`Rilancia un dado ${dieName(die as Die)}: ${icons.length > 0 ? and(icons) : 'faccia vuota'}`
  },
  roll: (_, t) => {
    const n = t.frame?.step === 'reroll' ? t.frame.picked.reduce((sum, each) => sum + each, 0) : 0
    return [n > 0 ? `Rilancia ${diceCount(n)}` : 'Non rilanciare nulla']
  },
  hitShip: ({ ship }, t) => {
    const own = t.frame?.step !== 'dealHit'
    if (ship === 'fresh') return [own ? 'Danneggia una tua nave integra' : 'Danneggia una nave integra']
    return [own ? 'Perdi una tua nave danneggiata' : 'Distruggi una nave danneggiata']
  },
  hitBuilding: ({ place }, t) => {
    const found = t.frame?.step === 'dealHit' ? buildingAt(t, t.frame.system, place) : undefined
    const what = found?.city === false ? 'lo spazioporto' : 'la città'
    return [`${found?.damaged ? `Distruggi ${what} ${found.city ? 'danneggiata' : 'danneggiato'}` : `Danneggia ${what}`}${place === 'outside' ? ' fuori dagli spazi' : ''}`]
  },
  ransack: ({ card }, t) => line`Soggioga ${the(card)}${taken(t, card, 'Trofeo', 'Trofei')}`,
  loot: ({ resource, keys: cost }) => line`Ruba ${amountOf(resource as Resource, 1)} per ${keys(Number(cost))}`,
  steal: ({ card }, t) => {
    const owner = ownerOfCard(t, cardOf(t, card))
    return line`Ruba ${the(card)}${t.frame?.step === 'raid' ? ` per ${keys(keysOf(t, cardOf(t, card)))}` : owner >= 0 ? line` ${toPlayer(t.reader.player(owner))}` : ''}`
  },

  draw: (_, t) => [`Pesca ${cardCount(t.frame?.step === 'foresee' ? t.frame.discarded + 1 : 1)}`],
  discardAction: ({ card }) => line`Scarta ${the(card)}`,
  levy: ({ at: system }, t) => line`Posiziona ${countOf('ship', Math.min(3, shipsLeft(t)))} ${at(system)}`,
  cluster: ({ cluster }) => [`Fai insorgere il settore ${cluster}`],
  placeAll: (_, t) => [t.frame?.step === 'placeShips' && shipsLeft(t) > 0 ? `Posiziona ${countOf('ship', t.frame.systems.length)}, una per sistema` : 'Prosegui senza navi'],
  place: ({ at: system }) => line`Posiziona 1 nave ${at(system)}`,
  outrage: ({ resource }) => line`Diffondi l’Oltraggio: ${resourceName(resource as Resource)}`,
  free: ({ at: system, place }, t) => {
    const found = buildingAt(t, systemOf(t, system), place)
    return line`Rimanda ${found ? t.city(found.owner) : 'la città'} ${at(system)}${which(place)}`
  },
}

const actionsOf = (t: Italian, card: string): string => plural(t.c.cards.pips[cardOf(t, card)] ?? 1, 'azione', 'azioni')

/** What a pip is used for, with the effect of the actions that have no further choice. */
function actLine(t: Italian, verb: Verb): Line {
  const base = verbs[t.c.baseVerb[verbs.indexOf(verb)]]
  const name = base === verb ? orders[verb] : `${orders[verb]} (${actions[base]})`
  if (verb === 'manufacture') return line`${name}: ottieni ${amountOf('material', 1)}`
  if (verb === 'synthesize') return line`${name}: ottieni ${amountOf('fuel', 1)}`
  return [name]
}

function goOn(t: Italian): string {
  switch (t.frame?.step) {
    case 'before':
      return leads(t) ? 'Gioca senza dichiarare' : 'Passa alle azioni'
    case 'bold':
      return 'Non influenzare più'
    case 'pressgang':
      return t.frame.done > 0 ? 'Tieni gli altri Prigionieri' : 'Prosegui'
    case 'execute':
      return 'Risparmia gli altri Prigionieri'
    case 'extort':
    case 'persuade':
      return 'Prosegui: nulla da rubare'
    case 'ransack':
      return 'Prosegui: nulla da soggiogare'
    default:
      return 'Prosegui'
  }
}

function decline(t: Italian): string {
  switch (t.frame?.step) {
    case 'exchange':
      return 'Non scambiare nulla'
    case 'influenceAfter':
    case 'beloved':
      return 'Non influenzare'
    case 'moveAfter':
      return 'Non muovere'
    case 'sprint':
      return 'Resta dove sei'
    case 'demands':
      return 'Non dichiarare nulla'
    case 'outrageSpreads':
      return 'Non diffondere alcun Oltraggio'
    case 'freedom':
      return 'Non liberare alcuna città'
    case 'freedomSeize':
      return 'Non sottrarre l’iniziativa'
    case 'struggle':
      return 'Non rubare nulla'
    default:
      return 'Rinuncia'
  }
}

const slotKeys = (t: Italian, slot: string): number => t.c.slotKeys[slot === 'extra' ? 6 : Number(slot) - 1]
const planetType = (t: Italian, system: string): Resource => t.tables.map.rows[systemOf(t, system)].type ?? 'material'
const damage = (t: Italian, system: string, ship: boolean, word: string): string => (builtDamaged(t, systemOf(t, system), ship) ? ` (${word})` : '')

/** “ad Aggressione 6 di Marco”, “alla tua Aggressione 6” */
function cardPlayedBy(t: Italian, seat: number): Line {
  const card = playedBy(t, seat)
  const name = card < 0 ? ['carta'] : t.the(card)
  return isMine(t, seat) ? line`alla tua ${name}` : line`alla ${card < 0 ? name : line`carta ${name}`} di ${t.reader.player(seat)}`
}

/** “ (2 tuoi, 1 di Marco)” */
function standing(t: Italian, card: string): Line {
  const counts = agentsOn(t, cardOf(t, card)).flatMap((n, seat) => (n > 0 ? [isMine(t, seat) ? [plural(n, 'tuo', 'tuoi')] : line`${n} di ${t.reader.player(seat)}`] : []))
  return counts.length > 0 ? line` (${counts.flatMap((item, i) => (i > 0 ? [', ', ...item] : item))})` : []
}

function taken(t: Italian, card: string, one: string, many: string): string {
  const n = rivalAgentsOn(t, cardOf(t, card))
  return n > 0 ? `: ${plural(n, one, many)}` : ''
}

/** Who holds the system that ships would enter. */
function held(t: Italian, system: string): Line {
  const who = controllerOf(t, systemOf(t, system))
  if (who < 0) return []
  return iControl(t, systemOf(t, system)) ? [', che controlli'] : line`, controllato da ${t.reader.player(who)}`
}

/** Tells two cities of one system apart. */
const which = (place: string): string => ({ first: '', second: ', secondo spazio', outside: ', fuori dagli spazi' })[place] ?? ''

const takeDice = (die: Die, n: number): Line => (n === 0 ? line`Non prendere dadi ${dieName(die)}` : line`Prendi ${diceOf(die, n)}`)
