import type { Abilities } from './content.ts'
import { handlers, type Ability, type ArgumentKind, type Handler, type Place } from './handlers.ts'
import { ryhzu, terrains } from './names.ts'

export interface ParsedAbility {
  readonly name: string
  readonly arguments: readonly string[]
}

export function parseAbility(text: Ability): ParsedAbility {
  const [name, ...rest] = text.split(':')
  return { name, arguments: rest }
}

/** Tables of arguments by handler and component, for components that stand in this place. */
export function compileAbilities<P extends Place>(
  place: P,
  components: readonly (readonly Ability[])[],
  effect: (text: string) => number,
): Abilities<P> {
  const kinds = handlers[place] as Readonly<Record<string, readonly ArgumentKind[]>>
  const table = (): Record<string, number[]> =>
    Object.fromEntries(Object.keys(kinds).map((name) => [name, new Array<number>(components.length).fill(0)]))
  const tables = [table(), table(), table()]
  components.forEach((texts, index) => {
    for (const text of texts) {
      const { name, arguments: given } = parseAbility(text)
      if (kinds[name].length === 0) tables[0][name][index] = 1
      kinds[name].forEach((kind, i) => (tables[i][name][index] = value(kind, given[i], effect) + (i === 0 && isName(kind) ? 1 : 0)))
    }
  })
  const [does, second, third] = tables as Record<Handler<P>, number[]>[]
  return { does, second, third }
}

const isName = (kind: ArgumentKind): boolean => kind === 'terrain' || kind === 'ryhzu'

function value(kind: ArgumentKind, text: string, effect: (text: string) => number): number {
  switch (kind) {
    case 'number':
      return Number(text)
    case 'effect':
      return effect(text)
    case 'terrain':
      return terrains.findIndex((each) => each === text)
    case 'ryhzu':
      return ryhzu.findIndex((each) => each === text)
  }
}
