import type { Line } from '#words/line.ts'
import type { CardText, ResArcanaWords } from '../words/contract.ts'
import { rowsOf, type Row } from './rows.ts'
import { components } from './seen.ts'

const made = new WeakMap<ResArcanaWords, Map<number, CardText>>()

/** What a card says in one language: made when first asked for, then kept. */
export function textOf(words: ResArcanaWords, card: number): CardText {
  const texts = made.get(words) ?? new Map<number, CardText>()
  made.set(words, texts)
  const text = texts.get(card) ?? words.cardText(components[card].id)
  texts.set(card, text)
  return text
}

/** The sentence that belongs below each row of a face; undefined where the next row shares it. */
export function sentencesOf(words: ResArcanaWords, card: number): readonly (Line | undefined)[] {
  const text = textOf(words, card)
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
