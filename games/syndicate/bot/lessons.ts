/** What things have proved to be worth beyond what the evaluation says of them, in credits for each. */

/** With one to seven collections to come. */
type Row = readonly [number, number, number, number, number, number, number]

export const things = ['firstCredits', 'furtherCredits', 'firstInfluence', 'furtherInfluence', 'firstCrew', 'furtherCrew', 'exoBases', 'middleBases', 'innerBases', 'techLevels', 'assaultLevels', 'cards', 'sleeper'] as const
export type Thing = (typeof things)[number]
export type Lessons = Readonly<Record<Thing, Row>>

/** So much of each resource is its first part, and up to so much its further part; lessons say nothing of the rest. */
export const PARTS = { credits: [8, 20], influence: [10, 20], crew: [10, 16] } as const

/**
 * Two players. Every credit counts early, when it makes the next base; so do cards and reinforcements, and land at the
 * rim, which is soon gone. Crew is worth less than it looks, and so are bases near the star. In the last round
 * everything is as it looks.
 */
export const forTwo: Lessons = {
  firstCredits: [0, 0.2, 0.2, 0.6, 0.7, 1.3, 1.5],
  furtherCredits: [0, 0.3, 0.3, 0.3, 0.6, 0.7, 0.5],
  firstInfluence: [0, -0.2, -0.2, 0, 0.7, 0.8, 0.9],
  furtherInfluence: [0, -0.6, -0.2, 0.4, 0.9, 0.6, 0.4],
  firstCrew: [0, -0.9, -1.3, -1, -1.2, -0.9, -0.1],
  furtherCrew: [0, -0.1, -0.4, 0, -0.6, -0.2, -0.6],
  exoBases: [0, -0.1, 0.4, 3.6, 7.2, 10.1, 12.4],
  middleBases: [0, -0.7, -2.2, -2.4, -2.6, -1, -0.3],
  innerBases: [0, -1.1, -2.9, -4.8, -5.9, -3, -1.1],
  techLevels: [0, 0.1, 0.8, 1.6, 2, 0.9, 0],
  assaultLevels: [0, 0.6, 1.7, 3.8, 6.1, 6.6, 7.1],
  cards: [0, -1.6, -1.1, 0.1, 1.7, 1.7, 2.4],
  sleeper: [0, 1, 1.3, 0.7, 3.3, 4.2, 3.6],
}

/** Four players. */
export const forFour: Lessons = {
  firstCredits: [0, 0.2, 0.2, 0.6, 0.7, 1.4, 1.7],
  furtherCredits: [0, 0.4, 0.3, 0.3, 0.5, 0.7, 0.4],
  firstInfluence: [0, -0.2, -0.1, 0.3, 0.8, 0.8, 0.7],
  furtherInfluence: [0, -0.6, -0.2, 0.4, 1, 0.9, 0.6],
  firstCrew: [0, -1.1, -1.5, -1.1, -1.2, -0.9, -0.1],
  furtherCrew: [0, -0.2, -0.4, -0.1, -0.6, -0.1, -0.5],
  exoBases: [0, -0.4, 0.1, 3.2, 6.7, 9.7, 12.3],
  middleBases: [0, -0.9, -2, -1.9, -2, -0.7, -0.3],
  innerBases: [0, -1.2, -2.9, -4.5, -5.9, -3.2, -1.7],
  techLevels: [0, 0.4, 0.9, 1.7, 2.2, 0.9, -0.2],
  assaultLevels: [0, 0.9, 1.7, 3.7, 5.8, 6.5, 7.2],
  cards: [0, -1.4, -0.8, 0.5, 2, 1.5, 2],
  sleeper: [0, 0.7, 1, -0.1, 2.7, 3.6, 3.2],
}
