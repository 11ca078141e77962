import { expect } from 'vitest'
import type { Update } from '#host/channel.ts'
import type { Reply } from '#host/protocol.ts'
import type { State } from '#kernel/definition.ts'
import type { SeenEvent } from '#kernel/events.ts'
import type { Game } from '#kernel/game.ts'
import { parseRecord, Recorder, resume } from '#kernel/record.ts'

/** The true states of a finished match, by ply, from its record. */
export function trueStates(game: Game, record: string): Map<number, State<object>> {
  const { header, lines } = parseRecord(record)
  const recorder = new Recorder(game, header)
  const states = new Map([[0, game.copy(recorder.state)]])
  for (const line of lines) {
    resume(recorder, line)
    states.set(recorder.state.ply, game.copy(recorder.state))
  }
  return states
}

/** The cards that an event of the log names by their numbers. */
export type CardsIn = (event: SeenEvent) => readonly number[]

const cardOf: CardsIn = ({ data }) => (typeof data['card'] === 'number' ? [data['card']] : [])

/**
 * Nothing that a viewer was sent names a card that was hidden from it at that moment: not by its
 * number among the cards, nor by its name anywhere. The log may name a card that lay open before
 * and was shuffled away by the same move. Gives how many chances there were to leak.
 */
export function expectNothingHidden(game: Game, states: ReadonlyMap<number, State<object>>, viewer: number, raw: readonly string[], cardsIn: CardsIn = cardOf): number {
  const names = game.definition.names[game.cardKind]
  let ply = 0
  let checked = 0
  let hiddenBefore = new Set<number>()
  for (const text of raw) {
    const reply = JSON.parse(text) as Reply
    if (reply.t !== 'update') continue
    const { sections, log } = reply.update as Update & { sections: { ply?: number; cards?: { at: number[][]; members: number[][] } } }
    ply = sections.ply ?? ply
    const state = states.get(ply)
    if (!state) throw new Error(`There is no ply ${ply}`)
    const { over } = state
    const hidden = state.cards.zone.flatMap((_, card) => (over === 0 && game.isHiddenFrom(state, card, viewer) ? [card] : []))
    const shown = new Set([...(sections.cards?.at ?? []), ...(sections.cards?.members ?? [])].flat())
    const words = new Set(JSON.stringify({ ...sections, cards: undefined, log }).match(/[\w-]+/g))
    const told = new Set(log.events.flatMap(cardsIn))
    const leaked = hidden.filter((card) => shown.has(card) || (hiddenBefore.has(card) && (told.has(card) || words.has(names[card]))))
    hiddenBefore = new Set(hidden)
    expect(leaked, `viewer ${viewer} at ply ${ply}`).toEqual([])
    checked += hidden.length
  }
  return checked
}
