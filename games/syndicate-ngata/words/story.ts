import { frenchSpacing, polished } from '#words/polish.ts'
import type { Language } from '#words/line.ts'
import type { Content } from '../data/content.ts'
import type { State } from '../rules/state.ts'

/** A passage of the story. All of it is our own writing. */
export interface Passage {
  readonly title: string
  readonly paragraphs: readonly string[]
}

type Loaders = Readonly<Record<Language, () => Promise<{ readonly passage: Passage }>>>

/** What everybody may read before the first vault. */
export const PROLOGUE = 'prologue'

/** A file for each passage and language, by the vault that earns it: none is loaded before it is asked for. */
const passages: Readonly<Record<string, Loaders>> = {
  [PROLOGUE]: { fr: () => import('../story/prologue.fr.ts'), it: () => import('../story/prologue.it.ts'), en: () => import('../story/prologue.en.ts') },
  V11: { fr: () => import('../story/V11.fr.ts'), it: () => import('../story/V11.it.ts'), en: () => import('../story/V11.en.ts') },
  V12: { fr: () => import('../story/V12.fr.ts'), it: () => import('../story/V12.it.ts'), en: () => import('../story/V12.en.ts') },
  V13: { fr: () => import('../story/V13.fr.ts'), it: () => import('../story/V13.it.ts'), en: () => import('../story/V13.en.ts') },
  V21: { fr: () => import('../story/V21.fr.ts'), it: () => import('../story/V21.it.ts'), en: () => import('../story/V21.en.ts') },
  V22: { fr: () => import('../story/V22.fr.ts'), it: () => import('../story/V22.it.ts'), en: () => import('../story/V22.en.ts') },
  V23: { fr: () => import('../story/V23.fr.ts'), it: () => import('../story/V23.it.ts'), en: () => import('../story/V23.en.ts') },
  V24: { fr: () => import('../story/V24.fr.ts'), it: () => import('../story/V24.it.ts'), en: () => import('../story/V24.en.ts') },
}

/** What of a view says how far the story has come. */
export type Progress = Pick<State, 'variation' | 'opened'>

/** NG-8.5: the prologue, and one passage for each vault that is open. An owner's vault of another name has none. */
export function earnedPassages({ variations, vaults }: Content, { variation, opened }: Progress): readonly string[] {
  const open = variations[variation].vaults.slice(0, opened).map((vault) => vaults.ids[vault])
  return [PROLOGUE, ...open].filter((id) => id in passages)
}

/** A passage that is earned; undefined for any other. */
export async function loadPassage(c: Content, progress: Progress, id: string, language: Language): Promise<Passage | undefined> {
  if (!earnedPassages(c, progress).includes(id)) return undefined
  const { passage } = await passages[id][language]()
  return language === 'fr' ? polished(passage, frenchSpacing) : passage
}
