import { line, type Line } from '#words/line.ts'
import type { Cost } from '../../data/content.ts'
import { G, L } from '../../data/essence.ts'
import type { Options } from '../assemble.ts'
import { cardOf, effectOf, essenceOf, lossOf, lyingOn, pointsIfEmptied, pointsWithOneMore, poolOf, priceOf, reactOf, seatOf, sum, worthOf } from '../known.ts'
import { powerButton } from './card-text.ts'
import { amount, and, anyEssence, essenceName, essences, notGold, plural, points, the, type French } from './speak.ts'

/** What a button says: verb first, in the infinitive. */
export const options: Options<French> = {
  keep: ({ card }) => line`Garder ${the(card)}`,
  mage: ({ card }) => line`Choisir ${the(card)}`,
  item: ({ card }) => line`Prendre ${the(card)}`,
  first: ({ seat }, t) => (t.reader.viewer === seatOf(seat) ? ['Commencer'] : line`Laisser ${t.player(seatOf(seat))} commencer`),
  pick: ({ card }) => line`Choisir ${the(card)}`,
  together: () => ['Collecter tous en même temps'],
  inOrder: () => ['Collecter dans l’ordre du tour'],
  take: ({ card }, t) => {
    const lying = lyingOn(t, cardOf(t, card))
    return sum(lying) > 0 ? line`Prendre ${essences(lying)}${pointsChange(pointsIfEmptied(t, cardOf(t, card)))}` : line`Tout prendre sur ${the(card)}`
  },
  leave: ({ card }, t) => {
    const { collect } = t.rules.components[cardOf(t, card)]
    const lying = lyingOn(t, cardOf(t, card))
    if (collect.kind === 'grow') return line`Tout laisser : ajouter ${essences(lying.map((n) => (n > 0 ? collect.n : 0)))}`
    if (collect.kind === 'interest' && (lying[collect.stays] ?? 0) > 0) return line`Tout laisser : gagner ${notGold(collect.gain.n)}`
    return line`Tout laisser sur ${the(card)}`
  },
  collect: ({ essence }) => line`Collecter ${amount(essenceOf(essence), 1)}`,
  upkeep: ({ card }, t) => {
    const { collect } = t.rules.components[cardOf(t, card)]
    return line`Payer ${collect.kind === 'upkeep' ? essences(collect.pay) : ''} pour ${the(card)}`
  },
  place: ({ card }, t) => line`Placer ${the(card)}${price(t, cardOf(t, card))}`,
  claim: ({ card }, t) => line`Prendre ${the(card)} pour ${cost(t.rules.components[cardOf(t, card)].cost)}`,
  claimUnseen: (_, t) => line`Prendre le premier monument de la pioche, sans le voir, pour ${cost(t.rules.components.find(({ kind }) => kind === 'monument')?.cost)}`,
  discard: ({ card }, t) => line`Défausser ${the(card)}${discardFor(t, cardOf(t, card))}`,
  use: ({ card, power }, t) => powerButton(t.rules.components[cardOf(t, card)], Number(power) - 1),
  pass: () => ['Passer pour cette manche'],
  pay: ({ essence }) => line`Payer ${amount(essenceOf(essence), 1)}`,
  payType: ({ essence }) => line`Payer en ${essenceName(essenceOf(essence), 1)}`,
  payNothing: () => ['Ne rien payer : X = 0'],
  payAmount: ({ amount: n }, t) => (t.frame?.step === 'payAmount' ? line`Payer ${amount(t.frame.essence, Number(n))}` : [`Payer ${n}`]),
  payMore: () => ['Payer encore plus'],
  destroy: ({ card }, t) => line`Détruire ${the(card)}${worth(t, cardOf(t, card))}${t.frame?.step === 'attacked' ? ' pour ignorer la perte' : ''}`,
  turn: ({ card }) => line`Engager ${the(card)}`,
  gain: ({ essence }, t) => line`Gagner ${amount(essenceOf(essence), t.frame?.step === 'gainOther' ? t.frame.amount : 1)}`,
  storeOn: ({ card }, t) => {
    const stored = t.frame?.step === 'storeOn' ? t.frame.essence : G
    return line`Poser sur ${the(card)}${pointsChange(pointsWithOneMore(t, cardOf(t, card), stored))}`
  },
  rival: ({ seat }, t) => {
    const effect = t.frame?.step === 'chooseRival' ? effectOf(t, t.frame.card, t.frame.power, 'gain per rival') : undefined
    const rival = t.player(seatOf(seat))
    return effect ? line`Choisir ${rival} : gagner ${amount(effect.gain, poolOf(t, seatOf(seat))[effect.count])}` : line`Choisir ${rival}`
  },
  straighten: ({ card }) => line`Désengager ${the(card)}`,
  placeNothing: () => ['Ne rien placer'],
  deck: ({ deck }) => [deck === 'own' ? 'Regarder votre pioche' : 'Regarder la pioche des monuments'],
  top: ({ card }, t) => line`Mettre ${the(card)} ${t.frame?.step === 'reorder' && t.frame.left < t.frame.cards ? 'juste en dessous' : 'sur le dessus'}`,
  lose: (_, t) => {
    const loss = lossOf(t)
    if (!loss || loss.life + loss.others === 0) return ['Subir l’attaque : ne rien perdre']
    const others = loss.life > 0 ? plural(loss.others, 'autre essence', 'autres essences') : plural(loss.others, 'essence', 'essences')
    return line`Perdre ${and([...(loss.life > 0 ? [amount(L, loss.life)] : []), ...(loss.others > 0 ? [others] : [])])}`
  },
  loseEssence: ({ essence }) => line`Perdre ${amount(essenceOf(essence), 1)}`,
  wayOut: (_, t) => {
    const wayOut = t.frame?.step === 'attacked' ? effectOf(t, t.frame.card, t.frame.power, 'attack')?.wayOut : undefined
    return line`Payer ${wayOut?.kind === 'pay' ? essences(wayOut.pay) : 'la parade'} pour ignorer la perte`
  },
  react: ({ card }, t) => {
    const react = reactOf(t, cardOf(t, card))
    const paid = react && sum(react.cost.pay) > 0 ? essences(react.cost.pay) : undefined
    const gives = react?.effect.kind === 'points' ? ` : ${points(react.effect.n)} de plus` : ''
    if (react?.cost.turn) return line`Engager ${the(card)}${paid ? line` et payer ${paid}` : ''}${gives}`
    return line`Payer ${paid ?? 'la réaction'} avec ${the(card)}${gives}`
  },
  decline: () => ['Ne pas réagir'],
}

/** “ pour 2 Vigueurs au lieu de 6” */
function price(t: French, card: number): Line {
  const asked = priceOf(t, card)
  switch (asked?.kind) {
    case undefined:
      return []
    case 'free':
      return [' gratuitement']
    case 'printed':
      return line` pour ${cost(asked.cost)}`
    case 'one type':
      return line` pour ${amount(asked.essence, asked.n)} au lieu de ${asked.printed}`
    case 'choice':
      return line` pour ${anyEssence(asked.n)} au lieu de ${asked.printed}${asked.gold > 0 ? line`, dont ${amount(G, asked.gold)}` : ''}`
  }
}

function cost(asked: Cost | undefined): Line {
  if (!asked) return []
  return and([...(asked.any > 0 ? [anyEssence(asked.any)] : []), ...(sum(asked.fixed) > 0 ? [essences(asked.fixed)] : [])])
}

function discardFor(t: French, card: number): Line {
  if (t.frame?.step === 'turn') return line` contre ${amount(G, 1)} ou ${notGold(2)}`
  if (t.frame?.step === 'attacked') return [' pour ignorer la perte']
  return worth(t, card)
}

function worth(t: French, card: number): Line {
  const gives = worthOf(t, card)
  return gives ? line` : gagner ${gives.gold ? amount(G, gives.n) : notGold(gives.n)}` : []
}

/** “ (4 points deviennent 0)” */
function pointsChange(change: { readonly before: number; readonly after: number } | undefined): string {
  if (!change || change.before === change.after) return ''
  return ` (${points(change.before)} ${change.before > 1 ? 'deviennent' : 'devient'} ${change.after})`
}
