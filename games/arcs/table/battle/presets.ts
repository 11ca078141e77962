import type { Preset } from '../../words/battle-labels.ts'
import { content } from '../view.ts'
import type { Handful } from './dice.ts'

export interface Handy {
  readonly preset: Preset
  readonly handful: Handful
}

/** Handfuls of dice that people take most; with few dice some of them are the same. */
export function presetsOf(most: number, raid: boolean): readonly Handy[] {
  const capped = (n: number): number => Math.min(content.dicePerKind, n)
  const all: readonly Handy[] = [
    { preset: 'careful', handful: [0, capped(most), 0] },
    { preset: 'balanced', handful: [capped(Math.ceil(most / 2)), capped(Math.floor(most / 2)), 0] },
    { preset: 'allOut', handful: [capped(most), 0, 0] },
    ...(raid ? [{ preset: 'plunder', handful: [capped(Math.floor(most / 2)), 0, capped(Math.ceil(most / 2))] } as const] : []),
  ]
  return all.filter(({ preset, handful }) => preset !== 'balanced' || !all.some((other) => other.preset !== preset && sameHandful(other.handful, handful)))
}

export const sameHandful = (one: Handful, other: Handful): boolean => one.every((n, kind) => n === other[kind])
