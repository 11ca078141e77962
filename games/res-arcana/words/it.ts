import { bookTables, type Tables } from '../data/tables.ts'
import { ESSENCE_NAMES } from '../data/essence.ts'
import { assemble } from './assemble.ts'
import type { ResArcanaWords } from './contract.ts'
import { cardText } from './it/card-text.ts'
import { events } from './it/events.ts'
import { features } from './it/features.ts'
import { labels } from './it/labels.ts'
import { components, essences } from './it/names.ts'
import { options } from './it/options.ts'
import { prompts, waiting } from './it/prompts.ts'
import { reasons } from './it/reasons.ts'
import { rules } from './it/rules.ts'
import { speak } from './it/speak.ts'
import { sources, variants } from './it/variants.ts'

/** Res Arcana in Italian, for the printed tables or a host's corrections. */
export function italianWords(tables: Tables): ResArcanaWords {
  const tongue = {
    title: 'Res Arcana',
    tagline: 'Otto artefatti, un mago e 10 punti da costruire prima degli altri.',
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
  if (kind === 'essence') return essences[(ESSENCE_NAMES as readonly string[]).indexOf(id)]?.name ?? id
  if (kind === 'deck') return id === 'own' ? 'il tuo mazzo' : 'mazzo dei monumenti'
  if (kind === 'power') return `potere ${id}`
  if (kind === 'seat') return `posto ${Number(id.slice('seat'.length)) + 1}`
  return id
}

export const words: ResArcanaWords = italianWords(bookTables)
