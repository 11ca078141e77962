import { either, many, tuple, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { resources, zones } from './names.ts'
import { byBand, lines, name } from './origin.ts'

const embargo = word('market closed', 'not rearmed', 'level lost')

/** Where three values stand they are for yellow, orange and red. */
const effect = either('does', {
  /** Credits for each base in the zones. */
  tax: { zones: many(word(...zones), 1, 3), perBase: byBand },
  /** Credits lost at most, then how far the alert falls. */
  lull: { credits: byBand, alert: byBand },
  /** A base is seized when the twelve-sided die shows no more than the threshold of its side. */
  crackdown: { zones: many(word(...zones), 1, 3), open: byBand, fortified: byBand },
  /** The same for one base of each player, in that player's zone nearest the star. */
  example: { open: byBand, fortified: byBand },
  lose: { resource: word(...resources), amount: byBand },
  embargo: { steps: tuple(embargo, embargo, embargo) },
  /** Fewer operation cards in this round's collection. */
  shutdown: { fewer: byBand },
  /** Bases turned over, from the player's zone nearest the star. */
  patrols: { bases: byBand },
  /** The alert rises, and the next round is the last. */
  end: { alert: whole(0, 9) },
})

export const sovereignShape = lines({ name, does: effect }, 16)
export type SovereignCards = Shaped<typeof sovereignShape>

const ALL = ['EXO', 'MIDDLE', 'INNER'] as const

/** That there are taxes, crackdowns and a Beginning of the End is the book's; everything else is ours. The lull takes back what a round or two of assaults and failures add. */
export const sovereignCards: SovereignCards = {
  origin: 'designed',
  rows: [
    { id: 'V01', name: 'Tax', does: { does: 'tax', zones: ALL, perBase: [1, 2, 3] }, origins: { name: 'book' } },
    { id: 'V02', name: 'Tax', does: { does: 'tax', zones: ALL, perBase: [1, 2, 3] }, origins: { name: 'book' } },
    { id: 'V03', name: 'Tariff', does: { does: 'tax', zones: ['MIDDLE', 'INNER'], perBase: [2, 3, 4] } },
    { id: 'V04', name: 'Bureaucratic Lull', does: { does: 'lull', credits: [0, 0, 3], alert: [2, 3, 4] } },
    { id: 'V05', name: 'Exo Sweep', does: { does: 'crackdown', zones: ['EXO'], open: [3, 5, 7], fortified: [1, 2, 3] } },
    { id: 'V06', name: 'Middle Sweep', does: { does: 'crackdown', zones: ['MIDDLE'], open: [3, 5, 7], fortified: [1, 2, 3] } },
    { id: 'V07', name: 'Inner Purge', does: { does: 'crackdown', zones: ['INNER'], open: [3, 5, 7], fortified: [1, 2, 3] } },
    { id: 'V08', name: 'System-Wide Crackdown', does: { does: 'crackdown', zones: ALL, open: [2, 3, 4], fortified: [1, 1, 2] } },
    { id: 'V09', name: 'Make an Example', does: { does: 'example', open: [4, 6, 8], fortified: [2, 3, 4] } },
    { id: 'V10', name: 'Conscription', does: { does: 'lose', resource: 'crew', amount: [2, 4, 6] } },
    { id: 'V11', name: 'Asset Freeze', does: { does: 'lose', resource: 'credits', amount: [3, 6, 9] } },
    { id: 'V12', name: 'Purge of Officials', does: { does: 'lose', resource: 'influence', amount: [2, 4, 6] } },
    { id: 'V13', name: 'Arms Embargo', does: { does: 'embargo', steps: ['market closed', 'not rearmed', 'level lost'] } },
    { id: 'V14', name: 'Network Shutdown', does: { does: 'shutdown', fewer: [1, 2, 3] } },
    { id: 'V15', name: 'Sovereign Patrols', does: { does: 'patrols', bases: [1, 1, 2] } },
    { id: 'V16', name: 'Beginning of the End', does: { does: 'end', alert: 1 }, origins: { name: 'book' } },
  ],
}
