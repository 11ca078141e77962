import type { Ability } from './handlers.ts'
import type { Faction, Phase } from './names.ts'
import type { Sourced } from './origin.ts'

export interface IntelligenceSide {
  readonly ph: Phase
  readonly does: readonly Ability[]
}

export interface IntelligenceRow {
  readonly faction: Faction
  /** While the Circadians hold it, once a round. */
  readonly c: IntelligenceSide
  /** For the faction that received it, once; then it goes back to the supply. */
  readonly o: IntelligenceSide
}

export const intelligence: Sourced<readonly IntelligenceRow[]> = {
  origin: 'designed',
  rows: [
    { faction: 'ai', c: { ph: 'combat', does: ['shieldAgainst:2'] }, o: { ph: 'recruit', does: ['gain:R2'] } },
    { faction: 'zcharo', c: { ph: 'discover', does: ['gainIfTheyResearched:E2'] }, o: { ph: 'harvest', does: ['gain:G1'] } },
    { faction: 'leyrien', c: { ph: 'combat', does: ['ignoresMorale:2'] }, o: { ph: 'move', does: ['gain:M1'] } },
    { faction: 'jrayek', c: { ph: 'combat', does: ['strengthAgainstRyhzu:2'] }, o: { ph: 'income', does: ['gain:E2'] } },
    { faction: 'oxataya', c: { ph: 'combat', does: ['attackAgainst:1'] }, o: { ph: 'build', does: ['ignoresLock:1'] } },
  ],
}
