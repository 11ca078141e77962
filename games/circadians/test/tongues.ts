import type { Language } from '#words/line.ts'
import type { CircadiansWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'

export const tongues: Readonly<Record<Language, CircadiansWords>> = { fr, it, en }
