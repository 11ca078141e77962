import type { GameWords, Reader } from '#words/game-words.ts'
import { line, type Line } from '#words/line.ts'
import type { Facets } from '#kernel/options.ts'

/** Words for a game whose own could not be loaded: the rules' own terms, which can at least be read. */
export const plainWords: GameWords = {
  title: '',
  tagline: '',
  name: (_kind, id) => id,
  prompt: (step) => [spoken(step)],
  waiting: (step, seat, reader) => line`${reader.player(seat)}: ${spoken(step)}`,
  option: (verb, facets) => choice(verb, facets),
  event: ({ type, data }, reader) => (typeof data['seat'] === 'number' ? happened(type, data['seat'], reader) : [spoken(type)]),
  reason: ({ why }) => [spoken(why)],
  variants: {},
  source: spoken,
  features: {},
}

/** `drawPile` reads as “draw pile”. */
export function spoken(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[-.]/g, ' ')
}

const choice = (verb: string, facets: Facets): Line => [[verb, ...Object.values(facets)].map(spoken).join(' ')]

const happened = (type: string, seat: number, reader: Reader): Line => line`${reader.player(seat)}: ${spoken(type)}`
