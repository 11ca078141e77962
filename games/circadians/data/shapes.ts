import { either, many, orNull, row, truth, tuple, whole, word, type Shape } from '#kernel/table-shape.ts'
import type { FactionRow } from './factions.ts'
import type { HandlerNames } from './handlers.ts'
import type { LeaderRow } from './leaders.ts'
import { boardFoundations, buildings, combatIcons, factions, phases, PRICE_TOKENS, ROUNDS, ryhzu, terrains, tileSets, tracks } from './names.ts'
import type { PriceRow } from './prices.ts'
import { abilities, byName, combatValue, effect, lockFlag, text } from './shape.ts'
import type { TableName, Tables } from './tables.ts'

type Shapes = { readonly [Name in TableName]: Shape<Tables[Name]['rows']> }

const count = whole(2, 5)
const amount = whole(0, 99)
const exactly = <T>(of: Shape<T>, entries: number): Shape<readonly T[]> => many(of, entries, entries)
const axial = { id: text, q: whole(-20, 20), r: whole(-20, 20) }
const combat = tuple(whole(-9, 99), whole(-9, 99), whole(-9, 99))

const hex = either('kind', {
  land: { ...axial, terrain: word(...terrains), prod: effect() },
  lake: axial,
  tileSlot: { ...axial, tile: word(...tileSets) },
  baseSlot: { ...axial, baseFor: many(count, 1, 4) },
  baseOrTile: { ...axial, baseFor: many(count, 1, 4), tile: word(...tileSets) },
})

const icon = orNull(word(...combatIcons))

const section = row(
  { id: text, left: icon, right: icon },
  { retreat: truth, die: truth, gem: whole(0, 9), needs: row({ fighters: amount, leaders: amount }), withoutCard: amount },
)

const price = (known: HandlerNames): Shape<PriceRow> =>
  row({ id: whole(1, PRICE_TOKENS), back: word('orange', 'grey'), toOwner: amount, toBank: amount }, { onPlace: abilities('token', known) })

const leader = (known: HandlerNames): Shape<LeaderRow> =>
  row(
    { n: text, base: combat, up: combat, dep: amount, depUp: amount, upg: amount, ph: word(...phases, 'pin'), does: abilities('leader', known) },
    { doesUp: abilities('leader', known) },
  )

const faction = (known: HandlerNames): Shape<FactionRow> =>
  row({
    id: word(...factions),
    vault: whole(0, factions.length - 1),
    color: text,
    gloryTarget: whole(1, 40),
    gloryTrack: many(row({ at: whole(1, 40), gain: effect() }), 0, 40),
    win: word('immediate', 'endOfRelics'),
    baseTile: truth,
    baseProd: orNull(effect()),
    startFoundations: tuple(effect('empty'), effect('empty')),
    relicRow: exactly(effect(), 5),
    baseIncome: effect(),
    locks: byName(buildings, many(lockFlag, 1, 4)),
    foundationLocks: many(word(...boardFoundations), 0, 5),
    recruit: row({ sectors: many(amount, 1, 3), start: whole(2, 99), fastEnergy: orNull(amount), exchange3: effect() }, { reserveFighters: amount }),
    leaderPool: whole(1, 6),
    leadersKept: whole(1, 6),
    outpostsPerRegion: whole(1, 3),
    powers: abilities('faction', known),
    fortress: abilities('fortress', known),
  })

/** The rows of every table, field by field. */
export const tableShapes = (known: HandlerNames): Shapes => ({
  map: row({
    hexes: exactly(hex, 26),
    terrainTiles: byName(tileSets, exactly(row({ terrain: word(...terrains), prod: effect() }), 3)),
    tileSetsByFactions: exactly(many(word(...tileSets), 0, 3), 4),
    printedMountains: many(tuple(text, text), 0, 10),
    tunnels: many(row({ color: word(...tileSets), ends: tuple(text, text), minFactions: count }), 0, 3),
    mountainPieces: amount,
    foundationsPerRegion: whole(1, 3),
  }),
  foundations: row({
    relics: exactly(effect('empty'), ROUNDS),
    others: exactly(effect('empty'), 3),
    removedByFactions: exactly(whole(0, 3), 4),
  }),
  production: many(row({ id: text, base: effect(), upgraded: effect(), enabled: truth }), 6, 12),
  research: byName(tracks, exactly(row({ main: effect(), aux: effect() }, { lock: truth, imm: effect() }), 5)),
  prices: row({
    standard: exactly(price(known), PRICE_TOKENS),
    jrayek: exactly(price(known), PRICE_TOKENS),
    twoFactions: many(price(known), 0, PRICE_TOKENS),
    twoFactionPriceVariant: truth,
    neutral: many(
      row(
        { id: text, factions: many(count, 1, 4), pair: whole(0, 3), toLeft: amount, toRight: amount, toBank: amount },
        { removeAfterRound: whole(1, ROUNDS) },
      ),
      0,
      8,
    ),
    bonus: byName(tracks, effect('empty')),
  }),
  factions: exactly(faction(known), factions.length),
  morale: row({ combatRow: exactly(amount, 5), gloryRow: exactly(amount, 5), perRegion: whole(1, 1) }),
  leaders: byName(factions, many(leader(known), 3, 6)),
  ryhzu: exactly(
    row({ n: word(...ryhzu), base: combat, up: combat, upg: amount, token: whole(1, PRICE_TOKENS), upkeep: effect(), gainIfOpponent: effect() }),
    ryhzu.length,
  ),
  attributes: byName(
    factions,
    many(
      row({ id: text, cost: amount, base: abilities('attribute', known), up: abilities('attribute', known) }, { onUpgrade: abilities('upgrade', known), ph: word(...phases) }),
      4,
      5,
    ),
  ),
  intelligence: exactly(
    row({
      faction: word(...factions),
      c: row({ ph: word(...phases), does: abilities('held', known) }),
      o: row({ ph: word(...phases), does: abilities('given', known) }),
    }),
    factions.length - 1,
  ),
  tactics: many(
    row(
      { id: text, n: whole(1, 50), name: text, L: combatValue, R: combatValue, combat: abilities('use', known), ph: word(...phases), fx: abilities('play', known) },
      { lock: truth, pass: word('also', 'only'), early: truth },
    ),
    1,
    50,
  ),
  wheel: row({
    sections: exactly(section, 6),
    preprintedCard: row({ L: amount, R: amount }),
    die: exactly(row({ strength: amount, shield: amount }), 6),
    maxWounds: amount,
    outpostStrength: amount,
    fighterStrength: amount,
    plainX: amount,
  }),
  income: row({
    regionCount: many(row({ from: amount, gain: effect(), times: whole(1, 9) }), 1, 9),
    slots: byName(buildings, effect()),
  }),
  start: row({
    energy: amount,
    gems: amount,
    handLimit: whole(1, 50),
    largeHandLimit: whole(1, 50),
    handLimitReward: effect(),
    unlockEnergy: whole(1, 99),
    pricesByFactions: exactly(whole(1, 5), 4),
    exchangePoints: whole(1, 99),
  }),
})
