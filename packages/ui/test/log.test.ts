import { describe, expect, test } from 'vitest'
import type { SeenEvent } from '#kernel/events.ts'
import { plain, ref } from '#words/line.ts'
import type { Reader } from '#words/game-words.ts'
import { logEntries } from '../log-entries.ts'
import { plainWords } from '../plain-words.ts'
import type { Player } from '../table-contract.ts'
import { en } from '../words/en.ts'

const players: readonly Player[] = [
  { seat: 0, name: 'Ada', identity: 0, kind: 'person', online: true },
  { seat: 1, name: 'Ceres', identity: 1, kind: 'bot', online: true },
]
const reader: Reader = { viewer: 0, seats: 2, view: {}, player: (seat) => ref('player', String(seat), players[seat].name) }
const told = (...events: SeenEvent[]) => logEntries(events, plainWords, reader, en, players)
const drew = (seat: number): SeenEvent => ({ type: 'drew', data: { seat } })

describe('the log', () => {
  test('gathers what one player does in a row', () => {
    const entries = told(drew(0), drew(0), drew(1), drew(0))
    expect(entries.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2], [1, 1], [0, 1]])
  })

  test('opens a part of the game with a heading', () => {
    const [first, second] = told({ type: 'round', data: {} }, drew(0))
    expect(first.look).toBe('heading')
    expect(second.look).toBe('turn')
  })

  test('tells what the table did in its own words', () => {
    const [undone, back] = told({ type: 'table.undo', data: { plies: 2 } }, { type: 'table.person', data: { seat: 0 } })
    expect(plain(undone.lines[0])).toBe(plain(en.logUndo(2)))
    expect(plain(back.lines[0])).toContain('Ada')
  })

  test('does not say that a bot is a bot', () => expect(told({ type: 'table.bot', data: { seat: 1 } })).toEqual([]))

  test('keeps the place of an entry while it grows', () => {
    expect(told(drew(0), drew(1)).map(({ at }) => at)).toEqual([0, 1])
    expect(told(drew(0), drew(1), drew(1)).map(({ at }) => at)).toEqual([0, 1])
  })
})
