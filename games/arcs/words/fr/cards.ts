import { line, type Line } from '#words/line.ts'
import type { StartBox } from '../../data/leaders.ts'
import { cardText as makeText, type ActionCard, type CardWords } from '../card-text.ts'
import type { CardText } from '../contract.ts'
import type { Tables } from '../../data/tables.ts'
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
    guild: (of, keys) => `Guilde · ${resources[of].one} · coût de raid ${keys}`,
    vox: 'Vox',
    leader: 'Héros',
    lore: 'Savoirs',
    action: (suit) => `Action · ${suits[suit]}`,
    setup: (players) => `Mise en place · ${players} joueurs`,
  },
  action: (card) => [{ text: line`${pips(card.pips)} : ${or(card.actions.map((action) => actions[action].toLowerCase()))}.` }, { text: ambitionLine(card) }],
  actionRulings: ({ number }) => (number === 7 ? [['Surpasser avec un 7 saisit l’initiative, à moins qu’elle ne l’ait déjà été dans cette manche.']] : []),
  setup: ({ out, seats }) => [
    { text: [out.length > 1 ? `Secteurs ${out.join(' et ')} hors-jeu.` : `Secteur ${out.join()} hors-jeu.`] },
    ...seats.map(({ A, B, C }, i) => ({ title: i === 0 ? '1er joueur' : `${i + 1}e joueur`, text: line`A ${theSystem(A)}, B ${theSystem(B)}, C ${and(C.map(theSystem))}.` })),
  ],
  start: ({ A, B, C, resources: [one, two] }) => ({ title: 'Départ', text: line`A : ${box(A)} ; B : ${box(B)} ; C : ${box(C)}. Ressources : ${resourceName(one)}, ${resourceName(two)}.` }),
}

function ambitionLine({ ambition }: ActionCard): Line {
  if (ambition === null) return ['Menée, elle ne déclare aucune ambition.']
  if (ambition === 'any') return ['Menée, elle peut déclarer l’ambition de votre choix.']
  return line`Menée, elle peut déclarer ${ambitionName(ambition)}.`
}

/** “cité et 3 vaisseaux” */
export function box({ building, ships }: StartBox): string {
  const fleet = countOf('ship', ships)
  return building === null ? fleet : `${building === 'city' ? 'cité' : 'spatioport'} et ${fleet}`
}
