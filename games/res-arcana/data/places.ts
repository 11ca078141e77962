import type { PlaceRow } from './tables.ts'

/** The 5 places of power, two sides each: sun, then moon. */
export const places: readonly PlaceRow[] = [
  { id: 'sacred_grove', side: 'sun', back: 'alchemists_tower', cost: '8L 4C', vp: '2 + 1 per L', powers: ['T, 1C > 5L', 'T, turn creature > 1L on this'], origin: 'book' },
  { id: 'alchemists_tower', side: 'moon', back: 'sacred_grove', cost: '3G', vp: '1 per G', collect: '3N', powers: ['1D 1E 1C 1L > 1G on this', 'react life: T > ignore'], origin: 'book' },
  { id: 'catacombs_of_the_dead', side: 'sun', back: 'sacrificial_pit', cost: '9D', vp: '1 per D', collect: '1D', powers: ['5D > 1D on this', 'T > 1D on this'], origin: 'book' },
  { id: 'sacrificial_pit', side: 'moon', back: 'catacombs_of_the_dead', cost: '8E 4D', vp: '2 + 1 per D', powers: ['T, 3L > 1D on this', 'T, 1D, destroy dragon or creature > cost of destroyed as G'], origin: 'book' },
  { id: 'cursed_forge', side: 'sun', back: 'dwarven_mines', cost: '6E 3D', vp: '1 + 1 per G', collect: 'pay 1D or turn', powers: ['2E 1G > 1G on this'], origin: 'book' },
  { id: 'dwarven_mines', side: 'moon', back: 'cursed_forge', cost: '4E 2L 1G', vp: '1 per G', collect: '1G', powers: ['T, 5E > 3G', 'T, 3D 3E > 2G on this'], origin: 'book' },
  { id: 'coral_castle', side: 'sun', back: 'sunken_reef', cost: '5E 5L 5C', vp: '3', powers: ['T > check', 'react life: T > ignore'], origin: 'book' },
  { id: 'sunken_reef', side: 'moon', back: 'coral_castle', cost: '5C 2E 2L', vp: '1 per C', collect: '1G', powers: ['2C 1L > 1C on this'], origin: 'book' },
  { id: 'dragons_lair', side: 'sun', back: 'sorcerers_bestiary', cost: '3E 3L 3C 3D', vp: '1 per G', discount: 'dragon -3A', powers: ['T > 2G', 'T, turn dragon > 2G on this'], origin: 'book' },
  { id: 'sorcerers_bestiary', side: 'moon', back: 'dragons_lair', cost: '4L 2E 2C 2D', vp: '1 per creature + 2 per dragon', powers: ['T > check', 'T, 4A > place dragon from any discard'], origin: 'book' },
]
