import { expect } from 'vitest'
import type { Update } from '#host/channel.ts'
import type { Reply } from '#host/protocol.ts'
import type { State } from '#kernel/definition.ts'
import type { SeenEvent } from '#kernel/events.ts'
import type { Game } from '#kernel/game.ts'
import { parseRecord, Recorder, resume } from '#kernel/record.ts'

/** A finished match as it truly went. */
export interface Truth {
  readonly secret: string
  /** The states by ply. */
  readonly states: ReadonlyMap<number, State<object>>
  /** The events of the log, each with the state in the middle of the move, when it was told. */
  readonly told: readonly { readonly type: string; readonly state: State<object> }[]
}

/** From the record of a match in which the table did nothing but play. */
export function truth(game: Game, record: string): Truth {
  const { header, lines } = parseRecord(record)
  const told: { type: string; state: State<object> }[] = []
  const listener = ({ type }: SeenEvent): void => void told.push({ type, state: game.copy(game.play.state as State<object>) })
  const recorder = new Recorder(game, header, listener)
  const states = new Map([[0, game.copy(recorder.state)]])
  for (const line of lines) {
    resume(recorder, line, listener)
    states.set(recorder.state.ply, game.copy(recorder.state))
  }
  return { secret: header.secret ?? '', states, told }
}

/** The cards that an event of the log names by their numbers. */
export type CardsIn = (event: SeenEvent) => readonly number[]

const cardsOf: CardsIn = ({ data }) => [data['card'], data['cards']].flat().filter((card) => typeof card === 'number')

/**
 * Nothing that a viewer was sent names a card that was hidden from it: not by its number among the
 * cards, nor by its name anywhere. Gives how many chances there were to leak.
 */
export function expectNothingHidden(game: Game, { secret, states, told }: Truth, viewer: number, raw: readonly string[], cardsIn: CardsIn = cardsOf): number {
  const names = game.definition.names[game.cardKind]
  const hiddenIn = (state: State<object>) => state.cards.zone.flatMap((_, card) => (state.over === 0 && game.isHiddenFrom(state, card, viewer) ? [card] : []))
  let ply = 0
  let checked = 0
  for (const text of raw) {
    const reply = JSON.parse(text) as Reply
    if (reply.t !== 'update') continue
    const { sections, log } = reply.update as Update & { sections: { ply?: number; cards?: { at: number[][]; members: number[][] } } }
    ply = sections.ply ?? ply
    const state = states.get(ply)
    if (!state) throw new Error(`There is no ply ${ply}`)
    const where = `viewer ${viewer} at ply ${ply}, secret ${secret}`
    const hidden = hiddenIn(state)
    const shown = new Set([...(sections.cards?.at ?? []), ...(sections.cards?.members ?? [])].flat())
    const words = wordsIn({ ...sections, cards: undefined })
    expect(hidden.filter((card) => shown.has(card) || words.has(names[card])), where).toEqual([])
    // Each event by what was hidden when it was told: one update can tell of a card that came to lie open and was shuffled away again.
    log.events.forEach((event, i) => {
      const moment = told[log.from + i]
      expect(event.type, where).toBe(moment.type)
      const named = new Set(cardsIn(event))
      const said = wordsIn(event)
      expect(hiddenIn(moment.state).filter((card) => named.has(card) || said.has(names[card])), `${where}: ${event.type}`).toEqual([])
    })
    checked += hidden.length
  }
  return checked
}

const wordsIn = (sent: object): Set<string> => new Set(JSON.stringify(sent).match(/[\w-]+/g))
