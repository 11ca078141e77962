/** The closed lists that everything else counts with. Their order is the order of indices in states. */
export const resources = ['credits', 'influence', 'crew'] as const
export type Resource = (typeof resources)[number]
export const CREDITS = 0
export const INFLUENCE = 1
export const CREW = 2

/** From the rim to the star. */
export const zones = ['EXO', 'MIDDLE', 'INNER'] as const
export type Zone = (typeof zones)[number]

/** Colours of the alert track, in rising severity. */
export const bands = ['yellow', 'orange', 'red'] as const
export type Band = (typeof bands)[number]

/** The columns of an ordinary mission: nobody's territory, your own, a rival's with a shared reward, a rival's without. */
export const standings = ['unoccupied', 'own', 'cooperative', 'hostile'] as const
export type Standing = (typeof standings)[number]

export const specials = ['mining', 'military', 'research', 'casino'] as const
export type SpecialKind = (typeof specials)[number]

/** The two ladders of the black market. */
export const ladders = ['tech', 'assault'] as const
export type Ladder = (typeof ladders)[number]
