import { expect, test } from 'vitest'
import { gameById } from '#games/registry.ts'
import { Channel, type Update } from '#host/channel.ts'
import { Match } from '#host/match.ts'
import { Random } from '#kernel/chance.ts'
import { plant } from '#kernel/conformance/leaks.ts'
import type { Game } from '#kernel/game.ts'
import { seededHeader } from '#kernel/record.ts'
import { expectNothingHidden, truth } from './helpers/secrecy.ts'

const game = gameById('res-arcana').make()

test('a card that was discarded and shuffled away before the others heard of it is no leak', () => {
  let found = false
  for (let seed = 0; !found && seed < 100; seed++) {
    const whole = played(game, seed)
    expectSecrecy(whole)
    found = whole.sent.flat().some(tellsOfShuffledDiscard)
  }
  expect(found).toBe(true)
})

test.each(['id', 'logParameter', 'spectator'] as const)('a planted leak is found: %s', (leak) => {
  expectSecrecy(played(game, 1))
  expect(() => expectSecrecy(played(plant(game, leak), 1))).toThrow(/^viewer \d at ply \d+/)
})

interface Whole {
  readonly record: string
  /** To the two who play and an onlooker. */
  readonly sent: readonly string[][]
}

/** A game of two at random, without sockets. */
function played(host: Game, seed: number): Whole {
  const match = new Match(host, seededHeader(host, {}, 2, seed), [{ by: 'person' }, { by: 'person' }])
  const channels = [0, 1, 2].map((viewer) => new Channel(match, viewer))
  const sent = channels.map((): string[] => [])
  const tell = () =>
    channels.forEach((channel, viewer) => {
      const update = channel.next()
      if (update) sent[viewer].push(JSON.stringify({ t: 'update', match: '', update }))
    })
  const random = new Random(seed)
  for (tell(); !match.over; tell()) {
    const [{ seat, options }] = match.pending
    match.answerNow(seat, host.notation.key(options[random.int(options.length)]))
  }
  return { record: match.recorder.text(true), sent }
}

function expectSecrecy({ record, sent }: Whole): void {
  const truly = truth(game, record)
  sent.forEach((raw, viewer) => expect(expectNothingHidden(game, truly, viewer, raw)).toBeGreaterThan(100))
}

/** The viewer hears of a discard, and of the shuffle after which it no longer knows where that card is. */
function tellsOfShuffledDiscard(text: string): boolean {
  const { sections, log } = (JSON.parse(text) as { update: Update & { sections: { cards?: { at: number[][]; members: number[][] } } } }).update
  const known = [...(sections.cards?.at ?? []), ...(sections.cards?.members ?? [])].flat()
  const shuffled = log.events.findIndex(({ type }) => type === 'reshuffled')
  return log.events.some(({ type, data }, i) => i < shuffled && type === 'discarded' && !known.includes(data['card'] as number))
}
