import { line, type Line } from '#words/line.ts'
import type { Who } from '../labels.ts'

/** Players as labels speak of them. */

/** “la trappola di Marco”, “la tua trappola” */
export const whose = (who: Who, article: string, your: string, what: string): Line => (who === 'you' ? [`${your} ${what}`] : line`${article}${what} di ${who}`)
/** “Marco tiene”, “Tu tieni” */
export const subject = (who: Who, third: string, second: string): Line => (who === 'you' ? [`Tu ${second}`] : line`${who} ${third}`)
