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
import { aBuilding, attribute, cost, effect, energy, fighters, gains, gems, leader, ofFaction, ofLeader, research, section, theFaction, track, type French } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<French> = {
  faction: ({ faction }) => line`Jouer ${theFaction(faction as Faction)}`,
  dismiss: ({ first, second }) => line`Se passer ${ofLeader(first)} et ${ofLeader(second)}`,
  base: ({ at, one, other }, t) => line`Base ${t.idAt(at)}, ouverte sur ${t.idPlace(one)} et ${t.idPlace(other)}`,
  settle: ({ at, fighters: n }, t) => {
    const other = otherStart(t, regionOf(t, at))
    return line`${fighters(Number(n))} ${t.idAt(at)}${other < 0 ? '' : line`, ${startFighters(t) - Number(n)} ${t.at(other)}`}`
  },

  price: ({ token, place }, t) => {
    const { toOwner, toBank } = priceOf(t, Number(token) - 1)
    const where = place === 'moveFirst' ? line`${track('move')}, en premier` : place === 'moveLast' ? line`${track('move')}, en dernier` : [track(place as Track)]
    return line`Prix ${token} sur ${where} : les autres vous paient ${toOwner}${toBank > 0 ? `, et ${toBank} à la banque` : ''}`
  },
  act: (_, t) => [costNow(t) === 0 ? 'Agir gratuitement' : `Agir pour ${energy(costNow(t))}`],
  pass: () => ['Passer'],
  main: (_, t) => [`Action principale : ${gains(mainGains(t))}`],
  skipMain: () => ['Renoncer à l’action principale'],
  secondary: (_, t) => [`Action secondaire : ${effect(secondaryEffect(t))}`],
  play: ({ card, pay }, t) => line`Jouer ${t.cardNamed(card)}${payment(t, pay)}`,
  useLeader: ({ leader: id }, t) => line`${leader(id)} : ${effect(leaderOffer(t, leaderOf(t, id)))}`,
  useAttribute: ({ attribute: id }, t) => line`${attribute(id)} : ${effect(attributeOffer(t, attributeOf(t, id)))}`,
  useIntelligence: ({ faction }) => line`Utiliser le Renseignement ${ofFaction(faction as Faction)}`,
  end: (_, t) => [t.frame?.step === 'passing' || t.frame?.step === 'playRelicCard' ? 'Ne plus rien jouer' : 'Finir le tour'],
  done: (_, t) => [doneText(t)],
  decline: (_, t) => [declineText(t)],

  gain: ({ gain }) => [`Gagner ${gains(sumOf(gain))}`],
  advance: ({ track: id, pay }, t) => {
    const { column, gives } = nextColumn(t, TRACK[id as Track])
    const gain = gives.choices[0].length > 0 ? ` : ${effect(gives)}` : ''
    return line`Avancer sur la piste ${track(id as Track)}, colonne ${column}${gain}${payment(t, pay)}`
  },
  build: ({ what, pay }, t) => {
    const name = (buildingIds as readonly string[]).includes(what) ? `Construire ${aBuilding(what as Building)}` : `Poser la fondation « ${boardFoundations[what as BoardFoundation]} »`
    return line`${name}${payment(t, pay)}`
  },
  site: ({ at, site }, t) => {
    const reward = rewardAt(t, regionOf(t, at), ordinalOf(site))
    const gain = reward === undefined ? 'sans fondation' : reward.choices[0].length > 0 ? effect(reward) : 'sans récompense'
    return line`Construire ${t.idAt(at)}, place ${ordinalOf(site) + 1} : ${gain}`
  },
  lay: ({ at }, t) => line`La poser ${t.idAt(at)}`,
  harvest: ({ at }, t) => line`Récolter ${t.idAt(at)} : ${effect(yieldOf(t, regionOf(t, at)))}`,
  recruit: ({ fighters: n, at }, t) => line`Recruter ${fighters(Number(n))} ${t.idAt(at)}`,
  fastAdvance: ({ fighters: n, at }, t) => line`Avance rapide de ${fighters(Number(n))} ${t.idAt(at)} pour ${energy(fastCost(t, Number(n)))}`,
  advanceFighters: ({ sector, fighters: n }, t) =>
    line`Avancer ${fighters(Number(n))} du secteur ${ordinalOf(sector) + 1} au secteur ${Math.min(lastSector(t), ordinalOf(sector) + 1) + 1}`,
  exchange: (_, t) => [`Échanger ${t.c.start.exchangePoints} points contre ${effect(exchangeOf(t))}`],
  deploy: ({ leader: id, at }, t) => line`Déployer ${leader(id)} ${t.idAt(at)}${forGems(deployCost(t, leaderOf(t, id)))}`,
  upgradeLeader: ({ leader: id }, t) => line`Améliorer ${leader(id)}${forGems(upgradeCost(t, leaderOf(t, id)))}`,
  upgradeAttribute: ({ attribute: id }, t) => line`Améliorer ${attribute(id)}${forGems(attributeCost(t, attributeOf(t, id)))}`,
  placeToken: ({ token, at }, t) => line`Poser le jeton « ${effect(tokenYield(t, t.c.production.ids.indexOf(token), false))} » ${t.idAt(at)}`,
  turnToken: ({ at }, t) => line`Améliorer le jeton ${t.idFrom(at)}${tokenAt(t, regionOf(t, at)) < 0 ? '' : ` : ${effect(tokenYield(t, tokenAt(t, regionOf(t, at)), true))}`}`,
  row: ({ row }) => [row === 'combat' ? 'Ligne de combat' : 'Ligne de gloire'],
  discard: ({ card }, t) => line`Défausser ${t.cardNamed(card)}`,

  move: ({ from, to }, t) => line`Aller ${t.idFrom(from)} vers ${t.idPlace(to)}`,
  redeploy: ({ from, to }, t) => line`Redéployer ${t.idFrom(from)} vers ${t.idPlace(to)}`,
  with: ({ leader: id }) => line`Emmener ${leader(id)}`,
  fighters: ({ fighters: n }) => [n === '0' ? 'Partir sans combattant' : `Partir avec ${fighters(Number(n))}`],

  battle: ({ at, opponent }, t) => line`Combattre ${t.reader.player(seatOf(opponent))} ${t.idAt(at)}`,
  plan: ({ section: id }) => line`${section(id)} sans carte`,
  planWith: ({ section: id, card }, t) => line`${section(id)} avec ${t.cardNamed(card)}`,
  planBluff: ({ section: id }) => line`${section(id)} avec un bluff`,
  keep: () => ['Garder le dé'],
  reroll: () => ['Relancer le dé'],
  retreat: ({ to }, t) => line`Battre en retraite vers ${t.idPlace(to)}`,
  retreatWith: ({ to, leader: id }, t) => line`Battre en retraite vers ${t.idPlace(to)} avec ${leader(id)}`,
  boostMorale: (_, t) => [`Renforcer le moral${t.frame?.step === 'moraleForGems' ? ` pour ${gems(t.frame.gems)}` : ''}`],
  takeBack: ({ card }, t) => line`Reprendre ${t.cardNamed(card)}${takeBackCost(t) > 0 ? ` pour ${energy(takeBackCost(t))}` : ''}`,

  give: ({ faction }) => line`Donner le Renseignement ${ofFaction(faction as Faction)}`,
  lower: ({ by }) => [`Baisser le compte de ${by}`],
  count: ({ count }, t) => {
    const { from, to, gives, times } = countRow(t, Number(count))
    return [`Nombre de régions, ${to === undefined ? `${from} ou plus` : `${from} à ${to}`} : ${times > 1 ? `${times} fois ` : ''}${effect(gives)}`]
  },
  baseIncome: ({ gain }) => [`Revenu de base : ${gains(sumOf(gain))}`],
  relicIncome: ({ gain }) => [`Leader près d’une relique : ${gains(sumOf(gain))}`],
  fortressResearch: ({ research: steps }, t) => {
    const rest = fortressesBuilt(t) - Number(steps)
    return [`Forteresses : ${[...(Number(steps) > 0 ? [research(Number(steps))] : []), ...(rest > 0 ? [gems(rest)] : [])].join(' et ')}`]
  },
  upkeep: ({ leader: id }, t) => {
    const { energy: e, gems: g } = upkeepOf(t, leaderOf(t, id))
    return line`Garder ${leader(id)} pour ${cost(e, g)}`
  },
  release: ({ leader: id }) => line`Laisser partir ${leader(id)}`,
  later: () => ['Attendre d’abord les cartes et les recherches'],
}

/** “ (cadenas : 1 gemme)” */
function payment(t: French, pay: string): string {
  return pay === 'gem' ? ` (cadenas : ${gems(1)})` : pay === 'energy' ? ` (cadenas : ${energy(unlockEnergy(t))})` : pay === 'waived' ? ' (cadenas ignoré)' : ''
}

const forGems = (n: number): string => (n === 0 ? '' : ` pour ${gems(n)}`)

function doneText(t: French): string {
  switch (t.frame?.step) {
    case 'build':
      return 'Ne plus rien construire'
    case 'harvest':
      return 'Ne plus rien récolter'
    case 'recruit':
    case 'recruitElsewhere':
      return 'Ne plus recruter'
    case 'move':
      return 'Ne plus se déplacer'
    case 'giveIntelligence':
      return 'Ne plus rien donner'
    default:
      return 'Terminé'
  }
}

function declineText(t: French): string {
  switch (t.frame?.step) {
    case 'research':
    case 'researchElsewhere':
      return 'Ne pas avancer'
    case 'upgradeAttribute':
      return 'Ne rien améliorer'
    case 'placeToken':
      return 'Ne poser aucun jeton'
    case 'turnToken':
      return 'N’améliorer aucun jeton'
    case 'redeploy':
      return 'Ne rien redéployer'
    case 'freeMove':
      return 'Rester sur place'
    case 'useIntelligence':
      return 'N’en utiliser aucune'
    case 'moraleForGems':
      return 'Ne rien payer'
    case 'takeBack':
      return 'La laisser à la défausse'
    case 'firstLeader':
      return 'Commencer sans leader'
    default:
      return 'Renoncer'
  }
}

