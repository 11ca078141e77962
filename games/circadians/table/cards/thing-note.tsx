import './thing-note.css'
import type { ReactElement, ReactNode } from 'react'
import { LineText } from '#ui/line.tsx'
import { useTip, type TipHandlers } from '#ui/tooltip.tsx'
import type { CircadiansWords } from '../../words/contract.ts'
import { useTable, type Table, type Thing } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { leaderHere, leaderOf, members } from '../view.ts'
import { textOf } from './thing-text.ts'

interface ThingNoteProps {
  readonly thing: Thing
  readonly words: CircadiansWords
  /** The part that counts now, where only one does. */
  readonly now?: number | undefined
}

/** A thing in words beside whatever is pointed at. */
export function ThingNote({ thing, words, now }: ThingNoteProps): ReactElement {
  const { title, typeLine, origin } = textOf(words, thing)
  return (
    <div className="circ-note" data-atmosphere="circadians">
      <p className="circ-note-title">
        {title}
        <DesignedMark origin={origin} t={words.labels} />
      </p>
      <p className="circ-note-type">{typeLine}</p>
      <ThingParts thing={thing} words={words} now={now} />
    </div>
  )
}

export function ThingParts({ thing, words, now }: ThingNoteProps): ReactElement {
  return (
    <>
      {textOf(words, thing).parts.map(({ head, texts }, i) => (
        <div key={i} className={now === undefined || now === i ? 'circ-part' : 'circ-part circ-part-off'}>
          {head !== undefined && <b>{head}</b>}
          {texts.map((text, at) => (
            <p key={at}>
              <LineText line={text} reach="none" />
            </p>
          ))}
        </div>
      ))}
    </>
  )
}

/** Which side of a component lies up: the index of its part. */
function sideUp({ c, view }: Table, { kind, id }: Thing, seat: number | undefined): number | undefined {
  if (kind === 'leader') return leaderHere(c, view, leaderOf(c, id)).upgraded ? 1 : 0
  if (kind !== 'attribute' || seat === undefined) return undefined
  const place = c.attributes.ids.indexOf(id) - c.attributes.first[view.faction[seat]]
  return members(view.attributes[seat]).includes(place) ? 1 : 0
}

/** Shows the note of a thing beside the element; `seat` tells whose attribute it is. */
export function useNote(thing: Thing | undefined, seat?: number): TipHandlers {
  const table = useTable()
  return useTip((): ReactNode => (thing === undefined ? undefined : <ThingNote thing={thing} words={table.words} now={sideUp(table, thing, seat)} />), 'card')
}
