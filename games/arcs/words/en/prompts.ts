import { line, type Line } from '#words/line.ts'
import { ambitions, dice } from '../../data/names.ts'
import type { Prompts } from '../assemble.ts'
import { ambitionOfCard, hasPrelude, leadOf, leads, maySeize, maySing, mostDice, nextMarkerValue, pipActions, playedBy, reachOf, shipsLeft, stillToDraft } from '../known.ts'
import { actions, dice as diceNames } from './names.ts'
import { ambitionName, amount, cardCount, countOf, hits, keys, marker, or, pips, plural, shipGroup, type English } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<English> = {
  draft: (_, t) => {
    const { leader, lore } = stillToDraft(t)
    return line`${t.you}, choose ${leader && lore ? 'a leader or a lore card' : leader ? 'your leader' : 'a lore card'}: you keep it for the whole game.`
  },
  mulligan: (_, t) => line`${t.you}, you do not have the initiative: keep this hand, or exchange all of it for 6 new cards, once.`,
  lead: (_, t) => line`${t.you}, you have the initiative: lead the round with a card, or pass the initiative.`,
  follow: (_, t) => {
    const lead = leadOf(t)
    if (!lead) return line`${t.you}, play a card: surpass, copy or pivot.`
    return line`${t.you}, ${t.reader.player(lead.seat)} leads with ${t.the(lead.card)}${lead.number === 0 ? ', which counts as 0' : ''}: surpass it, copy it or pivot.`
  },
  before: (_, t) => beforePrompt(t),
  turn: (_, t) => {
    const left = t.view?.pips ?? 0
    const what = or(pipActions(t).map((verb) => actions[verb].toLowerCase()))
    if (hasPrelude(t)) return line`${t.you}, this is your Prelude: spend resources if you like, then your ${left > 1 ? `${left} pips` : 'pip'} (${what}).`
    return line`${t.you}, you have ${pips(left)} left (${what}): act, or end your turn.`
  },
  comeback: (_, t) => line`${t.you}, you have neither ships nor starports on the map: place ${countOf('ship', Math.min(3, shipsLeft(t)))} at a gate of your choice.`,
  generous: ({ ambition }, t) => line`${t.you}, your leader is Generous: to declare ${ambitionName(ambitions[ambition])}, give a Guild card to the Rival with the least Power.`,
  declared: ({ left }, t) => {
    const gifts = [
      ...((left & 1) !== 0 ? ['look at a Rival’s hand'] : []),
      ...((left & 2) !== 0 ? ['gain a resource'] : []),
      ...((left & 4) !== 0 ? ['influence the Court'] : []),
    ]
    return line`${t.you}, you have just declared an ambition: you may ${or(gifts)}.`
  },
  exchange: ({ rival }, t) => line`${t.you}, you see ${t.whose(rival)} hand: exchange a card for one of those, or exchange nothing.`,
  bold: (_, t) => line`${t.you}, your leader is Bold: place an agent on as many Court cards as you like, one on each.`,
  overflow: ({ type }, t) => overflowPrompt(t, type),
  overflowElsewhere: ({ type }, t) => overflowPrompt(t, type),
  arrange: ({ at }, t) => arrangePrompt(t, at),
  arrangeElsewhere: ({ at }, t) => arrangePrompt(t, at),
  tax: ({ loyal }, t) => line`${t.you}, choose ${loyal === 1 ? 'the city of yours to nurture: it is taxed.' : 'the city to tax: one of yours, or a Rival city that you control.'}`,
  build: (_, t) => line`${t.you}, choose what to build, and where.`,
  repair: (_, t) => line`${t.you}, choose a damaged piece to repair, wherever it is.`,
  influence: ({ secure }, t) => line`${t.you}, choose the Court card to place an agent on${secure === 1 ? '; you secure a card right after' : ''}.`,
  influenceAfter: (_, t) => line`${t.you}, your leader is Charismatic: you may also place an agent on a Court card.`,
  beloved: (_, t) => line`${t.you}, a Trophy was taken from you and your leader is Beloved: you may place an agent on a Court card.`,
  secure: (_, t) => line`${t.you}, choose the card to secure among those where you have the most agents.`,
  move: ({ battle }, t) => line`${t.you}, choose the system that your ships leave${battle === 1 ? '; a battle must follow' : ''}.`,
  moveAfter: (_, t) => line`${t.you}, your leader is Tactical: after this battle you may move ships.`,
  group: ({ system }, t) => line`${t.you}, choose how many ships leave ${t.place(system)}.`,
  leg: (v, t) => {
    const reach = reachOf(t, v)
    const where = reach === undefined ? '' : `: ${plural(reach, 'system', 'systems')} in reach`
    return line`${t.you}, choose where ${shipGroup(v.fresh, v.damaged)} from ${t.place(v.system)} ${v.fresh + v.damaged > 1 ? 'go' : 'goes'}${where}.`
  },
  catapult: (v, t) => line`${t.you}, the Catapult carries you beyond ${t.place(v.system)}: go on, leave ships behind, or stop.`,
  sprint: (_, t) => line`${t.you}, your Sprinter Drives may move one group of fresh ships once more.`,
  pressgang: ({ done }, t) => line`${t.you}, choose ${done > 0 ? 'another Captive' : 'a Captive'} to return, and the resource that you gain for it.`,
  execute: ({ done }, t) => line`${t.you}, choose ${done > 0 ? 'another Captive' : 'a Captive'} to turn into a Trophy.`,
  abduct: (_, t) => line`${t.you}, choose the Court card whose Rival agents you abduct: fewer than your Weapon icons.`,
  trade: (_, t) => line`${t.you}, choose a Rival city that you control and the resource to take from its owner.`,
  tradeGive: ({ rival, type }, t) => line`${t.you}, choose the resource to give for ${amount(type, 1)}: a type that ${t.reader.player(rival)} lacks.`,
  summon: (_, t) => line`${t.you}, choose a city that you control: a ship is built there.`,
  prune: (_, t) => line`${t.you}, choose the building to replace: a starport becomes a city, a city becomes a starport.`,
  battle: (_, t) => line`${t.you}, choose where to battle, and against whom: all your ships in the system attack.`,
  railgun: ({ rival, system }, t) => line`${t.you}, ${t.whose(rival)} Railgun Arrays fire first ${t.at(system)}: choose which of your ships takes 1 hit.`,
  collect: ({ seat, rival, system, dice: taken }, t) => {
    const left = mostDice(t, seat, system) - taken.reduce((sum, n) => sum + n, 0)
    return line`${t.you}, against ${t.reader.player(rival)} ${t.at(system)} you may take ${plural(left, taken.length > 0 ? 'more die' : 'die', taken.length > 0 ? 'more dice' : 'dice')}: how many ${diceNames[dice[taken.length]]} dice?`
  },
  rolled: ({ rival, system }, t) => line`${t.you}, keep this roll against ${t.reader.player(rival)} ${t.at(system)}, or reroll dice.`,
  reroll: ({ kind, left }, t) => line`${t.you}, choose the ${diceNames[dice[kind]]} dice to reroll${left > 0 ? `, ${left} more at most` : ''}, then roll.`,
  takeHit: ({ self, system }, t) => line`${t.you}, you still take ${hits(self)} ${t.at(system)}: choose the ship that is struck.`,
  dealHit: ({ rival, system, hits: struck, building }, t) => {
    const left = struck > 0 ? hits(struck) : plural(building, 'building hit', 'building hits')
    return line`${t.you}, you have ${left} left to deal to ${t.reader.player(rival)} ${t.at(system)}: choose the target.`
  },
  ransack: ({ rival }, t) => line`${t.you}, you destroyed one of ${t.whose(rival)} cities: ransack a Court card that holds an agent of that Rival.`,
  raid: ({ rival, keys: left }, t) => line`${t.you}, you have ${keys(left)} left: steal a resource or a card from ${t.reader.player(rival)}, or end the raid.`,
  rifles: (_, t) => line`${t.you}, choose the system from which your fresh ships fire.`,
  riflesAt: ({ system }, t) => line`${t.you}, choose the target of your Galactic Rifles, in a system adjacent to ${t.place(system)}.`,
  foresee: ({ discarded }, t) => line`${t.you}, discard as many cards as you like, then draw one more than that: ${cardCount(discarded + 1)} so far.`,
  fence: (_, t) => line`${t.you}, choose the resource to discard for 1 Relic.`,
  levy: (_, t) => line`${t.you}, choose the system under your control where you place ${countOf('ship', Math.min(3, shipsLeft(t)))}.`,
  placeShips: ({ systems }, t) => {
    const left = shipsLeft(t)
    if (left === 0) return line`${t.you}, you have no ship left to place.`
    if (left >= systems.length) return line`${t.you}, place 1 ship in each of the ${systems.length} systems.`
    return line`${t.you}, you have only ${countOf('ship', left)} left: choose where the next one goes.`
  },
  extort: ({ type, left }, t) => line`${t.you}, choose whom to steal ${amount(type, 1)} from${left > 1 ? `, ${left} more times` : ''}.`,
  persuade: (_, t) => line`${t.you}, steal a resource or a Guild card from a Rival of your choice.`,
  uprising: (_, t) => line`${t.you}, choose the cluster that rises up: 1 ship of yours in each of its systems.`,
  demands: (_, t) => line`${t.you}, you may declare any ambition${markerPart(t)}, without the zero marker.`,
  outrageSpreads: (_, t) => line`${t.you}, you may choose a resource: everybody, you included, Provokes Outrage of that type.`,
  freedom: (_, t) => line`${t.you}, you may return a city from a system that you control to its owner’s board.`,
  freedomSeize: (_, t) => line`${t.you}, you have freed a city: you may seize the initiative.`,
  struggle: (_, t) => line`${t.you}, you may steal a Guild card from a Rival; the Court discard is then shuffled back.`,
}

function beforePrompt(t: English): Line {
  const card = playedBy(t, t.reader.viewer)
  const named = ambitionOfCard(t, card)
  const which = named === null ? 'an ambition' : named === 'any' ? 'any ambition' : [ambitionName(named)]
  if (leads(t)) return line`${t.you}, you lead with ${t.the(card)}: before you act, you may declare ${which}${markerPart(t)}.`
  const seize = maySeize(t) ? ['seize the initiative with one more card face down'] : []
  const sing = card >= 0 && named !== null && maySing(t) ? [line`declare ${which} without the zero marker`] : []
  const both = [...seize, ...sing]
  return line`${t.you}, before you act, you may ${both.length > 0 ? or(both) : 'go on'}.`
}

/** “ for 5/3” */
function markerPart(t: English): string {
  const value = nextMarkerValue(t)
  return value ? ` for ${marker(...value)}` : ''
}

const overflowPrompt = (t: English, type: number): Line => line`${t.you}, there is no room for ${amount(type, 1)}: choose the resource to discard.`

function arrangePrompt(t: English, at: number): Line {
  const cost = t.c.slotKeys[t.c.slotOrder[at]]
  return line`${t.you}, you may rearrange your resources: which one goes into the slot that costs ${keys(cost)}?`
}
