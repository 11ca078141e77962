import { capital, line, type Line } from '#words/line.ts'
import { embargoSteps } from '../../data/content.ts'
import { ladders } from '../../data/names.ts'
import { whens } from '../../rules/sleepers.ts'
import type { Events } from '../assemble.ts'
import { stopped } from '../full-stop.ts'
import { bandOf, bandOfLevel, cardId, isMine, isPhantom, kindOfCard, sleeperEffect, territoryOfMission, winnersOf } from '../known.ts'
import { orderWords } from './orders.ts'
import { amount, amounts, and, bandName, baseCount, cardCount, face, isNothing, ofLadder, plural, points, quoted, reinforcements, theSyndicate, type French } from './speak.ts'
import { tradeEvents } from './trade-events.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<French> = {
  pickedSyndicate: ({ seat, card }, t) => stopped(line`${t.does(seat, 'dirige', 'dirigez')} ${theSyndicate(t.names, cardId(t, card))}`),
  startBase: ({ seat, at, fortified }, t) => line`${t.does(seat, 'commence', 'commencez')} avec une base${fortified === 1 ? ' fortifiée' : ''} ${t.at(at)}.`,
  startDice: ({ seats, dice }, t) => line`Pour le premier tour : ${and(seats.map((seat, i) => line`${t.player(seat)} ${t.say(seat, 'obtient', 'obtenez')} ${dice[i]}`))}.`,
  firstPlayer: ({ seat }, t) => line`${t.does(seat, 'commence', 'commencez')}.`,

  round: ({ round, last }) => [`Manche ${round}${last === 1 ? ', la dernière' : ''}`],
  turn: ({ seat }, t) => (isMine(t, seat) ? ['C’est votre tour.'] : line`C’est le tour ${t.ofPlayer(seat)}.`),
  turnEnded: () => undefined,
  phantomTurn: () => ['Le fantôme agit.'],
  phantomDrew: ({ at, owner }, t) => line`Le fantôme tire ${isPhantom(t, owner) ? line`sa propre base ${t.at(at)}` : t.baseOf(owner, at)}.`,
  drew: ({ seat, count, cards }, t) => line`${t.does(seat, 'pioche', 'piochez')} ${cards ? t.cards(cards) : cardCount(count)}.`,
  reshuffled: () => ['Les opérations défaussées sont mélangées et forment une nouvelle pioche.'],

  revealed: ({ seat, card }, t) =>
    kindOfCard(t, card) === 'heist' ? line`${t.does(seat, 'révèle', 'révélez')} le braquage ${t.card(card)}.` : line`${t.does(seat, 'tente', 'tentez')} la mission ${t.card(card)} ${t.at(territoryOfMission(t, card))}.`,
  announced: ({ seat, at, cooperative }, t) =>
    cooperative === 1 ? line`${t.does(seat, 'partage', 'partagez')} la mission avec qui tient ${t.place(at)}.` : line`${t.does(seat, 'ne partage', 'ne partagez')} pas la mission ${t.at(at)}.`,
  targeted: ({ seat, at }, t) => line`${t.does(seat, 'vise', 'visez')} la base ${t.at(at)}.`,
  hired: ({ seat, win }, t) => line`${t.does(seat, 'engage', 'engagez')} de l’aide : ${face(win)} suffit.`,
  missionRoll: ({ seat, card, die, plus, win, success }, t) => line`Pour ${t.card(card)}, ${t.player(seat)} ${t.say(seat, 'obtient', 'obtenez')} ${sum(die, plus)} ; il faut ${face(win)} : ${success === 1 ? 'réussite' : 'échec'}.`,
  missionPaid: ({ seat, gained, partner, shared }, t) => {
    const own = line`${t.does(seat, 'gagne', 'gagnez')} ${amounts(gained)}`
    if (partner < 0 || isNothing(shared)) return line`${own}.`
    return isPhantom(t, partner) ? line`${own} ; la part du fantôme reste à la banque.` : line`${own} ; ${t.player(partner)} ${t.say(partner, 'gagne', 'gagnez')} ${amounts(shared)}.`
  },
  looted: ({ seat, victim, at, dice, credits }, t) => {
    if (dice.length === 0) return line`${t.does(seat, 'ne trouve', 'ne trouvez')} rien à emporter ${t.at(at)}.`
    const taken = credits === 0 ? ['rien'] : amount(0, credits)
    const loot = line`Butin ${t.of(at)}, ${sumOf(dice)} :`
    if (isPhantom(t, victim)) return line`${loot} ${t.player(seat)} ${t.say(seat, 'prend', 'prenez')} ${taken} à la banque.`
    if (isMine(t, victim)) return line`${loot} ${t.player(seat)} ${credits === 0 ? 'ne vous prend rien' : line`vous prend ${taken}`}.`
    return line`${loot} ${t.player(seat)} ${credits === 0 ? t.say(seat, 'ne prend rien', 'ne prenez rien') : line`${t.say(seat, 'prend', 'prenez')} ${taken}`} ${t.toPlayer(victim)}.`
  },

  assault: ({ seat, owner, at, reinforcements: used, win }, t) => line`${t.does(seat, 'attaque', 'attaquez')} ${t.baseOf(owner, at)} ${reinforcements(used)} : ${wins(win)}.`,
  assaultOdds: ({ at, force, win }, t) => line`L’assaut ${t.at(at)} se poursuit ${reinforcements(force)} : ${wins(win)}.`,
  assaultRoll: ({ seat, at, die, win, success }, t) => line`${t.does(seat, 'obtient', 'obtenez')} ${die}${win > 6 ? '' : ` ; il faut ${face(win)}`} : l’assaut ${t.at(at)} ${success === 1 ? 'réussit' : 'échoue'}.`,
  baseTaken: ({ seat, owner, at }, t) => line`${t.does(seat, 's’empare de', 'vous emparez de')} ${t.baseOf(owner, at)}.`,

  laid: ({ seat, card }, t) => line`${t.does(seat, 'pose', 'posez')} ${card === undefined ? 'une carte' : t.card(card)} face cachée.`,
  burned: ({ seat, card }, t) => line`${t.does(seat, 'brûle', 'brûlez')} ${t.card(card)}, qui attendait face cachée.`,
  ordered: ({ seat, asks, when, whom }, t) => {
    if (when === undefined || whom === undefined) return asks === 1 ? line`${t.does(seat, 'veut', 'voulez')} décider en personne de chaque réaction.` : line`${t.does(seat, 'confie ses', 'confiez vos')} réactions à une consigne.`
    return line`Votre consigne : ${orderWords(whens[when], whom < 0 ? undefined : t.player(whom), asks === 1)}.`
  },
  sprung: ({ seat, card, victim, at }, t) => {
    const against = victim >= 0 && victim !== seat ? line` contre ${t.player(victim)}` : []
    return line`${t.does(seat, 'déclenche', 'déclenchez')} ${t.card(card)}${against}${at >= 0 ? line` ${t.at(at)}` : ''}${sprungEffect(t, card, victim)}.`
  },
  doubleCrossed: ({ seat, taken }, t) => line`${t.does(seat, 'détourne', 'détournez')} ${amounts(taken)} de la récompense.`,
  skimmed: ({ seat, victim, credits }, t) => line`${t.doesTo(seat, victim, 'prend', 'prenez', amount(0, credits))}.`,

  bought: ({ seat, at }, t) => line`${t.does(seat, 'achète', 'achetez')} une base ${t.at(at)}.`,
  tokenTaken: ({ seat, at, card }, t) => line`${t.does(seat, 'prend', 'prenez')} le jeton ${t.of(at)}${card === undefined ? '' : line` : ${t.card(card)}`}.`,
  fortified: ({ seat, at }, t) => line`${t.does(seat, 'fortifie', 'fortifiez')} la base ${t.at(at)}.`,
  boughtLevel: ({ seat, ladder, price }, t) => line`${t.does(seat, 'achète', 'achetez')} un niveau ${ofLadder(ladders[ladder])} pour ${amount(0, price)}.`,
  techLevel: ({ seat, level }, t) => line`${capital(t.whose(seat, 'le', 'votre', 'niveau de technologie'))} passe à ${level}.`,
  assaultLevel: ({ seat, level }, t) => line`${capital(t.whose(seat, 'le', 'votre', 'niveau d’assaut'))} passe à ${level}.`,
  technology: ({ seat, technology }, t) => line`${t.does(seat, 'prend', 'prenez')} la technologie ${quoted(t.names.technology(t.c.technologies.ids[technology]))}.`,
  consoled: ({ seat, credits }, t) => line`Plus de technologie avancée à prendre : ${t.player(seat)} ${t.say(seat, 'reçoit', 'recevez')} ${amount(0, credits)}.`,
  researched: ({ seat, at }, t) => line`${t.does(seat, 'exploite', 'exploitez')} les recherches ${t.of(at)}.`,
  exchanged: ({ seat, from, given, to, gained }, t) => line`${t.does(seat, 'échange', 'échangez')} ${amount(from, given)} contre ${amount(to, gained)}.`,
  sold: ({ seat, card }, t) => line`${t.does(seat, 'vend', 'vendez')} ${t.card(card)}.`,
  gained: ({ seat, resource, count }, t) => line`${t.does(seat, 'prend', 'prenez')} ${amount(resource, count)}.`,
  tokenPlayed: ({ seat, card }, t) => line`${t.does(seat, 'joue', 'jouez')} le jeton ${t.card(card)}.`,
  rewarded: ({ seat, reward }, t) => line`${t.does(seat, 'accomplit', 'accomplissez')} en premier l’exploit ${quoted(t.names.reward(t.c.rewards.ids[reward]))} : ${points(t.c.rewards.vp[reward])}.`,

  alert: ({ level }, t) => line`L’alerte est à ${level} (${bandName(bandOfLevel(t, level))}).`,
  destroyerMoved: ({ from, at }, t) => line`Le destroyer du Souverain ${from >= 0 ? line`quitte ${t.place(from)} pour` : 'fait route vers'} ${t.place(at)}.`,
  destroyerLeft: ({ at }, t) => line`Le destroyer du Souverain quitte ${t.place(at)}.`,
  blockadeLifted: ({ seat, at }, t) => line`${t.does(seat, 'paie', 'payez')} ${amount(1, t.c.box.destroyerInfluence)} : le destroyer quitte ${t.place(at)}.`,

  restored: ({ seat, at }, t) => line`${capital(t.baseOf(seat, at))} est de nouveau face visible.`,
  sovereign: ({ card, band }, t) => line`Le Souverain joue ${t.card(card)}, rigueur ${bandName(bandOf(band))}.`,
  beginningOfTheEnd: ({ last }) => [`La manche ${last} sera la dernière.`],
  pardoned: ({ seat, influence }, t) => line`${t.does(seat, 'achète sa', 'achetez votre')} grâce pour ${amount(1, influence)}.`,
  taxed: ({ seat, bases, credits }, t) => line`${credits === 0 ? line`${t.does(seat, 'ne paie', 'ne payez')} rien` : line`${t.does(seat, 'paie', 'payez')} ${amount(0, credits)}`} pour l’impôt sur ${baseCount(bases)}.`,
  turnedOver: ({ seat, at }, t) => line`${capital(t.baseOf(seat, at))} est retournée.`,
  crackdown: ({ seat, at, die, threshold, seized }, t) => line`Répression contre ${t.baseOf(seat, at)} : ${die}, pour un seuil de ${threshold} ; elle ${seized === 1 ? 'tombe' : 'tient'}.`,
  seized: ({ seat, at }, t) => line`Le Souverain saisit ${t.baseOf(seat, at)}.`,
  lost: ({ seat, resource, count }, t) => line`${t.does(seat, 'perd', 'perdez')} ${amount(resource, count)}.`,
  embargo: ({ seat, effect }, t) => {
    switch (embargoSteps[effect]) {
      case 'market closed':
        return line`${t.does(seat, 'ne pourra', 'ne pourrez')} pas acheter de niveau d’assaut à la prochaine manche.`
      case 'not rearmed':
        return line`${capital(t.whose(seat, 'les', 'vos', 'renforts'))} ne sont pas réarmés dans cette collecte.`
      case 'level lost':
        return line`L’embargo frappe ${t.whose(seat, 'le', 'votre', 'niveau d’assaut')}.`
    }
  },
  shutdown: ({ seat, fewer }, t) => line`${t.does(seat, 'piochera', 'piocherez')} ${plural(fewer, 'carte', 'cartes')} de moins dans cette collecte.`,

  collection: ({ round }) => [`Collecte de la manche ${round}`],
  manned: ({ seat, at }, t) => line`${t.does(seat, 'paie', 'payez')} l’équipage de la base ${t.at(at)}.`,
  collected: ({ seat, gained }, t) => {
    const crew = gained[2]
    const gain = gained.map((n) => Math.max(0, n))
    return line`${t.does(seat, 'collecte', 'collectez')} ${amounts(gain)}${crew < 0 ? line` et ${t.say(seat, 'paie', 'payez')} ${amount(2, -crew)}` : ''}.`
  },
  research: ({ at, markers }, t) => line`Recherches ${t.of(at)} : ${markers} sur ${t.c.territories.boxes[at]}.`,
  cubeRemoved: ({ seat, ladder }, t) => line`${t.does(seat, 'reprend', 'reprenez')} un marqueur sur l’échelle ${ofLadder(ladders[ladder])}.`,
  gameOver: ({ scores }, t) => gameOver(t, scores),

  ...tradeEvents,
}

/** “4”, “4 + 1 = 5” */
const sum = (die: number, plus: number): string => (plus === 0 ? String(die) : `${die} + ${plus} = ${die + plus}`)
const sumOf = (dice: readonly number[]): string => (dice.length === 1 ? String(dice[0]) : `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`)
const wins = (win: number): string => (win > 6 ? 'il ne peut pas réussir' : `il faut ${face(win)}`)

/** What a sleeper does, where no other line says it. */
function sprungEffect(t: French, card: number, victim: number): Line {
  const effect = sleeperEffect(t, card)
  switch (effect?.does) {
    case 'informant':
      return [` : il faut ${effect.amount} de plus au dé, ${effect.most} au maximum`]
    case 'frame job':
      return line` : aucune grâce pour ${t.player(victim)} dans cette manche`
    case 'cooked books':
      return [' : aucun impôt à payer']
    case 'claim jump':
      return [' : l’achat est annulé']
    case 'safehouse':
      return [' : la base reste, non fortifiée et retournée']
    default:
      return []
  }
}

function gameOver(t: French, scores: readonly number[]): Line {
  const winners = winnersOf(t, scores)
  const others = scores.flatMap((score, seat) => (winners.includes(seat) ? [] : [line`${t.player(seat)} ${score}`]))
  const rest = others.length > 0 ? line` (${and(others)})` : ''
  const best = plural(scores[winners[0]], 'point', 'points')
  const [one] = winners
  if (winners.length === 1) return line`${t.does(one, 'gagne', 'gagnez')} avec ${best}${rest}.`
  return line`Victoire partagée avec ${best} : ${and(winners.map((seat) => t.player(seat)))}${rest}.`
}
