import type { Ability } from './handlers.ts'
import type { Track } from './names.ts'
import type { Sourced } from './origin.ts'

export interface PriceRow {
  readonly id: number
  /** Orange tokens start in hand, grey ones in the vault. */
  readonly back: 'orange' | 'grey'
  readonly toOwner: number
  readonly toBank: number
  readonly onPlace?: readonly Ability[]
}

export interface NeutralPriceRow {
  readonly id: string
  readonly factions: readonly number[]
  /** The first of a pair lies on top; the second replaces it. */
  readonly pair: number
  readonly toLeft: number
  readonly toRight: number
  readonly toBank: number
  readonly removeAfterRound?: number
}

export interface PriceRows {
  readonly standard: readonly PriceRow[]
  readonly jrayek: readonly PriceRow[]
  /** Tokens that a two-faction game would use in place of those with the same id, if `twoFactionPriceVariant` is on. */
  readonly twoFactions: readonly PriceRow[]
  readonly twoFactionPriceVariant: boolean
  readonly neutral: readonly NeutralPriceRow[]
  /** What pricing a phase gives; Move only when it is taken first. */
  readonly bonus: Readonly<Record<Track, string>>
}

export const prices: Sourced<PriceRows> = {
  origin: 'found',
  parts: {
    'standard[0]': 'book',
    jrayek: 'designed',
    'jrayek[0].onPlace[1]': 'found',
    'jrayek[2].onPlace': 'found',
    'jrayek[5].onPlace': 'found',
    neutral: 'book',
    bonus: 'book',
  },
  doubts: {
    jrayek: 'The book says only that this set differs; the costs and the missing card of token 1 are ours.',
    twoFactionPriceVariant: 'One public source models tokens 1 and 2 so in two-faction games; the book says nothing of it, so it is off.',
  },
  rows: {
    standard: [
      { id: 1, back: 'orange', toOwner: 1, toBank: 0, onPlace: ['collectVault', 'gain:C1'] },
      { id: 2, back: 'grey', toOwner: 1, toBank: 1, onPlace: ['advanceTrack'] },
      { id: 3, back: 'orange', toOwner: 1, toBank: 2 },
      { id: 4, back: 'orange', toOwner: 2, toBank: 2 },
      { id: 5, back: 'orange', toOwner: 2, toBank: 3 },
      { id: 6, back: 'grey', toOwner: 3, toBank: 3 },
    ],
    jrayek: [
      { id: 1, back: 'orange', toOwner: 1, toBank: 0, onPlace: ['collectVault', 'summon:Uryk'] },
      { id: 2, back: 'grey', toOwner: 1, toBank: 1, onPlace: ['advanceTrack'] },
      { id: 3, back: 'orange', toOwner: 1, toBank: 2, onPlace: ['summon:Halke'] },
      { id: 4, back: 'orange', toOwner: 2, toBank: 2 },
      { id: 5, back: 'orange', toOwner: 2, toBank: 3 },
      { id: 6, back: 'grey', toOwner: 3, toBank: 3, onPlace: ['summon:Katarin'] },
    ],
    twoFactions: [
      { id: 1, back: 'orange', toOwner: 0, toBank: 1, onPlace: ['collectVault'] },
      { id: 2, back: 'grey', toOwner: 0, toBank: 2, onPlace: ['collectVault'] },
    ],
    twoFactionPriceVariant: false,
    neutral: [
      { id: 'n3a', factions: [3], pair: 0, toLeft: 1, toRight: 1, toBank: 0, removeAfterRound: 2 },
      { id: 'n3b', factions: [3], pair: 0, toLeft: 1, toRight: 1, toBank: 2 },
      { id: 'n24a', factions: [2, 3, 4], pair: 1, toLeft: 0, toRight: 0, toBank: 3, removeAfterRound: 4 },
      { id: 'n24b', factions: [2, 3, 4], pair: 1, toLeft: 0, toRight: 0, toBank: 5 },
    ],
    bonus: { discover: '', build: 'G1', harvest: '', recruit: 'E2', move: 'C1' },
  },
}
