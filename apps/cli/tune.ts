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
import { tuneRoutine } from './tune-routine.ts'

export const tune: Command = {
  usage: `tune --game G [--seats N] [--bots A[,B…]] [--games K] [--hold H] [--routine [--rounds R] [--step S]] [--seed S] [--variant JSON] ${LONG_RUN_USAGE}`,
  about: 'learn the weights of the evaluation from games that bots play, one in five kept back to judge the result; or with --routine the numbers of the routine, from R rounds of K games that it plays against itself; --file goes on with what was played before, --queue (not with --routine) leaves the games to workers at DATABASE_URL',
  async run(args) {
    const { flags } = parseFlags('tune', args, { game: 'text', seats: 'count', variant: 'text', bots: 'text', games: 'count', hold: 'count', routine: 'switch', rounds: 'count', step: 'amount', seed: 'text', ...LONG_RUN_FLAGS })
    const setup = readSetup(flags)
    if (flags.routine) {
      if (flags.queue || flags.cancel || flags.silence !== undefined) fail('cli.flag', 'A routine is learned on this machine: --queue does not go with --routine.')
      if (flags.bots !== undefined || flags.hold !== undefined) fail('cli.flag', '--bots and --hold do not go with --routine.')
      return tuneRoutine(setup, flags)
    }
    if (flags.rounds !== undefined || flags.step !== undefined) fail('cli.flag', '--rounds and --step go with --routine.')
    const { features, weights, scale = 1 } = setup.entry.evaluation
    const course: Course = { game: setup.game.id, seats: setup.seats, variant: setup.variant, bots: readBots(setup, flags.bots ?? 'greedy'), seed: flags.seed ?? '1', features }
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
    const report = {
      lessons: learned.length,
      judged: judged.length,
      surprise: { now: rounded(surprise(judged, now), 4), scaled: rounded(surprise(judged, ready), 4), fitted: rounded(surprise(judged, fitted), 4) },
      scale: rounded(fitScale(learned, weights), 3),
      // In the measure of the weights as they are, so that they can be put beside each other.
      weights: Object.fromEntries(features.map((name, i) => [name, { now: weights[i], fitted: rounded(fitted[i] * fitScale(learned, weights), 3) }])),
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
