import { createContext, use, useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import type { Language, Ref } from '#words/line.ts'
import { ref } from '#words/line.ts'
import type { Player } from './table-contract.ts'
import { TooltipLayer } from './tooltip.tsx'
import type { UiWords } from './words/ui-words.ts'
import { loadUiWords } from './words/words.ts'

/** What all furniture knows of the place it stands in. */
export interface Furniture {
  readonly language: Language
  readonly words: UiWords
  /** Empty outside a match. */
  readonly players: readonly Player[]
  readonly viewer: number
  /** Opens the final score, once there is one. */
  readonly showScore: (() => void) | undefined
  /** How many choices the table has made since just before the viewer's last one, as far as is known. */
  readonly sinceOwn: number | undefined
}

const FurnitureContext = createContext<Furniture | undefined>(undefined)

export function useFurniture(): Furniture {
  const furniture = useContext(FurnitureContext)
  if (!furniture) throw new Error('There is no furniture here: put a FurnitureProvider around it')
  return furniture
}

const nobody: readonly Player[] = []

interface FurnitureProviderProps {
  readonly language: Language
  readonly players?: readonly Player[]
  readonly viewer?: number
  readonly showScore?: (() => void) | undefined
  readonly sinceOwn?: number | undefined
  readonly children: ReactNode
}

/** Stands once around the whole page, and once more around a match with its players. Suspends until its words are loaded. */
export function FurnitureProvider({ language, players = nobody, viewer = -1, showScore, sinceOwn, children }: FurnitureProviderProps): ReactElement {
  const words = use(loadUiWords(language))
  const furniture = useMemo(() => ({ language, words, players, viewer, showScore, sinceOwn }), [language, words, players, viewer, showScore, sinceOwn])
  return (
    <FurnitureContext value={furniture}>
      <TooltipLayer>{children}</TooltipLayer>
    </FurnitureContext>
  )
}

/** A player as a thing in a sentence; `line.tsx` adds colour and shape. */
export const playerRef = (players: readonly Player[], seat: number): Ref => ref('player', String(seat), players[seat]?.name ?? String(seat + 1))
