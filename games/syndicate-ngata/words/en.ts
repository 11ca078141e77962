import { zoneNames } from '#games/syndicate/words/en/names.ts'
import type { Zone } from '#games/syndicate/data/names.ts'
import { plain } from '#words/line.ts'
import type { Key } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { NgataWords } from './contract.ts'
import { cardTexts } from './en/cards.ts'
import { events } from './en/events.ts'
import { features } from './en/features.ts'
import { labelsOf } from './en/labels.ts'
import { keyNames, naming } from './en/names.ts'
import { options } from './en/options.ts'
import { prompts, waiting } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { rules } from './en/rules.ts'
import { side, speaker, thingsOf, type Things } from './en/speak.ts'
import { sources, variants } from './en/variants.ts'
import { lexicon, placeOfDeck, tradeById } from './lexicon.ts'

/** The campaign in English, for our tables or an owner's corrections. */
export function englishWords(tables: Tables): NgataWords {
  const things = thingsOf(lexicon(tables, naming))
  const tongue = {
    title: 'NGATA',
    tagline: 'Fuel, false papers and locked vaults: a smuggler alone.',
    name: namer(things),
    speak: speaker(things),
    prompts,
    waiting,
    options,
    events,
    reasons,
    variants: variants(things),
    sources,
    features,
    cardText: cardTexts(things),
    labels: labelsOf(things),
    rules,
  }
  return assemble(tongue, tables)
}

const namer = (t: Things) => (kind: string, id: string): string => {
  switch (kind) {
    case 'territory':
      return t.territory(id).text
    case 'zone':
      return zoneNames[id as Zone].name
    case 'deck':
      return `missions of ${t.territory(placeOfDeck(t.tables, id)).text}`
    case 'mission':
      return t.mission(id).text
    case 'confrontation':
    case 'technology':
      return t[kind](id).text
    case 'trade': {
      const found = tradeById(t.tables, id)
      return found ? plain(side(found.trade.get)) : id
    }
    case 'key':
      return keyNames[id as Key].one
    case 'resource':
      return id === 'credits' ? 'credits' : 'influence'
    case 'boost':
      return id === 'green' ? 'with a green key' : 'without a key'
    default:
      return id
  }
}

export const words: NgataWords = englishWords(bookTables)
