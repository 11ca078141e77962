import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { OrreryError } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { replay, seededHeader } from '#kernel/record.ts'
import { makeSkirmish } from '#kernel/test/skirmish.ts'
import { Channel, type Prompt, type Update } from '#host/channel.ts'
import { Match, type Control } from '#host/match.ts'

const person: Control = { by: 'person' }

function newMatch(seats: number, seed: string) {
  const game = makeSkirmish()
  return new Match(game, seededHeader(game as unknown as Game, {}, seats, seed), Array.from({ length: seats }, () => person))
}

/** A client that keeps what it was sent, as the browser does. */
class Client {
  readonly sections: Record<string, unknown> = {}
  log: unknown[] = []
  private readonly channel: Channel
  readonly updates: Update[] = []

  constructor(match: Match, viewer: number) {
    this.channel = new Channel(match, viewer)
    this.take()
  }

  take(): void {
    const update = this.channel.next()
    if (!update) return
    this.updates.push(update)
    Object.assign(this.sections, update.sections)
    this.log = [...this.log.slice(0, update.log.from), ...update.log.events]
  }

  get prompts(): readonly Prompt[] {
    return this.sections['prompts'] as readonly Prompt[]
  }
}

const code = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return error instanceof OrreryError ? error.code : String(error)
  }
  return 'accepted'
}

/** Plays with prompts alone until `stop`. */
function playOn(match: ReturnType<typeof newMatch>, clients: readonly Client[], random: Random, stop: () => boolean): void {
  while (!match.over && !stop()) {
    const asked = clients.flatMap((client, seat) => client.prompts.map((prompt) => ({ seat, prompt }))).filter((each) => each.prompt.required || random.int(4) === 0)
    const { seat, prompt } = asked[random.int(asked.length)]
    match.answer(seat, prompt.id, [prompt.options[random.int(prompt.options.length)].key])
    for (const client of clients) client.take()
  }
}

describe('a match', () => {
  it('is played to its end by clients that know only what they are sent, and replays', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = newMatch(3, `m${seed}`)
      const clients = [0, 1, 2, 3].map((viewer) => new Client(match, viewer))
      playOn(match, clients, new Random(seed), () => false)
      expect(match.outcome?.places).toContain(1)
      expect(replay(match.game, match.recorder.text(true)).lastHash).toBe(match.recorder.lastHash)
      for (const [viewer, client] of clients.entries()) {
        const fresh = new Client(match, viewer)
        expect(client.sections).toEqual(fresh.sections)
        expect(client.log).toEqual(fresh.log)
      }
    }
  })

  it('wakes from its record as it was, in the middle of any decision', () => {
    const match = newMatch(3, 'wake')
    const clients = [0, 1, 2].map((viewer) => new Client(match, viewer))
    for (let stop = 1; stop < 40; stop += 3) {
      playOn(match, clients, new Random(stop), () => match.recorder.plies >= stop)
      const woken = Match.wake(makeSkirmish(), match.recorder.header, match.recorder.lines, match.controls)
      expect(woken.game.hash(woken.state)).toBe(match.game.hash(match.state))
      expect(new Client(woken, 1).sections).toEqual(new Client(match, 1).sections)
      expect(new Client(woken, 1).log).toEqual(new Client(match, 1).log)
    }
  })

  it('refuses with stable codes and changes nothing', () => {
    const match = newMatch(2, 'refuse')
    const client = new Client(match, 0)
    const before = JSON.stringify(match.state)
    const { id, options } = client.prompts[0]
    expect(code(() => match.answer(0, id, ['nonsense']))).toBe('move.refused')
    expect(code(() => match.answer(0, '9.9.9', [options[0].key]))).toBe('move.stale')
    expect(code(() => match.answer(0, id, []))).toBe('move.refused')
    expect(code(() => match.answer(0, id, [options[0].key, 'nonsense']))).toBe('move.refused')
    expect(code(() => match.answer(5, id, [options[0].key]))).toBe('move.notYours')
    expect(code(() => match.undo(0, 1))).toBe('undo.barrier')
    expect(code(() => match.voteUndo(0, true))).toBe('undo.none')
    expect(code(() => match.retract(0))).toBe('move.retract')
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.recorder.lines).toEqual([])
  })

  it('takes the same answer twice without harm, and refuses another one to a past decision', () => {
    const match = newMatch(2, 'twice')
    const { id, options } = new Client(match, 0).prompts[0]
    expect(match.answer(0, id, [options[0].key])).toHaveLength(1)
    expect(match.answer(0, id, [options[0].key])).toEqual([])
    expect(code(() => match.answer(0, id, [options[1].key]))).toBe('move.notYours')
  })

  it('knows an answer that is sent again after the match has slept, a chain too', () => {
    const match = newMatch(2, 'again')
    const clients = [0, 1].map((viewer) => new Client(match, viewer))
    const sent: { seat: number; id: string; keys: string[] }[] = []
    const random = new Random(4)
    while (!match.over) {
      const seat = match.waitingFor[0]
      const { id, options } = clients[seat].prompts[0]
      const keys = [options[random.int(options.length)].key]
      match.answer(seat, id, keys)
      for (const client of clients) client.take()
      const woken = Match.wake(makeSkirmish(), match.recorder.header, match.recorder.lines, match.controls)
      expect(woken.answer(seat, id, keys)).toEqual([])
      const last = sent.at(-1)
      if (last?.seat === seat) expect(woken.answer(seat, last.id, [...last.keys, ...keys])).toEqual([])
      if (!match.over) expect(code(() => woken.answer(seat, id, ['another']))).toMatch(/move\.(stale|notYours)/)
      sent.push({ seat, id, keys })
    }
    expect(sent.some(({ seat }, i) => sent[i + 1]?.seat === seat)).toBe(true)
  })

  it('tells of every change and of nothing else', () => {
    const match = newMatch(3, 'changes')
    const channels = [0, 1, 2, 3].map((viewer) => new Channel(match, viewer))
    const told: Record<string, string>[] = channels.map(() => ({}))
    const clients = [0, 1, 2].map((viewer) => new Client(match, viewer))
    playOn(match, clients, new Random(2), () => {
      channels.forEach((channel, viewer) => {
        const news = Object.entries(channel.next()?.sections ?? {})
        for (const [name, value] of news) {
          expect(JSON.stringify(value)).not.toBe(told[viewer][name])
          told[viewer][name] = JSON.stringify(value)
        }
        for (const [name, value] of Object.entries(new Channel(match, viewer).next()?.sections ?? {})) expect(told[viewer][name]).toBe(JSON.stringify(value))
        expect(channel.next()).toBeUndefined()
      })
      return false
    })
  })

  it('lets a sealed answer be taken back until the last one is in, and tells nobody what it was', () => {
    const match = newMatch(2, 'sealed')
    const rival = new Client(match, 1)
    const { id, options, sealed } = new Client(match, 0).prompts[0]
    expect(sealed).toBe(true)
    match.answer(0, id, [options[2].key])
    rival.take()
    expect(JSON.stringify(rival.sections)).not.toContain(options[2].key)
    const sent = JSON.stringify(rival.updates.at(-1))
    const twin = newMatch(2, 'sealed')
    const rivalOfTwin = new Client(twin, 1)
    twin.answer(0, id, [options[3].key])
    rivalOfTwin.take()
    expect(JSON.stringify(rivalOfTwin.updates.at(-1))).toBe(sent)
    match.retract(0)
    const again = new Client(match, 0).prompts[0]
    expect(again.id).not.toBe(id)
    match.answer(0, again.id, [options[0].key])
    const other = new Client(match, 1).prompts[0]
    match.answer(1, other.id, [other.options[0].key])
    expect(code(() => match.retract(0))).not.toBe('accepted')
  })

  it('takes back what showed nothing, and beyond that only with everybody’s consent', () => {
    const match = newMatch(2, 'undo')
    const clients = [0, 1].map((viewer) => new Client(match, viewer))
    playOn(match, clients, new Random(3), () => match.recorder.plies >= 6)
    const mover = Number(match.recorder.lines.at(-1)?.[0])
    const hash = match.game.hash(match.state)
    const plies = match.recorder.plies
    match.proposeUndo(1 - mover, 2)
    expect(match.recorder.plies).toBe(plies)
    match.voteUndo(mover, false)
    expect(match.game.hash(match.state)).toBe(hash)
    match.proposeUndo(mover, 2)
    match.voteUndo(1 - mover, true)
    expect(match.recorder.plies).toBe(plies - 2)
    for (const client of clients) client.take()
    for (const [viewer, client] of clients.entries()) expect(client.log).toEqual(new Client(match, viewer).log)
    expect(replay(match.game, match.recorder.text(true)).lastHash).toBe(match.recorder.lastHash)
  })

  it('hands a seat to a bot and back, and ends when all but one have resigned', () => {
    const match = newMatch(3, 'seats')
    match.control(1, { by: 'bot', level: 'random' })
    expect(match.controls[1]).toEqual({ by: 'bot', level: 'random' })
    expect(match.control(1, { by: 'bot', level: 'random' })).toEqual([])
    match.control(1, person)
    match.resign(0)
    expect(match.over).toBe(false)
    match.resign(2)
    expect(match.outcome?.places).toEqual([2, 1, 2])
    expect(code(() => match.resign(1))).toBe('match.over')
    const woken = Match.wake(makeSkirmish(), match.recorder.header, match.recorder.lines, [person, person, person])
    expect(woken.resigned).toEqual([true, false, true])
  })

  it('gives standing answers for a person who set them', () => {
    const match = newMatch(3, 'standing')
    match.setStanding(1, 'react', 'decline')
    const clients = [0, 1, 2].map((viewer) => new Client(match, viewer))
    let asked = 0
    playOn(match, clients, new Random(5), () => {
      if (clients[1].prompts.some((prompt) => prompt.step === 'react')) asked++
      return false
    })
    expect(asked).toBe(0)
    expect(match.recorder.lines.some((line) => line.startsWith('1 decline'))).toBe(true)
  })
})
