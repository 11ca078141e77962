import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

describe('the alert', () => {
  it('NG-1.2 NG-1.3 ends at six, at eight in the second variation', () => {
    const at = (variation: string, alert: number): string => new Table({ variation }).ship({ alert }).meets('X03').play('dragnet').result
    expect([at('one', 4), at('one', 5), at('two', 6), at('two', 7)]).toEqual(['none', 'alert', 'none', 'alert'])
  })

  it('NG-1.3 by dragnet, trap, lost attack, failed mission and dropped cubes alike', () => {
    const ends = [
      new Table().ship({ alert: 5 }).meets('X03').play('dragnet'),
      new Table().ship({ alert: 5 }).jumps('goshen', 6),
      new Table().ship({ alert: 5 }).meets('X10').lost('attack'),
      new Table().opened(1).ship({ alert: 5, at: 'kafka' }).hand('B05').lost('attempt:B05:0:plain'),
      new Table().ship({ alert: 5 }).cubes('X08').play('dropCubes'),
    ]
    for (const t of ends) {
      expect([t.result, t.state.over, t.state.alert, t.state.stack]).toEqual(['alert', 1, 6, []])
      expect(t.game.outcome(t.state)?.places).toEqual([2])
    }
  })

  it('NG-1.3 in the middle of a resolution: nothing more is asked', () => {
    const attacked = new Table().ship({ alert: 5 }).keys('GREEN', 'BLUE', 'YELLOW').meets('X10').lost('attack')
    expect([attacked.state.over, attacked.told('lostCargo')]).toEqual([1, []])
    const cubes = new Table().ship({ alert: 5 }).cubes('X08').meets('X03').play('dragnet')
    expect([cubes.state.alert, cubes.told('alert').length, cubes.told('gameOver').length]).toEqual([6, 1, 1])
  })

  it('NG-1.3 even with the missing keys aboard', () => {
    const t = new Table().opened(2).ship({ at: 'honos', alert: 5 }).placed('PURPLE', 'PURPLE', 'BLUE').keys('YELLOW').meets('X04').lost('attack')
    expect([t.result, t.aboard]).toEqual(['alert', ['YELLOW']])
  })
})

describe('out of missions', () => {
  const empty = (): Table => new Table().withoutMissions().hand('C01')

  it('NG-1.4 every reachable deck empty, nothing in hand or active, and the vault out of reach', () => {
    const t = empty().play('discard:C01')
    expect([t.result, t.state.over]).toEqual(['missions', 1])
    expect(t.game.outcome(t.state)?.places).toEqual([2])
  })

  it('NG-1.4 not with a card in a deck that can be reached, in hand or active', () => {
    expect(new Table().hand('C01').play('discard:C01').result).toBe('none')
    expect(empty().hand('C02').play('discard:C01').result).toBe('none')
    expect(empty().active('C13', 3).play('discard:C01').result).toBe('none')
    const opened = new Table().opened(1).withoutMissions().hand('C01', 'B01')
    expect(opened.play('discard:C01').result).toBe('none')
    expect(opened.play('discard:B01').result).toBe('missions')
  })

  it('NG-1.4 locked decks do not count, decks of opened vaults do', () => {
    expect(empty().play('discard:C01').result).toBe('missions')
    expect(empty().opened(1).play('discard:C01').result).toBe('none')
  })

  it('NG-1.4 at once, by whatever way the last mission goes', () => {
    expect(empty().ship({ at: 'koss' }).lost('attempt:C01:0:plain').result).toBe('missions')
    expect(empty().active('C13', 1).play('discard:C01', 'dropCrystal').result).toBe('missions')
    expect(empty().active('C22', 0).ship({ at: 'koss' }).play('discard:C01', 'defend:C22').result).toBe('missions')
  })

  it('NG-1.4 not while the keys aboard, with those placed, fill the vault; but when they are lost', () => {
    const t = empty().placed('GREEN').keys('GREEN').play('discard:C01')
    expect(t.result).toBe('none')
    expect(t.play('dropKey:GREEN').result).toBe('missions')
    const net = empty().keys('GREEN', 'GREEN').play('discard:C01').meets('X03').play('dragnet')
    expect([net.result, net.state.alert]).toEqual(['missions', 2])
    expect(empty().keys('GREEN', 'BLUE').play('discard:C01').result).toBe('missions')
  })

  it('NG-1.4 opening the vault opens its deck, and the game goes on', () => {
    const t = empty().ship({ at: 'bohr_station' }).keys('GREEN', 'GREEN').play('discard:C01', 'place:GREEN', 'place:GREEN')
    expect([t.result, t.offered('draw')]).toEqual(['none', ['BOHR']])
  })

  it('NG-1.5 what the traders met could give counts, trade after trade', () => {
    const rich = (credits: number, influence: number, ...traders: string[]): string =>
      empty().ship({ credits, influence }).traders('vimana', ...traders).play('discard:C01').result
    expect([rich(7, 0, 'X14'), rich(8, 0, 'X14')]).toEqual(['missions', 'none'])
    // Two influence are three credits: 5 and 2 make eight.
    expect([rich(5, 1, 'X14'), rich(5, 2, 'X14')]).toEqual(['missions', 'none'])
    expect(rich(99, 99, 'X15', 'X16')).toBe('missions')
    // Keys that nobody wants are not in the way.
    expect(empty().keys('PURPLE', 'PURPLE', 'YELLOW').ship({ credits: 8, influence: 0 }).traders('vimana', 'X14').play('discard:C01').result).toBe('none')
  })

  it('NG-1.5 keys for keys, too, and keys of any colours', () => {
    const honos = (credits: number, traders: string[], ...held: ('GREEN' | 'BLUE' | 'YELLOW' | 'PURPLE')[]): string =>
      new Table().opened(2).withoutMissions().hand('C01').ship({ credits, influence: 0 }).placed('PURPLE', 'BLUE').keys(...held).traders('vimana', ...traders).play('discard:C01').result
    expect(honos(0, [], 'PURPLE', 'YELLOW')).toBe('none')
    expect([honos(3, ['X18'], 'YELLOW', 'GREEN', 'GREEN'), honos(4, ['X18'], 'YELLOW', 'GREEN', 'GREEN')]).toEqual(['missions', 'none'])
    // The yellow key must be left: two keys for the synth and none for the vault will not do.
    expect(honos(9, ['X18'], 'YELLOW', 'GREEN')).toBe('missions')
    // A green one becomes blue (3), the blue one yellow (2), two others a synth (4).
    expect([honos(8, ['X17', 'X18'], 'GREEN', 'GREEN', 'GREEN'), honos(9, ['X17', 'X18'], 'GREEN', 'GREEN', 'GREEN')]).toEqual(['missions', 'none'])
  })

  it('NG-1.5 a trader not yet met does not count, a blocked one does', () => {
    expect(empty().ship({ credits: 50 }).play('discard:C01').result).toBe('missions')
    expect(empty().ship({ credits: 50 }).traders('vimana', 'X14').fled('X01', 'vimana').play('discard:C01').result).toBe('none')
  })

  it('NG-1.5 spending what the trader would have taken loses', () => {
    const t = empty().ship({ credits: 8, influence: 0 }).traders('vimana', 'X14').play('discard:C01').meets('X08')
    expect(t.play('bribe:credits:4').result).toBe('missions')
  })
})

describe('the outcome', () => {
  it('NG-1.6 won or not, and how many vaults are open', () => {
    const lost = new Table().opened(2).ship({ alert: 5 }).meets('X03').play('dragnet')
    expect(lost.game.outcome(lost.state)).toEqual({ places: [2], scores: [2], breakdown: [{ source: 'vaults', points: [2] }] })
    const won = new Table().opened(2).ship({ at: 'honos' }).placed('PURPLE', 'PURPLE', 'BLUE').keys('YELLOW').play('place:YELLOW')
    expect(won.game.outcome(won.state)).toEqual({ places: [1], scores: [3], breakdown: [{ source: 'vaults', points: [3] }] })
  })
})
