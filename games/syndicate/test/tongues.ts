import type { Language } from '#words/line.ts'
import type { SyndicateWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'

export const tongues: Readonly<Record<Language, SyndicateWords>> = { fr, it, en }
