import { line, type Line } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { EVENT } from '../../rules/reactions.ts'
import type { Prompts } from '../assemble.ts'
import { diceOf, holdsDecoy, kindOfCard, needNow, offererOf, ownerOf, ownSleeper, sovereignNow } from '../known.ts'
import { amount, amounts, anyOf, baseCount, face, plural, type English } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<English> = {
  syndicate: (_, t) => line`${t.you}, choose the syndicate that you will lead for the whole game.`,
  turn: (_, t) => {
    const dice = diceOf(t)
    const armed = dice === 0 ? 'no action die is armed, but you may still trade with the bank, build and lay cards' : `you have ${plural(dice, 'armed action die', 'armed action dice')} for missions and assaults`
    if (t.view?.extended === 1) return line`${t.you}, ${t.view.actions === 0 ? 'take one or two actions, or none and be out of this phase' : 'take a second action or end your turn'}; ${armed}.`
    return line`${t.you}, it is your turn: ${armed}.`
  },
  spent: (_, t) => line`${t.you}, both actions of this short turn are taken: end it, or do what costs no action.`,
  parley: (_, t) => line`${t.you}, the phantom is about to act: trade with your rival if you like, then go on.`,
  share: (_, t) => line`${t.you}, ${holder(t)} ${(t.view?.jobAt ?? -1) >= 0 ? t.place(t.view?.jobAt ?? 0) : ''}: share the mission’s reward, or keep all of it at worse odds?`,
  target: (_, t) => line`${t.you}, choose the base to rob: fewer dice are rolled for the loot of a fortified one.`,
  boost: (_, t) => line`${t.you}, announce the tokens that you add to this roll${(t.view?.jobPlus ?? 0) > 0 ? `, so far +${t.view?.jobPlus ?? 0}` : ''}, then go on.`,
  hands: (_, t) => {
    const need = needNow(t, false)
    return line`${t.you}, ${jobName(t)} needs ${need ? face(need.win) : 'luck'}${need && need.plus > 0 ? `, with ${need.plus} added to the die` : ''}: hire extra hands, or roll as it is?`
  },
  reroll: ({ die }, t) => line`${t.you}, the die shows ${die} and the mission fails: once a round you may roll it again, and the second result counts.`,
  reinforce: ({ at }, t) => line`${t.you}, choose how many reinforcements storm ${t.place(at)}: they stay used until the collection, and the crew is spent either way.`,
  order: (_, t) => line`${t.you}, say when your card face down is to be played for you; others only learn whether you wish to be asked.`,
  react: ({ event, by, at }, t) => {
    const card = ownSleeper(t)
    if (holdsDecoy(t)) return line`${t.you}, ${moment(t, event, by, at)}: your decoy ${t.card(card)} cannot react, and nobody can tell.`
    return line`${t.you}, ${moment(t, event, by, at)}: does your ${card >= 0 ? t.card(card) : 'sleeper'} react?`
  },
  times: ({ rate }, t) => {
    const { give, amount: n, get } = t.tables.exchanges.rows[rate]
    return line`${t.you}, how often do you exchange ${amount(resources.indexOf(give), n)} for ${amount(resources.indexOf(get), 1)}?`
  },
  sellFor: (_, t) => line`${t.you}, choose the resource that you take for the card sold.`,
  pickTech: ({ level }, t) => line`${t.you}, you have reached technology ${level}: choose an advanced technology for the rest of the game.`,
  freeFort: (_, t) => line`${t.you}, choose the base that the token fortifies for nothing.`,
  any: ({ left, from }, t) => line`${t.you}, you take ${anyOf(left)}: ${howMuch[resources[from]]}${left > 1 ? ' among them' : ''}?`,
  pardon: (_, t) => pardonPrompt(t),
  unpaid: ({ left }, t) => line`${t.you}, the tax is not paid for ${baseCount(left)}: choose which ${left === 1 ? 'one is' : 'is'} turned over${left === 1 ? '' : ' next'}.`,
  example: (_, t) => line`${t.you}, the Sovereign makes an example: choose the base on which the die is rolled.`,
  patrol: ({ left }, t) => line`${t.you}, patrols turn over ${left === 1 ? 'one of your bases' : `${left} of your bases`} nearest the star: choose ${left === 1 ? 'which' : 'the next'}.`,
  crew: (_, t) => line`${t.you}, your crew does not suffice for all bases: choose the next one to pay for; the rest is turned over.`,
  cube: (_, t) => line`${t.you}, take one of your markers back from the black market: from which ladder?`,
  market: (_, t) => {
    const from = offererOf(t)
    if (from >= 0) return line`${t.you}, ${t.player(from)} makes you an offer: accept it, turn it down or answer it with your own.`
    return line`${t.you}, while others are on turn you may trade with whoever is not.`
  },
  draft: ({ to, give, get, things }, t) => {
    const empty = things.length === 0 && [...give, ...get].every((n) => n === 0)
    return line`${t.you}, ${empty ? 'put together' : 'go on with'} your offer to ${t.player(to)}: what you give, and what you ask for.`
  },
}

const howMuch = { credits: 'how many credits', influence: 'how much influence', crew: 'how much crew' } as const

/** “Marco holds” */
function holder(t: English): Line {
  const owner = ownerOf(t, t.view?.jobAt ?? -1)
  return owner < 0 ? ['somebody holds'] : line`${t.player(owner)} ${t.say(owner, 'holds', 'hold')}`
}

function jobName(t: English): Line {
  const card = t.view?.jobCard ?? -1
  return card < 0 ? ['the mission'] : line`the ${kindOfCard(t, card) === 'heist' ? 'heist' : 'mission'} ${t.card(card)}`
}

/** What a sleeper could react to. */
function moment(t: English, event: number, by: number, at: number): Line {
  const who = by >= 0 ? t.player(by) : ['the Sovereign']
  switch (event) {
    case EVENT.mission:
      return line`${who} attempts ${jobName(t)}${at >= 0 ? line` ${t.at(at)}` : ''}`
    case EVENT.success:
      return line`${who} has accomplished ${jobName(t)} and gains ${amounts(t.view?.jobReward ?? [])}`
    case EVENT.assault:
      return line`${who} assaults ${t.baseOf(ownerOf(t, at), at)}`
    case EVENT.purchase:
      return line`${who} is buying a base ${t.at(at)}`
    case EVENT.sovereign:
      return line`the Sovereign has played ${sovereignName(t)} and pardons are next`
    case EVENT.tax:
      return line`${sovereignName(t)} is due from you`
    case EVENT.collection:
      return ['everybody has collected']
    default:
      return by < 0 ? line`the Sovereign is about to seize your base ${t.at(at)}` : line`${who} is about to take your base ${t.at(at)}`
  }
}

const sovereignName = (t: English): Line => (sovereignNow(t) >= 0 ? t.card(sovereignNow(t)) : ['a card'])

function pardonPrompt(t: English): Line {
  const card = t.view?.sovereignCard ?? -1
  if (card >= 0 && card === t.c.sovereign.end) return line`${t.you}, the Beginning of the End has come, and nobody is pardoned from it.`
  const mine = 1 << t.reader.viewer
  const bought = ((t.view?.pardoned ?? 0) & mine) !== 0
  if (bought) return line`${t.you}, you are pardoned from ${sovereignName(t)}.`
  return line`${t.you}, the Sovereign plays ${sovereignName(t)}: buy a pardon, or bear it?`
}
