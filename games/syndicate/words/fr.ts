import { frenchSpacing, polished } from '#words/polish.ts'
import type { Band, Ladder, Resource, SpecialKind, Zone } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { SyndicateWords } from './contract.ts'
import { cards } from './fr/cards.ts'
import { events } from './fr/events.ts'
import { features } from './fr/features.ts'
import { labels } from './fr/labels.ts'
import { bandNames, ladderNames, resourceNames, specialNames, zoneNames } from './fr/names.ts'
import { options } from './fr/options.ts'
import { whenWords } from './fr/orders.ts'
import { prompts } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { rules } from './fr/rules.ts'
import { lexicon, speak } from './fr/speak.ts'
import { sources, variants } from './fr/variants.ts'
import { waiting } from './fr/waiting.ts'
import type { Lexicon } from './lexicon.ts'
import type { When } from './play-labels.ts'

/** Syndicate in French, for our tables or a host's corrections. */
export function frenchWords(tables: Tables): SyndicateWords {
  const tongue = {
    title: 'Syndicate',
    tagline: 'Rackets, braquages et bases sous l’œil du Souverain.',
    lexicon,
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
    cards,
    labels,
    rules,
  }
  return polished(assemble(tongue, tables), frenchSpacing)
}

function name(kind: string, id: string, names: Lexicon): string {
  switch (kind) {
    case 'card':
      return names.card(id).text
    case 'territory':
      return names.territory(id).text
    case 'technology':
      return names.technology(id).text
    case 'reward':
      return names.reward(id).text
    case 'resource':
      return resourceNames[id as Resource]
    case 'zone':
      return zoneNames[id as Zone].name
    case 'band':
      return bandNames[id as Band]
    case 'ladder':
      return ladderNames[id as Ladder]
    case 'special':
      return specialNames[id as SpecialKind]
    case 'route':
      return `route ${id}`
    case 'when':
      return whenWords[id as When]
    case 'whom':
      return id === 'anyone' ? 'n’importe qui' : `place ${id.slice(1)}`
    case 'seat':
      return `place ${id.slice(1)}`
    case 'phantom':
      return 'fantôme'
    default:
      return id
  }
}

export const words: SyndicateWords = frenchWords(bookTables)
