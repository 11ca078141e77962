import type { Evaluation } from '#bots/evaluation.ts'
import { compile } from '../data/compile.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'
import { stockOf } from '../rules/resources.ts'
import { openPoints } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { noYield, yieldOf } from './bases.ts'
import { capitalOf, crewWorth, firstAtTheTop, influenceWorth, rewardHopes, tokensWorth } from './holdings.ts'
import { underWay } from './job.ts'
import { assaultWorth, technologiesWorth, techWorth } from './levels.ts'
import { occasion } from './occasion.ts'
import { handWorth, sleeperWorth } from './operations.ts'
import { learnedBy, routineOf } from './routine/learned.ts'
import { talentWorth } from './talents.ts'
import { burdenOf, threatTo } from './threat.ts'
import { collectionsLeft, lastRound, roundsLeft } from './time.ts'

const content = compile(bookTables)
/** Dice of a round, and how many of them bring a card if they are left. */
const DICE = 2
/** Crew of a round beyond this is more than one can use. */
const USEFUL_CREW = 3

/** What each feature counts for. A credit is the measure of everything. */
export const bookWeights = {
  credits: 1,
  /** Credits that will buy bases: they come back with interest while there is land and time. */
  capital: 0.4,
  /** Victory points that are sure. */
  points: 1,
  /** Stocks, each further one worth less, and nothing at the end. */
  influence: 1,
  crew: 1,
  /** Credits and influence that racket and bases will bring until the end. */
  income: 0.9,
  influenceIncome: 0.5,
  /** Crew of a round, by the rounds left. */
  crewIncome: 0.4,
  /** Crew that is wanting for bases: as much as they would bring. */
  shortage: -2,
  /** Research and luck that special bases will bring. */
  specials: 1,
  routes: 0.9,
  /** Rewards that nobody has yet. */
  hopes: 1,
  /** What the syndicate can do that others cannot. */
  talents: 1,
  techLevel: 0.5,
  technologies: 0.9,
  assault: 1,
  tokens: 1,
  /** Missions in hand. */
  hand: 1,
  /** Dice that will bring cards if they are left. */
  dice: 0.8,
  sleeper: 1,
  /** A mission or an assault to which sleepers may still react. */
  underWay: 1,
  /** What the Sovereign is about to do. */
  threat: -1,
  /** What the alert will cost until the end, the more the more one has. */
  burden: -1,
}
export type Weights = Readonly<typeof bookWeights>
export type Feature = keyof Weights

const names = Object.keys(bookWeights) as Feature[]
const at = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

export function evaluationWith(weights: Weights): Evaluation<State> {
  const yields = noYield()
  const cards: number[] = []
  return {
    features: names,
    weights: names.map((name) => weights[name]),
    scale: 48,
    focus: 30,
    answers: new Set(['react']),
    // Offers of others are judged; a bot makes none.
    talk: new Set(['offer', 'counter']),
    // What the Sovereign does and what is collected comes whoever ends the last turn.
    clock: (state) => state.round * 4 + state.phase,
    pauses: new Set(['end']),
    routine: routineOf(content),
    learned: learnedBy(content),
    occasion,
    clear: 100,
    measure(state, seat, out) {
      // Before syndicates are chosen everybody is alike.
      if (state.syndicate[seat] < 0) {
        for (let i = 0; i < names.length; i++) out[i] = 0
        return
      }
      const left = collectionsLeft(state)
      yieldOf(content, state, seat, left, yields)
      out[at.credits] = stockOf(state, seat, CREDITS)
      out[at.capital] = capitalOf(state, out[at.credits], left)
      out[at.points] = openPoints(content, state, seat)
      out[at.influence] = influenceWorth(stockOf(state, seat, INFLUENCE), left)
      out[at.crew] = crewWorth(stockOf(state, seat, CREW), left)
      out[at.income] = yields.credits
      out[at.influenceIncome] = yields.influence
      out[at.crewIncome] = Math.min(USEFUL_CREW, yields.crew) * left
      out[at.shortage] = yields.shortage
      out[at.specials] = yields.specials
      out[at.routes] = yields.routes
      out[at.hopes] = rewardHopes(content, state, seat, left)
      out[at.talents] = talentWorth(content, state, seat, left)
      out[at.techLevel] = techWorth(content, state, seat, left, firstAtTheTop(content, state, seat))
      out[at.technologies] = technologiesWorth(content, state, seat, left)
      out[at.assault] = assaultWorth(state, seat, left)
      out[at.tokens] = tokensWorth(content, state, seat, left)
      out[at.hand] = handWorth(content, state, seat, DICE * roundsLeft(state) + state.dice[seat], lastRound(state), cards)
      out[at.dice] = Math.min(DICE, state.dice[seat]) * Math.min(1, Math.max(0, left - 1))
      out[at.sleeper] = sleeperWorth(content, state, seat) * Math.min(1, left)
      out[at.underWay] = underWay(content, state, seat, left)
      out[at.threat] = threatTo(content, state, seat, left)
      out[at.burden] = burdenOf(content, state, seat, left)
    },
  }
}

export const syndicateEvaluation = evaluationWith(bookWeights)
