import type { ReactElement, ReactNode } from 'react'
import { Note, TitledLines } from '#ui/note.tsx'
import { useTip, type TipHandlers } from '#ui/tooltip.tsx'
import { kindOfCard } from '../../words/card-text.ts'
import type { ArcsWords } from '../../words/contract.ts'
import { useTable } from '../context.tsx'

/** A card in words: title, kind, what it does. Stands beside whatever is pointed at. */
export function CardNote({ id, words, children }: { readonly id: string; readonly words: ArcsWords; readonly children?: ReactNode }): ReactElement {
  const { title, printed, typeLine, texts } = words.cardText(id)
  return (
    <Note atmosphere="arcs" className="arcs-note">
      <p className="ui-note-title">{title}</p>
      <p className="ui-note-type">
        {typeLine}
        {printed !== title && kindOfCard(id) !== 'setup' && <i> · {printed}</i>}
      </p>
      <TitledLines lines={texts} />
      {children}
    </Note>
  )
}

/** Shows the note of a card beside the element. */
export function useCardTip(id: string | undefined, more?: () => ReactNode): TipHandlers {
  const { words } = useTable()
  return useTip(() => (id === undefined ? undefined : <CardNote id={id} words={words}>{more?.()}</CardNote>), 'card')
}
