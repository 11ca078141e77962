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
import { aBuilding, attribute, cost, effect, energy, factionRef, fighters, gains, gems, leader, section, track, type English } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<English> = {
  faction: ({ faction }) => line`Play ${factionRef(faction as Faction)}`,
  dismiss: ({ first, second }) => line`Do without ${leader(first)} and ${leader(second)}`,
  base: ({ at, one, other }, t) => line`Base at ${t.idPlace(at)}, opening on ${t.idPlace(one)} and ${t.idPlace(other)}`,
  settle: ({ at, fighters: n }, t) => {
    const other = otherStart(t, regionOf(t, at))
    return line`${fighters(Number(n))} ${t.idAt(at)}${other < 0 ? '' : line`, ${startFighters(t) - Number(n)} ${t.at(other)}`}`
  },

  price: ({ token, place }, t) => {
    const { toOwner, toBank } = priceOf(t, Number(token) - 1)
    const where = place === 'moveFirst' ? line`${track('move')}, first` : place === 'moveLast' ? line`${track('move')}, last` : [track(place as Track)]
    return line`Price ${token} on ${where}: others pay ${toOwner} to you${toBank > 0 ? `, ${toBank} to the bank` : ''}`
  },
  act: (_, t) => [costNow(t) === 0 ? 'Act for free' : `Act for ${energy(costNow(t))}`],
  pass: () => ['Pass'],
  main: (_, t) => [`Main action: ${gains(mainGains(t))}`],
  skipMain: () => ['Skip the main action'],
  secondary: (_, t) => [`Secondary action: ${effect(secondaryEffect(t))}`],
  play: ({ card, pay }, t) => line`Play ${t.cardNamed(card)}${payment(t, pay)}`,
  useLeader: ({ leader: id }, t) => line`${leader(id)}: ${effect(leaderOffer(t, leaderOf(t, id)))}`,
  useAttribute: ({ attribute: id }, t) => line`${attribute(id)}: ${effect(attributeOffer(t, attributeOf(t, id)))}`,
  useIntelligence: ({ faction }) => line`Use the intelligence card of the ${factionRef(faction as Faction)}`,
  end: (_, t) => [t.frame?.step === 'passing' || t.frame?.step === 'playRelicCard' ? 'Play nothing more' : 'End the turn'],
  done: (_, t) => [doneText(t)],
  decline: (_, t) => [declineText(t)],

  gain: ({ gain }) => [`Gain ${gains(sumOf(gain))}`],
  advance: ({ track: id, pay }, t) => {
    const { column, gives } = nextColumn(t, TRACK[id as Track])
    const gain = gives.choices[0].length > 0 ? `: ${effect(gives)}` : ''
    return line`Advance on ${track(id as Track)} to column ${column}${gain}${payment(t, pay)}`
  },
  build: ({ what, pay }, t) => {
    const name = (buildingIds as readonly string[]).includes(what) ? `Build ${aBuilding(what as Building)}` : `Lay the foundation “${boardFoundations[what as BoardFoundation]}”`
    return line`${name}${payment(t, pay)}`
  },
  site: ({ at, site }, t) => {
    const reward = rewardAt(t, regionOf(t, at), ordinalOf(site))
    const gain = reward === undefined ? 'without a foundation' : reward.choices[0].length > 0 ? effect(reward) : 'no reward'
    return line`Build ${t.idAt(at)}, place ${ordinalOf(site) + 1}: ${gain}`
  },
  lay: ({ at }, t) => line`Lay it ${t.idAt(at)}`,
  harvest: ({ at }, t) => line`Harvest ${t.idPlace(at)}: ${effect(yieldOf(t, regionOf(t, at)))}`,
  recruit: ({ fighters: n, at }, t) => line`Recruit ${fighters(Number(n))} ${t.idAt(at)}`,
  fastAdvance: ({ fighters: n, at }, t) => line`Fast advance of ${fighters(Number(n))} ${t.idAt(at)} for ${energy(fastCost(t, Number(n)))}`,
  advanceFighters: ({ sector, fighters: n }, t) =>
    line`Advance ${fighters(Number(n))} from sector ${ordinalOf(sector) + 1} to sector ${Math.min(lastSector(t), ordinalOf(sector) + 1) + 1}`,
  exchange: (_, t) => [`Exchange ${t.c.start.exchangePoints} points for ${effect(exchangeOf(t))}`],
  deploy: ({ leader: id, at }, t) => line`Deploy ${leader(id)} ${t.idAt(at)}${forGems(deployCost(t, leaderOf(t, id)))}`,
  upgradeLeader: ({ leader: id }, t) => line`Upgrade ${leader(id)}${forGems(upgradeCost(t, leaderOf(t, id)))}`,
  upgradeAttribute: ({ attribute: id }, t) => line`Upgrade ${attribute(id)}${forGems(attributeCost(t, attributeOf(t, id)))}`,
  placeToken: ({ token, at }, t) => line`Place the token “${effect(tokenYield(t, t.c.production.ids.indexOf(token), false))}” ${t.idAt(at)}`,
  turnToken: ({ at }, t) => line`Upgrade the token ${t.idAt(at)}${tokenAt(t, regionOf(t, at)) < 0 ? '' : `: ${effect(tokenYield(t, tokenAt(t, regionOf(t, at)), true))}`}`,
  row: ({ row }) => [row === 'combat' ? 'Combat row' : 'Glory row'],
  discard: ({ card }, t) => line`Discard ${t.cardNamed(card)}`,

  move: ({ from, to }, t) => line`Move from ${t.idPlace(from)} to ${t.idPlace(to)}`,
  redeploy: ({ from, to }, t) => line`Redeploy from ${t.idPlace(from)} to ${t.idPlace(to)}`,
  with: ({ leader: id }) => line`Take ${leader(id)} along`,
  fighters: ({ fighters: n }) => [n === '0' ? 'Go without fighters' : `Go with ${fighters(Number(n))}`],

  battle: ({ at, opponent }, t) => line`Fight ${t.reader.player(seatOf(opponent))} ${t.idAt(at)}`,
  plan: ({ section: id }) => line`${section(id)} without a card`,
  planWith: ({ section: id, card }, t) => line`${section(id)} with ${t.cardNamed(card)}`,
  planBluff: ({ section: id }) => line`${section(id)} with a bluff`,
  keep: () => ['Keep the die'],
  reroll: () => ['Roll the die again'],
  retreat: ({ to }, t) => line`Retreat to ${t.idPlace(to)}`,
  retreatWith: ({ to, leader: id }, t) => line`Retreat to ${t.idPlace(to)} with ${leader(id)}`,
  boostMorale: (_, t) => [`Boost morale${t.frame?.step === 'moraleForGems' ? ` for ${gems(t.frame.gems)}` : ''}`],
  takeBack: ({ card }, t) => line`Take back ${t.cardNamed(card)}${takeBackCost(t) > 0 ? ` for ${energy(takeBackCost(t))}` : ''}`,

  give: ({ faction }) => line`Give away the intelligence card of the ${factionRef(faction as Faction)}`,
  lower: ({ by }) => [`Lower the count by ${by}`],
  count: ({ count }, t) => {
    const { from, to, gives, times } = countRow(t, Number(count))
    return [`Region count, ${to === undefined ? `${from} or more` : `${from} to ${to}`}: ${times > 1 ? `${times} times ` : ''}${effect(gives)}`]
  },
  baseIncome: ({ gain }) => [`Base income: ${gains(sumOf(gain))}`],
  relicIncome: ({ gain }) => [`Leader at a relic: ${gains(sumOf(gain))}`],
  fortressResearch: ({ research }, t) => {
    const rest = fortressesBuilt(t) - Number(research)
    return [`Fortresses: ${[...(Number(research) > 0 ? [`${research} research`] : []), ...(rest > 0 ? [gems(rest)] : [])].join(' and ')}`]
  },
  upkeep: ({ leader: id }, t) => {
    const { energy: e, gems: g } = upkeepOf(t, leaderOf(t, id))
    return line`Keep ${leader(id)} for ${cost(e, g)}`
  },
  release: ({ leader: id }) => line`Let ${leader(id)} go`,
  later: () => ['Wait for cards and research first'],
}

/** “ (lock: 1 gem)” */
function payment(t: English, pay: string): string {
  return pay === 'gem' ? ` (lock: ${gems(1)})` : pay === 'energy' ? ` (lock: ${energy(unlockEnergy(t))})` : pay === 'waived' ? ' (lock ignored)' : ''
}

const forGems = (n: number): string => (n === 0 ? '' : ` for ${gems(n)}`)

function doneText(t: English): string {
  switch (t.frame?.step) {
    case 'build':
      return 'Build nothing more'
    case 'harvest':
      return 'Harvest nothing more'
    case 'recruit':
    case 'recruitElsewhere':
      return 'Stop recruiting'
    case 'move':
      return 'Stop moving'
    case 'giveIntelligence':
      return 'Give nothing more'
    default:
      return 'Done'
  }
}

function declineText(t: English): string {
  switch (t.frame?.step) {
    case 'research':
    case 'researchElsewhere':
      return 'Do not advance'
    case 'upgradeAttribute':
      return 'Upgrade nothing'
    case 'placeToken':
      return 'Place no token'
    case 'turnToken':
      return 'Upgrade no token'
    case 'redeploy':
      return 'Redeploy nothing'
    case 'freeMove':
      return 'Stay'
    case 'useIntelligence':
      return 'Use none'
    case 'moraleForGems':
      return 'Pay nothing'
    case 'takeBack':
      return 'Leave it in the discard'
    case 'firstLeader':
      return 'Start without a leader'
    default:
      return 'Decline'
  }
}

