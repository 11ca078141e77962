import './chosen.css'
import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { useTable } from '../context.tsx'
import { faceOf } from './faces.tsx'

/** What may be done with the thing that was pressed, and the way back. */
export function Chosen(): ReactElement | null {
  const table = useTable()
  const { words: ui } = useFurniture()
  const { selected, offers, words, props, release, turn } = table
  if (!selected) return null
  return (
    <div className="arcs-chosen">
      <Button look="quiet" icon="chevronLeft" onClick={release}>
        {ui.back}
      </Button>
      <OptionList options={offers(selected.fits)} words={words} reader={props.reader} face={(option) => faceOf(table, option)} onChoose={turn.choose} />
    </div>
  )
}
