import { line, type Line, type Part } from '#words/line.ts'
import type { Who } from '../labels.ts'
import { genitive, phantomRef } from './speak.ts'

/** Players as labels speak of them. */

export const named = (who: Who): Part => (who === 'you' ? 'you' : who === 'phantom' ? phantomRef : who)
/** “Marco’s”, “your” */
export const whose = (who: Who): Line => (who === 'you' ? ['your'] : genitive(who === 'phantom' ? phantomRef : who))
/** “Marco holds”, “You hold” */
export const subject = (who: Who, third: string, second: string): Line => (who === 'you' ? [`You ${second}`] : who === 'phantom' ? [`The phantom ${third}`] : line`${who} ${third}`)
