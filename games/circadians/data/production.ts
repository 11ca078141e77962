import type { Sourced } from './origin.ts'

export interface ProductionRow {
  readonly id: string
  readonly base: string
  readonly upgraded: string
  /** Is it one of the loose tokens in the box? */
  readonly enabled: boolean
}

/** Loose production tokens. Eight kinds are recorded, six pieces are counted. */
export const production: Sourced<readonly ProductionRow[]> = {
  origin: 'found',
  parts: { '[*].enabled': 'designed' },
  doubts: { '[*].enabled': 'Which six of the eight recorded kinds are in the box is not known; the six that give resources are taken.' },
  rows: [
    { id: 'p1', base: 'X1', upgraded: 'X1+E2', enabled: true },
    { id: 'p2', base: 'R3', upgraded: 'R4', enabled: true },
    { id: 'p3', base: 'G2', upgraded: 'G2+R1', enabled: true },
    { id: 'p4', base: 'E4', upgraded: 'E6', enabled: true },
    { id: 'p5', base: 'E1+C1', upgraded: 'E3+C1', enabled: true },
    { id: 'p6', base: 'R1+C1', upgraded: 'R2+C1', enabled: true },
    { id: 'p7', base: 'E2>DL|UL', upgraded: 'DL|UL', enabled: false },
    { id: 'p8', base: 'E1>B1', upgraded: 'BL1', enabled: false },
  ],
}
