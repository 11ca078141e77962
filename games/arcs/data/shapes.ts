import { fail } from '#kernel/errors.ts'
import { distinct, many, matching, orNull, row, tablesOver, tuple, whole, word, type Fields, type Shape, type Shaped } from '#kernel/table-shape.ts'
import { courtEffects } from './court.ts'
import { leaderAbilities } from './leaders.ts'
import { loreEffects } from './lore.ts'
import { ambitions, dice, dieIcons, resources, standardActions, suits, symbols } from './names.ts'
import { origins, type Sourced } from './origin.ts'
import { bookTables, type Tables } from './tables.ts'

const sourced = <T>(rows: Shape<T>): Shape<Sourced<T>> => row({ origin: word(...origins), rows })

const exactly = <T>(of: Shape<T>, count: number): Shape<readonly T[]> => many(of, count, count)

/** Lines whose `key` has these values in this order: rules, words and pictures know them by it. */
function lines<const Key extends string, const V extends string, const F extends Fields>(key: Key, values: readonly V[], fields: F) {
  type Line = { readonly [K in Key]: V } & { readonly [K in keyof F]: Shaped<F[K]> }
  const rows = exactly(row({ [key]: word(...values), ...fields }) as unknown as Shape<Line>, values.length)
  return {
    check(value: unknown, path: string): readonly Line[] {
      const checked = rows.check(value, path)
      checked.forEach((line, i) => {
        if (line[key] !== values[i]) fail('tables.field', `${path}[${i}].${key} is "${line[key]}", where ${values[i]} belongs`)
      })
      return checked
    },
  }
}

const idsOf = (table: Sourced<readonly { readonly id: string }[]>): readonly string[] => table.rows.map(({ id }) => id)

/** The same shape under each of these names. */
const byName = <K extends string, T>(names: readonly K[], of: Shape<T>): Shape<Readonly<Record<K, T>>> =>
  row(Object.fromEntries(names.map((each) => [each, of]))) as unknown as Shape<Readonly<Record<K, T>>>

/** What cards do; what has no handler is refused by name. */
const effects = <const E extends string>(known: readonly E[], most: number): Shape<readonly E[]> =>
  distinct(
    many(
      {
        check: (value, path) =>
          known.find((each) => each === value) ?? fail('tables.effect', `${path} is ${JSON.stringify(value)}, for which there is no handler; there are ${known.join(', ')}`),
      },
      1,
      most,
    ),
  )

const name = matching(/\S/, 'a name')
const system = word(...idsOf(bookTables.map))
const resource = word(...resources)
const players = whole(2, 4) as Shape<2 | 3 | 4>
const power = whole(0, 99)
/** A raid lists what it may take by type and cost, five bits for each type. */
const slotCost = whole(1, 5)
const startBox = row({ building: orNull(word('city', 'starport')), ships: whole(0, 30) })
const startBoxes = { A: startBox, B: startBox, C: startBox }

/** One shape for each table: what its file in an owner's folder of corrections must look like. */
export const tableShapes: { readonly [K in keyof Tables]: Shape<Tables[K]> } = {
  map: sourced(
    lines('id', idsOf(bookTables.map), {
      cluster: whole(1, 6),
      symbol: word(...symbols),
      type: orNull(resource),
      slots: whole(0, 2),
      adjacent: distinct(many(system, 1)),
    }),
  ),
  setupCards: sourced(
    lines('id', idsOf(bookTables.setupCards), {
      name,
      players,
      out: distinct(many(whole(1, 6), 1, 2)),
      seats: many(row({ A: system, B: system, C: distinct(many(system, 1, 2)), resources: tuple(resource, resource) }), 2, 4),
    }),
  ),
  suitActions: sourced(lines('suit', suits, { actions: distinct(many(word(...standardActions), 1)) })),
  actionPips: sourced(byName(suits, exactly(whole(1, 6), 7))),
  cardAmbitions: sourced(exactly(orNull(word(...ambitions, 'any')), 7)),
  playerCounts: sourced(exactly(row({ players, deck: tuple(whole(1, 7), whole(1, 7)), hand: whole(1, 9), courtRow: whole(1, 4), goal: whole(1, 99) }), 3)),
  ambitionRows: sourced(lines('id', ambitions, { icons: distinct(many(resource)), box: orNull(word('captives', 'trophies')), phantom: distinct(many(resource)) })),
  ambitionMarkers: sourced(lines('id', ['low', 'middle', 'high'], { front: tuple(power, power), flipped: tuple(power, power) })),
  lastChapter: sourced(whole(1, 9)),
  courtCards: sourced(lines('id', idsOf(bookTables.courtCards), { name, icon: orNull(resource), keys: whole(0, 9), does: effects(courtEffects, 4) })),
  leaders: sourced(
    lines('id', idsOf(bookTables.leaders), {
      name,
      ...startBoxes,
      resources: tuple(resource, resource),
      outrage: distinct(many(resource)),
      abilities: effects(leaderAbilities, 4),
    }),
  ),
  plainStart: sourced(row(startBoxes)),
  lore: sourced(lines('id', idsOf(bookTables.lore), { name, does: effects(loreEffects, 4) })),
  extraSlotKeys: sourced(slotCost),
  diceFaces: sourced(byName(dice, exactly(many(word(...dieIcons), 0, 4), 6))),
  dicePerKind: sourced(whole(1, 12)),
  pieceLimits: sourced(row({ cities: whole(1, 9), starports: whole(1, 9), ships: whole(1, 30), agents: whole(1, 30) })),
  tokensPerResource: sourced(whole(1, 9)),
  slotKeys: sourced(exactly(slotCost, 6)),
  /** Two slots are open from the start: two resources lie there. */
  cityTrack: sourced(many(row({ cities: whole(0, 9), openSlots: whole(2, 6), bonus: power }), 2, 10)),
}

/** Our tables with an owner's in place of those that are given. */
export const readTables = (given: unknown): Tables => tablesOver(bookTables, tableShapes, given)
