import { Game } from '#kernel/game.ts'
import { COMPONENTS, KINDS } from '../data/content.ts'
import { bookTables, compile, type Tables } from '../data/tables.ts'
import { attackSteps } from './attack.ts'
import { checkState } from './check.ts'
import { collectSteps } from './collect.ts'
import { deckSteps } from './decks.ts'
import { effectSteps } from './effects.ts'
import { matchSteps } from './match.ts'
import { namesOf, verbs } from './options.ts'
import { payingSteps } from './paying.ts'
import { powerSteps } from './powers.ts'
import { setUp, setUpSteps, type SetUp } from './setup.ts'
import { fields, freshFields, IN_ORDER, ON_REQUEST, rulesOf, TOGETHER, type Own, type State } from './state.ts'
import { turnSteps } from './turn.ts'
import { outcomeOf, victorySteps } from './victory.ts'
import { zones } from './zones.ts'

const COLLECTING: Readonly<Record<string, number>> = { together: TOGETHER, 'on-request': ON_REQUEST, 'in-order': IN_ORDER }

/** Res Arcana, base box, with the book's tables or others. */
export function makeResArcana(tables: Tables = bookTables): Game<Own> {
  const rules = rulesOf(compile(tables))
  return new Game<Own>({
    id: 'res-arcana',
    rulesVersion: 1,
    seats: { min: 2, max: 4 },
    variants: {
      setup: { values: ['standard', 'first-game', 'draft'], default: 'standard' },
      match: { values: ['single', 'best-of-three'], default: 'single', only: { 'best-of-three': [2] } },
      collect: { values: Object.keys(COLLECTING), default: 'together' },
    },
    tables,
    fields,
    zones,
    cards: COMPONENTS,
    cardKind: 'component',
    family: rules.components.map(({ kind }) => KINDS.indexOf(kind)),
    verbs,
    names: namesOf(rules.content),
    steps: {
      ...setUpSteps(rules),
      ...matchSteps(rules),
      ...collectSteps(rules),
      ...turnSteps(rules),
      ...payingSteps(),
      ...powerSteps(rules),
      ...effectSteps(rules),
      ...deckSteps(rules),
      ...attackSteps(rules),
      ...victorySteps(rules),
    },
    fresh: (seats) => freshFields(seats),
    setup(state, variant, play) {
      state.match = variant['match'] === 'best-of-three' ? 1 : 0
      state.collecting = COLLECTING[variant['collect']]
      setUp(rules, state as State, variant['setup'] as SetUp, play)
    },
    outcome: (state) => outcomeOf(rules, state),
    check: (state) => checkState(rules, state),
  })
}
