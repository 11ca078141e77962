import { line, type Line } from '#words/line.ts'
import type { Cost } from '../../data/content.ts'
import { G, L } from '../../data/essence.ts'
import type { Options } from '../assemble.ts'
import { cardOf, effectOf, essenceOf, lossOf, lyingOn, pointsIfEmptied, pointsWithOneMore, poolOf, priceOf, reactOf, seatOf, sum, worthOf } from '../known.ts'
import { powerButton } from './card-text.ts'
import { amount, and, anyEssence, essenceName, essences, notGold, plural, points, the, type English } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<English> = {
  keep: ({ card }) => line`Keep ${the(card)}`,
  mage: ({ card }) => line`Choose ${the(card)}`,
  item: ({ card }) => line`Take ${the(card)}`,
  first: ({ seat }, t) => (t.reader.viewer === seatOf(seat) ? ['Go first'] : line`Let ${t.player(seatOf(seat))} go first`),
  pick: ({ card }) => line`Choose ${the(card)}`,
  together: () => ['Collect all at once'],
  inOrder: () => ['Collect in turn order'],
  take: ({ card }, t) => {
    const lying = lyingOn(t, cardOf(t, card))
    return sum(lying) > 0 ? line`Take ${essences(lying)}${pointsChange(pointsIfEmptied(t, cardOf(t, card)))}` : line`Take all from ${the(card)}`
  },
  leave: ({ card }, t) => {
    const { collect } = t.rules.components[cardOf(t, card)]
    const lying = lyingOn(t, cardOf(t, card))
    if (collect.kind === 'grow') return line`Leave all: add ${essences(lying.map((n) => (n > 0 ? collect.n : 0)))}`
    if (collect.kind === 'interest' && (lying[collect.stays] ?? 0) > 0) return line`Leave all: gain ${notGold(collect.gain.n)}`
    return line`Leave all on ${the(card)}`
  },
  collect: ({ essence }) => line`Collect ${amount(essenceOf(essence), 1)}`,
  upkeep: ({ card }, t) => {
    const { collect } = t.rules.components[cardOf(t, card)]
    return line`Pay ${collect.kind === 'upkeep' ? essences(collect.pay) : ''} for ${the(card)}`
  },
  place: ({ card }, t) => line`Place ${the(card)}${price(t, cardOf(t, card))}`,
  claim: ({ card }, t) => line`Claim ${the(card)} for ${cost(t.rules.components[cardOf(t, card)].cost)}`,
  claimUnseen: (_, t) => line`Claim the top monument of the deck, unseen, for ${cost(t.rules.components.find(({ kind }) => kind === 'monument')?.cost)}`,
  discard: ({ card }, t) => line`Discard ${the(card)}${discardFor(t, cardOf(t, card))}`,
  use: ({ card, power }, t) => powerButton(t.rules.components[cardOf(t, card)], Number(power) - 1),
  pass: () => ['Pass for this round'],
  pay: ({ essence }) => line`Pay ${amount(essenceOf(essence), 1)}`,
  payType: ({ essence }) => line`Pay in ${essenceName(essenceOf(essence))}`,
  payNothing: () => ['Pay nothing: X = 0'],
  payAmount: ({ amount: n }, t) => (t.frame?.step === 'payAmount' ? line`Pay ${amount(t.frame.essence, Number(n))}` : [`Pay ${n}`]),
  payMore: () => ['Pay even more'],
  destroy: ({ card }, t) => line`Destroy ${the(card)}${worth(t, cardOf(t, card))}${t.frame?.step === 'attacked' ? ' to ignore the loss' : ''}`,
  turn: ({ card }) => line`Turn ${the(card)}`,
  gain: ({ essence }, t) => line`Gain ${amount(essenceOf(essence), t.frame?.step === 'gainOther' ? t.frame.amount : 1)}`,
  storeOn: ({ card }, t) => {
    const stored = t.frame?.step === 'storeOn' ? t.frame.essence : G
    return line`Put it on ${the(card)}${pointsChange(pointsWithOneMore(t, cardOf(t, card), stored))}`
  },
  rival: ({ seat }, t) => {
    const effect = t.frame?.step === 'chooseRival' ? effectOf(t, t.frame.card, t.frame.power, 'gain per rival') : undefined
    const rival = t.player(seatOf(seat))
    return effect ? line`Choose ${rival}: gain ${amount(effect.gain, poolOf(t, seatOf(seat))[effect.count])}` : line`Choose ${rival}`
  },
  straighten: ({ card }) => line`Straighten ${the(card)}`,
  placeNothing: () => ['Place nothing'],
  deck: ({ deck }) => [deck === 'own' ? 'Look at your deck' : 'Look at the monument deck'],
  top: ({ card }, t) => line`Put ${the(card)} ${t.frame?.step === 'reorder' && t.frame.left < t.frame.cards ? 'next' : 'on top'}`,
  lose: (_, t) => {
    const loss = lossOf(t)
    if (!loss || loss.life + loss.others === 0) return ['Take the attack: lose nothing']
    const others = loss.life > 0 ? plural(loss.others, 'other essence', 'other essences') : plural(loss.others, 'essence', 'essences')
    return line`Lose ${and([...(loss.life > 0 ? [amount(L, loss.life)] : []), ...(loss.others > 0 ? [others] : [])])}`
  },
  loseEssence: ({ essence }) => line`Lose ${amount(essenceOf(essence), 1)}`,
  wayOut: (_, t) => {
    const wayOut = t.frame?.step === 'attacked' ? effectOf(t, t.frame.card, t.frame.power, 'attack')?.wayOut : undefined
    return line`Pay ${wayOut?.kind === 'pay' ? essences(wayOut.pay) : 'the way out'} to ignore the loss`
  },
  react: ({ card }, t) => {
    const react = reactOf(t, cardOf(t, card))
    const paid = react && sum(react.cost.pay) > 0 ? essences(react.cost.pay) : undefined
    const gives = react?.effect.kind === 'points' ? `: ${react.effect.n} more ${react.effect.n === 1 ? 'point' : 'points'}` : ''
    if (react?.cost.turn) return line`Turn ${the(card)}${paid ? line` and pay ${paid}` : ''}${gives}`
    return line`Pay ${paid ?? 'the react'} with ${the(card)}${gives}`
  },
  decline: () => ['Do not react'],
}

/** “ for 2 Elan instead of 6” */
function price(t: English, card: number): Line {
  const asked = priceOf(t, card)
  switch (asked?.kind) {
    case undefined:
      return []
    case 'free':
      return [' at no cost']
    case 'printed':
      return line` for ${cost(asked.cost)}`
    case 'one type':
      return line` for ${amount(asked.essence, asked.n)} instead of ${asked.printed}`
    case 'choice':
      return line` for ${anyEssence(asked.n)} instead of ${asked.printed}${asked.gold > 0 ? line`, ${amount(G, asked.gold)} among them` : ''}`
  }
}

function cost(asked: Cost | undefined): Line {
  if (!asked) return []
  return and([...(asked.any > 0 ? [anyEssence(asked.any)] : []), ...(sum(asked.fixed) > 0 ? [essences(asked.fixed)] : [])])
}

function discardFor(t: English, card: number): Line {
  if (t.frame?.step === 'turn') return line` for ${amount(G, 1)} or ${notGold(2)}`
  if (t.frame?.step === 'attacked') return [' to ignore the loss']
  return worth(t, card)
}

function worth(t: English, card: number): Line {
  const gives = worthOf(t, card)
  return gives ? line`: gain ${gives.gold ? amount(G, gives.n) : notGold(gives.n)}` : []
}

/** “ (4 points become 0)” */
function pointsChange(change: { readonly before: number; readonly after: number } | undefined): string {
  if (!change || change.before === change.after) return ''
  return ` (${points(change.before)} ${change.before === 1 ? 'becomes' : 'become'} ${change.after})`
}
