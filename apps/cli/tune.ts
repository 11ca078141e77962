import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail } from '#kernel/errors.ts'
import { print, rounded, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Progress } from './progress.ts'
import { readBots, readSetup } from './setup.ts'
import { fitScale, fitWeights, surprise, type Lesson } from './tune-fit.ts'
import { lessonsOf, type Course } from './tune-games.ts'

export const tune: Command = {
  usage: 'tune --game G [--seats N] [--bots A[,B…]] [--games K] [--hold H] [--seed S] [--variant JSON] [--file F] [--json]',
  about: 'learn the weights of the evaluation from games that bots play; one game in five is kept back to judge the result; --file goes on with games played before',
  run(args) {
    const { flags } = parseFlags('tune', args, { game: 'text', seats: 'count', variant: 'text', bots: 'text', games: 'count', hold: 'count', seed: 'text', file: 'text', json: 'switch' })
    const setup = readSetup(flags)
    const { features, weights, scale = 1 } = setup.entry.evaluation
    const course: Course = { game: setup.game.id, seats: setup.seats, variant: setup.variant, bots: readBots(setup, flags.bots ?? 'greedy'), seed: flags.seed ?? '1', features }
    const games = study(course, flags.games ?? 200, flags.file)
    const learned = games.filter((_, i) => i % 5 !== 4).flat()
    const judged = games.filter((_, i) => i % 5 === 4).flat()
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
    if (flags.json) print(JSON.stringify(report))
    else {
      print(table([['feature', 'now', 'fitted'], ...Object.entries(report.weights).map(([name, { now: before, fitted: after }]) => [name, before, after])]))
      print(`${report.lessons} positions learned from; on ${report.judged} others the surprise is ${report.surprise.now} now, ${report.surprise.scaled} with scale ${report.scale}, ${report.surprise.fitted} fitted`)
    }
    return 0
  },
}

/** The lessons of each game, those of the file first. */
function study(course: Course, games: number, file: string | undefined): Lesson[][] {
  const kept = file === undefined ? [] : readKept(file, course)
  const progress = new Progress(`tune ${course.game}`)
  const play = lessonsOf(course)
  for (let number = kept.length; number < games; number++) {
    const lessons = play(number)
    kept.push(lessons)
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(lessons)}\n`)
    progress.at(kept.length, games)
  }
  progress.done()
  return kept.slice(0, games)
}

function readKept(file: string, course: Course): Lesson[][] {
  const first = JSON.stringify(course)
  if (!existsSync(file)) writeFileSync(file, `${first}\n`)
  const [head, ...rows] = readFileSync(file, 'utf8').split('\n')
  if (head !== first) fail('cli.file', `${file} holds lessons of something else: ${head.slice(0, 200)}`)
  // The last row is empty, or was cut off in the middle of writing.
  const whole = rows.slice(0, -1)
  if (rows.at(-1) !== '') writeFileSync(file, `${[first, ...whole].join('\n')}\n`)
  return whole.map((row) => JSON.parse(row) as Lesson[])
}
