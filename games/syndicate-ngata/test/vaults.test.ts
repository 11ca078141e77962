import { describe, expect, it } from 'vitest'
import { keys, type Key } from '../data/names.ts'
import { game, keysOfVault, Table, territory } from './table.ts'

/** Every key of the vault aboard, at its territory, with all vaults before it open. */
const atVault = (variation: 'one' | 'two', opened: number, at: string, held: Key[]): Table => new Table({ variation }).opened(opened).ship({ at }).keys(...held)

/** Places the keys; the game may be over after the last. */
function placeAll(t: Table, held: readonly Key[]): Table {
  for (const key of held) t.play(`place:${key}`)
  return t
}

describe('vaults', () => {
  it('NG-8.1 only the first locked vault takes keys, only those on its card, only there', () => {
    const t = new Table().ship({ at: 'bohr_station' }).keys('GREEN', 'BLUE')
    expect([t.offered('place'), t.why('place:BLUE')]).toEqual([['GREEN'], ['NG-8.1']])
    const early = new Table().ship({ at: 'ceto' }).keys('GREEN', 'BLUE', 'YELLOW')
    expect([early.offered('place'), early.why('place:GREEN')]).toEqual([[], ['NG-8.1']])
    expect(new Table().opened(1).ship({ at: 'ceto' }).keys('GREEN', 'BLUE', 'YELLOW').offered('place')).toEqual(['BLUE', 'YELLOW'])
    expect(new Table().keys('GREEN').offered('place')).toEqual([])
  })

  it('NG-8.1 no more of a colour than the card asks for', () => {
    const t = new Table().opened(1).ship({ at: 'ceto' }).keys('YELLOW', 'YELLOW').play('place:YELLOW')
    expect([t.offered('place'), t.aboard, t.why('place:YELLOW')]).toEqual([[], ['YELLOW'], ['NG-8.1']])
  })

  it('NG-8.2 in several visits; a key that is placed stays, and neither dragnet nor trader gets it', () => {
    const t = new Table().ship({ at: 'bohr_station' }).keys('GREEN').play('place:GREEN')
    expect([t.inVault, t.aboard, t.state.opened]).toEqual([['GREEN'], [], 0])
    t.meets('X03').play('dragnet')
    expect(t.inVault).toEqual(['GREEN'])
    t.traders('bohr_station', 'X17').ship({ credits: 10 })
    expect([t.offers('trade:X17a'), t.offered('dropKey')]).toEqual([false, []])
    t.keys('GREEN').play('place:GREEN')
    expect(t.state.opened).toBe(1)
  })

  it('NG-8.3 a full vault opens: its keys are discarded and its deck can be drawn from there', () => {
    const t = placeAll(new Table().ship({ at: 'bohr_station' }).keys('GREEN', 'GREEN', 'BLUE'), ['GREEN', 'GREEN'])
    expect([t.state.opened, t.inVault, t.aboard, t.offered('draw')]).toEqual([1, [], ['BLUE'], ['BOHR']])
    expect(t.told('openedVault')).toEqual([{ vault: 0, number: 1 }])
    expect(t.ship({ at: 'cora' }).offered('draw')).toEqual(['CORA'])
  })

  it('NG-8.1 NG-1.2 the vaults of both variations with their keys', () => {
    const vaults: [variation: 'one' | 'two', opened: number, at: string, held: Key[]][] = [
      ['one', 0, 'bohr_station', ['GREEN', 'GREEN']],
      ['one', 1, 'ceto', ['BLUE', 'BLUE', 'YELLOW']],
      ['one', 2, 'honos', ['PURPLE', 'PURPLE', 'BLUE', 'YELLOW']],
      ['two', 0, 'kronos', ['GREEN', 'GREEN']],
      ['two', 1, 'goshen', ['GREEN', 'GREEN', 'BLUE']],
      ['two', 2, 'etna', ['BLUE', 'GREEN', 'YELLOW', 'YELLOW']],
      ['two', 3, 'honos', ['PURPLE', 'PURPLE', 'BLUE', 'YELLOW', 'YELLOW']],
    ]
    vaults.forEach(([variation, opened, at, held], vault) => {
      const t = placeAll(atVault(variation, opened, at, held), held)
      expect([vault, t.state.opened, t.aboard]).toEqual([vault, opened + 1, []])
      expect(keysOfVault(vault).toSorted()).toEqual(held.toSorted())
      for (const key of held) {
        const short = held.toSpliced(held.indexOf(key), 1)
        expect(placeAll(atVault(variation, opened, at, held), short).state.opened).toBe(opened)
      }
    })
  })

  it('NG-1.1 NG-11.1 the last key on Honos wins at once', () => {
    const t = new Table().opened(2).ship({ at: 'honos', alert: 5 }).withoutMissions().placed('PURPLE', 'PURPLE', 'BLUE').keys('YELLOW').play('place:YELLOW')
    expect([t.result, t.state.over, t.state.opened]).toEqual(['won', 1, 3])
    expect(t.game.outcome(t.state)?.places).toEqual([1])
    expect(t.told('gameOver')).toEqual([{ result: 1, opened: 3 }])
  })

  it('NG-8.4 four colours of keys', () => expect(keys).toEqual(['GREEN', 'BLUE', 'YELLOW', 'PURPLE']))

  it('NG-8.5 a view says which vaults are open and nothing of what follows', () => {
    const t = new Table().opened(1)
    for (const viewer of [0, 1]) {
      const view = game.view(t.state, viewer)
      expect(view.opened).toBe(1)
      expect(view.cards.at[2]).toEqual(new Array(8).fill(-1))
      expect(JSON.stringify(view)).not.toMatch(/story|secret|chance/)
    }
    expect(t.state.at).toBe(territory('cora'))
  })
})
