import { describe, expect, test } from 'vitest'
import type { Update } from '#host/channel.ts'
import type { Link, LinkState, News } from '../connection/link.ts'
import { Listeners } from '../connection/listeners.ts'
import { applyUpdate, MatchStore } from '../store/match-store.ts'

const event = (type: string) => ({ type, data: {} })
const update = (number: number, sections: Update['sections'] = {}, from = 0, ...types: string[]): Update => ({ number, sections, log: { from, events: types.map(event) } })

describe('an update', () => {
  const first = applyUpdate(undefined, update(1, { board: { a: 1 }, hand: [1, 2], prompts: [], table: { undo: 0 } }, 0, 'dealt', 'drew'))

  test('replaces the sections that it names and no others', () => {
    const second = applyUpdate(first, update(2, { hand: [1, 2, 3] }, 2, 'drew'))
    expect(second.view['hand']).toEqual([1, 2, 3])
    expect(second.view['board']).toBe(first.view['board'])
    expect(second.prompts).toBe(first.prompts)
    expect(second.table).toBe(first.table)
  })

  test('leaves the view alone when only the table has changed', () => {
    const second = applyUpdate(first, update(2, { table: { undo: 1 } }, 2))
    expect(second.view).toBe(first.view)
    expect(second.log).toBe(first.log)
    expect(second.table.undo).toBe(1)
  })

  test('cuts the log where something was taken back', () => {
    const second = applyUpdate(first, update(2, {}, 1, 'table.undo'))
    expect(second.log.map(({ type }) => type)).toEqual(['dealt', 'table.undo'])
  })

  test('with number 1 begins anew', () => {
    const second = applyUpdate(first, update(1, { board: { a: 2 } }, 0, 'dealt'))
    expect(second.view).toEqual({ board: { a: 2 } })
    expect(second.log).toHaveLength(1)
  })
})

class FakeLink implements Link {
  state: LinkState = 'open'
  readonly joined: string[] = []
  readonly left: string[] = []
  readonly #news = new Listeners<News>()
  readonly #states = new Listeners<LinkState>()
  join = (match: string): Promise<void> => {
    this.joined.push(match)
    return Promise.resolve()
  }
  leave = (match: string): void => void this.left.push(match)
  request = (): Promise<void> => Promise.resolve()
  onNews = (listener: (news: News) => void): (() => void) => this.#news.add(listener)
  onState = (listener: (state: LinkState) => void): (() => void) => this.#states.add(listener)
  tell = (news: News): void => this.#news.tell(news)
}

describe('a followed match', () => {
  const follow = () => {
    const link = new FakeLink()
    const store = new MatchStore(link, 'm')
    const stop = store.subscribe(() => undefined)
    const tell = (each: Update): void => link.tell({ t: 'update', match: 'm', update: each })
    return { link, store, stop, tell }
  }

  test('is joined while somebody listens, and left afterwards', () => {
    const { link, store, stop } = follow()
    expect(link.joined).toEqual(['m'])
    const stopOther = store.subscribe(() => undefined)
    stop()
    expect(link.left).toEqual([])
    stopOther()
    expect(link.left).toEqual(['m'])
  })

  test('hears nothing of other matches', () => {
    const { link, store } = follow()
    link.tell({ t: 'update', match: 'other', update: update(1, { board: 1 }) })
    expect(store.snapshot().position).toBeUndefined()
  })

  test('asks for everything again when an update is missing', () => {
    const { link, store, tell } = follow()
    tell(update(1, { board: 1 }))
    tell(update(3, { board: 3 }))
    expect(link.joined).toEqual(['m', 'm'])
    expect(store.snapshot().position?.view).toEqual({ board: 1 })
    tell(update(1, { board: 4 }))
    expect(store.snapshot().position?.view).toEqual({ board: 4 })
  })

  test('shows every message once, in order', () => {
    const { link, store } = follow()
    const said = (n: number) => ({ n, seat: 0, name: 'Ada', text: String(n), at: n })
    link.tell({ t: 'said', match: 'm', messages: [said(2)] })
    link.tell({ t: 'said', match: 'm', messages: [said(1), said(2), said(3)] })
    expect(store.snapshot().said.map(({ n }) => n)).toEqual([1, 2, 3])
  })
})
