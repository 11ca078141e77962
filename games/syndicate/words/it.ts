import type { Band, Ladder, Resource, SpecialKind, Zone } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { SyndicateWords } from './contract.ts'
import { cards } from './it/cards.ts'
import { events } from './it/events.ts'
import { features } from './it/features.ts'
import { labels } from './it/labels.ts'
import { bandNames, ladderNames, resourceNames, specialNames, zoneNames } from './it/names.ts'
import { options } from './it/options.ts'
import { whenWords } from './it/orders.ts'
import { prompts } from './it/prompts.ts'
import { reasons } from './it/reasons.ts'
import { rules } from './it/rules.ts'
import { lexicon, speak } from './it/speak.ts'
import { sources, variants } from './it/variants.ts'
import { waiting } from './it/waiting.ts'
import type { Lexicon } from './lexicon.ts'
import type { When } from './play-labels.ts'

/** Syndicate in Italian, for our tables or a host's corrections. */
export function italianWords(tables: Tables): SyndicateWords {
  const tongue = {
    title: 'Syndicate',
    tagline: 'Racket, colpi e basi sotto gli occhi del Sovrano.',
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
  return assemble(tongue, tables)
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
      return `rotta ${id}`
    case 'when':
      return whenWords[id as When]
    case 'whom':
      return id === 'anyone' ? 'chiunque' : `posto ${id.slice(1)}`
    case 'seat':
      return `posto ${id.slice(1)}`
    case 'phantom':
      return 'fantasma'
    default:
      return id
  }
}

export const words: SyndicateWords = italianWords(bookTables)
