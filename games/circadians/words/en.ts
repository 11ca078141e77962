import { buildings as buildingIds, type BoardFoundation, type Building, type Faction, type Phase } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { CircadiansWords } from './contract.ts'
import { components } from './en/components.ts'
import { events } from './en/events.ts'
import { features } from './en/features.ts'
import { labelsOf } from './en/labels.ts'
import { attributes, boardFoundations, buildings, factions, phases, sections } from './en/names.ts'
import { options } from './en/options.ts'
import { prompts, waiting } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { rules, sources, variants } from './en/rules.ts'
import { cardTitle, gains, speak } from './en/speak.ts'
import { ordinalOf, sumOf } from './known.ts'

/** Circadians: Chaos Order in English, for our tables or an owner's corrections. */
export function englishWords(tables: Tables): CircadiansWords {
  const tongue = {
    title: 'Circadians: Chaos Order',
    tagline: 'Six factions, two suns and six relics to wrest from each other.',
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
    components,
    labels: labelsOf,
    rules,
  }
  return assemble(tongue, tables)
}

function name(kind: string, id: string, tables: Tables): string {
  switch (kind) {
    case 'faction':
      return factions[id as Faction]
    case 'seat':
      return `seat ${id.slice(1)}`
    case 'card':
      return cardTitle(tables, id)
    case 'attribute':
      return attributes[id] ?? id
    case 'price':
      return `price token ${id}`
    case 'place':
      return id === 'moveFirst' ? 'Move, first' : id === 'moveLast' ? 'Move, last' : phases[id as Phase]
    case 'track':
    case 'phase':
      return phases[id as Phase]
    case 'pay':
      return id === 'gem' ? '1 gem' : id === 'energy' ? 'energy' : id === 'waived' ? 'lock ignored' : 'nothing to pay'
    case 'sum':
      return gains(sumOf(id))
    case 'build':
      return (buildingIds as readonly string[]).includes(id) ? buildings[id as Building].one : boardFoundations[id as BoardFoundation]
    case 'site':
      return `place ${ordinalOf(id) + 1}`
    case 'sector':
      return `sector ${ordinalOf(id) + 1}`
    case 'row':
      return id === 'combat' ? 'combat row' : 'glory row'
    case 'section':
      return sections[id] ?? id
    case 'token':
      return `production token ${id.slice(1)}`
    default:
      return id
  }
}

export const words: CircadiansWords = englishWords(bookTables)
