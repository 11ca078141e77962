import { describe, expect, test } from 'vitest'
import { Match } from '#host/match.ts'
import { Random } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import { seededHeader } from '#kernel/record.ts'
import { makeResArcana } from '#games/res-arcana/rules/game.ts'
import type { Own } from '#games/res-arcana/rules/state.ts'
import { chainOfAmounts, collectAhead } from '#games/res-arcana/table/chains.ts'
import { components, type Seen } from '#games/res-arcana/table/seen.ts'

const game = makeResArcana()
const AMOUNTS = new Set(['pay', 'gain', 'discardGain', 'loseEssence'])
const COLLECT = new Set(['takeOrLeave', 'collectChoice', 'upkeep'])

/** The table answers whole payments and whole Collects; the rules must accept each as one chain. */
describe.each([2, 3, 4])('%i seats', (seats) => {
  test.each(['together', 'on-request', 'in-order'])('payments, gains, losses and Collects are answered whole, Collect %s', (collect) => {
    const random = new Random(`chains ${seats} ${collect}`)
    const match = new Match<Own>(game, seededHeader(game, { collect }, seats, 'chains'), Array.from({ length: seats }, () => ({ by: 'person' })))
    let whole = 0
    for (let i = 0; i < 600 && !match.over; i++) {
      const asked = match.pending[random.int(match.pending.length)]
      const view = structuredClone(game.view(match.state, asked.seat))
      const keys = AMOUNTS.has(asked.frame.step) ? someAmounts(view, asked, random) : COLLECT.has(asked.frame.step) ? someCollect(view, asked.seat, random) : [someKey(asked, random)]
      if (keys.length > 1) whole++
      match.answer(asked.seat, game.decisionId(match.state, asked), keys)
      const again = match.pending.find((each) => each.seat === asked.seat && COLLECT.has(each.frame.step))
      if (COLLECT.has(asked.frame.step) && again) expect(match.state.round).toBeGreaterThan(view.round)
    }
    expect(whole).toBeGreaterThan(5)
  })
})

function someAmounts(view: Seen, { frame }: Pending, random: Random): readonly string[] {
  for (;;) {
    const amounts = [0, 0, 0, 0, 0]
    const n = frame.step === 'discardGain' ? 1 + random.int(2) : (frame['left'] as number)
    for (let i = 0; i < n; i++) amounts[random.int(5)]++
    const keys = chainOfAmounts(view, frame, amounts)
    if (keys) return keys
  }
}

function someCollect(view: Seen, seat: number, random: Random): readonly string[] {
  const coin = (): ReadonlyMap<number, boolean> => new Map(components.map(({ index }) => [index, random.int(2) === 0]))
  return collectAhead(view, seat, { take: coin(), gain: new Map(), upkeep: coin() }, () => true)?.keys ?? []
}

/** Rather does something than pass, so that there is something to pay. */
function someKey({ options, frame }: Pending, random: Random): string {
  const keys = options.map((option) => game.notation.key(option))
  const acts = keys.filter((key) => /^(place|claim|use)/.test(key))
  const from = frame.step === 'turn' && acts.length > 0 && random.int(10) < 8 ? acts : keys
  return from[random.int(from.length)]
}
