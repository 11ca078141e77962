import type { Band, Ladder, Resource, SpecialKind, Zone } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { SyndicateWords } from './contract.ts'
import { cards } from './en/cards.ts'
import { events } from './en/events.ts'
import { features } from './en/features.ts'
import { labels } from './en/labels.ts'
import { bandNames, ladderNames, resourceNames, specialNames, zoneNames } from './en/names.ts'
import { options } from './en/options.ts'
import { whenWords } from './en/orders.ts'
import { prompts } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { rules } from './en/rules.ts'
import { lexicon, speak } from './en/speak.ts'
import { sources, variants } from './en/variants.ts'
import { waiting } from './en/waiting.ts'
import type { Lexicon } from './lexicon.ts'
import type { When } from './play-labels.ts'

/** Syndicate in English, for our tables or a host's corrections. */
export function englishWords(tables: Tables): SyndicateWords {
  const tongue = {
    title: 'Syndicate',
    tagline: 'Rackets, heists and bases under the eyes of the Sovereign.',
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
      return `route ${id}`
    case 'when':
      return whenWords[id as When]
    case 'whom':
      return id === 'anyone' ? 'anyone' : `seat ${id.slice(1)}`
    case 'seat':
      return `seat ${id.slice(1)}`
    case 'phantom':
      return 'phantom'
    default:
      return id
  }
}

export const words: SyndicateWords = englishWords(bookTables)
