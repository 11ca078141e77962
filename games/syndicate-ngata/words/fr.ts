import { zoneNames } from '#games/syndicate/words/fr/names.ts'
import { frenchSpacing, polished } from '#words/polish.ts'
import type { Zone } from '#games/syndicate/data/names.ts'
import { plain } from '#words/line.ts'
import type { Key } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { NgataWords } from './contract.ts'
import { cardTexts } from './fr/cards.ts'
import { events } from './fr/events.ts'
import { features } from './fr/features.ts'
import { labelsOf } from './fr/labels.ts'
import { keyNames, naming } from './fr/names.ts'
import { options } from './fr/options.ts'
import { prompts, waiting } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { rules } from './fr/rules.ts'
import { side, speaker, thingsOf, type Things } from './fr/speak.ts'
import { sources, variants } from './fr/variants.ts'
import { lexicon, placeOfDeck, tradeById } from './lexicon.ts'

/** The campaign in French, for our tables or an owner's corrections. */
export function frenchWords(tables: Tables): NgataWords {
  const things = thingsOf(lexicon(tables, naming))
  const tongue = {
    title: 'NGATA',
    tagline: 'Du carburant, de faux papiers et des coffres verrouillés : la contrebande en solitaire.',
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
  return polished(assemble(tongue, tables), frenchSpacing)
}

const namer = (t: Things) => (kind: string, id: string): string => {
  switch (kind) {
    case 'territory':
      return t.territory(id).text
    case 'zone':
      return zoneNames[id as Zone].name
    case 'deck':
      return `missions ${plain(t.from(placeOfDeck(t.tables, id)))}`
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
      return id === 'credits' ? 'crédits' : 'influence'
    case 'boost':
      return id === 'green' ? 'avec une clé verte' : 'sans clé'
    default:
      return id
  }
}

export const words: NgataWords = frenchWords(bookTables)
