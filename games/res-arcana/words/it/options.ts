import { line, type Line } from '#words/line.ts'
import type { Cost } from '../../data/content.ts'
import { G, L } from '../../data/essence.ts'
import type { Options } from '../assemble.ts'
import { cardOf, effectOf, essenceOf, lossOf, lyingOn, pointsIfEmptied, pointsWithOneMore, poolOf, priceOf, reactOf, seatOf, sum, worthOf } from '../known.ts'
import { powerButton } from './card-text.ts'
import { amount, and, anyEssence, essenceName, essences, from, notGold, on, plural, points, the, type Italian } from './speak.ts'

/** What a button says: verb first. */
export const options: Options<Italian> = {
  keep: ({ card }) => line`Tieni ${the(card)}`,
  mage: ({ card }) => line`Scegli ${the(card)}`,
  item: ({ card }) => line`Prendi ${the(card)}`,
  first: ({ seat }, t) => (t.reader.viewer === seatOf(seat) ? ['Comincia tu'] : line`Fai cominciare ${t.player(seatOf(seat))}`),
  pick: ({ card }) => line`Scegli ${the(card)}`,
  together: () => ['Raccogli insieme a tutti'],
  inOrder: () => ['Chiedi l’ordine di turno'],
  take: ({ card }, t) => {
    const lying = lyingOn(t, cardOf(t, card))
    return sum(lying) > 0 ? line`Prendi ${essences(lying)}${pointsChange(pointsIfEmptied(t, cardOf(t, card)))}` : line`Prendi tutto ${from(card)}`
  },
  leave: ({ card }, t) => {
    const { collect } = t.rules.components[cardOf(t, card)]
    const lying = lyingOn(t, cardOf(t, card))
    if (collect.kind === 'grow') return line`Lascia tutto: aggiungi ${essences(lying.map((n) => (n > 0 ? collect.n : 0)))}`
    if (collect.kind === 'interest' && (lying[collect.stays] ?? 0) > 0) return line`Lascia tutto: ottieni ${notGold(collect.gain.n)}`
    return line`Lascia tutto ${on(card)}`
  },
  collect: ({ essence }) => line`Raccogli ${amount(essenceOf(essence), 1)}`,
  upkeep: ({ card }, t) => {
    const { collect } = t.rules.components[cardOf(t, card)]
    return line`Paga ${collect.kind === 'upkeep' ? essences(collect.pay) : ''} per ${the(card)}`
  },
  place: ({ card }, t) => line`Gioca ${the(card)}${price(t, cardOf(t, card))}`,
  claim: ({ card }, t) => line`Prendi ${the(card)} per ${cost(t.rules.components[cardOf(t, card)].cost)}`,
  claimUnseen: (_, t) => line`Prendi il primo monumento del mazzo, senza vederlo, per ${cost(t.rules.components.find(({ kind }) => kind === 'monument')?.cost)}`,
  discard: ({ card }, t) => line`Scarta ${the(card)}${discardFor(t, cardOf(t, card))}`,
  use: ({ card, power }, t) => powerButton(t.rules.components[cardOf(t, card)], Number(power) - 1),
  pass: () => ['Passa per questo round'],
  pay: ({ essence }) => line`Paga ${amount(essenceOf(essence), 1)}`,
  payType: ({ essence }) => line`Paga in ${essenceName(essenceOf(essence))}`,
  payNothing: () => ['Non pagare nulla: X = 0'],
  payAmount: ({ amount: n }, t) => (t.frame?.step === 'payAmount' ? line`Paga ${amount(t.frame.essence, Number(n))}` : [`Paga ${n}`]),
  payMore: () => ['Paga ancora di più'],
  destroy: ({ card }, t) => line`Distruggi ${the(card)}${worth(t, cardOf(t, card))}${t.frame?.step === 'attacked' ? ' per ignorare la perdita' : ''}`,
  turn: ({ card }) => line`Ruota ${the(card)}`,
  gain: ({ essence }, t) => line`Ottieni ${amount(essenceOf(essence), t.frame?.step === 'gainOther' ? t.frame.amount : 1)}`,
  storeOn: ({ card }, t) => {
    const stored = t.frame?.step === 'storeOn' ? t.frame.essence : G
    return line`Metti ${on(card)}${pointsChange(pointsWithOneMore(t, cardOf(t, card), stored))}`
  },
  rival: ({ seat }, t) => {
    const effect = t.frame?.step === 'chooseRival' ? effectOf(t, t.frame.card, t.frame.power, 'gain per rival') : undefined
    const rival = t.player(seatOf(seat))
    return effect ? line`Scegli ${rival}: ottieni ${amount(effect.gain, poolOf(t, seatOf(seat))[effect.count])}` : line`Scegli ${rival}`
  },
  straighten: ({ card }) => line`Raddrizza ${the(card)}`,
  placeNothing: () => ['Non giocare nulla'],
  deck: ({ deck }) => [deck === 'own' ? 'Guarda il tuo mazzo' : 'Guarda il mazzo dei monumenti'],
  top: ({ card }, t) => line`Metti ${the(card)} ${t.frame?.step === 'reorder' && t.frame.left < t.frame.cards ? 'subito sotto' : 'in cima'}`,
  lose: (_, t) => {
    const loss = lossOf(t)
    if (!loss || loss.life + loss.others === 0) return ['Subisci l’attacco: non perdi nulla']
    const others = loss.life > 0 ? plural(loss.others, 'altra essenza', 'altre essenze') : plural(loss.others, 'essenza', 'essenze')
    return line`Perdi ${and([...(loss.life > 0 ? [amount(L, loss.life)] : []), ...(loss.others > 0 ? [others] : [])])}`
  },
  loseEssence: ({ essence }) => line`Perdi ${amount(essenceOf(essence), 1)}`,
  wayOut: (_, t) => {
    const wayOut = t.frame?.step === 'attacked' ? effectOf(t, t.frame.card, t.frame.power, 'attack')?.wayOut : undefined
    return line`Paga ${wayOut?.kind === 'pay' ? essences(wayOut.pay) : 'la parata'} per ignorare la perdita`
  },
  react: ({ card }, t) => {
    const react = reactOf(t, cardOf(t, card))
    const paid = react && sum(react.cost.pay) > 0 ? essences(react.cost.pay) : undefined
    const gives = react?.effect.kind === 'points' ? `: ${points(react.effect.n)} in più` : ''
    if (react?.cost.turn) return line`Ruota ${the(card)}${paid ? line` e paga ${paid}` : ''}${gives}`
    return line`Paga ${paid ?? 'la reazione'} con ${the(card)}${gives}`
  },
  decline: () => ['Non reagire'],
}

/** “ per 2 Vigore invece di 6” */
function price(t: Italian, card: number): Line {
  const asked = priceOf(t, card)
  switch (asked?.kind) {
    case undefined:
      return []
    case 'free':
      return [' gratis']
    case 'printed':
      return line` per ${cost(asked.cost)}`
    case 'one type':
      return line` per ${amount(asked.essence, asked.n)} invece di ${asked.printed}`
    case 'choice':
      return line` per ${anyEssence(asked.n)} invece di ${asked.printed}${asked.gold > 0 ? line`, di cui ${amount(G, asked.gold)}` : ''}`
  }
}

function cost(asked: Cost | undefined): Line {
  if (!asked) return []
  return and([...(asked.any > 0 ? [anyEssence(asked.any)] : []), ...(sum(asked.fixed) > 0 ? [essences(asked.fixed)] : [])])
}

function discardFor(t: Italian, card: number): Line {
  if (t.frame?.step === 'turn') return line` per ${amount(G, 1)} o ${notGold(2)}`
  if (t.frame?.step === 'attacked') return [' per ignorare la perdita']
  return worth(t, card)
}

function worth(t: Italian, card: number): Line {
  const gives = worthOf(t, card)
  return gives ? line`: ottieni ${gives.gold ? amount(G, gives.n) : notGold(gives.n)}` : []
}

/** “ (4 punti diventano 0)” */
function pointsChange(change: { readonly before: number; readonly after: number } | undefined): string {
  if (!change || change.before === change.after) return ''
  return ` (${points(change.before)} ${change.before === 1 ? 'diventa' : 'diventano'} ${change.after})`
}
