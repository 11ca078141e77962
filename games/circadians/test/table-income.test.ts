import { describe, expect, it } from 'vitest'
import type { Prompt } from '#host/channel.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import type { SeenEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { CODE } from '../data/notation.ts'
import type { State } from '../rules/state.ts'
import { checklist, incomeIn, type CheckLine } from '../table/income/checklist.ts'
import { game, Table } from './table.ts'

/** The checklist of Income says what really came. */

function promptOf(state: State, pending: Pending): Prompt {
  const offered = (option: Pending['options'][number]): Prompt['options'][number] => ({ key: game.notation.key(option), verb: option.k, facets: game.notation.facets(option) })
  const blocked = game.blocked(state, pending).map(({ option, reason }) => ({ ...offered(option), reason }))
  return { id: game.decisionId(state, pending), step: pending.frame.step, required: true, sealed: false, frame: pending.frame, options: pending.options.map(offered), blocked }
}

const linesFor = (state: State, pending: Pending, log: readonly SeenEvent[]): readonly CheckLine[] =>
  checklist({ view: game.view(state, pending.seat), viewer: pending.seat, override: undefined, log }, promptOf(state, pending))

const sum = (lines: readonly CheckLine[], code: number): number =>
  lines.filter(({ state }) => state === 'taken').flatMap(({ effect }) => effect?.choices[0] ?? []).reduce((total, gain) => total + (gain.code === code ? gain.n : 0), 0)

const told = (events: readonly SeenEvent[], type: string, what: string): number => events.filter((event) => event.type === type).reduce((total, { data }) => total + Number(data[what]), 0)

describe('the checklist of Income (CC-12.1, CC-12.6)', () => {
  it('ticks exactly the energy, gems and glory that came without a choice', () => {
    let checked = 0
    for (let seed = 0; seed < 16; seed++) {
      const seats = 2 + (seed % 4)
      const random = new Random(`income/${seed}`)
      const log: SeenEvent[] = []
      const state = game.start({ factions: 'random' }, seats, secretFromSeed(seed), (event) => log.push(game.seeEvent(event, seats)))
      const asked = new Set<string>()
      while (state.over === 0) {
        for (const pending of game.pending(state)) {
          const name = `${state.round} ${pending.seat}`
          if (pending.frame.step !== 'takeIncome' || asked.has(name)) continue
          asked.add(name)
          const own = incomeIn(log).filter(({ data }) => data['seat'] === pending.seat)
          // A choice with one answer is taken at once, too: its gains stand in no line of their own.
          if (own.some(({ type }) => type === 'regionCount' || type === 'upkeep')) continue
          const lines = linesFor(state, pending, log)
          expect(sum(lines, CODE.F)).toBe(told(own, 'glory', 'gained'))
          // Glory may bring what its track shows.
          if (own.some(({ type }) => type === 'glory')) continue
          expect([sum(lines, CODE.E), sum(lines, CODE.G)]).toEqual([told(own, 'gained', 'energy'), told(own, 'gained', 'gems')])
          checked++
        }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option, (event) => log.push(game.seeEvent(event, seats)))
      }
    }
    expect(checked).toBeGreaterThan(60)
  })

  it('ticks what Ryh-zu in the service of others, morale and attributes bring (CC-20.4, CC-19.2, CC-19.15)', () => {
    const t = new Table('jrayek', 'leyrien', 'zcharo')
      .ryhzu('Halke', 'C-3', 'zcharo')
      .ryhzu('Katarin', 'B-3', 'zcharo')
      .building('jrayek', 'foundry', 'D-1')
      .fighters('leyrien', 'B-4', 1)
      .fighters('leyrien', 'C-5', 1)
      .fighters('leyrien', 'B-2', 1)
      .terrain('B-4', 0)
      .terrain('C-5', 0)
      .terrain('B-2', 0)
      .morale('B-4', 'C-5')
      .upgraded('optimistic')
      .glory('leyrien', 8)
      .hand('leyrien', 'T06')
      .phase('income')
    const log = t.events.map((event) => game.seeEvent(event, 0))
    for (const faction of ['jrayek', 'leyrien'] as const) {
      const seat = t.seat(faction)
      const [pending] = game.pending(t.state).filter((each) => each.seat === seat && each.frame.step === 'takeIncome')
      const lines = linesFor(t.state, pending, log)
      const own = log.filter(({ data }) => data['seat'] === seat)
      expect(lines.map(({ line }) => line.kind)).toEqual(expect.arrayContaining(faction === 'jrayek' ? ['slots', 'foreign'] : ['attribute', 'morale']))
      expect([sum(lines, CODE.E), sum(lines, CODE.G), sum(lines, CODE.F)]).toEqual([told(own, 'gained', 'energy'), told(own, 'gained', 'gems'), told(own, 'glory', 'gained')])
    }
  })

  it('puts what is to choose first, and shows what cannot be kept with its reason (CC-20.4)', () => {
    const t = new Table('jrayek', 'zcharo').has('jrayek', 0, 0).ryhzu('Uryk', 'D-2', 'jrayek').building('jrayek', 'outpost', 'D-2').fighters('jrayek', 'D-2', 2).phase('income')
    const [pending] = game.pending(t.state).filter(({ seat }) => seat === 0)
    const lines = linesFor(t.state, pending, t.events.map((event) => game.seeEvent(event, 0)))
    expect(lines.map(({ line, state }) => `${line.kind} ${state}`)).toEqual(['count open', 'base open', 'upkeep open', 'slots later'])
    expect(lines[2].options).toEqual([])
    expect(lines[2].blocked.map(({ reason }) => reason.rule)).toEqual(['CC-20.4'])
  })
})
