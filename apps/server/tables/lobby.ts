import { z } from 'zod'
import type { Variant } from '#kernel/variant.ts'
import type { Standing } from '../worker/messages.ts'

/** The settings of a table as they are stored with its match. */
export interface Lobby {
  /** The guest who made the table. */
  readonly host: string
  readonly variant: Variant
  /** By seat, once somebody has set one. */
  readonly standing: readonly Standing[]
  /** May people who play each other ask for hints? */
  readonly hints: boolean
}

const words = z.record(z.string(), z.string())
const lobbySchema: z.ZodType<Lobby> = z.object({ host: z.string(), variant: words, standing: z.array(words), hints: z.boolean().default(false) })

export const readLobby = (text: string): Lobby => lobbySchema.parse(JSON.parse(text))

export const writeLobby = (lobby: Lobby): string => JSON.stringify(lobby)

export function withStanding(lobby: Lobby, seats: number, seat: number, step: string, key: string | null): Lobby {
  const standing = Array.from({ length: seats }, (_, each): Standing => lobby.standing[each] ?? {})
  const { [step]: _before, ...others } = standing[seat]
  standing[seat] = key === null ? others : { ...others, [step]: key }
  return { ...lobby, standing }
}
