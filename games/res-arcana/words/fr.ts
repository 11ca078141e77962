import { frenchSpacing, polished } from '#words/polish.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { ESSENCE_NAMES } from '../data/essence.ts'
import { assemble } from './assemble.ts'
import type { ResArcanaWords } from './contract.ts'
import { cardText } from './fr/card-text.ts'
import { events } from './fr/events.ts'
import { features } from './fr/features.ts'
import { labels } from './fr/labels.ts'
import { components, essences } from './fr/names.ts'
import { options } from './fr/options.ts'
import { prompts, waiting } from './fr/prompts.ts'
import { reasons } from './fr/reasons.ts'
import { rules } from './fr/rules.ts'
import { speak } from './fr/speak.ts'
import { sources, variants } from './fr/variants.ts'

/** Res Arcana in French, for the printed tables or a host's corrections. */
export function frenchWords(tables: Tables): ResArcanaWords {
  const tongue = {
    title: 'Res Arcana',
    tagline: 'Huit artefacts, un mage, et 10 points à bâtir avant les autres.',
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
  if (kind === 'component') return components[id]?.text ?? id
  if (kind === 'essence') return essences[(ESSENCE_NAMES as readonly string[]).indexOf(id)]?.one ?? id
  if (kind === 'deck') return id === 'own' ? 'votre pioche' : 'pioche des monuments'
  if (kind === 'power') return `pouvoir ${id}`
  if (kind === 'seat') return `place ${Number(id.slice('seat'.length)) + 1}`
  return id
}

export const words: ResArcanaWords = frenchWords(bookTables)
