import { frenchSpacing, polished } from '#words/polish.ts'
import type { Ambition, Die, Piece, Resource, Suit, Verb } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { ArcsWords } from './contract.ts'
import { cardText } from './fr/cards.ts'
import { events } from './fr/events.ts'
import { features } from './fr/features.ts'
import { labels } from './fr/labels.ts'
import { actions, ambitions, diceNames, pieces, resources as resourceNames, suits } from './fr/names.ts'
import { options } from './fr/options.ts'
import { prompts } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { rules } from './fr/rules.ts'
import { nounOf, speak, systemName } from './fr/speak.ts'
import { sources, variants } from './fr/variants.ts'
import { waiting } from './fr/waiting.ts'

/** Arcs in French, for the tables of the box or a host's corrections. */
export function frenchWords(tables: Tables): ArcsWords {
  const tongue = {
    title: 'Arcs',
    tagline: 'Cartes, ambitions et flottes aux confins de la galaxie.',
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
  return polished(assemble(tongue, tables), frenchSpacing)
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
      return `secteur ${id}`
    case 'resource':
      return id === 'nothing' ? 'rien' : resourceNames[id as Resource].one
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
      return id === 'fresh' ? 'intact' : 'endommagé'
    case 'slot':
      return id === 'extra' ? 'emplacement supplémentaire' : `emplacement ${id}`
    case 'place':
      return id === 'first' ? 'premier emplacement' : id === 'second' ? 'second emplacement' : 'hors emplacement'
    case 'seat':
      return `place ${id.slice(1)}`
    default:
      return id
  }
}

export const words: ArcsWords = frenchWords(bookTables)
