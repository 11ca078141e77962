import { useMemo } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { controller } from '../../rules/board.ts'
import { SEATS } from '../../rules/state.ts'
import { asState, type ArcsView } from '../view.ts'
import { useHalf, type Half } from './half.ts'
import { ahead, chainTo, groupsFrom, isMoving, originsOf, type Group, type MoveFrame } from './voyage.ts'

/** The move that the viewer is making, as the map shows it and the form asks for it. */
export interface Plan {
  readonly frame: MoveFrame
  /** Where ships may leave from. */
  readonly origins: readonly number[]
  readonly from: number | undefined
  readonly group: Group
  /** The most of each that may leave, and the groups that are allowed. */
  readonly most: Group
  readonly groups: readonly Group[]
  readonly destinations: readonly number[]
  /** The destination that is pointed at. */
  readonly to: number | undefined
  /** “Stop here” or “do not move”, where that may be chosen. */
  readonly end: OfferedOption | undefined
  /** May the origin be changed? */
  readonly free: boolean
  leave(from: number): void
  take(group: Group): void
  point(to: number | undefined): void
  go(to: number): void
  clear(): void
}

export function usePlan({ view }: TableProps<ArcsView>, turn: Turn): Plan | undefined {
  const { prompt } = turn
  const { half, set, clear } = useHalf(prompt?.id ?? '')
  return useMemo(() => {
    if (!prompt || !isMoving(prompt.frame)) return undefined
    const { frame } = prompt
    const { origins, from, group, groups } = departure(view, frame, half)
    const next = from === undefined ? undefined : ahead(view, frame, { from, ...group })
    const destinations = next?.destinations ?? []
    return {
      frame,
      origins,
      from,
      group,
      groups,
      most: { fresh: Math.max(0, ...groups.map(({ fresh }) => fresh)), damaged: Math.max(0, ...groups.map(({ damaged }) => damaged)) },
      destinations,
      to: half.to !== undefined && destinations.includes(half.to) ? half.to : undefined,
      end: prompt.options.find(({ verb }) => verb === 'stop' || verb === 'decline'),
      free: origins.length > 1,
      leave: (system: number) => set({ from: system, fresh: undefined, damaged: undefined, to: undefined }),
      take: ({ fresh, damaged }: Group) => set({ fresh, damaged }),
      point: (to: number | undefined) => set({ to }),
      go: (to: number) => {
        if (next?.destinations.includes(to)) turn.chain(chainTo(next, to))
      },
      clear,
    }
  }, [prompt, view, half, set, clear, turn])
}

/** What was chosen so far, with all fresh ships where nothing was said. */
function departure(view: ArcsView, frame: MoveFrame, half: Half): Pick<Plan, 'origins' | 'from' | 'group' | 'groups'> {
  const origins = originsOf(view, frame)
  const from = half.from ?? (origins.length === 1 ? origins[0] : undefined)
  if (from === undefined) return { origins, from, group: { fresh: 0, damaged: 0 }, groups: [] }
  const groups = groupsFrom(view, frame, from)
  const chosen = groups.find(({ fresh, damaged }) => fresh === half.fresh && damaged === half.damaged)
  return { origins, from, group: chosen ?? usual(groups, frame.step === 'catapult'), groups }
}

/** All fresh ships and no damaged ones; in a Catapult all that fly. */
function usual(groups: readonly Group[], all: boolean): Group {
  const worth = ({ fresh, damaged }: Group): number => fresh * 100 + (all || fresh === 0 ? damaged : -damaged)
  return groups.reduce((best, each) => (worth(each) > worth(best) ? each : best), groups[0] ?? { fresh: 0, damaged: 0 })
}

/** Who would control a system with these ships moved, and by how much. */
export interface Control {
  readonly who: number
  readonly mine: number
  readonly theirs: number
  readonly before: number
}

export function controlAfter(view: ArcsView, seat: number, to: number, arriving: number): Control {
  const fresh = Array.from({ length: SEATS }, (_, each) => view.fresh[to * SEATS + each] + (each === seat ? arriving : 0))
  const mine = fresh[seat]
  const most = Math.max(...fresh)
  const leaders = fresh.flatMap((n, each) => (n === most && n > 0 ? [each] : []))
  return { who: leaders.length === 1 ? leaders[0] : -1, mine, theirs: Math.max(0, ...fresh.filter((_, each) => each !== seat)), before: controller(asState(view), to) }
}
