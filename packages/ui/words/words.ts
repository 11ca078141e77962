import type { Language } from '#words/line.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { UiWords } from './ui-words.ts'

export const uiWords: Readonly<Record<Language, UiWords>> = { fr, it, en }
