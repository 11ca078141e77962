import type { Line } from '#words/line.ts'
import { parseAbility } from '../data/abilities.ts'
import { handlers, type Ability, type ArgumentKind, type Handler, type Place } from '../data/handlers.ts'
import type { Combat } from '../data/leaders.ts'
import { factions, type CombatIcon, type Faction, type Phase, type Terrain, type Track } from '../data/names.ts'
import { parseEffect, type Effect } from '../data/notation.ts'
import { doubtOf, originOf, type Origin, type Sourced } from '../data/origin.ts'
import type { FactionRow } from '../data/factions.ts'
import type { TableName, Tables } from '../data/tables.ts'
import type { SectionRow } from '../data/wheel.ts'
import type { AttributeText, CardText, CircadiansWords, ColumnText, FactionText, IntelligenceText, LeaderText, OriginPage, SectionText } from './contract.ts'
import { withoutCopy } from './known.ts'

/** What the text of an ability may speak of. */
export interface Said {
  /** Its numbers, in order. */
  readonly n: number
  readonly m: number
  readonly effect: Effect
  readonly terrain: Terrain
  readonly ryhzu: string
  /** The phase that the component names. */
  readonly phase: Phase | undefined
  /** The faction that it belongs to, or shows. */
  readonly faction: Faction
}

/** A sentence for every text that a component may carry, by the place where it stands. */
export type Sayings = { readonly [P in Place]: Readonly<Record<Handler<P>, (said: Said) => string>> }

/** What a language says on components: the sentences follow from the tables. */
export interface ComponentWords {
  readonly sayings: Sayings
  effect(effect: Effect): string
  cardTitle(id: string, name: string): string
  attributeTitle(id: string): string
  factionTitle(id: Faction): string
  factionSummary(id: Faction): string
  phase(phase: Phase): string
  leaderType(faction: Faction): string
  readonly ryhzuType: string
  ryhzu(upkeep: Effect, gain: Effect): readonly string[]
  attributeType(faction: Faction): string
  intelligenceTitle(faction: Faction): string
  readonly notes: { readonly locked: string; readonly onlyPassing: string; readonly alsoPassing: string; readonly early: string }
  goal(target: number, late: boolean): string
  recruiting(row: FactionRow['recruit'], exchange: Effect, points: number): readonly string[]
  column(text: Omit<ColumnText, 'hint' | 'doubt'>, column: number): string
  sectionName(id: string): string
  section(row: SectionRow, icons: readonly [CombatIcon | null, CombatIcon | null]): string
  readonly originPage: {
    readonly title: string
    readonly intro: readonly string[]
    readonly tables: Readonly<Record<TableName, string>>
    /** By table and path; the table's own words where there is none. */
    readonly doubts: Readonly<Record<string, string>>
  }
}

type Texts = Pick<
  CircadiansWords,
  'cardText' | 'leaderText' | 'attributeText' | 'factionText' | 'intelligenceText' | 'priceText' | 'columnText' | 'sectionText' | 'effect' | 'origins'
>

const say = (text: string): Line => [text]

export function effectOf(text: string): Effect {
  const effect = parseEffect(text)
  if (typeof effect === 'string') throw new Error(`${text}: ${effect}`)
  return effect
}

/** The sentences of some abilities. */
function sentences(words: ComponentWords, place: Place, abilities: readonly Ability[], faction: Faction, phase?: Phase): Line[] {
  const kindsOf = handlers[place] as Readonly<Record<string, readonly ArgumentKind[]>>
  const says = words.sayings[place] as Readonly<Record<string, (said: Said) => string>>
  return abilities.map((ability) => {
    const { name, arguments: given } = parseAbility(ability)
    const of = (kind: ArgumentKind): string[] => given.filter((_, i) => kindsOf[name][i] === kind)
    const [n = '0', m = '0'] = of('number')
    const [effect = 'E0'] = of('effect')
    const [terrain = 'marsh'] = of('terrain')
    const [ryhzu = ''] = of('ryhzu')
    return say(says[name]({ n: Number(n), m: Number(m), effect: effectOf(effect), terrain: terrain as Terrain, ryhzu, phase, faction }))
  })
}

const weakest = (origins: readonly Origin[]): Origin => (origins.includes('designed') ? 'designed' : origins.includes('inferred') ? 'inferred' : origins.includes('found') ? 'found' : 'book')

/** The weakest origin among some cells. */
const originAmong = (table: Sourced<unknown>, at: string, cells: readonly string[]): Origin => weakest(cells.map((cell) => originOf(table, `${at}.${cell}`)))

export function componentTexts(words: ComponentWords, tables: Tables): Texts {
  const phrase = (text: string): string => words.effect(effectOf(text))
  const card = (id: string): CardText => cardText(words, tables, withoutCopy(id))
  return {
    cardText: card,
    leaderText: (id) => leaderText(words, tables, id),
    attributeText: (id) => attributeText(words, tables, id),
    factionText: (id) => factionText(words, tables, id as Faction),
    intelligenceText: (id) => intelligenceText(words, tables, id as Faction),
    priceText: (id, token, count) => {
      const { standard, jrayek, twoFactions, twoFactionPriceVariant } = tables.prices.rows
      const own = id === 'jrayek' ? jrayek : standard
      const rows = count === 2 && twoFactionPriceVariant ? [...twoFactions, ...own] : own
      return sentences(words, 'token', rows.find((row) => row.id === token)?.onPlace ?? [], id as Faction)
    },
    columnText: (track, column) => columnText(words, tables, track as Track, column),
    sectionText: (id) => sectionText(words, tables, id),
    effect: phrase,
    origins: originPage(words, tables),
  }
}

function cardText(words: ComponentWords, tables: Tables, id: string): CardText {
  const { rows } = tables.tactics
  const at = rows.findIndex((row) => row.id === id)
  const { L, R, combat, ph, fx, lock, pass, early, name } = rows[at]
  const notes = [
    ...(lock ? [words.notes.locked] : []),
    ...(pass === 'only' ? [words.notes.onlyPassing] : pass === 'also' ? [words.notes.alsoPassing] : []),
    ...(early ? [words.notes.early] : []),
  ]
  return {
    title: words.cardTitle(id, name),
    left: String(L),
    right: String(R),
    combat: sentences(words, 'use', combat, factions[0]),
    phase: words.phase(ph),
    play: sentences(words, 'play', fx, factions[0], ph),
    notes,
    origin: originAmong(tables.tactics, `[${at}]`, ['L', 'R', 'combat', 'ph', 'fx']),
  }
}

function leaderText(words: ComponentWords, tables: Tables, id: string): LeaderText {
  const spirit = tables.ryhzu.rows.findIndex((row) => row.n === id)
  if (spirit >= 0) {
    const { base, up, upg, upkeep, gainIfOpponent } = tables.ryhzu.rows[spirit]
    const texts = words.ryhzu(effectOf(upkeep), effectOf(gainIfOpponent)).map(say)
    return {
      title: id,
      typeLine: words.ryhzuType,
      base: { ...combatOf(base), deploy: 0, texts },
      upgraded: { ...combatOf(up), deploy: 0, texts },
      upgrade: upg,
      origin: originAmong(tables.ryhzu, `[${spirit}]`, ['base', 'up', 'upkeep']),
    }
  }
  const faction = factions.find((each) => tables.leaders.rows[each].some((row) => row.n === id)) ?? factions[0]
  const at = tables.leaders.rows[faction].findIndex((row) => row.n === id)
  const { base, up, dep, depUp, upg, ph, does, doesUp } = tables.leaders.rows[faction][at]
  const phase = ph === 'pin' ? undefined : ph
  return {
    title: id,
    typeLine: words.leaderType(faction),
    base: { ...combatOf(base), deploy: dep, texts: sentences(words, 'leader', does, faction, phase) },
    upgraded: { ...combatOf(up), deploy: depUp, texts: sentences(words, 'leader', doesUp ?? does, faction, phase) },
    upgrade: upg,
    origin: originAmong(tables.leaders, `${faction}[${at}]`, ['base', 'up', 'does']),
  }
}

const combatOf = ([strength, attack, shield]: Combat): { strength: number; attack: number; shield: number } => ({ strength, attack, shield })

function attributeText(words: ComponentWords, tables: Tables, id: string): AttributeText {
  const faction = factions.find((each) => tables.attributes.rows[each].some((row) => row.id === id)) ?? factions[0]
  const at = tables.attributes.rows[faction].findIndex((row) => row.id === id)
  const { cost, base, up, onUpgrade, ph } = tables.attributes.rows[faction][at]
  return {
    title: words.attributeTitle(id),
    typeLine: words.attributeType(faction),
    cost,
    base: sentences(words, 'attribute', base, faction, ph),
    upgraded: [...sentences(words, 'attribute', up, faction, ph), ...sentences(words, 'upgrade', onUpgrade ?? [], faction)],
    origin: originAmong(tables.attributes, `${faction}[${at}]`, ['cost', 'base', 'up']),
  }
}

function factionText(words: ComponentWords, tables: Tables, id: Faction): FactionText {
  const at = tables.factions.rows.findIndex((row) => row.id === id)
  const row = tables.factions.rows[at]
  const phrase = (text: string): string => words.effect(effectOf(text))
  return {
    title: words.factionTitle(id),
    summary: words.factionSummary(id),
    goal: say(words.goal(row.gloryTarget, row.win === 'endOfRelics')),
    powers: sentences(words, 'faction', row.powers, id),
    fortress: sentences(words, 'fortress', row.fortress, id),
    gloryTrack: row.gloryTrack.map(({ at: space, gain }) => ({ at: space, gain: phrase(gain) })),
    relicRow: row.relicRow.map(phrase),
    baseIncome: phrase(row.baseIncome),
    production: row.baseProd === null ? null : phrase(row.baseProd),
    recruiting: words.recruiting(row.recruit, effectOf(row.recruit.exchange3), tables.start.rows.exchangePoints).map(say),
    origin: originAmong(tables.factions, `[${at}]`, ['fortress', ...row.powers.map((_, i) => `powers[${i}]`)]),
  }
}

function intelligenceText(words: ComponentWords, tables: Tables, id: Faction): IntelligenceText {
  const at = tables.intelligence.rows.findIndex((row) => row.faction === id)
  const { c: held, o: given } = tables.intelligence.rows[at]
  return {
    title: words.intelligenceTitle(id),
    held: { phase: words.phase(held.ph), texts: sentences(words, 'held', held.does, id, held.ph) },
    given: { phase: words.phase(given.ph), texts: sentences(words, 'given', given.does, id, given.ph) },
    origin: originOf(tables.intelligence, `[${at}]`),
  }
}

function columnText(words: ComponentWords, tables: Tables, track: Track, column: number): ColumnText {
  const { main, imm, aux, lock } = tables.research.rows[track][column]
  const phrase = (text: string): string => words.effect(effectOf(text))
  const text = { main: phrase(main), immediate: imm === undefined ? null : phrase(imm), secondary: phrase(aux), locked: lock ?? false }
  const path = ['main', 'imm', 'aux'].map((cell) => `${track}[${column}].${cell}`).find((cell) => doubtOf(tables.research, cell) !== undefined)
  return { ...text, hint: say(words.column(text, column + 1)), doubt: path === undefined ? null : doubtText(words, tables, 'research', path) }
}

function sectionText(words: ComponentWords, tables: Tables, id: string): SectionText {
  const row = tables.wheel.rows.sections.find((section) => section.id === id) ?? tables.wheel.rows.sections[0]
  return { name: words.sectionName(id), hint: say(words.section(row, [row.left, row.right])) }
}

const doubtText = (words: ComponentWords, tables: Tables, table: TableName, path: string): string =>
  words.originPage.doubts[`${table} ${path}`] ?? doubtOf(tables[table], path) ?? ''

function originPage(words: ComponentWords, tables: Tables): OriginPage {
  const { title, intro, tables: names } = words.originPage
  return {
    title,
    intro: intro.map(say),
    tables: (Object.keys(names) as TableName[]).map((table) => {
      const { origin, parts = {}, doubts = {} } = tables[table]
      return {
        name: names[table],
        file: `${table}.json`,
        origin,
        designed: origin === 'designed' || Object.values(parts).includes('designed'),
        doubts: Object.keys(doubts).map((path) => doubtText(words, tables, table, path)),
      }
    }),
  }
}

