import { describe, expect, it } from 'vitest'
import { strength } from '#bots/evaluation.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { bookWeights, ngataEvaluation } from '../bot/evaluation.ts'
import { Plan } from '../bot/plan.ts'
import { game, Table, territory } from './table.ts'

const worth = (t: Table): number => strength(ngataEvaluation, t.state, 0, [])

describe('the evaluation', () => {
  it('has a finite number for every feature in every settled position', () => {
    for (const variation of ['one', 'two']) {
      const random = new Random(`features/${variation}`)
      const state = game.start({ variation }, 1, secretFromSeed(variation))
      const out: number[] = []
      while (state.over === 0) {
        if (game.settled(state)) {
          ngataEvaluation.measure(state, 0, out)
          expect(out).toHaveLength(Object.keys(bookWeights).length)
          expect(out.every(Number.isFinite)).toBe(true)
        }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
    }
  })

  it('prefers keys that a vault lacks, keys in the vault, money, quiet and a full tank', () => {
    const plain = () => new Table().ship({ at: 'koss', fuel: 3, credits: 4 }).hand('C09')
    const before = worth(plain())
    expect(worth(plain().keys('GREEN'))).toBeGreaterThan(before + 5)
    expect(worth(plain().keys('GREEN'))).toBeGreaterThan(worth(plain().keys('PURPLE')))
    expect(worth(plain().placed('GREEN'))).toBeGreaterThan(worth(plain().keys('GREEN')))
    expect(worth(plain().ship({ credits: 9 }))).toBeGreaterThan(before)
    expect(worth(plain().ship({ alert: 2 }))).toBeLessThan(before)
    expect(worth(plain().ship({ fuel: 5 }))).toBeGreaterThan(before)
    expect(worth(plain().fled('X03', 'cora'))).toBeLessThan(before)
  })

  it('finds the way to a mission, and nothing on the other side of the system', () => {
    const far = () => new Table().ship({ credits: 6, fuel: 5 }).hand('C01')
    expect(worth(far().ship({ at: 'koss' }))).toBeGreaterThan(worth(far().ship({ at: 'vimana' })))
    expect(worth(far().ship({ at: 'vimana' }))).toBeGreaterThan(worth(far().ship({ at: 'etna' })))
    expect(worth(far().ship({ at: 'etna' }))).toBeGreaterThan(worth(far().ship({ at: 'honos' })))
  })

  it('does not count on the same key twice', () => {
    const last = (...hand: string[]) => worth(new Table().opened(2).placed('PURPLE', 'BLUE', 'YELLOW').ship({ at: 'io', credits: 8, fuel: 3 }).hand(...hand))
    expect(last('E01', 'E02') - last('E01')).toBeLessThan((last('E01') - last('C09')) / 2)
  })
})

describe('a plan', () => {
  const free = new Array<number>(18).fill(0)
  const steps = (from: number, to: number): number => Math.abs(from - to)
  const stay = (): number => 0

  it('goes where the prizes are worth the way', () => {
    const plan = new Plan()
    plan.begin(0, free)
    plan.add(2, 5)
    plan.add(3, 2)
    plan.add(17, 4)
    expect(plan.worth(steps, stay)).toBe(5 + 2 - 3)
  })

  it('keeps to the order of jobs that need or bar one another, and counts the way home', () => {
    const plan = new Plan()
    plan.begin(0, free)
    const first = plan.add(5, 1)
    plan.add(1, 10, first)
    expect(plan.worth(steps, stay)).toBe(1 + 10 - 5 - 4)
    expect(plan.worth(steps, (from) => from)).toBe(1 + 10 - 5 - 4 - 1)
    plan.begin(0, free)
    const last = plan.add(1, 10)
    plan.add(2, 3, 0, last)
    expect(plan.worth(steps, stay)).toBe(3 + 10 - 2 - 1)
  })

  it('pays the toll of a blocked territory once', () => {
    const plan = new Plan()
    plan.begin(territory('koss'), free.with(1, 4))
    plan.add(1, 3)
    expect(plan.worth(steps, stay)).toBe(0)
    plan.add(1, 3)
    expect(plan.worth(steps, stay)).toBe(3 + 3 - 4 - 1)
  })
})
