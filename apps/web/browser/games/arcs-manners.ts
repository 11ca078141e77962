import { words as en } from '#games/arcs/words/en.ts'
import { words as fr } from '#games/arcs/words/fr.ts'
import { words as it } from '#games/arcs/words/it.ts'
import type { Language } from '#words/line.ts'
import type { Manners } from '../player.ts'

const gameWords = { fr, it, en }

export function arcsManners(language: Language): Manners {
  const { round, turn, card } = gameWords[language].labels
  return {
    title: 'Arcs',
    confirms: [],
    hurries: [turn.endTurn, round.passInitiative, turn.playWithoutDeclaring, turn.stopHere],
    asides: [card.enlarge, card.close, card.previous, card.next],
  }
}
