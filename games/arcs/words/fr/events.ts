import { capital, line, listOf, type Line } from '#words/line.ts'
import { ambitions, resources } from '../../data/names.ts'
import type { Events } from '../assemble.ts'
import { cardId, isMine, winnerOf } from '../known.ts'
import { agree, ambitionName, amount, and, countOf, diceOf, diceTaken, hits, iconsOf, marker, plural, resourceName, shipsTold, the, type French } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<French> = {
  pickedLeader: ({ seat, card }, t) => line`${t.does(seat, 'choisit', 'choisissez')} ${the(t.c.leaders.ids[card])} pour Héros.`,
  pickedLore: ({ seat, card }, t) => line`${t.does(seat, 'choisit', 'choisissez')} ${the(t.c.lore.ids[card])}.`,

  chapter: ({ chapter }) => [`Chapitre ${chapter}`],
  dealt: ({ seat, cards }, t) => cards && line`${t.does(seat, 'reçoit', 'recevez')} ${t.list(cards)}.`,
  mulligan: ({ seat }, t) => line`${t.does(seat, 'change toute sa', 'changez toute votre')} main.`,
  scored: ({ ambition, power }, t) => {
    const paid = power.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : []))
    const name = capital([ambitionName(ambitions[ambition])])
    if (paid.length === 0) return line`${name} : personne ne gagne de Pouvoir.`
    return line`${name} : ${and(paid.map(({ n, seat }, i) => (i === 0 ? line`${t.player(seat)} ${t.say(seat, 'gagne', 'gagnez')} ${n} de Pouvoir` : line`${t.player(seat)} ${n}`)))}.`
  },
  lostTokens: ({ seat, type, count }, t) => line`${t.does(seat, 'défausse', 'défaussez')} ${amount(type, count)}.`,
  gameOver: ({ power }, t) => {
    const winner = winnerOf(t, power)
    const tied = power.filter((n) => n === power[winner]).length > 1
    const totals = listOf(power.flatMap((n, seat) => (seat === winner ? [] : [line`${t.player(seat)} ${n}`])), 'et')
    return line`${t.does(winner, 'remporte', 'remportez')} la partie avec ${power[winner]} de Pouvoir${tied ? ', à égalité mais en tête dans l’ordre du tour' : ''} (${totals}).`
  },

  passed: ({ seat, to }, t) => (seat === to ? line`${t.does(seat, 'passe et garde', 'passez et gardez')} l’initiative.` : line`${t.doesTo(seat, to, 'passe', 'passez', 'l’initiative')}.`),
  led: ({ seat, card }, t) => line`${t.does(seat, 'mène', 'menez')} avec ${t.the(card)}.`,
  surpassed: ({ seat, card }, t) => line`${t.does(seat, 'surpasse', 'surpassez')} avec ${t.the(card)}.`,
  copied: ({ seat, card }, t) => line`${t.does(seat, 'copie', 'copiez')} avec ${card === undefined ? 'une carte' : line`${t.the(card)},`} face cachée.`,
  pivoted: ({ seat, card }, t) => line`${t.does(seat, 'pivote', 'pivotez')} avec ${t.the(card)}.`,
  seizedWith: ({ seat, card }, t) => line`${t.does(seat, 'joue', 'jouez')} ${card === undefined ? 'une carte de plus' : line`aussi ${t.the(card)},`} face cachée.`,
  seized: ({ seat }, t) => line`${t.does(seat, 'saisit', 'saisissez')} l’initiative.`,
  initiative: ({ seat }, t) => line`${t.does(seat, 'prend', 'prenez')} l’initiative : personne n’a surpassé plus haut.`,
  unionTook: ({ seat, card }, t) => line`${t.does(seat, 'prend', 'prenez')} ${t.the(card)} en main.`,

  declared: ({ seat, ambition, first, second, zero }, t) => line`${t.does(seat, 'déclare', 'déclarez')} ${ambitionName(ambitions[ambition])} (${marker(first, second)})${zero === 1 ? ' : la carte de Meneur vaut 0' : ', sans marqueur zéro'}.`,
  gave: ({ seat, rival, card }, t) => line`${t.doesTo(seat, rival, 'donne', 'donnez', t.the(card))}.`,
  looked: ({ seat, rival, cards }, t) => {
    const whose = isMine(t, rival) ? ['votre main'] : line`la main ${t.ofPlayer(rival)}`
    return line`${t.does(seat, 'regarde', 'regardez')} ${whose}${cards && cards.length > 0 ? line` : ${t.list(cards)}` : ''}.`
  },
  exchanged: ({ seat, rival, given, taken }, t) => {
    if (given === undefined || taken === undefined) return line`${t.does(seat, 'échange', 'échangez')} une carte avec ${t.player(rival)}.`
    return line`${t.doesTo(seat, rival, 'donne', 'donnez', t.the(given))} et ${t.say(seat, 'prend', 'prenez')} ${t.the(taken)}.`
  },

  pipSpent: () => undefined,
  spent: ({ seat, type }, t) => line`${t.does(seat, 'dépense', 'dépensez')} ${amount(type, 1)}.`,
  turnEnded: () => undefined,

  gained: ({ seat, type }, t) => line`${t.does(seat, 'gagne', 'gagnez')} ${amount(type, 1)}.`,
  discarded: ({ seat, type }, t) => line`${t.does(seat, 'défausse', 'défaussez')} ${amount(type, 1)}.`,
  arranged: ({ seat }, t) => line`${t.does(seat, 'range ses', 'rangez vos')} ressources.`,

  cardUsed: ({ seat, card }, t) => line`${t.does(seat, 'utilise', 'utilisez')} ${t.the(card)}.`,
  cardDiscarded: ({ seat, card }, t) => line`${t.does(seat, 'défausse', 'défaussez')} ${t.the(card)}.`,
  unionPlaced: ({ seat, card, at }, t) => {
    const whose = isMine(t, at) ? ['de votre carte'] : seat === at ? ['de sa propre carte'] : line`de la carte ${t.ofPlayer(at)}`
    return line`${t.does(seat, 'place', 'placez')} ${t.the(card)} près ${whose}.`
  },
  tokenStolen: ({ seat, rival, type }, t) => line`${t.doesTo(seat, rival, 'vole', 'volez', amount(type, 1))}.`,
  discardedAction: ({ seat, card }, t) => line`${t.does(seat, 'défausse', 'défaussez')} ${card === undefined ? 'une carte de sa main' : t.the(card)}.`,
  drewAction: ({ seat, card }, t) => line`${t.does(seat, 'pioche', 'piochez')} ${card === undefined ? 'une carte' : t.the(card)} au bas de la défausse.`,

  shipsPlaced: ({ seat, system, count, damaged }, t) => line`${t.does(seat, 'place', 'placez')} ${damaged === 1 ? shipsTold(0, count) : shipsTold(count, 0)} ${t.at(system)}.`,
  captured: ({ seat, rival, count }, t) => line`${t.does(seat, 'capture', 'capturez')} ${agentsOf(t, rival, count)}.`,
  shipDamaged: ({ seat, system }, t) => line`${t.does(seat, 'encaisse', 'encaissez')} un dégât ${t.at(system)} : un vaisseau est endommagé.`,
  shipDestroyed: ({ seat, system, by }, t) => line`${t.does(seat, 'perd', 'perdez')} un vaisseau ${t.at(system)} : Trophée pour ${t.player(by)}.`,
  buildingDamaged: ({ seat, system, kind }, t) => line`${t.does(seat, 'encaisse', 'encaissez')} un dégât ${t.at(system)} : ${kind === 0 ? 'une cité est endommagée' : 'un spatioport est endommagé'}.`,
  buildingDestroyed: ({ seat, system, kind, by }, t) => line`${t.does(seat, 'perd', 'perdez')} ${kind === 0 ? 'une cité' : 'un spatioport'} ${t.at(system)} : Trophée pour ${t.player(by)}.`,

  taxed: ({ seat, owner, system }, t) => {
    const city = seat === owner ? [t.say(seat, 'sa cité', 'votre cité')] : t.whose(owner, 'la', 'votre', 'cité')
    return line`${t.does(seat, 'taxe', 'taxez')} ${city} ${t.at(system)}.`
  },
  traded: ({ seat, rival, taken, given }, t) => line`${t.doesTo(seat, rival, 'prend', 'prenez', amount(taken, 1))} contre ${amount(given, 1)}.`,
  built: ({ seat, system, what, damaged }, t) => {
    const built = what === 'buildShip' ? 'un vaisseau' : what === 'buildStarport' ? 'un spatioport' : what === 'buildCity' ? 'une cité' : 'une cité hors emplacement'
    const word = damaged === 1 ? (what === 'buildShip' || what === 'buildStarport' ? ', endommagé' : ', endommagée') : ''
    return line`${t.does(seat, 'construit', 'construisez')} ${built} ${t.at(system)}${word}.`
  },
  pruned: ({ seat, system, kind }, t) => line`${t.does(seat, 'remplace', 'remplacez')} ${kind === 0 ? 'un spatioport par une cité' : 'une cité par un spatioport'} ${t.at(system)}.`,
  repaired: ({ seat, system, kind }, t) => line`${t.does(seat, 'répare', 'réparez')} ${kind < 0 ? 'un vaisseau' : kind === 0 ? 'une cité' : 'un spatioport'} ${t.at(system)}.`,
  moved: ({ seat, from, to, fresh, damaged }, t) => line`${t.does(seat, 'déplace', 'déplacez')} ${shipsTold(fresh, damaged)}${fresh > 0 && damaged > 0 ? ',' : ''} ${t.from(from)} vers ${t.theSystem(to)}.`,
  dropped: ({ seat, system, fresh, damaged }, t) => line`${t.does(seat, 'dépose', 'déposez')} ${shipsTold(fresh, damaged)}${fresh > 0 && damaged > 0 ? ',' : ''} ${t.at(system)}.`,
  influenced: ({ seat, card }, t) => line`${t.does(seat, 'influence', 'influencez')} ${t.the(card)}.`,
  secured: ({ seat, card, agents }, t) => line`${t.does(seat, 'sécurise', 'sécurisez')} ${t.the(card)}${prize(t, seat, agents, 'Captif', 'Captifs')}.`,
  ransacked: ({ seat, card, agents }, t) => line`${t.does(seat, 'pille', 'pillez')} ${t.the(card)}${prize(t, seat, agents, 'Trophée', 'Trophées')}.`,
  courtRefilled: ({ card }, t) => line`${capital(t.the(card))} ${agree(cardId(t, card), 'rejoint', 'rejoignent')} la Cour.`,
  abducted: ({ seat, card, count }, t) => line`${t.does(seat, 'enlève', 'enlevez')} ${count === 1 ? 'l’agent Rival' : `les ${count} agents Rivaux`} sur ${t.the(card)}.`,
  pressganged: ({ seat, owner }, t) => line`${t.does(seat, 'rend', 'rendez')} ${agentsOf(t, owner, 1)}.`,
  executed: ({ seat, owner }, t) => line`${t.does(seat, 'exécute', 'exécutez')} ${agentsOf(t, owner, 1)} : 1 Trophée.`,

  battle: ({ seat, rival, system }, t) => (isMine(t, rival) ? line`${t.reader.player(seat)} vous attaque ${t.at(system)}.` : line`${t.does(seat, 'attaque', 'attaquez')} ${t.reader.player(rival)} ${t.at(system)}.`),
  rolled: ({ seat, dice, again }, t) => {
    if (again.some((n) => n > 0)) return line`${t.does(seat, 'relance', 'relancez')} ${diceTaken(again)}.`
    return dice.every((n) => n === 0) ? line`${t.does(seat, 'ne lance', 'ne lancez')} aucun dé.` : line`${t.does(seat, 'lance', 'lancez')} ${diceTaken(dice)}.`
  },
  battleResult: ({ seat, self, intercept, hits: struck, building, keys }, t) => {
    const icons = iconsOf({ self, intercept, hits: struck, building, keys })
    return icons.length === 0 ? line`${t.does(seat, 'n’obtient', 'n’obtenez')} rien.` : line`${t.does(seat, 'obtient', 'obtenez')} ${and(icons)}.`
  },
  riflesFired: ({ seat, rival, from, system, dice, hits: struck }, t) => {
    const whom = isMine(t, rival) ? line`${t.reader.player(seat)} tire sur vous` : line`${t.does(seat, 'tire', 'tirez')} sur ${t.reader.player(rival)}`
    return line`${whom} ${t.at(system)} depuis ${t.theSystem(from)} : ${diceOf('skirmish', dice)}, ${struck === 0 ? 'aucun dégât' : hits(struck)}.`
  },
  looted: ({ seat, rival, type }, t) => line`${t.doesTo(seat, rival, 'vole', 'volez', amount(type, 1))}.`,
  guildStolen: ({ seat, rival, card }, t) => line`${t.doesTo(seat, rival, 'vole', 'volez', t.the(card))}.`,
  outrage: ({ seat, type }, t) => line`${t.does(seat, 'Provoque', 'Provoquez')} un Outrage : ${resourceName(resources[type])}.`,
  cityFreed: ({ seat, owner, system }, t) => line`${t.does(seat, 'libère', 'libérez')} ${seat === owner ? [t.say(seat, 'sa cité', 'votre cité')] : t.whose(owner, 'la', 'votre', 'cité')} ${t.at(system)} : elle retourne sur ${t.say(owner, 'son', 'votre')} plateau.`,
}

/** “un agent de Marco”, “2 de vos agents” */
const agentsOf = (t: French, owner: number, count: number): Line => (isMine(t, owner) ? [`${count === 1 ? 'un' : count} de vos agents`] : line`${count === 1 ? 'un agent' : countOf('agent', count)} ${t.ofPlayer(owner)}`)

/** “ et gagne 2 Captifs” */
function prize(t: French, seat: number, agents: readonly number[], one: string, many: string): string {
  const n = agents.reduce((sum, count, owner) => (owner === seat ? sum : sum + count), 0)
  return n > 0 ? ` et ${t.say(seat, 'prend', 'prenez')} ${plural(n, one, many)}` : ''
}

