import './pile-dialogue.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { CardFace } from './card-face.tsx'
import { sentencesOf } from './card-text.ts'
import { useTable } from './context.tsx'
import { knownIn } from './seen.ts'

/** The cards of a pile that the viewer knows to be in it, in no order for a deck. */
export function PileDialogue({ title, zone, deck, onClose }: { readonly title: string; readonly zone: number; readonly deck: boolean; onClose(): void }): ReactElement {
  const { view, t } = useTable()
  return (
    <Dialogue open title={title} size="wide" onClose={onClose}>
      {deck && <p className="ra-pile-hint">{t.knownInDeck}</p>}
      <FaceList cards={knownIn(view, zone)} />
    </Dialogue>
  )
}

/** Faces to read, not to choose. */
export function FaceList({ cards }: { readonly cards: readonly number[] }): ReactElement {
  const { name, type, words } = useTable()
  return (
    <ul className="ra-facelist">
      {cards.map((card) => (
        <li key={card}>
          <CardFace card={card} size="hand" name={name(card)} type={type(card)} sentences={sentencesOf(words, card).map((line, i) => line && <LineText key={i} line={line} reach="none" />)} />
        </li>
      ))}
    </ul>
  )
}
