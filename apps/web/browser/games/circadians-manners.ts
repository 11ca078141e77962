import { words as en } from '#games/circadians/words/en.ts'
import { words as fr } from '#games/circadians/words/fr.ts'
import { words as it } from '#games/circadians/words/it.ts'
import type { AskedStep } from '#games/circadians/words/contract.ts'
import { plain, ref, type Language } from '#words/line.ts'
import type { Manners } from '../player.ts'

const gameWords = { fr, it, en }

export const circadiansTitles: Readonly<Record<Language, string>> = { fr: fr.title, it: it.title, en: en.title }

/** Steps that can be brought to an end before everything is used up, and how. */
const ends: readonly (readonly [AskedStep, 'done' | 'decline' | 'end'])[] = [
  ['build', 'done'],
  ['harvest', 'done'],
  ['recruit', 'done'],
  ['move', 'done'],
  ['giveIntelligence', 'done'],
  ['research', 'decline'],
  ['upgradeAttribute', 'decline'],
  ['redeploy', 'decline'],
  ['freeMove', 'decline'],
  ['passing', 'end'],
]

export function circadiansManners(language: Language): Manners {
  const words = gameWords[language]
  const { turn, combat } = words.labels
  // What a button says may depend on what is asked.
  const said = (step: AskedStep, verb: string): string => plain(words.option(verb, {}, { viewer: 0, seats: 5, player: (seat) => ref('player', String(seat), ''), view: { stack: [{ step, seat: 0 }] } }))
  return {
    title: circadiansTitles[language],
    confirms: [turn.keepThese, combat.seal, combat.next],
    hurries: [turn.pass, turn.endTurn, ...ends.map(([step, verb]) => said(step, verb))],
    asides: [combat.change, combat.seeMap],
  }
}
