import { describe, expect, it } from 'vitest'
import { chanceOf, chanceToWin, jumpChances } from '../rules/odds.ts'
import { content, Table } from './table.ts'

const percent = (chance: number): number => Math.round(chance * 100)

describe('odds', () => {
  it('NG-6.2 NG-6.3 a mission with one, two or three dice', () => {
    expect([1, 2, 3].map((dice) => percent(chanceOf(4, dice)))).toEqual([50, 75, 88])
    expect([1, 2, 3].map((dice) => percent(chanceOf(3, dice)))).toEqual([67, 89, 96])
  })

  it('NG-7.3 attacks, level against level', () => {
    const levels: [number, number][] = [[1, 1], [2, 2], [2, 1], [3, 2], [1, 2]]
    expect(levels.map(([mine, theirs]) => percent(chanceToWin(mine, theirs)))).toEqual([42, 39, 58, 47, 25])
  })

  it('NG-4.6 hyperjumps with one and two dice', () => {
    expect(jumpChances(content, 1).map(percent)).toEqual([50, 33, 17])
    expect(jumpChances(content, 2).map(percent)).toEqual([25, 44, 31])
  })

  it('NG-4.6 the dice fall as the odds say', () => {
    const ends = [0, 0, 0]
    for (let i = 0; i < 600; i++) {
      const t = new Table()
      t.state.chance[1] = i
      ends[t.play('jump:tycho').told('jumpDice')[0]['result'] as number]++
    }
    jumpChances(content, 2).forEach((chance, result) => expect(Math.abs(ends[result] / 600 - chance)).toBeLessThan(0.06))
  })
})
