import { line, type Line } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { EVENT } from '../../rules/reactions.ts'
import type { Prompts } from '../assemble.ts'
import { diceOf, holdsDecoy, kindOfCard, needNow, offererOf, ownerOf, ownSleeper, sovereignNow } from '../known.ts'
import { amount, amounts, anyOf, baseCount, face, plural, type French } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<French> = {
  syndicate: (_, t) => line`${t.you}, choisissez le syndicat que vous dirigerez toute la partie.`,
  turn: (_, t) => {
    const dice = diceOf(t)
    const armed = dice === 0 ? 'plus de dé d’action armé, mais vous pouvez encore acheter, échanger et poser des cartes' : `vous avez ${plural(dice, 'dé d’action armé', 'dés d’action armés')} pour des missions et des assauts`
    if (t.view?.extended === 1) return line`${t.you}, ${t.view.actions === 0 ? 'faites une ou deux actions, ou aucune pour sortir de la phase' : 'faites une seconde action ou finissez votre tour'} ; ${armed}.`
    return line`${t.you}, c’est votre tour : ${armed}.`
  },
  spent: (_, t) => line`${t.you}, vos deux actions sont faites : finissez ce tour court, ou faites ce qui ne coûte pas d’action.`,
  parley: (_, t) => line`${t.you}, le fantôme va agir : négociez avec votre rival si vous voulez, puis continuez.`,
  share: (_, t) => line`${t.you}, ${holder(t)} ${(t.view?.jobAt ?? -1) >= 0 ? t.place(t.view?.jobAt ?? 0) : 'ce territoire'} : partager la récompense, ou tout garder avec moins de chances ?`,
  target: (_, t) => line`${t.you}, choisissez la base à braquer : fortifiée, elle rapporte moins de dés de butin.`,
  boost: (_, t) => line`${t.you}, annoncez les jetons que vous ajoutez à ce jet${(t.view?.jobPlus ?? 0) > 0 ? `, +${t.view?.jobPlus ?? 0} pour l’instant` : ''}, puis continuez.`,
  hands: (_, t) => {
    const need = needNow(t, false)
    return line`${t.you}, pour ${jobName(t)}, il faut ${need ? face(need.win) : 'de la chance'}${need && need.plus > 0 ? `, le dé étant augmenté de ${need.plus}` : ''} : engager de l’aide, ou lancer ainsi ?`
  },
  reroll: ({ die }, t) => line`${t.you}, le dé montre ${die} et la mission échoue : une fois par manche, vous pouvez le relancer, et le second résultat compte.`,
  reinforce: ({ at }, t) => line`${t.you}, choisissez les renforts lancés contre ${t.place(at)} : ils restent désarmés jusqu’à la collecte, et l’équipage est dépensé quoi qu’il arrive.`,
  order: (_, t) => line`${t.you}, dites quand votre carte cachée doit être jouée pour vous ; les autres sauront seulement si vous voulez décider en personne.`,
  react: ({ event, by, at }, t) => {
    const card = ownSleeper(t)
    if (holdsDecoy(t)) return line`${t.you}, ${moment(t, event, by, at)} : votre leurre ${t.card(card)} ne peut pas réagir, et personne ne le voit.`
    return line`${t.you}, ${moment(t, event, by, at)} : votre carte ${card >= 0 ? t.card(card) : 'cachée'} réagit-elle ?`
  },
  times: ({ rate }, t) => {
    const { give, amount: n, get } = t.tables.exchanges.rows[rate]
    return line`${t.you}, combien de fois échangez-vous ${amount(resources.indexOf(give), n)} contre ${amount(resources.indexOf(get), 1)} ?`
  },
  sellFor: (_, t) => line`${t.you}, choisissez la ressource reçue pour la carte vendue.`,
  pickTech: ({ level }, t) => line`${t.you}, vous atteignez le niveau ${level} : choisissez une technologie avancée pour le reste de la partie.`,
  freeFort: (_, t) => line`${t.you}, choisissez la base que le jeton fortifie gratuitement.`,
  any: ({ left, from }, t) => line`${t.you}, vous prenez ${anyOf(left)} : combien ${ofResource[resources[from]]}${left > 1 ? ' parmi elles' : ''} ?`,
  pardon: (_, t) => pardonPrompt(t),
  unpaid: ({ left }, t) => line`${t.you}, l’impôt de ${baseCount(left)} reste impayé : choisissez ${left > 1 ? 'la prochaine' : 'celle'} qui est retournée.`,
  example: (_, t) => line`${t.you}, le Souverain veut faire un exemple : choisissez la base pour laquelle le dé est lancé.`,
  patrol: ({ left }, t) => line`${t.you}, les patrouilles retournent ${left > 1 ? `${left} de vos bases` : 'une de vos bases'} au plus près de l’étoile : choisissez ${left > 1 ? 'la prochaine' : 'laquelle'}.`,
  crew: (_, t) => line`${t.you}, votre équipage ne suffit pas à toutes vos bases : choisissez la prochaine que vous payez ; les autres seront retournées.`,
  cube: (_, t) => line`${t.you}, reprenez un de vos marqueurs au marché noir : sur quelle échelle ?`,
  market: (_, t) => {
    const from = offererOf(t)
    if (from >= 0) return line`${t.you}, ${t.player(from)} vous fait une offre : acceptez-la, refusez-la ou répondez par la vôtre.`
    return line`${t.you}, pendant le tour d’un autre, vous pouvez négocier avec qui n’est pas en train de jouer.`
  },
  draft: ({ to, give, get, things }, t) => {
    const empty = things.length === 0 && [...give, ...get].every((n) => n === 0)
    return line`${t.you}, ${empty ? 'composez' : 'complétez'} votre offre à ${t.player(to)} : ce que vous donnez, et ce que vous demandez.`
  },
}

const ofResource = { credits: 'de crédits', influence: 'd’influence', crew: 'd’équipiers' } as const

/** “Marco tient” */
function holder(t: French): Line {
  const owner = ownerOf(t, t.view?.jobAt ?? -1)
  return owner < 0 ? ['un rival tient'] : line`${t.player(owner)} ${t.say(owner, 'tient', 'tenez')}`
}

function jobName(t: French): Line {
  const card = t.view?.jobCard ?? -1
  if (card < 0) return ['la mission']
  return line`${kindOfCard(t, card) === 'heist' ? 'le braquage' : 'la mission'} ${t.card(card)}`
}

/** What a sleeper could react to. */
function moment(t: French, event: number, by: number, at: number): Line {
  const who = by >= 0 ? t.player(by) : ['le Souverain']
  switch (event) {
    case EVENT.mission:
      return line`${who} tente ${jobName(t)}${at >= 0 ? line` ${t.at(at)}` : ''}`
    case EVENT.success:
      return line`${who} a réussi ${jobName(t)} et va gagner ${amounts(t.view?.jobReward ?? [])}`
    case EVENT.assault:
      return line`${who} attaque ${t.baseOf(ownerOf(t, at), at)}`
    case EVENT.purchase:
      return line`${who} achète une base ${t.at(at)}`
    case EVENT.sovereign:
      return line`le Souverain a joué ${sovereignName(t)}, et les grâces vont s’acheter`
    case EVENT.tax:
      return line`vous devez payer ${sovereignName(t)}`
    case EVENT.collection:
      return ['tout le monde a collecté']
    default:
      return by < 0 ? line`le Souverain va saisir votre base ${t.at(at)}` : line`${who} va s’emparer de votre base ${t.at(at)}`
  }
}

const sovereignName = (t: French): Line => (sovereignNow(t) >= 0 ? t.card(sovereignNow(t)) : ['une carte'])

function pardonPrompt(t: French): Line {
  const card = t.view?.sovereignCard ?? -1
  if (card >= 0 && card === t.c.sovereign.end) return line`${t.you}, le Début de la fin est là, et nul n’en est gracié.`
  const bought = ((t.view?.pardoned ?? 0) & (1 << t.reader.viewer)) !== 0
  if (bought) return line`${t.you}, votre grâce vous met à l’abri de ${sovereignName(t)}.`
  return line`${t.you}, le Souverain joue ${sovereignName(t)} : achetez votre grâce, ou subissez la carte.`
}
