import { decisionsOf, type Bot } from './bot.ts'

/** Plays as another bot does, but takes an option whose key the pattern fits whenever there is one: for records that show something rare. */
export function seekerBot(pattern: string, otherwise: Bot): Bot {
  const wanted = new RegExp(pattern)
  return {
    name: `seek/${otherwise.name}:${pattern}`,
    choose(table, random) {
      const { game, seat, sample } = table
      const keys = decisionsOf(game, sample(random), seat).flatMap(({ options }) => options.map((option) => game.notation.key(option)))
      const sought = keys.filter((key) => wanted.test(key))
      return sought.length > 0 ? sought[random.int(sought.length)] : otherwise.choose(table, random)
    },
  }
}
