import type { Outcome } from '#kernel/definition.ts'
import type { Content } from '../data/content.ts'
import { PHASE } from '../data/names.ts'
import { hasRelic, isPresent, controls, landCount } from './board.ts'
import type { Play } from './frames.ts'
import { REGIONS, WON, type State } from './state.ts'

/** Glory, the ways to win, and who comes first among equals. */

/** Each space that is entered grants what is printed on it, and the last one wins for those who win at once. */
export function gainGlory(c: Content, s: State, play: Play, seat: number, amount: number): void {
  const faction = s.faction[seat]
  const target = c.factions.gloryTarget[faction]
  const reached = Math.min(target, s.glory[seat] + amount)
  // Pushed last, done first: the spaces from the last to the first.
  for (let space = reached; space > s.glory[seat]; space--) {
    const reward = c.factions.gloryTrack[faction][space]
    if (reward > 0) play.push({ step: 'gain', seat, effect: reward, paid: 0 })
  }
  if (play.live && reached > s.glory[seat]) play.tell('glory', { seat, gained: reached - s.glory[seat], glory: reached, target })
  s.glory[seat] = reached
  if (s.glory[seat] >= target && !c.factions.winsLate[faction] && s.phase !== PHASE.income) win(s, play, 1 << seat, WON.glory)
}

export function win(s: State, play: Play, seats: number, how: number): void {
  s.winners = seats
  s.won = how
  if (play.live) play.tell('won', { seats: seatsIn(s, seats), how })
  play.finish()
}

const seatsIn = (s: State, set: number): number[] => Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => (set & (1 << seat)) !== 0)

/** Of these seats, those with the most controlled land regions, then the most relics. */
export function bestOf(s: State, seats: number): number {
  let best = 0
  let most = -1
  for (const seat of seatsIn(s, seats)) {
    const standing = standingOf(s, seat)
    if (standing > most) best = 0
    if (standing >= most) {
      most = standing
      best |= 1 << seat
    }
  }
  return best
}

const standingOf = (s: State, seat: number): number => landCount(s, seat) * 10 + s.relics[seat]

/** At the end of Income: whoever has arrived, and the better one of two. */
export function checkIncomeVictory(c: Content, s: State, play: Play): boolean {
  let arrived = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const faction = s.faction[seat]
    if (!c.factions.winsLate[faction] && s.glory[seat] >= c.factions.gloryTarget[faction]) arrived |= 1 << seat
  }
  if (arrived === 0) return false
  win(s, play, bestOf(s, arrived), WON.glory)
  return true
}

/** The faction that controls every region with a relic, or -1. */
export function relicMaster(s: State): number {
  let master = -1
  for (let region = 0; region < REGIONS; region++) {
    if (!hasRelic(s, region)) continue
    let here = -1
    for (let seat = 0; seat < s.seats; seat++) if (isPresent(s, region, seat) && controls(s, region, seat)) here = seat
    if (here < 0 || (master >= 0 && master !== here)) return -1
    master = here
  }
  return master
}

/** Seats that win at the end of Relics, as a set. */
export function lateWinners(c: Content, s: State): number {
  let set = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const faction = s.faction[seat]
    if (c.factions.winsLate[faction] && s.glory[seat] >= c.factions.gloryTarget[faction]) set |= 1 << seat
  }
  return set
}

export function outcome(c: Content, s: State): Outcome {
  const seats = seatsIn(s, (1 << s.seats) - 1)
  const standing = seats.map((seat) => ((s.winners & (1 << seat)) !== 0 ? 1000 : standingOf(s, seat)))
  return {
    scores: seats.map((seat) => Math.floor((s.glory[seat] * 100) / c.factions.gloryTarget[s.faction[seat]])),
    places: standing.map((own) => 1 + standing.filter((other) => other > own).length),
    breakdown: [
      { source: 'glory', points: seats.map((seat) => s.glory[seat]) },
      { source: 'regions', points: seats.map((seat) => landCount(s, seat)) },
      { source: 'relics', points: seats.map((seat) => s.relics[seat]) },
    ],
  }
}
