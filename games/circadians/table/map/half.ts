import { halfAnswers } from '#ui/half-answer.ts'

/** A move in the making: where from, who, where to. */
export interface Half {
  readonly from?: number | undefined
  readonly fighters?: number | undefined
  readonly leaders?: readonly number[] | undefined
  /** The target that is pointed at. */
  readonly to?: number | undefined
}

/** The half-made move of a question; the map and the form in the prompt bar share it. */
export const useHalf = halfAnswers<Half>()
