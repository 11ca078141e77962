import { line, type Line } from '#words/line.ts'
import type { Who } from '../labels.ts'
import { phantomRef, toName } from './speak.ts'

/** Players as labels speak of them. */

/** As a subject: “Marco”, “tu”, “il fantasma”. */
export const named = (who: Who): Line => (who === 'you' ? ['tu'] : who === 'phantom' ? line`il ${phantomRef}` : [who])
/** After a preposition: “Marco”, “te”, “il fantasma”. */
export const object = (who: Who): Line => (who === 'you' ? ['te'] : named(who))
/** “da Marco”, “da te”, “dal fantasma” */
export const by = (who: Who): Line => (who === 'phantom' ? line`dal ${phantomRef}` : line`da ${object(who)}`)
/** “di Marco”, “del fantasma” */
export const whose = (who: Exclude<Who, 'you'>): Line => (who === 'phantom' ? line`del ${phantomRef}` : line`di ${who}`)
/** “a Marco”, “al fantasma” */
export const to = (who: Who): Line => (who === 'phantom' ? line`al ${phantomRef}` : who === 'you' ? ['a te'] : toName(who))
/** “Marco tiene”, “Tu tieni” */
export const subject = (who: Who, third: string, second: string): Line => (who === 'you' ? [`Tu ${second}`] : who === 'phantom' ? [`Il fantasma ${third}`] : line`${who} ${third}`)
