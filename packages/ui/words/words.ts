import type { Language } from '#words/line.ts'
import type { UiWords } from './ui-words.ts'

const tongues: Readonly<Record<Language, () => Promise<UiWords>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
}

const loaded = new Map<Language, Promise<UiWords>>()

/** The furniture's words in one language, loaded once. */
export function loadUiWords(language: Language): Promise<UiWords> {
  const known = loaded.get(language) ?? tongues[language]()
  loaded.set(language, known)
  return known
}
