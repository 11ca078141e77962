import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { SeenEvent } from '#kernel/events.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Content } from '../../data/content.ts'
import { BOARD_FOUNDATION, BUILDING, buildings, PHASE, type Building } from '../../data/names.ts'
import { CODE, type Effect, type Gain } from '../../data/notation.ts'
import { landCount } from '../../rules/board.ts'
import { KINDS, OWED, OWED_KINDS } from '../../rules/state.ts'
import { leaderOnMap } from '../../rules/units.ts'
import { asState, contentOf, type CircadiansView } from '../view.ts'

/** The income of the viewer as a list: what has come by itself, what is to choose, and what comes later. */

export type Line =
  | { readonly kind: 'count'; readonly counted: number }
  | { readonly kind: 'relic'; readonly leader: string }
  | { readonly kind: 'base' | 'swap' | 'intelligence' | 'cards' | 'foreign' | 'morale' }
  | { readonly kind: 'slots'; readonly building: Building; readonly count: number }
  | { readonly kind: 'attribute'; readonly attribute: number }
  | { readonly kind: 'upkeep'; readonly leader: string }
  | { readonly kind: 'owed' }

export interface CheckLine {
  readonly line: Line
  readonly state: 'taken' | 'open' | 'later'
  /** What it brings, where that is settled. */
  readonly effect: Effect | undefined
  readonly options: readonly OfferedOption[]
  readonly blocked: Prompt['blocked']
}

type Props = Pick<TableProps<CircadiansView>, 'view' | 'viewer' | 'override' | 'log'>

export function checklist(props: Props, prompt: Prompt): readonly CheckLine[] {
  return [...choices(props, prompt), ...plain(props, prompt)].sort((a, b) => rank(a) - rank(b))
}

const order: readonly Line['kind'][] = ['count', 'base', 'slots', 'swap', 'relic', 'intelligence', 'attribute', 'morale', 'foreign', 'upkeep', 'cards', 'owed']
/** What is to choose comes first. */
const rank = ({ line, state }: CheckLine): number => order.indexOf(line.kind) + (state === 'open' ? 0 : order.length)

// --- what is to choose ---

const kindOf: Readonly<Record<string, 'base' | 'swap' | 'intelligence' | 'cards'>> = {
  baseIncome: 'base',
  fortressResearch: 'swap',
  useIntelligence: 'intelligence',
  play: 'cards',
}

/** To put the rest off until cards and research have come is no income; it stands apart. */
export const isPutOff = ({ verb }: OfferedOption): boolean => verb === 'later'

function choices(props: Props, { options, blocked }: Prompt): readonly CheckLine[] {
  const lines = new Map<string, CheckLine & { readonly options: OfferedOption[]; readonly blocked: Prompt['blocked'][number][] }>()
  const at = (option: OfferedOption): { readonly options: OfferedOption[]; readonly blocked: Prompt['blocked'][number][] } => {
    const line = lineOf(props, option)
    const name = line.kind === 'upkeep' ? line.leader : line.kind
    const known = lines.get(name) ?? { line, state: 'open', effect: undefined, options: [], blocked: [] }
    lines.set(name, known)
    return known
  }
  for (const option of options) if (!isPutOff(option)) at(option).options.push(option)
  for (const option of blocked) at(option).blocked.push(option)
  return [...lines.values()]
}

function lineOf({ view, viewer, override }: Props, { verb, facets }: OfferedOption): Line {
  if (verb === 'count') return { kind: 'count', counted: view.counted[viewer] }
  if (verb === 'upkeep' || verb === 'release') return { kind: 'upkeep', leader: facets['leader'] ?? '' }
  if (verb === 'relicIncome') {
    const c = contentOf(override)
    return { kind: 'relic', leader: c.leaders.ids[leaderOnMap(c, asState(view), viewer, c.leaders.does.incomeAtRelic)] }
  }
  const kind = kindOf[verb]
  if (kind === undefined) throw new Error(`Income has no line for ${verb}`)
  return { kind }
}

// --- what comes by itself, or has come ---

function plain({ view, viewer, override, log }: Props, { options }: Prompt): readonly CheckLine[] {
  const c = contentOf(override)
  const faction = view.faction[viewer]
  const since = incomeIn(log)
  const taken = (line: Line, effect?: Effect): CheckLine => ({ line, state: 'taken', effect, options: [], blocked: [] })
  const offers = (verb: string): boolean => options.some((option) => option.verb === verb)
  const lines: CheckLine[] = []

  const row = since.find(({ type, data }) => type === 'regionCount' && data['seat'] === viewer)?.data
  if (row) lines.push(taken({ kind: 'count', counted: Number(row['count']) }, c.effects[c.income.regionCount[Number(row['row'])]]))

  const base = c.effects[c.factions.baseIncome[faction]]
  if (!offers('baseIncome')) lines.push(taken({ kind: 'base' }, base.choices.length === 1 ? base : undefined))

  buildings.forEach((building, kind) => {
    const count = view.built[viewer * KINDS + kind]
    if (count === 0 || (kind === BUILDING.fortress && swaps(view, viewer))) return
    const effect = times(c.effects[c.income.slots[kind]], count)
    const drawn = effect.choices[0].some(({ code }) => code === CODE.C) && view.together === 1
    lines.push({ ...taken({ kind: 'slots', building, count }, effect), state: drawn ? 'later' : 'taken' })
  })

  if (swaps(view, viewer) && view.built[viewer * KINDS + BUILDING.fortress] > 0 && !offers('fortressResearch')) lines.push(taken({ kind: 'swap' }))
  for (const { type, data } of since)
    if (type === 'upkeep' && data['seat'] === viewer) lines.push(taken({ kind: 'upkeep', leader: c.leaders.ids[Number(data['leader'])] }))

  const foreign = foreignGains(c, view, viewer)
  if (foreign.length > 0) lines.push(taken({ kind: 'foreign' }, effectOf(foreign)))

  // A redeploy may have changed since what these went by.
  const moved = since.some(({ type, data }) => (type === 'moved' || type === 'moraleLost') && data['seat'] === viewer)
  if (!moved) lines.push(...marks(c, view, viewer, since).map(({ line, effect }) => taken(line, effect)))

  // Besides what stands in lines of its own.
  const owed = (what: number): number => view.owed[viewer * OWED_KINDS + what]
  const told = lines.filter(({ state }) => state === 'later').flatMap(({ effect }) => effect?.choices[0] ?? [])
  const rest: Gain[] = [
    { code: CODE.C, n: owed(OWED.cards) - told.reduce((sum, { code, n }) => sum + (code === CODE.C ? n : 0), 0) },
    { code: CODE.X, n: owed(OWED.research) },
    { code: CODE.PTL, n: owed(OWED.lakeTokens) },
  ].filter(({ n }) => n > 0)
  if (rest.length > 0) lines.push({ line: { kind: 'owed' }, state: 'later', effect: effectOf(rest), options: [], blocked: [] })
  return lines
}

/** What has been told since Income began. */
export function incomeIn(log: readonly SeenEvent[]): readonly SeenEvent[] {
  const start = log.findLastIndex(({ type, data }) => type === 'phase' && data['phase'] === PHASE.income)
  return start < 0 ? [] : log.slice(start)
}

const swaps = (view: CircadiansView, seat: number): boolean => (view.laid[seat] & (1 << BOARD_FOUNDATION.research)) !== 0

function foreignGains(c: Content, view: CircadiansView, seat: number): readonly Gain[] {
  if (c.factions.does.ryhzu[view.faction[seat]] === 0) return []
  const served = view.command.flatMap((commander, i) => (commander >= 0 && commander !== seat ? [i] : []))
  const sum = (amounts: readonly number[]): number => served.reduce((total, i) => total + amounts[i], 0)
  return [
    { code: CODE.E, n: sum(c.ryhzu.gainEnergy) },
    { code: CODE.G, n: sum(c.ryhzu.gainGems) },
  ].filter(({ n }) => n > 0)
}

/** Glory from morale, and attributes that gave something as they lay when Income began. */
function marks(c: Content, view: CircadiansView, seat: number, since: readonly SeenEvent[]): readonly { readonly line: Line; readonly effect: Effect }[] {
  const faction = view.faction[seat]
  const { does, second, third, first, count } = c.attributes
  const morale = c.factions.does.gloryByMorale[faction] > 0 ? c.morale.gloryRow[view.moraleRows[1]] : 0
  const turned = new Set(since.flatMap(({ type, data }) => (type === 'attributeUpgraded' && data['seat'] === seat ? [Number(data['attribute'])] : [])))
  const own = Array.from({ length: count[faction] }, (_, i) => first[faction] + i)
  const given = own.flatMap((attribute, i) => {
    const side = attribute * 2 + (turned.has(attribute) ? 0 : (view.attributes[seat] >> i) & 1)
    const found = [
      ...(morale > 0 ? [does.incomeWithMorale[side]] : []),
      ...(second.incomeWithTerrain[side] > 0 && landCount(asState(view), seat, third.incomeWithTerrain[side]) >= second.incomeWithTerrain[side] ? [does.incomeWithTerrain[side]] : []),
    ]
    return found.filter((effect) => effect > 0).map((effect) => ({ line: { kind: 'attribute', attribute } as const, effect: c.effects[effect] }))
  })
  return morale > 0 ? [...given, { line: { kind: 'morale' }, effect: effectOf([{ code: CODE.F, n: morale }]) }] : given
}

const effectOf = (gains: readonly Gain[]): Effect => ({ energy: 0, gems: 0, choices: [gains] })
const times = (effect: Effect, n: number): Effect => ({ ...effect, choices: effect.choices.map((gains) => gains.map((gain) => ({ ...gain, n: gain.n * n }))) })
