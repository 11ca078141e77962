import { HEIST, tokenEffects, type Content } from '../../data/content.ts'
import { ACTION_DIE, facesThatReach } from '../../rules/dice.ts'
import { missionForecast, rowsFor, type Forecast } from '../../rules/forecast.ts'
import { EASIEST, handsCost, handsShift, heistTargets } from '../../rules/missions.ts'
import { TOKEN_FIRST } from '../../rules/operations.ts'
import { canPay } from '../../rules/resources.ts'
import { has, luckOf } from '../../rules/seats.ts'
import { ROW } from '../../rules/state.ts'
import { asState, cardId, members, sleeperOf, tokensOf, type SyndicateView } from '../view.ts'

/** The ways to attempt a mission, what each needs and brings, and the keys that say it. */

export interface Way {
  readonly row: number
  readonly hands: boolean
  /** Undefined where sharing is no question. */
  readonly shared: boolean | undefined
  readonly forecast: Forecast
  /** Whole percents. */
  readonly chance: number
  /** Chance times gain, less cost, all resources counted alike. */
  readonly expected: number
  readonly affordable: boolean
}

const ROLL = tokenEffects.indexOf('roll')
const sum = (amounts: readonly number[]): number => amounts.reduce((total, n) => total + n, 0)

export const isHeist = (c: Content, card: number): boolean => c.operations.kind[card] === HEIST

/** The viewer's roll tokens. */
export const rollTokens = (c: Content, view: SyndicateView, seat: number): readonly number[] =>
  tokensOf(view, seat).filter((token) => token >= 0 && c.tokens.does[c.tokens.kind[token - TOKEN_FIRST]] === ROLL)

export const plusOf = (c: Content, token: number): number => c.tokens.amount[c.tokens.kind[token - TOKEN_FIRST]]

export const targetsOf = (c: Content, view: SyndicateView, seat: number, card: number): readonly number[] =>
  isHeist(c, card) ? members(heistTargets(c, asState(view), seat, c.heists.zone[c.operations.of[card]])) : []

function wayOf(c: Content, view: SyndicateView, seat: number, card: number, row: number, hands: boolean, forecast: Forecast): Way {
  const chance = forecast.faces / ACTION_DIE
  return {
    row,
    hands,
    shared: row === ROW.cooperative ? true : row === ROW.hostile && !isHeist(c, card) ? false : undefined,
    forecast,
    chance: Math.round(chance * 100),
    expected: chance * sum(forecast.gain) - sum(forecast.cost),
    affordable: !hands || canPay(asState(view), seat, handsCost(c, asState(view), seat, card), 0),
  }
}

/** All ways to attempt a card as things are, shared before alone, without help before with. */
export function waysOf(c: Content, view: SyndicateView, seat: number, card: number, plus: number, target: number): readonly Way[] {
  const s = asState(view)
  return rowsFor(c, s, seat, card).flatMap((row) => [false, true].map((hands) => wayOf(c, view, seat, card, row, hands, missionForecast(c, s, seat, card, row, hands, plus, target))))
}

/** The ways left for the mission under way, whose number and tokens sleepers and the player may have changed. */
export function waysNow(c: Content, view: SyndicateView, seat: number): readonly Way[] {
  const s = asState(view)
  const { jobCard: card, jobRow: row, jobPlus, jobAt, jobWin } = view
  return [false, true].map((hands) => {
    const win = hands ? Math.max(EASIEST, jobWin - handsShift(c, card)) : jobWin
    const faces = facesThatReach(win, jobPlus + luckOf(c, s, seat))
    return wayOf(c, view, seat, card, row, hands, { ...missionForecast(c, s, seat, card, row, hands, jobPlus, jobAt), win, faces })
  })
}

/** Does a rival's card face down leave room for a reaction before hands are hired? Then that question is better kept open. */
export const mayBeDisturbed = (view: SyndicateView, seat: number): boolean => Array.from({ length: view.seats }, (_, i) => i).some((rival) => rival !== seat && sleeperOf(view, rival) !== undefined)

/** Would failure go unnoticed? */
export const isSilent = (c: Content, view: SyndicateView, seat: number): boolean => has(c, asState(view), seat, 'silent')

/** Steps of a mission in their order, as questions are asked. */
const asked = ['turn', 'target', 'share', 'boost', 'hands'] as const
export type MissionStep = (typeof asked)[number]

export interface Attempt {
  readonly card: number
  readonly row: number
  readonly hands: boolean
  readonly target: number
  /** Tokens played for the roll, in rising order. */
  readonly boosts: readonly number[]
}

/** The keys that carry out an attempt from a step on, as far as nobody else can come between. */
export function keysOf(c: Content, view: SyndicateView, seat: number, from: MissionStep, attempt: Attempt): readonly string[] {
  const { card, row, hands, target, boosts } = attempt
  const open = (step: MissionStep): boolean => asked.indexOf(step) >= asked.indexOf(from)
  const keys: string[] = []
  if (open('turn')) keys.push(`mission:${cardId(c, card)}`)
  if (open('target') && targetsOf(c, view, seat, card).length > 1) keys.push(`target:${c.territories.ids[target]}`)
  if (open('share') && !isHeist(c, card) && (row === ROW.cooperative || row === ROW.hostile)) keys.push(row === ROW.cooperative ? 'cooperate' : 'alone')
  if (from === 'boost' || (open('boost') && tokensOf(view, seat).length > 0)) keys.push(...boosts.map((token) => `boost:${cardId(c, token)}`), 'goOn')
  if (from !== 'hands' && mayBeDisturbed(view, seat)) return keys
  // Who cannot pay for hands is not asked.
  if (canPay(asState(view), seat, handsCost(c, asState(view), seat, card), 0)) keys.push(hands ? 'hire' : 'noHands')
  return keys
}
