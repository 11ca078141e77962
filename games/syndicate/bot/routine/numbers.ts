/**
 * The numbers that the routine goes by, in credits unless they say otherwise. Nobody thought them out: games have taught
 * them (`orrery tune --game syndicate --routine`), so that some look odd by themselves and make sense only together.
 */

/** Where a number changes with time it is told for so many collections to come, and lies between them otherwise. */
export const TIMES = [1, 2, 3.5, 6] as const
type Row = readonly [number, number, number, number]

export interface Numbers {
  /** What one of each is worth in hand, early and late. */
  readonly credit: Row
  readonly influence: Row
  readonly crew: Row
  /** By how much less each is worth beyond the first eight influence and beyond eighteen, and beyond twelve crew. */
  readonly muchInfluence: number
  readonly plentyOfInfluence: number
  readonly muchCrew: number
  /** Crew that bases will want for. */
  readonly shortage: Row

  /** A base, by zone, and the token that a first buyer takes. */
  readonly exo: Row
  readonly middle: Row
  readonly inner: Row
  readonly exoToken: Row
  readonly middleToken: Row
  readonly innerToken: Row
  /** What a mine and a casino bring in a round, for each that they say; research; routes, and the first and second stop of one. */
  readonly mine: number
  readonly luck: number
  readonly research: Row
  readonly route: number
  readonly firstStop: Row
  readonly secondStop: Row
  /** A point of a reward that one gets, and of one that comes nearer. */
  readonly reward: number
  readonly rewardHope: Row
  /** What others lose counts too. */
  readonly rivalLand: number
  readonly rivalCredits: number

  /** A die that is left for a card. */
  readonly die: Row
  /** A mission more on the way to its reward; a failure; an assault, which everybody notices. */
  readonly mission: number
  readonly noticed: number
  readonly assault: number
  /** What must wait is worth this much of it a round; a card, as part of what its mission is worth, and one too many. */
  readonly wait: number
  readonly card: number
  readonly spareCard: number
  /** What a card is missed more that is sold for a base; and what selling one for nothing in particular brings. */
  readonly sold: number
  readonly sale: Row

  /** Each reinforcement, and how much of what it does at once counts. */
  readonly first: Row
  readonly second: Row
  readonly third: Row
  readonly fourth: Row
  readonly atOnce: number
  /** Each level of technology, and how much of it is left with time. */
  readonly levels: readonly [number, number, number, number, number, number, number, number]
  readonly levelsInTime: Row
  /** A point at the top of the track, and how much of it is left at each level below. */
  readonly top: number
  readonly belowTop: number
  /** A fortification, as part of what the base is worth, and what it is for against each reinforcement of a rival. */
  readonly fortified: Row
  readonly againstRivals: number

  /** Missions and assaults come before purchases that are worth no more than this besides; manning bases after them. */
  readonly diceFirst: number
  readonly manLater: number
  /** Purchases are compared by what they bring, divided by this power of their price. */
  readonly thrift: number
  /** Credits that are held against one influence where any may be taken. */
  readonly balance: number
  /** How seriously a Sovereign card is taken; bases from which on a token is played that protects them. */
  readonly threat: number
  readonly immuneFrom: number
  readonly fortifyFrom: number

  /** Technologies, in a round, in the order of `technologyEffects`. */
  readonly technologies: readonly number[]
  /** Sleepers, in the order of `sleeperEffects`; with time; and by how much one must be better to take the place of another. */
  readonly sleepers: readonly number[]
  readonly sleepersInTime: Row
  readonly lay: number
  /** Which syndicate is kept, in the order of the box. */
  readonly syndicates: readonly number[]
}

type Name = keyof Numbers

/** All numbers in one list, in the order of their names. */
export const listed = (numbers: Numbers): number[] => Object.values(numbers).flat()

export const namesIn = (numbers: Numbers): string[] =>
  Object.entries(numbers).flatMap(([name, value]: [string, number | readonly number[]]) => (typeof value === 'number' ? [name] : value.map((_, i) => `${name} ${i + 1}`)))

/** The same shape with numbers of a list. */
export function shaped(like: Numbers, list: readonly number[]): Numbers {
  let at = 0
  const take = (value: number | readonly number[]): number | readonly number[] => (typeof value === 'number' ? list[at++] : value.map(() => list[at++]))
  return Object.fromEntries((Object.keys(like) as Name[]).map((name) => [name, take(like[name])])) as unknown as Numbers
}

/** How far a number may be moved to try another: an eighth of it, or of the largest beside it. */
export const stepsOf = (numbers: Numbers): number[] =>
  Object.values(numbers).flatMap((value: number | readonly number[]) => {
    const row = typeof value === 'number' ? [value] : value
    const step = Math.max(PART * Math.max(...row.map(Math.abs)), LEAST)
    return row.map(() => step)
  })

const PART = 0.12
const LEAST = 0.1
