import type { Ambition, Die, Piece, Resource, Suit, Verb } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { ArcsWords } from './contract.ts'
import { cardText } from './en/cards.ts'
import { events } from './en/events.ts'
import { features } from './en/features.ts'
import { labels } from './en/labels.ts'
import { actions, ambitions, diceNames, pieces, resources as resourceNames, suits } from './en/names.ts'
import { options } from './en/options.ts'
import { prompts } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { rules } from './en/rules.ts'
import { nounOf, speak, systemName } from './en/speak.ts'
import { sources, variants } from './en/variants.ts'
import { waiting } from './en/waiting.ts'

/** Arcs in English, for the tables of the box or a host's corrections. */
export function englishWords(tables: Tables): ArcsWords {
  const tongue = {
    title: 'Arcs',
    tagline: 'Cards, ambitions and fleets at the edge of the galaxy.',
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
      return `cluster ${id}`
    case 'resource':
      return id === 'nothing' ? 'nothing' : resourceNames[id as Resource].one
    case 'ambition':
      return ambitions[id as Ambition]
    case 'action':
      return actions[id as Verb]
    case 'suit':
      return suits[id as Suit]
    case 'die':
      return diceNames[id as Die]
    case 'piece':
      return pieces[id as Piece].one
    case 'condition':
      return id === 'fresh' ? 'fresh' : 'damaged'
    case 'slot':
      return id === 'extra' ? 'extra slot' : `slot ${id}`
    case 'place':
      return id === 'first' ? 'first slot' : id === 'second' ? 'second slot' : 'outside the slots'
    case 'seat':
      return `seat ${id.slice(1)}`
    default:
      return id
  }
}

export const words: ArcsWords = englishWords(bookTables)
