import { zoneNames } from '#games/syndicate/words/it/names.ts'
import type { Zone } from '#games/syndicate/data/names.ts'
import { plain } from '#words/line.ts'
import type { Key } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { NgataWords } from './contract.ts'
import { cardTexts } from './it/cards.ts'
import { events } from './it/events.ts'
import { features } from './it/features.ts'
import { labelsOf } from './it/labels.ts'
import { keyNames, naming } from './it/names.ts'
import { options } from './it/options.ts'
import { prompts, waiting } from './it/prompts.ts'
import { reasons } from './it/reasons.ts'
import { rules } from './it/rules.ts'
import { side, speaker, thingsOf, type Things } from './it/speak.ts'
import { sources, variants } from './it/variants.ts'
import { lexicon, placeOfDeck, tradeById } from './lexicon.ts'

/** The campaign in Italian, for our tables or an owner's corrections. */
export function italianWords(tables: Tables): NgataWords {
  const things = thingsOf(lexicon(tables, naming))
  const tongue = {
    title: 'NGATA',
    tagline: 'Carburante, documenti falsi e caveau chiusi: contrabbando in solitario.',
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
      return `missioni di ${t.territory(placeOfDeck(t.tables, id)).text}`
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
      return id === 'credits' ? 'crediti' : 'influenza'
    case 'boost':
      return id === 'green' ? 'con una chiave verde' : 'senza chiave'
    default:
      return id
  }
}

export const words: NgataWords = italianWords(bookTables)
