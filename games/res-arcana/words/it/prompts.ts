import { capital, line, type Line } from '#words/line.ts'
import { G, L, NO_ESSENCES } from '../../data/essence.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { collectGain, effectOf, itemOf, lyingOn, nextPlayer, packetGoesLeft, powerOf, sum } from '../known.ts'
import { gainText } from './card-text.ts'
import { amount, anyEssence, asMuch, cards, essenceName, essences, howMuch, it, notGold, plural, points, type Italian } from './speak.ts'

/** A full sentence to whoever must decide: what, and why. */
export const prompts: Prompts<Italian> = {
  keep: (_, t) => [`Tieni in segreto 1 artefatto di questo pacchetto; il resto passa a ${packetGoesLeft(t) ? 'sinistra' : 'destra'}.`],
  chooseMage: () => ['Scegli in segreto il tuo mago; l’altro lascia la partita, e tutti i maghi si rivelano insieme.'],
  takeItem: () => ['Prendi un oggetto magico: ti serve fin dalla prima raccolta.'],
  chooseFirst: () => ['Sta a te decidere chi comincia questa partita.'],
  pick: ({ left }) => [left > 1 ? `Scegli ${left} artefatti per il tuo mazzo, uno dopo l’altro.` : 'Scegli 1 artefatto per il tuo mazzo.'],
  askOrder: () => ['Vuoi che questa raccolta si faccia in ordine di turno? Basta una sola richiesta.'],
  takeOrLeave: ({ card }, t) => line`${sum(lyingOn(t, card)) === 1 ? 'C’è' : 'Ci sono'} ${essences(lyingOn(t, card))} ${t.on(card)}: prendi tutto, o lascia tutto.${ifLeft(t, card)}`,
  collectChoice: ({ card, left }, t) => line`Raccolta ${t.of(card)}: scegli ${gainText(collectGain(t, card, left))}.`,
  upkeep: ({ card }, t) => {
    const { collect } = t.rules.components[card]
    return line`${capital(t.the(card))} ${t.noun(card).plural ? 'esigono' : 'esige'} il dovuto: paga ${collect.kind === 'upkeep' ? essences(collect.pay) : ''}, o ruota${it(t.noun(card))} per il round.`
  },
  turn: ({ seat }, t) => {
    const next = nextPlayer(t, seat)
    const you = t.reader.player(seat)
    if (next !== undefined) return line`Tocca a te, ${you}: fai un’azione, o passa per questo round. Poi gioca ${t.reader.player(next)}.`
    return line`Tocca a te, ${you}: ${t.reader.seats > 2 ? 'tutti gli altri hanno' : line`${t.reader.player(1 - seat)} ha`} passato. Fai tutte le azioni che vuoi, poi passa.`
  },
  discardGain: ({ card }, t) => line`Scarti ${t.the(card)}: ottieni ${amount(G, 1)}, o ${notGold(2)}.`,
  swapItem: ({ seat }, t) => {
    const item = itemOf(t, seat)
    const lying = item === undefined ? [] : lyingOn(t, item)
    const lost = sum(lying) > 0 ? line` Ciò che ha sopra è perso: ${essences(lying)}.` : ''
    return line`Passi: cambia ${item === undefined ? 'il tuo oggetto magico' : t.the(item)} con un altro oggetto, che servirà dal prossimo round.${lost}`
  },
  pay: ({ card, power, left }, t) => line`${remain(left)} ${anyEssence(left)} da pagare per ${power < 0 ? 'giocare ' : ''}${t.the(card)}.`,
  payOne: ({ card, power }, t) => {
    const onto = effectOf(t, card, power, 'store paid')?.on
    if (onto === 'this') return line`Scegli l’essenza della tua riserva da mettere ${t.on(card)}.`
    if (onto === 'own component') return line`Scegli l’essenza della tua riserva che ${t.the(card)} mette su un tuo componente.`
    return line`Scegli l’essenza da pagare per ${t.the(card)}.`
  },
  payType: ({ card, power }, t) => {
    const gold = effectOf(t, card, power, 'gain x')?.as !== 'one other'
    return line`${capital(t.the(card))} cambia X essenze uguali in ${gold ? essenceName(G) : 'un altro tipo'}: quale tipo paghi?`
  },
  payAmount: ({ card, power, essence }, t) => {
    const gold = effectOf(t, card, power, 'gain x')?.as !== 'one other'
    return line`${capital(howMuch(essence))} paghi? Ottieni altrettant${gold ? line`o ${essenceName(G)}` : 'e essenze di un altro tipo'}.`
  },
  destroy: ({ card, power }, t) => {
    const effect = effectOf(t, card, power, 'gain cost')
    const what = powerOf(t, card, power).cost.destroy === 'dragon or creature' ? 'un tuo drago o una tua creatura' : 'un tuo artefatto'
    return line`Scegli ${what} da distruggere: ${t.the(card)} ne rende il costo stampato${effect && effect.plus > 0 ? ` più ${effect.plus}` : ''}, in ${effect?.as === 'gold' ? essenceName(G) : 'essenze tranne Oro'}.`
  },
  discardCost: ({ card }, t) => line`Scegli la carta da scartare: ${t.the(card)} ne rende il costo stampato, in essenze tranne Oro.`,
  turnOther: ({ card, power }, t) => line`Scegli ${powerOf(t, card, power).cost.turnOther === 'dragon' ? 'il drago' : 'la creatura'} da ruotare per ${t.the(card)}, senza usarne il potere.`,
  gain: ({ card, to, left, of, got }, t) => {
    const more = line`${sum(got) > 0 ? 'ancora ' : ''}${gainText({ fixed: NO_ESSENCES, n: left, of })}`
    if (to >= 0) return line`Scegli ${more} da mettere ${t.on(card)}.`
    return line`${capital(t.the(card))} ti ${t.noun(card).plural ? 'danno' : 'dà'} ${more}: scegli${sum(got) === 0 && left > 1 ? 'le' : ''}.`
  },
  gainOther: ({ paid, amount: n }) => line`Hai pagato ${amount(paid, n)}: scegli il tipo che ottieni in cambio.`,
  storeOn: ({ essence }) => line`Scegli il tuo componente che riceve ${amount(essence, 1)}.`,
  chooseRival: ({ card, power }, t) => {
    const effect = effectOf(t, card, power, 'gain per rival')
    return effect ? line`Scegli un rivale: ${t.the(card)} ti dà ${asMuch(effect.gain)} ${howMuch(effect.count)} c’è nella sua riserva.` : ['Scegli un rivale.']
  },
  straighten: ({ card, power }, t) => line`${capital(t.the(card))} raddrizza ${effectOf(t, card, power, 'straighten')?.what === 'creature' ? 'una tua creatura' : 'un tuo componente'}: scegli.`,
  placeFromHand: ({ card, power }, t) => placePrompt(t, card, power),
  placeFromDiscard: ({ card, power }, t) => placePrompt(t, card, power),
  chooseDeck: ({ card, power }, t) => line`Scegli il mazzo di cui ${t.the(card)} ti mostra le prime ${effectOf(t, card, power, 'reorder')?.n ?? 0} carte.`,
  reorder: ({ cards: all, left }) => [left === all ? 'Scegli la carta che torna in cima al mazzo.' : 'Scegli la carta che viene subito sotto.'],
  discardDrawn: ({ left }) => [`${remain(left)} ${cards(left)} da scartare dalla mano, ${left > 1 ? 'vecchie o nuove' : 'vecchia o nuova'}.`],
  attacked: ({ by, card, power }, t) => line`${t.reader.player(by)} attacca con ${t.the(card)}: perdi ${amount(L, effectOf(t, card, power, 'attack')?.loss ?? 0)}, o scegli come ignorare la perdita.`,
  loseEssence: ({ left }) => line`Ti manca la Vita: ${remain(left).toLowerCase()} ${plural(left, 'essenza', 'essenze')} da perdere, a scelta.`,
  reactToCheck: ({ card }, t) => {
    const react = t.rules.components[card].powers.find(({ when }) => when === 'victory check')
    const gives = react?.effect.kind === 'points' ? react.effect.n : 0
    return line`Si verifica la vittoria: vuoi ruotare ${t.the(card)} e pagare ${react ? essences(react.cost.pay) : ''} per contare ${points(gives)} in più?`
  },
}

const remain = (n: number): string => (n === 1 ? 'Resta' : 'Restano')

function ifLeft(t: Italian, card: number): Line {
  const { collect } = t.rules.components[card]
  if (collect.kind === 'grow') return [` Ciò che resta cresce di ${collect.n} per tipo.`]
  if (collect.kind === 'interest' && lyingOn(t, card)[collect.stays] > 0) return line` Ciò che resta ti frutta ${gainText(collect.gain)}.`
  return []
}

function placePrompt(t: Italian, card: number, power: number): Line {
  const effect = effectOf(t, card, power, 'place')
  const what = effect?.what === 'dragon' ? 'un drago' : 'un artefatto'
  const from = effect?.from === 'hand' ? 'dalla mano' : effect?.from === 'discard' ? 'dai tuoi scarti' : 'dagli scarti di chiunque'
  const terms = effect?.terms.free ? 'senza pagarlo' : effect && effect.terms.off > 0 ? `per ${effect.terms.off} essenze in meno` : 'al suo costo'
  return line`Con ${t.the(card)}, gioca ${what} ${from} ${terms}, o non giocare nulla.`
}

/** After the name of whoever is waited for. */
export const waiting: Waiting = {
  keep: 'sceglie l’artefatto da tenere.',
  chooseMage: 'sceglie in segreto il suo mago.',
  takeItem: 'sceglie il suo oggetto magico.',
  chooseFirst: 'decide chi comincia.',
  pick: 'sceglie un artefatto per il suo mazzo.',
  askOrder: 'dice se vuole la raccolta in ordine di turno.',
  takeOrLeave: 'fa la sua raccolta.',
  collectChoice: 'fa la sua raccolta.',
  upkeep: 'finisce la sua raccolta.',
  turn: 'pensa alla sua azione.',
  discardGain: 'sceglie cosa rende il suo scarto.',
  swapItem: 'passa e cambia oggetto magico.',
  pay: 'paga.',
  payOne: 'sceglie l’essenza da pagare.',
  payType: 'sceglie le essenze da pagare.',
  payAmount: 'sceglie quante essenze pagare.',
  destroy: 'sceglie un artefatto da distruggere.',
  discardCost: 'sceglie una carta da scartare.',
  turnOther: 'sceglie un componente da ruotare.',
  gain: 'sceglie le sue essenze.',
  gainOther: 'sceglie le sue essenze.',
  storeOn: 'sceglie dove mettere un’essenza.',
  chooseRival: 'sceglie un rivale.',
  straighten: 'sceglie un componente da raddrizzare.',
  placeFromHand: 'sceglie una carta da giocare.',
  placeFromDiscard: 'sceglie una carta da giocare.',
  chooseDeck: 'sceglie un mazzo da guardare.',
  reorder: 'rimette delle carte su un mazzo.',
  discardDrawn: 'sceglie le carte da scartare.',
  attacked: 'risponde all’attacco.',
  loseEssence: 'sceglie le essenze da perdere.',
  reactToCheck: 'decide se reagire alla verifica della vittoria.',
}
