import type { MageRow } from './tables.ts'

/** The 10 mages. A mage costs nothing and never leaves its player. */
export const mages: readonly MageRow[] = [
  { id: 'alchemist', powers: ['T, 4A > 2G', 'T > 1N'], starterSet: 3, origin: 'book' },
  { id: 'artificer', discount: 'artifact -1N', origin: 'book' },
  { id: 'druid', collect: '1L', powers: ['T > straighten creature'], origin: 'book' },
  { id: 'duelist', collect: '1E', powers: ['T, 1D > 1G on this'], starterSet: 1, origin: 'book' },
  { id: 'healer', collect: '1C/1L', powers: ['react life: T > ignore'], origin: 'book' },
  { id: 'necromancer', collect: '1D', powers: ['T, 2L > 3D on this'], origin: 'book' },
  { id: 'scholar', powers: ['T, 1A > draw 1'], origin: 'book' },
  { id: 'seer', collect: '1C', powers: ['T > reorder 3'], starterSet: 2, origin: 'book' },
  { id: 'transmuter', powers: ['T, 2A > 3N'], starterSet: 4, origin: 'book' },
  { id: 'witch', collect: '1L/1D', powers: ['T, 2A > straighten component'], origin: 'book' },
]
