import './map-table.css'
import { type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface MapTableProps {
  readonly className: string
  readonly atmosphere: string
  readonly left: ReactNode
  readonly middle: ReactNode
  readonly right: ReactNode
  readonly bar: ReactNode
  /** The viewer's own board and hand; whoever looks on has none. */
  readonly foot: ReactNode
  /** The prompt goes from side to side; else it stands below the map. */
  readonly across?: boolean
  /** Before there is a map: what fills its place. */
  readonly settingUp?: ReactNode
}

/** A table with a map in the middle, panels on both sides, the prompt below and the viewer's things at the foot. */
export function MapTable({ className, atmosphere, left, middle, right, bar, foot, across = false, settingUp }: MapTableProps): ReactElement {
  const hasFoot = Boolean(foot) && settingUp === undefined
  return (
    <main className={classNames('ui-map-table', className, across && 'ui-map-table-across', !hasFoot && 'ui-map-table-footless')} data-atmosphere={atmosphere}>
      {settingUp ?? (
        <>
          <div className="ui-map-left">{left}</div>
          <div className="ui-map-middle">{middle}</div>
          <div className="ui-map-right">{right}</div>
        </>
      )}
      <div className="ui-map-prompt">{bar}</div>
      {hasFoot && <div className="ui-map-foot">{foot}</div>}
    </main>
  )
}
