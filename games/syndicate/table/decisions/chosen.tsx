import './decisions.css'
import type { ReactElement } from 'react'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { useTable } from '../context.tsx'
import { faceOf } from './faces.tsx'

/** What may be done with the thing that was pressed, and the way back. A mission is attempted in its dossier. */
export function Chosen(): ReactElement | null {
  const table = useTable()
  const { words: ui } = useFurniture()
  const { selected, offers, words, props, release, turn, prompt } = table
  if (!selected) return null
  const why = prompt?.blocked.filter(selected.fits) ?? []
  return (
    <div className="syn-chosen">
      <IconButton look="quiet" icon="chevronLeft" label={ui.back} onClick={release} />
      <OptionList options={offers(selected.fits).filter(({ verb }) => verb !== 'mission')} words={words} reader={props.reader} face={(option) => faceOf(table, option)} onChoose={turn.choose} />
      {why.map(({ key, reason }) => (
        <p key={key} className="syn-chosen-why">
          <LineText line={words.reason(reason, props.reader)} /> <small>{reason.rule}</small>
        </p>
      ))}
    </div>
  )
}
