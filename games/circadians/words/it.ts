import { buildings as buildingIds, type BoardFoundation, type Building, type Faction, type Phase } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { CircadiansWords } from './contract.ts'
import { components } from './it/components.ts'
import { events } from './it/events.ts'
import { features } from './it/features.ts'
import { labelsOf } from './it/labels.ts'
import { attributes, boardFoundations, buildings, factions, phases, sections } from './it/names.ts'
import { options } from './it/options.ts'
import { prompts, waiting } from './it/prompts.ts'
import { reasons } from './it/reasons.ts'
import { rules, sources, variants } from './it/rules.ts'
import { cardTitle, gains, speak } from './it/speak.ts'
import { ordinalOf, sumOf } from './known.ts'

/** Circadians: Chaos Order in Italian, for our tables or an owner's corrections. */
export function italianWords(tables: Tables): CircadiansWords {
  const tongue = {
    title: 'Circadians: Chaos Order',
    tagline: 'Sei fazioni, due soli e sei reliquie da contendersi.',
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
      return factions[id as Faction].text
    case 'seat':
      return `posto ${id.slice(1)}`
    case 'card':
      return cardTitle(tables, id)
    case 'attribute':
      return attributes[id] ?? id
    case 'price':
      return `gettone Prezzo ${id}`
    case 'place':
      return id === 'moveFirst' ? 'Muovere, in apertura' : id === 'moveLast' ? 'Muovere, in chiusura' : phases[id as Phase]
    case 'track':
    case 'phase':
      return phases[id as Phase]
    case 'pay':
      return id === 'gem' ? '1 gemma' : id === 'energy' ? 'energia' : id === 'waived' ? 'lucchetto ignorato' : 'niente da pagare'
    case 'sum':
      return gains(sumOf(id))
    case 'build':
      return (buildingIds as readonly string[]).includes(id) ? buildings[id as Building].one : boardFoundations[id as BoardFoundation]
    case 'site':
      return `posto ${ordinalOf(id) + 1}`
    case 'sector':
      return `settore ${ordinalOf(id) + 1}`
    case 'row':
      return id === 'combat' ? 'fila del combattimento' : 'fila della gloria'
    case 'section':
      return sections[id] ?? id
    case 'token':
      return `gettone Produzione ${id.slice(1)}`
    default:
      return id
  }
}

export const words: CircadiansWords = italianWords(bookTables)
