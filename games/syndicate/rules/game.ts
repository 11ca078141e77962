import type { Random } from '#kernel/chance.ts'
import { Game } from '#kernel/game.ts'
import type { VariantTable } from '#kernel/variant.ts'
import { compile } from '../data/compile.ts'
import type { Content } from '../data/content.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { assaultSteps } from './assault.ts'
import { check } from './check.ts'
import { collectionSteps } from './collection.ts'
import type { Steps } from './frames.ts'
import { levelSteps } from './levels.ts'
import { marketSteps } from './market.ts'
import { missionSteps } from './missions.ts'
import { nameTable, verbTable } from './notation.ts'
import { redealOffers } from './offers.ts'
import { CARDS, family, sleeperOf } from './operations.ts'
import { phantomSteps } from './phantom.ts'
import { punishSteps } from './punish.ts'
import { purchaseSteps } from './purchase.ts'
import { reactionSteps } from './reactions.ts'
import { roundSteps } from './round.ts'
import { outcome } from './scoring.ts'
import { setUp, setupSteps } from './setup.ts'
import { orderOf, sleeperSteps, whens } from './sleepers.ts'
import { sovereignSteps } from './sovereign.ts'
import { fields, freshFields, MAX_SEATS, type Fields, type State } from './state.ts'
import { tokenSteps } from './tokens.ts'
import { tradeSteps } from './trade.ts'
import { turnSteps } from './turn.ts'
import { zones } from './zones.ts'

export type Syndicate = Game<Fields>

export function makeSyndicate(tables: Tables = bookTables): Syndicate {
  const c = compile(tables)
  const steps: Steps = {
    ...setupSteps(c),
    ...roundSteps(),
    ...phantomSteps(c),
    ...turnSteps(c),
    ...missionSteps(c),
    ...assaultSteps(c),
    ...sleeperSteps(),
    ...reactionSteps(c),
    ...purchaseSteps(c),
    ...marketSteps(c),
    ...levelSteps(c),
    ...tokenSteps(c),
    ...sovereignSteps(c),
    ...punishSteps(c),
    ...collectionSteps(c),
    ...tradeSteps(c),
  }
  return new Game<Fields>({
    id: 'syndicate',
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
    outcome: (s) => outcome(c, s),
    check: (s) => check(c, s),
    redeal,
  })
}

/** The advanced rules and variants of the book, then its open readings; what is recommended is the default. */
function variants(c: Content): VariantTable {
  const { fortifyWith, pointsPerBase, lastCollection } = c.readings
  const first = (values: readonly (string | number)[]) => ({ values: values.map(String), default: String(values[0]) })
  return {
    blockade: { values: ['off', 'on'], default: 'off' },
    taxDefault: { values: ['off', 'on'], default: 'off' },
    trading: { values: ['off', 'on'], default: 'off' },
    turns: { values: ['whole', 'extended'], default: 'whole' },
    phantom: { values: ['off', 'on'], default: 'off', only: { on: [2] } },
    fortifyWith: first(fortifyWith),
    pointsPerBase: first(pointsPerBase),
    lastCollection: first(lastCollection),
  }
}

/** What others have ordered for their sleepers, and which cards their offers name, the viewer does not know. */
function redeal(s: State, viewer: number, random: Random): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer || sleeperOf(s, seat) < 0) continue
    const whom = random.int(s.seats)
    s.orders[seat] = orderOf(random.int(whens.length), whom === seat || s.seats === 2 ? -1 : whom)
  }
  redealOffers(s, viewer)
}
