import type { ReactElement } from 'react'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { useTable } from '../context.tsx'
import { meansPiece } from '../ship/piece.tsx'
import type { Piece } from '../ship/cargo.ts'
import { faceOf } from './faces.tsx'

/** What may be done with the piece of cargo that was pressed, and the way back. */
export function Chosen({ piece }: { readonly piece: Piece }): ReactElement {
  const { offers, words, props, release, turn } = useTable()
  const { words: ui } = useFurniture()
  return (
    <div className="ngata-chosen">
      <IconButton look="quiet" icon="chevronLeft" label={ui.back} onClick={release} />
      <OptionList options={offers(meansPiece(piece))} words={words} reader={props.reader} face={faceOf} onChoose={turn.choose} />
    </div>
  )
}
