import type { ReactElement, ReactNode } from 'react'
import { Note, TitledLines } from '#ui/note.tsx'
import { useTip, type TipHandlers } from '#ui/tooltip.tsx'
import type { CardText, SyndicateWords } from '../../words/contract.ts'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../signs.tsx'

/** What the words say of a thing: a card, a technology, a territory or a reward. */
function textOf(words: SyndicateWords, kind: string, id: string): CardText {
  switch (kind) {
    case 'technology':
      return words.technologyText(id)
    case 'territory':
      return words.territoryText(id)
    case 'reward':
      return words.rewardText(id)
    default:
      return words.cardText(id)
  }
}

interface NoteProps {
  readonly kind: string
  readonly id: string
  readonly words: SyndicateWords
  readonly children?: ReactNode
}

/** A thing in words: title, kind, what it does. Stands beside whatever is pointed at. */
export function ThingNote({ kind, id, words, children }: NoteProps): ReactElement {
  const { title, printed, typeLine, texts, designed } = textOf(words, kind, id)
  return (
    <Note atmosphere="syndicate">
      <p className="ui-note-title">
        {title}
        {designed && <DesignedMark hint={words.labels.card.designedHint} />}
      </p>
      <p className="ui-note-type">
        {typeLine}
        {printed !== title && kind !== 'territory' && <i> · {printed}</i>}
      </p>
      <TitledLines lines={texts} />
      {children}
    </Note>
  )
}

/** Shows the note of a thing beside the element. */
export function useNote(kind: string, id: string | undefined, more?: () => ReactNode): TipHandlers {
  const { words } = useTable()
  return useTip(
    () =>
      id === undefined ? undefined : (
        <ThingNote kind={kind} id={id} words={words}>
          {more?.()}
        </ThingNote>
      ),
    'card',
  )
}
