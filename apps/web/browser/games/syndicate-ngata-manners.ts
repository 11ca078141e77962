import { words as en } from '#games/syndicate-ngata/words/en.ts'
import { words as fr } from '#games/syndicate-ngata/words/fr.ts'
import { words as it } from '#games/syndicate-ngata/words/it.ts'
import type { Language } from '#words/line.ts'
import type { Manners } from '../player.ts'

export const ngataWords = { fr, it, en }

/** A smuggler in a hurry throws missions away: without them the campaign is soon over. */
export function ngataManners(language: Language): Manners {
  const { missions, confrontation, card, story, end } = ngataWords[language].labels
  const { bribe, attack, dragnet, errand } = confrontation.answers
  return {
    title: 'NGATA',
    confirms: [missions.roll, bribe.name, attack.name, dragnet.name, errand.name],
    hurries: [missions.discard],
    asides: [card.enlarge, story.previous, story.next, end.readStory],
  }
}
