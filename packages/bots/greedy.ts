import { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import { decisionsOf, type Bot, type SeatAtTable } from './bot.ts'
import { Completion, type Found } from './completion.ts'
import type { Evaluation } from './evaluation.ts'
import { common, sameOptions, type Plan } from './plan.ts'

/** Counted in positions, not in time, so that the same position always gets the same answer. */
export interface GreedyBudget {
  /** Imagined states in which every option is tried. */
  readonly samples: number
  /** Settled positions judged per decision in the first of them, shared out evenly among the options. */
  readonly positions: number
  /** An option always gets at least so many. */
  readonly least: number
}

const USUAL: GreedyBudget = { samples: 2, positions: 160, least: 2 }

export interface Appraisal {
  readonly key: string
  readonly value: number
  /** How the move goes on after it, as far as that is settled already. */
  readonly plan: Plan | undefined
}

/** Looks one compound move ahead: each option is tried in imagined states, with the best completion of the move that it begins. */
export class GreedyBot implements Bot {
  readonly name = 'greedy'
  private readonly evaluation: Evaluation
  private readonly budget: GreedyBudget
  private plan: Plan | undefined

  constructor(evaluation: Evaluation, budget: GreedyBudget = USUAL) {
    this.evaluation = evaluation
    this.budget = budget
  }

  choose(table: SeatAtTable, random: Random): string {
    const planned = this.planned(table, random)
    if (planned !== undefined) return planned
    const all = this.appraise(table, random)
    let best = all[0] ?? fail('bot.notAsked', `Seat ${table.seat} is not asked anything`)
    for (const each of all) if (each.value > best.value) best = each
    this.plan = best.plan
    return best.key
  }

  /** What was decided with the step before, if just that is asked now. */
  private planned({ game, seat, sample }: SeatAtTable, random: Random): string | undefined {
    const { plan } = this
    this.plan = undefined
    if (!plan) return undefined
    const asked = decisionsOf(game, sample(random), seat)
    if (asked.length !== 1 || !sameOptions(asked[0].options, plan.options)) return undefined
    this.plan = plan.next
    return game.notation.key(plan.options[plan.choice])
  }

  /** What each option of the seat is worth, in their order, mere talk left out. A single one is not thought about. */
  appraise(table: SeatAtTable, random: Random): Appraisal[] {
    const { game, seat } = table
    const samples = Array.from({ length: this.budget.samples }, () => table.sample(random))
    const salt = random.word()
    const decisions = decisionsOf(game, samples[0], seat)
    const all = decisions.flatMap(({ options }, at) => options.map((option, i) => ({ verb: option.k, key: game.notation.key(option), at, i })))
    const { talk } = this.evaluation
    const telling = talk ? all.filter(({ verb }) => !talk.has(verb)) : all
    const choices = telling.length > 0 ? telling : all
    if (choices.length === 1) return [{ key: choices[0].key, value: 0, plan: undefined }]
    const allowance = Math.max(this.budget.least, Math.floor(this.budget.positions / choices.length))
    const tries = choices.map(({ key, at, i }): Try => ({ key, at, i, value: 0, plan: undefined, isSure: true }))
    samples.forEach((sample, number) => {
      // In further worlds only what promises most is tried, as it was planned in the first.
      const tried = number === 0 ? tries : bestHalf(tries)
      const before = mean(tried)
      const completion = (): Completion => new Completion(game, this.evaluation, seat, new Random(`${salt}/${number}`), number === 0 ? allowance : this.budget.least)
      const asked = decisionsOf(game, sample, seat)
      const found = tried.map(({ at, i, plan }) => (number === 0 ? completion().worth(sample, asked[at], asked[at].options[i]) : completion().worthOf(sample, asked[at], asked[at].options[i], plan)))
      if (game.settled(sample)) stopTheClock(completion(), sample, found)
      tried.forEach((each, i) => {
        const { value, plan, isSure } = found[i]
        each.value += (value - each.value) / (number + 1)
        each.plan = number === 0 ? plan : common(each.plan, plan)
        each.isSure &&= isSure
      })
      // The others are taken to fare there as these did.
      const shift = mean(tried) - before
      if (number > 0) for (const each of tries) if (!tried.includes(each)) each.value += shift
    })
    return tries.map(({ key, value, plan, isSure }) => ({ key, value, plan: isSure ? plan : undefined }))
  }
}

interface Try {
  readonly key: string
  readonly at: number
  readonly i: number
  value: number
  plan: Plan | undefined
  isSure: boolean
}

const bestHalf = (tries: readonly Try[]): Try[] => tries.toSorted((one, other) => other.value - one.value).slice(0, Math.ceil(tries.length / 2))

const mean = (tries: readonly Try[]): number => tries.reduce((sum, { value }) => sum + value, 0) / tries.length

/** The best of the options that let the clock run on is worth what the position is worth as it stands. */
function stopTheClock(completion: Completion, sample: State<object>, found: Found[]): void {
  const now = completion.clockOf(sample)
  const later = found.filter(({ clock }) => clock > now)
  if (later.length === 0) return
  const shift = completion.judge(sample) - Math.max(...later.map(({ value }) => value))
  for (const each of later) each.value += shift
}
