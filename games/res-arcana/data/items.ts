import type { ItemRow } from './tables.ts'

/** The 8 magic items. */
export const items: readonly ItemRow[] = [
  { id: 'alchemy', powers: ['T, 4A > 2G'], origin: 'book' },
  { id: 'calm_elan', collect: '1C/1E', origin: 'book' },
  { id: 'death_life', collect: '1D/1L', origin: 'book' },
  { id: 'divination', powers: ['T > draw 3, discard 3'], origin: 'book' },
  { id: 'protection', powers: ['react life: T > ignore'], origin: 'book' },
  { id: 'reanimate', powers: ['T, 1A > straighten component'], origin: 'book' },
  { id: 'research', powers: ['T, 1A > draw 1'], origin: 'book' },
  { id: 'transmutation', powers: ['T, 3A > 3N'], origin: 'book' },
]
