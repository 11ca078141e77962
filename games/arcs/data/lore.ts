import type { Sourced } from './origin.ts'

/** What a lore card does; the words are ours. */
export const loreEffects = [
  'action summon',
  'action fireRifles',
  'sprint',
  'mirror',
  'harbors',
  'signal breaker',
  'drones',
  'gate ports',
  'cloud cities',
  'action nurture',
  'action prune',
  'gate stations',
  'railguns',
  'extra slot',
  'reroll assault',
] as const
export type LoreEffect = (typeof loreEffects)[number]

export interface Lore {
  readonly id: string
  readonly name: string
  readonly does: readonly LoreEffect[]
}

export const lore: Sourced<readonly Lore[]> = {
  origin: 'found',
  rows: [
    { id: 'L01', name: 'Tool-Priests', does: ['action summon'] },
    { id: 'L02', name: 'Galactic Rifles', does: ['action fireRifles'] },
    { id: 'L03', name: 'Sprinter Drives', does: ['sprint'] },
    { id: 'L04', name: 'Mirror Plating', does: ['mirror'] },
    { id: 'L05', name: 'Hidden Harbors', does: ['harbors'] },
    { id: 'L06', name: 'Signal Breaker', does: ['signal breaker'] },
    { id: 'L07', name: 'Repair Drones', does: ['drones'] },
    { id: 'L08', name: 'Gate Ports', does: ['gate ports'] },
    { id: 'L09', name: 'Cloud Cities', does: ['cloud cities'] },
    { id: 'L10', name: 'Living Structures', does: ['action nurture', 'action prune'] },
    { id: 'L11', name: 'Gate Stations', does: ['gate stations'] },
    { id: 'L12', name: 'Railgun Arrays', does: ['railguns'] },
    { id: 'L13', name: 'Ancient Holdings', does: ['extra slot'] },
    { id: 'L14', name: 'Seeker Torpedoes', does: ['reroll assault'] },
  ],
}

/** Raid cost of the slot that Ancient Holdings adds. */
export const extraSlotKeys: Sourced<number> = { origin: 'found', rows: 4 }
