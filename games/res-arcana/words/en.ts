import { bookTables, type Tables } from '../data/tables.ts'
import { ESSENCE_NAMES } from '../data/essence.ts'
import { assemble } from './assemble.ts'
import type { ResArcanaWords } from './contract.ts'
import { cardText } from './en/card-text.ts'
import { events } from './en/events.ts'
import { features } from './en/features.ts'
import { labels } from './en/labels.ts'
import { components, essences } from './en/names.ts'
import { options } from './en/options.ts'
import { prompts, waiting } from './en/prompts.ts'
import { reasons } from './en/reasons.ts'
import { rules } from './en/rules.ts'
import { speak } from './en/speak.ts'
import { sources, variants } from './en/variants.ts'

/** Res Arcana in English, for the printed tables or a host's corrections. */
export function englishWords(tables: Tables): ResArcanaWords {
  const tongue = {
    title: 'Res Arcana',
    tagline: 'Eight artifacts, one mage, and 10 points to build before the others do.',
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
  return assemble(tongue, tables)
}

function name(kind: string, id: string): string {
  if (kind === 'component') return components[id]?.text ?? id
  if (kind === 'essence') return essences[(ESSENCE_NAMES as readonly string[]).indexOf(id)] ?? id
  if (kind === 'deck') return id === 'own' ? 'your deck' : 'monument deck'
  if (kind === 'power') return `power ${id}`
  if (kind === 'seat') return `seat ${Number(id.slice('seat'.length)) + 1}`
  return id
}

export const words: ResArcanaWords = englishWords(bookTables)
