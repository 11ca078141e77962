import type { Language } from '#words/line.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { WebWords } from './web-words.ts'

export const webWords: Readonly<Record<Language, WebWords>> = { fr, it, en }
