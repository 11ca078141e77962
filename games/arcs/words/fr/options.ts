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
  placeOf,
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
import { ambitionName, amountOf, and, at, cardCount, countOf, dieName, diceOf, from, iconsOf, keys, marker, plural, shipGroup, resourceName, since, the, type French } from './speak.ts'

/** What a button says: verb first, in the infinitive. */
export const options: Options<French> = {
  pickLeader: ({ leader }) => line`Choisir ${the(leader)}`,
  pickLore: ({ lore }) => line`Choisir ${the(lore)}`,
  keepHand: () => ['Garder cette main'],
  mulligan: () => ['Changer toute la main'],

  lead: ({ card }, t) => line`Mener avec ${the(card)} : ${pipsOf(t, card)}`,
  pass: () => ['Passer l’initiative'],
  surpass: ({ card }, t) => line`Surpasser avec ${the(card)} : ${pipsOf(t, card)}`,
  copy: ({ card }) => line`Copier avec ${the(card)}, face cachée : 1 action`,
  pivot: ({ card }) => line`Pivoter avec ${the(card)} : 1 action`,
  seize: ({ card }) => line`Saisir l’initiative avec ${the(card)}, face cachée`,
  seizeFreely: () => ['Saisir l’initiative'],
  spies: ({ card }) => line`Défausser ${the(card)} : saisir l’initiative`,
  declare: ({ ambition }, t) => {
    const value = nextMarkerValue(t)
    return line`Déclarer ${ambitionName(ambition as Ambition)}${value ? ` pour ${marker(...value)}` : ''}`
  },
  give: ({ card, to }, t) => line`Donner ${the(card)} à ${t.reader.player(seatOf(to))}`,
  look: ({ at: rival }, t) => line`Regarder la main ${t.ofPlayer(seatOf(rival))}`,
  exchange: ({ mine, theirs }) => line`Donner ${the(mine)} contre ${the(theirs)}`,
  bold: () => ['Influencer la Cour'],
  gain: ({ resource }) => line`Gagner ${amountOf(resource as Resource, 1)}`,

  act: ({ action }, t) => actLine(t, action as Verb),
  moveThenBattle: () => ['Se déplacer, puis combattre'],
  influenceThenSecure: () => ['Influencer, puis sécuriser'],
  spend: ({ resource, action }) => line`Dépenser ${amountOf(resource as Resource, 1)} : ${actions[action as Verb].toLowerCase()}`,
  arm: ({ resource }) => line`Dépenser ${amountOf(resource as Resource, 1)} : vos points d’action permettent aussi de combattre`,
  spendIdly: ({ resource }) => line`Dépenser ${amountOf(resource as Resource, 1)} sans effet`,
  prelude: ({ card }, t) => preludeButton(t, card),
  discardCard: ({ card }) => line`Défausser ${the(card)} sans effet`,
  union: ({ card, at: seat }, t) => line`Placer ${the(card)} près ${cardPlayedBy(t, seatOf(seat))}`,
  end: (_, t) => [(t.view?.pips ?? 0) > 0 ? `Finir le tour sans ${(t.view?.pips ?? 0) > 1 ? `les ${t.view?.pips ?? 0} points d’action qui restent` : 'le point d’action qui reste'}` : 'Finir le tour'],
  comeback: ({ at: system }, t) => line`Placer ${countOf('ship', Math.min(3, shipsLeft(t)))} ${at(system)}`,
  goOn: (_, t) => [goOn(t)],
  decline: (_, t) => [decline(t)],

  discard: ({ resource }, t) => line`Défausser ${amountOf(resource as Resource, 1)}${t.frame?.step === 'fence' ? line` contre ${amountOf('relic', 1)}` : ''}`,
  keep: () => ['Laisser tout en place'],
  protect: ({ resource, slot }, t) => line`Mettre ${amountOf(resource as Resource, 1)} dans l’emplacement à ${keys(slotKeys(t, slot))}`,
  stealToken: ({ from: rival, resource }, t) => line`Voler ${amountOf(resource as Resource, 1)} à ${t.reader.player(seatOf(rival))}`,
  stealFromCard: ({ from: rival, resource }, t) => line`Voler ${amountOf(resource as Resource, 1)} sur le Cartel ${t.ofPlayer(seatOf(rival))}`,
  giveToken: ({ resource }) => line`Donner ${amountOf(resource as Resource, 1)}`,

  tax: ({ at: system, owner, resource }, t) => {
    const rival = seatOf(owner)
    const yields = resource === 'nothing' || supplyOf(t, typeOf(resource)) === 0 ? [] : [amountOf(resource as Resource, 1)]
    const all = [...yields, ...(!isMine(t, rival) && agentsLeft(t, rival) > 0 ? ['1 Captif'] : [])]
    return line`Taxer ${t.whose(rival, 'la', 'votre', 'cité')} ${at(system)} : ${all.length > 0 ? and(all) : 'rien à gagner'}`
  },
  trade: ({ at: system, owner, resource }, t) => line`Prendre ${amountOf(resource as Resource, 1)} à ${t.reader.player(seatOf(owner))} ${at(system)}`,
  buildShip: ({ at: system }, t) => line`Construire un vaisseau ${at(system)}${damage(t, system, true, 'endommagé')}`,
  buildCity: ({ at: system }, t) => line`Construire une cité ${at(system)}${damage(t, system, false, 'endommagée')}`,
  buildStarport: ({ at: system }, t) => line`Construire un spatioport ${at(system)}${damage(t, system, false, 'endommagé')}`,
  buildCloudCity: ({ at: system }, t) => line`Construire une cité hors emplacement ${at(system)}, pour ${amountOf(planetType(t, system), 1)}${damage(t, system, false, 'endommagée')}`,
  summon: ({ at: system }, t) => line`Construire un vaisseau ${at(system)}${damage(t, system, true, 'endommagé')}`,
  prune: ({ at: system, place }, t) => {
    const found = buildingAt(t, systemOf(t, system), place)
    const word = found?.damaged ? (found.city ? ' endommagée' : ' endommagé') : ''
    return line`Remplacer ${found?.city ? 'votre cité' : 'votre spatioport'}${word} ${at(system)} par ${found?.city ? 'un spatioport' : 'une cité'}`
  },
  repairShip: ({ at: system }) => line`Réparer un vaisseau ${at(system)}`,
  repairBuilding: ({ at: system, place }, t) => line`Réparer ${buildingAt(t, systemOf(t, system), place)?.city === false ? 'votre spatioport' : 'votre cité'}${place === 'outside' ? ' hors emplacement' : ''} ${at(system)}`,
  influence: ({ card }, t) => line`Influencer ${the(card)}${standing(t, card)}`,
  secure: ({ card }, t) => line`Sécuriser ${the(card)}${taken(t, card, 'Captif', 'Captifs')}`,
  abduct: ({ card }, t) => line`Enlever les agents Rivaux sur ${the(card)}${taken(t, card, 'Captif', 'Captifs')}`,
  pressgang: ({ captive, resource }, t) =>
    line`Rendre un agent ${t.ofPlayer(seatOf(captive))} : ${resource === 'nothing' ? 'rien à gagner' : line`gagner ${amountOf(resource as Resource, 1)}`}`,
  execute: ({ captive }, t) => line`Exécuter un agent ${t.ofPlayer(seatOf(captive))}`,
  from: ({ from: system }, t) => {
    const { fresh, damaged } = shipsIn(t, systemOf(t, system), t.reader.viewer)
    if (t.frame?.step === 'rifles') return line`Tirer ${since(system)} : ${diceOf('skirmish', Math.min(t.c.dicePerKind, fresh))}`
    return line`Partir ${from(system)} : ${shipGroup(fresh, damaged)}`
  },
  group: ({ fresh, damaged }) => line`Déplacer ${shipGroup(Number(fresh), Number(damaged))}`,
  to: ({ to: system }, t) => line`Aller ${at(system)}${held(t, system)}`,
  stop: (_, t) => (t.frame?.step === 'catapult' ? line`S’arrêter ${at(t.c.systems.ids[t.frame.system])}` : ['Finir le raid']),
  drop: ({ fresh, damaged }, t) => line`Déposer ${shipGroup(Number(fresh), Number(damaged))}${t.frame?.step === 'catapult' ? line` ${at(t.c.systems.ids[t.frame.system])}` : ''}`,
  sprint: ({ from: system, fresh }) => line`Déplacer encore ${countOf('ship', Number(fresh))} ${since(system)}`,

  battle: ({ at: system, defender }, t) => line`Combattre ${t.reader.player(seatOf(defender))} ${at(system)}`,
  fire: ({ at: system, defender }, t) => line`Tirer sur ${t.reader.player(seatOf(defender))} ${at(system)}`,
  assault: ({ dice: n }) => takeDice('assault', Number(n)),
  skirmish: ({ dice: n }) => takeDice('skirmish', Number(n)),
  raid: ({ dice: n }) => takeDice('raid', Number(n)),
  accept: () => ['Garder ce jet'],
  reroll: ({ die }) => line`Relancer des dés ${dieName(die as Die)}`,
  again: ({ die, face }, t) => {
    const icons = iconsOf(faceOf(t, dieOf(die), Number(face)))
    return line`Relancer un dé ${dieName(die as Die)} : ${icons.length > 0 ? and(icons) : 'face vide'}`
  },
  roll: (_, t) => {
    const n = t.frame?.step === 'reroll' ? t.frame.picked.reduce((sum, each) => sum + each, 0) : 0
    return [n > 0 ? `Relancer ${plural(n, 'dé', 'dés')}` : 'Ne rien relancer']
  },
  hitShip: ({ ship }, t) => {
    const own = t.frame?.step !== 'dealHit'
    if (ship === 'fresh') return [own ? 'Endommager un de vos vaisseaux intacts' : 'Endommager un vaisseau intact']
    return [own ? 'Perdre un de vos vaisseaux endommagés' : 'Détruire un vaisseau endommagé']
  },
  hitBuilding: ({ place }, t) => {
    const found = t.frame?.step === 'dealHit' ? buildingAt(t, t.frame.system, place) : undefined
    return [`${found?.damaged ? 'Détruire' : 'Endommager'} ${found?.city === false ? 'le spatioport' : 'la cité'}${found?.damaged ? (found.city ? ' endommagée' : ' endommagé') : ''}${place === 'outside' ? ', hors emplacement' : ''}`]
  },
  ransack: ({ card }, t) => line`Piller ${the(card)}${taken(t, card, 'Trophée', 'Trophées')}`,
  loot: ({ resource, keys: cost }) => line`Voler ${amountOf(resource as Resource, 1)} pour ${keys(Number(cost))}`,
  steal: ({ card }, t) => {
    const owner = ownerOfCard(t, cardOf(t, card))
    return line`Voler ${the(card)}${t.frame?.step === 'raid' ? ` pour ${keys(keysOf(t, cardOf(t, card)))}` : owner >= 0 ? line` à ${t.reader.player(owner)}` : ''}`
  },

  draw: (_, t) => [`Piocher ${cardCount(t.frame?.step === 'foresee' ? t.frame.discarded + 1 : 1)}`],
  discardAction: ({ card }) => line`Défausser ${the(card)}`,
  levy: ({ at: system }, t) => line`Placer ${countOf('ship', Math.min(3, shipsLeft(t)))} ${at(system)}`,
  cluster: ({ cluster }) => [`Soulever le secteur ${cluster}`],
  placeAll: (_, t) => [t.frame?.step === 'placeShips' && shipsLeft(t) > 0 ? `Placer ${countOf('ship', t.frame.systems.length)}, un par système` : 'Continuer sans vaisseau'],
  place: ({ at: system }) => line`Placer 1 vaisseau ${at(system)}`,
  outrage: ({ resource }) => line`Répandre l’Outrage : ${resourceName(resource as Resource)}`,
  free: ({ at: system, place }, t) => {
    const found = buildingAt(t, systemOf(t, system), place)
    return line`Renvoyer ${found ? t.whose(found.owner, 'la', 'votre', 'cité') : 'la cité'} ${at(system)}${which(place)}`
  },
}

function pipsOf(t: French, card: string): string {
  return plural(t.c.cards.pips[cardOf(t, card)] ?? 1, 'action', 'actions')
}

/** What a pip is used for, with the effect of the actions that have no further choice. */
function actLine(t: French, verb: Verb): Line {
  const base = verbs[t.c.baseVerb[verbs.indexOf(verb)]]
  const name = base === verb ? actions[verb] : `${actions[verb]} (${actions[base]})`
  if (verb === 'manufacture') return line`${name} : gagner ${amountOf('material', 1)}`
  if (verb === 'synthesize') return line`${name} : gagner ${amountOf('fuel', 1)}`
  return [name]
}

function goOn(t: French): string {
  switch (t.frame?.step) {
    case 'before':
      return leads(t) ? 'Jouer sans déclarer' : 'Passer aux actions'
    case 'bold':
      return 'Ne plus influencer'
    case 'pressgang':
      return t.frame.done > 0 ? 'Garder les autres Captifs' : 'Continuer'
    case 'execute':
      return 'Épargner les autres Captifs'
    case 'extort':
    case 'persuade':
      return 'Continuer : rien à voler'
    case 'ransack':
      return 'Continuer : rien à piller'
    default:
      return 'Continuer'
  }
}

function decline(t: French): string {
  switch (t.frame?.step) {
    case 'exchange':
      return 'Ne rien échanger'
    case 'influenceAfter':
    case 'beloved':
      return 'Ne pas influencer'
    case 'moveAfter':
      return 'Ne pas se déplacer'
    case 'sprint':
      return 'Rester sur place'
    case 'demands':
      return 'Ne rien déclarer'
    case 'outrageSpreads':
      return 'Ne répandre aucun Outrage'
    case 'freedom':
      return 'Ne libérer aucune cité'
    case 'freedomSeize':
      return 'Ne pas saisir l’initiative'
    case 'struggle':
      return 'Ne rien voler'
    default:
      return 'Renoncer'
  }
}

const slotKeys = (t: French, slot: string): number => t.c.slotKeys[slot === 'extra' ? 6 : Number(slot) - 1]
const planetType = (t: French, system: string): Resource => t.tables.map.rows[systemOf(t, system)].type ?? 'material'
const damage = (t: French, system: string, ship: boolean, word: string): string => (builtDamaged(t, systemOf(t, system), ship) ? ` (${word})` : '')

/** “de la carte Agression 6 de Marco”, “de votre Agression 6” */
function cardPlayedBy(t: French, seat: number): Line {
  const card = playedBy(t, seat)
  if (card < 0) return isMine(t, seat) ? ['de votre carte'] : line`de la carte ${t.ofPlayer(seat)}`
  return isMine(t, seat) ? line`de votre ${t.the(card)}` : line`de la carte ${t.the(card)} ${t.ofPlayer(seat)}`
}

/** “ (2 à vous, 1 à Marco)” */
function standing(t: French, card: string): Line {
  const counts = agentsOn(t, cardOf(t, card)).flatMap((n, seat) => (n > 0 ? [line`${n} à ${t.player(seat)}`] : []))
  return counts.length > 0 ? line` (${listed(counts)})` : []
}

const listed = (items: readonly Line[]): Line => items.flatMap((item, i) => (i > 0 ? [', ', ...item] : item))

function taken(t: French, card: string, one: string, many: string): string {
  const n = rivalAgentsOn(t, cardOf(t, card))
  return n > 0 ? ` : ${plural(n, one, many)}` : ''
}

/** Who holds the system that ships would enter. */
function held(t: French, system: string): Line {
  const who = controllerOf(t, systemOf(t, system))
  if (who < 0) return []
  return iControl(t, systemOf(t, system)) ? [', que vous contrôlez'] : line`, ${placeOf(system).symbol === 'gate' ? 'contrôlée' : 'contrôlé'} par ${t.reader.player(who)}`
}

/** Tells two cities of one system apart. */
const which = (place: string): string => ({ first: '', second: ', second emplacement', outside: ', hors emplacement' })[place] ?? ''

const takeDice = (die: Die, n: number): Line => (n === 0 ? line`Ne prendre aucun dé ${dieName(die)}` : line`Prendre ${diceOf(die, n)}`)

