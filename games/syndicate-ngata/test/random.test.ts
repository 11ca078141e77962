import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { allVariants } from '#kernel/variant.ts'
import { RESULT, type State } from '../rules/state.ts'
import { plainChoice } from './smuggler.ts'
import { game } from './table.ts'

/** What the log says the smuggler has. */
class Books {
  credits: number
  influence: number
  fuel: number
  alert: number
  readonly keys: number[]

  constructor(s: State) {
    this.credits = s.credits
    this.influence = s.influence
    this.fuel = s.fuel
    this.alert = s.alert
    this.keys = s.keys.slice()
  }

  enter({ type, data }: GameEvent): void {
    const number = (name: string): number => data[name] as number
    switch (type) {
      case 'gained':
        this.credits += number('credits')
        this.influence += number('influence')
        break
      case 'paid':
        this.credits -= number('credits')
        this.influence -= number('influence')
        break
      case 'gotKey':
        this.keys[number('key')]++
        break
      case 'gaveKey':
      case 'droppedKey':
      case 'placedKey':
        this.keys[number('key')]--
        break
      case 'lostCargo':
        ;(data['keys'] as readonly number[]).forEach((count, key) => (this.keys[key] -= count))
        break
      case 'flew':
      case 'tookRoute':
      case 'jumped':
      case 'fled':
        this.fuel -= number('fuel')
        break
      case 'refilled':
        this.fuel += number('fuel')
        break
      case 'alert':
        this.alert = number('level')
        break
    }
  }

  mustAgreeWith({ credits, influence, fuel, alert, keys, ply }: State): void {
    const agrees = this.credits === credits && this.influence === influence && this.fuel === fuel && this.alert === alert && this.keys.every((count, key) => count === keys[key])
    if (!agrees) throw new Error(`at ply ${ply} the log says ${JSON.stringify(this)}, the table ${JSON.stringify({ credits, influence, fuel, alert, keys })}`)
  }
}

describe('random campaigns end, and their log keeps the books', () => {
  for (const variant of allVariants(game.definition.variants, 1))
    it(Object.values(variant).join(' '), () => {
      for (let i = 0; i < 6; i++) {
        const seed = `ngata/${Object.values(variant).join('/')}/${i}`
        const random = new Random(seed)
        const state = game.start(variant, 1, secretFromSeed(seed))
        const books = new Books(state)
        let most = 0
        while (state.over === 0) {
          // Every other player plays to a plan half of the time, and so comes further.
          const { pending, option: lot } = randomChoice(game, state, random)
          const option = i % 2 === 0 || random.int(2) === 0 ? lot : plainChoice(state)
          game.choose(state, pending, option, (event) => books.enter(event))
          game.check(state)
          books.mustAgreeWith(state)
          most = Math.max(most, pending.options.length)
        }
        expect(state.ply).toBeLessThan(5_000)
        expect(most).toBeLessThan(300)
      }
    })
})

/** About as often as a simple player was reckoned to when the cards were designed: 28 to 45 of 100. */
describe('a plain player wins now and then, and loses in both ways', () => {
  for (const [variation, fuel] of [['one', 'standard'], ['one', 'plus2'], ['two', 'standard'], ['two', 'plus2']])
    it(`variation ${variation}, fuel deck ${fuel}`, () => {
      const ends = [0, 0, 0, 0]
      for (let i = 0; i < 100; i++) {
        const state = game.start({ variation, fuel }, 1, secretFromSeed(`plain/${i}`))
        while (state.over === 0) {
          game.choose(state, game.pending(state)[0], plainChoice(state))
          if (state.ply > 2_000) throw new Error(`game ${i} does not end`)
        }
        ends[state.result]++
      }
      expect(ends[RESULT.won]).toBeGreaterThan(25)
      expect(ends[RESULT.won]).toBeLessThan(60)
      expect(ends[RESULT.alert]).toBeGreaterThan(0)
      expect(ends[RESULT.missions]).toBeGreaterThan(0)
    })
})

/**
 * Every campaign ends, whoever plays it. Missions, crystals, keys and resources run out; ships burn
 * fuel, and fuel cards bring confrontations; two of these can neither be fled nor put off, and each
 * time they come there is a chance that the alert rises.
 */
describe('a smuggler who never works is caught', () => {
  for (const variation of ['one', 'two'])
    it(`variation ${variation}: only flying, refuelling and the safest way out`, () => {
      const order = ['errand', 'deliverCube', 'bribe', 'flee', 'attack', 'fly', 'jump', 'refuel', 'accept', 'keepKey', 'keepCrystal', 'dragnet']
      for (let i = 0; i < 20; i++) {
        const random = new Random(`idle/${variation}/${i}`)
        const state = game.start({ variation }, 1, secretFromSeed(`idle${i}`))
        while (state.over === 0) {
          const [pending] = game.pending(state)
          const verb = order.find((each) => pending.options.some(({ k }) => k === each))
          const options = pending.options.filter(({ k }) => k === verb)
          game.choose(state, pending, options[random.int(options.length)])
          if (state.ply > 20_000) throw new Error(`game ${i} does not end`)
        }
        expect(state.result).toBe(RESULT.alert)
      }
    })
})
