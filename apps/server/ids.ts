import { randomBytes } from 'node:crypto'

/** Whoever knows it may watch: 96 bits. */
export const newMatchId = (): string => randomBytes(12).toString('base64url')
/** Whoever knows it may sit down: 128 bits. */
export const newInvite = (): string => randomBytes(16).toString('base64url')
export const newGuestId = (): string => randomBytes(16).toString('base64url')
export const newMatchSecret = (): string => randomBytes(16).toString('hex')
export const newSeed = (): string => randomBytes(8).toString('hex')

/** Enough of a match's id to find it, too little to watch it: for log lines. */
export const shortId = (id: string): string => id.slice(0, 6)
