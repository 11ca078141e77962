import { capital, line, type Line } from '#words/line.ts'
import { boardFoundations as foundationIds, buildings as buildingIds, phases as phaseIds } from '../../data/names.ts'
import { placeNames } from '../../rules/prices.ts'
import { NEUTRAL, WON } from '../../rules/state.ts'
import type { Events } from '../assemble.ts'
import { countRow, effectAt, leaderId, regionId, tokenYield, unlockEnergy } from '../known.ts'
import { boardFoundations, buildings, phases } from './names.ts'
import {
  aBuilding,
  and,
  attack,
  cards,
  cost,
  effect,
  energy,
  factionName,
  fighters,
  gems,
  glory,
  ofFaction,
  ofLeader,
  region as here,
  regions,
  research,
  section,
  shields,
  strength,
  theFaction,
  track,
  trackAt,
  type French,
} from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<French> = {
  tookFaction: ({ seat, faction }, t) => line`${t.does(seat, 'joue', 'jouez')} ${theFaction(factionName(faction))}.`,
  dismissed: ({ seat, leaders }, t) => line`${t.does(seat, 'se passe', 'vous passez')} ${and(leaders.map((each) => ofLeader(leaderId(t, each))))}.`,
  basePlaced: ({ seat, slot, regions: open }, t) => line`${t.does(seat, 's’installe', 'vous installez')} en ${here(regionId(t, slot))}, avec accès à ${and(open.map((each) => t.place(each)))}.`,
  settled: ({ seat, regions: where, fighters: counts }, t) => line`${t.does(seat, 'place', 'placez')} ${and(where.map((each, i) => line`${fighters(counts[i])} ${t.at(each)}`))}.`,

  round: ({ round }) => [`Manche ${round}`],
  phase: ({ phase }) => [phases[phaseIds[phase]]],
  relicCollected: ({ seat, relic, region }, t) => line`${t.does(seat, 'récupère', 'récupérez')} la relique ${relic + 1} ${t.at(region)}.`,
  relicLost: ({ relic, region }, t) => line`Personne ne contrôle ${t.place(region)} : la relique ${relic + 1} quitte la partie.`,

  priced: ({ seat, token, place }, t) => {
    const name = placeNames[place]
    const where = name === 'moveFirst' ? line`${track('move')}, en premier` : name === 'moveLast' ? line`${track('move')}, en dernier` : [track(name)]
    return line`${t.does(seat, 'fixe', 'fixez')} le prix de ${where}, avec le jeton ${token + 1}.`
  },
  neutralPriced: ({ token, track: index }, t) =>
    line`Un jeton neutre fixe le prix de ${trackAt(index)} à ${energy(t.c.neutral.toLeft[token] + t.c.neutral.toRight[token] + t.c.neutral.toBank[token])}.`,
  vaultCollected: ({ seat }, t) => line`${t.does(seat, 'reprend tous ses', 'reprenez tous vos')} jetons du coffre.`,
  flare: ({ seat }, t) => (seat === t.reader.viewer ? ['Le pistolet de détresse vous revient.'] : line`Le pistolet de détresse passe à ${t.reader.player(seat)}.`),
  summoned: ({ seat, leader }, t) => line`${t.does(seat, 'invoque', 'invoquez')} ${t.leader(leader)}.`,
  acts: ({ seat, track: index, cost: price, pricer, paid }, t) => {
    if (price === 0) return line`${t.does(seat, 'agit', 'agissez')} gratuitement dans la phase ${trackAt(index)}.`
    if (pricer !== NEUTRAL && paid === price) return pricer === t.reader.viewer ? line`${t.reader.player(seat)} agit dans la phase ${trackAt(index)} et vous paie ${energy(price)}.` : line`${t.does(seat, 'agit', 'agissez')} dans la phase ${trackAt(index)} et ${t.say(seat, 'paie', 'payez')} ${energy(price)} à ${t.player(pricer)}.`
    const owner = pricer !== NEUTRAL && paid > 0 ? line`, dont ${paid} pour ${t.player(pricer)}` : ''
    return line`${t.does(seat, 'agit', 'agissez')} dans la phase ${trackAt(index)} pour ${energy(price)}${owner}.`
  },
  passed: ({ seat, track: index }, t) => line`${t.does(seat, 'passe', 'passez')} dans la phase ${trackAt(index)}.`,
  mainAction: ({ seat, track: index }, t) => line`${t.does(seat, 'effectue', 'effectuez')} l’action principale de ${trackAt(index)}.`,
  secondaryAction: ({ seat, track: index }, t) => line`${t.does(seat, 'effectue', 'effectuez')} l’action secondaire de ${trackAt(index)}.`,
  usedLeader: ({ seat, leader }, t) => line`${t.does(seat, 'utilise', 'utilisez')} ${t.leader(leader)}.`,
  usedAttribute: ({ seat, attribute }, t) => line`${t.does(seat, 'utilise', 'utilisez')} l’attribut ${t.attribute(attribute)}.`,
  usedIntelligence: ({ seat, faction }, t) => line`${t.does(seat, 'utilise', 'utilisez')} le Renseignement ${ofFaction(factionName(faction))}.`,

  played: ({ seat, card }, t) => line`${t.does(seat, 'joue', 'jouez')} ${t.card(card)}.`,
  drew: ({ seat, count, cards: drawn }, t) =>
    count === 0 ? line`${t.does(seat, 'ne trouve', 'ne trouvez')} aucune carte à piocher.` : line`${t.does(seat, 'pioche', 'piochez')} ${drawn ? t.list(drawn) : cards(count)}.`,
  putAway: ({ seat, card }, t) => line`${t.does(seat, 'écarte', 'écartez')} ${t.card(card)}.`,
  discarded: ({ seat, card }, t) => line`${t.does(seat, 'défausse', 'défaussez')} ${t.card(card)}.`,
  reshuffled: ({ cards: n }) => [`La défausse est mélangée : la pioche compte de nouveau ${cards(n)}.`],

  gained: ({ seat, energy: e, gems: g }, t) => line`${t.does(seat, 'gagne', 'gagnez')} ${cost(e, g)}.`,
  paid: ({ seat, energy: e, gems: g }, t) => line`${t.does(seat, 'paie', 'payez')} ${cost(e, g)}.`,
  unlocked: ({ seat, pay }, t) => line`${t.does(seat, 'ouvre', 'ouvrez')} un cadenas ${pay === 1 ? `pour ${gems(1)}` : pay === 2 ? `pour ${energy(unlockEnergy(t))}` : 'sans payer'}.`,

  glory: ({ seat, gained, glory: now, target }, t) => line`${t.does(seat, 'gagne', 'gagnez')} ${glory(gained)} : ${now} sur ${target}.`,
  won: ({ seats, how }, t) => {
    const by = how === WON.glory ? 'par la gloire' : how === WON.relics ? 'avec toutes les reliques restantes' : how === WON.late ? 'par la gloire, à la fin des Reliques' : 'avec le plus de régions terrestres'
    if (seats.length > 1) return line`${capital(and(seats.map((seat) => t.player(seat))))} ${seats.includes(t.reader.viewer) ? 'partagez' : 'partagent'} la victoire, ${by}.`
    return line`${t.does(seats[0], 'remporte', 'remportez')} la partie ${by}.`
  },

  researched: ({ seat, track: index, column }, t) => line`${t.does(seat, 'avance', 'avancez')} sur la piste ${trackAt(index)}, colonne ${column + 1}.`,
  researchLost: ({ seat, count }, t) => line`${t.does(seat, 'ne peut', 'ne pouvez')} avancer nulle part : ${research(count)} ${count > 1 ? 'perdues' : 'perdue'}.`,
  built: ({ seat, kind, region }, t) => line`${t.does(seat, 'construit', 'construisez')} ${aBuilding(buildingIds[kind])} ${t.at(region)}.`,
  laid: ({ seat, foundation, region }, t) => line`${t.does(seat, 'pose', 'posez')} la fondation « ${boardFoundations[foundationIds[foundation]]} » ${t.at(region)}.`,
  harvested: ({ seat, region, effect: index }, t) => line`${t.does(seat, 'récolte', 'récoltez')} ${t.at(region)} : ${effect(effectAt(t, index))}.`,
  tokenPlaced: ({ seat, token, region }, t) => line`${t.does(seat, 'pose', 'posez')} un jeton Production ${t.at(region)} : ${effect(tokenYield(t, token, false))}.`,
  tokenTurned: ({ seat, token, region }, t) => line`${t.does(seat, 'améliore', 'améliorez')} le jeton Production ${t.from(region)} : ${effect(tokenYield(t, token, true))}.`,
  advanced: ({ seat, sector, count }, t) => line`${t.does(seat, 'avance', 'avancez')} ${fighters(count)} au secteur ${sector + 2}.`,
  recruited: ({ seat, count, region }, t) => line`${t.does(seat, 'recrute', 'recrutez')} ${fighters(count)} ${t.at(region)}.`,
  exchanged: ({ seat }, t) => line`${t.does(seat, 'échange', 'échangez')} ${t.c.start.exchangePoints} points Recruter.`,
  deployed: ({ seat, leader, region }, t) => line`${t.does(seat, 'déploie', 'déployez')} ${t.leader(leader)} ${t.at(region)}.`,
  leaderUpgraded: ({ seat, leader }, t) => line`${t.does(seat, 'améliore', 'améliorez')} ${t.leader(leader)}.`,
  attributeUpgraded: ({ seat, attribute }, t) => line`${t.does(seat, 'améliore', 'améliorez')} l’attribut ${t.attribute(attribute)}.`,

  moved: ({ seat, from, to, fighters: n, leaders, redeploy }, t) =>
    line`${redeploy === 1 ? t.does(seat, 'redéploie', 'redéployez') : t.does(seat, 'déplace', 'déplacez')} ${force(t, n, leaders)} ${t.from(from)} vers ${t.place(to)}.`,
  trapped: ({ seat, owner, region, wounds: n }, t) => {
    const trap = owner === t.reader.viewer ? line`Votre piège ${t.at(region)}` : line`Le piège ${t.ofPlayer(owner)} ${t.at(region)}`
    return seat === t.reader.viewer ? line`${trap} vous blesse ${fighters(n)}.` : line`${trap} blesse ${fighters(n)} à ${t.reader.player(seat)}.`
  },
  sentToBase: ({ seat, region, fighters: n, leaders }, t) => line`${t.does(seat, 'renvoie', 'renvoyez')} ${force(t, n, leaders)} ${t.from(region)} à ${t.say(seat, 'sa', 'votre')} base.`,
  moraleBoosted: ({ seat, region }, t) => line`${t.does(seat, 'renforce', 'renforcez')} le moral ${t.at(region)}.`,
  moraleLost: ({ seat, region }, t) => line`${t.does(seat, 'perd', 'perdez')} le jeton Moral ${t.from(region)}.`,

  battle: ({ seat, opponent, region }, t) => (opponent === t.reader.viewer ? line`${t.reader.player(seat)} vous combat ${t.at(region)}.` : line`${t.does(seat, 'combat', 'combattez')} ${t.reader.player(opponent)} ${t.at(region)}.`),
  declared: ({ seat, strength: s, attack: a, shield, gems: g, cards: n }, t) =>
    line`${t.does(seat, 'annonce', 'annoncez')} ${strength(s)}, ${attack(a)}, ${shields(shield)}, ${gems(g)} et ${cards(n)}.`,
  revealed: ({ seat, section: index, card }, t) => {
    const what = card >= 0 ? line` avec ${t.card(card)}` : card === -2 ? ' avec un bluff' : ' sans carte'
    return line`${t.does(seat, 'révèle', 'révélez')} ${section(t.c.wheel.ids[index])}${what}.`
  },
  rolled: ({ seat, strength: s, shield, again }, t) => line`${again === 1 ? t.does(seat, 'relance', 'relancez') : t.does(seat, 'lance', 'lancez')} le dé : ${strength(s)}${shield > 0 ? ` et ${shields(shield)}` : ''}.`,
  toll: ({ seat, rival, energy: n }, t) => line`${t.doesTo(seat, rival, 'paie', 'payez', energy(n))} pour le dé.`,
  compared: ({ seats, totals, winner }, t) => {
    const own = winner === seats[0] ? 0 : 3
    const other = totals[3 - own]
    if (totals[own] === other) return line`${t.does(winner, 'gagne', 'gagnez')} le combat à égalité de Force, ${other} partout.`
    return line`${totals[own] > other ? t.does(winner, 'gagne', 'gagnez') : t.does(winner, 'reste et gagne', 'restez et gagnez')} le combat, Force ${totals[own]} contre ${other}.`
  },
  wounded: ({ seat, by, wounds: n }, t) => line`${t.doesTo(by, seat, 'blesse', 'blessez', fighters(n))}.`,
  lostHalf: ({ seat, lost }, t) => line`${t.does(seat, 'perd', 'perdez')} ${fighters(lost)} pour cette victoire.`,
  tribute: ({ seat, rival, energy: n }, t) => line`${t.doesTo(seat, rival, 'prend', 'prenez', energy(n))}.`,
  intelligenceTaken: ({ seat, faction }, t) => line`${t.does(seat, 'obtient', 'obtenez')} le Renseignement ${ofFaction(factionName(faction))}.`,
  retreats: ({ seat, region }, t) => line`${t.does(seat, 'bat', 'battez')} en retraite ${t.from(region)}.`,
  commandTaken: ({ seat, leader }, t) => line`${t.does(seat, 'prend', 'prenez')} le commandement ${ofLeader(leaderId(t, leader))}.`,
  leaderDefeated: ({ seat, leader, home }, t) => line`${t.leader(leader)} est hors de combat et retourne ${home === 1 ? `à ${t.say(seat, 'sa', 'votre')} base` : 'en réserve'}.`,
  razed: ({ seat, kind, region }, t) => {
    const { one, gender } = buildings[buildingIds[kind]]
    const fallen = gender === 'm' ? 'est rasé' : 'est rasée'
    if (seat === t.reader.viewer) return line`Votre ${one} ${t.at(region)} ${fallen}.`
    return line`${capital([elided(one, gender)])} ${t.ofPlayer(seat)} ${t.at(region)} ${fallen}.`
  },
  cardTaken: ({ seat, rival, card }, t) => line`${t.doesTo(seat, rival, 'prend', 'prenez', [t.card(card)])}.`,
  cardTakenBack: ({ seat, card }, t) => line`${t.does(seat, 'reprend', 'reprenez')} ${t.card(card)} en main.`,
  battleEnded: () => undefined,

  regionCount: ({ seat, count, row }, t) => {
    const { gives, times } = countRow(t, row)
    return line`${t.does(seat, 'compte', 'comptez')} ${regions(count)} : ${times > 1 ? `${times} fois ` : ''}${effect(gives)}.`
  },
  intelligenceGiven: ({ seat, faction }, t) => line`${t.does(seat, 'donne', 'donnez')} le Renseignement ${ofFaction(factionName(faction))}.`,
  upkeep: ({ seat, leader, energy: e, gems: g }, t) => line`${t.does(seat, 'paie', 'payez')} ${cost(e, g)} pour garder ${t.leader(leader)}.`,
  released: ({ seat, leader }, t) => line`${t.does(seat, 'laisse', 'laissez')} partir ${t.leader(leader)}.`,
}

const elided = (noun: string, gender: 'm' | 'f'): string => (/^[aeio]/.test(noun) ? `l’${noun}` : `${gender === 'm' ? 'le' : 'la'} ${noun}`)

/** “3 combattants et Vehlac” */
function force(t: French, n: number, leaders: readonly number[]): Line {
  return and([...(n > 0 ? [fighters(n)] : []), ...leaders.map((leader): Line => [t.leader(leader)])])
}
