import { words as en } from '#games/syndicate/words/en.ts'
import { words as fr } from '#games/syndicate/words/fr.ts'
import { words as it } from '#games/syndicate/words/it.ts'
import type { Language } from '#words/line.ts'
import type { Manners } from '../player.ts'

export const gameWords = { fr, it, en }

export function syndicateManners(language: Language): Manners {
  const { turn, trade, dossier, assault } = gameWords[language].labels
  return { title: 'Syndicate', confirms: [turn.confirm, dossier.announce, dossier.roll, dossier.keep, assault.launch], hurries: [turn.end, trade.leave], asides: [turn.cancel] }
}
