import type { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { decisionsOf, type SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import type { Appraisal } from '../greedy.ts'
import { worldLuck, type Fate } from './luck.ts'
import type { Prospect } from './prospects.ts'
import { finalRewards } from './rewards.ts'
import { next, playOn } from './routine.ts'
import { keyOf } from './tree.ts'

/** So many options are tried at all, or fewer where games are few: what is routine, and what promises most at first sight. */
const CONTENDERS = 12

/** How many times what it may be off an option must be ahead of what is routine: more where a game is only won or lost, which a single stroke of luck may decide. */
const CAUTION = 1
const CAUTION_OF_WINS = 3

/** So far behind, or ahead, in the same measure, nothing more has to be proved; looked at after so many worlds. */
const CLEARLY = 2.5
const PAUSE = 8

/** What an option may be worth more is not worth looking for below this. */
const TRIFLE = 0.003

/** Fewer worlds prove nothing. */
const FEW = 4

/** How far apart options are taken to lie before they were tried. */
const FIRST_SPREAD = 0.02

interface Contender {
  readonly key: string
  readonly option: Option
  /** What the seat got, world by world. */
  readonly rewards: number[]
}

export interface ContestRules {
  /** Games that may be played in all. */
  readonly games: number
  /** So many are compared to the end. */
  readonly finalists: number
  readonly deadline: number
  /** Is told the settled position that an option led to. */
  tried?(key: string, state: State<object>): void
}

/**
 * Search where a game knows a routine. Every option that may be good is tried in the same imagined worlds with the same
 * luck, and the game is played on by routine to its end: of what all of them share nothing is left in how far they lie
 * apart. The worse half drops out again and again, so that most games are played where it is close.
 */
export function contest({ game, seat, sample }: SeatAtTable, first: State<object>, evaluation: Evaluation, firstSight: readonly Appraisal[], random: Random, rules: ContestRules): Prospect[] {
  const routine = evaluation.routine ?? fail('bot.routine', `${game.id} has no routine`)
  const usual = keyOf(routine(first, next(decisionsOf(game, first, seat))))
  const all = decisionsOf(game, first, seat).flatMap(({ options }) => options.map((option): Contender => ({ key: game.notation.key(option), option, rewards: [] })))
  const promise = new Map(firstSight.map(({ key, value }) => [key, value]))
  const isUsual = ({ option }: Contender): boolean => keyOf(option) === usual
  const promising = all.filter((each) => isUsual(each) || promise.has(each.key)).sort((one, two) => Number(isUsual(two)) - Number(isUsual(one)) || (promise.get(two.key) ?? 0) - (promise.get(one.key) ?? 0))
  let left = rules.games
  let alive = promising.slice(0, Math.min(CONTENDERS, Math.max(rules.finalists, Math.floor(rules.games / FEW))))
  const [favourite] = alive
  const caution = evaluation.clear === undefined ? CAUTION_OF_WINS : CAUTION
  const tryAll = (): void => {
    const world = sample(random)
    const luck = worldLuck(evaluation, random)
    for (const { key, option, rewards } of alive) {
      const state = game.copy(world)
      const fate = luck()
      take(game, state, seat, option, fate)
      playOn(game, state, routine, fate, rules.tried && ((settled) => rules.tried?.(key, settled)))
      rewards.push(finalRewards(game, evaluation, state, seat))
    }
    left -= alive.length
  }
  while (alive.length > 1 && left > 0) {
    const halvings = halvingsTo(rules.finalists, alive.length)
    const share = left / (halvings + 1)
    for (let spent = 0, worlds = 0; spent < share && left > 0; spent += alive.length, worlds++) {
      if (performance.now() > rules.deadline) left = 0
      else tryAll()
      if (worlds % PAUSE === PAUSE - 1) alive = undecided(alive, favourite, rules.finalists, Math.max(CLEARLY, caution))
      if (alive.length === 1) break
    }
    if (halvings > 0 && alive.length > 1) alive = betterHalf(alive, favourite, rules.finalists)
  }
  return all.map((each) => prospectOf(each, favourite, caution))
}

const halvingsTo = (finalists: number, count: number): number => Math.ceil(Math.log2(Math.max(1, count / finalists)))

/** In an imagined world the seat is asked the same, so the option is there. */
function take(game: Game, state: State<object>, seat: number, option: Option, fate: Fate): void {
  const name = keyOf(option)
  for (const asked of decisionsOf(game, state, seat)) {
    const same = asked.options.find((each) => keyOf(each) === name)
    if (!same) continue
    fate(state, asked, same)
    return void game.choose(state, asked, same)
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)

/** What is routine stays whatever it brought: all others are held against it. As many finalists as are wanted stay too; clear cases may have left fewer. */
function betterHalf(alive: readonly Contender[], favourite: Contender, finalists: number): Contender[] {
  const others = alive.filter((each) => each !== favourite).sort((one, two) => mean(two.rewards) - mean(one.rewards))
  return [favourite, ...others.slice(0, Math.max(finalists, Math.ceil(alive.length / 2)) - 1)]
}

/** Without those that are clearly behind; nobody else where one is clearly ahead of all, unless more than the best are asked for. */
function undecided(alive: readonly Contender[], favourite: Contender, finalists: number, clearly: number): Contender[] {
  const open = alive.filter((each) => {
    const { lead, error } = against(each, favourite)
    return each === favourite || lead + clearly * error > TRIFLE
  })
  const [best] = open.toSorted((one, two) => mean(two.rewards) - mean(one.rewards))
  const isAhead = (other: Contender): boolean => {
    const { lead, error } = against(best, other)
    return other === best || lead - clearly * error > 0
  }
  return finalists === 2 && best !== favourite && open.every(isAhead) ? [best] : open
}

/** How much more one brought than another in the worlds in which both were tried, and how far that may be off. */
function against(one: Contender, other: Contender): { lead: number; error: number } {
  const count = Math.min(one.rewards.length, other.rewards.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const more = one.rewards[i] - other.rewards[i]
    sum += more
    squares += more * more
  }
  const lead = sum / Math.max(1, count)
  const spread = (squares - sum * lead + FIRST_SPREAD ** 2) / (count + 1)
  return { lead, error: Math.sqrt(spread / Math.max(1, count)) }
}

function prospectOf(one: Contender, favourite: Contender, caution: number): Prospect {
  const { key, rewards } = one
  const usual = favourite.rewards.length > 0 ? mean(favourite.rewards) : 0.5
  const visits = rewards.length
  if (one === favourite) return { key, value: usual, visits, least: usual, most: usual }
  if (visits === 0) return { key, value: 0, visits, least: -2, most: 0 }
  const { lead, error } = against(one, favourite)
  const value = usual + lead
  return { key, value, visits, least: visits < FEW ? value - 1 : value - caution * error, most: value + caution * error }
}
