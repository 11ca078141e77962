import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { branchOf, draw, evenChance, fastChance, keyedChance, Random, secretFromSeed } from '#kernel/chance.ts'
import { OrreryError } from '#kernel/errors.ts'
import { Game } from '#kernel/game.ts'
import { hashData } from '#kernel/hash.ts'
import { Notation, option } from '#kernel/options.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { parseRecord, Recorder, replay, seededHeader } from '#kernel/record.ts'
import { int, ints, record } from '#kernel/schema.ts'
import { sha256 } from '#kernel/sha256.ts'
import { Zones } from '#kernel/cards.ts'
import { allVariants, fullVariant, pairedVariants } from '#kernel/variant.ts'
import { makeSkirmish } from './skirmish.ts'

const code = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return error instanceof OrreryError ? error.code : String(error)
  }
  return 'accepted'
}

describe('chance', () => {
  it('gives the same stream for the same secret and another for another', () => {
    const stream = (secret: string) => {
      const chance = keyedChance(secret)
      return Array.from({ length: 40 }, () => draw(chance, 1000))
    }
    expect(stream(secretFromSeed(1))).toEqual(stream(secretFromSeed(1)))
    expect(stream(secretFromSeed(1))).not.toEqual(stream(secretFromSeed(2)))
  })

  it('goes on from its position, whoever else drew in between', () => {
    const one = keyedChance(secretFromSeed('a'))
    for (let i = 0; i < 21; i++) draw(one, 6)
    const copy = one.slice()
    const other = keyedChance(secretFromSeed('b'))
    const rest = Array.from({ length: 30 }, () => draw(one, 6))
    expect(Array.from({ length: 30 }, () => (draw(other, 9), draw(copy, 6)))).toEqual(rest)
  })

  it('is fair', () => {
    for (const chance of [keyedChance(secretFromSeed('fair')), fastChance(new Random('fair'))]) {
      const counts = [0, 0, 0, 0, 0, 0]
      for (let i = 0; i < 60_000; i++) counts[draw(chance, 6)]++
      const spread = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
      expect(spread).toBeLessThan(25)
    }
  })

  it('can be sampled evenly: each face once, and anything after it', () => {
    const random = new Random('even')
    const second = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 2_000; i++) {
      const streams = [0, 1, 2, 3, 4, 5].map((part) => evenChance(random, part, 6))
      expect(streams.map((each) => draw(each, 6))).toEqual([0, 1, 2, 3, 4, 5])
      for (const each of streams) second[draw(each, 6)]++
    }
    expect(second.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)).toBeLessThan(25)
  })

  it('branches into a stream for every number, the same for the same one, and does not advance by that', () => {
    const chance = fastChance(new Random('branches'))
    const before = [...chance]
    const rolls = (number: number): number[] => {
      const branch = branchOf(chance, number)
      return Array.from({ length: 8 }, () => draw(branch, 6))
    }
    expect(rolls(7)).toEqual(rolls(7))
    expect(chance).toEqual(before)
    const pairs = new Array<number>(36).fill(0)
    for (let number = 0; number < 7_200; number++) pairs[rolls(number)[0] * 6 + rolls(number + 1)[0]]++
    // Chi-square with 35 degrees of freedom: above 67 one time in a thousand.
    expect(pairs.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(67)
  })

  it('refuses a secret that is none', () => expect(code(() => keyedChance('abc'))).toBe('kernel.secret'))
})

describe('hashes', () => {
  it('sha256 agrees with the platform’s', () => {
    for (const text of ['', 'abc', 'x'.repeat(55), 'y'.repeat(56), 'z'.repeat(64), 'q'.repeat(200)]) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('of tables do not depend on the order of keys', () => {
    expect(hashData({ a: 1, b: [2, { c: 3 }] })).toBe(hashData({ b: [2, { c: 3 }], a: 1 }))
    expect(hashData({ a: 1 })).not.toBe(hashData({ a: 2 }))
  })
})

describe('the schema', () => {
  const schema = record({ round: int, pool: ints })
  it('refuses what JSON would quietly change', () => {
    for (const round of [0.5, -0, NaN, undefined, '1', 2 ** 40]) expect(code(() => schema.check({ round, pool: [] }, 's'))).toBe('state.int')
    expect(code(() => schema.check({ round: 1, pool: [1, null] }, 's'))).toBe('state.int')
    expect(code(() => schema.check({ round: 1, pool: [], more: 1 }, 's'))).toBe('state.unknown')
    expect(code(() => schema.check({ round: 1, pool: [] }, 's'))).toBe('accepted')
  })
})

describe('variants', () => {
  const table = { pace: { values: ['slow', 'fast'], default: 'slow' }, match: { values: ['one', 'three'], default: 'one', only: { three: [2] } } }
  it('are completed and checked by name', () => {
    expect(fullVariant(table, { pace: 'fast' }, 3)).toEqual({ pace: 'fast', match: 'one' })
    expect(code(() => fullVariant(table, { speed: 'fast' }, 3))).toBe('variant.unknown')
    expect(code(() => fullVariant(table, { pace: 'warp' }, 3))).toBe('variant.value')
    expect(code(() => fullVariant(table, { match: 'three' }, 3))).toBe('variant.seats')
    expect(allVariants(table, 2)).toHaveLength(4)
    expect(allVariants(table, 3)).toHaveLength(2)
  })

  it('are paired, when there are many, so that any two choices meet', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const many = Object.fromEntries(names.map((name) => [name, { values: ['off', 'on'], default: 'off', ...(name === 'g' ? { only: { on: [2] } } : {}) }]))
    const paired = pairedVariants(many, 2)
    expect(paired.length).toBeLessThan(12)
    for (const one of names)
      for (const other of names)
        for (const value of ['off', 'on'])
          for (const against of ['off', 'on'])
            if (one !== other) expect(paired.some((variant) => variant[one] === value && variant[other] === against), `${one} ${value}, ${other} ${against}`).toBe(true)
    expect(pairedVariants(many, 3).every((variant) => variant['g'] === 'off')).toBe(true)
  })
})

describe('options', () => {
  const notation = new Notation({ move: [['from', 'place'], ['to', 'place'], ['ships', 'number']] }, { place: ['gate', 'planet'] })
  it('are worded on demand, with roles', () => {
    expect(notation.key(option('move', 0, 1, 3))).toBe('move:gate:planet:3')
    expect(notation.facets(option('move', 1, 0, 2))).toEqual({ from: 'planet', to: 'gate', ships: '2' })
    expect(code(() => notation.key(option('jump')))).toBe('kernel.verb')
    expect(code(() => notation.key(option('move', 7, 0, 2)))).toBe('kernel.name')
  })
})

/** A game of one seat whose single step is given. */
function tinyGame(step: object): Game {
  return new Game({
    id: 'tiny', rulesVersion: 1, seats: { min: 1, max: 2 }, variants: {}, tables: {}, fields: {}, zones: new Zones({}, 2), cards: 0, verbs: { go: [], stop: [] }, names: {},
    steps: { only: step as never },
    fresh: () => ({}),
    setup: (_state, _variant, play) => play.push({ step: 'only', seat: 0 }),
    outcome: () => ({ places: [1], scores: [0], breakdown: [] }),
    check: () => undefined,
  })
}

describe('the engine', () => {
  const start = (step: object) => tinyGame(step).start({}, 1, secretFromSeed(0))
  it('stops a rule that runs away, asks nothing, or leaves nothing to do', () => {
    expect(code(() => start({ run: (_s: unknown, frame: never, play: { push(f: never): void }) => play.push(frame) }))).toBe('rules.runaway')
    expect(code(() => start({ ask: () => undefined, take: () => undefined }))).toBe('rules.empty')
    expect(code(() => start({ run: () => undefined }))).toBe('rules.stuck')
  })

  it('takes a forced choice itself unless the step wants it posed', () => {
    const one = { ask: (_s: unknown, _f: unknown, options: unknown[]) => options.push(option('go')), take: (_s: unknown, _f: unknown, _o: unknown, play: { finish(): void }) => play.finish() }
    expect(start(one).over).toBe(1)
    const posed = tinyGame({ ...one, single: 'ask' })
    const state = posed.start({}, 1, secretFromSeed(0))
    expect(posed.pending(state)).toHaveLength(1)
  })

  it('refuses a wrong number of seats', () => expect(code(() => tinyGame({ run: () => undefined }).start({}, 5, secretFromSeed(0)))).toBe('game.seats'))
})

describe('records', () => {
  const game = makeSkirmish()
  const play = (seed: string, plies: number): Recorder<object> => {
    const recorder = new Recorder<object>(game as unknown as Game, seededHeader(game as unknown as Game, {}, 3, seed))
    const random = new Random(seed)
    while (recorder.state.over === 0 && recorder.plies < plies) {
      const { pending, option } = randomChoice(recorder.game, recorder.state, random)
      recorder.choose(pending.seat, game.notation.key(option))
    }
    return recorder
  }

  it('replay to the same hash, undo included', () => {
    const recorder = play('undo', 20)
    const after12 = play('undo', 12)
    recorder.act({ act: 'undo', plies: 8 })
    expect(game.hash(recorder.state as never)).toBe(game.hash(after12.state as never))
    const again = replay(recorder.game, recorder.text(true))
    expect(again.lastHash).toBe(recorder.lastHash)
    expect(again.plies).toBe(12)
  })

  it('stop at the first line that no longer fits, by its number', () => {
    const rows = play('fit', 10).text(true).split('\n')
    const begin = rows.indexOf('begin')
    rows[begin + 4] = `${rows[begin + 4].slice(0, -1)}${rows[begin + 4].endsWith('0') ? '1' : '0'}`
    expect(() => replay(game, rows.join('\n'))).toThrow(`line ${begin + 5}: `)
  })

  it('that are malformed are refused by name', () => {
    const text = play('bad', 5).text(true)
    expect(code(() => parseRecord('hello'))).toBe('record.malformed')
    expect(code(() => parseRecord(text.replace('begin\n', '')))).toBe('record.malformed')
    expect(code(() => parseRecord(text.replace(/seats .*\n/, '')))).toBe('record.malformed')
    expect(code(() => parseRecord(text.replace(/variant .*/, 'variant {')))).toBe('record.malformed')
    expect(code(() => parseRecord(text.replace(/secret ..../, 'secret 0000')))).toBe('record.commitment')
    expect(code(() => replay(game, text.replace('rules 1', 'rules 2')))).toBe('record.rules')
    expect(code(() => replay(game, text.replace(/tables .*/, 'tables 0000000000000000')))).toBe('record.tables')
    expect(code(() => replay(game, play('bad', 5).text(false)))).toBe('record.secret')
    expect(code(() => replay(game, `${text}0 fly 0123456789abcdef\n`))).toBe('record.diverged')
    expect(code(() => replay(game, `${text}! dance 1 0123456789abcdef\n`))).toBe('record.malformed')
  })

  it('do not tell the secret while the match runs', () => {
    const recorder = play('quiet', 5)
    expect(recorder.text(false)).not.toContain(recorder.header.secret)
  })
})

describe('lanes', () => {
  it('give the same state whatever the order of answers', () => {
    const game = makeSkirmish()
    const hashes = [[0, 1, 2], [2, 0, 1], [1, 2, 0]].map((order) => {
      const state = game.start({}, 3, secretFromSeed('order'))
      for (const seat of order) {
        const pending = game.pending(state).find((each) => each.seat === seat)
        game.answer(state, seat, game.notation.key(pending?.options[1] ?? option('wait')))
      }
      return game.hash(state)
    })
    expect(new Set(hashes).size).toBe(1)
  })
})
