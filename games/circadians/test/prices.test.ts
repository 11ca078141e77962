import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('ai', 'zcharo')
const three = (): Table => new Table('ai', 'zcharo', 'leyrien')
const four = (): Table => new Table('circadians', 'ai', 'zcharo', 'jrayek')

describe('setting prices', () => {
  it('CC-4.1 from the flare gun clockwise, one token each', () => {
    const t = four().flare('zcharo').newRound(1)
    const order: string[] = []
    for (const place of ['discover', 'build', 'harvest', 'recruit']) {
      order.push(...t.asked())
      t.play(`price:3:${place}`)
    }
    expect(order).toEqual(['zcharo', 'jrayek', 'circadians', 'ai'])
    expect(t.state.phase).toBe(1)
  })

  it('CC-4.1 with two factions each prices two, alternating', () => {
    const t = two().newRound(1)
    const order: string[] = []
    for (const key of ['price:3:discover', 'price:3:build', 'price:4:harvest', 'price:4:recruit']) {
      order.push(...t.asked())
      t.play(key)
    }
    expect(order).toEqual(['ai', 'zcharo', 'ai', 'zcharo'])
  })

  it('CC-4.1 the order stands although the flare gun moves', () => {
    const t = four().flare('circadians').newRound(1).play('price:3:moveLast')
    expect([t.flareGun(), t.asked()]).toEqual(['ai', ['ai']])
    t.play('price:3:build')
    expect(t.asked()).toEqual(['zcharo'])
  })

  it('CC-4.2 a phase holds one token, Move only one of its two places', () => {
    const t = four().newRound(1).play('price:3:moveLast')
    expect(t.keys().filter((key) => key.startsWith('price:4:'))).toEqual(['price:4:discover', 'price:4:build', 'price:4:harvest', 'price:4:recruit'])
  })

  it('CC-3.4 CC-4.6 tokens 1, 3, 4 and 5 are in hand; 3, 4 and 5 do nothing', () => {
    const t = four().newRound(1)
    expect([1, 2, 3, 4, 5, 6].filter((token) => t.offers(`price:${token}:discover`))).toEqual([1, 3, 4, 5])
    t.play('price:5:harvest')
    expect([t.energy('circadians'), t.gems('circadians'), t.handOf('circadians')]).toEqual([6, 1, []])
  })

  it('CC-4.3 pricing Build gives a gem, Recruit 2 energy, Move first a card, Move last nothing', () => {
    expect(four().newRound(1).play('price:3:build').gems('circadians')).toBe(2)
    expect(four().newRound(1).play('price:3:recruit').energy('circadians')).toBe(8)
    const drew = (place: string): number => new Table('ai', 'zcharo', 'leyrien', 'jrayek').newRound(1).play(`price:3:${place}`).handOf('ai').length
    expect([drew('moveFirst'), drew('moveLast'), drew('discover')]).toEqual([1, 0, 0])
  })

  it('CC-4.3 the bonus of the phase comes before the effect of the token', () => {
    const t = three().set({ priceHand: [0b111111, 0b011101, 0b011101, 0, 0], priceVault: [0, 0b100010, 0b100010, 0, 0] }).has('ai', 6, 0).column('ai', 'build', 4).newRound(1)
    t.play('price:2:build', 'advance:build:gem')
    expect([t.columnOf('ai', 'build'), t.gems('ai')]).toEqual([5, 0])
  })

  it('CC-4.4 token 1 takes back the vault and draws a card', () => {
    const t = three().newRound(1).play('price:1:discover')
    expect(t.state.priceVault[0]).toBe(0)
    expect(t.state.priceHand[0]).toBe(0b111110)
    expect(t.handOf('ai')).toHaveLength(1)
  })

  it('CC-4.7 tokens taken back wait for the next round', () => {
    const t = two().newRound(1).play('price:1:discover', 'price:3:build')
    expect(t.asked()).toEqual(['ai'])
    expect(t.offersLike('price:2:')).toBe(false)
    expect(t.reasons()).toContain('price:2:harvest CC-4.7')
    expect(t.offers('price:3:harvest')).toBe(true)
  })

  it('CC-4.5 token 2 advances on the track of its phase', () => {
    const t = three().set({ priceHand: [0b111111, 0b011101, 0b011101, 0, 0], priceVault: [0, 0b100010, 0b100010, 0, 0] }).newRound(1)
    t.play('price:2:recruit', '?advance:recruit:nothing')
    expect([t.columnOf('ai', 'recruit'), t.columnOf('ai', 'discover')]).toEqual([2, 1])
  })

  it('CC-4.5 a lock has to be paid, and may be left; at the end of the track nothing happens', () => {
    const ready = (column: number, gems: number): Table =>
      three()
        .set({ priceHand: [0b111111, 0b011101, 0b011101, 0, 0], priceVault: [0, 0b100010, 0b100010, 0, 0] })
        .has('ai', 6, gems)
        .column('ai', 'recruit', column)
        .newRound(1)
        .play('price:2:recruit')
    const paid = ready(4, 1).play('advance:recruit:gem')
    expect([paid.columnOf('ai', 'recruit'), paid.gems('ai')]).toEqual([5, 0])
    const left = ready(4, 1).play('decline')
    expect([left.columnOf('ai', 'recruit'), left.gems('ai')]).toEqual([4, 1])
    expect(ready(4, 0).asked()).toEqual(['zcharo'])
    expect(ready(5, 1).asked()).toEqual(['zcharo'])
  })

  it('CC-4.8 a faction without a token that it may use takes back its vault and uses all it holds', () => {
    const dry = two().set({ priceHand: [0, 0b011101, 0, 0, 0], priceVault: [0b111111, 0b100010, 0, 0, 0] }).newRound(3)
    expect([1, 2, 3, 4, 5, 6].filter((token) => dry.offers(`price:${token}:discover`))).toEqual([1, 2, 3, 4, 5, 6])
    expect(dry.handOf('ai')).toEqual([])
    const last = two().set({ priceHand: [0b000001, 0b011101, 0, 0, 0], priceVault: [0b111110, 0b100010, 0, 0, 0] }).newRound(3)
    last.play('price:1:discover', 'price:3:build')
    expect([last.asked(), last.offers('price:6:harvest')]).toEqual([['ai'], true])
  })
})

describe('neutral price tokens', () => {
  const priced = (t: Table): string[] => t.told('neutralPriced').map(({ data }) => `${String(data['track'])} ${String(data['token'])}`)

  it('CC-4.9 they fill the open phases; with three the lower total goes to the uppermost', () => {
    const places = (round: number): string[] => priced(three().newRound(round).play('price:3:build', 'price:3:harvest', 'price:3:recruit'))
    // Discover and Move are open; tokens are n3a, n3b, n24a, n24b.
    expect([places(1), places(3), places(5)]).toEqual([
      ['0 0', '4 2'],
      ['0 2', '4 1'],
      ['0 1', '4 3'],
    ])
  })

  it('CC-4.9 one pair with two and four factions, none with five', () => {
    expect(priced(two().newRound(1).play('price:3:discover', 'price:3:build', 'price:4:harvest', 'price:4:recruit'))).toEqual(['4 2'])
    expect(priced(four().newRound(5).play('price:3:discover', 'price:3:build', 'price:3:harvest', 'price:3:recruit'))).toEqual(['4 3'])
    const five = new Table('circadians', 'ai', 'zcharo', 'leyrien', 'jrayek').newRound(1)
    five.play('price:3:discover', 'price:3:build', 'price:3:harvest', 'price:3:recruit', 'price:3:moveLast')
    expect(priced(five)).toEqual([])
  })

  it('CC-4.10 what they cost, and to whom', () => {
    const acted = (token: number): number[] => {
      const t = three().lay((s) => Object.assign(s.price, [token])).lay((s) => Object.assign(s.pricer, [5])).phase('discover').play('act')
      return [t.energy('ai'), t.energy('zcharo'), t.energy('leyrien')]
    }
    expect([acted(0), acted(1), acted(2), acted(3)]).toEqual([
      [4, 7, 7],
      [2, 7, 7],
      [3, 6, 6],
      [1, 6, 6],
    ])
  })
})

describe('the flare gun', () => {
  it('CC-4.11 CC-1.4 goes to the left neighbour of who priced Move', () => {
    const t = four().flare('circadians').newRound(1).play('price:3:discover', 'price:3:moveLast')
    expect(t.flareGun()).toBe('zcharo')
  })

  it('CC-4.11 past its holder when that is the left neighbour', () => {
    const t = four().flare('circadians').newRound(1).play('price:3:discover', 'price:3:build', 'price:3:harvest', 'price:3:moveFirst')
    expect(t.flareGun()).toBe('ai')
  })

  it('CC-4.11 CC-4.12 and to the next clockwise after a neutral price, which lies first and draws nothing', () => {
    const t = four().flare('ai').newRound(1).play('price:3:discover', 'price:3:build', 'price:3:harvest', 'price:3:recruit')
    expect([t.flareGun(), t.state.moveLast]).toEqual(['zcharo', 0])
    while (t.state.phase < 5) t.play('pass')
    expect(t.asked()).toEqual(['zcharo'])
    expect(t.seats.flatMap((faction) => t.handOf(faction))).toEqual([])
  })

  it('CC-4.11 with two factions it always changes hands', () => {
    const mine = two().newRound(1).play('price:3:moveFirst')
    const theirs = two().newRound(1).play('price:3:discover', 'price:3:moveFirst')
    expect([mine.flareGun(), theirs.flareGun()]).toEqual(['zcharo', 'zcharo'])
  })
})
