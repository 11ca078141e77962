import { errorsEn } from './errors-en.ts'
import { en } from './en.ts'
import type { Tongue } from './tongues.ts'

export const tongue: Tongue = { words: en, errors: errorsEn }
