/**
 * What things have proved to be worth beyond what the evaluation says of them, in credits for each: learned from games
 * that greedy bots played on after everybody had been given and robbed of things by chance.
 */

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

/** Four players: there is less land for each, and whoever has the best of it is everybody's prey. */
export const forFour: Lessons = {
  firstCredits: [0, 0.1, 0, -0.4, -0.4, -0.3, 0.4],
  furtherCredits: [0, 0.3, 0.4, 0.3, 0.3, 0.4, 0.5],
  firstInfluence: [0, -0.4, -0.5, -0.5, -0.3, 0.6, 1.4],
  furtherInfluence: [0, 0.2, 0, -0.2, 0.9, 0.5, 0.9],
  firstCrew: [0, -0.8, -1.2, -0.7, -0.7, -0.8, -1.4],
  furtherCrew: [0, -1.4, -1.6, -1, -0.6, -0.5, -0.4],
  exoBases: [0, -3, -2.7, -0.4, 3.3, 7.3, 11],
  middleBases: [0, 0.4, -0.5, -1.5, -4.1, -5.4, -7.4],
  innerBases: [0, 0.5, -2.6, -5.2, -8.7, -9.9, -6.6],
  techLevels: [0, 0.4, 0.4, 0.7, 2.3, 1.6, 2.5],
  assaultLevels: [0, -1.3, -1.5, 0.1, 1.5, 0.2, -0.3],
  cards: [0, -0.4, -0.1, 0.5, 0.8, 1.5, 2.9],
  sleeper: [0, 0.1, -0.9, 0.5, 0, 1.8, 2.3],
}
