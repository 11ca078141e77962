import type { Bot } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { gameById, games, type GameEntry } from '#games/registry.ts'
import { secretFromSeed } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Variant } from '#kernel/variant.ts'

/** What is played and by how many, read from flags and found possible. */
export interface Setup {
  readonly entry: GameEntry
  readonly game: Game
  readonly seats: number
  readonly variant: Variant
}

export interface SetupFlags {
  readonly game: string | undefined
  readonly seats: number | undefined
  readonly variant: string | undefined
}

export function readSetup(flags: SetupFlags): Setup {
  const entry = readGame(flags.game)
  const game = entry.make()
  return checkSetup({ entry, game, seats: flags.seats ?? game.definition.seats.min, variant: readVariant(flags.variant) })
}

/** The kernel itself says whether so many can play this variant. */
export function checkSetup(setup: Setup): Setup {
  setup.game.start(setup.variant, setup.seats, secretFromSeed(0))
  return setup
}

export function readGame(id: string | undefined): GameEntry {
  return gameById(id ?? fail('cli.missing', `Which game? Add --game with one of ${games.map((each) => each.id).join(', ')}.`))
}

export function readVariant(text: string | undefined): Variant {
  if (text === undefined) return {}
  let variant: unknown
  try {
    variant = JSON.parse(text)
  } catch {
    return fail('cli.json', `--variant is not JSON: ${text}`)
  }
  if (typeof variant !== 'object' || variant === null || Array.isArray(variant) || Object.values(variant).some((value) => typeof value !== 'string'))
    return fail('cli.json', `--variant is an object of words such as {"name":"value"}, not ${text}`)
  return variant as Variant
}

/** `random` for everybody, one bot for all seats, or one for each. */
export function readBots(setup: Setup, text: string | undefined): string[] {
  const names = (text ?? 'random').split(',')
  if (names.length === 1) return new Array<string>(setup.seats).fill(names[0])
  if (names.length !== setup.seats) fail('cli.bots', `${setup.seats} seats need ${setup.seats} bots (or one for all), not ${names.length}.`)
  return names
}

export const makeBots = (setup: Setup, names: readonly string[]): Bot[] => names.map((name) => makeBot(name, setup.entry.evaluation))
