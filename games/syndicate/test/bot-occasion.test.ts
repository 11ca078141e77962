import { expect, it } from 'vitest'
import { TERRITORIES } from '../data/content.ts'
import { occasion } from '../bot/occasion.ts'
import { CARDS } from '../rules/operations.ts'
import { fail } from '#kernel/errors.ts'
import { game, Table } from './table.ts'

/** What the dice would be for that are rolled upon a choice. */
function upon(t: Table, key: string): number {
  const asked = t.asked()
  const option = asked.options.find((each) => game.notation.key(each) === key) ?? fail('test.option', `${key} is not offered`)
  return occasion(t.state, asked, option)
}

it('is one from the choice of a mission to its roll', () => {
  const t = new Table(2).set({ last: 7 }).resources(0, 1, 0, 2).hand(0, 'M03', 'M01')
  const chosen = upon(t, 'mission:M03')
  t.play('mission:M03')
  expect([upon(t, 'hire'), upon(t, 'noHands')]).toEqual([chosen, chosen])
})

it('is another for every card, base, seat and round', () => {
  const t = new Table(2).set({ last: 7 }).levels(0, 1, 2).resources(0, 0, 0, 10).base('koss', 1).base('cora', 1).hand(0, 'M03', 'M01')
  const all = ['mission:M03', 'mission:M01', 'assault:koss', 'assault:cora', 'end'].map((key) => upon(t, key))
  const later = t.set({ round: 2 })
  const asked = later.asked()
  all.push(upon(later, 'mission:M03'), occasion(later.state, { ...asked, seat: 1 }, asked.options[0]))
  expect(new Set(all).size).toBe(all.length)
})

it('has room for every card and every base', () => {
  expect(CARDS).toBeLessThanOrEqual(256)
  expect(TERRITORIES).toBeLessThan(255)
})
