import { plain, type Line } from '#words/line.ts'
import { specials, type SpecialKind } from '../../data/names.ts'
import { isActive } from '../../rules/bases.ts'
import type { Table } from '../context.tsx'
import { asState, members, zoneAt } from '../view.ts'

/** How a territory stands: what is drawn of it, what is spoken, what its note says. */

type Known = Pick<Table, 'c' | 'view' | 't' | 'who'>

export interface Special {
  readonly kind: SpecialKind
  /** What it adds, or its boxes. */
  readonly n: number
}

export function specialAt({ c }: Pick<Table, 'c'>, at: number): Special | undefined {
  const { special, mining, boxes, luck } = c.territories
  const kind = specials[special[at]]
  return special[at] < 0 ? undefined : { kind, n: kind === 'mining' ? mining[at] : kind === 'casino' ? luck[at] : boxes[at] }
}

export type Health = 'free' | 'active' | 'turned' | 'blockaded'

export function healthAt({ view }: Pick<Table, 'view'>, at: number): Health {
  if (view.owner[at] < 0) return 'free'
  if (view.destroyer === at) return 'blockaded'
  return view.down[at] === 1 ? 'turned' : 'active'
}

/** A beam from an installation to a territory that it reaches. */
export interface Beam {
  readonly from: number
  readonly to: number
  /** It protects; by agreement if the two bases have different owners. */
  readonly protects: boolean
  readonly granted: boolean
}

export function beamsOf({ c, view }: Pick<Table, 'c' | 'view'>): readonly Beam[] {
  return c.territories.ids.flatMap((_, from) =>
    members(c.territories.beams[from]).map((to): Beam => {
      const granted = (view.granted[to] & (1 << from)) !== 0
      const held = view.owner[to] >= 0 && isActive(asState(view), from)
      return { from, to, granted, protects: held && (granted || view.owner[from] === view.owner[to]) }
    }),
  )
}

/** A way between two neighbouring stops of a trade route. */
export interface Lane {
  readonly route: number
  readonly from: number
  readonly to: number
  /** One player holds both ends with active bases: who; otherwise -1. */
  readonly holder: number
  /** The same player holds all stops. */
  readonly complete: boolean
}

export function lanesOf({ c, view, tables }: Pick<Table, 'c' | 'view' | 'tables'>): readonly Lane[] {
  const state = asState(view)
  return tables.routes.rows.flatMap(({ stops }, route) => {
    const ats = stops.map((id) => c.territories.ids.indexOf(id))
    const owner = view.owner[ats[0]]
    const complete = owner >= 0 && ats.every((at) => view.owner[at] === owner && isActive(state, at))
    return ats.slice(1).map((to, i): Lane => {
      const from = ats[i]
      const joined = isActive(state, from) && isActive(state, to) && view.owner[from] === view.owner[to]
      return { route, from, to, holder: joined ? view.owner[from] : -1, complete }
    })
  })
}

/** What is to be said of a territory besides its owner. */
export function marksOf(table: Known, at: number): readonly string[] {
  const { c, view, t } = table
  const { map } = t
  const health = healthAt(table, at)
  const special = specialAt(table, at)
  const held = view.owner[at] >= 0
  const boxes = c.territories.boxes[at]
  return [
    ...(held ? [view.fortified[at] === 1 ? map.fortified : map.unfortified] : []),
    ...(health === 'turned' ? [map.turnedOver] : health === 'blockaded' ? [map.blockaded] : []),
    ...(special ? [map.special(special.kind, special.n).name] : []),
    ...(held && boxes > 0 ? [map.research(view.research[at], boxes)] : []),
    ...shieldsOf(table, at).map(plain),
    ...(view.token[at] === 1 ? [map.token] : []),
    ...(!held && view.destroyer === at ? [map.destroyer] : []),
    ...c.routes.ids.filter((_, route) => (c.routes.stops[route] & (1 << at)) !== 0).map(map.route),
  ]
}

/** From where beams protect the base. */
export function shieldsOf(table: Known, at: number): readonly Line[] {
  return beamsOf(table)
    .filter(({ to, protects }) => to === at && protects)
    .map(({ from }) => table.t.map.shieldedFrom(table.c.territories.ids[from]))
}

export const isComplete = ({ c, view }: Pick<Table, 'c' | 'view'>, at: number): boolean => c.territories.boxes[at] > 0 && view.research[at] >= c.territories.boxes[at]

/** “Koss, EXO zone, Marco’s base, fortified” and, where it can be chosen, what that does. */
export function spokenTerritory(table: Known, at: number, choices: readonly Line[]): string {
  const { c, view, t, who } = table
  const owner = view.owner[at]
  const told = plain(t.map.spoken(c.territories.ids[at], zoneAt(c, at), owner < 0 ? undefined : who(owner), marksOf(table, at)))
  return choices.length === 0 ? told : `${told}. ${choices.map(plain).join('; ')}`
}
