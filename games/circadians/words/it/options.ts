import { line } from '#words/line.ts'
import { buildings as buildingIds, TRACK, type BoardFoundation, type Building, type Faction, type Track } from '../../data/names.ts'
import type { Options } from '../assemble.ts'
import {
  attributeCost,
  attributeOf,
  attributeOffer,
  costNow,
  countRow,
  deployCost,
  exchangeOf,
  fastCost,
  fortressesBuilt,
  lastSector,
  leaderOf,
  leaderOffer,
  mainGains,
  nextColumn,
  ordinalOf,
  otherStart,
  priceOf,
  regionOf,
  rewardAt,
  secondaryEffect,
  seatOf,
  startFighters,
  sumOf,
  takeBackCost,
  tokenAt,
  tokenYield,
  unlockEnergy,
  upgradeCost,
  upkeepOf,
  yieldOf,
} from '../known.ts'
import { boardFoundations } from './names.ts'
import { aBuilding, attribute, cost, effect, energy, fighters, gains, gems, leader, ofFaction, research, section, theFaction, toLeader, track, type Italian } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<Italian> = {
  faction: ({ faction }) => line`Giocare ${theFaction(faction as Faction)}`,
  dismiss: ({ first, second }) => line`Rinunciare ${toLeader(first)} e ${toLeader(second)}`,
  base: ({ at, one, other }, t) => line`Base ${t.idAt(at)}, aperta su ${t.idPlace(one)} e ${t.idPlace(other)}`,
  settle: ({ at, fighters: n }, t) => {
    const other = otherStart(t, regionOf(t, at))
    return line`${fighters(Number(n))} ${t.idAt(at)}${other < 0 ? '' : line`, ${startFighters(t) - Number(n)} ${t.at(other)}`}`
  },

  price: ({ token, place }, t) => {
    const { toOwner, toBank } = priceOf(t, Number(token) - 1)
    const where = place === 'moveFirst' ? line`${track('move')}, in apertura` : place === 'moveLast' ? line`${track('move')}, in chiusura` : [track(place as Track)]
    return line`Prezzo ${token} su ${where}: gli altri pagano ${toOwner} a te${toBank > 0 ? ` e ${toBank} alla banca` : ''}`
  },
  act: (_, t) => [costNow(t) === 0 ? 'Agire gratis' : `Agire per ${energy(costNow(t))}`],
  pass: () => ['Passare'],
  main: (_, t) => [`Azione principale: ${gains(mainGains(t))}`],
  skipMain: () => ['Rinunciare all’azione principale'],
  secondary: (_, t) => [`Azione secondaria: ${effect(secondaryEffect(t))}`],
  play: ({ card, pay }, t) => line`Giocare ${t.cardNamed(card)}${payment(t, pay)}`,
  useLeader: ({ leader: id }, t) => line`${leader(id)}: ${effect(leaderOffer(t, leaderOf(t, id)))}`,
  useAttribute: ({ attribute: id }, t) => line`${attribute(id)}: ${effect(attributeOffer(t, attributeOf(t, id)))}`,
  useIntelligence: ({ faction }) => line`Usare la carta Informazioni ${ofFaction(faction as Faction)}`,
  end: (_, t) => [t.frame?.step === 'passing' || t.frame?.step === 'playRelicCard' ? 'Non giocare altro' : 'Finire il turno'],
  done: (_, t) => [doneText(t)],
  decline: (_, t) => [declineText(t)],

  gain: ({ gain }) => [`Ottenere ${gains(sumOf(gain))}`],
  advance: ({ track: id, pay }, t) => {
    const { column, gives } = nextColumn(t, TRACK[id as Track])
    const gain = gives.choices[0].length > 0 ? `: ${effect(gives)}` : ''
    return line`Avanzare sul tracciato ${track(id as Track)}, colonna ${column}${gain}${payment(t, pay)}`
  },
  build: ({ what, pay }, t) => {
    const name = (buildingIds as readonly string[]).includes(what) ? `Costruire ${aBuilding(what as Building)}` : `Posare la fondazione «${boardFoundations[what as BoardFoundation]}»`
    return line`${name}${payment(t, pay)}`
  },
  site: ({ at, site }, t) => {
    const reward = rewardAt(t, regionOf(t, at), ordinalOf(site))
    const gain = reward === undefined ? 'senza fondazione' : reward.choices[0].length > 0 ? effect(reward) : 'senza ricompensa'
    return line`Costruire ${t.idAt(at)}, posto ${ordinalOf(site) + 1}: ${gain}`
  },
  lay: ({ at }, t) => line`Posarla ${t.idAt(at)}`,
  harvest: ({ at }, t) => line`Raccogliere ${t.idAt(at)}: ${effect(yieldOf(t, regionOf(t, at)))}`,
  recruit: ({ fighters: n, at }, t) => line`Reclutare ${fighters(Number(n))} ${t.idAt(at)}`,
  fastAdvance: ({ fighters: n, at }, t) => line`Avanzata rapida di ${fighters(Number(n))} ${t.idAt(at)} per ${energy(fastCost(t, Number(n)))}`,
  advanceFighters: ({ sector, fighters: n }, t) =>
    line`Far avanzare ${fighters(Number(n))} dal settore ${ordinalOf(sector) + 1} al settore ${Math.min(lastSector(t), ordinalOf(sector) + 1) + 1}`,
  exchange: (_, t) => [`Scambiare ${t.c.start.exchangePoints} punti con ${effect(exchangeOf(t))}`],
  deploy: ({ leader: id, at }, t) => line`Schierare ${leader(id)} ${t.idAt(at)}${forGems(deployCost(t, leaderOf(t, id)))}`,
  upgradeLeader: ({ leader: id }, t) => line`Migliorare ${leader(id)}${forGems(upgradeCost(t, leaderOf(t, id)))}`,
  upgradeAttribute: ({ attribute: id }, t) => line`Migliorare ${attribute(id)}${forGems(attributeCost(t, attributeOf(t, id)))}`,
  placeToken: ({ token, at }, t) => line`Posare il gettone «${effect(tokenYield(t, t.c.production.ids.indexOf(token), false))}» ${t.idAt(at)}`,
  turnToken: ({ at }, t) => line`Migliorare il gettone ${t.idAt(at)}${tokenAt(t, regionOf(t, at)) < 0 ? '' : `: ${effect(tokenYield(t, tokenAt(t, regionOf(t, at)), true))}`}`,
  row: ({ row }) => [row === 'combat' ? 'Fila del combattimento' : 'Fila della gloria'],
  discard: ({ card }, t) => line`Scartare ${t.cardNamed(card)}`,

  move: ({ from, to }, t) => line`Muovere ${t.idFrom(from)} verso ${t.idPlace(to)}`,
  redeploy: ({ from, to }, t) => line`Rischierare ${t.idFrom(from)} verso ${t.idPlace(to)}`,
  with: ({ leader: id }) => line`Portare ${leader(id)}`,
  fighters: ({ fighters: n }) => [n === '0' ? 'Partire senza combattenti' : `Partire con ${fighters(Number(n))}`],

  battle: ({ at, opponent }, t) => line`Combattere contro ${t.reader.player(seatOf(opponent))} ${t.idAt(at)}`,
  plan: ({ section: id }) => line`${section(id)} senza carta`,
  planWith: ({ section: id, card }, t) => line`${section(id)} con ${t.cardNamed(card)}`,
  planBluff: ({ section: id }) => line`${section(id)} con un bluff`,
  keep: () => ['Tenere il dado'],
  reroll: () => ['Rilanciare il dado'],
  retreat: ({ to }, t) => line`Ritirarsi verso ${t.idPlace(to)}`,
  retreatWith: ({ to, leader: id }, t) => line`Ritirarsi verso ${t.idPlace(to)} con ${leader(id)}`,
  boostMorale: (_, t) => [`Rafforzare il morale${t.frame?.step === 'moraleForGems' ? ` per ${gems(t.frame.gems)}` : ''}`],
  takeBack: ({ card }, t) => line`Riprendere ${t.cardNamed(card)}${takeBackCost(t) > 0 ? ` per ${energy(takeBackCost(t))}` : ''}`,

  give: ({ faction }) => line`Cedere la carta Informazioni ${ofFaction(faction as Faction)}`,
  lower: ({ by }) => [`Abbassare il conto di ${by}`],
  count: ({ count }, t) => {
    const { from, to, gives, times } = countRow(t, Number(count))
    return [`Numero di regioni, ${to === undefined ? `${from} o più` : `da ${from} a ${to}`}: ${times > 1 ? `${times} volte ` : ''}${effect(gives)}`]
  },
  baseIncome: ({ gain }) => [`Rendita di base: ${gains(sumOf(gain))}`],
  relicIncome: ({ gain }) => [`Leader presso una reliquia: ${gains(sumOf(gain))}`],
  fortressResearch: ({ research: steps }, t) => {
    const rest = fortressesBuilt(t) - Number(steps)
    return [`Fortezze: ${[...(Number(steps) > 0 ? [research(Number(steps))] : []), ...(rest > 0 ? [gems(rest)] : [])].join(' e ')}`]
  },
  upkeep: ({ leader: id }, t) => {
    const { energy: e, gems: g } = upkeepOf(t, leaderOf(t, id))
    return line`Mantenere ${leader(id)} per ${cost(e, g)}`
  },
  release: ({ leader: id }) => line`Lasciar andare ${leader(id)}`,
  later: () => ['Aspettare prima le carte e le ricerche'],
}

/** “ (lucchetto: 1 gemma)” */
function payment(t: Italian, pay: string): string {
  return pay === 'gem' ? ` (lucchetto: ${gems(1)})` : pay === 'energy' ? ` (lucchetto: ${energy(unlockEnergy(t))})` : pay === 'waived' ? ' (lucchetto ignorato)' : ''
}

const forGems = (n: number): string => (n === 0 ? '' : ` per ${gems(n)}`)

function doneText(t: Italian): string {
  switch (t.frame?.step) {
    case 'build':
      return 'Non costruire altro'
    case 'harvest':
      return 'Non raccogliere altro'
    case 'recruit':
    case 'recruitElsewhere':
      return 'Non reclutare altri'
    case 'move':
      return 'Non muovere altro'
    case 'giveIntelligence':
      return 'Non cedere altro'
    default:
      return 'Fatto'
  }
}

function declineText(t: Italian): string {
  switch (t.frame?.step) {
    case 'research':
    case 'researchElsewhere':
      return 'Non avanzare'
    case 'upgradeAttribute':
      return 'Non migliorare nulla'
    case 'placeToken':
      return 'Non posare alcun gettone'
    case 'turnToken':
      return 'Non migliorare alcun gettone'
    case 'redeploy':
      return 'Non rischierare nulla'
    case 'freeMove':
      return 'Restare sul posto'
    case 'useIntelligence':
      return 'Non usarne alcuna'
    case 'moraleForGems':
      return 'Non pagare nulla'
    case 'takeBack':
      return 'Lasciarla negli scarti'
    case 'firstLeader':
      return 'Cominciare senza leader'
    default:
      return 'Rinunciare'
  }
}

