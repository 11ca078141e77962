import { capital, line, type Line } from '#words/line.ts'
import { G, NO_ESSENCES } from '../../data/essence.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { collectGain, effectOf, itemOf, lyingOn, nextPlayer, packetGoesLeft, powerOf, sum } from '../known.ts'
import { gainText } from './card-text.ts'
import { amount, anyEssence, cards, essenceName, essences, it, notGold, ofEssence, points, type French } from './speak.ts'

/** A full sentence to whoever must decide: what, and why. */
export const prompts: Prompts<French> = {
  keep: (_, t) => [`Gardez en secret 1 artefact de ce paquet ; le reste passe à ${packetGoesLeft(t) ? 'gauche' : 'droite'}.`],
  chooseMage: () => ['Choisissez votre mage en secret ; l’autre quitte la partie, et tous les mages sont révélés ensemble.'],
  takeItem: () => ['Prenez un objet magique : il vous sert dès la première collecte.'],
  chooseFirst: () => ['C’est à vous de décider qui commence cette partie.'],
  pick: ({ left }) => [left > 1 ? `Choisissez ${left} artefacts pour votre pioche, l’un après l’autre.` : 'Choisissez 1 artefact pour votre pioche.'],
  askOrder: () => ['Voulez-vous que cette collecte se fasse dans l’ordre du tour ? Une seule demande suffit.'],
  takeOrLeave: ({ card }, t) => line`Il y a ${essences(lyingOn(t, card))} sur ${t.the(card)} : prenez tout, ou laissez tout.${ifLeft(t, card)}`,
  collectChoice: ({ card, left }, t) => line`Collecte ${t.of(card)} : choisissez ${gainText(collectGain(t, card, left))}.`,
  upkeep: ({ card }, t) => {
    const { collect } = t.rules.components[card]
    return line`${capital(t.the(card))} réclame son dû : payez ${collect.kind === 'upkeep' ? essences(collect.pay) : ''}, ou engagez-${it(t.noun(card))} pour la manche.`
  },
  turn: ({ seat }, t) => {
    const next = nextPlayer(t, seat)
    const you = t.reader.player(seat)
    if (next !== undefined) return line`À vous, ${you} : jouez une action, ou passez pour cette manche. ${t.reader.player(next)} joue ensuite.`
    return line`À vous, ${you} : ${t.reader.seats > 2 ? 'tous les autres ont' : line`${t.reader.player(1 - seat)} a`} passé. Jouez autant d’actions que vous voulez, puis passez.`
  },
  discardGain: ({ card }, t) => line`Vous défaussez ${t.the(card)} : gagnez ${amount(G, 1)}, ou ${notGold(2)}.`,
  swapItem: ({ seat }, t) => {
    const item = itemOf(t, seat)
    const lying = item === undefined ? [] : lyingOn(t, item)
    const lost = sum(lying) > 0 ? line` Ce qui est posé dessus est perdu : ${essences(lying)}.` : ''
    return line`Vous passez : échangez ${item === undefined ? 'votre objet magique' : t.the(item)} contre un autre objet, qui servira à la prochaine manche.${lost}`
  },
  pay: ({ card, power, left }, t) => line`Il reste ${anyEssence(left)} à payer pour ${power < 0 ? 'placer ' : ''}${t.the(card)}.`,
  payOne: ({ card, power }, t) => {
    const onto = effectOf(t, card, power, 'store paid')?.on
    if (onto === 'this') return line`Choisissez l’essence de votre réserve à poser sur ${t.the(card)}.`
    if (onto === 'own component') return line`Choisissez l’essence de votre réserve que ${t.the(card)} pose sur un de vos éléments.`
    return line`Choisissez l’essence à payer pour ${t.the(card)}.`
  },
  payType: ({ card, power }, t) => {
    const gold = effectOf(t, card, power, 'gain x')?.as !== 'one other'
    return line`${capital(t.the(card))} change X essences identiques en ${gold ? essenceName(G, 1) : 'un autre type'} : quel type payez-vous ?`
  },
  payAmount: ({ card, power, essence }, t) => {
    const gold = effectOf(t, card, power, 'gain x')?.as !== 'one other'
    return line`Combien ${ofEssence(essence, 2)} payez-vous ? Vous gagnez autant ${gold ? ofEssence(G, 2) : 'd’essences d’un autre type'}.`
  },
  destroy: ({ card, power }, t) => {
    const effect = effectOf(t, card, power, 'gain cost')
    const what = powerOf(t, card, power).cost.destroy === 'dragon or creature' ? 'un de vos dragons ou une de vos créatures' : 'un de vos artefacts'
    return line`Choisissez ${what} à détruire : ${t.the(card)} rend son coût imprimé${effect && effect.plus > 0 ? ` plus ${effect.plus}` : ''}, en ${effect?.as === 'gold' ? essenceName(G, 1) : 'essences sauf Or'}.`
  },
  discardCost: ({ card }, t) => line`Choisissez la carte à défausser : ${t.the(card)} rend son coût imprimé, en essences sauf Or.`,
  turnOther: ({ card, power }, t) => line`Choisissez ${powerOf(t, card, power).cost.turnOther === 'dragon' ? 'le dragon' : 'la créature'} à engager pour ${t.the(card)}, sans utiliser son pouvoir.`,
  gain: ({ card, to, left, of, got }, t) => {
    const more = line`${sum(got) > 0 ? 'encore ' : ''}${gainText({ fixed: NO_ESSENCES, n: left, of })}`
    return to < 0 ? line`${capital(t.the(card))} vous rapporte ${more} : choisissez${sum(got) === 0 && left > 1 ? '-les' : ''}.` : line`Choisissez ${more} à poser sur ${t.the(card)}.`
  },
  gainOther: ({ paid, amount: n }) => line`Vous avez payé ${amount(paid, n)} : choisissez le type que vous gagnez en échange.`,
  storeOn: ({ essence }) => line`Choisissez celui de vos éléments qui reçoit ${amount(essence, 1)}.`,
  chooseRival: ({ card, power }, t) => {
    const effect = effectOf(t, card, power, 'gain per rival')
    return effect ? line`Choisissez un rival : ${t.the(card)} vous donne autant ${ofEssence(effect.gain, 2)} que sa réserve compte ${ofEssence(effect.count, 2)}.` : ['Choisissez un rival.']
  },
  straighten: ({ card, power }, t) => line`${capital(t.the(card))} désengage ${effectOf(t, card, power, 'straighten')?.what === 'creature' ? 'une de vos créatures' : 'un de vos éléments'} : choisissez.`,
  placeFromHand: ({ card, power }, t) => placePrompt(t, card, power),
  placeFromDiscard: ({ card, power }, t) => placePrompt(t, card, power),
  chooseDeck: ({ card, power }, t) => line`Choisissez la pioche dont ${t.the(card)} regarde les ${effectOf(t, card, power, 'reorder')?.n ?? 0} premières cartes.`,
  reorder: ({ cards: all, left }) => [left === all ? 'Choisissez la carte qui revient sur le dessus de la pioche.' : 'Choisissez la carte qui vient juste en dessous.'],
  discardDrawn: ({ left }) => [`Il reste ${cards(left)} à défausser de votre main, ${left > 1 ? 'anciennes ou nouvelles' : 'ancienne ou nouvelle'}.`],
  attacked: ({ by, card, power }, t) => line`${t.reader.player(by)} attaque avec ${t.the(card)} : perdez ${amount(1, effectOf(t, card, power, 'attack')?.loss ?? 0)}, ou choisissez comment l’ignorer.`,
  loseEssence: ({ left }) => line`La Vie vous manque : il reste ${anyEssence(left)} à perdre, au choix.`,
  reactToCheck: ({ card }, t) => {
    const react = t.rules.components[card].powers.find(({ when }) => when === 'victory check')
    const gives = react?.effect.kind === 'points' ? react.effect.n : 0
    return line`On contrôle la victoire : voulez-vous engager ${t.the(card)} et payer ${react ? essences(react.cost.pay) : ''} pour compter ${points(gives)} de plus ?`
  },
}

function ifLeft(t: French, card: number): Line {
  const { collect } = t.rules.components[card]
  if (collect.kind === 'grow') return [` Ce qui reste s’accroît de ${collect.n} par type.`]
  if (collect.kind === 'interest' && lyingOn(t, card)[collect.stays] > 0) return line` Ce qui reste vous rapporte ${gainText(collect.gain)}.`
  return []
}

function placePrompt(t: French, card: number, power: number): Line {
  const effect = effectOf(t, card, power, 'place')
  const what = effect?.what === 'dragon' ? 'un dragon' : 'un artefact'
  const from = effect?.from === 'hand' ? 'de votre main' : effect?.from === 'discard' ? 'de votre défausse' : 'de n’importe quelle défausse'
  const terms = effect?.terms.free ? 'sans rien payer pour lui' : effect && effect.terms.off > 0 ? `pour ${effect.terms.off} essences de moins` : 'à son coût'
  return line`Avec ${t.the(card)}, placez ${what} ${from} ${terms}, ou ne placez rien.`
}

/** After the name of whoever is waited for. */
export const waiting: Waiting = {
  keep: 'choisit l’artefact à garder.',
  chooseMage: 'choisit son mage en secret.',
  takeItem: 'choisit son objet magique.',
  chooseFirst: 'décide qui commence.',
  pick: 'choisit un artefact pour sa pioche.',
  askOrder: 'dit si la collecte doit se faire dans l’ordre du tour.',
  takeOrLeave: 'fait sa collecte.',
  collectChoice: 'fait sa collecte.',
  upkeep: 'finit sa collecte.',
  turn: 'réfléchit à son action.',
  discardGain: 'choisit ce que rapporte sa défausse.',
  swapItem: 'passe et change d’objet magique.',
  pay: 'paie.',
  payOne: 'choisit l’essence à payer.',
  payType: 'choisit les essences à payer.',
  payAmount: 'choisit combien d’essences payer.',
  destroy: 'choisit un artefact à détruire.',
  discardCost: 'choisit une carte à défausser.',
  turnOther: 'choisit un élément à engager.',
  gain: 'choisit ses essences.',
  gainOther: 'choisit ses essences.',
  storeOn: 'choisit où poser une essence.',
  chooseRival: 'choisit un rival.',
  straighten: 'choisit un élément à désengager.',
  placeFromHand: 'choisit une carte à placer.',
  placeFromDiscard: 'choisit une carte à placer.',
  chooseDeck: 'choisit une pioche à regarder.',
  reorder: 'remet des cartes sur une pioche.',
  discardDrawn: 'choisit des cartes à défausser.',
  attacked: 'répond à l’attaque.',
  loseEssence: 'choisit les essences à perdre.',
  reactToCheck: 'décide de réagir ou non au contrôle de victoire.',
}
