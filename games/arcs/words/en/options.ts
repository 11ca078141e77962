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
import { actions } from './names.ts'
import { preludeButton } from './preludes.ts'
import { ambitionName, amountOf, and, at, cardCount, countOf, dieName, diceOf, iconsOf, keys, marker, pips, place, plural, resourceName, shipGroup, the, type English } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<English> = {
  pickLeader: ({ leader }) => line`Choose ${the(leader)}`,
  pickLore: ({ lore }) => line`Choose ${the(lore)}`,
  keepHand: () => ['Keep this hand'],
  mulligan: () => ['Exchange the whole hand'],

  lead: ({ card }, t) => line`Lead with ${the(card)}: ${actionsOf(t, card)}`,
  pass: () => ['Pass the initiative'],
  surpass: ({ card }, t) => line`Surpass with ${the(card)}: ${actionsOf(t, card)}`,
  copy: ({ card }) => line`Copy with ${the(card)}, face down: 1 action`,
  pivot: ({ card }) => line`Pivot with ${the(card)}: 1 action`,
  seize: ({ card }) => line`Seize the initiative with ${the(card)}, face down`,
  seizeFreely: () => ['Seize the initiative'],
  spies: ({ card }) => line`Discard ${the(card)}: seize the initiative`,
  declare: ({ ambition }, t) => {
    const value = nextMarkerValue(t)
    return line`Declare ${ambitionName(ambition as Ambition)}${value ? ` for ${marker(...value)}` : ''}`
  },
  give: ({ card, to }, t) => line`Give ${the(card)} to ${t.reader.player(seatOf(to))}`,
  look: ({ at: rival }, t) => line`Look at ${t.whose(seatOf(rival))} hand`,
  exchange: ({ mine, theirs }) => line`Give ${the(mine)} for ${the(theirs)}`,
  bold: () => ['Influence the Court'],
  gain: ({ resource }) => line`Gain ${amountOf(resource as Resource, 1)}`,

  act: ({ action }, t) => actLine(t, action as Verb),
  moveThenBattle: () => ['Move, then battle'],
  influenceThenSecure: () => ['Influence, then secure'],
  spend: ({ resource, action }) => line`Spend ${amountOf(resource as Resource, 1)}: ${actions[action as Verb].toLowerCase()}`,
  arm: ({ resource }) => line`Spend ${amountOf(resource as Resource, 1)}: your pips may battle too`,
  spendIdly: ({ resource }) => line`Spend ${amountOf(resource as Resource, 1)} for nothing`,
  prelude: ({ card }, t) => preludeButton(t, card),
  discardCard: ({ card }) => line`Discard ${the(card)} for nothing`,
  union: ({ card, at: seat }, t) => line`Place ${the(card)} beside ${cardPlayedBy(t, seatOf(seat))}`,
  end: (_, t) => [(t.view?.pips ?? 0) > 0 ? `End the turn with ${pips(t.view?.pips ?? 0)} unused` : 'End the turn'],
  comeback: ({ at: system }, t) => line`Place ${countOf('ship', Math.min(3, shipsLeft(t)))} ${at(system)}`,
  goOn: (_, t) => [goOn(t)],
  decline: (_, t) => [decline(t)],

  discard: ({ resource }, t) => line`Discard ${amountOf(resource as Resource, 1)}${t.frame?.step === 'fence' ? line` for ${amountOf('relic', 1)}` : ''}`,
  keep: () => ['Leave everything in place'],
  protect: ({ resource, slot }, t) => line`Put ${amountOf(resource as Resource, 1)} into the slot that costs ${keys(slotKeys(t, slot))}`,
  stealToken: ({ from: rival, resource }, t) => line`Steal ${amountOf(resource as Resource, 1)} from ${t.reader.player(seatOf(rival))}`,
  stealFromCard: ({ from: rival, resource }, t) => line`Steal ${amountOf(resource as Resource, 1)} from ${t.whose(seatOf(rival))} Cartel`,
  giveToken: ({ resource }) => line`Give ${amountOf(resource as Resource, 1)}`,

  tax: ({ at: system, owner, resource }, t) => {
    const rival = seatOf(owner)
    const yields = resource === 'nothing' || supplyOf(t, typeOf(resource)) === 0 ? [] : [amountOf(resource as Resource, 1)]
    const all = [...yields, ...(!isMine(t, rival) && agentsLeft(t, rival) > 0 ? ['1 Captive'] : [])]
    return line`Tax ${t.whose(rival)} city ${at(system)}: ${all.length > 0 ? and(all) : 'nothing to gain'}`
  },
  trade: ({ at: system, owner, resource }, t) => line`Take ${amountOf(resource as Resource, 1)} from ${t.reader.player(seatOf(owner))} ${at(system)}`,
  buildShip: ({ at: system }, t) => line`Build a ship ${at(system)}${damage(t, system, true)}`,
  buildCity: ({ at: system }, t) => line`Build a city ${at(system)}${damage(t, system, false)}`,
  buildStarport: ({ at: system }, t) => line`Build a starport ${at(system)}${damage(t, system, false)}`,
  buildCloudCity: ({ at: system }, t) => line`Build a city outside the slots ${at(system)}, for ${amountOf(planetType(t, system), 1)}${damage(t, system, false)}`,
  summon: ({ at: system }, t) => line`Build a ship ${at(system)}${damage(t, system, true)}`,
  prune: ({ at: system, place: slot }, t) => {
    const found = buildingAt(t, systemOf(t, system), slot)
    return line`Replace your ${found?.damaged ? 'damaged ' : ''}${found?.city ? 'city' : 'starport'} ${at(system)} with a ${found?.city ? 'starport' : 'city'}`
  },
  repairShip: ({ at: system }) => line`Repair a ship ${at(system)}`,
  repairBuilding: ({ at: system, place: slot }, t) => line`Repair your ${buildingAt(t, systemOf(t, system), slot)?.city === false ? 'starport' : 'city'}${slot === 'outside' ? ' outside the slots' : ''} ${at(system)}`,
  influence: ({ card }, t) => line`Influence ${the(card)}${standing(t, card)}`,
  secure: ({ card }, t) => line`Secure ${the(card)}${taken(t, card, 'Captive', 'Captives')}`,
  abduct: ({ card }, t) => line`Abduct the Rival agents on ${the(card)}${taken(t, card, 'Captive', 'Captives')}`,
  pressgang: ({ captive, resource }, t) => line`Return one of ${t.whose(seatOf(captive))} agents: ${resource === 'nothing' ? 'nothing to gain' : line`gain ${amountOf(resource as Resource, 1)}`}`,
  execute: ({ captive }, t) => line`Execute one of ${t.whose(seatOf(captive))} agents`,
  from: ({ from: system }, t) => {
    const { fresh, damaged } = shipsIn(t, systemOf(t, system), t.reader.viewer)
    if (t.frame?.step === 'rifles') return line`Fire from ${place(system)}: ${diceOf('skirmish', Math.min(t.c.dicePerKind, fresh))}`
    return line`Leave ${place(system)}: ${shipGroup(fresh, damaged)}`
  },
  group: ({ fresh, damaged }) => line`Move ${shipGroup(Number(fresh), Number(damaged))}`,
  to: ({ to: system }, t) => line`Go to ${place(system)}${held(t, system)}`,
  stop: (_, t) => (t.frame?.step === 'catapult' ? line`Stop ${at(t.c.systems.ids[t.frame.system])}` : ['End the raid']),
  drop: ({ fresh, damaged }, t) => line`Leave ${shipGroup(Number(fresh), Number(damaged))} behind${t.frame?.step === 'catapult' ? line` ${at(t.c.systems.ids[t.frame.system])}` : ''}`,
  sprint: ({ from: system, fresh }) => line`Move ${countOf('ship', Number(fresh))} once more from ${place(system)}`,

  battle: ({ at: system, defender }, t) => line`Battle ${t.reader.player(seatOf(defender))} ${at(system)}`,
  fire: ({ at: system, defender }, t) => line`Fire at ${t.reader.player(seatOf(defender))} ${at(system)}`,
  assault: ({ dice }) => takeDice('assault', Number(dice)),
  skirmish: ({ dice }) => takeDice('skirmish', Number(dice)),
  raid: ({ dice }) => takeDice('raid', Number(dice)),
  accept: () => ['Keep this roll'],
  reroll: ({ die }) => line`Reroll ${dieName(die as Die)} dice`,
  again: ({ die, face }, t) => {
    const icons = iconsOf(faceOf(t, dieOf(die), Number(face)))
    return line`Reroll one ${dieName(die as Die)} die: ${icons.length > 0 ? and(icons) : 'blank'}`
  },
  roll: (_, t) => {
    const n = t.frame?.step === 'reroll' ? t.frame.picked.reduce((sum, each) => sum + each, 0) : 0
    return [n > 0 ? `Reroll ${plural(n, 'die', 'dice')}` : 'Reroll nothing']
  },
  hitShip: ({ ship }, t) => {
    const own = t.frame?.step !== 'dealHit'
    if (ship === 'fresh') return [own ? 'Damage one of your fresh ships' : 'Damage a fresh ship']
    return [own ? 'Lose one of your damaged ships' : 'Destroy a damaged ship']
  },
  hitBuilding: ({ place: slot }, t) => {
    const found = t.frame?.step === 'dealHit' ? buildingAt(t, t.frame.system, slot) : undefined
    return [`${found?.damaged ? 'Destroy the damaged' : 'Damage the'} ${found?.city === false ? 'starport' : 'city'}${slot === 'outside' ? ' outside the slots' : ''}`]
  },
  ransack: ({ card }, t) => line`Ransack ${the(card)}${taken(t, card, 'Trophy', 'Trophies')}`,
  loot: ({ resource, keys: cost }) => line`Steal ${amountOf(resource as Resource, 1)} for ${keys(Number(cost))}`,
  steal: ({ card }, t) => {
    const owner = ownerOfCard(t, cardOf(t, card))
    return line`Steal ${the(card)}${t.frame?.step === 'raid' ? ` for ${keys(keysOf(t, cardOf(t, card)))}` : owner >= 0 ? line` from ${t.reader.player(owner)}` : ''}`
  },

  draw: (_, t) => [`Draw ${cardCount(t.frame?.step === 'foresee' ? t.frame.discarded + 1 : 1)}`],
  discardAction: ({ card }) => line`Discard ${the(card)}`,
  levy: ({ at: system }, t) => line`Place ${countOf('ship', Math.min(3, shipsLeft(t)))} ${at(system)}`,
  cluster: ({ cluster }) => [`Raise cluster ${cluster}`],
  placeAll: (_, t) => [t.frame?.step === 'placeShips' && shipsLeft(t) > 0 ? `Place ${countOf('ship', t.frame.systems.length)}, one in each system` : 'Go on without ships'],
  place: ({ at: system }) => line`Place 1 ship ${at(system)}`,
  outrage: ({ resource }) => line`Spread Outrage: ${resourceName(resource as Resource)}`,
  free: ({ at: system, place: slot }, t) => {
    const found = buildingAt(t, systemOf(t, system), slot)
    return line`Return ${found ? t.whose(found.owner) : 'the'} city ${at(system)}${which(slot)}`
  },
}

const actionsOf = (t: English, card: string): string => plural(t.c.cards.pips[cardOf(t, card)] ?? 1, 'action', 'actions')

/** What a pip is used for, with the effect of the actions that have no further choice. */
function actLine(t: English, verb: Verb): Line {
  const base = verbs[t.c.baseVerb[verbs.indexOf(verb)]]
  const name = base === verb ? actions[verb] : `${actions[verb]} (${actions[base]})`
  if (verb === 'manufacture') return line`${name}: gain ${amountOf('material', 1)}`
  if (verb === 'synthesize') return line`${name}: gain ${amountOf('fuel', 1)}`
  return [name]
}

function goOn(t: English): string {
  switch (t.frame?.step) {
    case 'before':
      return leads(t) ? 'Play without declaring' : 'Go on to your actions'
    case 'bold':
      return 'Influence no more'
    case 'pressgang':
      return t.frame.done > 0 ? 'Keep the other Captives' : 'Go on'
    case 'execute':
      return 'Spare the other Captives'
    case 'extort':
    case 'persuade':
      return 'Go on: nothing to steal'
    case 'ransack':
      return 'Go on: nothing to ransack'
    default:
      return 'Go on'
  }
}

function decline(t: English): string {
  switch (t.frame?.step) {
    case 'exchange':
      return 'Exchange nothing'
    case 'influenceAfter':
    case 'beloved':
      return 'Do not influence'
    case 'moveAfter':
      return 'Do not move'
    case 'sprint':
      return 'Stay here'
    case 'demands':
      return 'Declare nothing'
    case 'outrageSpreads':
      return 'Spread no Outrage'
    case 'freedom':
      return 'Free no city'
    case 'freedomSeize':
      return 'Do not seize the initiative'
    case 'struggle':
      return 'Steal nothing'
    default:
      return 'Decline'
  }
}

const slotKeys = (t: English, slot: string): number => t.c.slotKeys[slot === 'extra' ? 6 : Number(slot) - 1]
const planetType = (t: English, system: string): Resource => t.tables.map.rows[systemOf(t, system)].type ?? 'material'
const damage = (t: English, system: string, ship: boolean): string => (builtDamaged(t, systemOf(t, system), ship) ? ' (damaged)' : '')

/** “Marco’s Aggression 6”, “your Aggression 6” */
function cardPlayedBy(t: English, seat: number): Line {
  const card = playedBy(t, seat)
  return line`${t.whose(seat)} ${card < 0 ? 'card' : t.the(card)}`
}

/** “ (you 2, Marco 1)” */
function standing(t: English, card: string): Line {
  const counts = agentsOn(t, cardOf(t, card)).flatMap((n, seat) => (n > 0 ? [line`${t.player(seat)} ${n}`] : []))
  return counts.length > 0 ? line` (${counts.flatMap((item, i) => (i > 0 ? [', ', ...item] : item))})` : []
}

function taken(t: English, card: string, one: string, many: string): string {
  const n = rivalAgentsOn(t, cardOf(t, card))
  return n > 0 ? `: ${plural(n, one, many)}` : ''
}

/** Who holds the system that ships would enter. */
function held(t: English, system: string): Line {
  const who = controllerOf(t, systemOf(t, system))
  if (who < 0) return []
  return iControl(t, systemOf(t, system)) ? [', which you control'] : line`, controlled by ${t.reader.player(who)}`
}

/** Tells two cities of one system apart. */
const which = (slot: string): string => ({ first: '', second: ', second slot', outside: ', outside the slots' })[slot] ?? ''

const takeDice = (die: Die, n: number): Line => (n === 0 ? line`Take no ${dieName(die)} dice` : line`Take ${diceOf(die, n)}`)
