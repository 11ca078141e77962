import { line, type Line } from '#words/line.ts'
import { boardFoundations as foundationIds, buildings as buildingIds } from '../../data/names.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { costNow, countedOf, duelOf, effectAt, fightersIn, leadersKept, openPlan, startFighters, trackNow } from '../known.ts'
import { boardFoundations, buildings } from './names.ts'
import { card, effect, energy, fighters, gems, points, regions, research, section, trackAt, type French } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<French> = {
  chooseFaction: (_, t) => line`${t.you}, choisissez votre faction : vous la jouez toute la partie.`,
  dismiss: (_, t) => line`${t.you}, deux de vos leaders quittent la partie et ${leadersKept(t)} restent : choisissez lesquels, à l’abri des regards.`,
  placeBase: (_, t) => line`${t.you}, choisissez l’emplacement de votre base et les deux régions sur lesquelles elle s’ouvre.`,
  firstLeader: (_, t) => line`${t.you}, choisissez le leader qui commence sur la carte, et où.`,
  firstFighters: (_, t) => line`${t.you}, répartissez vos ${fighters(startFighters(t))} sur vos deux régions, au moins 1 sur chacune.`,
  price: (_, t) => line`${t.you}, fixez le prix d’une phase : vous y agirez gratuitement, les autres paieront.`,
  actOrPass: (_, t) => {
    const cost = costNow(t)
    return line`${t.you}, la phase ${trackAt(Math.max(0, trackNow(t)))} ${cost === 0 ? 'est gratuite pour vous' : `vous coûte ${energy(cost)}`} : agissez ou passez.`
  },
  passing: (_, t) => line`${t.you}, vous avez passé : vous pouvez encore jouer des cartes.`,
  acting: ({ did }, t) => line`${t.you}, vous agissez dans la phase ${trackAt(Math.max(0, trackNow(t)))} : ${did === 0 ? 'faites l’action principale, puis l’action secondaire si vous le souhaitez' : (did & 2) === 0 ? 'il vous reste l’action secondaire' : 'finissez votre tour quand vous voulez'}.`,
  choose: (frame, t) => choosePrompt(t, frame.effect, frame.paid),
  chooseElsewhere: (frame, t) => choosePrompt(t, frame.effect, frame.paid),
  research: ({ left, track }, t) => researchPrompt(t, left, track),
  researchElsewhere: ({ left, track }, t) => researchPrompt(t, left, track),
  build: ({ points: left }, t) => line`${t.you}, vous avez ${points(left, 'build')} : choisissez quoi construire.`,
  site: ({ kind }, t) => line`${t.you}, choisissez la fondation de votre ${buildings[buildingIds[kind]].one} : vous gagnez ce qu’elle indique.`,
  layFoundation: (_, t) => line`${t.you}, choisissez la fondation qui quitte votre plateau.`,
  layAt: ({ foundation }, t) => line`${t.you}, choisissez la région de la fondation « ${boardFoundations[foundationIds[foundation]]} ».`,
  harvest: ({ points: left, anywhere }, t) =>
    anywhere === 1
      ? line`${t.you}, choisissez une région que vous contrôlez : vous y récoltez sans fonderie.`
      : line`${t.you}, vous avez ${points(left, 'harvest')} : choisissez une région où récolter.`,
  recruit: ({ points: left }, t) => line`${t.you}, vous avez ${points(left, 'recruit')} : faites avancer vos combattants.`,
  recruitElsewhere: ({ points: left }, t) => line`${t.you}, vous avez ${points(left, 'recruit')} : faites avancer vos combattants.`,
  deploy: (_, t) => line`${t.you}, choisissez le leader à déployer.`,
  upgradeLeader: (_, t) => line`${t.you}, choisissez le leader à améliorer : il le reste jusqu’à la fin.`,
  upgradeAttribute: (_, t) => line`${t.you}, vous pouvez améliorer un attribut en payant ses gemmes : il le reste jusqu’à la fin.`,
  placeToken: ({ lake }, t) => line`${t.you}, vous pouvez poser un jeton Production ${lake === 1 ? 'sur un lac que vous contrôlez' : 'dans une région que vous contrôlez : il y reste'}.`,
  turnToken: (_, t) => line`${t.you}, vous pouvez retourner un jeton Production sur sa meilleure face.`,
  moraleRow: ({ back }, t) => line`${t.you}, choisissez la ligne ${back === 1 ? 'où revient le jeton Moral' : 'qui fournit le jeton Moral'}.`,
  keepDrawn: ({ left }, t) => keepPrompt(t, left),
  keepDrawnElsewhere: ({ left }, t) => keepPrompt(t, left),
  discard: (_, t) => line`${t.you}, vous avez trop de cartes en main : défaussez-en une.`,
  move: ({ points: left, part }, t) =>
    part >= 0
      ? line`${t.you}, deux de vos leaders se trouvent ${t.at(part)} : l’un d’eux doit repartir.`
      : line`${t.you}, vous avez ${points(left, 'move')} : choisissez la région à quitter et celle où entrer.`,
  redeploy: ({ from, most }, t) =>
    line`${t.you}, vous pouvez redéployer ${most < 99 ? `jusqu’à ${fighters(most)}` : 'des unités'}${from >= 0 ? line` ${t.from(from)}` : ''} vers une région où vous avez une présence.`,
  freeMove: ({ lead, most }, t) => {
    if (lead < 0) return line`${t.you}, vous pouvez déplacer gratuitement jusqu’à ${fighters(most)}.`
    return line`${t.you}, ${t.leader(lead)} peut se déplacer gratuitement${most > 0 ? ', avec des combattants' : ', sans escorte'}.`
  },
  march: ({ from, to }, t) => line`${t.you}, choisissez qui part ${t.from(from)} vers ${t.place(to)} : ${fighters(fightersIn(t, from, t.reader.viewer))} sur place.`,
  selectBattle: (_, t) => line`${t.you}, choisissez le prochain combat : où, et contre qui. L’égalité sera pour vous.`,
  useIntelligence: (_, t) => line`${t.you}, avant de planifier, décidez d’utiliser ou non une carte Renseignement${inBattle(t)}.`,
  plan: (_, t) => line`${t.you}, choisissez une section et une carte${inBattle(t)} : votre plan reste secret jusqu’à ce que les deux soient scellés.`,
  planOpenly: (_, t) => {
    const open = openPlan(t)
    if (!open) return line`${t.you}, choisissez une section et une carte${inBattle(t)} : l’adversaire verra votre plan avant de faire le sien.`
    const along = open.card >= 0 ? line` avec ${card(t.tables, t.c.tactics.ids[t.c.tactics.design[open.card]])}` : open.card === -2 ? ' avec un bluff' : ' sans carte'
    return line`${t.you}, l’adversaire a choisi ${section(t.c.wheel.ids[open.section])}${along} : choisissez votre plan.`
  },
  reroll: (_, t) => line`${t.you}, gardez le dé ou relancez-le : le second résultat compte.`,
  moraleForGems: ({ gems: price }, t) => line`${t.you}, vous avez gagné : vous pouvez payer ${gems(price)} pour renforcer le moral ici.`,
  retreat: (_, t) => line`${t.you}, choisissez la région où vos combattants battent en retraite.`,
  takeBack: (_, t) => line`${t.you}, vous pouvez reprendre la carte que vous avez utilisée.`,
  giveIntelligence: (_, t) => line`${t.you}, vous pouvez donner des cartes Renseignement : chacune compte comme une région de plus pour ce revenu.`,
  lowerCount: (_, t) => line`${t.you}, choisissez de combien baisse votre nombre de régions, qui est de ${countedOf(t, t.reader.viewer)}.`,
  takeIncome: (_, t) => line`${t.you}, prenez votre revenu dans l’ordre de votre choix : vous comptez ${regions(countedOf(t, t.reader.viewer))}.`,
  playRelicCard: (_, t) => line`${t.you}, avant le contrôle des reliques, vous pouvez jouer une carte.`,
}

function choosePrompt(t: French, index: number, paid: number): Line {
  const offered = effectAt(t, index)
  const price = paid === 0 && offered.energy + offered.gems > 0
  return price ? line`${t.you}, vous pouvez gagner ${effect(offered)}.` : line`${t.you}, choisissez ce que vous gagnez : ${effect({ ...offered, energy: 0, gems: 0 })}.`
}

function researchPrompt(t: French, left: number, track: number): Line {
  if (track >= 0) return line`${t.you}, vous pouvez avancer sur la piste ${trackAt(track)}, en ouvrant son cadenas s’il y en a un.`
  return line`${t.you}, choisissez la piste où vous avancez${left > 1 ? ` (${research(left)})` : ''}.`
}

const keepPrompt = (t: French, left: number): Line => line`${t.you}, parmi les cartes que vous venez de piocher, défaussez-en ${left === 1 ? 'une' : left}.`

/** “ contre Marco en C-3” */
function inBattle(t: French): Line {
  const duel = duelOf(t)
  return duel ? line` contre ${t.reader.player(duel.opponent)} ${t.at(duel.region)}` : []
}

/** After the name of whoever is waited for. */
export const waiting: Waiting = {
  chooseFaction: 'choisit une faction.',
  dismiss: 'choisit ses leaders.',
  placeBase: 'choisit l’emplacement de sa base.',
  firstLeader: 'place son premier leader.',
  firstFighters: 'place ses premiers combattants.',
  price: 'fixe le prix d’une phase.',
  actOrPass: 'décide d’agir ou de passer.',
  passing: 'passe et peut jouer des cartes.',
  acting: 'joue son tour.',
  choose: 'choisit un gain.',
  chooseElsewhere: 'choisit un gain.',
  research: 'choisit une piste de Recherche.',
  researchElsewhere: 'choisit une piste de Recherche.',
  build: 'choisit quoi construire.',
  site: 'choisit où construire.',
  layFoundation: 'choisit une fondation.',
  layAt: 'choisit où poser une fondation.',
  harvest: 'choisit où récolter.',
  recruit: 'recrute des combattants.',
  recruitElsewhere: 'recrute des combattants.',
  deploy: 'choisit un leader à déployer.',
  upgradeLeader: 'choisit un leader à améliorer.',
  upgradeAttribute: 'peut améliorer un attribut.',
  placeToken: 'peut poser un jeton Production.',
  turnToken: 'peut améliorer un jeton Production.',
  moraleRow: 'choisit une ligne de moral.',
  keepDrawn: 'choisit les cartes à garder.',
  keepDrawnElsewhere: 'choisit les cartes à garder.',
  discard: 'défausse jusqu’à la limite de main.',
  move: 'déplace ses unités.',
  redeploy: 'peut redéployer des unités.',
  freeMove: 'peut se déplacer gratuitement.',
  march: 'choisit qui se déplace.',
  selectBattle: 'choisit le prochain combat.',
  useIntelligence: 'peut utiliser une carte Renseignement.',
  plan: 'planifie le combat en secret.',
  planOpenly: 'planifie le combat.',
  reroll: 'peut relancer le dé.',
  moraleForGems: 'peut renforcer le moral.',
  retreat: 'choisit où battre en retraite.',
  takeBack: 'peut reprendre une carte.',
  giveIntelligence: 'peut donner des cartes Renseignement.',
  lowerCount: 'baisse son nombre de régions.',
  takeIncome: 'prend son revenu.',
  playRelicCard: 'peut jouer une carte avant les reliques.',
}
