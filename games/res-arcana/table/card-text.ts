import type { Line } from '#words/line.ts'
import type { ResArcanaWords } from '../words/contract.ts'
import { rowsOf, type Row } from './rows.ts'
import { components } from './seen.ts'

/** The sentence that belongs below each row of a face; undefined where the next row shares it. */
export function sentencesOf(words: ResArcanaWords, card: number): readonly (Line | undefined)[] {
  const text = words.cardText(components[card].id)
  const rows = rowsOf(components[card])
  return rows.map((row, i) => {
    if (row.mark === 'points') return text.points
    if (row.mark === 'collect') return text.collect
    if (row.mark === 'discount') return text.discount
    return sharesNext(row, rows[i + 1]) ? undefined : text.powers[row.power]
  })
}

/** An attack and the way out of it are one sentence. */
const sharesNext = (row: Row, next: Row | undefined): boolean => next?.mark === 'wayOut' && next.power === row.power
