import { line, type Line } from '#words/line.ts'
import type { StartBox } from '../../data/leaders.ts'
import type { Tables } from '../../data/tables.ts'
import { cardText as makeText, type ActionCard, type CardWords } from '../card-text.ts'
import type { CardText } from '../contract.ts'
import { court } from './court-effects.ts'
import { actions, resources, suits } from './names.ts'
import { leaders, lore } from './other-effects.ts'
import { ambitionName, and, countOf, nounOf, or, pips, place, resourceName } from './speak.ts'

export const cardText = (id: string, tables: Tables): CardText => makeText(cardWords, tables, id)

const ordinals = ['First player', 'Second player', 'Third player', 'Fourth player']

const cardWords: CardWords = {
  title: (id) => nounOf(id).text,
  court,
  leaders,
  lore,
  types: {
    guild: (of, keys) => `Guild · ${resources[of].one} · raid cost ${keys}`,
    vox: 'Vox',
    leader: 'Leader',
    lore: 'Lore',
    action: (suit) => `Action · ${suits[suit]}`,
    setup: (players) => `Setup · ${players} players`,
  },
  action: (card) => [{ text: line`${pips(card.pips)}: ${or(card.actions.map((action) => actions[action].toLowerCase()))}.` }, { text: ambitionLine(card) }],
  actionRulings: ({ number }) => (number === 7 ? [['Surpassing with a 7 seizes the initiative, unless it was already seized in this round.']] : []),
  setup: ({ out, seats }) => [
    { text: [out.length > 1 ? `Clusters ${out.join(' and ')} out of play.` : `Cluster ${out.join()} out of play.`] },
    ...seats.map(({ A, B, C }, i) => ({ title: ordinals[i], text: line`A ${place(A)}, B ${place(B)}, C ${and(C.map((id) => [place(id)]))}.` })),
  ],
  start: ({ A, B, C, resources: [one, two] }) => ({ title: 'Start', text: line`A: ${box(A)}; B: ${box(B)}; C: ${box(C)}. Resources: ${resourceName(one)}, ${resourceName(two)}.` }),
}

function ambitionLine({ ambition }: ActionCard): Line {
  if (ambition === null) return ['As a lead it declares no ambition.']
  if (ambition === 'any') return ['As a lead it may declare any ambition.']
  return line`As a lead it may declare ${ambitionName(ambition)}.`
}

/** “city and 3 ships” */
export function box({ building, ships }: StartBox): string {
  const fleet = countOf('ship', ships)
  return building === null ? fleet : `${building} and ${fleet}`
}
