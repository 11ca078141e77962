import { frenchSpacing, polished } from '#words/polish.ts'
import { buildings as buildingIds, type BoardFoundation, type Building, type Faction, type Phase } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assemble } from './assemble.ts'
import type { CircadiansWords } from './contract.ts'
import { components } from './fr/components.ts'
import { events } from './fr/events.ts'
import { features } from './fr/features.ts'
import { labelsOf } from './fr/labels.ts'
import { attributes, boardFoundations, buildings, factions, phases, sections } from './fr/names.ts'
import { options } from './fr/options.ts'
import { prompts, waiting } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { rules, sources, variants } from './fr/rules.ts'
import { cardTitle, gains, speak } from './fr/speak.ts'
import { ordinalOf, sumOf } from './known.ts'

/** Circadians: Chaos Order in French, for our tables or an owner's corrections. */
export function frenchWords(tables: Tables): CircadiansWords {
  const tongue = {
    title: 'Circadiens : Ordre du Chaos',
    tagline: 'Six factions, deux soleils et six reliques à se disputer.',
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
  return polished(assemble(tongue, tables), frenchSpacing)
}

function name(kind: string, id: string, tables: Tables): string {
  switch (kind) {
    case 'faction':
      return factions[id as Faction].text
    case 'seat':
      return `place ${id.slice(1)}`
    case 'card':
      return cardTitle(tables, id)
    case 'attribute':
      return attributes[id] ?? id
    case 'price':
      return `jeton Prix ${id}`
    case 'place':
      return id === 'moveFirst' ? 'Déplacer, en premier' : id === 'moveLast' ? 'Déplacer, en dernier' : phases[id as Phase]
    case 'track':
    case 'phase':
      return phases[id as Phase]
    case 'pay':
      return id === 'gem' ? '1 gemme' : id === 'energy' ? 'énergie' : id === 'waived' ? 'cadenas ignoré' : 'rien à payer'
    case 'sum':
      return gains(sumOf(id))
    case 'build':
      return (buildingIds as readonly string[]).includes(id) ? buildings[id as Building].one : boardFoundations[id as BoardFoundation]
    case 'site':
      return `place ${ordinalOf(id) + 1}`
    case 'sector':
      return `secteur ${ordinalOf(id) + 1}`
    case 'row':
      return id === 'combat' ? 'ligne de combat' : 'ligne de gloire'
    case 'section':
      return sections[id] ?? id
    case 'token':
      return `jeton Production ${id.slice(1)}`
    default:
      return id
  }
}

export const words: CircadiansWords = frenchWords(bookTables)
