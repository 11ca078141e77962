import { z } from 'zod'
import type { MatchRow, Said, SeatInfo, TableInfo } from '#host/protocol.ts'
import type { GameInfo } from '../catalogue.ts'
import type { SeatWish } from '../tables/tables.ts'

/** No control characters, and nothing that turns the direction of the text around it. */
const PLAIN = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u

/** A line of text that people show one another. */
export const line = (longest: number) => z.string().trim().max(longest).regex(PLAIN, 'may not contain control characters')

export const problem = z.object({ code: z.string(), message: z.string() }).describe('A refusal: the code is stable, the message is for people')

export const languages = ['fr', 'it', 'en'] as const
export const me = z.object({ name: z.string(), language: z.string() })
export const meChange = z.object({ name: line(40).min(1).optional(), language: z.enum(languages).optional() })

const variant = z.record(z.string().max(40), z.string().max(40))

export const gameInfo: z.ZodType<GameInfo> = z.object({
  id: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  variants: z.record(z.string(), z.object({ values: z.array(z.string()), default: z.string(), only: z.record(z.string(), z.array(z.int())).exactOptional() })),
  bots: z.array(z.string()),
})

const seatWish: z.ZodType<SeatWish> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: z.string().max(40) }),
])

export const newTable = z.object({
  game: z.string().max(40),
  name: line(60).default(''),
  variant: variant.default({}),
  seats: z.array(seatWish).min(1).max(8),
  startNow: z.boolean().default(false),
})

export const tableChange = z.object({ name: line(60).optional(), variant: variant.optional(), seats: z.array(seatWish).min(1).max(8).optional(), hints: z.boolean().optional() })

export const sitDown = z.object({ seat: z.int().min(0).max(7).optional() }).nullish()

export const byId = z.object({ id: z.string().min(1).max(64) })
export const byInvite = z.object({ invite: z.string().min(1).max(64) })
export const chatQuery = z.object({ after: z.coerce.number().int().min(0).default(0), limit: z.coerce.number().int().min(1).max(200).default(100) })

const status = z.enum(['lobby', 'running', 'finished', 'broken', 'abandoned'])

const seatInfo: z.ZodType<SeatInfo> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: z.string() }),
  z.object({ kind: z.literal('person'), name: z.string(), online: z.boolean(), kept: z.boolean() }),
])

export const tableInfo: z.ZodType<TableInfo> = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  status,
  variant,
  seats: z.array(seatInfo),
  seat: z.int(),
  host: z.boolean(),
  invite: z.string(),
  hints: z.boolean(),
  error: z.string().exactOptional(),
  override: z.unknown().optional(),
})

export const matchRow: z.ZodType<MatchRow> = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  status,
  seats: z.array(seatInfo),
  seat: z.int(),
  waitingFor: z.array(z.int()),
  waitingSince: z.number(),
  plies: z.int(),
})

export const saidMessage: z.ZodType<Said> = z.object({ n: z.int(), seat: z.int(), name: z.string(), text: z.string(), at: z.number() })

export const health = z.object({ ok: z.literal(true), games: z.int(), matches: z.int(), sockets: z.int() })
