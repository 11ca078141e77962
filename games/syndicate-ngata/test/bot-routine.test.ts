import { describe, expect, it } from 'vitest'
import { fail } from '#kernel/errors.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Variant } from '#kernel/variant.ts'
import { atlasOf } from '../bot/atlas.ts'
import { ngataEvaluation } from '../bot/evaluation.ts'
import { bestGoal } from '../bot/routine/course.ts'
import { glanceAt, newGlance, type Glance } from '../bot/routine/glance.ts'
import { dragnetPrice, payWorth, tollAt } from '../bot/routine/prices.ts'
import { bestAttempt, deckWorth, missionWorth, tradeWorth, type Attempt } from '../bot/routine/work.ts'
import { rulesOf } from '../rules/rules.ts'
import { RESULT, type State } from '../rules/state.ts'
import { content, game, mission, Table, territory } from './table.ts'

const rules = rulesOf(content)
const atlas = atlasOf(content)

const routine = (s: State): string => {
  const [asked] = game.pending(s)
  return game.notation.key(ngataEvaluation.routine?.(s, asked) ?? fail('test.routine', 'There is no routine'))
}
const choice = (t: Table): string => (t.asked(), routine(t.state))

function glance(t: Table): Glance {
  const out = newGlance()
  glanceAt(rules, t.state, out)
  return out
}

describe('a glance', () => {
  it('tells what is lacking now, ever and not at all', () => {
    const { now, ever, spare, brought, lacking } = glance(new Table().opened(1).placed('BLUE').keys('GREEN', 'BLUE', 'YELLOW'))
    expect(now).toEqual([0, 0, 0, 0])
    expect(ever).toEqual([0, 1, 1, 2])
    expect(spare).toEqual([1, 0, 0, 0])
    expect([brought, lacking]).toEqual([2, 0])
  })

  it('tells what is too much for a trade route', () => {
    expect(glance(new Table().keys('GREEN', 'GREEN'))).toMatchObject({ load: 2, isLaden: false })
    expect(glance(new Table().keys('GREEN', 'GREEN', 'BLUE'))).toMatchObject({ load: 3, isLaden: true })
  })
})

describe('prices', () => {
  it('rise with what can be lost', () => {
    const price = (t: Table): number => dragnetPrice(t.state)
    expect(price(new Table().keys('GREEN'))).toBeGreaterThan(price(new Table()))
    expect(price(new Table().cubes('X08'))).toBeGreaterThan(price(new Table()) + 10)
  })

  it('are lower for the rich', () => {
    expect(payWorth(new Table().ship({ credits: 10 }).state, 6, 0)).toBeGreaterThan(payWorth(new Table().ship({ credits: 40 }).state, 6, 0))
  })

  it('are what is to be paid under a tile', () => {
    const poor = new Table().ship({ credits: 0, influence: 0 }).fled('X01', 'koss')
    const rich = new Table().ship({ credits: 9 }).fled('X01', 'koss')
    expect(tollAt(rules, poor.state, territory('koss'))).toBeGreaterThan(tollAt(rules, rich.state, territory('koss')))
    expect(tollAt(rules, rich.state, territory('cora'))).toBe(0)
  })
})

describe('work', () => {
  const attempt = (t: Table, id: string): Attempt => {
    const out = { worth: 0, hands: 0, green: 0 }
    bestAttempt(rules, t.state, glance(t), mission(id), out)
    return out
  }
  const worth = (t: Table, id: string): number => missionWorth(rules, t.state, glance(t), atlas, mission(id))

  it('hires more hands the more is at stake', () => {
    const rich = (): Table => new Table().ship({ credits: 9 })
    expect(attempt(rich().opened(1), 'C01').hands).toBe(0)
    expect(attempt(rich(), 'C01').hands).toBe(1)
    expect(attempt(rich().opened(2), 'E01').hands).toBe(2)
    expect(attempt(new Table().ship({ credits: 0 }).opened(2), 'E01')).toMatchObject({ hands: 0 })
    expect(attempt(new Table().ship({ credits: 0 }).opened(2), 'E01').worth).toBeLessThan(0)
  })

  it('spends a green key that nothing lacks', () => {
    expect(attempt(new Table().opened(1).keys('GREEN'), 'B01').green).toBe(1)
    expect(attempt(new Table().keys('GREEN'), 'C07').green).toBe(0)
  })

  it('is worth most for a key that the vault lacks, and nothing for one too many', () => {
    expect(worth(new Table(), 'C01')).toBeGreaterThan(worth(new Table(), 'C07'))
    expect(worth(new Table(), 'C07')).toBeGreaterThan(worth(new Table().opened(1), 'C01'))
    expect(worth(new Table().opened(1), 'C01')).toBe(0)
  })

  it('of a courier is paid for what fits into the compartment', () => {
    expect(worth(new Table(), 'C16')).toBeGreaterThan(worth(new Table().keys('GREEN'), 'C16'))
    expect(worth(new Table().keys('GREEN', 'GREEN'), 'C16')).toBe(0)
  })

  it('is not in a deck without anything that is lacking', () => {
    const bohr = content.decks.ids.indexOf('BOHR')
    const of = (t: Table): number => deckWorth(rules, t.state, glance(t), atlas, bohr)
    expect(of(new Table().opened(1))).toBeGreaterThan(0)
    expect(of(new Table().opened(2).placed('BLUE', 'YELLOW').gone('B07'))).toBe(0)
  })

  it('buys keys that are lacking, with a few credits left unless it is the last', () => {
    const trade = content.trades.ids.indexOf('X14a')
    const of = (t: Table): number => tradeWorth(rules, t.state, glance(t), trade)
    expect(of(new Table().ship({ credits: 9 }))).toBeGreaterThan(0)
    expect(of(new Table().ship({ credits: 4 }))).toBe(0)
    expect(of(new Table().ship({ credits: 4 }).placed('GREEN'))).toBeGreaterThan(0)
    expect(of(new Table().ship({ credits: 9 }).opened(1))).toBe(0)
  })
})

describe('a course', () => {
  const goal = (t: Table, isDesperate = false): string | undefined => content.territories.ids[bestGoal(rules, t.state, glance(t), atlas, isDesperate)]
  /** Nothing to draw, the vault at Ceto, and two blue keys lacking. */
  const late = (): Table => new Table().opened(1).withoutMissions().placed('YELLOW').ship({ at: 'etna', credits: 6 })

  it('leads to the key that is near, and to the vault with keys for it', () => {
    expect(goal(late().hand('B01'))).toBe('meridian')
    expect(goal(late().keys('BLUE', 'BLUE'))).toBe('ceto')
  })

  it('leads to the vault before a key that no trade route takes', () => {
    const full = (): Table => new Table().ship({ at: 'koss', fuel: 5 }).hand('C05').placed('GREEN').keys('GREEN', 'BLUE')
    expect(goal(full())).toBe('bohr_station')
  })

  it('leads nowhere rather than to a risk, unless there is nothing else', () => {
    const poor = (): Table => new Table().opened(2).withoutMissions().placed('BLUE', 'YELLOW').ship({ at: 'ceto', credits: 0, influence: 0, alert: 4 }).hand('E01')
    expect(goal(poor())).toBeUndefined()
    expect(goal(poor(), true)).toBe('io')
  })
})

describe('the routine', () => {
  it('does first what can be done here', () => {
    expect(choice(new Table().ship({ at: 'bohr_station' }).keys('GREEN'))).toBe('place:GREEN')
    expect(choice(new Table().ship({ at: 'koss', credits: 9 }).hand('C01'))).toBe('attempt:C01:1:plain')
    expect(choice(new Table())).toBe('draw:CORA')
    expect(choice(new Table().hand('C01', 'C02', 'C03', 'C18'))).toBe('discard:C18')
  })

  it('flies by trade route, and jumps only when too much is aboard', () => {
    const home = (t: Table): Table => t.opened(1).ship({ at: 'koss', fuel: 5, credits: 6 })
    expect(choice(home(new Table()).keys('BLUE', 'YELLOW'))).toBe('route:vimana')
    expect(choice(home(new Table()).keys('BLUE', 'BLUE', 'YELLOW'))).toBe('jump:ceto')
    expect(choice(home(new Table()).keys('BLUE', 'YELLOW').ship({ fuel: 0 }))).toBe('refuel')
  })

  it('leaves behind crystals that no trade route takes', () => {
    expect(choice(new Table().ship({ at: 'kronos', fuel: 5 }).active('C16', 3))).toBe('dropCrystal')
    expect(choice(new Table().ship({ at: 'koss', fuel: 5 }).active('C13', 3))).not.toBe('dropCrystal')
  })

  it('takes a risk where there is nothing else', () => {
    expect(choice(new Table().opened(2).withoutMissions().placed('BLUE', 'YELLOW').ship({ at: 'io', credits: 0, influence: 0, alert: 4 }).hand('E01'))).toBe('attempt:E01:0:plain')
  })

  it('takes the cheapest way through a confrontation', () => {
    const met = (id: string, ship: Parameters<Table['ship']>[0]): string => choice(new Table().ship({ at: 'etna', fuel: 0, ...ship }).meets(id))
    expect(met('X01', { credits: 5, influence: 5 })).toBe('bribe:influence:2')
    expect(met('X01', { credits: 5, influence: 0 })).toBe('bribe:credits:3')
    expect(met('X01', { credits: 0, influence: 0 })).toBe('dragnet')
    expect(met('X10', { credits: 0, influence: 0, fuel: 5 })).toMatch(/^flee/)
  })

  it('flees to where it is going', () => {
    expect(choice(new Table().opened(1).ship({ at: 'kronos', fuel: 3, credits: 0, influence: 0 }).keys('BLUE', 'BLUE').meets('X03'))).toBe('flee:ceto')
  })

  it('wins nearly all campaigns', () => {
    for (const variation of ['one', 'two']) {
      let won = 0
      for (let number = 0; number < 100; number++) if (played({ variation }, `routine/${number}`).result === RESULT.won) won++
      expect(won).toBeGreaterThanOrEqual(90)
    }
  })

  it('comes to an end by every reading of the rules', () => {
    for (const variant of [{ keys: 'weightless' }, { exchange: 'bank' }, { flight: 'dice' }, { fuel: 'plus2' }])
      for (let number = 0; number < 10; number++) expect(played(variant, `end/${number}`).over).toBe(1)
  })

  it('knows only what lies open', () => {
    const random = new Random('open')
    const seen = new Set<string>()
    for (let number = 0; number < 5; number++)
      played({}, `open/${number}`, (s, key) => {
        seen.add(key.split(':')[0])
        expect(routine(game.imagine(s, 0, random))).toBe(key)
      })
    expect(seen.size).toBeGreaterThan(10)
  })
})

/** A campaign by routine. */
function played(variant: Variant, seed: string, before: (s: State, key: string) => void = () => undefined): State {
  const s = game.start(variant, 1, secretFromSeed(seed))
  while (s.over === 0 && s.ply < 2_000) {
    const key = routine(s)
    before(s, key)
    game.answer(s, 0, key)
  }
  return s
}
