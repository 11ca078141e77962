import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import { isLanes } from '#kernel/steps.ts'
import { game, Table } from './table.ts'

/** A battle in which both sides have every kind of plan: sections, cards and bluffs. */
const battle = (): Table =>
  new Table('ai', 'jrayek', 'oxataya')
    .fighters('ai', 'D-3', 5)
    .fighters('jrayek', 'D-3', 4)
    .fighters('oxataya', 'C-3', 1)
    .has('ai', 5, 2)
    .has('jrayek', 5, 2)
    .hand('ai', 'T03', 'T09')
    .hand('jrayek', 'T04', 'T22', 'T25')
    .only('combat', { step: 'battles', seat: 0 })
    .select('D-3', 'jrayek')

/** All that a viewer gets: the position, what the viewer is asked, and what was told. */
function received(t: Table, viewer: number, key: string): string {
  const state = game.copy(t.state)
  const events: GameEvent[] = []
  game.answer(state, 0, key, (event) => events.push(event))
  const asked = game.pending(state).filter(({ seat }) => seat === viewer).map(({ frame, options }) => [frame.step, options.map((each) => game.notation.key(each))])
  return JSON.stringify([game.view(state, viewer), asked, events.map((event) => game.seeEvent(event, viewer))])
}

describe('plans in progress', () => {
  it('CC-11.2 neither a rival nor an onlooker can tell section, card or bluff before the reveal', () => {
    const t = battle()
    const keys = t.keys('ai')
    expect(keys).toContain('planBluff:guard')
    expect(keys.length).toBeGreaterThan(20)
    for (const viewer of [1, 2, 3]) expect(new Set(keys.map((key) => received(t, viewer, key))).size).toBe(1)
    expect(new Set(keys.map((key) => received(t, 0, key))).size).toBe(keys.length)
  })

  it('CC-11.2 a plan can be taken back until the other one is made', () => {
    const t = battle()
    t.by('ai', 'plan:guard')
    expect(game.canRetract(t.state, 0)).toBe(true)
    t.by('jrayek', 'plan:assault')
    expect(game.canRetract(t.state, 0)).toBe(false)
    expect(t.told('revealed').length).toBe(2)
  })

  it('CC-11.2 a rival reckons with every plan that could have been made', () => {
    const t = battle().by('ai', 'plan:guard')
    const random = new Random('plans')
    const imagined = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const lanes = game.imagine(t.state, 1, random).stack.at(-1)
      if (lanes && isLanes(lanes)) imagined.add(JSON.stringify(lanes.lanes[0].at(-1)))
    }
    expect(imagined.size).toBeGreaterThan(12)
  })

  it('CC-11.2 the card of a bluff is never shown', () => {
    const t = battle().by('ai', 'planBluff:guard').by('jrayek', 'plan:assault')
    expect(t.handOf('ai')).toEqual(['T03', 'T09'])
    const [bluff] = t.told('revealed')
    expect(bluff.data).toEqual({ seat: 0, section: 5, card: -2 })
    expect(game.view(t.state, 1).cards.at.flat()).not.toContain(t.state.cards.at[game.zones.names.indexOf('hand.0')][0])
  })
})
