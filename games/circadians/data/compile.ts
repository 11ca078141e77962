import { compileAbilities } from './abilities.ts'
import { compileMap } from './compile-map.ts'
import { MOST_PER_TYPE, X, type Content } from './content.ts'
import type { Ability } from './handlers.ts'
import type { LeaderRow } from './leaders.ts'
import {
  boardFoundations,
  buildings,
  combatIcons,
  factions,
  phases,
  PRICE_TOKENS,
  ROUNDS,
  terrains,
  tileSets,
  tracks,
  type CombatIcon,
  type Phase,
} from './names.ts'
import { nothing, parseEffect, type Effect } from './notation.ts'
import type { PriceRow } from './prices.ts'
import type { Tables } from './tables.ts'

/** Turns tables that have been validated into flat arrays; the rules never see the tables themselves. */
export function compile(tables: Tables): Content {
  const effects = new Effects()
  const effect = (text: string | undefined): number => effects.index(text ?? '')
  return {
    map: compileMap(tables.map.rows, effect),
    tiles: {
      terrain: tileSets.flatMap((set) => tables.map.rows.terrainTiles[set].map((tile) => terrains.indexOf(tile.terrain))),
      prod: tileSets.flatMap((set) => tables.map.rows.terrainTiles[set].map((tile) => effect(tile.prod))),
    },
    foundations: {
      reward: [
        ...tables.foundations.rows.relics,
        ...tables.foundations.rows.others,
        ...inOrder(tables).flatMap((row) => row.startFoundations),
        '',
      ].map(effect),
      removed: tables.foundations.rows.removedByFactions,
    },
    production: compileProduction(tables, effect),
    research: compileResearch(tables, effect),
    prices: compilePrices(tables, effect),
    neutral: compileNeutral(tables),
    factions: compileFactions(tables, effect),
    morale: { combatRow: tables.morale.rows.combatRow, gloryRow: tables.morale.rows.gloryRow },
    leaders: compileLeaders(tables, effect),
    ryhzu: compileRyhzu(tables),
    attributes: compileAttributes(tables, effect),
    intelligence: compileIntelligence(tables, effect),
    tactics: compileTactics(tables, effect),
    wheel: compileWheel(tables),
    income: {
      regionCount: countRows(tables).map((row) => effect(row.gain)),
      regionTimes: countRows(tables).map((row) => row.times),
      slots: buildings.map((type) => effect(tables.income.rows.slots[type])),
    },
    start: {
      energy: tables.start.rows.energy,
      gems: tables.start.rows.gems,
      handLimit: tables.start.rows.handLimit,
      largeHandLimit: tables.start.rows.largeHandLimit,
      handLimitReward: effect(tables.start.rows.handLimitReward),
      unlockEnergy: tables.start.rows.unlockEnergy,
      exchangePoints: tables.start.rows.exchangePoints,
      prices: tables.start.rows.pricesByFactions,
    },
    effects: effects.list,
  }
}

type ToIndex = (text: string | undefined) => number

/** Each effect once; the first is no effect. */
class Effects {
  readonly list: Effect[] = [nothing]
  private readonly texts = ['']

  index(text: string): number {
    const known = this.texts.indexOf(text)
    if (known >= 0) return known
    const parsed = parseEffect(text)
    if (typeof parsed === 'string') throw new Error(`${text}: ${parsed}`)
    this.texts.push(text)
    return this.list.push(parsed) - 1
  }
}

const inOrder = (tables: Tables): Tables['factions']['rows'] =>
  factions.flatMap((id) => tables.factions.rows.filter((row) => row.id === id))

const phaseIndex = (phase: Phase | 'pin' | undefined): number => phases.findIndex((each) => each === phase)
const flag = (set: boolean | undefined): number => (set ? 1 : 0)

/** One row for each region count up to the first of the last row. */
function countRows(tables: Tables): Tables['income']['rows']['regionCount'] {
  const rows = [...tables.income.rows.regionCount].sort((a, b) => a.from - b.from)
  return Array.from({ length: rows[rows.length - 1].from + 1 }, (_, count) => rows.findLast((row) => row.from <= count) ?? rows[0])
}

function compileProduction(tables: Tables, effect: ToIndex): Content['production'] {
  const rows = tables.production.rows.filter((row) => row.enabled)
  return { ids: rows.map((row) => row.id), base: rows.map((row) => effect(row.base)), upgraded: rows.map((row) => effect(row.upgraded)) }
}

function compileResearch(tables: Tables, effect: ToIndex): Content['research'] {
  const columns = tracks.flatMap((track) => tables.research.rows[track])
  return {
    main: columns.map((column) => effect(column.main)),
    imm: columns.map((column) => effect(column.imm)),
    aux: columns.map((column) => effect(column.aux)),
    lock: columns.map((column) => flag(column.lock)),
  }
}

function compilePrices(tables: Tables, effect: ToIndex): Content['prices'] {
  const { standard, jrayek, twoFactions, twoFactionPriceVariant, bonus } = tables.prices.rows
  const rows: PriceRow[] = []
  for (const two of [false, true])
    for (const faction of factions)
      for (let id = 1; id <= PRICE_TOKENS; id++) {
        const own = faction === 'jrayek' ? jrayek : standard
        const other = two && twoFactionPriceVariant ? twoFactions.filter((row) => row.id === id) : []
        rows.push(...[...other, ...own.filter((row) => row.id === id)].slice(0, 1))
      }
  return {
    toOwner: rows.map((row) => row.toOwner),
    toBank: rows.map((row) => row.toBank),
    inVault: rows.map((row) => flag(row.back === 'grey')),
    bonus: tracks.map((track) => effect(bonus[track])),
    ...compileAbilities('token', rows.map((row) => row.onPlace ?? []), effect),
  }
}

function compileNeutral(tables: Tables): Content['neutral'] {
  const rows = tables.prices.rows.neutral
  const total = (index: number): number => rows[index].toLeft + rows[index].toRight + rows[index].toBank
  const inRound: number[][] = []
  for (const count of [2, 3, 4, 5])
    for (let round = 1; round <= ROUNDS; round++) {
      const pairs = new Map<number, number>()
      rows.forEach((row, index) => {
        if (row.factions.includes(count) && !pairs.has(row.pair) && round <= (row.removeAfterRound ?? ROUNDS)) pairs.set(row.pair, index)
      })
      inRound.push([...pairs.values()].sort((a, b) => total(a) - total(b)))
    }
  return {
    ids: rows.map((row) => row.id),
    toLeft: rows.map((row) => row.toLeft),
    toRight: rows.map((row) => row.toRight),
    toBank: rows.map((row) => row.toBank),
    inRound,
  }
}

function compileFactions(tables: Tables, effect: ToIndex): Content['factions'] {
  const rows = inOrder(tables)
  const locks = rows.flatMap((row) =>
    buildings.flatMap((type) => Array.from({ length: MOST_PER_TYPE }, (_, slot) => row.locks[type][slot] ?? 0)),
  )
  return {
    ...compileAbilities('faction', rows.map((row) => row.powers), effect),
    fortress: compileAbilities('fortress', rows.map((row) => row.fortress), effect),
    vault: rows.map((row) => row.vault),
    gloryTarget: rows.map((row) => row.gloryTarget),
    gloryTrack: rows.map((row) =>
      Array.from({ length: row.gloryTarget + 1 }, (_, at) => effect(row.gloryTrack.find((space) => space.at === at)?.gain)),
    ),
    winsLate: rows.map((row) => row.win === 'endOfRelics'),
    baseTile: rows.map((row) => row.baseTile),
    baseProd: rows.map((row) => effect(row.baseProd ?? undefined)),
    relicRow: rows.map((row) => row.relicRow.map(effect)),
    baseIncome: rows.map((row) => effect(row.baseIncome)),
    buildings: rows.flatMap((row) => buildings.map((type) => row.locks[type].length)),
    locks,
    foundationLocks: rows.flatMap((row) => boardFoundations.map((each) => flag(row.foundationLocks.includes(each)))),
    sectors: rows.map((row) => row.recruit.sectors),
    start: rows.map((row) => row.recruit.start),
    fighters: rows.map((row) => row.recruit.sectors.reduce((sum, n) => sum + n, row.recruit.start)),
    fastEnergy: rows.map((row) => row.recruit.fastEnergy ?? -1),
    exchange: rows.map((row) => effect(row.recruit.exchange3)),
    reserve: rows.map((row) => row.recruit.reserveFighters ?? 0),
    leadersKept: rows.map((row) => row.leadersKept),
    outpostsPerRegion: rows.map((row) => row.outpostsPerRegion),
  }
}

function compileLeaders(tables: Tables, effect: ToIndex): Content['leaders'] {
  const own = factions.flatMap((id, faction) => tables.leaders.rows[id].map((row) => ({ row, faction })))
  const rows = own.map(({ row }) => row)
  const spirits = tables.ryhzu.rows
  const sides = [...rows, ...spirits].flatMap((row) => [row.base, row.up])
  const abilities = (row: LeaderRow): (readonly Ability[])[] => [row.does, row.doesUp ?? row.does]
  return {
    ...compileAbilities('leader', [...rows.flatMap(abilities), ...spirits.flatMap(() => [[], []])], effect),
    ids: [...rows, ...spirits].map((row) => row.n),
    faction: [...own.map(({ faction }) => faction), ...spirits.map(() => -1)],
    first: factions.map((_, faction) => own.findIndex((each) => each.faction === faction)),
    count: factions.map((id) => tables.leaders.rows[id].length),
    firstRyhzu: rows.length,
    strength: sides.map((side) => side[0]),
    attack: sides.map((side) => side[1]),
    shield: sides.map((side) => side[2]),
    deploy: [...rows.flatMap((row) => [row.dep, row.depUp]), ...spirits.flatMap(() => [0, 0])],
    upgrade: [...rows, ...spirits].map((row) => row.upg),
    phase: [...rows.map((row) => phaseIndex(row.ph)), ...spirits.map(() => -1)],
  }
}

function compileRyhzu(tables: Tables): Content['ryhzu'] {
  const amounts = (texts: readonly string[], code: 'E' | 'G'): number[] =>
    texts.map((text) => (text.startsWith(code) ? Number(text.slice(1)) : 0))
  const upkeep = tables.ryhzu.rows.map((row) => row.upkeep)
  const gain = tables.ryhzu.rows.map((row) => row.gainIfOpponent)
  return {
    upkeepEnergy: amounts(upkeep, 'E'),
    upkeepGems: amounts(upkeep, 'G'),
    gainEnergy: amounts(gain, 'E'),
    gainGems: amounts(gain, 'G'),
  }
}

function compileAttributes(tables: Tables, effect: ToIndex): Content['attributes'] {
  const own = factions.flatMap((id, faction) => tables.attributes.rows[id].map((row) => ({ row, faction })))
  return {
    ...compileAbilities('attribute', own.flatMap(({ row }) => [row.base, row.up]), effect),
    upgrade: compileAbilities('upgrade', own.map(({ row }) => row.onUpgrade ?? []), effect),
    ids: own.map(({ row }) => row.id),
    faction: own.map(({ faction }) => faction),
    first: factions.map((_, faction) => own.findIndex((each) => each.faction === faction)),
    count: factions.map((id) => tables.attributes.rows[id].length),
    cost: own.map(({ row }) => row.cost),
    phase: own.map(({ row }) => phaseIndex(row.ph)),
  }
}

function compileIntelligence(tables: Tables, effect: ToIndex): Content['intelligence'] {
  const rows = factions.map((id) => tables.intelligence.rows.find((row) => row.faction === id))
  return {
    held: compileAbilities('held', rows.map((row) => row?.c.does ?? []), effect),
    heldPhase: rows.map((row) => phaseIndex(row?.c.ph)),
    given: compileAbilities('given', rows.map((row) => row?.o.does ?? []), effect),
    givenPhase: rows.map((row) => phaseIndex(row?.o.ph)),
  }
}

function compileTactics(tables: Tables, effect: ToIndex): Content['tactics'] {
  const rows = tables.tactics.rows
  return {
    ids: rows.map((row) => row.id),
    design: rows.flatMap((row, design) => new Array<number>(row.n).fill(design)),
    left: rows.map((row) => (row.L === 'X' ? X : row.L)),
    right: rows.map((row) => (row.R === 'X' ? X : row.R)),
    use: compileAbilities('use', rows.map((row) => row.combat), effect),
    play: compileAbilities('play', rows.map((row) => row.fx), effect),
    phase: rows.map((row) => phaseIndex(row.ph)),
    lock: rows.map((row) => flag(row.lock)),
    whenActing: rows.map((row) => row.pass !== 'only'),
    whenPassing: rows.map((row) => row.pass !== undefined),
    early: rows.map((row) => row.early ?? false),
  }
}

function compileWheel(tables: Tables): Content['wheel'] {
  const { sections, preprintedCard, die, maxWounds, outpostStrength, fighterStrength, plainX } = tables.wheel.rows
  const icon = (name: CombatIcon | null): number => (name === null ? -1 : combatIcons.indexOf(name))
  return {
    ids: sections.map((section) => section.id),
    left: sections.map((section) => icon(section.left)),
    right: sections.map((section) => icon(section.right)),
    retreat: sections.map((section) => section.retreat ?? false),
    die: sections.map((section) => section.die ?? false),
    gem: sections.map((section) => section.gem ?? 0),
    needsFighters: sections.map((section) => section.needs?.fighters ?? 0),
    mostLeaders: sections.map((section) => section.needs?.leaders ?? 99),
    withoutCard: sections.map((section) => section.withoutCard ?? 0),
    plainLeft: preprintedCard.L,
    plainRight: preprintedCard.R,
    plainX,
    dieStrength: die.map((face) => face.strength),
    dieShield: die.map((face) => face.shield),
    maxWounds,
    outpostStrength,
    fighterStrength,
  }
}
