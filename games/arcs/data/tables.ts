import { actionPips, cardAmbitions, playerCounts, suitActions } from './action-cards.ts'
import { ambitionMarkers, ambitionRows, lastChapter } from './ambitions.ts'
import { courtCards } from './court.ts'
import { diceFaces, dicePerKind } from './dice.ts'
import { leaders, plainStart } from './leaders.ts'
import { extraSlotKeys, lore } from './lore.ts'
import { map } from './map.ts'
import { cityTrack, pieceLimits, slotKeys, tokensPerResource } from './player-board.ts'
import { setupCards } from './setup-cards.ts'

/** Every table of the game. An owner of the box may override any of them; plain data, so that it can be hashed. */
export const bookTables = {
  map,
  setupCards,
  suitActions,
  actionPips,
  cardAmbitions,
  playerCounts,
  ambitionRows,
  ambitionMarkers,
  lastChapter,
  courtCards,
  leaders,
  plainStart,
  lore,
  extraSlotKeys,
  diceFaces,
  dicePerKind,
  pieceLimits,
  tokensPerResource,
  slotKeys,
  cityTrack,
} as const

export type Tables = typeof bookTables
