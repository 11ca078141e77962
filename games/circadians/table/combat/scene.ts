import type { Identity } from '#ui/shapes.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Content } from '../../data/content.ts'
import type { CircadiansWords } from '../../words/contract.ts'
import type { CombatLabels } from '../../words/combat-labels.ts'
import type { Labels, Who } from '../../words/labels.ts'
import { contentOf, type CircadiansView } from '../view.ts'

/** What every part of the dialogue needs to know. */
export interface Scene {
  readonly props: TableProps<CircadiansView>
  readonly view: CircadiansView
  readonly viewer: number
  readonly c: Content
  readonly words: CircadiansWords
  readonly labels: Labels
  readonly t: CombatLabels
  who(seat: number): Who
  identityOf(seat: number): Identity
}

export function sceneOf(props: TableProps<CircadiansView>): Scene {
  const { view, viewer, players, reader, override } = props
  const words = props.words as CircadiansWords
  return {
    props,
    view,
    viewer,
    c: contentOf(override),
    words,
    labels: words.labels,
    t: words.labels.combat,
    who: (seat) => (seat === viewer ? 'you' : reader.player(seat)),
    identityOf: (seat) => players[seat]?.identity ?? 0,
  }
}
