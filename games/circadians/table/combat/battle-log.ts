import type { EventData, SeenEvent } from '#kernel/events.ts'
import type { Told } from '../../rules/events.ts'

/** The battles that the log tells of, each sorted into the beats of its reveal. */

/** Strength with the effects of victory and defeat, wounds, and what becomes of the loser and the cards. */
export const beats = ['strength', 'wounds', 'leaving'] as const
export type Beat = (typeof beats)[number]

export interface Sums {
  readonly strength: number
  readonly attack: number
  readonly shield: number
}

export interface ToldSide {
  readonly seat: number
  readonly declared: (Sums & { readonly gems: number; readonly cards: number }) | undefined
  /** A card is -1 for none and -2 for a bluff. */
  readonly plan: { readonly section: number; readonly card: number } | undefined
  /** The last throw of the die. */
  readonly die: { readonly strength: number; readonly shield: number; readonly again: boolean } | undefined
  readonly totals: Sums | undefined
  readonly wounds: number
}

export interface ToldBattle {
  /** Names this battle among all of the game. */
  readonly key: string
  readonly region: number
  /** Side 0 selected it. */
  readonly sides: readonly [ToldSide, ToldSide]
  /** Cards drawn and intelligence used before the plans. */
  readonly before: readonly SeenEvent[]
  /** Tolls for dice. */
  readonly tolls: readonly SeenEvent[]
  readonly lines: Readonly<Record<Beat, readonly SeenEvent[]>>
  /** The seat that has won, once that is known. */
  readonly winner: number | undefined
  readonly ended: boolean
  /** Nobody has priced anything since, so that it is the latest that happened. */
  readonly fresh: boolean
}

export function battlesIn(log: readonly SeenEvent[]): readonly ToldBattle[] {
  const starts = log.flatMap(({ type }, i) => (type === 'battle' ? [i] : []))
  return starts.map((start, i) => battleFrom(log, start, starts[i + 1] ?? log.length))
}

const beatOf: Readonly<Record<string, Beat>> = {
  compared: 'strength',
  wounded: 'wounds',
  retreats: 'leaving',
  commandTaken: 'leaving',
  sentToBase: 'leaving',
  leaderDefeated: 'leaving',
  razed: 'leaving',
  cardTaken: 'leaving',
  cardTakenBack: 'leaving',
}

/** What the wheels, the sums and the frame tell already. */
const shownElsewhere: ReadonlySet<string> = new Set(['battle', 'declared', 'revealed', 'rolled', 'toll', 'compared', 'battleEnded'])

function battleFrom(log: readonly SeenEvent[], start: number, next: number): ToldBattle {
  const first = read('battle', log[start].data)
  const rest = log.slice(start, next)
  const end = rest.findIndex(({ type }) => type === 'battleEnded')
  const events = end < 0 ? rest : rest.slice(0, end + 1)
  const lines: Record<Beat, SeenEvent[]> = { strength: [], wounds: [], leaving: [] }
  const before: SeenEvent[] = []
  let beat: Beat | undefined
  for (const event of events) {
    const begins = beatOf[event.type]
    // Wounds that come before Strength is compared are told among the wounds, and begin nothing.
    if (begins && (beat === undefined ? begins === 'strength' : beats.indexOf(begins) > beats.indexOf(beat))) beat = begins
    const place = begins ?? beat
    if (!shownElsewhere.has(event.type)) (place ? lines[place] : before).push(event)
  }
  const compared = find(events, 'compared')
  return {
    key: `${start} ${first.region} ${first.seat} ${first.opponent}`,
    region: first.region,
    sides: [sideFrom(events, first.seat, compared, 0), sideFrom(events, first.opponent, compared, 1)],
    before,
    tolls: events.filter(({ type }) => type === 'toll'),
    lines,
    winner: compared?.winner,
    ended: end >= 0 || next < log.length,
    fresh: log.slice(start).every(({ type }) => type !== 'priced'),
  }
}

function sideFrom(events: readonly SeenEvent[], seat: number, compared: Told['compared'] | undefined, side: number): ToldSide {
  const own = events.filter(({ data }) => data['seat'] === seat)
  const die = find(own.toReversed(), 'rolled')
  const plan = find(own, 'revealed')
  return {
    seat,
    declared: find(own, 'declared'),
    plan: plan && { section: plan.section, card: plan.card },
    die: die && { strength: die.strength, shield: die.shield, again: die.again === 1 },
    totals: compared && { strength: compared.totals[side * 3], attack: compared.totals[side * 3 + 1], shield: compared.totals[side * 3 + 2] },
    wounds: own.filter(({ type }) => type === 'wounded').reduce((sum, { data }) => sum + read('wounded', data).wounds, 0),
  }
}

/** Events of a type have the data that the rules tell with it. */
const read = <K extends keyof Told>(_type: K, data: EventData): Told[K] => data as unknown as Told[K]

function find<K extends keyof Told>(events: readonly SeenEvent[], type: K): Told[K] | undefined {
  const found = events.find((event) => event.type === type)
  return found && read(type, found.data)
}
