import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import type { Game } from '#kernel/game.ts'
import { seededHeader } from '#kernel/record.ts'
import { makeSkirmish } from '#kernel/test/skirmish.ts'
import { Desk } from '../worker/desk.ts'
import type { Answer, BotTurn, Order, Position } from '../worker/messages.ts'
import { testGames } from './helpers/games.ts'

const game = makeSkirmish() as unknown as Game

/** A table of three bots that say nothing of their own accord. */
class Bots {
  asked: readonly BotTurn[]
  readonly #desk = new Desk(testGames)
  #orders = 0

  constructor(seed: number) {
    const bots = ['regular', 'regular', 'regular']
    this.asked = this.#position({ t: 'wake', game: game.id, header: seededHeader(game, {}, bots.length, seed), lines: [], bots, standing: bots.map(() => ({})), reactionTime: 0 }).bots
  }

  /** The keys that a bot may choose from, and the position in which it may. */
  offered({ seat, decision }: BotTurn): { keys: string[]; at: number } {
    const { answer, texts } = this.#ask({ t: 'sample', by: 'bot', seat, decision, seed: 'seed' })
    const own = game.pending(game.parse(texts[0])).filter((each) => each.seat === seat)
    return { keys: own.flatMap(({ options }) => options.map((option) => game.notation.key(option))), at: answer.t === 'sampled' ? answer.at : NaN }
  }

  /** The code of a refusal, or `ok`. */
  choose({ seat, decision }: BotTurn, key: string | null, at: number): string {
    const { answer } = this.#ask({ t: 'bot', seat, decision, key, at, seed: `${this.#orders}` })
    if (answer.t === 'done') this.asked = answer.position.bots
    return answer.t === 'refused' ? answer.code : 'ok'
  }

  #ask(order: Order): { answer: Answer; texts: string[] } {
    const [answer, ...texts] = this.#desk.handle(JSON.stringify({ n: ++this.#orders, match: 'match', ...order }))
    return { answer: JSON.parse(answer) as Answer, texts }
  }

  #position(order: Order): Position {
    const { answer } = this.#ask(order)
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer))
    return answer.position
  }
}

/** Somebody may make an offer that is not possible any more because others moved on meanwhile. */
function overtaken(seed: number): { bots: Bots; turn: BotTurn; key: string; at: number } | undefined {
  const bots = new Bots(seed)
  const random = new Random(seed)
  while (bots.asked.length > 0) {
    const mover = bots.asked[random.int(bots.asked.length)]
    const turn = bots.asked.find((each) => each !== mover)
    const before = turn && bots.offered(turn)
    bots.choose(mover, null, 0)
    if (!turn || !before || !bots.asked.some(({ decision }) => decision === turn.decision)) continue
    const { keys } = bots.offered(turn)
    const key = before.keys.find((each) => !keys.includes(each))
    if (key !== undefined) return { bots, turn, key, at: before.at }
  }
  return undefined
}

describe('the choice of a bot', () => {
  const found = Array.from({ length: 40 }, (_, seed) => overtaken(seed)).filter((each) => each !== undefined)

  it('that others have made impossible meanwhile is past: the bot is to think again', () => {
    expect(found.length).toBeGreaterThan(3)
    for (const { bots, turn, key, at } of found) {
      expect(bots.choose(turn, key, at)).toBe('bot.past')
      const again = bots.offered(turn)
      expect(again.at).toBeGreaterThan(at)
      expect(bots.choose(turn, again.keys[0], again.at)).toBe('ok')
    }
  })

  it('that was never possible is refused, and counts against the bot', () => {
    const bots = new Bots(1)
    const [turn] = bots.asked
    expect(bots.choose(turn, 'nonsense', bots.offered(turn).at)).toBe('move.refused')
  })

  it('is made as thought if it still can be, whatever happened meanwhile', () => {
    const bots = new Bots(1)
    const [first, second] = bots.asked
    const { keys, at } = bots.offered(second)
    expect(bots.choose(first, null, at)).toBe('ok')
    expect(bots.choose(second, keys[0], at)).toBe('ok')
  })
})
