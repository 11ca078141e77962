import { useMemo } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { Content } from '../../data/content.ts'
import { forceOf, pinOf } from '../../rules/board.ts'
import { LAND } from '../../rules/state.ts'
import { isRyhzu, leadersAt, weightOf } from '../../rules/units.ts'
import { asState, contentOf, type CircadiansView } from '../view.ts'
import { useHalf, type Half } from './half.ts'
import { chainOf, isMarching, legsOf, routeTo, type MarchFrame, type Route } from './route.ts'

/** Units that leave together; `leaders` may hold one that has no choice. */
export interface Party {
  readonly fighters: number
  readonly leaders: readonly number[]
}

/** Why a leader cannot come along. */
export type Refusal = { readonly why: 'pinned' } | { readonly why: 'noLake' } | { readonly why: 'oneLeader'; readonly other: number; readonly region: number }

export interface Companion {
  readonly leader: number
  readonly comes: boolean
  /** Comes in any case. */
  readonly must: boolean
  readonly refusal: Refusal | undefined
}

/** The march that the viewer is making, as the map shows it and the form asks for it. */
export interface Plan {
  readonly frame: MarchFrame
  readonly origins: readonly number[]
  readonly from: number | undefined
  readonly party: Party
  /** Numbers of fighters that may leave with these leaders. */
  readonly counts: readonly number[]
  readonly companions: readonly Companion[]
  readonly targets: readonly number[]
  /** The target that is pointed at. */
  readonly to: number | undefined
  /** How many must stay, and of how many; nothing where nobody is pinned. */
  readonly pin: { readonly stay: number; readonly all: number } | undefined
  /** “Stop moving” or “stay”, where that may be chosen. */
  readonly end: OfferedOption | undefined
  /** May the origin be changed? */
  readonly free: boolean
  leave(from: number): void
  take(party: Party): void
  point(to: number | undefined): void
  go(to: number): void
  clear(): void
}

export function usePlan({ view, override }: TableProps<CircadiansView>, turn: Turn): Plan | undefined {
  const { prompt } = turn
  const { half, set, clear } = useHalf(prompt?.id ?? '')
  const { from: origin, fighters, leaders, to: pointed } = half
  // Pointing at a target changes nothing of this.
  const drawn = useMemo(() => (prompt && isMarching(prompt.frame) ? draw(contentOf(override), view, prompt.frame, { from: origin, fighters, leaders }) : undefined), [prompt, view, override, origin, fighters, leaders])
  return useMemo(() => {
    if (!prompt || !drawn) return undefined
    const { routes, lead, ...rest } = drawn
    const { targets, party } = rest
    const to = pointed !== undefined && targets.includes(pointed) ? pointed : undefined
    return {
      ...rest,
      to,
      end: prompt.options.find(({ verb }) => verb === 'done' || verb === 'decline'),
      free: rest.origins.length > 1,
      leave: (region: number) => set({ from: region, fighters: undefined, leaders: undefined, to: undefined }),
      take: ({ fighters: n, leaders: companions }: Party) => set({ fighters: n, leaders: companions.filter((leader) => leader !== lead) }),
      point: (region: number | undefined) => {
        const next = region !== undefined && targets.includes(region) ? region : undefined
        if (next !== to) set({ to: next })
      },
      go: (target: number) => {
        const route = routes.get(target)
        if (route?.counts.includes(party.fighters)) turn.chain(chainOf(contentOf(override), route, party.fighters))
      },
      clear,
    }
  }, [prompt, drawn, override, pointed, set, clear, turn])
}

type Drawn = Pick<Plan, 'frame' | 'origins' | 'from' | 'party' | 'counts' | 'companions' | 'targets' | 'pin'> & { readonly routes: ReadonlyMap<number, Route>; readonly lead: number }

function draw(c: Content, view: CircadiansView, frame: MarchFrame, said: Said): Drawn {
  const legs = legsOf(c, view, frame)
  const origins = [...new Set(legs.map(([from]) => from))]
  const from = said.from !== undefined && origins.includes(said.from) ? said.from : origins.length === 1 ? origins[0] : undefined
  if (from === undefined) return { frame, origins, from, party: { fighters: 0, leaders: [] }, counts: [], companions: [], targets: [], pin: undefined, routes: new Map(), lead: -1 }
  const reach = legs.flatMap(([start, to]) => (start === from ? [to] : []))
  const routesWith: RoutesWith = (leaders) =>
    new Map(
      reach.flatMap((to): [number, Route][] => {
        const route = routeTo(c, view, frame, from, to, leaders)
        return route ? [[to, route]] : []
      }),
    )
  const { routes, fighters, picked, counts } = gather(c, view, frame, from, said, routesWith)
  const lead = [...routes.values()].find((route) => route.lead >= 0)?.lead ?? -1
  return {
    frame,
    origins,
    from,
    party: { fighters, leaders: lead >= 0 ? [lead, ...picked] : picked },
    counts,
    companions: companionsAt(c, view, frame, from, lead, picked, routesWith),
    targets: reach.filter((to) => routes.get(to)?.counts.includes(fighters)),
    pin: pinAt(view, frame, from),
    routes,
    lead,
  }
}

type Said = Pick<Half, 'from' | 'fighters' | 'leaders'>
type RoutesWith = (leaders: readonly number[]) => ReadonlyMap<number, Route>

interface Gathered {
  readonly routes: ReadonlyMap<number, Route>
  readonly fighters: number
  readonly picked: readonly number[]
  readonly counts: readonly number[]
}

/** What was chosen so far; where nothing was said, all fighters that are free, or else the first leader who is. */
function gather(c: Content, view: CircadiansView, frame: MarchFrame, from: number, said: Said, routesWith: RoutesWith): Gathered {
  const asGroup = (picked: readonly number[]): Gathered => {
    const routes = routesWith(picked)
    const counts = [...new Set([...routes.values()].flatMap((route) => route.counts))].toSorted((a, b) => a - b)
    const wanted = said.fighters ?? Infinity
    return { routes, picked, counts, fighters: counts.findLast((n) => n <= wanted) ?? counts[0] ?? 0 }
  }
  const chosen = asGroup(said.leaders ?? [])
  if (chosen.counts.length > 0 || said.leaders !== undefined) return chosen
  return leadersAt(c, asState(view), from, frame.seat).map((leader) => asGroup([leader])).find(({ counts }) => counts.length > 0) ?? chosen
}

function companionsAt(c: Content, view: CircadiansView, frame: MarchFrame, from: number, lead: number, picked: readonly number[], routesWith: RoutesWith): readonly Companion[] {
  const crew = frame.step === 'move' || (frame.step !== 'freeMove' && frame.crew === 1)
  return leadersAt(c, asState(view), from, frame.seat)
    .filter((leader) => crew || leader === lead)
    .map((leader) => {
      const comes = leader === lead || picked.includes(leader)
      const refused = !comes && routesWith([...picked, leader]).size === 0
      return { leader, comes, must: leader === lead, refusal: refused ? refusalOf(c, view, frame, from, leader, picked) : undefined }
    })
}

function refusalOf(c: Content, view: CircadiansView, frame: MarchFrame, from: number, leader: number, picked: readonly number[]): Refusal {
  const s = asState(view)
  const free = forceOf(s, from, frame.seat) - (pinAt(view, frame, from)?.stay ?? 0)
  const taken = picked.reduce((sum, each) => sum + weightOf(c, s, each), 0)
  if (weightOf(c, s, leader) > free - taken) return { why: 'pinned' }
  const reach = legsOf(c, view, frame).flatMap(([start, to]) => (start === from ? [to] : []))
  if (isRyhzu(c, leader) && reach.every((to) => view.land[to] === LAND.lake)) return { why: 'noLake' }
  const met = reach.flatMap((region) => leadersAt(c, s, region, frame.seat).map((other) => ({ other, region }))).find(({ other }) => !isRyhzu(c, other))
  return { why: 'oneLeader', ...(met ?? { other: picked[0] ?? leader, region: from }) }
}

function pinAt(view: CircadiansView, frame: MarchFrame, region: number): Plan['pin'] {
  const redeploys = frame.step === 'redeploy' || (frame.step === 'march' && frame.redeploy === 1)
  const s = asState(view)
  const stay = pinOf(s, region, frame.seat)
  return redeploys || view.unpinned === 1 || stay === 0 ? undefined : { stay, all: forceOf(s, region, frame.seat) }
}
