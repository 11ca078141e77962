import { either, many, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { zones } from './names.ts'
import { amounts, lines } from './origin.ts'

const effect = either('does', {
  gain: { amounts },
  /** Resources of any kind. */
  any: { gain: whole(1, 99) },
  levels: { tech: whole(0, 3), assault: whole(0, 3) },
  draw: { cards: whole(1, 9) },
  /** Added to one mission roll, announced before it. */
  roll: { plus: whole(1, 5) },
  /** One of your bases in these zones is fortified for nothing. */
  fortify: { zones: many(word(...zones), 1, 3) },
  alert: { less: whole(1, 7) },
  /** One more armed action die until the end of the turn. */
  die: {},
  /** This round's Sovereign card does not touch you. */
  immune: {},
  points: { vp: whole(1, 99) },
})

export const tokenShape = lines({ zone: word(...zones), count: whole(1, 37), does: effect }, 1, 37)
export type Tokens = Shaped<typeof tokenShape>

/** 37 in all is the book's number; split and effects are ours. Those against the alert are many and strong: without them it stands at its end by the middle of a game of four. */
export const tokens: Tokens = {
  origin: 'designed',
  rows: [
    { id: 'exo_credits', zone: 'EXO', count: 2, does: { does: 'gain', amounts: [4, 0, 0] } },
    { id: 'exo_influence', zone: 'EXO', count: 1, does: { does: 'gain', amounts: [0, 3, 0] } },
    { id: 'exo_crew', zone: 'EXO', count: 1, does: { does: 'gain', amounts: [0, 0, 4] } },
    { id: 'exo_tech', zone: 'EXO', count: 2, does: { does: 'levels', tech: 1, assault: 0 } },
    { id: 'exo_draw', zone: 'EXO', count: 1, does: { does: 'draw', cards: 2 } },
    { id: 'exo_roll', zone: 'EXO', count: 1, does: { does: 'roll', plus: 1 } },
    { id: 'exo_fortify', zone: 'EXO', count: 1, does: { does: 'fortify', zones: ['EXO'] } },
    { id: 'exo_alert', zone: 'EXO', count: 3, does: { does: 'alert', less: 2 } },
    { id: 'middle_credits', zone: 'MIDDLE', count: 3, does: { does: 'gain', amounts: [8, 0, 0] } },
    { id: 'middle_influence', zone: 'MIDDLE', count: 1, does: { does: 'gain', amounts: [0, 5, 0] } },
    { id: 'middle_crew', zone: 'MIDDLE', count: 1, does: { does: 'gain', amounts: [0, 0, 6] } },
    { id: 'middle_tech', zone: 'MIDDLE', count: 2, does: { does: 'levels', tech: 1, assault: 0 } },
    { id: 'middle_assault', zone: 'MIDDLE', count: 1, does: { does: 'levels', tech: 0, assault: 1 } },
    { id: 'middle_draw', zone: 'MIDDLE', count: 1, does: { does: 'draw', cards: 3 } },
    { id: 'middle_roll', zone: 'MIDDLE', count: 2, does: { does: 'roll', plus: 2 } },
    { id: 'middle_die', zone: 'MIDDLE', count: 1, does: { does: 'die' } },
    { id: 'middle_fortify', zone: 'MIDDLE', count: 1, does: { does: 'fortify', zones: ['EXO', 'MIDDLE'] } },
    { id: 'middle_alert', zone: 'MIDDLE', count: 4, does: { does: 'alert', less: 3 } },
    { id: 'inner_credits', zone: 'INNER', count: 2, does: { does: 'gain', amounts: [15, 0, 0] } },
    { id: 'inner_any', zone: 'INNER', count: 1, does: { does: 'any', gain: 10 } },
    { id: 'inner_tech', zone: 'INNER', count: 1, does: { does: 'levels', tech: 2, assault: 0 } },
    { id: 'inner_levels', zone: 'INNER', count: 1, does: { does: 'levels', tech: 1, assault: 1 } },
    { id: 'inner_immune', zone: 'INNER', count: 1, does: { does: 'immune' } },
    { id: 'inner_roll', zone: 'INNER', count: 1, does: { does: 'roll', plus: 3 } },
    { id: 'inner_points', zone: 'INNER', count: 1, does: { does: 'points', vp: 10 } },
  ],
}
