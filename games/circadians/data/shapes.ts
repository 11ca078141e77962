import type { AttributeRow } from './attributes.ts'
import type { FactionRow, MoraleRows } from './factions.ts'
import type { FoundationRows } from './foundations.ts'
import type { HandlerNames } from './handlers.ts'
import type { IncomeRows } from './income.ts'
import type { IntelligenceRow, IntelligenceSide } from './intelligence.ts'
import type { Combat, LeaderRow, RyhzuRow } from './leaders.ts'
import type { HexRow, MapRows } from './map.ts'
import {
  boardFoundations,
  buildings,
  combatIcons,
  factions,
  phases,
  PRICE_TOKENS,
  ROUNDS,
  ryhzu,
  terrains,
  tileSets,
  tracks,
  type CombatIcon,
} from './names.ts'
import type { NeutralPriceRow, PriceRow, PriceRows } from './prices.ts'
import type { ProductionRow } from './production.ts'
import type { ColumnRow } from './research.ts'
import { abilities, effect, either, listOf, maybe, object, oneOf, pairOf, recordOf, text, tripleOf, truth, whole, type Shape } from './shape.ts'
import type { StartRows } from './start.ts'
import type { TableName, Tables } from './tables.ts'
import type { TacticsRow } from './tactics.ts'
import type { SectionRow, WheelRows } from './wheel.ts'

type Shapes = { readonly [Name in TableName]: Shape<Tables[Name]['rows']> }

const count = whole(2, 5)
const amount = whole(0, 99)
const axial = { id: text, q: whole(-20, 20), r: whole(-20, 20) }

/** The rows of every table, field by field. */
export const tableShapes = (known: HandlerNames): Shapes => ({
  map: object<MapRows>({
    hexes: listOf(hex, 26),
    terrainTiles: recordOf(tileSets, listOf(object({ terrain: oneOf(terrains), prod: effect() }), 3)),
    tileSetsByFactions: listOf(listOf(oneOf(tileSets), 0, 3), 4),
    printedMountains: listOf(pairOf(text), 0, 10),
    tunnels: listOf(object({ color: oneOf(tileSets), ends: pairOf(text), minFactions: count }), 0, 3),
    mountainPieces: amount,
    foundationsPerRegion: whole(1, 3),
  }),
  foundations: object<FoundationRows>({
    relics: listOf(effect('empty'), ROUNDS),
    others: listOf(effect('empty'), 3),
    removedByFactions: listOf(whole(0, 3), 4),
  }),
  production: listOf(object<ProductionRow>({ id: text, base: effect(), upgraded: effect(), enabled: truth }), 6, 12),
  research: recordOf(tracks, listOf(object<ColumnRow>({ lock: maybe(truth), main: effect(), imm: maybe(effect()), aux: effect() }), 5)),
  prices: object<PriceRows>({
    standard: listOf(price(known), PRICE_TOKENS),
    jrayek: listOf(price(known), PRICE_TOKENS),
    twoFactions: listOf(price(known), 0, PRICE_TOKENS),
    twoFactionPriceVariant: truth,
    neutral: listOf(
      object<NeutralPriceRow>({
        id: text,
        factions: listOf(count, 1, 4),
        pair: whole(0, 3),
        toLeft: amount,
        toRight: amount,
        toBank: amount,
        removeAfterRound: maybe(whole(1, ROUNDS)),
      }),
      0,
      8,
    ),
    bonus: recordOf(tracks, effect('empty')),
  }),
  factions: listOf(faction(known), factions.length),
  morale: object<MoraleRows>({ combatRow: listOf(amount, 5), gloryRow: listOf(amount, 5), perRegion: whole(1, 1) }),
  leaders: recordOf(factions, listOf(leader(known), 3, 6)),
  ryhzu: listOf(
    object<RyhzuRow>({
      n: oneOf(ryhzu),
      base: combat,
      up: combat,
      upg: amount,
      token: whole(1, PRICE_TOKENS),
      upkeep: effect(),
      gainIfOpponent: effect(),
    }),
    ryhzu.length,
  ),
  attributes: recordOf(
    factions,
    listOf(
      object<AttributeRow>({
        id: text,
        cost: amount,
        base: abilities('attribute', known),
        up: abilities('attribute', known),
        onUpgrade: maybe(abilities('upgrade', known)),
        ph: maybe(oneOf(phases)),
      }),
      4,
      5,
    ),
  ),
  intelligence: listOf(
    object<IntelligenceRow>({
      faction: oneOf(factions),
      c: object<IntelligenceSide>({ ph: oneOf(phases), does: abilities('held', known) }),
      o: object<IntelligenceSide>({ ph: oneOf(phases), does: abilities('given', known) }),
    }),
    factions.length - 1,
  ),
  tactics: listOf(
    object<TacticsRow>({
      id: text,
      n: whole(1, 50),
      name: text,
      L: combatValue,
      R: combatValue,
      combat: abilities('use', known),
      ph: oneOf(phases),
      fx: abilities('play', known),
      lock: maybe(truth),
      pass: maybe(oneOf(['also', 'only'])),
      early: maybe(truth),
    }),
    1,
    50,
  ),
  wheel: object<WheelRows>({
    sections: listOf(section, 6),
    preprintedCard: object({ L: amount, R: amount }),
    die: listOf(object({ strength: amount, shield: amount }), 6),
    maxWounds: amount,
    outpostStrength: amount,
    fighterStrength: amount,
    plainX: amount,
  }),
  income: object<IncomeRows>({
    regionCount: listOf(object({ from: amount, gain: effect(), times: whole(1, 9) }), 1, 9),
    slots: recordOf(buildings, effect()),
  }),
  start: object<StartRows>({
    energy: amount,
    gems: amount,
    handLimit: whole(1, 50),
    largeHandLimit: whole(1, 50),
    handLimitReward: effect(),
    unlockEnergy: whole(1, 99),
    pricesByFactions: listOf(whole(1, 5), 4),
    exchangePoints: whole(1, 99),
  }),
})

const combat: Shape<Combat> = tripleOf(whole(-9, 99))
const combatValue = either(whole(0, 99), oneOf(['X'] as const), 'a number or X')

/** One shape for each kind of hex, so that the report names the field that is wrong. */
const hexes: { readonly [Kind in HexRow['kind']]: Shape<unknown> } = {
  land: object({ ...axial, kind: text, terrain: oneOf(terrains), prod: effect() }),
  lake: object({ ...axial, kind: text }),
  tileSlot: object({ ...axial, kind: text, tile: oneOf(tileSets) }),
  baseSlot: object({ ...axial, kind: text, baseFor: listOf(count, 1, 4) }),
  baseOrTile: object({ ...axial, kind: text, baseFor: listOf(count, 1, 4), tile: oneOf(tileSets) }),
}

const hex: Shape<HexRow> = {
  look: (value, path, report) => {
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
    const found = Object.entries(hexes).find(([name]) => name === kind)
    if (found) found[1].look(value, path, report)
    else report({ path: `${path}.kind`, reason: `one of ${Object.keys(hexes).join(', ')} is needed` })
  },
}

const icon: Shape<CombatIcon | null> = oneOf([...combatIcons, null])

const section: Shape<SectionRow> = object<SectionRow>({
  id: text,
  left: icon,
  right: icon,
  retreat: maybe(truth),
  die: maybe(truth),
  gem: maybe(whole(0, 9)),
  needs: maybe(object({ fighters: amount, leaders: amount })),
  withoutCard: maybe(amount),
})

const price = (known: HandlerNames): Shape<PriceRow> =>
  object<PriceRow>({
    id: whole(1, PRICE_TOKENS),
    back: oneOf(['orange', 'grey']),
    toOwner: amount,
    toBank: amount,
    onPlace: maybe(abilities('token', known)),
  })

const leader = (known: HandlerNames): Shape<LeaderRow> =>
  object<LeaderRow>({
    n: text,
    base: combat,
    up: combat,
    dep: amount,
    depUp: amount,
    upg: amount,
    ph: oneOf([...phases, 'pin'] as const),
    does: abilities('leader', known),
    doesUp: maybe(abilities('leader', known)),
  })

const faction = (known: HandlerNames): Shape<FactionRow> =>
  object<FactionRow>({
    id: oneOf(factions),
    vault: whole(0, factions.length - 1),
    color: text,
    gloryTarget: whole(1, 40),
    gloryTrack: listOf(object({ at: whole(1, 40), gain: effect() }), 0, 40),
    win: oneOf(['immediate', 'endOfRelics']),
    baseTile: truth,
    baseProd: either(effect(), oneOf([null]), 'an effect or null'),
    startFoundations: pairOf(effect('empty')),
    relicRow: listOf(effect(), 5),
    baseIncome: effect(),
    locks: recordOf(buildings, listOf(oneOf([0, 1] as const), 1, 4)),
    foundationLocks: listOf(oneOf(boardFoundations), 0, 5),
    recruit: object({
      sectors: listOf(amount, 1, 3),
      start: whole(2, 99),
      fastEnergy: either(amount, oneOf([null]), 'a number or null'),
      exchange3: effect(),
      reserveFighters: maybe(amount),
    }),
    leaderPool: whole(1, 6),
    leadersKept: whole(1, 6),
    outpostsPerRegion: whole(1, 3),
    powers: abilities('faction', known),
    fortress: abilities('fortress', known),
  })
