import { Game } from '#kernel/game.ts'
import { compile } from '../data/compile.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { actSteps } from './act.ts'
import { cargoSteps } from './cargo.ts'
import { check } from './check.ts'
import { confrontSteps } from './confront.ts'
import { outcome } from './ending.ts'
import type { Steps } from './frames.ts'
import { namesOf, verbs } from './options.ts'
import { rulesOf } from './rules.ts'
import { setUp, variantsOf } from './setup.ts'
import { specialSteps } from './specials.ts'
import { fields, freshFields, type Fields } from './state.ts'
import { traderSteps } from './traders.ts'
import { travelSteps } from './travel.ts'
import { CARDS, family, zones } from './zones.ts'

export type Ngata = Game<Fields>

/** The solo campaign of Syndicate, with our tables or an owner's. */
export function makeNgata(tables: Tables = bookTables): Ngata {
  const c = compile(tables)
  const rules = rulesOf(c)
  const steps: Steps = {
    ...actSteps(rules),
    ...travelSteps(rules),
    ...specialSteps(rules),
    ...cargoSteps(rules),
    ...traderSteps(rules),
    ...confrontSteps(rules),
  }
  return new Game<Fields>({
    id: 'syndicate-ngata',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    variants: variantsOf(c),
    tables,
    fields,
    zones,
    cards: CARDS,
    family,
    cardKind: 'mission',
    verbs,
    names: namesOf(c),
    steps,
    fresh: freshFields,
    setup: (s, variant, play) => setUp(rules, s, variant, play),
    outcome,
    check: (s) => check(rules, s),
  })
}
