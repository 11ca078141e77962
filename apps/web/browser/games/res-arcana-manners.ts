import { words as en } from '#games/res-arcana/words/en.ts'
import { words as fr } from '#games/res-arcana/words/fr.ts'
import { words as it } from '#games/res-arcana/words/it.ts'
import type { Language } from '#words/line.ts'
import type { Manners } from '../player.ts'

const gameWords = { fr, it, en }

export function resArcanaManners(language: Language): Manners {
  const { labels } = gameWords[language]
  return {
    title: 'Res Arcana',
    confirms: [labels.finishCollect, labels.confirmPayment, labels.confirmChoice],
    hurries: [labels.actionPass],
    asides: [labels.cancel, labels.confirmPassNo, labels.whyReact],
  }
}
