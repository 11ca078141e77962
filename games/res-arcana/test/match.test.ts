import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { CENTRE, DISPLAY, LAYOUT, MONUMENT_DECK, UNCLAIMED, UNUSED } from '#games/res-arcana/rules/zones.ts'
import { given, idOf, started, type Player, type Position, type Table } from './builder.ts'

const MINE = ['dragon_bridle', 'prism', 'crypt', 'vault', 'treant', 'mermaid', 'athanor', 'hawk']
const YOURS = ['magical_shard', 'cursed_skull', 'fire_dragon', 'bone_dragon', 'water_dragon', 'wind_dragon', 'earth_dragon', 'sea_serpent']
const spread = ([a, b, c, d, ...deck]: readonly string[]): Player => ({ play: [a, b], hand: [c], discard: [d], deck })

/** What decides a game, beside the Bridle's point of seat 0 and the token's of the first to pass. */
const WINS = ['sacred_grove L9', 'catacombs_of_the_dead D11']
/** With those two points, eleven each. */
const LEVEL = ['sacred_grove L7', 'catacombs_of_the_dead D11']

/** The last round of a game of a match, with seat 0 to move; its first player is who has the token. */
function lastRound(winner: 0 | 1 | 'both', match: NonNullable<Position['match']>, rest: Position = {}): Table {
  const decisive = (seat: number): string[] => (winner === 'both' ? [LEVEL[seat]] : winner === seat ? [WINS[seat]] : [])
  const players = [MINE, YOURS].map((ids, seat) => ({ ...spread(ids), mage: ['alchemist', 'witch'][seat], item: ['alchemy', 'transmutation'][seat], pool: 'E1', play: [...ids.slice(0, 2), ...decisive(seat)] }))
  return given(players, { round: 5, match, ...rest })
}

const layout = (table: Table): string[] => table.ids(LAYOUT).toSorted()

/** Picks go on with the first card offered; who picked, in order. */
function pickAll(table: Table): number[] {
  const pickers: number[] = []
  while (table.step() === 'pick') {
    pickers.push(table.seat)
    table.choose(table.keys()[0])
  }
  return pickers
}

describe('best of three', () => {
  it('RA-5.1 for two players; game 1 is an ordinary game', () => {
    expect(() => started(3, { match: 'best-of-three' })).toThrow('for 2 players')
    const table = started(2, { match: 'best-of-three' })
    expect([0, 1].map((seat) => table.step(seat))).toEqual(['chooseMage', 'chooseMage'])
    expect(table.state.game).toBe(1)
    expect(started(2, { match: 'best-of-three', setup: 'draft' }).step(0)).toBe('keep')
    expect(started(2, { match: 'best-of-three', setup: 'first-game' }).step()).toBe('takeItem')
  })

  it('RA-5.2 before game 2: same mages, the 16 artifacts face up, everything else anew', () => {
    const table = lastRound(0, { game: 1 }).everybodyPasses()
    expect(table.over).toBe(false)
    expect(table.state.game).toBe(2)
    expect([table.mage(0), table.mage(1)]).toEqual(['alchemist', 'witch'])
    expect(layout(table)).toEqual([...MINE, ...YOURS].toSorted())
    expect(table.view(2, LAYOUT)).not.toContain('?')
    expect([CENTRE, UNCLAIMED, DISPLAY, MONUMENT_DECK, UNUSED].map((zone) => table.ids(zone).length)).toEqual([8, 5, 2, 8, 24])
    for (const seat of [0, 1]) {
      expect(table.pool(seat)).toBe('E1 L1 C1 D1 G1')
      expect(table.inPlay(seat)).toHaveLength(1)
      expect([table.hand(seat), table.deck(seat), table.discard(seat)]).toEqual([[], [], []])
    }
    expect(table.on('sacred_grove')).toBe('')
  })

  it('RA-5.2 also when a called check ends game 1 in the middle of a round', () => {
    const table = given([{ pool: 'E3', play: ['coral_castle', 'hawk', 'vault G2 turned'], hand: ['prism'] }, { play: ['sacred_grove L9', 'treant'] }], { match: { game: 1 } }).choose('use:coral_castle:1')
    expect([table.state.game, table.seat, table.step()]).toEqual([2, 0, 'chooseFirst'])
    expect(layout(table)).toEqual(['hawk', 'prism', 'treant', 'vault'])
    expect([table.isTurned('vault'), table.on('vault')]).toEqual([false, ''])
    expect(table.state.stack.map(({ step }) => step)).toEqual(['chooseFirst'])
  })

  it('RA-5.2 the places of game 2 show sides by chance again', () => {
    const sides = new Set<string>()
    for (let seed = 0; seed < 12; seed++) sides.add(lastRound(0, { game: 1 }, { seed }).everybodyPasses().ids(UNCLAIMED).join())
    expect(sides.size).toBeGreaterThan(4)
  })

  it('RA-5.3 the loser of the previous game decides who is first player', () => {
    for (const winner of [0, 1] as const) {
      const table = lastRound(winner, { game: 1 }).everybodyPasses()
      expect(table.seat).toBe(1 - winner)
      expect(table.keys()).toEqual(['first:seat0', 'first:seat1'])
      table.choose('first:seat1')
      expect([table.state.first, table.state.token]).toEqual([1, 1])
    }
  })

  it('RA-5.4 the first player picks one, then two each in turn, the first player the last: 1-2-2-2-2-2-2-2-1', () => {
    const table = lastRound(0, { game: 1 }).everybodyPasses().choose('first:seat1')
    expect(table.keys()).toHaveLength(16)
    // The last card is taken without a question.
    expect(pickAll(table)).toEqual([1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0])
    const decks = [0, 1].map((seat) => [...table.hand(seat), ...table.deck(seat)])
    expect(decks.map((deck) => deck.length)).toEqual([8, 8])
    expect(decks.flat().toSorted()).toEqual([...MINE, ...YOURS].toSorted())
    expect(table.state.picked.map((cards) => cards.map(idOf).toSorted())).toEqual(decks.map((deck) => deck.toSorted()))
    expect(layout(table)).toEqual([])
  })

  it('RA-5.5 each draws three, then items are chosen in reverse turn order', () => {
    const table = lastRound(0, { game: 1 }).everybodyPasses().choose('first:seat1')
    pickAll(table)
    expect([0, 1].map((seat) => [table.hand(seat).length, table.deck(seat).length])).toEqual([[3, 5], [3, 5]])
    expect([table.seat, table.step()]).toEqual([0, 'takeItem'])
    expect(table.choose('item:alchemy').seat).toBe(1)
    table.choose('item:research')
    expect(table.state.round).toBe(1)
  })

  it('RA-5.6 the match is over after game 2 if one player is ahead', () => {
    const table = lastRound(1, { game: 2, won: [0, 2] }).everybodyPasses()
    expect(table.over).toBe(true)
    expect(table.places).toEqual([2, 1])
  })

  it('RA-5.6 if they are level, game 3: same mages, same decks, new set-up; the loser of game 2 decides who is first', () => {
    const picked = [[...MINE.slice(0, 4), ...YOURS.slice(0, 4)], [...MINE.slice(4), ...YOURS.slice(4)]]
    const table = lastRound(1, { game: 2, won: [2, 0], picked }).everybodyPasses()
    expect(table.over).toBe(false)
    expect(table.state.game).toBe(3)
    expect(table.seat).toBe(0)
    table.choose('first:seat0')
    expect([table.seat, table.step()]).toEqual([1, 'takeItem'])
    expect([table.mage(0), table.mage(1)]).toEqual(['alchemist', 'witch'])
    expect([0, 1].map((seat) => [...table.hand(seat), ...table.deck(seat)].toSorted())).toEqual(picked.map((ids) => ids.toSorted()))
    expect([0, 1].map((seat) => table.hand(seat).length)).toEqual([3, 3])
    expect([table.pool(0), table.ids(UNCLAIMED).length]).toEqual(['E1 L1 C1 D1 G1', 5])
  })

  it('RA-5.6 the winner of game 3 wins the match', () => {
    const table = lastRound(0, { game: 3, won: [2, 2] }).everybodyPasses()
    expect(table.over).toBe(true)
    expect(table.places).toEqual([1, 2])
  })

  it('RA-5.7 a shared win counts one each; who was not first player decides about the next', () => {
    const table = lastRound('both', { game: 1 }).everybodyPasses()
    expect(table.state.won).toEqual([1, 1])
    expect(table.state.game).toBe(2)
    expect([table.seat, table.step()]).toEqual([1, 'chooseFirst'])
  })

  it('RA-5.7 so seat 0 decides when seat 1 was first player', () => {
    const table = lastRound('both', { game: 1 }, { token: 1 }).everybodyPasses()
    expect([table.state.won, table.seat, table.step()]).toEqual([[1, 1], 0, 'chooseFirst'])
  })

  it('RA-5.7 one win and one shared win are enough', () => {
    const table = lastRound(0, { game: 2, won: [1, 1] }).everybodyPasses()
    expect(table.over).toBe(true)
    expect(table.places).toEqual([1, 2])
  })

  it('RA-5.7 what counts is the match, not the last game', () => {
    const table = lastRound('both', { game: 2, won: [0, 2] }).everybodyPasses()
    expect([table.over, table.places, table.game.outcome(table.state)?.scores]).toEqual([true, [2, 1], [1, 3]])
  })

  it('RA-5.7 if the match is level after game 3, it is shared', () => {
    const table = lastRound('both', { game: 3, won: [2, 2] }).everybodyPasses()
    expect(table.over).toBe(true)
    expect(table.places).toEqual([1, 1])
  })

  it('RA-5.8 an artifact taken over in play is among the 16, and back in its drafter’s deck for game 3', () => {
    const taken = (match: NonNullable<Position['match']>): Table =>
      given(
        [
          { pool: 'E1', ...spread(MINE), play: [...MINE.slice(0, 2), 'fire_dragon', 'sacred_grove L9'] },
          { pool: 'E1', ...spread(YOURS), hand: [], play: ['magical_shard', 'cursed_skull'] },
        ],
        { match },
      ).everybodyPasses()
    expect(layout(taken({ game: 1 }))).toEqual([...MINE, ...YOURS].toSorted())
    const third = taken({ game: 2, won: [0, 2], picked: [MINE, YOURS] }).choose('first:seat1')
    expect([...third.hand(1), ...third.deck(1)].toSorted()).toEqual(YOURS.toSorted())
  })

  it('RA-5.1 a whole match is one record: random players come to its end', () => {
    const { game } = started(2, { match: 'best-of-three' })
    const random = new Random('match')
    const state = game.start({ match: 'best-of-three' }, 2, secretFromSeed(3))
    while (state.over === 0) {
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option)
    }
    game.check(state)
    expect([2, 3]).toContain(state.game)
    expect(state.results).toHaveLength(2 * state.game)
    expect(state.won[0] + state.won[1]).toBe(2 * state.game)
    const outcome = game.outcome(state)
    expect(outcome?.scores).toEqual(state.won)
    expect(outcome?.breakdown).toEqual(Array.from({ length: state.game }, (_, i) => ({ source: `game${i + 1}`, points: state.results.slice(2 * i, 2 * i + 2) })))
  })
})
