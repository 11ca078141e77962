import { facedown, faceup, handOfSeat, Zones } from '#kernel/cards.ts'

/** Card numbers of the kernel: the 28 action cards, then the 31 Court cards. */
export const ACTIONS = 28
export const COURT = 31
export const CARDS = ACTIONS + COURT

export const MAX_SEATS = 4

export const zones = new Zones({
  hand: handOfSeat,
  /** Cards played face down in this round, to Copy and to seize. */
  covered: facedown(true),
  deck: facedown(),
  discard: facedown(),
  courtDeck: facedown(),
  /** Cards played face up in this round. */
  played: faceup(true),
  /** Face-up discards, if the table splits the pile. */
  openDiscard: faceup(),
  court: faceup(),
  courtDiscard: faceup(),
  guilds: faceup(true),
  /** Unions that lie beside a played card. */
  unions: faceup(),
}, MAX_SEATS)

/** Zone numbers. */
export const zone = zones.first

export const family: readonly number[] = Array.from({ length: CARDS }, (_, card) => (card < ACTIONS ? 0 : 1))

export const courtCard = (card: number): number => ACTIONS + card
