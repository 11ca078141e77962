import { memo, type ReactElement } from 'react'
import { useTable } from './context.tsx'
import { Map } from './map/map.tsx'
import { DeckCorner, OrderCorner, RoundCorner } from './round/corners.tsx'

/** The map is drawn anew only with the game, not with every click beside it. */
const Planet = memo(Map)

/** The middle of the table: the map, and in its corners what belongs to the board. */
export function Centre(): ReactElement {
  const { props, turn } = useTable()
  return (
    <div className="circ-centre">
      <Planet props={props} turn={turn} />
      <RoundCorner />
      <OrderCorner />
      <DeckCorner />
    </div>
  )
}
