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
  region as here,
  regions,
  research,
  section,
  shields,
  strength,
  theFaction,
  toLeader,
  track,
  trackAt,
  type Italian,
} from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<Italian> = {
  tookFaction: ({ seat, faction }, t) => line`${t.does(seat, 'gioca', 'giochi')} ${theFaction(factionName(faction))}.`,
  dismissed: ({ seat, leaders }, t) => line`${t.does(seat, 'rinuncia', 'rinunci')} ${and(leaders.map((each) => toLeader(leaderId(t, each))))}.`,
  basePlaced: ({ seat, slot, regions: open }, t) => line`${t.does(seat, 'si stabilisce', 'ti stabilisci')} in ${here(regionId(t, slot))}, con accesso a ${and(open.map((each) => t.place(each)))}.`,
  settled: ({ seat, regions: where, fighters: counts }, t) => line`${t.does(seat, 'piazza', 'piazzi')} ${and(where.map((each, i) => line`${fighters(counts[i])} ${t.at(each)}`))}.`,

  round: ({ round }) => [`Round ${round}`],
  phase: ({ phase }) => [phases[phaseIds[phase]]],
  relicCollected: ({ seat, relic, region }, t) => line`${t.does(seat, 'raccoglie', 'raccogli')} la reliquia ${relic + 1} ${t.at(region)}.`,
  relicLost: ({ relic, region }, t) => line`Nessuno controlla ${t.place(region)}: la reliquia ${relic + 1} lascia la partita.`,

  priced: ({ seat, token, place }, t) => {
    const name = placeNames[place]
    const where = name === 'moveFirst' ? line`${track('move')}, in apertura` : name === 'moveLast' ? line`${track('move')}, in chiusura` : [track(name)]
    return line`${t.does(seat, 'fissa', 'fissi')} il prezzo di ${where}, con il gettone ${token + 1}.`
  },
  neutralPriced: ({ token, track: index }, t) =>
    line`Un gettone neutrale fissa il prezzo di ${trackAt(index)} a ${energy(t.c.neutral.toLeft[token] + t.c.neutral.toRight[token] + t.c.neutral.toBank[token])}.`,
  vaultCollected: ({ seat }, t) => line`${t.does(seat, 'riprende tutti i suoi', 'riprendi tutti i tuoi')} gettoni dal forziere.`,
  flare: ({ seat }, t) => line`La pistola da segnalazione passa ${t.toPlayer(seat)}.`,
  summoned: ({ seat, leader }, t) => line`${t.does(seat, 'evoca', 'evochi')} ${t.leader(leader)}.`,
  acts: ({ seat, track: index, cost: price, pricer, paid }, t) => {
    if (price === 0) return line`${t.does(seat, 'agisce', 'agisci')} gratis nella fase ${trackAt(index)}.`
    if (pricer !== NEUTRAL && paid === price) return line`${t.does(seat, 'agisce', 'agisci')} nella fase ${trackAt(index)} e ${t.say(seat, 'paga', 'paghi')} ${energy(price)} ${t.toPlayer(pricer)}.`
    const owner = pricer !== NEUTRAL && paid > 0 ? line`, di cui ${paid} ${t.toPlayer(pricer)}` : ''
    return line`${t.does(seat, 'agisce', 'agisci')} nella fase ${trackAt(index)} per ${energy(price)}${owner}.`
  },
  passed: ({ seat, track: index }, t) => line`${t.does(seat, 'passa', 'passi')} nella fase ${trackAt(index)}.`,
  mainAction: ({ seat, track: index }, t) => line`${t.does(seat, 'esegue', 'esegui')} l’azione principale di ${trackAt(index)}.`,
  secondaryAction: ({ seat, track: index }, t) => line`${t.does(seat, 'esegue', 'esegui')} l’azione secondaria di ${trackAt(index)}.`,
  usedLeader: ({ seat, leader }, t) => line`${t.does(seat, 'usa', 'usi')} ${t.leader(leader)}.`,
  usedAttribute: ({ seat, attribute }, t) => line`${t.does(seat, 'usa', 'usi')} l’attributo ${t.attribute(attribute)}.`,
  usedIntelligence: ({ seat, faction }, t) => line`${t.does(seat, 'usa', 'usi')} la carta Informazioni ${ofFaction(factionName(faction))}.`,

  played: ({ seat, card }, t) => line`${t.does(seat, 'gioca', 'giochi')} ${t.card(card)}.`,
  drew: ({ seat, count, cards: drawn }, t) =>
    count === 0 ? line`${t.does(seat, 'non trova', 'non trovi')} carte da pescare.` : line`${t.does(seat, 'pesca', 'peschi')} ${drawn ? t.list(drawn) : cards(count)}.`,
  putAway: ({ seat, card }, t) => line`${t.does(seat, 'mette', 'metti')} via ${t.card(card)}.`,
  discarded: ({ seat, card }, t) => line`${t.does(seat, 'scarta', 'scarti')} ${t.card(card)}.`,
  reshuffled: ({ cards: n }) => [`Gli scarti vengono mescolati: il mazzo conta di nuovo ${cards(n)}.`],

  gained: ({ seat, energy: e, gems: g }, t) => line`${t.does(seat, 'ottiene', 'ottieni')} ${cost(e, g)}.`,
  paid: ({ seat, energy: e, gems: g }, t) => line`${t.does(seat, 'paga', 'paghi')} ${cost(e, g)}.`,
  unlocked: ({ seat, pay }, t) => line`${t.does(seat, 'apre', 'apri')} un lucchetto ${pay === 1 ? `per ${gems(1)}` : pay === 2 ? `per ${energy(unlockEnergy(t))}` : 'senza pagare'}.`,

  glory: ({ seat, gained, glory: now, target }, t) => line`${t.does(seat, 'ottiene', 'ottieni')} ${glory(gained)}: ${now} su ${target}.`,
  won: ({ seats, how }, t) => {
    const by = how === WON.glory ? 'per gloria' : how === WON.relics ? 'con tutte le reliquie rimaste' : how === WON.late ? 'per gloria, alla fine delle Reliquie' : 'con il maggior numero di regioni terrestri'
    if (seats.length > 1) return line`Vittoria condivisa, ${by}: ${and(seats.map((seat) => [t.reader.player(seat)]))}.`
    return line`${t.does(seats[0], 'vince', 'vinci')} la partita ${by}.`
  },

  researched: ({ seat, track: index, column }, t) => line`${t.does(seat, 'avanza', 'avanzi')} sul tracciato ${trackAt(index)}, colonna ${column + 1}.`,
  researchLost: ({ seat, count }, t) => line`${t.does(seat, 'non può', 'non puoi')} avanzare da nessuna parte: ${research(count)} ${count === 1 ? 'perduta' : 'perdute'}.`,
  built: ({ seat, kind, region }, t) => line`${t.does(seat, 'costruisce', 'costruisci')} ${aBuilding(buildingIds[kind])} ${t.at(region)}.`,
  laid: ({ seat, foundation, region }, t) => line`${t.does(seat, 'posa', 'posi')} la fondazione «${boardFoundations[foundationIds[foundation]]}» ${t.at(region)}.`,
  harvested: ({ seat, region, effect: index }, t) => line`${t.does(seat, 'raccoglie', 'raccogli')} ${t.at(region)}: ${effect(effectAt(t, index))}.`,
  tokenPlaced: ({ seat, token, region }, t) => line`${t.does(seat, 'posa', 'posi')} un gettone Produzione ${t.at(region)}: ${effect(tokenYield(t, token, false))}.`,
  tokenTurned: ({ seat, token, region }, t) => line`${t.does(seat, 'migliora', 'migliori')} il gettone Produzione ${t.at(region)}: ${effect(tokenYield(t, token, true))}.`,
  advanced: ({ seat, sector, count }, t) => line`${t.does(seat, 'fa', 'fai')} avanzare ${fighters(count)} al settore ${sector + 2}.`,
  recruited: ({ seat, count, region }, t) => line`${t.does(seat, 'recluta', 'recluti')} ${fighters(count)} ${t.at(region)}.`,
  exchanged: ({ seat }, t) => line`${t.does(seat, 'scambia', 'scambi')} ${t.c.start.exchangePoints} punti Reclutare.`,
  deployed: ({ seat, leader, region }, t) => line`${t.does(seat, 'schiera', 'schieri')} ${t.leader(leader)} ${t.at(region)}.`,
  leaderUpgraded: ({ seat, leader }, t) => line`${t.does(seat, 'migliora', 'migliori')} ${t.leader(leader)}.`,
  attributeUpgraded: ({ seat, attribute }, t) => line`${t.does(seat, 'migliora', 'migliori')} l’attributo ${t.attribute(attribute)}.`,

  moved: ({ seat, from, to, fighters: n, leaders, redeploy }, t) =>
    line`${redeploy === 1 ? t.does(seat, 'rischiera', 'rischieri') : t.does(seat, 'muove', 'muovi')} ${force(t, n, leaders)} ${t.from(from)} verso ${t.place(to)}.`,
  trapped: ({ seat, owner, region, wounds: n }, t) => {
    const trap = owner === t.reader.viewer ? line`La tua trappola ${t.at(region)}` : line`La trappola di ${t.reader.player(owner)} ${t.at(region)}`
    return seat === t.reader.viewer ? line`${trap} ti ferisce ${fighters(n)}.` : line`${trap} ferisce ${fighters(n)} ${t.toPlayer(seat)}.`
  },
  sentToBase: ({ seat, region, fighters: n, leaders }, t) => line`${t.does(seat, 'rimanda', 'rimandi')} ${force(t, n, leaders)} ${t.from(region)} alla ${t.say(seat, 'sua', 'tua')} base.`,
  moraleBoosted: ({ seat, region }, t) => line`${t.does(seat, 'rafforza', 'rafforzi')} il morale ${t.at(region)}.`,
  moraleLost: ({ seat, region }, t) => line`${t.does(seat, 'perde', 'perdi')} il gettone Morale ${t.at(region)}.`,

  battle: ({ seat, opponent, region }, t) => line`${t.does(seat, 'combatte', 'combatti')} contro ${t.player(opponent)} ${t.at(region)}.`,
  declared: ({ seat, strength: s, attack: a, shield, gems: g, cards: n }, t) =>
    line`${t.does(seat, 'dichiara', 'dichiari')} ${strength(s)}, ${attack(a)}, ${shields(shield)}, ${gems(g)} e ${cards(n)}.`,
  revealed: ({ seat, section: index, card }, t) => {
    const what = card >= 0 ? line` con ${t.card(card)}` : card === -2 ? ' con un bluff' : ' senza carta'
    return line`${t.does(seat, 'rivela', 'riveli')} ${section(t.c.wheel.ids[index])}${what}.`
  },
  rolled: ({ seat, strength: s, shield, again }, t) => line`${again === 1 ? t.does(seat, 'rilancia', 'rilanci') : t.does(seat, 'lancia', 'lanci')} il dado: ${strength(s)}${shield > 0 ? ` e ${shields(shield)}` : ''}.`,
  toll: ({ seat, rival, energy: n }, t) => line`${t.doesTo(seat, rival, 'paga', 'paghi', energy(n))} per il dado.`,
  compared: ({ seats, totals, winner }, t) => {
    const own = winner === seats[0] ? 0 : 3
    const other = totals[3 - own]
    if (totals[own] === other) return line`${t.does(winner, 'vince', 'vinci')} il combattimento a parità di Forza, ${other} pari.`
    return line`${totals[own] > other ? t.does(winner, 'vince', 'vinci') : t.does(winner, 'resta e vince', 'resti e vinci')} il combattimento, Forza ${totals[own]} contro ${other}.`
  },
  wounded: ({ seat, by, wounds: n }, t) => line`${t.doesTo(by, seat, 'ferisce', 'ferisci', fighters(n))}.`,
  lostHalf: ({ seat, lost }, t) => line`${t.does(seat, 'perde', 'perdi')} ${fighters(lost)} per questa vittoria.`,
  tribute: ({ seat, rival, energy: n }, t) => line`${t.doesTo(seat, rival, 'prende', 'prendi', energy(n))}.`,
  intelligenceTaken: ({ seat, faction }, t) => line`${t.does(seat, 'prende', 'prendi')} la carta Informazioni ${ofFaction(factionName(faction))}.`,
  retreats: ({ seat, region }, t) => line`${t.does(seat, 'si ritira', 'ti ritiri')} ${t.from(region)}.`,
  commandTaken: ({ seat, leader }, t) => line`${t.does(seat, 'prende', 'prendi')} il comando di ${t.leader(leader)}.`,
  leaderDefeated: ({ seat, leader, home }, t) => line`${t.leader(leader)} è fuori combattimento e torna ${home === 1 ? `alla ${t.say(seat, 'sua', 'tua')} base` : 'nella riserva'}.`,
  razed: ({ seat, kind, region }, t) => {
    const { one, gender } = buildings[buildingIds[kind]]
    const fallen = gender === 'm' ? 'è raso al suolo' : 'è rasa al suolo'
    if (seat === t.reader.viewer) return line`${gender === 'm' ? 'Il tuo' : 'La tua'} ${one} ${t.at(region)} ${fallen}.`
    return line`${capital([/^[aeiou]/.test(one) ? `l’${one}` : `la ${one}`])} di ${t.reader.player(seat)} ${t.at(region)} ${fallen}.`
  },
  cardTaken: ({ seat, rival, card }, t) => line`${t.doesTo(seat, rival, 'prende', 'prendi', [t.card(card)])}.`,
  cardTakenBack: ({ seat, card }, t) => line`${t.does(seat, 'riprende', 'riprendi')} in mano ${t.card(card)}.`,
  battleEnded: () => undefined,

  regionCount: ({ seat, count, row }, t) => {
    const { gives, times } = countRow(t, row)
    return line`${t.does(seat, 'conta', 'conti')} ${regions(count)}: ${times > 1 ? `${times} volte ` : ''}${effect(gives)}.`
  },
  intelligenceGiven: ({ seat, faction }, t) => line`${t.does(seat, 'cede', 'cedi')} la carta Informazioni ${ofFaction(factionName(faction))}.`,
  upkeep: ({ seat, leader, energy: e, gems: g }, t) => line`${t.does(seat, 'paga', 'paghi')} ${cost(e, g)} per mantenere ${t.leader(leader)}.`,
  released: ({ seat, leader }, t) => line`${t.does(seat, 'lascia', 'lasci')} andare ${t.leader(leader)}.`,
}

/** “3 combattenti e Vehlac” */
function force(t: Italian, n: number, leaders: readonly number[]): Line {
  return and([...(n > 0 ? [fighters(n)] : []), ...leaders.map((leader): Line => [t.leader(leader)])])
}
