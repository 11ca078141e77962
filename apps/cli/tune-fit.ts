/** A settled position of a finished game: one row of features per seat, and what each seat got in the end. */
export interface Lesson {
  readonly features: readonly (readonly number[])[]
  readonly shares: readonly number[]
}

/** How surprised the weights are by how the games ended, per lesson: less is better. */
export function surprise(lessons: readonly Lesson[], weights: readonly number[]): number {
  let sum = 0
  for (const { features, shares } of lessons) {
    const chances = chancesOf(features, weights)
    shares.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-12, chances[seat]))
    })
  }
  return lessons.length > 0 ? sum / lessons.length : 0
}

/** The chances to win that strengths speak for, as search reads them. */
function chancesOf(features: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const strengths = features.map((row) => row.reduce((sum, value, i) => sum + value * weights[i], 0))
  const most = Math.max(...strengths)
  const odds = strengths.map((strength) => Math.exp(strength - most))
  const total = odds.reduce((sum, each) => sum + each, 0)
  return odds.map((each) => each / total)
}

interface Fit {
  readonly rounds: number
  /** How strongly weights are held where they begin, in lessons. */
  readonly hold: number
}

/**
 * Weights under which the games would have surprised least, held near where they begin. Gradients
 * are taken over all lessons, each feature in units of its own spread.
 */
export function fitWeights(lessons: readonly Lesson[], start: readonly number[], { rounds, hold }: Fit): number[] {
  const spread = spreads(lessons, start.length)
  const weights = [...start]
  const held = hold / Math.max(1, lessons.length)
  const speed = start.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const slope = start.map((from, i) => held * (weights[i] - from) * spread[i] * spread[i])
    for (const { features, shares } of lessons) {
      const chances = chancesOf(features, weights)
      features.forEach((row, seat) => {
        const error = (chances[seat] - shares[seat]) / lessons.length
        row.forEach((value, i) => (slope[i] += error * value))
      })
    }
    for (let i = 0; i < weights.length; i++) {
      if (spread[i] === 0) continue
      speed[i] = 0.9 * speed[i] - slope[i] / (spread[i] * spread[i] * (1 + held))
      weights[i] += 0.5 * speed[i]
    }
  }
  return weights
}

function spreads(lessons: readonly Lesson[], features: number): number[] {
  const sums = new Array<number>(features).fill(0)
  let rows = 0
  for (const { features: table } of lessons) {
    const means = new Array<number>(features).fill(0)
    for (const row of table) row.forEach((value, i) => (means[i] += value / table.length))
    for (const row of table) row.forEach((value, i) => (sums[i] += (value - means[i]) ** 2))
    rows += table.length
  }
  return sums.map((sum) => Math.sqrt(sum / Math.max(1, rows)))
}

/** One factor for all weights: how sure they are of themselves. `scale` is its inverse. */
export function fitScale(lessons: readonly Lesson[], weights: readonly number[]): number {
  let best = 1
  let least = Infinity
  for (let factor = 0.01; factor < 20; factor *= 1.05) {
    const now = surprise(lessons, weights.map((weight) => weight * factor))
    if (now < least) {
      least = now
      best = factor
    }
  }
  return 1 / best
}
