import { ambitions, type Ambition } from '../data/names.ts'
import { firstValue, nextMarker, secondValue } from '../rules/declare.ts'
import { ambitionValue, awards, isDeclared, phantomStanding } from '../rules/scoring.ts'
import { standing } from '../rules/seats.ts'
import type { State } from '../rules/state.ts'
import { asState, cityBonusOf, content, type ArcsView } from './view.ts'

/** Why an ambition pays as it does. */
export type Reason = 'nobody' | 'tieForFirst' | 'tieForSecond'

/** One ambition as things stand: who has what, and what it would pay if the chapter ended now. */
export interface Standing {
  readonly ambition: number
  readonly id: Ambition
  readonly declared: boolean
  /** First and second place, over all its markers. */
  readonly value: readonly [number, number]
  /** By seat. */
  readonly counts: readonly number[]
  /** The third player of a two-player game. */
  readonly phantom: number
  readonly power: readonly number[]
  /** City bonus inside `power`, by seat. */
  readonly bonus: readonly number[]
  readonly reason: Reason | undefined
}

/** With `declaring`, as if that ambition took the next marker. */
export function standingsOf(view: ArcsView, declaring?: number): readonly Standing[] {
  const s = declaring === undefined ? asState(view) : withMarker(asState(view), declaring)
  return ambitions.map((id, ambition) => {
    const counts = Array.from({ length: view.seats }, (_, seat) => standing(content, s, seat, ambition))
    const phantom = phantomStanding(content, s, ambition)
    const value = ambitionValue(content, s, ambition)
    const power = awards(content, s, ambition)
    const bonus = power.map((won, seat) => (won > value[0] ? Math.min(won - value[0], cityBonusOf(view, seat)) : 0))
    return { ambition, id, declared: isDeclared(s, ambition), value, counts, phantom, power, bonus, reason: reasonOf([...counts, phantom]) }
  })
}

function reasonOf(counts: readonly number[]): Reason | undefined {
  const most = Math.max(...counts)
  if (most === 0) return 'nobody'
  if (counts.filter((count) => count === most).length > 1) return 'tieForFirst'
  const next = Math.max(0, ...counts.filter((count) => count < most))
  return next > 0 && counts.filter((count) => count === next).length > 1 ? 'tieForSecond' : undefined
}

const withMarker = (s: State, ambition: number): State => {
  const marker = nextMarker(content, s)
  return marker < 0 ? s : { ...s, markers: s.markers.map((at, i) => (i === marker ? ambition : at)) }
}

/** Power of each seat if the chapter ended now. */
export function projected(view: ArcsView, declaring?: number): readonly number[] {
  const all = standingsOf(view, declaring).filter(({ declared }) => declared)
  return Array.from({ length: view.seats }, (_, seat) => all.reduce((sum, { power }) => sum + power[seat], view.power[seat]))
}

export interface MarkerValue {
  readonly marker: number
  readonly first: number
  readonly second: number
  readonly flipped: boolean
}

/** The markers that nobody has taken yet, the dearest first: it goes next. */
export function markersLeft(view: ArcsView): readonly MarkerValue[] {
  return view.markers
    .flatMap((at, marker) => (at < 0 ? [markerValue(view, marker)] : []))
    .sort((a, b) => b.first - a.first)
}

export const markersOn = (view: ArcsView, ambition: number): readonly MarkerValue[] => view.markers.flatMap((at, marker) => (at === ambition ? [markerValue(view, marker)] : []))

const markerValue = (view: ArcsView, marker: number): MarkerValue => ({
  marker,
  first: firstValue(content, asState(view), marker),
  second: secondValue(content, asState(view), marker),
  flipped: marker < view.flipped,
})
