import type { Language } from '#words/line.ts'
import type { ErrorWords } from './error-words.ts'
import type { WebWords } from './web-words.ts'

/** Everything that the shell says in one language. */
export interface Tongue {
  readonly words: WebWords
  readonly errors: ErrorWords
}

const tongues: Readonly<Record<Language, () => Promise<{ readonly tongue: Tongue }>>> = {
  fr: () => import('./tongue-fr.ts'),
  it: () => import('./tongue-it.ts'),
  en: () => import('./tongue-en.ts'),
}

const loaded = new Map<Language, Promise<Tongue>>()

/** Loaded once, and only the one that is read. */
export function loadTongue(language: Language): Promise<Tongue> {
  const known = loaded.get(language) ?? tongues[language]().then(({ tongue }) => tongue)
  loaded.set(language, known)
  return known
}
