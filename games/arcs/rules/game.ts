import { Game } from '#kernel/game.ts'
import type { VariantTable } from '#kernel/variant.ts'
import { compile } from '../data/compile.ts'
import type { Content } from '../data/content.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { battleSteps } from './battle.ts'
import { buildSteps } from './build.ts'
import { captiveSteps } from './captives.ts'
import { CARDS, family, MAX_SEATS, zones } from './cards.ts'
import { chapterSteps, outcome } from './chapter.ts'
import { check } from './check.ts'
import { courtSteps } from './court.ts'
import { declareSteps } from './declare.ts'
import type { Steps } from './frames.ts'
import { hitSteps } from './hits.ts'
import { moveSteps } from './move.ts'
import { nameTable, verbTable } from './notation.ts'
import { preludeSteps } from './prelude.ts'
import { roundSteps } from './round.ts'
import { setUp, setupSteps } from './setup.ts'
import { slotSteps } from './slots.ts'
import { fields, freshFields, type Fields } from './state.ts'
import { taxSteps } from './tax.ts'
import { turnSteps } from './turn.ts'
import { voxSteps } from './vox.ts'

export type Arcs = Game<Fields>

export function makeArcs(tables: Tables = bookTables): Arcs {
  const c = compile(tables)
  const steps: Steps = {
    ...setupSteps(c),
    ...roundSteps(c),
    ...chapterSteps(c),
    ...turnSteps(c),
    ...declareSteps(c),
    ...slotSteps(c),
    ...preludeSteps(c),
    ...taxSteps(c),
    ...buildSteps(c),
    ...courtSteps(c),
    ...captiveSteps(c),
    ...moveSteps(c),
    ...battleSteps(c),
    ...hitSteps(c),
    ...voxSteps(c),
  }
  return new Game<Fields>({
    id: 'arcs',
    rulesVersion: 1,
    seats: { min: 2, max: MAX_SEATS },
    variants: variants(c),
    tables,
    fields,
    zones,
    cards: CARDS,
    family,
    verbs: verbTable,
    names: nameTable(c),
    steps,
    fresh: freshFields,
    setup: (s, variant, play) => setUp(c, s, variant, play),
    outcome,
    check: (s) => check(c, s),
  })
}

function variants(c: Content): VariantTable {
  return {
    setup: {
      values: ['random', ...c.setups.map((card) => card.id)],
      default: 'random',
      only: Object.fromEntries(c.setups.map((card) => [card.id, [card.players]])),
    },
    leaders: { values: ['none', 'draft', 'draftTwoLore'], default: 'none' },
    discard: { values: ['together', 'split'], default: 'together' },
  }
}
