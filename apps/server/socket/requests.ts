import { z } from 'zod'
import type { Request } from '#host/protocol.ts'
import { line } from '../http/schemas.ts'

const n = z.int().min(1)
const match = z.string().min(1).max(64)
const plies = z.int().min(1).max(10_000)
const word = z.string().min(1).max(200)

/** What a client may send over its socket. */
export const requestSchema: z.ZodType<Request> = z.discriminatedUnion('t', [
  z.object({ t: z.literal('join'), n, match }),
  z.object({ t: z.literal('leave'), n, match }),
  z.object({ t: z.literal('answer'), n, match, id: word, keys: z.array(word).min(1).max(64) }),
  z.object({ t: z.literal('retract'), n, match }),
  z.object({ t: z.literal('undo'), n, match, plies }),
  z.object({ t: z.literal('proposeUndo'), n, match, plies }),
  z.object({ t: z.literal('voteUndo'), n, match, agrees: z.boolean() }),
  z.object({ t: z.literal('resign'), n, match }),
  z.object({ t: z.literal('standing'), n, match, step: word, key: word.nullable() }),
  z.object({ t: z.literal('keep'), n, match, bot: z.boolean() }),
  z.object({ t: z.literal('hint'), n, match, id: word }),
  z.object({ t: z.literal('say'), n, match, text: line(500).min(1) }),
])

/** The number of a request that is otherwise not understood, so that its sender can tell which one it was. */
export function numberOf(message: unknown): number {
  const given = typeof message === 'object' && message !== null && 'n' in message ? message.n : 0
  return typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : 0
}
