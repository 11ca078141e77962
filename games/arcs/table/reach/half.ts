import { halfAnswers } from '#ui/half-answer.ts'

/** A move in the making: where from, how many, where to. */
export interface Half {
  readonly from?: number | undefined
  readonly fresh?: number | undefined
  readonly damaged?: number | undefined
  /** The destination that is pointed at. */
  readonly to?: number | undefined
}

/** The half-made move of a question; the map and the form in the prompt bar share it. */
export const useHalf = halfAnswers<Half>()
