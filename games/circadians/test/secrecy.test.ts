import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { Channel } from '#host/channel.ts'
import { Match, type Control } from '#host/match.ts'
import type { Pending } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import { parseLine, parseRecord, Recorder, type Header } from '#kernel/record.ts'
import type { Fields, State } from '../rules/state.ts'
import { game } from './table.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec')).map((file) => readFileSync(folder + file, 'utf8'))

const planOf = (state: State, seat: number): Pending | undefined => game.pending(state).find((each) => each.seat === seat && each.frame.step === 'plan')
/** Both sides still plan: whatever the first one chooses, nothing is revealed. */
const bothPlan = (state: State): boolean => game.pending(state).filter(({ frame }) => frame.step === 'plan').length === 2
const keysOf = ({ options }: Pending): string[] => options.map((option) => game.notation.key(option))

/** All that a viewer gets when the seat plans so: the position, what the viewer is asked, and what was told. */
function received(before: State, seat: number, key: string, viewer: number): string {
  const state = game.copy(before)
  const events: GameEvent[] = []
  game.answer(state, seat, key, (event) => events.push(event))
  const asked = game.pending(state).filter((each) => each.seat === viewer).map((each) => [each.frame, keysOf(each), game.blocked(state, each)])
  return JSON.stringify([game.view(state, viewer), asked, events.map((event) => game.seeEvent(event, viewer))])
}

const others = (state: State, seat: number): number[] => Array.from({ length: state.seats + 1 }, (_, viewer) => viewer).filter((viewer) => viewer !== seat)

interface FirstPlan {
  readonly before: State
  readonly ply: number
  readonly seat: number
  readonly keys: readonly string[]
}

/** The moments of a recorded game in which the first of two sides plans. */
function* firstPlans(text: string): Generator<FirstPlan> {
  const { header, lines } = parseRecord(text)
  const recorder = new Recorder(game, header)
  for (const [ply, line] of lines.entries()) {
    const { choice } = parseLine(line)
    if (!choice) throw new Error('a golden record has choices only')
    const plan = bothPlan(recorder.state) ? planOf(recorder.state, choice.seat) : undefined
    if (plan) yield { before: recorder.state, ply, seat: choice.seat, keys: keysOf(plan) }
    recorder.choose(choice.seat, choice.key)
  }
}

describe('CC-11.2 before the reveal nothing that others receive depends on section, card or bluff', () => {
  it('in battles of the golden records, for rivals and onlookers', () => {
    let battles = 0
    const verbs = new Set<string>()
    for (const text of records)
      for (const { before, seat, keys } of firstPlans(text)) {
        battles++
        for (const key of keys) verbs.add(key.split(':')[0])
        for (const viewer of others(before, seat)) expect(new Set(keys.map((key) => received(before, seat, key, viewer))).size).toBe(1)
        expect(new Set(keys.map((key) => received(before, seat, key, seat))).size).toBe(keys.length)
      }
    expect(battles).toBeGreaterThan(40)
    expect([...verbs].sort()).toEqual(['plan', 'planBluff', 'planWith'])
  })

  it('in what a host sends: every section, the log and the number of messages', () => {
    const [text] = records.filter((each) => / planWith:/.test(each))
    const { header, lines } = parseRecord(text)
    const found = [...firstPlans(text)].find(({ keys }) => keys.some((key) => key.startsWith('planWith')))
    if (!found) throw new Error('nobody plans with a card')
    const { ply, seat, keys } = found
    const sample = ['plan:', 'planWith:', 'planBluff:'].flatMap((verb) => keys.filter((key) => key.startsWith(verb)).slice(0, 3))
    for (const viewer of [header.seats, (seat + 1) % header.seats]) {
      const sent = sample.map((key) => {
        const match = wake(header, lines.slice(0, ply))
        const channel = new Channel(match, viewer)
        channel.next()
        match.answerNow(seat, key)
        return JSON.stringify([channel.next() ?? 'nothing', channel.next() ?? 'nothing'])
      })
      expect(sent.length).toBeGreaterThan(5)
      expect(new Set(sent).size).toBe(1)
    }
  })
})

function wake(header: Header, lines: readonly string[]): Match<Fields> {
  const person: Control = { by: 'person' }
  return Match.wake(game, header, lines, Array.from({ length: header.seats }, () => person))
}
