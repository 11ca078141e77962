import { useCallback } from 'react'
import { boxById } from '#games/tables.ts'
import type { GameTable } from '#ui/table-contract.ts'
import type { GameWords } from '#words/game-words.ts'
import type { Language } from '#words/line.ts'
import { api } from '../connection/api.ts'
import type { GameOffer } from '../connection/local-protocol.ts'
import { useAsync, type Loaded } from './use-async.ts'

const tables = new Map<string, Promise<GameTable>>()

/** A game's own part of the client, loaded once. After a failure it is tried again. */
export function loadTable(game: string): Promise<GameTable> {
  const known = tables.get(game)
  if (known) return known
  const box = boxById(game)
  const loading = box ? box.load().then(({ gameTable }) => gameTable) : Promise.reject(new Error(`There is no table of ${game}`))
  tables.set(game, loading)
  loading.catch(() => tables.delete(game))
  return loading
}

export const useGameTable = (game: string): Loaded<GameTable> => useAsync(useCallback(() => loadTable(game), [game]))

export function useGameWords(game: string, language: Language, override?: unknown): Loaded<GameWords> {
  return useAsync(useCallback(async () => (await loadTable(game)).words(language, override), [game, language, override]))
}

/** Variants and seats of a game: from the server, or from the rules on this device. */
export function useGameOffer(game: string, where: 'server' | 'device'): Loaded<GameOffer> {
  return useAsync(
    useCallback(async () => {
      const offers = await (where === 'server' ? api.games() : (await import('../connection/links.ts')).localLink().games())
      const offer = offers.find(({ id }) => id === game)
      if (!offer) throw new Error(`Nobody offers ${game}`)
      return offer
    }, [game, where]),
  )
}
