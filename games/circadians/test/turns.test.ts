import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const four = (): Table => new Table('circadians', 'ai', 'zcharo', 'jrayek')

describe('turns of an action phase', () => {
  const order = (t: Table): string[] => {
    const seen: string[] = []
    for (let i = 0; i < t.seats.length; i++) {
      seen.push(...t.asked())
      t.play('pass')
    }
    return seen
  }

  it('CC-5.1 who priced it begins, then clockwise; after a neutral price the flare gun', () => {
    expect(order(four().price('build', 'zcharo', 3).phase('build'))).toEqual(['zcharo', 'jrayek', 'circadians', 'ai'])
    expect(order(four().flare('ai').phase('build'))).toEqual(['ai', 'zcharo', 'jrayek', 'circadians'])
  })

  it('CC-5.2 Move priced last begins with the left neighbour', () => {
    expect(order(four().price('move', 'zcharo', 3, true).phase('move'))).toEqual(['jrayek', 'circadians', 'ai', 'zcharo'])
    expect(order(four().price('move', 'zcharo', 3, false).phase('move'))).toEqual(['zcharo', 'jrayek', 'circadians', 'ai'])
  })

  it('CC-5.3 others pay owner and bank in full, the pricer nothing; who cannot must pass', () => {
    const t = four().price('discover', 'ai', 5).has('zcharo', 5, 1).has('jrayek', 4, 1).hand('jrayek', 'T24').phase('discover')
    t.play('act', 'end').play('act', 'end')
    expect([t.energy('ai'), t.energy('zcharo')]).toEqual([8, 0])
    expect(t.asked()).toEqual(['jrayek'])
    expect(t.offers('act')).toBe(false)
    expect(t.reasons()).toContain('act CC-5.3')
  })

  it('CC-5.4 passing costs nothing and does nothing; leaders do not help who passes', () => {
    const t = four().leader('Akira', 'base circadians').price('recruit', 'circadians', 3).phase('recruit').play('pass')
    expect([t.energy('circadians'), t.gems('circadians'), t.asked()]).toEqual([6, 1, ['ai']])
  })

  it('CC-5.5 main action once, then one secondary action', () => {
    const t = four().has('ai', 20, 5).price('discover', 'ai', 5).phase('discover').play('act', 'main', 'advance:build:nothing', '?gain:C1')
    expect(t.offers('main')).toBe(false)
    expect(t.reasons()).toContain('main CC-5.5')
    t.play('secondary', 'advance:harvest:nothing')
    expect(t.asked()).toEqual(['zcharo'])
    expect([t.columnOf('ai', 'build'), t.columnOf('ai', 'harvest'), t.gems('ai')]).toEqual([2, 2, 3])
  })

  it('CC-5.5 both are optional', () => {
    const t = four().has('ai', 20, 5).price('discover', 'ai', 5).phase('discover').play('act', 'secondary', 'advance:harvest:nothing')
    expect([t.columnOf('ai', 'harvest'), t.gems('ai'), t.asked()]).toEqual([2, 3, ['zcharo']])
  })

  it('CC-5.5 CC-15.1 cards and abilities may still be used after the secondary action', () => {
    const t = four().has('zcharo', 9, 1).column('zcharo', 'discover', 3).hand('zcharo', 'T20').price('discover', 'zcharo', 5).phase('discover')
      .play('act', 'secondary', 'advance:discover:nothing', 'gain:G2')
    expect([t.offers('secondary'), t.offers('useAttribute:proficient')]).toEqual([false, true])
    t.playCard('T20').play('advance:harvest:nothing')
    expect([t.gems('zcharo'), t.columnOf('zcharo', 'harvest')]).toEqual([1, 2])
  })

  it('CC-5.6 a secondary action is paid in full', () => {
    const t = four().has('ai', 20, 1).price('discover', 'ai', 5).phase('discover').play('act')
    expect(t.offers('secondary')).toBe(false)
    expect(t.reasons()).toContain('secondary CC-5.6')
  })

  it('CC-5.7 a lock costs a gem, or two energy with the unlock foundation; other gem costs do not', () => {
    const ready = (): Table => new Table('ai', 'zcharo').column('zcharo', 'move', 2).price('discover', 'zcharo', 3)
    const plain = ready().has('zcharo', 6, 1).phase('discover').play('act', 'main')
    expect([plain.offers('advance:move:gem'), plain.offers('advance:move:energy')]).toEqual([true, false])
    const poor = ready().has('zcharo', 6, 0).phase('discover').play('act', 'main')
    expect([poor.offersLike('advance:move'), poor.reasons().some((reason) => reason.startsWith('advance:move'))]).toEqual([false, true])
    const built = ready().foundation('zcharo', 'unlock').has('zcharo', 6, 0).phase('discover').play('act', 'main', 'advance:move:energy')
    expect([built.columnOf('zcharo', 'move'), built.energy('zcharo')]).toEqual([3, 4])
    expect(built.offers('secondary')).toBe(false)
  })

  it('CC-5.8 a boost counts for main and secondary action, without lock and immediate effect, and does not add up', () => {
    const t = four().has('ai', 20, 0).column('ai', 'discover', 4).hand('ai', 'T07', 'T07').price('discover', 'ai', 5).phase('discover').play('act').playCard('T07')
    expect(t.offersCard('T07')).toBe(false)
    expect(t.handOf('ai')).toEqual(['T07'])
    t.play('main', 'advance:build:nothing', '?gain:C1', 'advance:harvest:nothing')
    expect([t.columnOf('ai', 'discover'), t.columnOf('ai', 'build'), t.columnOf('ai', 'harvest')]).toEqual([4, 2, 2])
    const second = four().has('ai', 20, 1).column('ai', 'discover', 4).hand('ai', 'T07').price('discover', 'ai', 5).phase('discover').play('act')
      .playCard('T07').play('secondary')
    expect([second.handOf('ai').length, second.gems('ai')]).toEqual([1, 0])
  })

  it('CC-5.8 in the last column there is no boost', () => {
    const t = four().column('ai', 'discover', 5).hand('ai', 'T07').price('discover', 'ai', 5).phase('discover').play('act')
    expect(t.offersCard('T07')).toBe(false)
  })

  it('CC-5.9 points that are not spent are lost', () => {
    const t = four().sectors('ai', 5).price('recruit', 'ai', 5).phase('recruit').play('act', 'main', 'done', '?end')
    expect([t.sectorsOf('ai'), t.asked()]).toEqual([[5], ['zcharo']])
  })
})

describe('research and Discover', () => {
  it('CC-6.1 outside Discover too, on any track; without a possible step it is lost', () => {
    const full = (t: Table): Table => {
      for (const track of ['discover', 'build', 'harvest', 'recruit', 'move'] as const) t.column('zcharo', track, 5)
      return t
    }
    const t = full(new Table('ai', 'zcharo')).hand('zcharo', 'T20').price('discover', 'zcharo', 3).phase('discover').play('act')
    expect(t.offers('main')).toBe(false)
    const relic = new Table('ai', 'zcharo').fighters('zcharo', 'C-2', 1).phase('relics')
    expect(relic.keys().filter((key) => key.startsWith('advance:')).map((key) => key.split(':')[1])).toEqual(['discover', 'build', 'harvest', 'recruit', 'move'])
  })

  it('CC-6.2 CC-6.4 each column gives its immediate effect on arrival, in order', () => {
    const t = four().column('ai', 'discover', 5).price('discover', 'ai', 5).phase('discover').play('act', 'main', 'advance:recruit:nothing', 'advance:recruit:nothing')
    expect(t.keys()).toEqual(['gain:G1', 'gain:C1'])
    t.play('gain:G1')
    expect(t.gems('ai')).toBe(2)
    const discover = (column: number): string[] => four().has('ai', 6, 1).column('ai', 'discover', column).price('discover', 'ai', 5)
      .phase('discover').play('act', 'main', 'advance:discover:nothing').keys()
    expect([discover(1), discover(2), discover(3)]).toEqual([['gain:E2', 'gain:G1'], ['gain:E3', 'gain:C1'], ['gain:E4', 'gain:G2']])
  })

  it('CC-6.3 secondary actions: two gems, one gem, and a gem for a card', () => {
    const spent = (column: number): number[] => {
      const t = four().has('ai', 6, 5).column('ai', 'discover', column).price('discover', 'ai', 5).phase('discover').play('act', 'secondary', '?advance:harvest:nothing')
      return [5 - t.gems('ai'), t.columnOf('ai', 'harvest'), t.handOf('ai').length]
    }
    expect([1, 2, 3, 4, 5].map(spent)).toEqual([[2, 2, 0], [2, 2, 0], [1, 2, 0], [1, 2, 0], [1, 1, 1]])
  })

  it('CC-6.3 column 5 gives two', () => {
    const t = four().column('ai', 'discover', 5).price('discover', 'ai', 5).phase('discover')
      .play('act', 'main', 'advance:harvest:nothing', 'advance:harvest:nothing', '?decline')
    expect(t.columnOf('ai', 'harvest')).toBe(3)
  })

  it('CC-6.5 CC-6.4 CC-4.6 the example: AI steps to column 5 for a gem, draws, and buys another card; others pay 2 to AI and 3 to the bank', () => {
    const t = four().has('ai', 6, 2).has('zcharo', 9, 1).column('ai', 'discover', 4).price('discover', 'ai', 5).phase('discover')
    t.play('act', 'main', 'advance:discover:gem')
    expect([t.gems('ai'), t.handOf('ai').length, t.offers('main'), t.offers('secondary')]).toEqual([1, 1, false, true])
    t.play('secondary')
    expect([t.gems('ai'), t.handOf('ai').length, t.asked()]).toEqual([0, 2, ['zcharo']])
    t.play('act')
    expect([t.energy('zcharo'), t.energy('ai')]).toEqual([4, 8])
  })

  it('CC-6.1 the example: two researches of one turn on one track or on two', () => {
    const jrayek = (): Table => four().has('jrayek', 9, 1).column('jrayek', 'discover', 3).price('discover', 'jrayek', 5).phase('discover')
      .play('act', 'main', 'advance:harvest:nothing', 'secondary')
    const same = jrayek().play('advance:harvest:nothing', '?decline')
    const other = jrayek().play('advance:recruit:nothing')
    expect([same.columnOf('jrayek', 'harvest'), other.columnOf('jrayek', 'harvest'), other.columnOf('jrayek', 'recruit')]).toEqual([3, 2, 2])
  })
})
