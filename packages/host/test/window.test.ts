import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import type { Game } from '#kernel/game.ts'
import { replay, seededHeader } from '#kernel/record.ts'
import { makeSkirmish } from '#kernel/test/skirmish.ts'
import { Channel } from '#host/channel.ts'
import { Match, type Control } from '#host/match.ts'
import { WindowClock } from '#host/window.ts'

const person: Control = { by: 'person' }
const bot: Control = { by: 'bot', level: 'random' }

/** Skirmish in which nobody waits for those who do not react. */
function hurried() {
  const { react } = makeSkirmish().definition.steps
  return makeSkirmish({ react: { ...react, otherwise: 'decline' } } as Parameters<typeof makeSkirmish>[0])
}

/** Three at a table, the first of whom has just attacked: the others may react. */
function underAttack(seed = 'window', controls: readonly Control[] = [person, person, person]): Match {
  const game = hurried() as unknown as Game
  const match = new Match(game, seededHeader(game, {}, controls.length, seed), controls)
  const random = new Random(seed)
  while (!match.window) {
    const { seat, options } = match.pending[0]
    const attack = options.find(({ k }) => k === 'attack')
    match.answerNow(seat, game.notation.key(attack ?? options[random.int(options.length)]))
  }
  return match
}

const promptOf = (match: Match, seat: number) => {
  const prompts = new Channel(match, seat).next()?.sections['prompts'] as readonly { id: string; step: string; timed?: { otherwise: string; chosen: string | null }; options: readonly { key: string }[] }[]
  const found = prompts.find(({ step }) => step === 'react')
  if (!found) throw new Error(`Seat ${seat} is not asked to react`)
  return found
}

const reacting = (match: Match, seat: number): string => promptOf(match, seat).options.find(({ key }) => key !== 'decline')?.key ?? 'decline'

const everywhere = () => true

describe('a window to react', () => {
  it('tells nobody whether, when or what somebody has answered before it closes', () => {
    const match = underAttack()
    const { seats } = match.window ?? { seats: [] }
    expect(seats).toHaveLength(2)
    const channels = [0, 1, 2, 3].map((viewer) => new Channel(match, viewer))
    for (const channel of channels) channel.next()
    const before = JSON.stringify(match.state)
    for (const seat of seats) {
      expect(match.answer(seat, promptOf(match, seat).id, [reacting(match, seat)])).toEqual([])
      channels.forEach((channel, viewer) => expect(channel.next() !== undefined).toBe(viewer === seat))
    }
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.waitingFor).toEqual(seats)
    expect(match.closeWindow(match.window?.n ?? 0).map((line) => Number(line[0]))).toEqual(seats)
  })

  it('lets a mind be changed, and counts the last answer', () => {
    const match = underAttack()
    const [seat] = match.window?.seats ?? []
    const { id, timed } = promptOf(match, seat)
    expect(timed).toEqual({ otherwise: 'decline', chosen: null })
    const key = reacting(match, seat)
    expect(key).not.toBe('decline')
    match.answer(seat, id, ['decline'])
    match.answer(seat, id, [key])
    expect(promptOf(match, seat)).toMatchObject({ id, timed: { chosen: key } })
    expect(match.closeWindow(match.window?.n ?? 0)[0]).toMatch(new RegExp(`^${seat} ${key} `))
  })

  it('answers for whoever has not, and the record says so', () => {
    const match = underAttack()
    const { n, seats } = match.window ?? { n: 0, seats: [] }
    const lines = match.closeWindow(n)
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(seats.map((seat) => `${seat} decline`))
    expect(match.window?.n).not.toBe(n)
    expect(match.closeWindow(n)).toEqual([])
    const again = replay(match.game, match.recorder.text(true))
    expect(again.lastHash).toBe(match.recorder.lastHash)
  })

  it('is the same after the match has slept, and asks again', () => {
    const match = underAttack()
    const [seat] = match.window?.seats ?? []
    match.answer(seat, promptOf(match, seat).id, [reacting(match, seat)])
    const woken = Match.wake(hurried() as unknown as Game, match.recorder.header, match.recorder.lines, match.controls)
    expect(woken.window?.seats).toEqual(match.window?.seats)
    expect(promptOf(woken, seat).timed?.chosen).toBeNull()
  })

  it('refuses what is not offered, chains, and an answer smuggled in with another', () => {
    const match = underAttack()
    const [seat, other] = match.window?.seats ?? []
    const { id } = promptOf(match, seat)
    expect(() => match.answer(seat, id, ['nonsense'])).toThrow(/not offered/)
    expect(() => match.answer(seat, id, ['decline', 'decline'])).toThrow(/not offered/)
    expect(() => match.answer(other, id, ['decline'])).toThrow(/moved on/)
    const trade = match.pending.find((each) => each.seat === seat && each.place === 'aside')
    if (!trade) throw new Error('no offer can be made meanwhile')
    expect(() => match.answer(seat, match.game.decisionId(match.state, trade), ['decline'])).toThrow(/of its own/)
    expect(match.heldOf(seat)).toBeUndefined()
  })

  it('needs an answer that is always offered', () => {
    const { react } = makeSkirmish().definition.steps
    const careless = makeSkirmish({ react: { ...react, otherwise: 'sleep' } } as Parameters<typeof makeSkirmish>[0])
    const match = underAttack()
    const { header, lines } = match.recorder
    expect(() => Match.wake(careless, header, lines, match.controls)).toThrow(/does not offer "sleep"/)
  })

  it('is another one when it opens again after something was taken back', () => {
    const match = underAttack()
    const { n, seats } = match.window ?? { n: 0, seats: [] }
    const attack = match.recorder.lines.at(-1)?.split(' ') ?? []
    match.answer(seats[0], promptOf(match, seats[0]).id, ['decline'])
    match.proposeUndo(Number(attack[0]), 1)
    for (const seat of seats) match.voteUndo(seat, true)
    expect(match.window).toBeUndefined()
    match.answerNow(Number(attack[0]), attack[1])
    expect(match.window?.seats).toEqual(seats)
    expect(match.closeWindow(n)).toEqual([])
    expect(match.heldOf(seats[0])).toBeUndefined()
  })

  it('holds the standing answers of people and the answers of bots like any other', () => {
    const match = underAttack('bots', [person, person, bot])
    const { n, seats } = match.window ?? { n: 0, seats: [] }
    expect(seats).toEqual([1, 2])
    match.setStanding(1, 'react', 'decline')
    expect(match.heldOf(1)).toBe('decline')
    expect(match.answerNow(2, reacting(match, 2))).toEqual([])
    expect(match.unanswered).toEqual([])
    expect(match.window?.n).toBe(n)
  })

  it('is waited for as long as people are there who are asked, else for bots, else not at all', () => {
    const waits = (controls: readonly Control[], isThere: (seat: number) => boolean) => {
      const clock = new WindowClock(underAttack('waits', controls), 4000, () => 0)
      clock.look(isThere)
      return clock.waits
    }
    expect(waits([person, person, person], everywhere)).toBe('people')
    expect(waits([person, person, person], (seat) => seat === 0)).toBe('nobody')
    expect(waits([person, person, bot], (seat) => seat === 0)).toBe('bots')
    expect(waits([person, bot, bot], everywhere)).toBe('bots')
  })

  it('is passed over where nobody is waited for, the following ones too', () => {
    const match = underAttack()
    const lines = new WindowClock(match, 4000, () => 0).passOver(() => false)
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.every((line) => / decline /.test(line))).toBe(true)
    expect(match.window).toBeUndefined()
  })

  it('counts down the same for everybody, from when it opened, and does not care who comes or goes', () => {
    const match = underAttack()
    let now = 10_000
    const clock = new WindowClock(match, 4000, () => now)
    clock.look(everywhere)
    const left = (channel: Channel) => (channel.next()?.sections['table'] as { window: unknown } | undefined)?.window
    const first = new Channel(match, 1, clock)
    expect(left(first)).toEqual({ n: match.window?.n, of: 4000, left: 4000 })
    now += 1500
    clock.look(() => false)
    expect(clock.waits).toBe('people')
    expect(first.next()).toBeUndefined()
    expect(left(new Channel(match, 2, clock))).toEqual({ n: match.window?.n, of: 4000, left: 2500 })
    expect(left(new Channel(match, 3, clock))).toEqual({ n: match.window?.n, of: 4000, left: 2500 })
    match.closeWindow(match.window?.n ?? 0)
    clock.look(everywhere)
    expect(left(first)).toBeNull()
  })
})
