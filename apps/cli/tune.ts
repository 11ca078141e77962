import type { GameEntry } from '#games/registry.ts'
import { fail } from '#kernel/errors.ts'
import { botMaker } from './bots-by-name.ts'
import { Collection } from './collection.ts'
import { print, rounded, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { LONG_RUN_FLAGS, LONG_RUN_USAGE, playLong } from './long-run.ts'
import { prepare } from './series.ts'
import { readBots, readSetup } from './setup.ts'
import { fitScale, fitWeights, surprise, type Lesson } from './tune-fit.ts'
import type { Course } from './tune-games.ts'

export const tune: Command = {
  usage: `tune --game G [--seats N] [--bots A[,B…]] [--games K] [--experience] [--hold H] [--seed S] [--variant JSON] ${LONG_RUN_USAGE}`,
  about: 'learn the weights of the evaluation from games that bots play, or with --experience what things are worth to search, from games played on after both sides were given and robbed of things by chance; one game in five is kept back to judge the result; --file goes on with games played before, --queue leaves the games to workers at DATABASE_URL',
  async run(args) {
    const { flags } = parseFlags('tune', args, { game: 'text', seats: 'count', variant: 'text', bots: 'text', games: 'count', experience: 'switch', hold: 'count', seed: 'text', ...LONG_RUN_FLAGS })
    const setup = readSetup(flags)
    const { features, weights, scale } = flags.experience ? experienceOf(setup.entry, setup.seats) : featuresOf(setup.entry)
    const course: Course = { game: setup.game.id, seats: setup.seats, variant: setup.variant, bots: readBots(setup, flags.bots ?? 'greedy'), seed: flags.seed ?? '1', features, experience: flags.experience === true }
    const prepared = await prepare('tune', course)
    for (const name of new Set(course.bots)) await botMaker(name, setup.entry.evaluation, prepared.code)
    const collection = new Collection(prepared, { games: flags.games ?? 200, file: flags.file })
    if (!(await playLong(collection, flags))) return 0
    const results = collection.results()
    const errors = results.flatMap((each) => ('error' in each ? [each.error] : []))
    const lessonsOf = (kept: boolean): Lesson[] => results.flatMap((each) => ('lessons' in each && (each.number % 5 === 4) === kept ? each.lessons : []))
    const learned = lessonsOf(false)
    const judged = lessonsOf(true)
    if (learned.length === 0 || judged.length === 0) fail('cli.games', 'At least five games are needed to learn from.')
    const now = weights.map((weight) => weight / scale)
    const ready = now.map((weight) => weight / fitScale(learned, now))
    const fitted = fitWeights(learned, ready, { rounds: 400, hold: flags.hold ?? 20 })
    // The evaluation's own weight stays what it is where things are held against it.
    const measure = flags.experience ? 1 / fitted[0] : fitScale(learned, weights)
    const report = {
      lessons: learned.length,
      judged: judged.length,
      surprise: { now: rounded(surprise(judged, now), 4), scaled: rounded(surprise(judged, ready), 4), fitted: rounded(surprise(judged, fitted), 4) },
      scale: rounded(fitScale(learned, weights), 3),
      // In the measure of the weights as they are, so that they can be put beside each other.
      weights: Object.fromEntries(features.map((name, i) => [name, { now: weights[i], fitted: rounded(fitted[i] * measure, 3) }])),
    }
    if (flags.json) print(JSON.stringify({ ...report, errors }))
    else {
      print(table([['feature', 'now', 'fitted'], ...Object.entries(report.weights).map(([name, { now: before, fitted: after }]) => [name, before, after])]))
      print(`${report.lessons} positions learned from; on ${report.judged} others the surprise is ${report.surprise.now} now, ${report.surprise.scaled} with scale ${report.scale}, ${report.surprise.fitted} fitted`)
      for (const error of errors) print(error)
    }
    return errors.length > 0 ? 1 : 0
  },
}

interface Subject {
  readonly features: readonly string[]
  readonly weights: readonly number[]
  readonly scale: number
}

const featuresOf = ({ evaluation: { features, weights, scale = 1 } }: GameEntry): Subject => ({ features, weights, scale })

/** The evaluation as one feature, against which the worths of things are held. */
function experienceOf({ id, evaluation: { experience, scale = 1 } }: GameEntry, seats: number): Subject {
  if (!experience) return fail('cli.experience', `${id} has no experience to be learned.`)
  return { features: ['the evaluation', ...experience.lessons], weights: [1, ...experience.worths(seats)], scale }
}
