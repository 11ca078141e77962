import { Game } from '#kernel/game.ts'
import type { VariantTable } from '#kernel/variant.ts'
import { compile } from '../data/compile.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { tablesWith } from '../data/validate.ts'
import { aftermathSteps } from './aftermath.ts'
import { attributeSteps } from './attributes.ts'
import { buildSteps } from './build.ts'
import { zones } from './cards.ts'
import { check } from './check.ts'
import { combatSteps } from './combat.ts'
import { makeEffects } from './effects.ts'
import type { Steps } from './frames.ts'
import { makeHand } from './hand.ts'
import { harvestSteps } from './harvest.ts'
import { ruleHandlers } from './hooks.ts'
import { incomeSteps } from './income.ts'
import { leaderSteps } from './leaders.ts'
import { moraleSteps } from './morale.ts'
import { moveSteps } from './move.ts'
import { nameTable, verbTable } from './notation.ts'
import { priceSteps } from './prices.ts'
import { productionSteps } from './production.ts'
import { recruitSteps } from './recruit.ts'
import { relicSteps } from './relics.ts'
import { researchSteps } from './research.ts'
import { resolveSteps } from './resolve.ts'
import { roundSteps } from './round.ts'
import { setUp, setupSteps } from './setup.ts'
import { fields, freshFields, SEATS, type Fields } from './state.ts'
import { tacticsSteps } from './tactics.ts'
import { makeReckoner } from './totals.ts'
import { turnSteps } from './turn.ts'
import { outcome } from './victory.ts'

export type Circadians = Game<Fields>

/** Tables that are not our own are checked first; they may name only effects that these rules have. */
export function makeCircadians(tables: Tables = bookTables): Circadians {
  const c = compile(tables === bookTables ? tables : tablesWith(tables, ruleHandlers))
  const effects = makeEffects(c)
  const hand = makeHand(c, effects)
  const reckoner = makeReckoner(c)
  const steps: Steps = {
    ...setupSteps(c),
    ...roundSteps(c),
    ...priceSteps(c, hand),
    ...turnSteps(c, effects, hand),
    ...effects.steps,
    ...hand.steps,
    ...tacticsSteps(c),
    ...researchSteps(c),
    ...buildSteps(c),
    ...harvestSteps(c),
    ...productionSteps(c),
    ...recruitSteps(c),
    ...leaderSteps(c),
    ...attributeSteps(c),
    ...moraleSteps(c),
    ...moveSteps(c),
    ...combatSteps(c, reckoner),
    ...resolveSteps(c, reckoner),
    ...aftermathSteps(c),
    ...incomeSteps(c, effects, hand),
    ...relicSteps(c, hand),
  }
  return new Game<Fields>({
    id: 'circadians',
    rulesVersion: 2,
    seats: { min: 2, max: SEATS },
    variants,
    tables,
    fields,
    zones,
    cards: c.tactics.design.length,
    verbs: verbTable,
    names: nameTable(c),
    steps,
    fresh: () => freshFields(c),
    setup: (s, variant, play) => setUp(c, s, variant, play),
    outcome: (s) => outcome(c, s),
    check: (s) => check(c, s),
  })
}

/** CC-3.1 */
const variants: VariantTable = { factions: { values: ['choose', 'random'], default: 'choose' } }
