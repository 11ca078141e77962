import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import type { Play, Some } from './frames.ts'
import { sleeperOf } from './operations.ts'
import type { State } from './state.ts'
import { zone } from './zones.ts'

/** Laying a card face down (SY-8.1 to SY-8.3), and the standing order that answers for its owner (SY-8.6). */

/** When a standing order springs the sleeper: never, anywhere, from the middle zone on, in the inner zone. */
export const WHEN = { never: 0, always: 1, middle: 2, inner: 3 } as const
export const whens = ['never', 'always', 'middle', 'inner'] as const
const WHOM = 8
/** In options: anyone, then the seats. */
const ANYONE = 0

/** An order as one number; `whom` is -1 for anyone. */
export const orderOf = (when: number, whom: number): number => when * WHOM + whom + 1

export const whenOf = (order: number): number => Math.floor(order / WHOM)
export const whomOf = (order: number): number => (order % WHOM) - 1

/** Does an order let the sleeper be sprung on somebody (-1: nobody in particular) at a territory (-1: nowhere in particular)? */
export function orderAllows(c: Content, order: number, by: number, at: number): boolean {
  const when = whenOf(order)
  const whom = whomOf(order)
  if (when === WHEN.never) return false
  if (at >= 0 && c.territories.zone[at] < when - 1) return false
  return whom < 0 || by < 0 || by === whom
}

/** A card already there is burned. */
export function laySleeper(s: State, play: Play, seat: number, card: number): void {
  const old = sleeperOf(s, seat)
  if (old >= 0) {
    play.move(old, zone.discard)
    if (play.live) play.tell('burned', { seat, card: old })
  }
  play.move(card, zone.sleeper + seat)
  s.orders[seat] = 0
  s.asks &= ~(1 << seat)
  if (play.live) play.tell('laid', { seat }, { card }, 1 << seat)
  play.push({ step: 'order', seat })
}

export function sleeperSteps(): Some<'order'> {
  return {
    order: {
      micro: true,
      ask(s, { seat }, options) {
        for (let ask = 0; ask < 2; ask++) {
          options.push(option('order', WHEN.never, ANYONE, ask))
          for (let when = WHEN.always; when <= WHEN.inner; when++) {
            options.push(option('order', when, ANYONE, ask))
            if (s.seats > 2) for (let rival = 0; rival < s.seats; rival++) if (rival !== seat) options.push(option('order', when, rival + 1, ask))
          }
        }
      },
      take(s, { seat }, { a, b, c: ask }, play) {
        s.orders[seat] = orderOf(a, b - 1)
        s.ordered = 1
        s.asks = ask === 1 ? s.asks | (1 << seat) : s.asks & ~(1 << seat)
        if (play.live) play.tell('ordered', { seat, asks: ask }, { when: a, whom: b - 1 }, 1 << seat)
      },
    },
  }
}
