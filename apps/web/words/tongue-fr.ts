import { errorsFr } from './errors-fr.ts'
import { fr } from './fr.ts'
import type { Tongue } from './tongues.ts'

export const tongue: Tongue = { words: fr, errors: errorsFr }
