import { line, type Line } from '#words/line.ts'
import type { Who } from '../labels.ts'
import { ofName, phantomRef } from './speak.ts'

/** Players as labels speak of them. */

export const named = (who: Who): Line => (who === 'you' ? ['vous'] : who === 'phantom' ? line`le ${phantomRef}` : [who])
/** “de Marco”, “à vous”, “du fantôme” */
export const whose = (who: Who): Line => (who === 'you' ? ['à vous'] : who === 'phantom' ? line`du ${phantomRef}` : ofName(who))
/** “à Marco”, “au fantôme” */
export const to = (who: Who): Line => (who === 'phantom' ? line`au ${phantomRef}` : line`à ${named(who)}`)
/** “Marco tient”, “Vous tenez” */
export const subject = (who: Who, third: string, second: string): Line => (who === 'you' ? [`Vous ${second}`] : who === 'phantom' ? [`Le fantôme ${third}`] : line`${who} ${third}`)
