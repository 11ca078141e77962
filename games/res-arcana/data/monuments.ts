import type { MonumentRow } from './tables.ts'

/** The 10 monuments. */
export const monuments: readonly MonumentRow[] = [
  { id: 'colossus', cost: '4G', vp: 2, powers: ['T, 1A > 1G on this'], origin: 'book' },
  { id: 'golden_statue', cost: '4G', vp: 1, powers: ['react check: T, 3G > 3 points'], origin: 'book' },
  { id: 'great_pyramid', cost: '4G', vp: 3, origin: 'book' },
  { id: 'hanging_gardens', cost: '4G', vp: 1, collect: '3N', origin: 'book' },
  { id: 'library', cost: '4G', vp: 1, powers: ['T > draw 1'], origin: 'book' },
  { id: 'mausoleum', cost: '4G', vp: 2, powers: ['1A > 1D on this'], origin: 'book' },
  { id: 'obelisk', cost: '4G', vp: 1, powers: ['claim: 6N'], origin: 'book' },
  { id: 'oracle', cost: '4G', vp: 2, powers: ['T > reorder 3'], origin: 'book' },
  { id: 'solomons_mine', cost: '4G', vp: 1, powers: ['T > 1G'], origin: 'book' },
  { id: 'temple', cost: '4G', vp: 2, collect: '1L', powers: ['react life: T > ignore'], origin: 'book' },
]
