import { describe, expect, it } from 'vitest'
import { game, Table } from './table.ts'

describe('settled positions', () => {
  it('CC-5.5 a turn is settled between actions, not inside one', () => {
    const t = new Table('zcharo', 'ai').has('zcharo', 9, 3).price('discover', 'zcharo', 3).phase('discover').play('act')
    expect([t.step(), game.settled(t.state)]).toEqual(['acting', true])
    t.play('main')
    expect([t.step(), game.settled(t.state)]).toEqual(['research', false])
    t.play('advance:discover:nothing')
    expect([t.step(), game.settled(t.state)]).toEqual(['choose', false])
    t.play('gain:G1')
    expect([t.step(), game.settled(t.state)]).toEqual(['acting', true])
  })

  it('CC-10.2 a march is seen when it is complete', () => {
    const t = new Table('zcharo', 'ai').fighters('zcharo', 'D-1', 3).leader('Ejax', 'D-1').has('zcharo', 9, 0).price('move', 'zcharo', 3).phase('move').play('act', 'main', 'move:D-1:E-2', 'with:Ejax')
    expect([t.step(), game.complete(t.state)]).toEqual(['march', false])
  })

  it('CC-11.12 a question that follows from a battle does not keep its outcome from the others', () => {
    const t = new Table('oxataya', 'ai').glory('oxataya', 4).fighters('oxataya', 'D-3', 6).fighters('ai', 'D-3', 1).fight('oxataya', 'D-3', 'ai', { oxataya: 'guard', ai: 'guard' })
    expect([t.gloryOf('oxataya'), t.step(), game.complete(t.state)]).toEqual([5, 'researchElsewhere', true])
  })

  it('CC-12.1 all take their income at once, and what comes from the common stock from the flare gun on', () => {
    const t = new Table('ai', 'zcharo', 'oxataya').flare('zcharo').phase('income')
    expect(t.asked()).toEqual(['ai', 'zcharo', 'oxataya'])
    t.by('oxataya', 'baseIncome:G1').by('zcharo', 'baseIncome:E2').by('ai', 'baseIncome:E2')
    const drew = t.told('drew').map(({ data }) => data['seat'])
    expect(drew).toEqual([1, 2, 0])
  })
})
