import { earnedPassages, PROLOGUE } from '../../words/story.ts'
import type { Table } from '../context.tsx'
import { vaultsOf } from '../view.ts'

/** One page of the story: its passage, its heading, and whether it is earned. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly earned: boolean
  /** The vault that earns it, from 1; 0 for the prologue. */
  readonly number: number
  readonly territory: string
}

/** The prologue and a page for each vault of the campaign, in their order. */
export function chaptersOf({ c, view, t }: Pick<Table, 'c' | 'view' | 't'>): readonly Chapter[] {
  const earned = new Set(earnedPassages(c, view))
  const vaults = vaultsOf(c, view).map((vault, i): Chapter => {
    const territory = c.territories.ids[c.vaults.territory[vault]]
    return { id: c.vaults.ids[vault], title: t.story.chapter(i + 1, territory), earned: earned.has(c.vaults.ids[vault]), number: i + 1, territory }
  })
  return [{ id: PROLOGUE, title: t.story.prologue, earned: true, number: 0, territory: '' }, ...vaults]
}

export const earnedOf = (chapters: readonly Chapter[]): readonly Chapter[] => chapters.filter(({ earned }) => earned)
