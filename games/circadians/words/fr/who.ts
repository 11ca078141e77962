import { line, type Line } from '#words/line.ts'
import type { Who } from '../labels.ts'
import { ofPlayer } from './speak.ts'

/** Players as labels speak of them. */

/** “le piège de Marco”, “votre piège” */
export const whose = (who: Who, article: string, what: string): Line => (who === 'you' ? [`votre ${what}`] : line`${article}${what} ${ofPlayer(who)}`)
/** “Marco tient”, “Vous tenez” */
export const subject = (who: Who, third: string, second: string): Line => (who === 'you' ? [`Vous ${second}`] : line`${who} ${third}`)
