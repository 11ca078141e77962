import './side-note.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import { CombatSign } from '../signs.tsx'
import type { CircadiansView } from '../view.ts'
import type { Side } from './forecast.ts'
import { labelsOf } from './spoken.ts'

type Props = TableProps<CircadiansView>

/** One side of a battle to come: whose it is, who stands there, and how strong before wheels and cards. */
export function SideNote({ props, side }: { readonly props: Props; readonly side: Side }): ReactElement {
  const { map } = labelsOf(props)
  const { seat, fighters, leaders, strength } = side
  return (
    <span className="circ-side">
      <PlayerShape identity={props.players[seat]?.identity ?? 0} size={13} label={props.players[seat]?.name} />
      <LineText line={map.force(fighters, leaders.map(({ name }) => name))} reach="none" />
      <b>
        <CombatSign icon="strength" size={13} />
        {strength}
      </b>
    </span>
  )
}
