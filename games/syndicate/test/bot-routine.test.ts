import { describe, expect, it } from 'vitest'
import { seatAt, type Bot } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { nextChoice } from '#bots/play.ts'
import { next } from '#bots/search/routine.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Variant } from '#kernel/variant.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import { forFour } from '../bot/routine/for-four.ts'
import { forThree } from '../bot/routine/for-three.ts'
import { forTwo } from '../bot/routine/for-two.ts'
import { listed, namesIn, shaped, stepsOf } from '../bot/routine/numbers.ts'
import { creditWorth, crewMissing, look, newSight, now, type Sight } from '../bot/routine/sight.ts'
import type { State } from '../rules/state.ts'
import { content, game, Table } from './table.ts'

const { routine, learned } = syndicateEvaluation

function chosen(s: State): string {
  return game.notation.key(routine?.(s, next(game.pending(s))) ?? fail('test.routine', 'There is no routine'))
}

/** What the routine does with its turn, step by step, until it ends it or somebody else is asked. */
function turnOf(t: Table): string[] {
  const keys: string[] = []
  while (keys.length < 40 && t.asked().seat === 0) {
    const key = chosen(t.state)
    keys.push(key)
    if (key === 'end') break
    t.play(key)
  }
  return keys
}

describe('numbers that games have taught', () => {
  it('have a name each, and are the same in a list as in their table', () => {
    const list = listed(forTwo)
    expect(namesIn(forTwo)).toHaveLength(list.length)
    expect(new Set(namesIn(forTwo)).size).toBe(list.length)
    expect(shaped(forTwo, list)).toEqual(forTwo)
    for (const other of [forThree, forFour]) {
      expect(Object.keys(other)).toEqual(Object.keys(forTwo))
      expect(listed(other)).toHaveLength(list.length)
    }
  })

  it('are tried out by steps in proportion to what stands beside them', () => {
    const steps = stepsOf(forTwo)
    expect(Math.min(...steps)).toBeGreaterThan(0)
    const exo = namesIn(forTwo).indexOf('exo 1')
    expect(new Set(steps.slice(exo, exo + 4)).size).toBe(1)
    expect(steps[exo]).toBeCloseTo(0.12 * Math.max(...forTwo.exo.map(Math.abs)))
  })

  it('are those of the table size, and of four where five play', () => {
    expect(learned?.numbers(3)).toEqual(listed(forThree))
    expect(learned?.numbers(5)).toEqual(learned?.numbers(4))
    expect(learned?.numbers(2)).toEqual(listed(forTwo))
  })

  it('are what a routine goes by', () => {
    const t = new Table(2).set({ last: 7 }).resources(0, 8, 4, 0)
    const greedyForLand = learned?.routineBy(listed({ ...forTwo, exo: [500, 500, 500, 500] }))
    const landless = learned?.routineBy(listed({ ...forTwo, exo: [-500, -500, -500, -500] }))
    const asked = t.asked()
    expect(greedyForLand?.choose(t.state, asked).k).toBe('buy')
    expect(landless?.choose(t.state, asked).k).not.toBe('buy')
  })
})

describe('what is seen at a glance', () => {
  const sightOf = (t: Table): Sight => {
    t.asked()
    const x: Sight = { ...newSight(content, forTwo), s: t.state }
    look(x, t.state, 0)
    return x
  }

  it('lies between two times', () => {
    // In round 4 of 7 there are four collections to come, one fifth of the way from three and a half to six.
    const x = sightOf(new Table(2).set({ round: 4, last: 7 }))
    expect(now(x, [0, 0, 10, 20])).toBeCloseTo(12)
    expect(now(sightOf(new Table(2).set({ round: 1, last: 9 })), [0, 0, 10, 20])).toBe(20)
  })

  it('tells crew that bases will want for', () => {
    // The racket of the Lazarus Cell brings three crew, and each base in MIDDLE costs three.
    const manned = (crew: number): Table => new Table(2).set({ last: 7 }).bases(0, 'etna', 'io').resources(0, 0, 0, crew)
    expect(crewMissing(sightOf(manned(0)), 0)).toBe(3)
    expect(crewMissing(sightOf(manned(2)), 0)).toBe(1)
    expect(crewMissing(sightOf(manned(5)), 4)).toBe(2)
  })

  it('knows that in the last round credits are points', () => {
    expect(creditWorth(sightOf(new Table(2).set({ round: 7, last: 7 })))).toBe(1)
    expect(creditWorth(sightOf(new Table(2).set({ round: 1, last: 7 })))).toBeGreaterThan(1)
  })
})

describe('the routine of Syndicate', () => {
  it('buys land at the rim as soon as it can, and sells or exchanges for it', () => {
    const early = (credits: number, influence: number, crew: number): Table => new Table(2).set({ last: 7 }).resources(0, credits, influence, crew)
    expect(turnOf(early(8, 4, 0))[0]).toMatch(/^buy:(koss|new_victoria|blackstar|kronos|cora|bohr_station)$/)
    // A card that cannot be run for four rounds is worth less than the credit that is wanting.
    expect(turnOf(early(7, 4, 0).hand(0, 'M48')).slice(0, 3)).toEqual(['sell:M48', 'sellFor:credits', expect.stringMatching(/^buy:/)])
    expect(turnOf(early(12, 2, 0)).slice(0, 3)).toEqual(['exchange:credits_influence', 'times:2', expect.stringMatching(/^buy:/)])
    expect(turnOf(early(8, 3, 9)).slice(0, 3)).toEqual(['exchange:crew_influence', 'times:1', expect.stringMatching(/^buy:/)])
  })

  it('uses the exchange of its own syndicate', () => {
    expect(turnOf(new Table(2).set({ last: 7 }).syndicate(0, 'vimana_exchange').resources(0, 11, 2, 0)).slice(0, 3)).toEqual(['exchangeSpecially', 'take:influence:2', expect.stringMatching(/^buy:/)])
  })

  it('runs missions with the hands that pay for themselves', () => {
    const keys = turnOf(new Table(2).set({ last: 7 }).resources(0, 1, 0, 2).hand(0, 'M03'))
    expect(keys.slice(0, 2)).toEqual(['mission:M03', 'hire'])
    expect(turnOf(new Table(2).set({ last: 7 }).resources(0, 1, 0, 2).hand(0, 'M01')).slice(0, 2)).toEqual(['mission:M01', 'noHands'])
  })

  it('shares a mission where it would hardly be won alone', () => {
    const keys = turnOf(new Table(2).set({ last: 7 }).base('koss', 1).hand(0, 'M03'))
    expect(keys[1]).toBe('cooperate')
  })

  it('robs whoever has something', () => {
    const keys = turnOf(new Table(3).set({ last: 7 }).base('koss', 1).base('cora', 2).resources(2, 30, 0, 0).hand(0, 'H01'))
    expect(keys.slice(0, 2)).toEqual(['mission:H01', 'target:cora'])
  })

  it('storms with all its reinforcements, and buys one more before', () => {
    const armed = (credits: number): Table => new Table(2).set({ round: 3, last: 8 }).levels(0, 1, 2).base('koss', 1).base('cora', 1).resources(0, credits, 0, 10)
    expect(turnOf(armed(0)).slice(0, 2)).toEqual([expect.stringMatching(/^assault:/), 'reinforce:2'])
    expect(turnOf(armed(8)).slice(0, 3)).toEqual(['level:assault', expect.stringMatching(/^assault:/), 'reinforce:3'])
  })

  it('lays a sleeper, and a better one in its place', () => {
    expect(turnOf(new Table(2).set({ last: 7 }).hand(0, 'S09a')).slice(0, 2)).toEqual(['lay:S09a', 'order:always:anyone:no'])
    expect(turnOf(new Table(2).set({ last: 7 }).sleeper(0, 'M48').hand(0, 'S09a'))[0]).toBe('lay:S09a')
    expect(turnOf(new Table(2).set({ last: 7 }).sleeper(0, 'S09b').hand(0, 'S05a'))).not.toContain('lay:S05a')
  })

  it('mans its bases in the last round with influence that is good for nothing else', () => {
    const keys = turnOf(new Table(2).set({ round: 7, last: 7 }).bases(0, 'etna', 'io', 'kafka').resources(0, 0, 40, 0))
    expect(keys.slice(0, 2)).toEqual(['exchange:influence_crew', 'times:6'])
  })

  it('buys no land in the last round that brings neither token nor reward, and turns cards into credits', () => {
    const t = new Table(2).set({ round: 7, last: 7 }).dice(0, 0).resources(0, 60, 30, 30).hand(0, 'M01', 'M48')
    t.state.token.fill(0)
    t.state.rewards.fill(1)
    const keys = turnOf(t)
    expect(keys.filter((key) => /^(buy|fortify|level|exchange)/.test(key))).toEqual([])
    expect(keys.filter((key) => key === 'sellFor:credits')).toHaveLength(2)
  })

  it('plays tokens when they do all they can', () => {
    expect(turnOf(new Table(2).set({ last: 7 }).token(0, 'exo_credits'))[0]).toMatch(/^token:exo_credits/)
    expect(turnOf(new Table(2).set({ last: 7, alert: 2 }).token(0, 'exo_alert')).some((key) => key.startsWith('token'))).toBe(false)
    expect(turnOf(new Table(2).set({ last: 7, alert: 3 }).token(0, 'exo_alert'))[0]).toMatch(/^token:exo_alert/)
  })

  /** A game by routine; a choice that is not offered would be refused. */
  function played(variant: Variant, seats: number, seed: string, before: (s: State, key: string) => void = () => undefined): State {
    const s = game.start(variant, seats, secretFromSeed(seed))
    while (s.over === 0 && s.ply < 4000) {
      const key = chosen(s)
      before(s, key)
      game.answer(s, next(game.pending(s)).seat, key)
    }
    return s
  }

  it('comes to an end at every table and by every reading of the rules', () => {
    const variants: readonly Variant[] = [{}, { blockade: 'on', taxDefault: 'on' }, { turns: 'extended' }, { trading: 'on' }, { fortifyWith: 'influence', pointsPerBase: '3' }, { lastCollection: 'no' }]
    for (const variant of variants) for (let seats = 2; seats <= 5; seats++) for (let i = 0; i < 4; i++) expect(played(variant, seats, `end/${i}`).over).toBe(1)
    for (let i = 0; i < 8; i++) expect(played({ phantom: 'on' }, 2, `phantom/${i}`).over).toBe(1)
  })

  it('knows only what lies open and what its seat holds', () => {
    const random = new Random('open')
    const seen = new Set<string>()
    for (let number = 0; number < 6; number++)
      played({}, 2 + (number % 4), `open/${number}`, (s, key) => {
        seen.add(key.split(':')[0])
        expect(chosen(game.imagine(s, next(game.pending(s)).seat, random))).toBe(key)
      })
    expect(seen.size).toBeGreaterThan(20)
  })

  it('beats greedy by itself', () => {
    const byRoutine: Bot = { name: 'routine', choose: ({ sample }, random) => chosen(sample(random) as State) }
    let won = 0
    for (let number = 0; number < 30; number++) {
      const bots = [byRoutine, makeBot('greedy', syndicateEvaluation)]
      if (number % 2 === 1) bots.reverse()
      const own = `routine/${Math.floor(number / 2)}`
      const randoms = [0, 1].map((seat) => new Random(`${own}/${seat}`))
      const s = game.start({}, 2, secretFromSeed(own))
      while (s.over === 0) {
        const { seat, key } = nextChoice(game, s, bots, randoms)
        game.answer(s, seat, key)
      }
      won += game.outcome(s)?.places[number % 2] === 1 ? 1 : 0
    }
    expect(won).toBeGreaterThanOrEqual(18)
  })

  it('is what search chooses unless another option proves better', () => {
    // Two ways to spend nothing in an empty turn: neither can be proved.
    const t = new Table(2).set({ round: 7, last: 7 }).dice(0, 0).resources(0, 3, 0, 0)
    t.asked()
    expect(makeBot('search:160', syndicateEvaluation).choose(seatAt(game, t.state, 0), new Random(1))).toBe(chosen(t.state))
  })
})
