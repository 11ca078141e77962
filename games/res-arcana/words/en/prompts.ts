import { capital, line, type Line } from '#words/line.ts'
import { G, L, NO_ESSENCES } from '../../data/essence.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { collectGain, effectOf, itemOf, lyingOn, nextPlayer, packetGoesLeft, powerOf, sum } from '../known.ts'
import { gainText } from './card-text.ts'
import { amount, anyEssence, cards, essenceName, essences, notGold, type English } from './speak.ts'

/** A full sentence to whoever must decide: what, and why. */
export const prompts: Prompts<English> = {
  keep: (_, t) => [`Keep 1 artifact of this packet in secret; the rest is passed to the ${packetGoesLeft(t) ? 'left' : 'right'}.`],
  chooseMage: () => ['Choose your mage in secret; the other leaves the game, and all mages are revealed together.'],
  takeItem: () => ['Take a magic item: it serves you from the first Collect on.'],
  chooseFirst: () => ['It is for you to decide who goes first in this game.'],
  pick: ({ left }) => [left > 1 ? `Choose ${left} artifacts for your deck, one after the other.` : 'Choose 1 artifact for your deck.'],
  askOrder: () => ['Do you want this Collect to be done in turn order? A single request is enough.'],
  takeOrLeave: ({ card }, t) => line`${essences(lyingOn(t, card))} ${sum(lyingOn(t, card)) === 1 ? 'lies' : 'lie'} on ${t.the(card)}: take all, or leave all.${ifLeft(t, card)}`,
  collectChoice: ({ card, left }, t) => line`Collect from ${t.the(card)}: choose ${gainText(collectGain(t, card, left))}.`,
  upkeep: ({ card }, t) => {
    const { collect } = t.rules.components[card]
    return line`${t.the(card)} claims its due: pay ${collect.kind === 'upkeep' ? essences(collect.pay) : ''}, or turn it for the round.`
  },
  turn: ({ seat }, t) => {
    const next = nextPlayer(t, seat)
    const you = t.reader.player(seat)
    if (next !== undefined) return line`Your turn, ${you}: take an action, or pass for this round. ${t.reader.player(next)} plays next.`
    return line`Your turn, ${you}: ${t.reader.seats > 2 ? 'all the others have' : line`${t.reader.player(1 - seat)} has`} passed. Take as many actions as you like, then pass.`
  },
  discardGain: ({ card }, t) => line`You discard ${t.the(card)}: gain ${amount(G, 1)}, or ${notGold(2)}.`,
  swapItem: ({ seat }, t) => {
    const item = itemOf(t, seat)
    const lying = item === undefined ? [] : lyingOn(t, item)
    const lost = sum(lying) > 0 ? line` What lies on it is lost: ${essences(lying)}.` : ''
    return line`You pass: swap ${item === undefined ? 'your magic item' : t.the(item)} for another item, which will serve from the next round on.${lost}`
  },
  pay: ({ card, power, left }, t) => line`You have ${anyEssence(left)} left to pay for ${power < 0 ? 'placing ' : ''}${t.the(card)}.`,
  payOne: ({ card, power }, t) => {
    const onto = effectOf(t, card, power, 'store paid')?.on
    if (onto === 'this') return line`Choose the essence of your pool to put on ${t.the(card)}.`
    if (onto === 'own component') return line`Choose the essence of your pool that ${t.the(card)} puts on one of your components.`
    return line`Choose the essence to pay for ${t.the(card)}.`
  },
  payType: ({ card, power }, t) => {
    const gold = effectOf(t, card, power, 'gain x')?.as !== 'one other'
    return line`${t.the(card)} changes X identical essences into ${gold ? essenceName(G) : 'another type'}: which type do you pay?`
  },
  payAmount: ({ card, power, essence }, t) => {
    const gold = effectOf(t, card, power, 'gain x')?.as !== 'one other'
    return line`How much ${essenceName(essence)} do you pay? You gain as ${gold ? line`much ${essenceName(G)}` : 'many essences of another type'}.`
  },
  destroy: ({ card, power }, t) => {
    const effect = effectOf(t, card, power, 'gain cost')
    const what = powerOf(t, card, power).cost.destroy === 'dragon or creature' ? 'one of your dragons or creatures' : 'one of your artifacts'
    return line`Choose ${what} to destroy: ${t.the(card)} returns its printed cost${effect && effect.plus > 0 ? ` plus ${effect.plus}` : ''}, in ${effect?.as === 'gold' ? essenceName(G) : 'non-Gold essences'}.`
  },
  discardCost: ({ card }, t) => line`Choose the card to discard: ${t.the(card)} returns its printed cost, in non-Gold essences.`,
  turnOther: ({ card, power }, t) => line`Choose the ${powerOf(t, card, power).cost.turnOther === 'dragon' ? 'dragon' : 'creature'} to turn for ${t.the(card)}, without using its power.`,
  gain: ({ card, to, left, of, got }, t) => {
    const more = gainText({ fixed: NO_ESSENCES, n: left, of })
    if (to >= 0) return line`Choose what ${sum(got) > 0 ? 'else ' : ''}goes on ${t.the(card)}: ${more}.`
    return line`${t.the(card)} ${sum(got) > 0 ? 'still ' : ''}gives you ${more}: choose${sum(got) === 0 && left > 1 ? ' them' : ''}.`
  },
  gainOther: ({ paid, amount: n }) => line`You have paid ${amount(paid, n)}: choose the type that you gain in return.`,
  storeOn: ({ essence }) => line`Choose the component of yours that receives ${amount(essence, 1)}.`,
  chooseRival: ({ card, power }, t) => {
    const effect = effectOf(t, card, power, 'gain per rival')
    return effect ? line`Choose a rival: ${t.the(card)} gives you as much ${essenceName(effect.gain)} as that pool holds ${essenceName(effect.count)}.` : ['Choose a rival.']
  },
  straighten: ({ card, power }, t) => line`${t.the(card)} straightens one of your ${effectOf(t, card, power, 'straighten')?.what === 'creature' ? 'creatures' : 'components'}: choose.`,
  placeFromHand: ({ card, power }, t) => placePrompt(t, card, power),
  placeFromDiscard: ({ card, power }, t) => placePrompt(t, card, power),
  chooseDeck: ({ card, power }, t) => line`Choose the deck whose top ${effectOf(t, card, power, 'reorder')?.n ?? 0} cards ${t.the(card)} lets you see.`,
  reorder: ({ cards: all, left }) => [left === all ? 'Choose the card that goes back on top of the deck.' : 'Choose the card that comes right below.'],
  discardDrawn: ({ left }) => [`You have ${cards(left)} left to discard from your hand, old or new.`],
  attacked: ({ by, card, power }, t) => line`${t.reader.player(by)} attacks with ${t.the(card)}: lose ${amount(L, effectOf(t, card, power, 'attack')?.loss ?? 0)}, or choose a way to ignore it.`,
  loseEssence: ({ left }) => line`You are short of Life: you have ${anyEssence(left)} of your choice left to lose.`,
  reactToCheck: ({ card }, t) => {
    const react = t.rules.components[card].powers.find(({ when }) => when === 'victory check')
    const gives = react?.effect.kind === 'points' ? react.effect.n : 0
    return line`Victory is checked: do you want to turn ${t.the(card)} and pay ${react ? essences(react.cost.pay) : ''} to count ${gives} more ${gives === 1 ? 'point' : 'points'}?`
  },
}

function ifLeft(t: English, card: number): Line {
  const { collect } = t.rules.components[card]
  if (collect.kind === 'grow') return [` What stays grows by ${collect.n} of each type.`]
  if (collect.kind === 'interest' && lyingOn(t, card)[collect.stays] > 0) return line` What stays earns you ${gainText(collect.gain)}.`
  return []
}

function placePrompt(t: English, card: number, power: number): Line {
  const effect = effectOf(t, card, power, 'place')
  const what = effect?.what === 'dragon' ? 'a dragon' : 'an artifact'
  const from = effect?.from === 'hand' ? 'from your hand' : effect?.from === 'discard' ? 'from your discards' : 'from any player’s discards'
  const terms = effect?.terms.free ? 'at no cost' : effect && effect.terms.off > 0 ? `for ${effect.terms.off} essences less` : 'at its cost'
  return capital(line`with ${t.the(card)}, place ${what} ${from} ${terms}, or place nothing.`)
}

/** After the name of whoever is waited for. */
export const waiting: Waiting = {
  keep: 'is choosing an artifact to keep.',
  chooseMage: 'is choosing a mage in secret.',
  takeItem: 'is choosing a magic item.',
  chooseFirst: 'is deciding who goes first.',
  pick: 'is choosing an artifact for the deck.',
  askOrder: 'is deciding whether to ask for Collect in turn order.',
  takeOrLeave: 'is collecting.',
  collectChoice: 'is collecting.',
  upkeep: 'is finishing Collect.',
  turn: 'is thinking about an action.',
  discardGain: 'is choosing what the discard gives.',
  swapItem: 'passes and is choosing another magic item.',
  pay: 'is paying.',
  payOne: 'is choosing an essence to pay.',
  payType: 'is choosing essences to pay.',
  payAmount: 'is choosing how much to pay.',
  destroy: 'is choosing an artifact to destroy.',
  discardCost: 'is choosing a card to discard.',
  turnOther: 'is choosing a component to turn.',
  gain: 'is choosing essences.',
  gainOther: 'is choosing essences.',
  storeOn: 'is choosing where to put an essence.',
  chooseRival: 'is choosing a rival.',
  straighten: 'is choosing a component to straighten.',
  placeFromHand: 'is choosing a card to place.',
  placeFromDiscard: 'is choosing a card to place.',
  chooseDeck: 'is choosing a deck to look at.',
  reorder: 'is putting cards back on a deck.',
  discardDrawn: 'is choosing cards to discard.',
  attacked: 'is answering the attack.',
  loseEssence: 'is choosing essences to lose.',
  reactToCheck: 'is deciding whether to react to the victory check.',
}
