import type { ReactElement } from 'react'
import { DesignedMark } from '#games/syndicate/table/signs.tsx'
import { Note, TitledLines } from '#ui/note.tsx'
import { useTip, type TipHandlers } from '#ui/tooltip.tsx'
import { cardKinds, type CardKind, type NgataWords } from '../words/contract.ts'
import { useTable } from './context.tsx'
import './map/place-note.css'

interface NoteProps {
  readonly kind: CardKind
  readonly id: string
  readonly words: NgataWords
}

/** A card in words: title, kind, what it does. Stands beside whatever is pointed at. */
export function CardNote({ kind, id, words }: NoteProps): ReactElement {
  const { title, typeLine, texts, designed } = words.cardText(kind, id)
  return (
    <Note atmosphere="syndicate-ngata" className="ngata-note">
      <p className="ui-note-title">
        {title}
        {designed && <DesignedMark hint={words.labels.card.designedHint} />}
      </p>
      <p className="ui-note-type">{typeLine}</p>
      <TitledLines lines={texts} />
    </Note>
  )
}

export const isCardKind = (kind: string): kind is CardKind => (cardKinds as readonly string[]).includes(kind)

/** Shows the note of a card beside the element. */
export function useNote(kind: CardKind, id: string): TipHandlers {
  const { words } = useTable()
  return useTip(() => <CardNote kind={kind} id={id} words={words} />, 'card')
}
