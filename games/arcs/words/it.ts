import type { Ambition, Die, Piece, Resource, Suit, Verb } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { ArcsWords } from './contract.ts'
import { cardText } from './it/cards.ts'
import { events } from './it/events.ts'
import { features } from './it/features.ts'
import { labels } from './it/labels.ts'
import { actions, ambitions, dice, pieces, resources as resourceNames, suits } from './it/names.ts'
import { options } from './it/options.ts'
import { prompts } from './it/prompts.ts'
import { reasons } from './it/reasons.ts'
import { rules } from './it/rules.ts'
import { nounOf, speak, systemName } from './it/speak.ts'
import { sources, variants } from './it/variants.ts'
import { waiting } from './it/waiting.ts'

/** Arcs in Italian, for the tables of the box or a host's corrections. */
export function italianWords(tables: Tables): ArcsWords {
  const tongue = {
    title: 'Arcs',
    tagline: 'Carte, ambizioni e flotte ai confini della galassia.',
    name,
    speak,
    prompts,
    waiting,
    options,
    events,
    reasons,
    variants,
    sources,
    features,
    cardText,
    labels,
    rules,
  }
  return assemble(tongue, tables)
}

function name(kind: string, id: string): string {
  switch (kind) {
    case 'card':
    case 'leader':
    case 'lore':
    case 'setup':
      return nounOf(id).text
    case 'system':
      return systemName(id)
    case 'cluster':
      return `settore ${id}`
    case 'resource':
      return id === 'nothing' ? 'nulla' : resourceNames[id as Resource].one
    case 'ambition':
      return ambitions[id as Ambition]
    case 'action':
      return actions[id as Verb]
    case 'suit':
      return suits[id as Suit]
    case 'die':
      return dice[id as Die]
    case 'piece':
      return pieces[id as Piece].one
    case 'condition':
      return id === 'fresh' ? 'integro' : 'danneggiato'
    case 'slot':
      return id === 'extra' ? 'spazio aggiuntivo' : `spazio ${id}`
    case 'place':
      return id === 'first' ? 'primo spazio' : id === 'second' ? 'secondo spazio' : 'fuori dagli spazi'
    case 'seat':
      return `posto ${id.slice(1)}`
    default:
      return id
  }
}

export const words: ArcsWords = italianWords(bookTables)
