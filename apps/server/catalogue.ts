import { levels, type Level } from '#bots/level-names.ts'
import type { GameEntry } from '#games/registry.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { fullVariant, type Variant, type VariantTable } from '#kernel/variant.ts'
import type { Overrides } from './overrides.ts'

export interface GameInfo {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly variants: VariantTable
  readonly bots: readonly string[]
}

/** The games of this server, as far as the main thread needs them: never to play. */
export class Catalogue {
  readonly #games: ReadonlyMap<string, Game>

  readonly #overrides: Overrides

  constructor(entries: readonly GameEntry[], overrides: Overrides = new Map()) {
    this.#games = new Map(entries.map((entry) => [entry.id, entry.make(overrides.get(entry.id))]))
    this.#overrides = overrides
  }

  get list(): GameInfo[] {
    return [...this.#games.values()].map(({ id, definition: { seats, variants } }) => ({ id, seats, variants, bots: levels }))
  }

  game(id: string): Game {
    return this.#games.get(id) ?? fail('game.unknown', `There is no game "${id}" on this server`)
  }

  /** The tables that the host has put in place of ours, for new matches of a game. */
  override(id: string): unknown {
    return this.#overrides.get(id)
  }

  /** Refuses what cannot be played; gives the variant with every choice made. */
  checkTable(id: string, seats: number, variant: Variant): Variant {
    const { definition } = this.game(id)
    const { min, max } = definition.seats
    if (seats < min || seats > max) fail('game.seats', `${id} is played by ${min} to ${max}, not by ${seats}`)
    return fullVariant(definition.variants, variant, seats)
  }

  /** Bots that commands know by how they think are nothing to ask a server for: some think for as long as one likes. */
  checkLevel(name: string): Level {
    return levels.find((level) => level === name) ?? fail('bot.unknown', `There is no bot "${name}"; the levels are ${levels.join(', ')}`)
  }
}
