import { line, type Line } from '#words/line.ts'
import type { Who } from '../labels.ts'
import { genitive } from './speak.ts'

/** Players as labels speak of them. */

/** “Marco’s”, “your” */
export const whose = (who: Who): Line => (who === 'you' ? ['your'] : genitive(who))
/** “Marco holds”, “You hold” */
export const subject = (who: Who, third: string, second: string): Line => (who === 'you' ? [`You ${second}`] : line`${who} ${third}`)
