import { errorsIt } from './errors-it.ts'
import { it } from './it.ts'
import type { Tongue } from './tongues.ts'

export const tongue: Tongue = { words: it, errors: errorsIt }
