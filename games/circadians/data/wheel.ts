import type { CombatIcon } from './names.ts'
import type { Sourced } from './origin.ts'

export interface SectionRow {
  readonly id: string
  /** The icons beside the left and right combat values. */
  readonly left: CombatIcon | null
  readonly right: CombatIcon | null
  readonly retreat?: boolean
  readonly die?: boolean
  readonly gem?: number
  /** Fighters needed, and leaders allowed at most. */
  readonly needs?: { readonly fighters: number; readonly leaders: number }
  /** Shields lost when no card is used. */
  readonly withoutCard?: number
}

export interface FaceRow {
  readonly strength: number
  readonly shield: number
}

export interface WheelRows {
  readonly sections: readonly SectionRow[]
  readonly preprintedCard: { readonly L: number; readonly R: number }
  readonly die: readonly FaceRow[]
  readonly maxWounds: number
  readonly outpostStrength: number
  readonly fighterStrength: number
  /** The value X of a card when no die is thrown. */
  readonly plainX: number
}

export const wheel: Sourced<WheelRows> = {
  origin: 'book',
  parts: {
    'sections[*].left': 'inferred',
    'sections[*].right': 'inferred',
    'sections[3].left': 'book',
    'sections[3].right': 'book',
    die: 'designed',
  },
  doubts: {
    sections: 'Which icon stands on which side is inferred from the two examples of a battle.',
    die: 'The book shows that faces give Strength and sometimes one shield; the six faces are ours.',
  },
  rows: {
    sections: [
      { id: 'retreat', left: 'shield', right: 'shield', retreat: true, withoutCard: 2 },
      { id: 'dieLeft', left: 'strength', right: null, die: true, gem: 1 },
      { id: 'dieRight', left: null, right: 'strength', die: true, gem: 1 },
      { id: 'swarm', left: 'attack', right: 'attack', needs: { fighters: 4, leaders: 0 } },
      { id: 'assault', left: 'attack', right: 'strength' },
      { id: 'guard', left: 'strength', right: 'shield' },
    ],
    preprintedCard: { L: 1, R: 1 },
    die: [
      { strength: 1, shield: 1 },
      { strength: 2, shield: 1 },
      { strength: 2, shield: 0 },
      { strength: 3, shield: 0 },
      { strength: 3, shield: 0 },
      { strength: 4, shield: 0 },
    ],
    maxWounds: 4,
    outpostStrength: 2,
    fighterStrength: 1,
    plainX: 1,
  },
}
