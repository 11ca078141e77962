import { capital, line, type Line } from '#words/line.ts'
import { between, cardText as textOf, type CardWords, type Task, type TaskOf } from '../card-text.ts'
import type { CardKind, CardText } from '../contract.ts'
import { placeOfDeck } from '../lexicon.ts'
import { aKey, and, credits, crystals, dice, face, fuel, influence, keyList, or, plural, purse, side, vaultName, type Things } from './speak.ts'

export function cardTexts(t: Things): (kind: CardKind, id: string) => CardText {
  const words = cardWords(t)
  return (kind, id) => textOf(words, t.tables, kind, id)
}

function cardWords(t: Things): CardWords {
  const at = (id: string): Line => line`${t.territory(id)}.`
  return {
    title: (kind, id) =>
      kind === 'mission' ? t.mission(id).text
      : kind === 'vault' ? t.territory(t.tables.vaults.rows.find((row) => row.id === id)?.territory ?? id).text
      : t[kind](id).text,
    types: {
      mission: (kind, deck) => `${kinds[kind]} · ${t.territory(placeOfDeck(t.tables, deck)).text}`,
      confrontation: (side) => ({ sovereign: 'Confrontation · the Sovereign', syndicate: 'Confrontation · a syndicate', trader: 'Trader' })[side],
      technology: 'Technology of the ship',
      vault: (number) => vaultName(number).replace('v', 'V'),
    },
    ordinary: (task) => [
      { title: 'Where', text: at(task.territory) },
      { title: 'Roll', text: rollText(task) },
      { title: 'Success', text: line`${rewardText(task)}.` },
      ...(task.failAlert > 0 ? [{ title: 'Failure', text: [`Alert +${task.failAlert}.`] }] : []),
    ],
    courier: ({ start, crystals: n, dest, capEach, ladder }) => [
      { title: 'Start', text: line`${t.territory(start)}: load ${crystals(n)}.` },
      { title: 'Deliver', text: dest.length === 1 ? line`To ${t.territory(dest[0])}.` : line`To ${t.places(dest)}, at most ${capEach} each.` },
      { title: 'Pay', text: line`${between(ladder.map(([c, i], step) => line`${step + 1} delivered: ${purse(c, i)}`), '; ')}.` },
    ],
    tech: ({ start, pick, deliver, reward }) => [
      { title: 'Start', text: at(start) },
      { title: 'Take', text: line`One crystal ${pick.length > 1 ? 'each at' : 'at'} ${t.places(pick)}.` },
      { title: 'Deliver', text: line`All of them at ${t.territory(deliver)}.` },
      {
        title: 'Reward',
        text:
          reward.does === 'tech' ? line`${capital(t.theTechnology(reward.card))}.`
          : reward.does === 'choice' ? ['A technology of your choice.']
          : [`${plural(reward.levels, 'assault level', 'assault levels')} more.`],
      },
    ],
    defense: ({ territory, need, pick, reward: [c, i] }) => [
      { title: 'Start', text: line`${t.anyPlace([territory, ...pick])}.` },
      { title: 'Take', text: line`One crystal each at ${t.places(pick)}, wherever you care to stop.` },
      { title: 'Roll', text: line`At ${t.territory(territory)}, 1 die: ${face(need)}, and 1 less for each crystal aboard.` },
      { title: 'Success', text: line`${purse(c, i)}.` },
    ],
    missionRulings: (task) => missionRulings(t, task),
    ways: {
      bribe: (prices) => ({ title: 'Bribe', text: line`${or(prices.map((price) => (price.in === 'credits' ? credits(price.amount) : influence(price.amount))))}.` }),
      attack: (level) => ({ title: 'Attack', text: [`Against ${dice(level)}.`] }),
      dragnet: { title: 'Dragnet', text: ['Lose all contraband, compartment too; alert +1.'] },
      errand: (to) => ({ title: 'Mission', text: line`One red cube each to ${t.places(to)}.` }),
      flee: (n) => ({ title: 'Flee', text: line`${fuel(n)}.` }),
      trade: ({ give, get }) => ({ text: line`${capital(side(get))} for ${side(give)}.` }),
    },
    sideRulings: {
      sovereign: ['What is in the compartment is found too.', 'A bribe ends it: nothing is searched, the alert stays.'],
      syndicate: ['Your highest die must be greater than theirs.', 'What is in the compartment is safe from syndicates.'],
      trader: ['Never in your way: no answer is asked.', 'At every trader tile you deal with all traders that you have met.'],
    },
    compartment: ({ slots }) => [`The smuggler’s compartment has ${plural(slots, 'slot', 'slots')}.`],
    tank: ({ fuel: n }) => line`The tank holds ${fuel(n)}; the new room is empty.`,
    reroll: () => ['Once in each hyperjump you may roll all its dice again.'],
    cheapBribes: ({ less, least }) => [`Each bribe costs ${less} less, but never less than ${least}.`],
    vault: (territory, keys, last) => [
      { title: 'Keys', text: line`${keyList(keys)}.` },
      { title: 'Open', text: last ? ['The campaign is won at once.'] : line`Its missions can be drawn at ${t.territory(territory)}, and a page of the story is earned.` },
    ],
  }
}

export const kinds = { ordinary: 'Mission', courier: 'Courier mission', tech: 'Technology mission', defense: 'Defence mission' } as const

function rollText({ need, hands, greenNeed }: TaskOf<'ordinary'>): Line {
  const more = hands.length > 0 ? line`; extra hands: ${between(hands.map((price) => line`+1 die for ${credits(price)}`), ', then ')}` : ''
  const green = greenNeed === null ? '' : line`; ${face(greenNeed)} with ${aKey('GREEN')}`
  return line`${face(need)} with 1 die${more}${green}.`
}

const rewardText = ({ credits: n, key }: TaskOf<'ordinary'>): Line => capital(and([...(n > 0 ? [credits(n)] : []), ...(key === null ? [] : [aKey(key)])]))

function missionRulings({ tables }: Things, task: Task): readonly Line[] {
  const box = tables.box.rows
  switch (task.kind) {
    case 'ordinary':
      return [['The card is gone after the roll, won or lost.'], ['Extra hands are paid before the roll.']]
    case 'courier':
      return [['It is paid once, at the end, for all that was delivered.'], ['Crystals that are lost are not replaced; the rest still counts.']]
    case 'tech':
      return [['Losing one of its crystals fails the mission.'], task.reward.does === 'assault' ? [`The assault level is ${box.assaultMax} at most.`] : line`A technology that is already aboard is paid with ${credits(box.technologyCredits)} instead.`]
    case 'defense':
      return [['There are no extra hands for a defence.'], [`The need never falls below ${box.defenseLeast}.`]]
  }
}
