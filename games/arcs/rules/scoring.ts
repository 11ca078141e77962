import type { Content } from '../data/content.ts'
import { AMBITION } from '../data/names.ts'
import { firstValue, secondValue } from './declare.ts'
import type { Play } from './frames.ts'
import { isLed, standing } from './seats.ts'
import { SEATS, TYPES, type State } from './state.ts'

/** Scoring of ambitions (ARCS-10.1 to 10.4, ARCS-11.2). Pure but for `scoreAmbitions`. */

/** First- and second-place value of an ambition: the sum over its markers. */
export function ambitionValue(c: Content, s: State, ambition: number): readonly [number, number] {
  let first = 0
  let second = 0
  for (let marker = 0; marker < s.markers.length; marker++) {
    if (s.markers[marker] !== ambition) continue
    first += firstValue(c, s, marker)
    second += secondValue(c, s, marker)
  }
  return [first, second]
}

export const isDeclared = (s: State, ambition: number): boolean => s.markers.includes(ambition)

/** ARCS-11.2: what the third player of a two-player game has. */
export function phantomStanding(c: Content, s: State, ambition: number): number {
  let count = 0
  for (let type = 0; type < TYPES; type++) if ((c.ambitions.phantom[ambition] & (1 << type)) !== 0) count += s.phantom[type]
  return count
}

/** Power that each seat would gain from an ambition as things stand. */
export function awards(c: Content, s: State, ambition: number): number[] {
  const won = new Array<number>(s.seats).fill(0)
  const [first, second] = ambitionValue(c, s, ambition)
  const counts: number[] = []
  for (let seat = 0; seat < s.seats; seat++) counts.push(standing(c, s, seat, ambition))
  counts.push(phantomStanding(c, s, ambition))
  const most = Math.max(...counts)
  if (most === 0) return won
  const leaders = counts.filter((count) => count === most).length
  const next = Math.max(0, ...counts.filter((count) => count < most))
  const seconds = counts.filter((count) => count === next).length
  for (let seat = 0; seat < s.seats; seat++) {
    // ARCS-17.1, ARCS-17.6, ARCS-17.9
    const meek = (ambition === AMBITION.tyrant && isLed(c, s, seat, 'just')) || (ambition === AMBITION.empath && isLed(c, s, seat, 'violent'))
    if (counts[seat] === most) {
      if (leaders > 1) won[seat] = meek ? 0 : second
      else won[seat] = meek ? second : first + c.cityBonus[s.cities[seat]]
    } else if (leaders === 1 && next > 0 && seconds === 1 && counts[seat] === next) won[seat] = meek ? 0 : second
  }
  return won
}

export function scoreAmbitions(c: Content, s: State, play: Play): void {
  for (let ambition = 0; ambition < 5; ambition++) {
    if (!isDeclared(s, ambition)) continue
    const won = awards(c, s, ambition)
    won.forEach((power, seat) => {
      s.power[seat] += power
      s.earned[ambition * SEATS + seat] += power
    })
    if (play.live) play.tell('scored', { ambition, power: won })
  }
}
