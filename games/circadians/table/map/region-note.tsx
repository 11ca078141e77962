import './region-note.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Line } from '#words/line.ts'
import { CrestSign, MarkSign, TerrainSign } from '../signs.tsx'
import { baseOwner, contentOf, factionAt, groundOf, type CircadiansView } from '../view.ts'
import { sidesIn } from './forecast.ts'
import { SideNote } from './side-note.tsx'
import { controlLine, groundLines, titleOf, unitLines } from './spoken.ts'

type Props = TableProps<CircadiansView>

interface RegionNoteProps {
  readonly props: Props
  readonly region: number
  /** What a click here may choose. */
  readonly choices: readonly Line[]
  /** Why something that one might expect here cannot be chosen. */
  readonly reasons: readonly Line[]
}

/** Everything in a region as a list, beside the map or in a sheet. */
export function RegionNote({ props, region, choices, reasons }: RegionNoteProps): ReactElement {
  return (
    <div className="circ-note" data-atmosphere="circadians">
      <h3 className="circ-note-title">
        <GroundSign props={props} region={region} />
        {titleOf(props, region)}
      </h3>
      <RegionLines props={props} region={region} reasons={reasons} />
      {choices.length > 0 && (
        <ul className="circ-note-choices">
          {choices.map((choice, i) => (
            <li key={i}>
              <LineText line={choice} reach="none" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function GroundSign({ props: { view, override }, region }: { readonly props: Props; readonly region: number }): ReactElement | null {
  const ground = groundOf(contentOf(override), view, region)
  switch (ground) {
    case 'base':
    case 'ship': {
      const faction = factionAt(view, baseOwner(view, region))
      return faction ? <CrestSign faction={faction} size={18} filled /> : null
    }
    case 'slot':
    case 'out':
      return <MarkSign mark="base" size={18} />
    default:
      return <TerrainSign terrain={ground} size={18} />
  }
}

export function RegionLines({ props, region, reasons }: Omit<RegionNoteProps, 'choices'>): ReactElement {
  const control = controlLine(props, region)
  const sides = sidesIn(contentOf(props.override), props.view, region)
  return (
    <>
      {control.length > 0 && (
        <p className="circ-note-control">
          <LineText line={control} reach="none" />
        </p>
      )}
      {sides.length > 0 && (
        <div className="circ-note-sides">
          {sides.map((side) => (
            <SideNote key={side.seat} props={props} side={side} />
          ))}
        </div>
      )}
      <ul className="circ-note-list">
        {[...(sides.length > 0 ? [] : unitLines(props, region)), ...groundLines(props, region)].map((each, i) => (
          <li key={i}>
            <LineText line={each} reach="none" />
          </li>
        ))}
      </ul>
      {reasons.map((reason, i) => (
        <p key={i} className="circ-note-reason">
          <LineText line={reason} reach="none" />
        </p>
      ))}
    </>
  )
}
