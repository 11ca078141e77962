import { line, type Line } from '#words/line.ts'
import type { StartBox } from '../../data/leaders.ts'
import type { Tables } from '../../data/tables.ts'
import { cardText as makeText, type ActionCard, type CardWords } from '../card-text.ts'
import type { CardText } from '../contract.ts'
import { court } from './court-effects.ts'
import { actions, resources, suits } from './names.ts'
import { leaders, lore } from './other-effects.ts'
import { ambitionName, and, countOf, nounOf, or, pips, resourceName, theSystem } from './speak.ts'

export const cardText = (id: string, tables: Tables): CardText => makeText(cardWords, tables, id)

const cardWords: CardWords = {
  title: (id) => nounOf(id).text,
  court,
  leaders,
  lore,
  types: {
    guild: (of, keys) => `Gilda · ${resources[of].one} · costo di razzia ${keys}`,
    vox: 'Vox',
    leader: 'Leader',
    lore: 'Lore',
    action: (suit) => `Azione · ${suits[suit]}`,
    setup: (players) => `Preparazione · ${players} giocatori`,
  },
  action: (card) => [{ text: line`${pips(card.pips)}: ${or(card.actions.map((action) => actions[action].toLowerCase()))}.` }, { text: ambitionLine(card) }],
  actionRulings: ({ number }) => (number === 7 ? [['Superare con un 7 sottrae l’iniziativa, se non è già stata sottratta in questo round.']] : []),
  setup: ({ out, seats }) => [
    { text: [out.length > 1 ? `Settori ${out.join(' e ')} fuori gioco.` : `Settore ${out.join()} fuori gioco.`] },
    ...seats.map(({ A, B, C }, i) => ({ title: `${i + 1}º giocatore`, text: line`A ${theSystem(A)}, B ${theSystem(B)}, C ${and(C.map(theSystem))}.` })),
  ],
  start: ({ A, B, C, resources: [one, two] }) => ({ title: 'Inizio', text: line`A: ${box(A)}; B: ${box(B)}; C: ${box(C)}. Risorse: ${resourceName(one)}, ${resourceName(two)}.` }),
}

function ambitionLine({ ambition }: ActionCard): Line {
  if (ambition === null) return ['Come carta Guida non dichiara alcuna ambizione.']
  if (ambition === 'any') return ['Come carta Guida può dichiarare l’ambizione che vuoi.']
  return line`Come carta Guida può dichiarare ${ambitionName(ambition)}.`
}

/** “città e 3 navi” */
export function box({ building, ships }: StartBox): string {
  const fleet = countOf('ship', ships)
  return building === null ? fleet : `${building === 'city' ? 'città' : 'spazioporto'} e ${fleet}`
}
