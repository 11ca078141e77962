import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import type { Language, Ref } from '#words/line.ts'
import { ref } from '#words/line.ts'
import type { Player } from './table-contract.ts'
import { TooltipLayer } from './tooltip.tsx'
import type { UiWords } from './words/ui-words.ts'
import { uiWords } from './words/words.ts'

/** What all furniture knows of the place it stands in. */
export interface Furniture {
  readonly language: Language
  readonly words: UiWords
  /** Empty outside a match. */
  readonly players: readonly Player[]
  readonly viewer: number
  /** Opens the final score, once there is one. */
  readonly showScore: (() => void) | undefined
}

const FurnitureContext = createContext<Furniture>({ language: 'en', words: uiWords.en, players: [], viewer: -1, showScore: undefined })

export const useFurniture = (): Furniture => useContext(FurnitureContext)

const nobody: readonly Player[] = []

interface FurnitureProviderProps {
  readonly language: Language
  readonly players?: readonly Player[]
  readonly viewer?: number
  readonly showScore?: (() => void) | undefined
  readonly children: ReactNode
}

/** Stands once around the whole page, and once more around a match with its players. */
export function FurnitureProvider({ language, players = nobody, viewer = -1, showScore, children }: FurnitureProviderProps): ReactElement {
  const furniture = useMemo(() => ({ language, words: uiWords[language], players, viewer, showScore }), [language, players, viewer, showScore])
  return (
    <FurnitureContext value={furniture}>
      <TooltipLayer>{children}</TooltipLayer>
    </FurnitureContext>
  )
}

/** A player as a thing in a sentence; `line.tsx` adds colour and shape. */
export const playerRef = (players: readonly Player[], seat: number): Ref => ref('player', String(seat), players[seat]?.name ?? String(seat + 1))
