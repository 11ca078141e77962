import { impossible } from '#kernel/play.ts'
import type { Outcome } from '#kernel/definition.ts'
import { KINDS } from '../data/content.ts'
import { G } from '../data/essence.ts'
import { poolSize, type Pools } from './essences.ts'
import { endOfGame, matchOutcome } from './match.ts'
import { DECLINE, REACT } from './options.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { canReact, payReact } from './tableau.ts'
import { TABLEAU } from './zones.ts'

/** Points, checks and the end (section 15 of the rules). */

export const POINTS_TO_WIN = 10

/** What points need of a state; a view has it too. */
export interface Scoring extends Pools {
  readonly seats: number
  readonly on: readonly number[]
  readonly token: number
  readonly bonus: readonly number[]
  readonly cards: { readonly at: readonly (readonly number[])[] }
}

/** RA-15.2, RA-15.3. */
export function pointsOf(rules: Rules, state: Scoring, seat: number): number {
  let points = state.bonus[seat] + (state.token === seat ? 1 : 0)
  for (const card of state.cards.at[TABLEAU + seat]) points += pointsOn(rules, state, seat, card)
  return points
}

/** What one component in a tableau is worth there. */
export function pointsOn(rules: Rules, state: Scoring, seat: number, card: number): number {
  const { printed, perStored, perCreature, perDragon } = rules.components[card].points
  let points = printed
  if (perStored >= 0) points += state.on[card * 5 + perStored]
  if (perCreature + perDragon > 0)
    for (const each of state.cards.at[TABLEAU + seat]) {
      const { creature, dragon } = rules.components[each]
      if (creature) points += perCreature
      if (dragon) points += perDragon
    }
  return points
}

/** RA-15.4: essences in the pool, Gold counting two. */
export const tieBreakOf = (state: Pools, seat: number): number => poolSize(state, seat) + state.pool[seat * 5 + G]

/** RA-15.4, RA-15.9: the place of each seat; equal numbers are ties. */
export function placesOf(rules: Rules, state: Scoring): number[] {
  const standing = Array.from({ length: state.seats }, (_, seat) => ({ points: pointsOf(rules, state, seat), pool: tieBreakOf(state, seat) }))
  return standing.map((mine) => 1 + standing.filter((other) => other.points > mine.points || (other.points === mine.points && other.pool > mine.pool)).length)
}

export const victorySteps = (rules: Rules): StepsOf<'check' | 'reactToCheck' | 'judge'> => ({
  // RA-12.5: first whoever can react, passed or not.
  check: {
    run(state, { final, from }, play) {
      if (from === 0 && play.live) play.tell('check', { final })
      for (let i = from; i < rules.checkReacts.length; i++) {
        const card = rules.checkReacts[i]
        const seat = state.cards.zone[card] - TABLEAU
        if (seat < 0 || seat >= state.seats || !canReact(state, seat, card, checkReact(rules, card))) continue
        return play.next({ step: 'reactToCheck', seat, card, final, from: i + 1 })
      }
      play.push({ step: 'judge', final })
    },
  },
  reactToCheck: {
    ask(_state, { card }, options) {
      options.push(REACT[card], DECLINE)
    },
    take(state, { seat, card, final, from }, { k }, play) {
      play.push({ step: 'check', final, from })
      if (k !== 'react') return
      const power = checkReact(rules, card)
      payReact(state, seat, card, power, play)
      if (power.effect.kind === 'points') state.bonus[seat] += power.effect.n
    },
  },
  judge: {
    run(state, { final }, play) {
      const points = state.bonus.slice()
      let most = 0
      for (let seat = 0; seat < state.seats; seat++) {
        points[seat] = pointsOf(rules, state, seat)
        if (points[seat] > most) most = points[seat]
      }
      if (play.live) play.tell('judged', { final, points })
      if (most >= POINTS_TO_WIN) return endOfGame(state, points, placesOf(rules, state), play)
      state.bonus.fill(0)
      if (final === 1) endOfRound(state, play)
    },
  },
})

/** RA-15.5. */
function endOfRound(state: State, play: Play): void {
  state.turned.fill(0)
  play.push({ step: 'round' })
}

export function outcomeOf(rules: Rules, state: State): Outcome {
  if (state.match === 1) return matchOutcome(state)
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  const sources = KINDS.map((kind) => ({
    source: kind as string,
    points: seats.map((seat) => state.cards.at[TABLEAU + seat].reduce((sum, card) => sum + (rules.components[card].kind === kind ? pointsOn(rules, state, seat, card) : 0), 0)),
  }))
  sources.push({ source: 'token', points: seats.map((seat) => (state.token === seat ? 1 : 0)) }, { source: 'react', points: state.bonus.slice() })
  return {
    places: placesOf(rules, state),
    scores: seats.map((seat) => pointsOf(rules, state, seat)),
    breakdown: sources.filter(({ points }) => points.some((each) => each !== 0)),
  }
}

function checkReact(rules: Rules, card: number) {
  return rules.components[card].powers.find((power) => power.when === 'victory check') ?? impossible('no react to a check')
}
