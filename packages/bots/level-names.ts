/** Levels as players see them, from the weakest to the strongest. */
export const levels = ['novice', 'regular', 'strong', 'expert'] as const
export type Level = (typeof levels)[number]
