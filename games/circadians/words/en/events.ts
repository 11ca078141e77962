import { capital, line, type Line } from '#words/line.ts'
import { boardFoundations as foundationIds, buildings as buildingIds, phases as phaseIds } from '../../data/names.ts'
import { placeNames } from '../../rules/prices.ts'
import { NEUTRAL, WON } from '../../rules/state.ts'
import type { Events } from '../assemble.ts'
import { countRow, effectAt, regionId, tokenYield, unlockEnergy } from '../known.ts'
import { boardFoundations, buildings, phases } from './names.ts'
import { aBuilding, and, cards, cost, effect, energy, factionAt, fighters, gems, plural, region, section, shields, track, trackAt, wounds, type English } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<English> = {
  tookFaction: ({ seat, faction }, t) => line`${t.does(seat, 'plays', 'play')} the ${factionAt(faction)}.`,
  dismissed: ({ seat, leaders }, t) => line`${t.does(seat, 'does', 'do')} without ${t.leaders(leaders)}.`,
  basePlaced: ({ seat, slot, regions }, t) => line`${t.does(seat, 'settles', 'settle')} in ${region(regionId(t, slot))}, open on ${and(regions.map((each) => t.place(each)))}.`,
  settled: ({ seat, regions, fighters: counts }, t) => line`${t.does(seat, 'places', 'place')} ${and(regions.map((each, i) => line`${fighters(counts[i])} ${t.at(each)}`))}.`,

  round: ({ round }) => [`Round ${round}`],
  phase: ({ phase }) => [phases[phaseIds[phase]]],
  relicCollected: ({ seat, relic, region }, t) => line`${t.does(seat, 'collects', 'collect')} relic ${relic + 1} ${t.at(region)}.`,
  relicLost: ({ relic, region }, t) => line`Nobody controls ${t.place(region)}: relic ${relic + 1} leaves the game.`,

  priced: ({ seat, token, place }, t) => {
    const name = placeNames[place]
    const where = name === 'moveFirst' ? line`${track('move')}, first` : name === 'moveLast' ? line`${track('move')}, last` : [track(name)]
    return line`${t.does(seat, 'prices', 'price')} ${where}, with token ${token + 1}.`
  },
  neutralPriced: ({ token, track: index }, t) => {
    const { toLeft, toRight, toBank } = { toLeft: t.c.neutral.toLeft[token], toRight: t.c.neutral.toRight[token], toBank: t.c.neutral.toBank[token] }
    return line`A neutral token prices ${trackAt(index)} at ${energy(toLeft + toRight + toBank)}.`
  },
  vaultCollected: ({ seat }, t) => line`${t.does(seat, 'takes', 'take')} all tokens back from the vault.`,
  flare: ({ seat }, t) => line`The flare gun goes to ${t.player(seat)}.`,
  summoned: ({ seat, leader }, t) => line`${t.does(seat, 'summons', 'summon')} ${t.leader(leader)}.`,
  acts: ({ seat, track: index, cost: price, pricer, paid }, t) => {
    if (price === 0) return line`${t.does(seat, 'acts', 'act')} in ${trackAt(index)} for free.`
    if (pricer !== NEUTRAL && paid === price) return line`${t.does(seat, 'acts in', 'act in')} ${trackAt(index)} and ${t.say(seat, 'pays', 'pay')} ${energy(price)} to ${t.player(pricer)}.`
    const owner = pricer !== NEUTRAL && paid > 0 ? line`, ${paid} of it to ${t.player(pricer)}` : ''
    return line`${t.does(seat, 'acts', 'act')} in ${trackAt(index)} for ${energy(price)}${owner}.`
  },
  passed: ({ seat, track: index }, t) => line`${t.does(seat, 'passes', 'pass')} in ${trackAt(index)}.`,
  mainAction: ({ seat, track: index }, t) => line`${t.does(seat, 'takes', 'take')} the main action of ${trackAt(index)}.`,
  secondaryAction: ({ seat, track: index }, t) => line`${t.does(seat, 'takes', 'take')} the secondary action of ${trackAt(index)}.`,
  usedLeader: ({ seat, leader }, t) => line`${t.does(seat, 'uses', 'use')} ${t.leader(leader)}.`,
  usedAttribute: ({ seat, attribute }, t) => line`${t.does(seat, 'uses', 'use')} ${t.attribute(attribute)}.`,
  usedIntelligence: ({ seat, faction }, t) => line`${t.does(seat, 'uses', 'use')} the intelligence card of the ${factionAt(faction)}.`,

  played: ({ seat, card }, t) => line`${t.does(seat, 'plays', 'play')} ${t.card(card)}.`,
  drew: ({ seat, count, cards: drawn }, t) =>
    count === 0 ? line`${t.does(seat, 'finds', 'find')} no card to draw.` : line`${t.does(seat, 'draws', 'draw')} ${drawn ? t.list(drawn) : cards(count)}.`,
  putAway: ({ seat, card }, t) => line`${t.does(seat, 'puts', 'put')} ${t.card(card)} away.`,
  discarded: ({ seat, card }, t) => line`${t.does(seat, 'discards', 'discard')} ${t.card(card)}.`,
  reshuffled: ({ cards: n }) => [`The discard is shuffled into a new deck of ${cards(n)}.`],

  gained: ({ seat, energy: e, gems: g }, t) => line`${t.does(seat, 'gains', 'gain')} ${cost(e, g)}.`,
  paid: ({ seat, energy: e, gems: g }, t) => line`${t.does(seat, 'pays', 'pay')} ${cost(e, g)}.`,
  unlocked: ({ seat, pay }, t) => line`${t.does(seat, 'opens', 'open')} a lock ${pay === 1 ? `for ${gems(1)}` : pay === 2 ? `for ${energy(unlockEnergy(t))}` : 'without paying'}.`,

  glory: ({ seat, gained, glory, target }, t) => line`${t.does(seat, 'gains', 'gain')} ${gained} glory: ${glory} of ${target}.`,
  won: ({ seats, how }, t) => {
    const by = how === WON.glory ? 'by glory' : how === WON.relics ? 'with every remaining relic' : how === WON.late ? 'by glory at the end of Relics' : 'with the most land regions'
    if (seats.length > 1) return line`${capital(and(seats.map((seat) => t.player(seat))))} share the victory, ${by}.`
    return line`${t.does(seats[0], 'wins', 'win')} the game ${by}.`
  },

  researched: ({ seat, track: index, column }, t) => line`${t.does(seat, 'advances', 'advance')} on ${trackAt(index)} to column ${column + 1}.`,
  researchLost: ({ seat, count }, t) => line`${t.does(seat, 'cannot', 'cannot')} advance anywhere: ${count} research lost.`,
  built: ({ seat, kind, region }, t) => line`${t.does(seat, 'builds', 'build')} ${aBuilding(buildingIds[kind])} ${t.at(region)}.`,
  laid: ({ seat, foundation, region }, t) => line`${t.does(seat, 'lays', 'lay')} the foundation “${boardFoundations[foundationIds[foundation]]}” ${t.at(region)}.`,
  harvested: ({ seat, region, effect: index }, t) => line`${t.does(seat, 'harvests', 'harvest')} ${t.place(region)}: ${effect(effectAt(t, index))}.`,
  tokenPlaced: ({ seat, token, region }, t) => line`${t.does(seat, 'places', 'place')} a production token ${t.at(region)}: ${effect(tokenYield(t, token, false))}.`,
  tokenTurned: ({ seat, token, region }, t) => line`${t.does(seat, 'upgrades', 'upgrade')} the production token ${t.at(region)}: ${effect(tokenYield(t, token, true))}.`,
  advanced: ({ seat, sector, count }, t) => line`${t.does(seat, 'advances', 'advance')} ${fighters(count)} to sector ${sector + 2}.`,
  recruited: ({ seat, count, region }, t) => line`${t.does(seat, 'recruits', 'recruit')} ${fighters(count)} ${t.at(region)}.`,
  exchanged: ({ seat }, t) => line`${t.does(seat, 'exchanges', 'exchange')} ${t.c.start.exchangePoints} Recruit points.`,
  deployed: ({ seat, leader, region }, t) => line`${t.does(seat, 'deploys', 'deploy')} ${t.leader(leader)} ${t.at(region)}.`,
  leaderUpgraded: ({ seat, leader }, t) => line`${t.does(seat, 'upgrades', 'upgrade')} ${t.leader(leader)}.`,
  attributeUpgraded: ({ seat, attribute }, t) => line`${t.does(seat, 'upgrades', 'upgrade')} the attribute ${t.attribute(attribute)}.`,

  moved: ({ seat, from, to, fighters: n, leaders, redeploy }, t) =>
    line`${redeploy === 1 ? t.does(seat, 'redeploys', 'redeploy') : t.does(seat, 'moves', 'move')} ${force(t, n, leaders)} from ${t.place(from)} to ${t.place(to)}.`,
  trapped: ({ seat, owner, region, wounds: n }, t) => line`${capital(t.whose(owner))} trap ${t.at(region)} wounds ${n} of ${t.whose(seat)} fighters.`,
  sentToBase: ({ seat, region, fighters: n, leaders }, t) => line`${t.does(seat, 'sends', 'send')} ${force(t, n, leaders)} from ${t.place(region)} to base.`,
  moraleBoosted: ({ seat, region }, t) => line`${t.does(seat, 'boosts', 'boost')} morale ${t.at(region)}.`,
  moraleLost: ({ seat, region }, t) => line`${t.does(seat, 'loses', 'lose')} the morale token ${t.at(region)}.`,

  battle: ({ seat, opponent, region }, t) => line`${t.does(seat, 'fights', 'fight')} ${t.player(opponent)} ${t.at(region)}.`,
  declared: ({ seat, strength, attack, shield, gems: g, cards: n }, t) => line`${t.does(seat, 'declares', 'declare')} ${strength} Strength, ${attack} Attack, ${shields(shield)}, ${gems(g)} and ${cards(n)}.`,
  revealed: ({ seat, section: index, card }, t) => {
    const what = card >= 0 ? line` with ${t.card(card)}` : card === -2 ? ' with a bluff' : ' without a card'
    return line`${t.does(seat, 'reveals', 'reveal')} ${section(t.c.wheel.ids[index])}${what}.`
  },
  rolled: ({ seat, strength, shield, again }, t) => line`${t.does(seat, 'rolls', 'roll')}${again === 1 ? ' again' : ''}: ${strength} Strength${shield > 0 ? ` and ${shields(shield)}` : ''}.`,
  toll: ({ seat, rival, energy: n }, t) => line`${t.does(seat, 'pays', 'pay')} ${energy(n)} to ${t.player(rival)} for the die.`,
  compared: ({ seats, totals, winner }, t) => {
    const own = winner === seats[0] ? 0 : 3
    const other = totals[3 - own]
    if (totals[own] === other) return line`${t.does(winner, 'wins', 'win')} the battle at equal Strength, ${other} each.`
    return line`${totals[own] > other ? t.does(winner, 'wins', 'win') : t.does(winner, 'stays and wins', 'stay and win')} the battle, Strength ${totals[own]} to ${other}.`
  },
  wounded: ({ seat, by, wounds: n }, t) => line`${t.does(by, 'deals', 'deal')} ${wounds(n)} to ${t.player(seat)}.`,
  lostHalf: ({ seat, lost }, t) => line`${t.does(seat, 'loses', 'lose')} ${fighters(lost)} for the victory.`,
  tribute: ({ seat, rival, energy: n }, t) => line`${t.does(seat, 'takes', 'take')} ${energy(n)} from ${t.player(rival)}.`,
  intelligenceTaken: ({ seat, faction }, t) => line`${t.does(seat, 'takes', 'take')} the intelligence card of the ${factionAt(faction)}.`,
  retreats: ({ seat, region }, t) => line`${t.does(seat, 'retreats', 'retreat')} from ${t.place(region)}.`,
  commandTaken: ({ seat, leader }, t) => line`${t.does(seat, 'takes', 'take')} command of ${t.leader(leader)}.`,
  leaderDefeated: ({ leader, home }, t) => line`${t.leader(leader)} is defeated and goes to ${home === 1 ? 'base' : 'the reserve'}.`,
  razed: ({ seat, kind, region }, t) => line`${capital(t.whose(seat))} ${buildings[buildingIds[kind]].one} ${t.at(region)} is razed.`,
  cardTaken: ({ seat, rival, card }, t) => line`${t.does(seat, 'takes', 'take')} ${t.card(card)} from ${t.player(rival)}.`,
  cardTakenBack: ({ seat, card }, t) => line`${t.does(seat, 'takes', 'take')} ${t.card(card)} back to hand.`,
  battleEnded: () => undefined,

  regionCount: ({ seat, count, row }, t) => {
    const { gives, times } = countRow(t, row)
    return line`${t.does(seat, 'counts', 'count')} ${plural(count, 'region', 'regions')}: ${times > 1 ? `${times} times ` : ''}${effect(gives)}.`
  },
  intelligenceGiven: ({ seat, faction }, t) => line`${t.does(seat, 'gives', 'give')} away the intelligence card of the ${factionAt(faction)}.`,
  upkeep: ({ seat, leader, energy: e, gems: g }, t) => line`${t.does(seat, 'pays', 'pay')} ${cost(e, g)} to keep ${t.leader(leader)}.`,
  released: ({ seat, leader }, t) => line`${t.does(seat, 'lets', 'let')} ${t.leader(leader)} go.`,
}

/** “3 fighters and Vehlac” */
function force(t: English, n: number, leaders: readonly number[]): Line {
  return and([...(n > 0 ? [fighters(n)] : []), ...leaders.map((leader): Line => [t.leader(leader)])])
}
